import { type AnyBlockAnswer, blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import { defaultLocale, locales } from '@narkhoz/contract/locales.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { type CarriedBlock, resolveBlocks } from '../.server/resolve-blocks.ts'
import { basenames } from '../i18n/address.ts'
import { LocaleProvider } from '../i18n/locale.ts'
import { loadWords } from '../i18n/words.ts'
import { Blocks } from './blocks.tsx'
import { everyView } from './every-view.ts'

const types = Object.keys(blockRegistry) as (keyof typeof blockRegistry)[]

const shown = (block: AnyBlockAnswer, lang: (typeof locales)[number]) =>
  renderToStaticMarkup(
    <LocaleProvider value={lang}>
      <MemoryRouter basename={basenames[lang]} initialEntries={[basenames[lang]]}>
        <Blocks blocks={[block]} />
      </MemoryRouter>
    </LocaleProvider>,
  )

const sampleOf = (type: (typeof types)[number], lang: (typeof locales)[number]) => {
  // The registry pairs each type with the sample of that type.
  const [block] = resolveBlocks([{ type, ...blockRegistry[type].sample } as CarriedBlock], lang)
  if (!block) throw new Error(`No sample of ${type}`)
  return block
}

const onlyKazakh = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(onlyKazakh)
  if (defaultLocale in value) return { [defaultLocale]: value[defaultLocale] }
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, onlyKazakh(inside)]))
}

beforeAll(() => Promise.all(locales.map(loadWords)))

test('every block type has one view', () => {
  expect(everyView.map(({ type }) => type).sort()).toEqual([...types].sort())
})

describe.each(types)('%s', (type) => {
  test.each(locales)('shows its sample in %s', (lang) => {
    const block = sampleOf(type, lang)
    const html = shown(block, lang)
    expect(html).toMatch(new RegExp(`^<section[^>]* data-block="${type}"`))
    if (block.title) expect(html).toMatch(/<h2[^>]*>/)
    for (const [image] of html.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/width="\d+" height="\d+" alt="[^"]*"/)
    expect(html).not.toContain('undefined')
    expect(html).not.toContain('style=')
  })

  test('renders without heading, text and link', () => {
    const block = { ...sampleOf(type, 'en'), title: null, desc: null, link: null }
    const html = shown(block, 'en')
    expect(html).toContain(`data-block="${type}"`)
    expect(html).not.toMatch(/aria-labelledby="[^"]*"[^>]*data-block|<section[^>]*aria-labelledby/)
  })

  test('marks every text that exists in Kazakh only', () => {
    const stored = onlyKazakh(blockRegistry[type].sample) as object
    const [block] = resolveBlocks([{ type, ...stored } as CarriedBlock], 'en')
    const html = block ? shown(block, 'en') : ''
    const marked = [...html.matchAll(/<(\w+)[^>]* lang="kk"[^>]*>/g)].length
    const texts = block?.fallback.filter((name) => !name.endsWith('.alt')) ?? []
    expect(texts.length).toBeGreaterThan(0)
    expect(marked).toBeGreaterThanOrEqual(texts.length)
    for (const [image] of html.matchAll(/<img[^>]* alt="[^"][^>]*>/g)) expect(image).toContain('lang="kk"')
  })
})
