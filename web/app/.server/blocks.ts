import { type Block, blockAnswer } from '@narkhoz/contract/blocks/block.ts'
import { type AnyBlockAnswer, blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { Unreachable } from './content-error.ts'

// Looser than the contract's own rule: a type that this version does not know must not cost the visitor the page.
const groups = v.record(v.string(), v.array(v.looseObject({ id: v.number(), type: v.string(), position: v.number() })))

const isKnown = (type: string): type is keyof typeof blockRegistry => Object.hasOwn(blockRegistry, type)

/** Rank of a group: first the numbers that the page's declaration lists, in their order; all others after them. */
const rankOf = (group: string, order: readonly number[]) => {
  const at = order.indexOf(Number(/-block(\d+)$/.exec(group)?.[1]))
  return at < 0 ? order.length : at
}

/**
 * Every block of an answer in order of position, or of the groups' own order where the page has one. One of an unknown
 * type is left out and said so in the log.
 */
export const readBlocks = (answer: unknown, log: Logger, order: readonly number[] = []): AnyBlockAnswer[] => {
  const read = v.safeParse(groups, answer)
  if (!read.success) throw new Unreachable(`Blocks in another shape: ${read.issues[0].message}`)
  return Object.entries(read.output)
    .flatMap(([group, blocks]) => blocks.map((block) => ({ group, block })))
    .sort((one, other) => rankOf(one.group, order) - rankOf(other.group, order) || one.block.position - other.block.position)
    .flatMap(({ group, block }) => {
      if (!isKnown(block.type)) {
        log.warn({ group, id: block.id, type: block.type }, 'block of an unknown type left out')
        return []
      }
      const declared: Block = blockRegistry[block.type]
      const checked = v.safeParse(blockAnswer(declared), block)
      if (!checked.success) throw new Unreachable(`Block ${block.id} of ${group} in another shape at ${v.getDotPath(checked.issues[0])}`)
      // The rule is made from the declaration at run time, which loses the single type; `AnyBlockAnswer` says the same.
      return [checked.output as unknown as AnyBlockAnswer]
    })
}
