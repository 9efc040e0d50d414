import { decoded } from '../format/decoded.ts'

/** What low-vision mode lets a visitor choose; the first of each is what holds when nothing is chosen. */
export const visionChoices = {
  scheme: ['white', 'black', 'blue', 'beige'],
  zoom: ['normal', 'large', 'largest'],
  spacing: ['normal', 'wide'],
  pictures: ['on', 'off'],
} as const

type Choices = typeof visionChoices

/** Low-vision mode as a visitor set it. Without a scheme the usual colours stay. */
export type Vision = {
  scheme: Choices['scheme'][number] | undefined
  zoom: Choices['zoom'][number]
  spacing: Choices['spacing'][number]
  pictures: Choices['pictures'][number]
}

/** The cookie of the choice, and the path that changes it. */
export const visionName = 'vision'

/** The cookie's lifetime, in seconds: a year. */
const keptFor = 31_536_000

const chosen = <T extends string>(allowed: readonly T[], given: string | null) => allowed.find((one) => one === given)

/** Parses a submitted choice: `off` ends it, an invalid value is ignored, an empty choice is no low-vision mode. */
export const chosenVision = (sent: URLSearchParams): Vision | undefined => {
  if (sent.has('off')) return undefined
  const vision: Vision = {
    scheme: chosen(visionChoices.scheme, sent.get('scheme')),
    zoom: chosen(visionChoices.zoom, sent.get('zoom')) ?? 'normal',
    spacing: chosen(visionChoices.spacing, sent.get('spacing')) ?? 'normal',
    pictures: chosen(visionChoices.pictures, sent.get('pictures')) ?? 'on',
  }
  const isUsual = !vision.scheme && vision.zoom === 'normal' && vision.spacing === 'normal' && vision.pictures === 'on'
  return isUsual ? undefined : vision
}

/** The choice in a request's `Cookie` header, if it holds one. */
export const readVision = (cookieHeader: string | null | undefined): Vision | undefined => {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const at = pair.indexOf('=')
    // Some libraries escape `=` and `&` in a cookie; a malformed one is not ours.
    if (at > 0 && pair.slice(0, at).trim() === visionName)
      return chosenVision(new URLSearchParams(decoded(pair.slice(at + 1).trim()) ?? ''))
  }
  return undefined
}

/** The canonical form of a choice: the value of the cookie, and part of a page's cache key. */
export const visionKey = ({ scheme, zoom, spacing, pictures }: Vision) =>
  `${scheme ? `scheme=${scheme}&` : ''}zoom=${zoom}&spacing=${spacing}&pictures=${pictures}`

/** The `Set-Cookie` of a choice, or of its removal. Nothing in it is secret, and the page's own script may change it too. */
export const visionCookie = (vision: Vision | undefined, isSecure: boolean) =>
  `${visionName}=${vision ? visionKey(vision) : ''}; Path=/; Max-Age=${vision ? keptFor : 0}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The choice as attributes of `<html>`, which the tokens follow. */
export const visionAttributes = (vision: Vision | undefined) =>
  vision && {
    'data-vision': vision.scheme,
    'data-zoom': vision.zoom,
    'data-spacing': vision.spacing,
    'data-pictures': vision.pictures,
  }
