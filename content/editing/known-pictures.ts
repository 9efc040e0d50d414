import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { mediaAddress } from '@narkhoz/contract/media.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { and, inArray, like } from 'drizzle-orm'
import { fieldErrors, validationError } from '../entries/validate.ts'
import { media } from '../storage/schema.ts'
import type { Transaction } from '../storage/storage.ts'
import { attributesOfBlock } from './texts.ts'

/** A picture and its path. */
type PictureUse = { at: string; url: string }

const picturesIn = (attributes: Attributes, values: UnknownRecord, before = ''): PictureUse[] =>
  Object.entries(attributes).flatMap(([name, { type, attributes: nested = {} }]: [string, Attribute]) => {
    const value = values[name]
    const at = before + name
    if (value === undefined || value === null) return []
    if (type === 'picture') return [{ at: `${at}.url`, url: String((value as UnknownRecord).url) }]
    if (type === 'group') return picturesIn(nested, value as UnknownRecord, `${at}.`)
    if (type === 'list') return (value as UnknownRecord[]).flatMap((row, place) => picturesIn(nested, row, `${at}.${place}.`))
    if (type === 'blocks')
      return (value as UnknownRecord[]).flatMap((block, place) => picturesIn(attributesOfBlock(block.type), block, `${at}.${place}.`))
    return []
  })

/**
 * Refuses a picture that is not in the library: pages, feeds and previews of links would show an unreviewed one. A previous one may
 * stay, or an old entry could not be corrected.
 */
export const checkPictures = async (
  tx: Transaction,
  { kind, attributes: declared }: Entity,
  id: number,
  attributes: UnknownRecord,
  before: readonly (UnknownRecord | undefined)[],
) => {
  const old = new Set(before.flatMap((values) => (values ? picturesIn(declared, values) : [])).map(({ url }) => url))
  const added = picturesIn(declared, attributes).filter(({ url }) => !old.has(url))
  if (added.length === 0) return
  const base = mediaAddress('')
  const keys = added.flatMap(({ url }) => (url.startsWith(base) ? [url.slice(base.length)] : []))
  const rows =
    keys.length === 0
      ? []
      : await tx
          .select({ key: media.key })
          .from(media)
          .where(and(inArray(media.key, keys), like(media.type, 'image/%')))
  const known = new Set(rows.map(({ key }) => mediaAddress(key)))
  const foreign = added.filter(({ url }) => !known.has(url))
  if (foreign.length > 0)
    throw validationError(
      { kind, id },
      Object.fromEntries(foreign.map(({ at }) => [at, fieldErrors.picture])),
      `not in the library: ${foreign.map(({ at }) => at).join(', ')}`,
    )
}
