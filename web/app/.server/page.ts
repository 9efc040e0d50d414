import type { PageAnswer } from '@narkhoz/contract/answers.ts'
import { type Page, pagePath } from '@narkhoz/contract/pages/page.ts'
import { laterPage, pageKeysOf } from '@narkhoz/contract/pages/page-keys.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { decodedPath } from '../i18n/address.ts'
import { wordsIn } from '../i18n/words.ts'
import type { Content, PagedList } from './content.ts'
import { NotFound } from './content-error.ts'
import { headOf } from './head.ts'
import type { RequestState } from './request-context.ts'
import { loadScreen, orNothing } from './screen.ts'

/** Context of a screen's own calls: the request, and the page. */
export type Place = {
  content: Content
  visit: RequestState
  page: PageAnswer
  /** The last part of the address, where its family varies by it. */
  slug: string
  /** The declared query keys that are present. */
  query: Readonly<Record<string, string | undefined>>
}

/** Further pages of a list are indexed separately; a filtered list is not. */
const canonicalQuery = (query: Place['query']) => {
  const { modal: _, page, ...narrowed } = query
  return page && page !== '1' && Object.keys(narrowed).length === 0 ? `?page=${page}` : undefined
}

/** A title with the page number, for tabs, search results and screen readers. */
const numbered = (seo: PageAnswer['seo'], declared: Page, query: Place['query'], { lang }: RequestState) => {
  const number = pageKeysOf(declared).flatMap((key) => laterPage(query[key]) ?? [])[0]
  return number === undefined ? seo : { ...seo, title: `${wordsIn(lang).kit.page(number)}: ${seo.title}` }
}

/** Fallback texts for a screen that is shown without its page. */
type StandIn = Pick<PageAnswer, 'title' | 'seo'>

type LoadOptions = {
  /** Required before any other call, in addition to the page. */
  beside?: (content: Content) => Promise<unknown>
  /** For screens whose failures are only logged. */
  standIn?: StandIn
}

const blank = { id: 0, slug: null, banner: null, page_type: 'static', fallback: [] }

/**
 * Loads a screen that has a page at the content service: the page first, then its blocks and the screen's own calls side
 * by side. Answers what every screen shows (head, page, blocks in the order of the declaration) and what `own` answers.
 */
export const loadPage = <T extends object>(
  args: LoaderFunctionArgs,
  own: (place: Place) => Promise<T>,
  { beside, standIn }: LoadOptions = {},
) =>
  loadScreen(args, async (content, visit) => {
    const address = decodedPath(args.url.pathname)
    const { page: declared, slug = '' } = matchPage(address) ?? {}
    const path = declared && pagePath(declared, address)
    if (!declared || path === undefined) throw new NotFound(`No page at ${address}`)
    const lenient = <R>(call: Promise<R>) => (standIn ? orNothing(call, visit, declared.failureText) : call)
    const [answer] = await Promise.all([lenient(content.page(path)), beside?.(content)])
    const page: PageAnswer = answer ?? { ...blank, path, title: '', seo: { title: '', description: '' }, ...standIn }
    const query = Object.fromEntries(args.url.searchParams)
    const [blocks = [], answered] = await Promise.all([
      answer && declared.type ? lenient(content.blocks(declared.type, page.id, declared.order?.[slug])) : [],
      own({ content, visit, page, slug, query }),
    ])
    const { title, banner, fallback } = page
    return {
      head: headOf({ ...page, seo: numbered(page.seo, declared, query, visit) }, visit, {
        query: canonicalQuery(query),
        isHidden: declared.hidden,
      }),
      page: { title, banner, fallback },
      blocks,
      ...answered,
    }
  })

/** A page of a list; one beyond the last does not exist. */
export const existing = async <T>(call: Promise<PagedList<T>>): Promise<PagedList<T>> => {
  const paged = await call
  if (paged.meta.current_page > paged.meta.last_page) throw new NotFound(`No page ${paged.meta.current_page} of ${paged.meta.last_page}`)
  return paged
}
