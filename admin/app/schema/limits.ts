import type { Attribute } from '@narkhoz/contract/attributes/attribute.ts'

/** Bounds of a declaration: of a number, or of the length of a list. */
export type Limits = { least?: number; most?: number; fraction?: true }

// Builders keep their options on the attribute, and `Attribute` names only the common ones.
/** The bounds of an attribute. */
export const limitsOf = (attribute: Attribute): Limits => attribute as Limits

/** How many rows a list takes where its declaration does not say. */
export const usualRows = 100
