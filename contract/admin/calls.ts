import { accountCalls, authCalls } from './accounts.ts'
import { applicationCalls } from './applications.ts'
import type { AdminCall } from './call.ts'
import { dashboardCalls } from './dashboard.ts'
import { entryCalls } from './entry-calls.ts'
import { logCalls } from './log.ts'
import { mediaCalls } from './media.ts'
import { missCalls } from './misses.ts'
import { redirectCalls } from './redirects.ts'
import { translationCalls } from './translations.ts'
import { trashCalls } from './trash.ts'

/** Every call of the editors' and staff's screens: the service answers these and no others, each to whom it is declared for. */
export const adminCalls: readonly AdminCall[] = [
  authCalls,
  accountCalls,
  applicationCalls,
  dashboardCalls,
  entryCalls,
  trashCalls,
  mediaCalls,
  missCalls,
  redirectCalls,
  translationCalls,
  logCalls,
].flatMap((calls): AdminCall[] => Object.values(calls))
