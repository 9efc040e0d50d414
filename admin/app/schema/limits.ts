import type { Attribute } from '@narkhoz/contract/attributes/attribute.ts'

/** The bounds that a declaration may carry beside its rule: of a number, or of the length of a list. */
export type Limits = { least?: number; most?: number; fraction?: true }

// Builders keep their options on the attribute, and `Attribute` names only those that all of them share.
/** The bounds of an attribute. */
export const limitsOf = (attribute: Attribute): Limits => attribute as Limits

/** How many rows a list takes where its declaration does not say. */
export const usualRows = 100
