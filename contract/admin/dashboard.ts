import * as v from 'valibot'
import { applicationRowSchema } from './applications.ts'
import { adminCall } from './call.ts'
import { contentSummarySchema } from './log.ts'
import { missSchema } from './misses.ts'

const { scheduled, broken, latest } = contentSummarySchema.entries

/** What whoever signs in sees first; each part is there for whom it concerns. */
export const dashboardSchema = v.object({
  /** What waits for them: applications, for those who work on some. */
  mine: v.object({
    applications: v.optional(
      v.object({
        /** Theirs that are not answered. */
        assigned: v.number(),
        /** Theirs whose time is over. */
        overdue: v.number(),
        /** Nobody's yet. */
        unassigned: v.number(),
        /** The first of theirs, what is due soonest in front. */
        first: v.array(applicationRowSchema),
      }),
    ),
  }),
  scheduled: v.optional(scheduled),
  broken: v.object({
    links: v.optional(broken.entries.links),
    translations: v.optional(broken.entries.translations),
    /** Mails about applications that were given up, and those that wait after a failure. */
    mails: v.optional(v.object({ failed: v.number(), waiting: v.number() })),
    /** Mails that should be out and are not, for those whose they are: since when, and whether there is a mail server at all. */
    unsent: v.optional(
      v.object({
        count: v.number(),
        /** How many of them are about applications that the reader sees. */
        of_applications: v.number(),
        since: v.string(),
        mail_server: v.boolean(),
      }),
    ),
    /** Whom the link that lets them in did not reach, because its mail was given up; for who looks after accounts. */
    unreached: v.optional(v.array(v.object({ id: v.string(), name: v.string() }))),
    /** Proxies that TRUST_PROXY of a process does not name, for those who can have it named. */
    proxies: v.optional(v.array(v.object({ process: v.picklist(['web', 'content']), address: v.string() }))),
  }),
  latest: v.optional(latest),
  /** What visitors looked for in vain most often, for those who can say what they meant. */
  misses: v.optional(v.array(missSchema)),
})

/** What whoever signs in sees first. */
export type Dashboard = v.InferOutput<typeof dashboardSchema>

/** The dashboard. */
export const dashboardCalls = { dashboard: adminCall({ method: 'GET', path: 'dashboard', may: 'signed in' }) }
