import * as v from 'valibot'
import { applicationRowSchema } from './applications.ts'
import { adminCall } from './call.ts'
import { contentSummarySchema } from './log.ts'
import { missSchema } from './misses.ts'

const { scheduled, broken, latest } = contentSummarySchema.entries

/** The first screen after sign-in; each part is present for the users whom it concerns. */
export const dashboardSchema = v.object({
  /** What waits for them: applications, for those who work on some. */
  mine: v.object({
    applications: v.optional(
      v.object({
        /** Theirs that are not answered. */
        assigned: v.number(),
        /** Theirs whose time is over. */
        overdue: v.number(),
        /** Not assigned to anybody. */
        unassigned: v.number(),
        /** The first of the user's own, earliest due date first. */
        first: v.array(applicationRowSchema),
      }),
    ),
  }),
  scheduled: v.optional(scheduled),
  broken: v.object({
    links: v.optional(broken.entries.links),
    translations: v.optional(broken.entries.translations),
    /** Mails about applications that failed, and those that await a retry. */
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
    /** Users whose invitation mail failed; for account managers. */
    unreached: v.optional(v.array(v.object({ id: v.string(), name: v.string() }))),
    /** Proxies that TRUST_PROXY of a process does not name, for those who can have it named. */
    proxies: v.optional(v.array(v.object({ process: v.picklist(['web', 'content']), address: v.string() }))),
  }),
  latest: v.optional(latest),
  /** The most frequent queries without results, for users who can act on them. */
  misses: v.optional(v.array(missSchema)),
})

/** The first screen after sign-in. */
export type Dashboard = v.InferOutput<typeof dashboardSchema>

/** The dashboard. */
export const dashboardCalls = { dashboard: adminCall({ method: 'GET', path: 'dashboard', may: 'signed in', answer: dashboardSchema }) }
