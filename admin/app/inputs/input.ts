import type { Attribute } from '@narkhoz/contract/attributes/attribute.ts'
import type { ComponentType } from 'react'

/** Common props of inputs: the attribute, its label, and its path in form and entry. */
export type InputProps = { attribute: Attribute; label: string; path: string }

/** The part of a form that edits one attribute. */
export type Input = ComponentType<InputProps>
