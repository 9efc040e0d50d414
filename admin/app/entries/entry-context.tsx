import type { Working } from '@narkhoz/contract/admin/entries.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { createContext, useContext } from 'react'

/** Shared state of an entry's screen: the entry as the service has it, and its actions. */
export type EntryControls = {
  entity: Entity
  working: Working
  isDirty: boolean
  isUnderWay: boolean
  /** Saves the form; false on a failure, which has been reported. */
  save: (options?: { isQuiet?: boolean; isAutomatic?: boolean }) => Promise<boolean>
  /** Resets the form to the service's current version. */
  take: (working: Working) => void
}

const Context = createContext<EntryControls | undefined>(undefined)

/** Provides the state of an entry's screen. */
export const EntryProvider = Context.Provider

/** The entry being worked on. */
export const useEntry = (): EntryControls => {
  const entry = useContext(Context)
  if (!entry) throw new Error('No entry is being worked on here.')
  return entry
}
