import {
  accountCalls,
  authCalls,
  invitationSchema,
  meSchema,
  resetAskedSchema,
  secondFactorSchema,
  sessionSchema,
  signedInSchema,
  userSchema,
  welcomeSchema,
} from '@narkhoz/contract/admin/accounts.ts'
import {
  applicationCalls,
  applicationRowSchema,
  applicationSchema,
  formSummarySchema,
  templateSchema,
} from '@narkhoz/contract/admin/applications.ts'
import type { AdminCall } from '@narkhoz/contract/admin/call.ts'
import { dashboardCalls, dashboardSchema } from '@narkhoz/contract/admin/dashboard.ts'
import {
  bulkOutcomeSchema,
  entryCalls,
  entryRowSchema,
  incomingReferenceSchema,
  namedEntrySchema,
  previewLinksSchema,
  workingSchema,
} from '@narkhoz/contract/admin/entries.ts'
import { logCalls, logLineSchema } from '@narkhoz/contract/admin/log.ts'
import { mediaCalls, mediaItemSchema } from '@narkhoz/contract/admin/media.ts'
import { redirectCalls, redirectSchema } from '@narkhoz/contract/admin/redirects.ts'
import { revisionSchema } from '@narkhoz/contract/admin/revisions.ts'
import { metaSchema } from '@narkhoz/contract/answers.ts'
import * as v from 'valibot'
import type { ExpectedAnswer } from './judge.ts'

const listOf = (item: v.GenericSchema): ExpectedAnswer => ({ data: v.array(item), meta: metaSchema })
const working = { data: workingSchema }
const application = { data: applicationSchema }

/** What calls of the screens answer, where the contract says more of it than that it is data. */
export const adminAnswers: ReadonlyMap<AdminCall, ExpectedAnswer> = new Map<AdminCall, ExpectedAnswer>([
  [authCalls.signIn, { data: signedInSchema }],
  [authCalls.secondFactor, { data: signedInSchema }],
  [authCalls.requestReset, { data: resetAskedSchema }],
  [authCalls.welcome, { data: welcomeSchema }],
  [authCalls.accept, { data: signedInSchema }],
  [authCalls.enableSecondFactor, { data: secondFactorSchema }],
  [accountCalls.me, { data: meSchema }],
  [accountCalls.updateMe, { data: meSchema }],
  [accountCalls.sessions, { data: v.array(sessionSchema) }],
  [accountCalls.users, listOf(userSchema)],
  [accountCalls.user, { data: userSchema }],
  [accountCalls.inviteUser, { data: invitationSchema }],
  [applicationCalls.summary, { data: v.array(formSummarySchema) }],
  [applicationCalls.list, listOf(applicationRowSchema)],
  [applicationCalls.read, application],
  [applicationCalls.update, application],
  [applicationCalls.note, application],
  [applicationCalls.reply, application],
  [applicationCalls.templates, listOf(templateSchema)],
  [applicationCalls.template, { data: templateSchema }],
  [applicationCalls.createTemplate, { data: templateSchema }],
  [applicationCalls.updateTemplate, { data: templateSchema }],
  [dashboardCalls.dashboard, { data: dashboardSchema }],
  [entryCalls.list, listOf(entryRowSchema)],
  [entryCalls.references, { data: v.array(namedEntrySchema) }],
  [entryCalls.read, working],
  [entryCalls.create, working],
  [entryCalls.save, working],
  [entryCalls.publish, working],
  [entryCalls.withdraw, working],
  [entryCalls.schedule, working],
  [entryCalls.discard, working],
  [entryCalls.copy, working],
  [entryCalls.bulk, { data: bulkOutcomeSchema }],
  [entryCalls.revisions, listOf(revisionSchema)],
  [entryCalls.preview, { data: previewLinksSchema }],
  [mediaCalls.list, listOf(mediaItemSchema)],
  [mediaCalls.read, { data: mediaItemSchema }],
  [mediaCalls.upload, { data: mediaItemSchema }],
  [mediaCalls.update, { data: mediaItemSchema }],
  [mediaCalls.uses, { data: v.array(incomingReferenceSchema) }],
  [redirectCalls.list, listOf(redirectSchema)],
  [redirectCalls.create, { data: redirectSchema }],
  [redirectCalls.update, { data: redirectSchema }],
  [logCalls.log, listOf(logLineSchema)],
])
