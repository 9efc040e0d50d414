import { createContext, useContext } from 'react'
import { useWords } from '../i18n/words.ts'

/** The row or block that inputs stand in, by its name among all of the screen; nothing outside of rows and blocks. */
const Enclosing = createContext('')

/** Tells the lists inside a row or block what that is called. */
export const WithinRow = Enclosing.Provider

/** What a list is called among all of the screen: rows of several lists have lists of the same name. */
export const useListName = (list: string) => [useContext(Enclosing), list].filter(Boolean).join('; ')

/** What a row is called when it is moved or taken out: where its list stands, its place there and what it says. */
export const useRowLabel = (list: string) => {
  const { inputs } = useWords()
  const where = useListName(list)
  return (at: number, name: string) => [`${where}, ${inputs.row(at + 1)}`, name].filter(Boolean).join(': ')
}
