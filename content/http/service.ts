import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Accounts } from '../accounts/accounts.ts'
import type { Applications } from '../applications/applications.ts'
import type { Requests } from '../applications/requests.ts'
import type { ChangeFeed } from '../changes/feed.ts'
import type { Editing } from '../editing/editing.ts'
import type { Previews } from '../editing/previews.ts'
import type { Scheduler } from '../editing/scheduler.ts'
import type { createSummary } from '../editing/summary.ts'
import type { Staff } from '../inbox/staff.ts'
import type { MailWorker } from '../mail/worker.ts'
import type { Library } from '../media/library.ts'
import type { Media } from '../media/media.ts'
import type { Write } from '../operator/command.ts'
import type { Content } from '../read-model/content.ts'
import type { Access } from '../service-tokens/access.ts'
import type { Database } from '../storage/storage.ts'
import type { UploadSlot } from '../uploads/upload-budget.ts'
import type { Uploads } from '../uploads/uploads.ts'
import type { ApiResponseCache } from './api-response-cache.ts'
import type { Metrics } from './metrics.ts'
import type { ProxyWatch } from './proxy-watch.ts'
import type { SearchQueue } from './search-queue.ts'

/** Dependencies of the routes, created once at start. */
export type Service = {
  db: Database
  content: Content
  editing: Editing
  /** Publishes and takes back at the times that editors chose. */
  scheduler: Scheduler
  previews: Previews
  library: Library
  /** The content part of the dashboard. */
  contentSummary: ReturnType<typeof createSummary>
  answers: ApiResponseCache
  /** Where searches wait that no memory holds. */
  searchQueue: SearchQueue
  changes: ChangeFeed
  access: Access
  accounts: Accounts
  applications: Applications
  requests: Requests
  staff: Staff
  uploads: Uploads
  media: Media
  mail: MailWorker
  log: Logger
  metrics: Metrics
  /** Whether the database answered the last background check; no request waits for it. */
  isReady: () => boolean
  /** The origin of the site. */
  siteUrl: string
  /** The origin at which editors and staff open their screens. */
  adminUrl: string
  /** Addresses whose `X-Forwarded-For` is believed. */
  trustProxy: readonly string[]
  /** Proxies that are not among them and behave as if they were. */
  proxies: ProxyWatch
  /** Runs an operator's command and writes its lines. */
  operate: (command: string, args: readonly string[], write: Write) => Promise<void>
}

/** The log context of a request, extended by the routes. */
export type RequestLog = { requestId: string; route: string; by?: string }

/** What travels with a request through the routes; without a socket in between there is nothing incoming. */
export type Env = {
  Bindings: { seen: RequestLog; incoming?: (HttpBindings | Http2Bindings)['incoming'] }
  Variables: { tokenHash: string; place: UploadSlot }
}
