import type { Environment } from '@narkhoz/server-kit/environment.ts'
import type { Storage } from './storage.ts'

type StorageSettings = Pick<Environment, 'databaseUrl' | 'dataDir'> & Partial<Pick<Environment, 'databaseReadUrl'>>

/** Opens the database that the environment names; the engine that is not used is not loaded. */
export const openStorage = async ({ databaseUrl, databaseReadUrl, dataDir }: StorageSettings): Promise<Storage> => {
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl, databaseReadUrl)
  return (await import('./pglite.ts')).openPglite(dataDir)
}
