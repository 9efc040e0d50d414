import { useState } from 'react'
import { useLocation } from 'react-router'
import { isValues } from '../schema/values.ts'

/** What a link to the redirects brings along, to begin one from an address. */
export const redirectFrom = (from: string) => ({ from })

/** The address that a redirect is begun from, as whoever led here has said. */
export const useBegun = (): string | undefined => {
  const { state } = useLocation()
  const [begun] = useState<string | undefined>(() => (isValues(state) && typeof state.from === 'string' ? state.from : undefined))
  return begun
}
