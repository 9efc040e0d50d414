import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Logger } from 'pino'
import { createContext, RouterContextProvider } from 'react-router'
import type { Outcome } from '../forms/outcome.ts'
import type { StatusResult } from '../forms/request-status.ts'
import type { CacheTags } from './cache-tags.ts'
import { type ApiResponseCache, type Content, type ContentOptions, createContent } from './content.ts'
import type { Preview } from './preview.ts'

/** Statuses whose error page says the same at every address. */
const sharedStatuses = [404, 410] as const
export type SharedStatus = (typeof sharedStatuses)[number]

/** Whether the error page of a status says the same at every address. */
export const isSharedStatus = (status: number): status is SharedStatus => sharedStatuses.some((shared) => shared === status)

/** State of a request for the application: nothing else about a visitor reaches a page. */
export type RequestState = {
  lang: Locale
  contentUrl: string
  siteUrl: string
  log: Logger
  /** Resolves when the event loop is free to render. */
  renderSlot: () => Promise<void>
  /** Sent with every call to the content service. */
  requestId: string
  /** The page's cache tags, collected call by call. */
  tags: CacheTags
  /** API responses shared with other requests. */
  responseCache?: ApiResponseCache
  /** Called after each call. */
  onCall?: ContentOptions['onCall']
  /** The rendered HTML: as the body of a `Response` it would be encoded and decoded again. */
  html?: string
  /** Marks the scripts of this rendering as the site's own. Random per rendering and removed before a page is sent. */
  nonce: string
  /** Whether shared error pages are left to the server, which has them cached. */
  sharesErrorPages?: boolean | undefined
  /** The status of the shared error page that was not rendered. */
  omittedErrorPage?: SharedStatus
  /** The version of the application that answers. */
  version?: string
  /** How long the calls may take, in milliseconds, where that is not what everybody waits. */
  timeout?: number | undefined
  /** The preview link that this visitor came with; `over` where it has ended. */
  preview?: Preview | 'over' | undefined
  /** What became of the form that was sent from this page. */
  outcome?: Outcome | undefined
  /** The status of the queried request. */
  standing?: StatusResult | undefined
}

/** The request, for loaders. */
export const requestContext = createContext<RequestState>()

/** The content client of this request, for loaders. */
export const contentContext = createContext<Content>()

/** Creates the context of a request; the server calls it through the build, so that both share one copy of the router. */
export const createRequestContext = (state: RequestState) => {
  const context = new RouterContextProvider()
  context.set(requestContext, state)
  context.set(contentContext, createContent(state))
  return context
}
