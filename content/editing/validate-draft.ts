import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { barePath } from '@narkhoz/contract/attributes/page-path.ts'
import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { type Entity, savedSchema } from '@narkhoz/contract/entities/entity.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import * as v from 'valibot'
import { sanitizeAttributes } from '../entries/sanitize.ts'
import { type FieldErrors, fieldErrors, isUnplayable, messageFor, validateEntry, validationError } from '../entries/validate.ts'
import { normalizeDraft } from './normalize-draft.ts'
import { textsIn } from './texts.ts'

/** Whether an issue says no more than that something is not written yet. A block without a type is no block. */
const isGap = (issue: v.BaseIssue<unknown>) => issue.kind === 'schema' && issue.received === 'undefined' && issue.type !== 'variant'

const schemas = new WeakMap<Entity, ReturnType<typeof savedSchema>>()

const schemaOf = (entity: Entity) => {
  const known = schemas.get(entity) ?? savedSchema(entity)
  schemas.set(entity, known)
  return known
}

/** Every scalar value, with its path. */
const leavesOf = (value: unknown, path: readonly string[] = []): [at: string, value: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name]))
    : [[path.join('.'), value]]

/** Plain texts with characters that sanitizing takes for markup; in rich texts markup is allowed. */
const markedUp = (attributes: Attributes, given: UnknownRecord, clean: UnknownRecord): string[] => {
  const rich = textsIn(attributes, given).filter(({ isRich }) => isRich)
  const isRich = new Set(rich.flatMap(({ path, texts }) => Object.keys(texts).map((lang) => `${path}.${lang}`)))
  const after = new Map(leavesOf(clean))
  return leavesOf(given).flatMap(([at, value]) =>
    typeof value === 'string' && value.includes('<') && after.get(at) !== value && !isRich.has(at) ? [at] : [],
  )
}

const withBarePath = ({ kind }: Entity, values: UnknownRecord): UnknownRecord =>
  kind === 'page' && typeof values.path === 'string' ? { ...values, path: barePath(values.path) } : values

/** Validates and sanitizes a draft: anything may be missing, but present values must have the declared shape. */
export const validateDraft = (entity: Entity, draft: Omit<Draft, 'kind' | 'status'>): UnknownRecord => {
  const { kind, attributes } = entity
  const given = normalizeDraft(attributes, withBarePath(entity, draft.attributes))
  const wrong: FieldErrors = Object.fromEntries(
    Object.entries(validateEntry(entity, { ...draft, kind, attributes: given })).filter(([, words]) => words !== fieldErrors.missing),
  )
  const why = Object.entries(wrong).map(([at, words]) => `${at}: ${words.en}`)
  for (const issue of v.safeParse(schemaOf(entity), given).issues ?? []) {
    // A non-video file from before this rule: it does not block saving other corrections, only publishing.
    if (isGap(issue) || isUnplayable(issue)) continue
    const at = v.getDotPath(issue) ?? ''
    wrong[at] ??= messageFor(issue)
    why.push(`${at}: ${issue.message}`)
  }
  if (why.length > 0) throw validationError({ kind, ...draft }, wrong, why.join('; '))
  const clean = sanitizeAttributes(attributes, given)
  const marked = markedUp(attributes, given, clean)
  // Reported, not removed silently: nobody reads a title again that they have just saved.
  if (marked.length > 0)
    throw validationError(
      { kind, ...draft },
      Object.fromEntries(marked.map((at) => [at, fieldErrors.markup])),
      `markup in ${marked.join(', ')}`,
    )
  // A text that was nothing but markup is empty when it is clean.
  return normalizeDraft(attributes, clean)
}
