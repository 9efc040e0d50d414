import { notFound } from '../.server/screen.ts'

/** The error screen at its own address. */
export const loader = () => {
  throw notFound()
}

// Never shown: the loader always throws. Without a component the router would take this for a resource, not a screen.
export default function NotFound() {
  return null
}
