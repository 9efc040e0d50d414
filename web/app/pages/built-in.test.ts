import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { builtInPages } from '@narkhoz/contract/pages/built-in-pages.ts'
import { builtInTexts } from '@narkhoz/contract/pages/built-in-texts.ts'
import { pino } from 'pino'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { written } from '../.server/built-in/built-in.ts'
import { emptyCacheTags } from '../.server/cache-tags.ts'
import { contentContext, requestContext } from '../.server/request-context.ts'
import { loader as advisors } from './advisors.tsx'
import { loader as builtIn } from './built-in.tsx'

const log = pino({ level: 'silent' })

/** Loads a screen with a content service that records calls and answers only those of the shell. */
const load = async <T>(address: string, lang: Locale, loader: (args: LoaderFunctionArgs) => Promise<T>) => {
  const shared = vi.fn(async () => ({}))
  const asked: PropertyKey[] = []
  const content = new Proxy({ shared }, { get: (target, name) => (name === 'shared' ? target.shared : asked.push(name) && undefined) })
  const context = new RouterContextProvider()
  context.set(requestContext, {
    lang,
    contentUrl: '',
    siteUrl: 'https://site.example',
    log,
    nonce: 'nonce',
    requestId: '',
    renderSlot: async () => {},
    tags: emptyCacheTags(),
  })
  context.set(contentContext, content as never)
  const url = new URL(address, 'https://site.example')
  const args: LoaderFunctionArgs = { context, url, pattern: address, params: {}, request: new Request(url) }
  return { screen: await loader(args), asked, shared }
}

test.each(builtInPages.flatMap(({ name, address }) => locales.map((lang) => ({ name, address, lang }))))(
  '$address shows all its blocks in $lang and makes no call of its own',
  async ({ name, address, lang }) => {
    const { screen, asked, shared } = await load(address, lang, address === '/advisors' ? advisors : builtIn)
    expect(screen.blocks.map(({ type }) => type)).toEqual(written[name].blocks.map(({ type }) => type))
    expect(screen.page.title).toBe(builtInTexts[name].title[lang])
    expect(screen.head.description).toBe(builtInTexts[name].seo.description[lang])
    expect(asked).toEqual([])
    expect(shared).toHaveBeenCalledOnce()
    const others = locales.filter((locale) => locale !== lang).map((locale) => written[name].banner.lead[locale])
    for (const text of others) expect(JSON.stringify(screen)).not.toContain(text)
  },
)

test.each(locales)('the advisor form offers five schools and seven years in %s', async (lang) => {
  const { screen } = await load('/advisors', lang, advisors)
  const { school, course } = screen.form.options
  expect([school.length, course.length]).toEqual([5, 7])
})
