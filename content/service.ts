import type { Environment } from '@narkhoz/server-kit/environment.ts'
import type { Logger } from 'pino'
import { openAccounts } from './accounts/accounts.ts'
import { setMissingDues } from './applications/answer-due.ts'
import { Applications } from './applications/applications.ts'
import { Requests } from './applications/requests.ts'
import { removeExpired } from './applications/retention.ts'
import { sweepAuditLog } from './audit/sweep.ts'
import { ChangeFeed } from './changes/feed.ts'
import { Editing } from './editing/editing.ts'
import { Previews } from './editing/previews.ts'
import { Scheduler } from './editing/scheduler.ts'
import { createSummary } from './editing/summary.ts'
import { eraseExpired } from './editing/trash.ts'
import { ApiResponseCache } from './http/api-response-cache.ts'
import { createHandler } from './http/handler.ts'
import { createMetrics } from './http/metrics.ts'
import { createProxyWatch } from './http/proxy-watch.ts'
import { SearchQueue } from './http/search-queue.ts'
import type { Service } from './http/service.ts'
import { openStaff } from './inbox/staff.ts'
import { MailWorker } from './mail/worker.ts'
import { Library } from './media/library.ts'
import { Media } from './media/media.ts'
import { operate } from './operator/commands.ts'
import { Content } from './read-model/content.ts'
import { Access } from './service-tokens/access.ts'
import { adminSecret, operatorKey, serviceCredential } from './service-tokens/credential.ts'
import { replicaStates, type Storage } from './storage/storage.ts'
import { vacuumTables } from './storage/vacuum.ts'
import { openFileStore } from './uploads/file-store.ts'
import { Uploads } from './uploads/uploads.ts'

const answerBytes = 32 * 1024 * 1024
const pingEvery = 5000
const sweepEvery = 15 * 60 * 1000
const tidyEvery = 6 * 3600 * 1000

/** The way to the mail server, if there is one; loaded only then. */
const postOf = async ({ smtpUrl, siteUrl }: Environment) => smtpUrl && (await import('./mail/smtp.ts')).openSmtp(smtpUrl, siteUrl)

