import type { LocalizedText } from '@narkhoz/contract/attributes/localized.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import type { About } from './fitting.ts'
import type { Slot } from './slots.ts'

const wordsOf = (value: unknown) => {
  const { en, ru }: Partial<LocalizedText> = value ?? {}
  return (en ?? ru ?? '').replaceAll(/<[^>]*>|&\w+;/g, ' ')
}

/** The name of an entry. */
const headingOf = ({ kind, attributes }: Slot['entry']) => attributes[entityOf(kind).heading] as LocalizedText

/** What makes the pictures of an entry its own. */
export const seedOf = ({ kind, id }: Slot['entry']) => `${kind}-${id}`

/** What an entry is about: its heading and address say most, the first texts a little. */
export const aboutEntry = ({ entry }: Pick<Slot, 'entry'>): About[] => {
  const { subject, lead, desc, body, recipient } = entry.attributes
  return [
    { text: `${wordsOf(headingOf(entry))} ${wordsOf(subject)}`, weight: 4 },
    { text: (entry.slug ?? '').replaceAll('-', ' '), weight: headingOf(entry).en ? 2 : 4 },
    { text: `${wordsOf(lead)} ${wordsOf(recipient)}`, weight: 1 },
    { text: `${wordsOf(desc)} ${wordsOf(body)}`.slice(0, 400), weight: 0.5 },
  ]
}

/** What a banner is about, beside its page. */
export const aboutBanner = (slot: Slot): About[] => [
  ...aboutEntry(slot),
  { text: wordsOf(slot.beside.title), weight: 3 },
  { text: wordsOf(slot.beside.lead), weight: 1 },
]

/** What a row or block is about, far before the page that it stands on. */
export const aboutPart = (slot: Slot): About[] => [
  { text: `${wordsOf(slot.beside.title)} ${wordsOf(slot.beside.caption)}`, weight: 4 },
  { text: `${wordsOf(slot.beside.lead)} ${wordsOf(slot.beside.desc)}`, weight: 1.5 },
  { text: wordsOf(slot.block?.title), weight: 1 },
  ...aboutEntry(slot).map(({ text, weight }) => ({ text, weight: weight / 8 })),
]
