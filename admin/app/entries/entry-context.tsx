import type { Working } from '@narkhoz/contract/admin/entries.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { createContext, useContext } from 'react'

/** What the parts of an entry's screen share: the entry as the service has it, and what can be done with it. */
export type EntryControls = {
  entity: Entity
  working: Working
  isDirty: boolean
  isUnderWay: boolean
  /** Writes what is in the form; false where that did not work, which was told already. */
  save: (options?: { isQuiet?: boolean; isAutomatic?: boolean }) => Promise<boolean>
  /** Takes over what the service has now, whatever the form held. */
  take: (working: Working) => void
}

const Context = createContext<EntryControls | undefined>(undefined)

/** Lets the parts of an entry's screen share what they work on. */
export const EntryProvider = Context.Provider

/** The entry being worked on. */
export const useEntry = (): EntryControls => {
  const entry = useContext(Context)
  if (!entry) throw new Error('No entry is being worked on here.')
  return entry
}
