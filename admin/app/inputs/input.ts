import type { Attribute } from '@narkhoz/contract/attributes/attribute.ts'
import type { ComponentType } from 'react'

/** What every input gets: its attribute, what it is called, and its place in the form, which is its place in the entry. */
export type InputProps = { attribute: Attribute; label: string; path: string }

/** The part of a form that edits one attribute. */
export type Input = ComponentType<InputProps>
