import type { Locale } from '@narkhoz/contract/locales.ts'
import type { StarterEntry } from '../starter-entry.ts'
import { documents } from '../university/documents.ts'
import { employees } from '../university/employees.ts'
import { generalSettings } from '../university/general-settings.ts'
import type { PaperText } from './paper-text.ts'
import { writtenDate } from './written-date.ts'

/** Header and footer of a document, in one language. */
export type Frame = { university: string; address: string; title: string; number: string; date: string; post: string; name: string }

type Kind = 'document' | 'employee' | 'general-settings'
type Texts = { [lang in Locale]?: string | undefined }

const found = <K extends Kind>(entries: readonly { id?: number; attributes: unknown }[], id: number) =>
  // Typed by the contract where it is written; an entry ready to be saved no longer is.
  entries.find((entry) => entry.id === id)?.attributes as StarterEntry<K>['attributes'] | undefined

const said = (texts: Texts | null | undefined, lang: Locale) => {
  const words = texts?.[lang] ?? texts?.kz
  if (!words) throw new Error('the starter content lacks words that a paper needs')
  return words
}

/** The day a document is dated, which is also the day of its file. */
export const dayOf = (documentId: number) => found<'document'>(documents, documentId)?.date ?? ''

/** The frame of a document's paper, from the entries of the starter content. */
export const frameOf = (documentId: number, text: PaperText, lang: Locale): Frame => {
  const document = found<'document'>(documents, documentId)
  const university = found<'general-settings'>(generalSettings, 1)
  const signer = found<'employee'>(employees, text.signedBy)
  return {
    university: said(university?.title, lang),
    address: said(university?.address, lang),
    title: said(document?.title, lang),
    number: `${lang === 'en' ? 'No.' : '№'}\u00a0${document?.number}`,
    date: writtenDate(dayOf(documentId), lang),
    post: said(signer?.post, lang),
    name: said(signer?.name, lang),
  }
}
