import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import type { Values } from '../schema/values.ts'

/**
 * The path of the heading if it is empty in every language, otherwise undefined. A draft may lack everything else, and may begin in
 * any language; without a heading nobody finds it in a list.
 */
export const missingHeading = ({ heading, attributes }: Pick<Entity, 'heading' | 'attributes'>, tidied: Values): string | undefined =>
  heading in attributes && tidied[heading] === undefined ? heading : undefined
