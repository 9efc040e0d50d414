import type { LocalizedText } from '@narkhoz/contract/attributes/localized.ts'
import { seedOf } from './about.ts'
import { logoText, named, told } from './names.ts'
import type { Decide } from './wish.ts'

/** A logo as a set wordmark. */
export const logo: Decide = ({ entry, beside, block }) => {
  // A place in a ranking shows whose ranking it is, and the same one each time.
  const name = (beside.agency ?? beside.title) as LocalizedText
  const text = logoText(name.en ?? name.kz)
  return {
    drawing: { kind: 'wordmark', seed: beside.agency || block ? text : seedOf(entry), text },
    alt: named(name, { kz: 'Логотип', ru: 'Логотип', en: 'Logo' }),
  }
}

/** The cover of a book, in the language it is written in. */
export const cover: Decide = ({ entry, beside }) => {
  const [title, author] = [beside.title as LocalizedText, beside.author as LocalizedText]
  const language = (beside.language ?? 'kz') as keyof LocalizedText
  const written = (text: LocalizedText) => text[language] ?? text.kz
  return {
    drawing: { kind: 'book', seed: seedOf(entry), text: `${written(title)}\n${written(author)}` },
    alt: told({ kz: 'Кітап мұқабасы', ru: 'Обложка книги', en: 'Book cover' }, title),
  }
}

/** The card of one of the seventeen goals. */
export const goal: Decide = ({ entry, beside }) => {
  const number = beside.number as number
  return {
    drawing: { kind: 'goal', seed: seedOf(entry), text: `${number}` },
    alt: told({ kz: `${number}-мақсат`, ru: `Цель ${number}`, en: `Goal ${number}` }, beside.title as LocalizedText),
  }
}
