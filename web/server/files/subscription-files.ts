import { declaredQuery } from '../../app/.server/declared-query.ts'
import { subscriptions } from '../../app/.server/subscriptions/subscriptions.ts'
import { pathOf } from '../../app/i18n/address.ts'
import type { FindFile } from './content-files.ts'

/** Feeds and calendars by address, language and filter. */
export const subscriptionFiles =
  (siteUrl: string): FindFile =>
  ({ lang, path, search }) => {
    const subscription = subscriptions.find(({ address }) => address === pathOf(path))
    if (!subscription) return undefined
    const query = declaredQuery(subscription.query, search)
    const address = query.size > 0 ? `${path}?${query}` : path
    const subscriber = { lang, siteUrl, self: siteUrl + address, query: Object.fromEntries(query) }
    return {
      address,
      isUnbounded: query.size > 0,
      type: subscription.type,
      write: (contentIn) => subscription.write(contentIn(lang), subscriber),
    }
  }
