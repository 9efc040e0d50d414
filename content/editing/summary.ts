import type { EntryStatus } from '@narkhoz/contract/admin/entries.ts'
import type { ContentSummary } from '@narkhoz/contract/admin/log.ts'
import type { Share } from '@narkhoz/contract/admin/translations.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { sql } from 'drizzle-orm'
import { readLog } from '../audit/edit-log.ts'
import type { editing } from '../storage/schema.ts'
import { type Database, rowsOf } from '../storage/storage.ts'
import { findDeadLinks } from './dead-links.ts'
import { headingFrom, scheduleOf } from './entry-state.ts'
import { sharesOf } from './translation-board.ts'
import { newestVersions } from './working-rows.ts'

/** What takes a look at all content is looked at again after a change, but not before this many milliseconds. */
const atMostEvery = 10_000

/** How much of each is shown. */
const most = { scheduled: 20, latest: 10 }

/** Memoizes work until something changes, also for concurrent callers. */
const keptWhile = <T>(mark: () => number, make: () => Promise<T>) => {
  let known: { mark: number; at: number; made: Promise<T> } | undefined
  return (): Promise<T> => {
    const now = performance.now()
    if (known && (known.mark === mark() || now - known.at < atMostEvery)) return known.made
    const made = make()
    known = { mark: mark(), at: now, made }
    made.catch(() => {
      if (known?.made === made) known = undefined
    })
    return made
  }
}

const unfinished = ({ missing, partly, outdated }: Share) => ({ missing, partly, outdated })

type ScheduledRow = {
  kind: string
  id: number
  attributes: Record<string, unknown>
  status: EntryStatus
  publish_at: string | Date | null
  withdraw_at: string | Date | null
  failure: (typeof editing.$inferSelect)['failure']
}

const dateOf = (value: string | Date | null) => (value === null ? null : new Date(value))

const readScheduled = async (db: Database, lang: Locale): Promise<ContentSummary['scheduled']> => {
  const rows = rowsOf<ScheduledRow>(
    await db.execute(sql`
      select kind, id, attributes, status, publish_at, withdraw_at, failure from ${newestVersions()} as one
      where publish_at is not null or withdraw_at is not null or failure is not null
      order by failure is null, least(publish_at, withdraw_at) limit ${most.scheduled}`),
  )
  return rows.map(({ kind, id, attributes, status, publish_at, withdraw_at, failure }) => {
    const { plural, heading } = entityOf(kind)
    const schedule = scheduleOf({ publishAt: dateOf(publish_at), withdrawAt: dateOf(withdraw_at), failure }, lang)
    return { kind, plural, id, heading: headingFrom(attributes[heading]), status, schedule }
  })
}

/** The content part of the dashboard; `changes` is the number of the last change, which invalidates it. */
export const createSummary = (db: Database, changes: () => number) => {
  const links = keptWhile(changes, () => findDeadLinks(db))
  return async (lang: Locale): Promise<ContentSummary> => {
    const [scheduled, dead, shares, latest] = await Promise.all([
      readScheduled(db, lang),
      links(),
      sharesOf(db, {}),
      readLog(db, {}, 1, most.latest),
    ])
    return {
      scheduled,
      broken: { links: dead, translations: { ru: unfinished(shares.ru), en: unfinished(shares.en) } },
      latest: latest.lines,
    }
  }
}
