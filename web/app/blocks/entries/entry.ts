import type { Card, Entity } from '@narkhoz/contract/entities/entity.ts'
import type { Dictionary } from '../../i18n/dictionary.ts'
import { spokenIn } from '../../kit/spoken.ts'

/** An entry of a list, as the service answers it. */
export type Entry<E extends Entity> = Card<E>

/** The words entries need: the names of facts. */
export type Words = Dictionary

/** A formatted text that opens on demand, if there is one. */
export const aboutOf = (entry: { fallback: readonly string[] }, name: string, html: string | null) =>
  html ? { html, lang: spokenIn(entry, name) } : null

/** The names of several choices in one line. */
export const titlesOf = (choices: readonly { title: string }[] | null) => choices?.map(({ title }) => title).join(', ')
