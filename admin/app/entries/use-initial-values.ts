import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { isValues, type Values } from '../schema/values.ts'

/** What a link to the screen of a new entry brings along to begin with. */
export const beginWith = (attributes: Values) => ({ attributes })

/** What a new entry begins with, as whoever led here has said; only what its kind has. */
export const useInitialValues = ({ attributes }: Entity): Values => {
  const { state } = useLocation()
  const [given] = useState<Values>(() => {
    const brought: unknown = isValues(state) ? state.attributes : undefined
    return isValues(brought) ? Object.fromEntries(Object.entries(brought).filter(([name]) => name in attributes)) : {}
  })
  return given
}
