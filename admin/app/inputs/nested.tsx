import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { type ComponentType, createContext, memo, useContext } from 'react'

/** Renders inputs for attributes: groups, lists and blocks consist of inputs, and inputs of groups, lists and blocks. */
export type FieldsProps = { attributes: Attributes; path?: string }

/** Where inputs find what makes inputs; imported by each other they would be a circle. */
export const FieldsContext = createContext<ComponentType<FieldsProps>>(() => null)

/** Inputs for the attributes inside another one. */
export const Nested = memo((props: FieldsProps) => {
  const Fields = useContext(FieldsContext)
  return <Fields {...props} />
})