/** Puts the service together on an open database; `close` stops its background work, not the database. */
export const createService = async (environment: Environment, storage: Storage, log: Logger) => {
  const disk = await openFileStore(environment)
  const content = new Content(storage)
  const answers = new ApiResponseCache(answerBytes)
  const changes = new ChangeFeed(storage, (error) => log.error({ err: error }, 'reading changes failed'))
  const uploads = new Uploads(storage.db, disk)
  const metrics = createMetrics()
  const proxies = createProxyWatch(environment.trustProxy, log)
  metrics.watchProxies(() => proxies.found())
  content.search.ended = (outcome) => metrics.searches.inc({ outcome })
  const mail = new MailWorker({
    db: storage.db,
    post: (await postOf(environment)) || undefined,
    siteUrl: environment.siteUrl,
    adminUrl: environment.adminUrl,
    log,
    counts: {
      ended: (outcome) => metrics.mails.inc({ outcome }),
      waiting: (mails) => {
        for (const [state, count] of Object.entries(mails)) metrics.mailsWaiting.set({ state }, count)
      },
    },
  })
  let ready = true

  storage.reading.follow((state, cause) => {
    for (const one of replicaStates) metrics.replica.set({ state: one }, one === state ? 1 : 0)
    if (state === 'used') log.info('what visitors read comes from the replica')
    else log.warn({ err: cause, state }, 'what visitors read comes from the primary')
  })

  const drop = (kind?: string) => {
    content.drop(kind)
    answers.drop(kind)
  }
  changes.subscribe((heard) => {
    if (heard === 'reset') return drop()
    for (const kind of new Set(heard.changes.map((change) => change.kind))) drop(kind)
  })
  await changes.start()
  const set = await setMissingDues(storage.db)
  if (set > 0) log.info({ applications: set }, 'set the days by which applications are to be answered')

  const ping = () =>
    storage.ping().then(
      () => {
        if (!ready) log.info('the database answers again')
        ready = true
      },
      (error: unknown) => {
        if (ready) log.error({ err: error }, 'the database does not answer')
        ready = false
      },
    )
  // One node at a time; the next one finds nothing left to do.
  const retain = async () => {
    const removed = await storage.alone(() => removeExpired(storage.db))
    if (removed.applications > 0) log.info(removed, 'removed what was kept long enough')
  }
  const sweep = () =>
    retain()
      .catch((error: unknown) => log.error({ err: error }, 'removing old applications failed'))
      .then(() => setMissingDues(storage.db))
      .catch((error: unknown) => log.error({ err: error }, 'setting the days of answers failed'))
      .then(() => uploads.sweep())
      .catch((error: unknown) => log.error({ err: error }, 'removing abandoned uploads failed'))
      .then(() => content.search.misses.sweep())
      .catch((error: unknown) => log.error({ err: error }, 'forgetting old searches failed'))
      .then(() => service.accounts.sweep())
      .catch((error: unknown) => log.error({ err: error }, 'removing ended sessions failed'))
      .then(async () => {
        const erased = await eraseExpired(storage.db)
        if (erased > 0) log.info({ entries: erased }, 'erased deleted entries whose time was over')
      })
      .catch((error: unknown) => log.error({ err: error }, 'erasing deleted entries failed'))
      .then(() => sweepAuditLog(storage.db))
      .catch((error: unknown) => log.error({ err: error }, 'removing old lines of the audit log failed'))
  // PostgreSQL vacuums itself; an embedded database does not.
  const keepTidy = () =>
    storage.engine === 'pglite' && vacuumTables(storage).catch((error: unknown) => log.error({ err: error }, 'tidying the database failed'))
  const timers = [setInterval(ping, pingEvery), setInterval(sweep, sweepEvery), setInterval(keepTidy, tidyEvery)]

  const scheduler = new Scheduler({ db: storage.db, log })
  const secret = environment.adminSecret ?? adminSecret(environment.dataDir)
  const { siteUrl, adminUrl } = environment
  const mailWaits = environment.smtpUrl === undefined ? undefined : () => mail.wake()
  const service: Service = {
    db: storage.db,
    content,
    editing: new Editing(storage, () => scheduler.wake()),
    scheduler,
    previews: new Previews({ db: storage.db, names: content.names, secret, siteUrl, adminUrl }),
    library: new Library(storage.db, disk),
    contentSummary: createSummary(storage.db, () => changes.last),
    answers,
    searchQueue: new SearchQueue(storage.engine, () => metrics.searches.inc({ outcome: 'refused' })),
    changes,
    accounts: openAccounts({
      db: storage.db,
      secret,
      adminUrl: environment.adminUrl,
      siteUrl: environment.siteUrl,
      mailWaits,
      log,
    }),
    access: new Access(storage.db, environment.service ?? (await serviceCredential(environment.dataDir)), operatorKey(environment.dataDir)),
    applications: new Applications(storage.db, {
      confirmationsPerHour: environment.confirmationsPerHour,
      stored: (heldBy) => {
        if (heldBy) metrics.confirmationsHeld.inc({ limit: heldBy })
        mail.wake()
      },
    }),
    requests: new Requests(storage.db),
    staff: openStaff(storage.db, mailWaits),
    uploads,
    media: new Media(storage.db, disk),
    mail,
    log,
    metrics,
    isReady: () => ready,
    siteUrl: environment.siteUrl,
    adminUrl: environment.adminUrl,
    trustProxy: environment.trustProxy,
    proxies,
    operate: (command, args, write) =>
      operate(
        { storage, disk, dataDir: environment.dataDir, adminUrl: environment.adminUrl, mailServer: environment.smtpUrl !== undefined },
        command,
        args,
        write,
      ),
  }
  if (!environment.smtpUrl) log.info('SMTP_URL is not set: mail waits in the outbox')
  mail.start()
  scheduler.start()
  return {
    fetch: createHandler(service),
    service,
    sweep,
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      await scheduler.stop()
      await service.accounts.reset.settled()
      await mail.stop()
      await changes.stop()
      await content.search.misses.flush()
    },
  }
}
