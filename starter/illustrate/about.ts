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

/** The seed of an entry's pictures. */
export const seedOf = ({ kind, id }: Slot['entry']) => `${kind}-${id}`

/** Texts that describe an entry: its heading and address weigh most, the first texts a little. */
export const aboutEntry = ({ entry }: Pick<Slot, 'entry'>): About[] => {
  const { subject, lead, desc, body, recipient } = entry.attributes
  return [
    { text: `${wordsOf(headingOf(entry))} ${wordsOf(subject)}`, weight: 4 },
    { text: (entry.slug ?? '').replaceAll('-', ' '), weight: headingOf(entry).en ? 2 : 4 },
    { text: `${wordsOf(lead)} ${wordsOf(recipient)}`, weight: 1 },
    { text: `${wordsOf(desc)} ${wordsOf(body)}`.slice(0, 400), weight: 0.5 },
  ]
}

/** Texts that describe a banner, besides those of its page. */
export const aboutBanner = (slot: Slot): About[] => [
  ...aboutEntry(slot),
  { text: wordsOf(slot.beside.title), weight: 3 },
  { text: wordsOf(slot.beside.lead), weight: 1 },
]

/** Texts that describe a row or block, weighted far above those of its page. */
export const aboutPart = (slot: Slot): About[] => [
  { text: `${wordsOf(slot.beside.title)} ${wordsOf(slot.beside.caption)}`, weight: 4 },
  { text: `${wordsOf(slot.beside.lead)} ${wordsOf(slot.beside.desc)}`, weight: 1.5 },
  { text: wordsOf(slot.block?.title), weight: 1 },
  ...aboutEntry(slot).map(({ text, weight }) => ({ text, weight: weight / 8 })),
]
