import type { Environment } from '@narkhoz/contract/environment.ts'
import type { Storage } from './storage.ts'

/** Opens the database that the environment names; the engine that is not used is not loaded. */
export const openStorage = async ({ databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>): Promise<Storage> => {
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl)
  return (await import('./pglite.ts')).openPglite(dataDir)
}
