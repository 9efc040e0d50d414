import type { Card, Entity } from '@narkhoz/contract/entities/entity.ts'
import { fallbackLang } from '../../format/fallback-lang.ts'
import { noBreakDash } from '../../format/no-break-dash.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import type { PictureAnswer } from '../../kit/picture.tsx'

/** An entry of a list, as the service answers it. */
export type Entry<E extends Entity> = Card<E>

/** The words entries need: the names of facts. */
export type Words = Dictionary

/** A decorative picture: its description is not shown and need not be sent. */
export const decoration = (picture: PictureAnswer | null): PictureAnswer | null => picture && { ...picture, alt: '' }

/** A formatted text that opens on demand, if there is one. */
export const aboutOf = (entry: { fallback: readonly string[] }, name: string, html: string | null) =>
  html ? { html, lang: fallbackLang(entry, name) } : null

type Choices = readonly { title: string }[] | null

/** The names of several choices in one line, in lower case as a list inside a sentence is. */
export const titlesOf = (choices: Choices, { inList }: Words['kit']) => choices?.map(({ title }) => inList(title)).join(', ')

/** The pairs of subjects that a program asks for, in one line; none of its lines begins with a dash. */
export const subjectsOf = (choices: Choices, kit: Words['kit']) => noBreakDash(titlesOf(choices, kit) ?? '')

/** The names of several languages in one line; English writes them with a capital. */
export const languagesOf = (choices: Choices, { languageInList }: Words['kit']) =>
  choices?.map(({ title }) => languageInList(title)).join(', ')
