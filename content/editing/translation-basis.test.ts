import { entities } from '@narkhoz/contract/entities/registry.ts'
import { growthByEight, linear } from '@narkhoz/server-kit/testing/growth.ts'
import { describe, expect, test } from 'vitest'
import type { Basis } from '../storage/schema.ts'
import { plainText } from './shown-value.ts'
import { confirmed, nextBasis, outdatedIn, textStates } from './translation-basis.ts'

const { attributes } = entities.page

type Texts = { kz?: string; ru?: string; en?: string }
const block = (id: number, title: Texts, desc?: Texts) => ({ id, type: 'text', group: id, position: id, title, ...(desc && { desc }) })
const page = (...blocks: ReturnType<typeof block>[]) => ({ blocks })

const statesOf = (basis: Basis, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(textStates(attributes, basis, values)).map(([path, { ru, en }]) => [path, `${ru} ${en}`]))

const first = { kz: 'Бірінші', ru: 'Первый', en: 'First' }
const second = { kz: 'Екінші', ru: 'Второй', en: 'Second' }
const changed = { ...first, kz: 'Бірінші, өзгерген' }

/** The states after saves one after the other. */
const after = (...versions: Record<string, unknown>[]) => {
  let basis: Basis = {}
  for (const [at, version] of versions.entries()) if (at > 0) basis = nextBasis(attributes, basis, versions[at - 1] ?? {}, version)
  return { basis, states: statesOf(basis, versions.at(-1) ?? {}) }
}

describe('a translation', () => {
  test('is outdated when its Kazakh text is another one, and only then', () => {
    const { states, basis } = after(page(block(1, first), block(2, second)), page(block(1, changed), block(2, second)))
    expect(states).toEqual({ 'blocks.0.title': 'outdated outdated', 'blocks.1.title': 'written written' })
    expect(outdatedIn(basis)).toEqual({ ru: true, en: true })
  })

  test('that is written again belongs to the current Kazakh text', () => {
    const newRu = { ...changed, ru: 'Первый, изменён' }
    const { states } = after(page(block(1, first)), page(block(1, changed)), page(block(1, newRu)))
    expect(states).toEqual({ 'blocks.0.title': 'written outdated' })
    expect(after(page(block(1, first)), page(block(1, newRu))).states).toEqual({ 'blocks.0.title': 'written outdated' })
  })

  test('is current again when the Kazakh text is restored', () => {
    const { states, basis } = after(page(block(1, first)), page(block(1, changed)), page(block(1, first)))
    expect(states).toEqual({ 'blocks.0.title': 'written written' })
    expect(basis).toEqual({})
  })

  test('takes its state with it wherever it is moved', () => {
    const steps = [
      page(block(1, first), block(2, second)),
      page(block(2, second), block(1, first)),
      page(block(2, second), block(1, changed)),
      page(block(1, changed), block(2, second)),
      page(block(7, { kz: 'Жаңа' }), block(2, second), block(1, changed)),
    ]
    expect(after(...steps.slice(0, 2)).states).toEqual({ 'blocks.0.title': 'written written', 'blocks.1.title': 'written written' })
    expect(after(...steps.slice(0, 4)).states).toEqual({ 'blocks.0.title': 'outdated outdated', 'blocks.1.title': 'written written' })
    expect(after(...steps).states).toEqual({
      'blocks.0.title': 'missing missing',
      'blocks.1.title': 'written written',
      'blocks.2.title': 'outdated outdated',
    })
  })

  test('is outdated also where it was moved in the very save that changed the Kazakh text', () => {
    const { states } = after(page(block(1, first), block(2, second)), page(block(2, second), block(1, changed)))
    expect(states).toEqual({ 'blocks.0.title': 'written written', 'blocks.1.title': 'outdated outdated' })
  })

  test('that occurs twice is evaluated at each place', () => {
    const twice = page(block(1, first), block(2, { kz: 'Бастапқы', ru: 'Первый', en: 'First' }))
    const { states } = after(twice, page(block(1, changed), block(2, { kz: 'Бастапқы', ru: 'Первый', en: 'First' })))
    expect(states).toEqual({ 'blocks.0.title': 'outdated outdated', 'blocks.1.title': 'written written' })
  })

  test('that is written again for another Kazakh text is current in both places', () => {
    const { states } = after(page(block(1, first)), page(block(1, first), block(2, { kz: 'Бастапқы', ru: 'Первый' })))
    expect(states).toEqual({ 'blocks.0.title': 'written written', 'blocks.1.title': 'written missing' })
  })

  test('is not outdated by other markup around the same words, but by another link', () => {
    const desc = (kz: string) => page(block(1, first, { kz, ru: '<p>Текст</p>' }))
    expect(after(desc('<p>Мәтін</p>'), desc('<p><strong>Мәтін</strong></p>')).states['blocks.0.desc']).toBe('written missing')
    expect(after(desc('<p><a href="/a">Мәтін</a></p>'), desc('<p><a href="/b">Мәтін</a></p>')).states['blocks.0.desc']).toBe(
      'outdated missing',
    )
  })

  test('written before there was any Kazakh text is right for the first one', () => {
    const { states } = after(page(block(1, { ru: 'Первый' })), page(block(1, { kz: 'Бірінші', ru: 'Первый' })))
    expect(states).toEqual({ 'blocks.0.title': 'written missing' })
  })

  test('is current once confirmed, at that place and in that language, until the Kazakh text changes again', () => {
    const now = page(block(1, changed), block(2, second))
    const { basis } = after(page(block(1, first), block(2, second)), now)
    expect(statesOf(confirmed(attributes, basis, now, ['blocks.1.title'], 'ru'), now)['blocks.0.title']).toBe('outdated outdated')
    const right = confirmed(attributes, basis, now, ['blocks.0.title'], 'ru')
    expect(statesOf(right, now)['blocks.0.title']).toBe('written outdated')
    const later = page(block(1, { ...changed, kz: 'Тағы да басқа' }), block(2, second))
    expect(statesOf(nextBasis(attributes, right, now, later), later)['blocks.0.title']).toBe('outdated outdated')
  })
})

test.each(['<', '<a ', '<a href="', '<a href="/x" ', '<p', '&', ' ', '\n', '-', '['])(
  'a text of %j is compared and shown in time in proportion to its length',
  (piece) => {
    const text = (length: number) => piece.repeat(Math.ceil(length / piece.length))
    const values = (length: number) => page(block(1, { kz: text(length), ru: text(length) }))
    expect(growthByEight((length) => nextBasis(attributes, {}, {}, values(length)))).toBeLessThan(linear)
    expect(growthByEight((length) => plainText(text(length)))).toBeLessThan(linear)
  },
)
