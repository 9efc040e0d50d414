import { ownAddress } from '@narkhoz/contract/pages/own-address.ts'
import { addressesOf, pages, type RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import { subscriptionAddresses } from '@narkhoz/contract/subscriptions.ts'
import { drafts, entityOf, ofKind } from './walk.ts'

const registered: readonly RegisteredPage[] = pages

const entryAddresses = drafts.flatMap(
  (draft) => ownAddress(entityOf(draft), { slug: draft.slug ?? null, attributes: draft.attributes }) ?? [],
)

// The one page that is no entry's own: its first call answers the activity.
const activities = ofKind('project-activity').map(({ slug }) => `/project-activity/${slug}`)

// Visitors are sent to these two; the other hidden ones are for those who build the site.
const forVisitors = ['account', 'request']
const builtIn = registered.filter(({ builtIn, hidden, name }) => builtIn && (!hidden || forVisitors.includes(name))).flatMap(addressesOf)

/** Every address at which the starter content shows something. */
export const addresses: ReadonlySet<string> = new Set([...entryAddresses, ...activities, ...builtIn, ...subscriptionAddresses])
