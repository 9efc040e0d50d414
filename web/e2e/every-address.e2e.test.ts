import { randomUUID } from 'node:crypto'
import { apiBase } from '@narkhoz/contract/api.ts'
import { type Locale, languageTags, locales } from '@narkhoz/contract/locales.ts'
import { filledCall } from '@narkhoz/contract/pages/filled-call.ts'
import { pagePath } from '@narkhoz/contract/pages/page.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { hasJava, nuObjections } from '../../tools/test/html-checker.ts'
import { addressIn, localeOf } from '../app/i18n/address.ts'
import { isFile } from '../app/kit/is-file.ts'
import { everyAddress, isThorough, oneOfEach } from './addresses.ts'
import { startContentProxy } from './content-proxy.ts'
import { inTurns } from './in-turns.ts'
import { forThisFile, sharedSystem, startSiteFor } from './site.ts'

const whole = sharedSystem()
// Without the change feed nothing is cached for long: every screen makes all its calls.
const content = await forThisFile(startContentProxy(whole.contentUrl, { tellsChanges: false }), (between) => between.stop())
const site = await forThisFile(startSiteFor(content.url), (started) => started.stop())
const addresses = await everyAddress(whole.contentUrl)
const isCheckable = await hasJava()

type FetchedPage = { address: string; requestId: string; status: number; robots: string | null; html: string }

const see = async (locale: Locale, address: string): Promise<FetchedPage> => {
  const requestId = randomUUID()
  const response = await fetch(site.siteUrl + addressIn(locale, address), { headers: { 'x-request-id': requestId } })
  return { address, requestId, status: response.status, robots: response.headers.get('x-robots-tag'), html: await response.text() }
}

const countOf = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0
const inHead = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

/** Calls as they can be compared: without their order, and with their query in one. */
const comparable = (calls: readonly string[]) =>
  calls
    .map((call) => {
      const url = new URL(call, 'http://content')
      url.searchParams.sort()
      return `${url.pathname.slice(apiBase.length + 1)}?${url.searchParams}`
    })
    .sort()

