import { type Entity, savedSchema } from '@narkhoz/contract/entities/entity.ts'
import * as v from 'valibot'
import { cleanAttributes, cleanText } from '../content/clean.ts'
import type { Draft } from '../content/entry.ts'
import { aboutEntry, refused, said, type Wrong, wordsFor } from '../content/judge.ts'
import { textsIn } from './texts.ts'
import { tidied } from './tidied.ts'

type Loose = Record<string, unknown>

/** Whether an issue says no more than that something is not written yet. A block without a type is no block. */
const isGap = (issue: v.BaseIssue<unknown>) => issue.kind === 'schema' && issue.received === 'undefined' && issue.type !== 'variant'

const schemas = new WeakMap<Entity, ReturnType<typeof savedSchema>>()

const schemaOf = (entity: Entity) => {
  const known = schemas.get(entity) ?? savedSchema(entity)
  schemas.set(entity, known)
  return known
}

/** Where a plain text holds what would be taken for markup. */
const markedUp = ({ attributes }: Entity, values: Loose): string[] =>
  textsIn(attributes, values)
    .filter(({ isRich }) => !isRich)
    .flatMap(({ path, texts }) => Object.entries(texts).flatMap(([lang, text]) => (cleanText(text) === text ? [] : [`${path}.${lang}`])))

/** What editors save before it is ready: anything may be missing, what is there must have its declared shape, and is clean. */
export const drafted = (entity: Entity, draft: Omit<Draft, 'kind' | 'status'>): Loose => {
  const { kind, attributes } = entity
  const given = tidied(attributes, draft.attributes)
  const wrong: Wrong = Object.fromEntries(
    Object.entries(aboutEntry(entity, { ...draft, kind, attributes: given })).filter(([, words]) => words !== said.missing),
  )
  const why = Object.entries(wrong).map(([at, words]) => `${at}: ${words.en}`)
  for (const issue of v.safeParse(schemaOf(entity), given).issues ?? []) {
    if (isGap(issue)) continue
    const at = v.getDotPath(issue) ?? ''
    wrong[at] ??= wordsFor(issue)
    why.push(`${at}: ${issue.message}`)
  }
  // Taken out silently it would be lost: nobody looks at a title again that they have just saved.
  for (const at of why.length > 0 ? [] : markedUp(entity, given)) {
    wrong[at] = said.markup
    why.push(`${at}: ${said.markup.en}`)
  }
  if (why.length > 0) throw refused({ kind, ...draft }, wrong, why.join('; '))
  // A text that was nothing but markup is empty when it is clean.
  return tidied(attributes, cleanAttributes(attributes, given))
}
