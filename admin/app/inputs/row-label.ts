import { createContext, useContext } from 'react'
import { useWords } from '../i18n/words.ts'

/** The enclosing row or block, by its unique name on the screen; empty outside. */
const Enclosing = createContext('')

/** Provides the name of the enclosing row or block to lists inside. */
export const WithinRow = Enclosing.Provider

/** The unique name of a list on the screen: rows of several lists have lists of the same name. */
export const useListName = (list: string) => [useContext(Enclosing), list].filter(Boolean).join('; ')

/** The accessible name of a row when it is moved or removed: its list, position and content. */
export const useRowLabel = (list: string) => {
  const { inputs } = useWords()
  const where = useListName(list)
  return (at: number, name: string) => [`${where}, ${inputs.row(at + 1)}`, name].filter(Boolean).join(': ')
}
