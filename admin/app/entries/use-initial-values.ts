import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { isValues, type Values } from '../schema/values.ts'

/** State of a link to the screen of a new entry. */
export const beginWith = (attributes: Values) => ({ attributes })

/** Initial values of a new entry from the link's state; only declared attributes. */
export const useInitialValues = ({ attributes }: Entity): Values => {
  const { state } = useLocation()
  const [given] = useState<Values>(() => {
    const brought: unknown = isValues(state) ? state.attributes : undefined
    return isValues(brought) ? Object.fromEntries(Object.entries(brought).filter(([name]) => name in attributes)) : {}
  })
  return given
}
