import { useState } from 'react'
import { useLocation } from 'react-router'
import { isValues } from '../schema/values.ts'

/** State of a link to the redirects, to start one from an address. */
export const redirectFrom = (from: string) => ({ from })

/** The address of the link's state. */
export const useBegun = (): string | undefined => {
  const { state } = useLocation()
  const [begun] = useState<string | undefined>(() => (isValues(state) && typeof state.from === 'string' ? state.from : undefined))
  return begun
}
