import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import type { Logger } from 'pino'
import type { Content } from '../../app/.server/content.ts'
import { safePath } from '../../app/shell/safe-path.ts'
import type { ChangeListener } from './change-feed-client.ts'

export type WarmUpOptions = {
  contentIn: (lang: Locale) => Pick<Content, 'menu'>
  prepare: (lang: Locale, path: string) => Promise<void>
  log: Logger
}

/**
 * Warms up the most visited pages, one after another: the home page and the pages of its menu. Once, when the change feed is live:
 * pages rendered without it expire after two seconds.
 */
export const warmUpOnce = ({ contentIn, prepare, log }: WarmUpOptions): Pick<ChangeListener, 'setFeedState'> => {
  let isWarm = false
  const warmUp = async () => {
    for (const lang of locales) {
      const { items } = await contentIn(lang).menu('header')
      const paths = items.map(({ url, children }) => safePath(url || children?.[0]?.url || null))
      for (const path of new Set(['/', ...paths])) await prepare(lang, path)
    }
  }
  return {
    setFeedState: (feedState) => {
      if (isWarm || feedState !== 'live') return
      isWarm = true
      warmUp().catch((err: unknown) => log.warn({ err }, 'pages not made ahead'))
    },
  }
}
