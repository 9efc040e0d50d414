import { formLike } from '@narkhoz/content/testing/fuzz/form-bodies.ts'
import { hostileText } from '@narkhoz/content/testing/fuzz/hostile.ts'
import { hostileHeaders, hostilePart, methodLike, queryOf } from '@narkhoz/content/testing/fuzz/hostile-requests.ts'
import type { RequestBody } from '@narkhoz/content/testing/fuzz/json-bodies.ts'
import type { Probe } from '@narkhoz/content/testing/fuzz/probe.ts'
import { goodFiles } from '@narkhoz/content/testing/fuzz/service-probes.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import { defaultLocale, locales } from '@narkhoz/contract/locales.ts'
import { allAddresses, matchPage, pages, type RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import { eventCalendar, newsFeedQuery, newsFeeds } from '@narkhoz/contract/subscriptions.ts'
import fc, { type Arbitrary } from 'fast-check'
import { formsIn, type ShownForm } from './shown-forms.ts'

/** Requests at one page, one form or something else of the site. */
export type SiteAim = { name: string; probes: Arbitrary<Probe> }

const textAt = async (url: string) => (await fetch(url)).text()

/** Every address without language that the site map or the declarations know. */
const addressesAt = async (siteUrl: string): Promise<string[]> => {
  const read = async (url: string): Promise<string[]> => {
    const places = [...(await textAt(url)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname)
    const lists = await Promise.all(places.map((place) => (place.endsWith('.xml') ? read(siteUrl + place) : [place])))
    return lists.flat()
  }
  const others = locales.filter((lang) => lang !== defaultLocale)
  const plain = (await read(`${siteUrl}/sitemap.xml`)).filter(
    (path) => !others.some((lang) => path === `/${lang}` || path.startsWith(`/${lang}/`)),
  )
  return [...new Set([...allAddresses(), ...plain])]
}

const language = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('', '/ru', '/en') },
  { weight: 1, arbitrary: fc.constantFrom('/kz', '/KZ', '/%6bz', '/kk', '/ru/en', '/de', '//') },
)

/** Suffixes of an address: mostly none, sometimes those of the router, and sometimes hostile ones. */
const ending = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('.data', '/_.data', '/', '//', '/.', '/..', '.json', '.php', ';a=b', '%2f', '%00', '/index.html', '~'),
  },
  { weight: 1, arbitrary: hostilePart },
  { weight: 1, arbitrary: hostilePart.map((part) => `/${part}`) },
)

const number = fc.oneof(fc.integer({ min: 0, max: 200 }).map(String), hostileText)

const cookies = fc.constantFrom('', '', '', 'vision=scheme=black&zoom=large', 'vision=%', 'vision=scheme=<script>', 'a=b')

const probeOf = (parts: {
  method: string
  path: string
  headers: Record<string, string>
  cookie?: string
  sent?: RequestBody | undefined
}): Probe => ({
  method: parts.method,
  path: parts.path,
  headers: {
    ...parts.headers,
    ...(parts.cookie && { cookie: parts.cookie }),
    ...(parts.sent && { ...parts.sent.headers, 'content-length': String(parts.sent.body.length) }),
  },
  ...(parts.sent && { body: parts.sent.body }),
})

const pageAim = ({ name, query }: RegisteredPage, addresses: readonly string[]): SiteAim => ({
  name,
  probes: fc
    .record({
      method: methodLike('GET'),
      lang: language,
      address: fc.constantFrom(...addresses),
      end: ending,
      query: queryOf([...query, 'modal', '_routes', 'utm_source'], () => number),
      headers: hostileHeaders,
      cookie: cookies,
    })
    .map(({ method, lang, address, end, query: queryString, headers, cookie }) =>
      probeOf({ method, headers, cookie, path: `${(lang + address).replace(/(?<=.)\/$/, '')}${end}${queryString && `?${queryString}`}` }),
    ),
})

const origins: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom({}, { 'sec-fetch-site': 'same-origin' }) },
  { weight: 1, arbitrary: fc.constantFrom({ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }) },
)

