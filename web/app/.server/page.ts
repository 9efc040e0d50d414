import type { PageAnswer } from '@narkhoz/contract/answers.ts'
import { type NamedCalls, type Page, pagePath } from '@narkhoz/contract/pages/page.ts'
import { laterPage, pageKeysOf } from '@narkhoz/contract/pages/page-keys.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { decodedPath } from '../i18n/address.ts'
import { wordsIn } from '../i18n/words.ts'
import type { Content } from './content.ts'
import { NotFound } from './content-error.ts'
import { type AnswersTo, answersTo } from './declared-answers.ts'
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

/** A page with the names of its answers. */
type Declared<C extends NamedCalls> = Page & { answers: C }

type LoadOptions = {
  /** Required before any other call, in addition to the page. */
  beside?: (content: Content) => Promise<unknown>
  /** For screens whose failures are only logged. */
  standIn?: StandIn
}

const blank = { id: 0, slug: null, banner: null, page_type: 'static', fallback: [] }

/**
 * Loads a screen that has a page at the content service: the page first, then its blocks and the calls that its declaration names, side
 * by side. `declared` is the page that the screen shows, or those that share it. Answers what every screen shows (head, page, blocks in the
 * order of the declaration) and what `own` answers.
 */
export const loadPage = <T extends object, C extends NamedCalls>(
  args: LoaderFunctionArgs,
  declared: Declared<C> | readonly Declared<C>[],
  own: (place: Place & { answers: AnswersTo<C> }) => Promise<T>,
  { beside, standIn }: LoadOptions = {},
) =>
  loadScreen(args, async (content, visit) => {
    const address = decodedPath(args.url.pathname)
    const { page: found, slug = '' } = matchPage(address) ?? {}
    const matched = [declared].flat().find(({ name }) => name === found?.name)
    const path = matched && pagePath(matched, address)
    if (!matched || path === undefined) throw new NotFound(`No page at ${address}`)
    const lenient = <R>(call: Promise<R>) => (standIn ? orNothing(call, visit, matched.failureText) : call)
    const [answer] = await Promise.all([lenient(content.page(path)), beside?.(content)])
    const page: PageAnswer = answer ?? { ...blank, path, title: '', seo: { title: '', description: '' }, ...standIn }
    const query = Object.fromEntries(args.url.searchParams)
    const [blocks = [], answered] = await Promise.all([
      answer && matched.type ? lenient(content.blocks(matched.type, page.id, matched.order?.[slug])) : [],
      answersTo(content, matched.answers, { page, slug, query }).then((answers) => own({ content, visit, page, slug, query, answers })),
    ])
    const { title, banner, fallback } = page
    return {
      head: headOf({ ...page, seo: numbered(page.seo, matched, query, visit) }, visit, {
        query: canonicalQuery(query),
        isHidden: matched.hidden,
      }),
      page: { title, banner, fallback },
      blocks,
      ...answered,
    }
  })
