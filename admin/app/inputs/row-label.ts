import { useWords } from '../i18n/words.ts'

/** What a row is called when it is moved or taken out: its list, its place and what it says, for lists inside lists have the same places. */
export const useRowLabel = (list: string) => {
  const { inputs } = useWords()
  return (at: number, name: string) => [`${list}, ${inputs.row(at + 1)}`, name].filter(Boolean).join(': ')
}
