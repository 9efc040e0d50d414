import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { bestBet } from '@narkhoz/contract/entities/best-bet.ts'
import { synonym } from '@narkhoz/contract/entities/synonym.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { type FieldErrors, fieldErrors, validationError } from '../entries/validate.ts'
import { synonymsIn } from '../search/synonyms.ts'
import type { Transaction } from '../storage/storage.ts'
import { deadAmong } from './dead-links.ts'
import type { EntryState } from './entry-state.ts'
import { attributesOfBlock } from './texts.ts'

/** Appearance alone is no content. */
const looks = new Set(['flag', 'choice'])

const saysNothing = (attributes: Attributes, block: UnknownRecord) =>
  Object.entries(attributes).every(([name, { type }]) => {
    const value = block[name]
    return value === undefined || value === null || looks.has(type) || (Array.isArray(value) && value.length === 0)
  })

/** Blocks that list entries of their own kind need no content. */
const filledElsewhere = new Set(['timeline'])

const emptyBlocks = (blocks: readonly UnknownRecord[], old: readonly UnknownRecord[]): FieldErrors => {
  const known = new Set(old.map(({ id }) => id))
  return Object.fromEntries(
    blocks.flatMap((block, at) => {
      const isEmpty = !block.hidden && !filledElsewhere.has(String(block.type)) && saysNothing(attributesOfBlock(block.type), block)
      return isEmpty && !known.has(block.id) ? [[`blocks.${at}.title`, fieldErrors.emptyBlock]] : []
    }),
  )
}

const otherSite = /^https?:/i

/** Where a best bet may not lead: to nothing, and to another site, which visitors would take for a result of this one. */
const wrongTargets = async (tx: Transaction, targets: readonly { url: string }[]): Promise<FieldErrors> => {
  const dead = await deadAmong(
    tx,
    targets.map(({ url }) => url),
  )
  // A place without its page is none: results are read elsewhere.
  const wrong: FieldErrors = {}
  for (const [at, { url }] of targets.entries()) {
    if (otherSite.test(url)) wrong[`targets.${at}.url`] = fieldErrors.foreignSite
    else if (dead.has(url) || url.startsWith('#')) wrong[`targets.${at}.url`] = fieldErrors.nowhere
  }
  return wrong
}

const isAlone = (words: Partial<Record<Locale, string>>) => new Set(synonymsIn(words).map((one) => one.toLowerCase())).size < 2

/** Refuses to publish what would show or do nothing: empty blocks, a best bet that leads nowhere or away, a synonym of nothing. */
export const checkEffect = async (tx: Transaction, { entity: { kind }, id, public: seen }: EntryState, attributes: UnknownRecord) => {
  const old = seen?.isLive ? ((seen.attributes.blocks ?? []) as UnknownRecord[]) : []
  const wrong: FieldErrors = {
    ...emptyBlocks((attributes.blocks ?? []) as UnknownRecord[], old),
    ...(kind === bestBet.kind && (await wrongTargets(tx, attributes.targets as { url: string }[]))),
    ...(kind === synonym.kind && isAlone(attributes.words as Partial<Record<Locale, string>>) && { words: fieldErrors.alone }),
  }
  if (Object.keys(wrong).length > 0) throw validationError({ kind, id }, wrong, `without effect: ${Object.keys(wrong).join(', ')}`)
}
