import { isBlank } from '@narkhoz/contract/fields/field.ts'
import { readUtm } from '@narkhoz/contract/fields/utm.ts'
import { consentVersion, consentVersions } from '@narkhoz/contract/forms/consent.ts'
import { asksForContact } from '@narkhoz/contract/forms/contacts.ts'
import { check, type Form, type Values } from '@narkhoz/contract/forms/form.ts'
import { fieldNameAt, toPayload } from '@narkhoz/contract/forms/payload.ts'
import { receiverLabel } from '@narkhoz/contract/forms/question.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { pagePath } from '@narkhoz/contract/pages/page.ts'
import type { RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Content } from '../../app/.server/content.ts'
import { beside, type Failure, type Outcome } from '../../app/forms/outcome.ts'
import { wholePhone } from '../../app/forms/phone-mask.ts'
import type { FormGuard } from './form-guard.ts'
import { createFormKeys } from './form-keys.ts'
import type { Submission } from './read-submission.ts'
import { receiptLines } from './receipt-lines.ts'
import type { ServiceAccount, Session } from './service-account.ts'

/** A form that was sent, and where it stands. */
export type Sent = {
  form: FormName
  page: RegisteredPage
  /** The page's address without language, and the query it was sent to. */
  path: string
  query: URLSearchParams
  lang: Locale
  submission: Submission
  /** The sender's network address: for the guard, never stored. */
  address: string
  requestId: string
}

export type TakeFormOptions = {
  account: ServiceAccount
  guard: FormGuard
  contentFor: (lang: Locale, requestId: string) => Content
  log: Logger
}

const receiptAnswer = v.object({ code: v.string(), created_at: v.string() })
const fileAnswer = v.object({ url: v.string() })

/** What was filled in. Without a script nobody writes line ends and phone numbers in the one way that is stored. */
const valuesOf = (form: Form, { texts, files }: Submission): Values =>
  Object.fromEntries(
    form.fields.map(({ field: { name, control } }) => {
      const text = texts.get(name)?.replaceAll('\r\n', '\n')
      if (control === 'file') return [name, files.get(name)]
      return [name, control === 'tel' && text ? wholePhone(text) : text]
    }),
  )

/** What was typed or chosen, for the page that shows it again. */
const textsOf = (values: Values, { texts }: Submission): Record<string, string> =>
  Object.fromEntries(
    [...Object.entries(values), [beside.receiver, texts.get(beside.receiver)]].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** The wording that stood beside the form: a page may have been open since before it changed. */
const agreedTo = ({ texts }: Submission) => consentVersions.find((version) => version === texts.get(beside.consent)) ?? consentVersion

/** Takes a form from a page to the content service, and says what became of it. */
export const createTakeForm = ({ account, guard, contentFor, log }: TakeFormOptions) => {
  const keyOf = createFormKeys()

  /** What the site's server adds to a payload, and what the receipt says of it; nothing where it cannot be had. */
  const addedTo = async ({ form, page, path, query, lang, requestId, submission: { texts } }: Sent) => {
    if (form === 'consultation')
      return {
        payload: {
          page_type: page.consultation,
          page_slug: pagePath(page, path) ?? path.slice(1),
          tags: readUtm(new URLSearchParams(texts.get(beside.utm)?.slice(0, 2000) ?? query)),
        },
        lines: [],
      }
    if (form !== 'question') return { payload: {}, lines: [] }
    const { receivers } = await contentFor(lang, requestId).item('settings/contacts')
    const wanted = texts.get(beside.receiver)
    // The first is for who was not asked; one that is gone must not send the question to somebody else.
    const receiver = wanted === undefined ? receivers?.[0] : receivers?.find(({ id }) => String(id) === wanted)
    return receiver && { payload: { email_to: receiver.email }, lines: [{ label: receiverLabel[lang], value: receiver.title }] }
  }

  /** Stores the files first; their addresses take their places. */
  const withFiles = async (form: Form, values: Values, lang: Locale, session: Session) => {
    const stored: Record<string, unknown> = { ...values }
    for (const { field } of form.fields) {
      const file = values[field.name]
      if (field.control !== 'file' || !(file instanceof File) || isBlank(file)) continue
      const answer = await session.upload(file)
      if (answer.is === 'unreachable' || answer.is === 'too_many') return { failure: answer.is }
      if (answer.is === 'invalid') return { errors: { [field.name]: field.invalid[lang] } as Record<string, string> }
      const read = v.safeParse(fileAnswer, answer.data)
      // Nobody's file is at fault where the service does not answer as agreed.
      if (!read.success) return { failure: 'unreachable' as const }
      stored[field.name] = read.output.url
    }
    return { values: stored }
  }

  return async (sent: Sent): Promise<Outcome> => {
    const { form: name, lang, requestId, submission } = sent
    const form: Form = forms[name]
    const values = valuesOf(form, submission)
    const failed = (failure: Failure): Outcome => ({ form: name, is: 'failed', failure, values: textsOf(values, submission) })
    const wrong = (errors: Readonly<Record<string, string>>): Outcome => ({
      form: name,
      is: 'wrong',
      errors,
      values: textsOf(values, submission),
    })

    const errors = check(form, values)
    if (Object.keys(errors).length > 0)
      return wrong(Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, words[lang]])))

    const verdict = guard({ address: sent.address, form: name, texts: submission.texts })
    if (verdict.is === 'puzzled')
      return { form: name, is: 'failed', failure: 'too_many', values: textsOf(values, submission), puzzle: verdict.puzzle }
    if (verdict.is !== 'welcome') {
      log.warn({ requestId, form: name, verdict: verdict.is }, 'a form was turned away')
      return failed(verdict.is)
    }

    const added = await addedTo(sent).catch((err: unknown) => {
      log.error({ requestId, form: name, err }, 'what goes with a form could not be had')
    })
    if (!added) return failed('unreachable')

    const headers = { 'idempotency-key': keyOf(sent), 'x-consent-version': agreedTo(submission) }
    const done = await account.within({ lang, requestId }, async (session) => {
      const stored = await withFiles(form, values, lang, session)
      if (!stored.values) return stored
      return { answer: await session.post(form.endpoint, toPayload(form, stored.values, added.payload), headers) }
    })
    if (!done) return failed('unreachable')
    if ('errors' in done) return wrong(done.errors)
    if ('failure' in done) return failed(done.failure)

    const { answer } = done
    if (answer.is === 'too_many') return failed(answer.is)
    if (answer.is === 'invalid') {
      const named = Object.entries(answer.fields).flatMap(([path, words]) => {
        const field = fieldNameAt(form, path)
        return field ? [[field, words] as const] : []
      })
      return named.length > 0 ? wrong(Object.fromEntries(named)) : failed('refused')
    }
    const receipt = answer.is === 'stored' ? v.safeParse(receiptAnswer, answer.data) : undefined
    if (!receipt?.success) return failed('unreachable')
    const { code, created_at: at } = receipt.output
    // It is stored: whatever goes wrong from here on, its sender is told so.
    const told = async () => receiptLines(form, values, lang, contentFor(lang, requestId))
    const lines = await told().catch((err: unknown) => {
      log.error({ requestId, err }, 'a receipt has no lines')
      return []
    })
    return {
      form: name,
      is: 'sent',
      receipt: { title: form.title[lang], code, at, isAnswerable: asksForContact(form), lines: [...added.lines, ...lines] },
    }
  }
}

export type TakeForm = ReturnType<typeof createTakeForm>