/** Where the links of a part of a page lead on this site, without the place on the page they lead to. */
const linksIn = (part: string) => [...part.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

const mainOf = (html: string) => /<main id="main"[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** Screens that show those who build the site what there is. */
const isForBuilders = (address: string) => {
  const page = matchPage(address.split('?', 1)[0] ?? '')?.page
  return page?.builtIn === true && page.hidden === true
}

const shared = ['settings/general', 'menus/header', 'menus/footer']

const expectedCalls = async (locale: Locale, address: string): Promise<string[]> => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const { page: declared, slug } = matchPage(pathname) ?? {}
  if (!declared) throw new Error(`${address} is no address`)
  const path = pagePath(declared, pathname)
  const answer = path === undefined ? undefined : await fetch(`${whole.contentUrl}${apiBase}/pages/${path}?lang=${locale}`)
  const page = answer ? ((await answer.json()) as { data: Record<string, unknown> }).data : {}
  const query = Object.fromEntries(searchParams)
  const own = declared.calls.flatMap((template) => filledCall(template, { page, slug, query }) ?? [])
  return [...shared, ...(path === undefined ? [] : [`pages/${path}`]), ...own].map(
    (call) => `${apiBase}/${call}${call.includes('?') ? '&' : '?'}lang=${locale}`,
  )
}

/** The first page of a list is requested with and without its number: both are the same call. */
const withoutFirstPage = (calls: readonly string[]) => calls.map((call) => call.replace(/(?<=[?&])\w+=1(?:&|$)/, '').replace(/[?&]$/, ''))

const seenIn: Record<Locale, FetchedPage[]> = { kz: [], ru: [], en: [] }

describe.each(locales)('in %s', (locale) => {
  let seen: FetchedPage[]

  beforeAll(async () => {
    seen = await inTurns(4, addresses, (address) => see(locale, address))
    seenIn[locale] = seen
  })

  test('every address answers', () => {
    expect(addresses.length).toBeGreaterThan(250)
    expect(seen.flatMap(({ address, status }) => (status === 200 ? [] : [`${address}: ${status}`]))).toEqual([])
  })

  test('every page names its language, has one first heading, a way to it and a main part', () => {
    const wrong = seen.flatMap(({ address, html }) => [
      ...(html.includes(`<html lang="${languageTags[locale]}"`) ? [] : [`${address}: language`]),
      ...(countOf(html, /<h1[\s>]/g) === 1 ? [] : [`${address}: ${countOf(html, /<h1[\s>]/g)} first headings`]),
      ...(countOf(html, /data-breadcrumb/g) === 1 || address === '/' ? [] : [`${address}: breadcrumb`]),
      ...(countOf(html, /<main id="main"/g) === 1 ? [] : [`${address}: main`]),
    ])
    expect(wrong).toEqual([])
  })

  test('every page but the main one is headed by its name', () => {
    const textOf = (part: string | undefined) =>
      part
        ?.replace(/<[^>]*>/g, '')
        .replaceAll('\u00a0', ' ')
        .trim() ?? ''
    const wrong = seen.flatMap(({ address, html }) => {
      if (address === '/') return []
      const heading = textOf(/<h1[\s>][\s\S]*?<\/h1>/.exec(html)?.[0])
      const crumbs = /<nav[^>]*data-breadcrumb[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
      const name = textOf(/<li[^>]*aria-current="page"[\s\S]*?<\/li>/.exec(crumbs)?.[0])
      // A program adds its level, because two levels may have one of the same name.
      return name && (heading === name || heading.startsWith(`${name} · `)) ? [] : [`${address}: headed by ${heading}, called ${name}`]
    })
    expect(wrong).toEqual([])
  })

  test('every phone number and mailbox can be tapped', () => {
    // Forms show how a number is written.
    const plain = (html: string) => mainOf(html).replace(/<(form|a|script|style)[\s>][\s\S]*?<\/\1>/g, '')
    const dead = seen.flatMap(({ address, html }) =>
      [...plain(html).matchAll(/>([^<]*)</g)].flatMap(([, text = '']) =>
        /[\w.]+@[\w-]+\.\w|\+7[\s\u00a0]?\(?\d{3}\)?[\s\u00a0]?\d{3}/.test(text) ? [`${address}: ${text}`] : [],
      ),
    )
    expect(dead).toEqual([])
    const chats = seen.filter(({ html }) => html.includes('href="https://wa.me/'))
    expect(chats.length).toBe(seen.length)
  })

  test('every page has a unique title and description', () => {
    const titles = Map.groupBy(seen, ({ html }) => inHead(html, /<title>([^<]+)<\/title>/))
    const same = [...titles].flatMap(([title, pages]) =>
      title && pages.length === 1 ? [] : [`${title}: ${pages.map((page) => page.address)}`],
    )
    expect(same).toEqual([])
    const short = seen.filter(({ html }) => inHead(html, /<meta name="description" content="([^"]*)"/).length < 40)
    expect(short.map(({ address }) => address)).toEqual([])
  })

  test('every link leads somewhere, and those of the main part stay in the language', async () => {
    const isOwn = (href: string) => localeOf(href) === locale || isFile(href)
    const links = new Set(seen.flatMap(({ html }) => linksIn(html).filter(isOwn)))
    expect(links.size).toBeGreaterThan(300)
    // Whether the addresses themselves answer is known.
    const known = new Set(seen.map(({ address }) => addressIn(locale, address)))
    const others = [...links].filter((href) => !known.has(href))
    const answers = await inTurns(4, others, async (href) => {
      const first = await fetch(site.siteUrl + href, { redirect: 'manual' })
      const target = URL.parse(first.headers.get('location') ?? '', site.siteUrl)
      // Where an address leads off the site, as the one of the account does, that is where it leads.
      const leadsAway = target !== null && target.origin !== new URL(site.siteUrl).origin
      return { href, status: leadsAway ? 200 : (await fetch(site.siteUrl + href)).status }
    })
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    const visited = seen.filter(({ address }) => !isForBuilders(address))
    const astray = visited.flatMap(({ address, html }) =>
      linksIn(mainOf(html)).flatMap((href) => (isOwn(href) ? [] : `${address}: ${href}`)),
    )
    expect(astray).toEqual([])
  })

  test('every screen makes the calls of its declaration and no others', async () => {
    const ways = new Set<string>()
    const wrong: string[] = []
    for (const { address, requestId } of seen) {
      if (isForBuilders(address)) continue
      const expected = withoutFirstPage(comparable(await expectedCalls(locale, address)))
      const made = withoutFirstPage(comparable(content.callsOf(requestId)))
      // Parent pages of the breadcrumb are requested by path if they are not in the menu.
      const more = made.filter((call) => !expected.includes(call) && !/^pages\/[^?]*\?/.test(call))
      const fewer = expected.filter((call) => !made.includes(call))
      if (more.length + fewer.length > 0) wrong.push(`${address}: not made ${fewer}; beyond ${more}`)
      if (new Set(made).size < made.length) ways.add(`${address}: made twice`)
    }
    expect(wrong).toEqual([])
    expect([...ways]).toEqual([])
  })
})

describe('in all languages together', () => {
  type SearchEngineView = { url: string; canonical: string[]; alternates: string[]; isHidden: boolean; html: string }
  const views = new Map<string, SearchEngineView>()

  const hrefsIn = (html: string, rel: string) =>
    [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))].map(([link]) => ({
      lang: /hrefLang="([^"]*)"/i.exec(link)?.[1],
      href: (/href="([^"]*)"/.exec(link.replace(/hrefLang="[^"]*"/i, ''))?.[1] ?? '').replaceAll('&amp;', '&'),
    }))

  beforeAll(() => {
    for (const locale of locales)
      for (const { address, html, robots } of seenIn[locale]) {
        const url = new URL(addressIn(locale, address), site.siteUrl).href.replace(/(?<=:\d+)\/$/, '')
        views.set(url, {
          url,
          canonical: hrefsIn(html, 'canonical').map(({ href }) => href),
          alternates: hrefsIn(html, 'alternate').flatMap(({ lang, href }) => (lang ? [`${lang} ${href}`] : [])),
          isHidden: robots === 'noindex' || html.includes('<meta name="robots" content="noindex"'),
          html,
        })
      }
  })

  const shown = () => [...views.values()].filter(({ isHidden }) => !isHidden)
  const asWritten = (url: string) => decodeURI(url).replace(/(?<=:\d+)\/$/, '')

  test('every page has one canonical address, its own, and noindex pages have none', () => {
    expect(shown().length).toBeGreaterThan(700)
    const wrong = [...views.values()].flatMap(({ url, canonical, isHidden }) => {
      const expected = isHidden ? [] : [asWritten(url)]
      return JSON.stringify(canonical.map(asWritten)) === JSON.stringify(expected) ? [] : [`${url}: ${canonical}`]
    })
    expect(wrong).toEqual([])
  })

  test('pages that name each other as translations do so both ways, themselves included', () => {
    const byUrl = new Map([...views].map(([url, page]) => [asWritten(url), page]))
    const wrong = shown().flatMap(({ url, alternates }) =>
      alternates.flatMap((alternate) => {
        const [lang = '', href = ''] = alternate.split(' ')
        const other = byUrl.get(asWritten(href))
        if (!other) return [`${url} names ${href}, which is no page`]
        if (!other.alternates.some((back) => asWritten(back.split(' ')[1] ?? '') === asWritten(url)))
          return [`${href} does not name ${url}`]
        if (lang !== 'x-default' && !other.html.includes(`<html lang="${lang}"`)) return [`${href} is not written in ${lang}`]
        return []
      }),
    )
    expect(wrong).toEqual([])
    expect(shown().filter(({ alternates }) => alternates.length === locales.length + 1).length).toBeGreaterThan(600)
  })

  test('the sitemap has every page that is for search engines once, with the same translations, and no other', async () => {
    const map = await (await fetch(`${site.siteUrl}/sitemap.xml`)).text()
    const entries = [...map.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, loc = '', rest = '']) => ({
      loc: asWritten(loc.replaceAll('&amp;', '&')),
      alternates: [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href = '']) => `${lang} ${asWritten(href)}`),
    }))
    expect(entries.map(({ loc }) => loc).toSorted()).toEqual(
      shown()
        .filter(({ alternates }) => alternates.length > 0)
        .map(({ url }) => asWritten(url))
        .toSorted(),
    )
  })

  test('what search engines read can be read, and its breadcrumb leads to pages', () => {
    const urls = new Set([...views.keys()].map(asWritten))
    const wrong = shown().flatMap(({ url, html }) => {
      const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => text)
      const graphs = texts.map((text) => JSON.parse(text) as { '@context': string; '@graph': Record<string, unknown>[] })
      const things = graphs.flatMap((graph) => (graph['@context'] === 'https://schema.org' ? graph['@graph'] : []))
      const steps = things
        .filter((thing) => thing['@type'] === 'BreadcrumbList')
        .flatMap((thing) => thing.itemListElement as { item?: string }[])
      const astray = steps.flatMap(({ item }) => (item === undefined || urls.has(asWritten(item)) ? [] : [`${url}: breadcrumb to ${item}`]))
      return [...(things.length > 0 && things.every((thing) => typeof thing['@type'] === 'string') ? [] : [`${url}: no things`]), ...astray]
    })
    expect(wrong).toEqual([])
  })

  // In one run: the checker takes longer to start than to read a page. Each screen in one language, in rotation.
  test.runIf(isCheckable)(
    'the Nu checker finds no error',
    async () => {
      const screens = new Set(oneOfEach(addresses))
      const documents = locales.flatMap((locale, turn) =>
        seenIn[locale].flatMap(({ address, html }) => {
          const isLookedAt = isThorough || (screens.has(address) && addresses.indexOf(address) % locales.length === turn)
          return isLookedAt ? [[addressIn(locale, address), html] as const] : []
        }),
      )
      expect(documents.length).toBeGreaterThan(70)
      expect(await nuObjections(new Map(documents))).toEqual([])
    },
    300_000,
  )
})
