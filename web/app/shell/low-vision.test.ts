import { describe, expect, test } from 'vitest'
import { chosenVision, readVision, type Vision, visionAttributes, visionChoices, visionCookie, visionKey } from './low-vision.ts'

const usual: Vision = { scheme: undefined, zoom: 'normal', spacing: 'normal', pictures: 'on' }
const white: Vision = { ...usual, scheme: 'white' }

const every: Vision[] = [undefined, ...visionChoices.scheme].flatMap((scheme) =>
  visionChoices.zoom.flatMap((zoom) =>
    visionChoices.spacing.flatMap((spacing) => visionChoices.pictures.map((pictures) => ({ scheme, zoom, spacing, pictures }))),
  ),
)

describe('the cookie', () => {
  test('restores every choice as stored', () => {
    for (const vision of every) {
      const sent = visionCookie(vision, true).split(';', 1)[0]
      expect(readVision(sent)).toEqual(visionKey(vision) === visionKey(usual) ? undefined : vision)
    }
  })

  test.each([
    ['scheme=black&zoom=large&spacing=wide&pictures=off', { scheme: 'black', zoom: 'large', spacing: 'wide', pictures: 'off' }],
    ['scheme=white', white],
    ['pictures=off&scheme=white', { ...white, pictures: 'off' }],
    ['scheme=white&zoom=huge&spacing=&pictures=maybe', white],
    ['scheme=purple&zoom=largest', { ...usual, zoom: 'largest' }],
    ['scheme=white&scheme=black', white],
    ['scheme%3Dblue%26zoom%3Dlarge', { ...usual, scheme: 'blue', zoom: 'large' }],
    ['scheme=BLACK', undefined],
    ['scheme=purple', undefined],
    ['zoom=normal&spacing=normal&pictures=on', undefined],
    ['%E0%A4%A', undefined],
    ['<script>', undefined],
    ['', undefined],
  ])('with the value "%s" means %o', (value, vision) => {
    expect(readVision(`vision=${value}`)).toEqual(vision)
  })

  test('is found among others, by its full name', () => {
    expect(readVision('a=b; vision=scheme=white; c=d')).toEqual(white)
    expect(readVision('a=b;vision=scheme=white')).toEqual(white)
    expect(readVision('television=scheme=white; xvision=scheme=white; Vision=scheme=white')).toBeUndefined()
    for (const nothing of [null, undefined, '', ';;', 'vision', '=', 'a']) expect(readVision(nothing)).toBeUndefined()
  })

  test('is stored for a year on the entire site, and deleted when nothing is selected', () => {
    const kept = 'vision=scheme=white&zoom=normal&spacing=normal&pictures=on; Path=/; Max-Age=31536000; SameSite=Lax'
    expect(visionCookie(white, false)).toBe(kept)
    expect(visionCookie(white, true)).toBe(`${kept}; Secure`)
    expect(visionCookie(undefined, false)).toBe('vision=; Path=/; Max-Age=0; SameSite=Lax')
  })
})

test('one choice has one spelling, and two choices have two', () => {
  expect(new Set(every.map(visionKey)).size).toBe(every.length)
  expect(visionKey(chosenVision(new URLSearchParams('pictures=on&x=1&scheme=white')) ?? usual)).toBe(visionKey(white))
})

test('"off" ends whatever else is chosen', () => {
  expect(chosenVision(new URLSearchParams('scheme=black&zoom=large&off=1'))).toBeUndefined()
})

test('the page carries the choice as attributes, and none without one', () => {
  expect(visionAttributes({ scheme: 'beige', zoom: 'largest', spacing: 'wide', pictures: 'off' })).toEqual({
    'data-vision': 'beige',
    'data-zoom': 'largest',
    'data-spacing': 'wide',
    'data-pictures': 'off',
  })
  expect(visionAttributes(undefined)).toBeUndefined()
})
