import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Logger } from 'pino'
import { createContext, RouterContextProvider } from 'react-router'
import type { Outcome } from '../forms/outcome.ts'
import type { Standing } from '../forms/standing.ts'
import { type Content, type ContentOptions, createContent, type KeptAnswers } from './content.ts'
import type { Preview } from './preview.ts'
import type { Sources } from './sources.ts'

/** Statuses whose error page says the same at every address. */
const sharedStatuses = [404, 410] as const
export type SharedStatus = (typeof sharedStatuses)[number]

/** Whether the error page of a status says the same at every address. */
export const isSharedStatus = (status: number): status is SharedStatus => sharedStatuses.some((shared) => shared === status)

/** What the server tells the application about a request: nothing else about a visitor reaches a page. */
export type Visit = {
  lang: Locale
  contentUrl: string
  siteUrl: string
  log: Logger
  /** Waits until a page may be rendered without holding up others. */
  turn: () => Promise<void>
  /** Goes with every call to the content service. */
  requestId: string
  /** What the page is made from, noted as it is asked for. */
  sources: Sources
  /** What other requests asked for too. */
  kept?: KeptAnswers
  /** Told how each call went. */
  called?: ContentOptions['called']
  /** The page, once it is rendered: as an answer's body it would be turned into bytes and back. */
  html?: string
  /** Marks the scripts of this rendering as the site's own. Drawn anew for every rendering and taken out before a page is sent. */
  nonce: string
  /** Whether error pages that look the same at every address are left to the server, which has them ready. */
  sharesErrorPages?: boolean | undefined
  /** The status of such a page, where it was left out. */
  leftOut?: SharedStatus
  /** The version of the application that answers. */
  version?: string
  /** How long the calls may take, in milliseconds, where that is not what everybody waits. */
  timeout?: number | undefined
  /** The preview link that this visitor came with; `over` where it has ended. */
  preview?: Preview | 'over' | undefined
  /** What became of the form that was sent from this page. */
  outcome?: Outcome | undefined
  /** How the request stands that was asked after. */
  standing?: Standing | undefined
}

/** The request as loaders see it. */
export const visitContext = createContext<Visit>()

/** The content service as this request's loaders see it. */
export const contentContext = createContext<Content>()

/** Opens the context of one request; the server calls it through the build, so that both share one copy of the router. */
export const openVisit = (visit: Visit) => {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  context.set(contentContext, createContent(visit))
  return context
}