const formAim = (name: string, { action, fields, files }: ShownForm, good: readonly Buffer[]): SiteAim => ({
  name: `the form ${name}`,
  probes: fc
    .record({
      method: methodLike('POST'),
      end: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: ending }),
      query: fc.oneof(
        { weight: 3, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: queryOf(['modal', 'utm_source'], () => hostileText) },
      ),
      headers: hostileHeaders,
      accept: fc.constantFrom('application/json', 'text/html'),
      origin: origins,
      sent: formLike(fields, files, good),
    })
    .map(({ method, end, query, headers, accept, origin, sent }) => {
      const mark = action.includes('?') ? '&' : '?'
      return probeOf({ method, path: `${action}${end}${query && `${mark}${query}`}`, headers: { accept, ...origin, ...headers }, sent })
    }),
})

/** The forms that an address shows, also in dialogs. */
const formsOf = async (siteUrl: string, page: RegisteredPage, address: string) => {
  const places = [address, ...page.modals.map((modal) => `${address}?modal=${modal}`)]
  const all = await Promise.all(places.map(async (place) => formsIn(await textAt(siteUrl + place), place)))
  return all.flat()
}

const digest = 'a'.repeat(32)

const others: Readonly<Record<string, readonly string[]>> = {
  '/vision': ['scheme', 'zoom', 'spacing', 'pictures', 'back'],
  '/suggestions': ['query'],
  '/search': ['query', 'page', 'kind'],
  '/request': ['code'],
  '/posts': [],
  '/': ['preview'],
  '/news': ['preview', 'page'],
  '/healthz': [],
  '/robots.txt': [],
  '/sitemap.xml': [],
  '/sitemap-news-1.xml': [],
  '/favicon.ico': [],
  '/.well-known/security.txt': [],
  ...Object.fromEntries(Object.values(newsFeeds).map(({ address }) => [address, newsFeedQuery])),
  [eventCalendar.address]: eventCalendar.query,
  '/manifest.webmanifest': [],
  [constants.assets]: [],
  [`${constants.media}${digest}.svg`]: [],
  [constants.media]: [],
  '/api/v1/schools': ['lang'],
  '/admin/': [],
}

const otherAim: SiteAim = {
  name: 'what is no page',
  probes: fc
    .constantFrom(...Object.entries(others))
    .chain(([path, names]) =>
      fc.record({
        method: methodLike('GET'),
        lang: language,
        end: ending,
        query: queryOf(names, () => number),
        headers: hostileHeaders,
        path: fc.constant(path),
      }),
    )
    .map(({ method, lang, path, end, query, headers }) =>
      probeOf({ method, headers, path: `${lang}${path}${end}${query && `?${query}`}` }),
    ),
}

const anyAim: SiteAim = {
  name: 'any address at all',
  probes: fc
    .record({
      method: methodLike('GET'),
      parts: fc.array(hostilePart, { minLength: 1, maxLength: 3 }),
      query: queryOf([], () => number),
      headers: hostileHeaders,
    })
    .map(({ method, parts, query, headers }) => probeOf({ method, headers, path: `/${parts.join('/')}${query && `?${query}`}` })),
}

/** Every page, form and other resource of a site, as requests from outside. */
export const siteAims = async (siteUrl: string): Promise<readonly SiteAim[]> => {
  const addresses = await addressesAt(siteUrl)
  const good = await goodFiles()
  const byPage = Map.groupBy(addresses, (address) => matchPage(address)?.page.name)
  const registered: readonly RegisteredPage[] = pages
  const known = registered.flatMap((page) => {
    const [first, ...rest] = byPage.get(page.name) ?? []
    return first ? [{ page, addresses: [first, ...rest], first }] : []
  })
  const withForms = known.filter(({ page }) => page.forms.length + page.modals.length > 0 || page.name === 'request')
  const shown: ShownForm[] = []
  for (const { page, first } of withForms) shown.push(...(await formsOf(siteUrl, page, first)))
  // The same form on fifty pages is sent from one of them.
  const byForm = new Map(shown.map((form) => [form.fields.form ?? form.action, form]))
  return [
    ...known.map(({ page, addresses: own }) => pageAim(page, own)),
    ...[...byForm].map(([name, form]) => formAim(name, form, good)),
    otherAim,
    anyAim,
  ]
}
