import { isIP } from 'node:net'
import { almatyClock } from '@narkhoz/contract/almaty-clock.ts'
import { requestStatusSchema } from '@narkhoz/contract/answers.ts'
import { visitorAddressHeader } from '@narkhoz/contract/api.ts'
import { answerDay } from '@narkhoz/contract/forms/answer-day.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { isCode, spelledCode } from '@narkhoz/contract/receipt-code.ts'
import * as v from 'valibot'
import { asking, type StatusResult } from '../../app/forms/request-status.ts'
import type { ServiceAccount } from './service-account.ts'

/** A query for the status of a request. */
export type StatusQuestion = { texts: ReadonlyMap<string, string>; address: string; lang: Locale; requestId: string }

/** Queries the status of a request for a visitor; the service counts guesses by their address. */
export const createCheckStatus =
  (account: ServiceAccount) =>
  async ({ texts, address, lang, requestId }: StatusQuestion): Promise<StatusResult> => {
    const [code = '', contact = ''] = [asking.code, asking.contact].map((name) => (texts.get(name) ?? '').trim())
    // Shown as receipts write it, however it was typed.
    const given = { code: isCode(code) ? spelledCode(code) : code, contact }
    if (!code || !contact) return { ...given, is: 'blank' }
    const headers: Record<string, string> = isIP(address) ? { [visitorAddressHeader]: address } : {}
    const answer = await account.within({ lang, requestId }, (session) => session.post('applications/status', given, headers))
    if (answer?.is === 'invalid') return { ...given, is: 'missing' }
    if (answer?.is === 'too_many') return { ...given, is: 'too_many', comeAgain: answer.comeAgain }
    const read = answer?.is === 'stored' ? v.safeParse(requestStatusSchema, answer.data) : undefined
    if (!read?.success) return { ...given, is: 'unreachable' }
    const { form, created_at: at, purpose, reply, page } = read.output
    const status = reply ?? read.output.status
    const answerBy = status === 'answered' ? undefined : answerDay({ form: forms[form], sentAt: at, purpose })
    const isLate = answerBy !== undefined && almatyClock().day > answerBy
    const isReminder = purpose === 'reminder'
    return { ...given, is: 'found', status, title: forms[form].title[lang], at, answerBy, isLate, isReminder, form, page }
  }

export type CheckStatus = ReturnType<typeof createCheckStatus>
