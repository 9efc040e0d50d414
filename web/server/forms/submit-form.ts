import { sentFromHeader } from '@narkhoz/contract/api.ts'
import { isBlank } from '@narkhoz/contract/fields/field.ts'
import { readUtm } from '@narkhoz/contract/fields/utm.ts'
import { answerDay } from '@narkhoz/contract/forms/answer-day.ts'
import { consentUnknown, consentVersions } from '@narkhoz/contract/forms/consent.ts'
import { asksForContact } from '@narkhoz/contract/forms/contacts.ts'
import { type Purpose, purposeLabel, purposes } from '@narkhoz/contract/forms/entrant.ts'
import { check, type Form, type Values } from '@narkhoz/contract/forms/form.ts'
import { fieldNameAt, toPayload } from '@narkhoz/contract/forms/payload.ts'
import { receiverLabel, receiverMissing } from '@narkhoz/contract/forms/question.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { pagePath } from '@narkhoz/contract/pages/page.ts'
import type { RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Content } from '../../app/.server/content.ts'
import { officeAtPage } from '../../app/.server/office-at-page.ts'
import { officeIndex } from '../../app/.server/office-index.ts'
import { admissionSeasons, admissionToday } from '../../app/.server/programs/admission.ts'
import { lowerDomain } from '../../app/forms/lower-domain.ts'
import { type Failure, hiddenFields, type Outcome } from '../../app/forms/outcome.ts'
import { wholePhone } from '../../app/forms/phone-mask.ts'
import { receiptWords } from '../../app/i18n/.server/receipt.ts'
import type { FormGuard } from './form-guard.ts'
import { createFormKeys } from './form-keys.ts'
import type { Submission } from './read-submission.ts'
import { receiptLines, visitIn } from './receipt-lines.ts'
import type { ServiceAccount, Session } from './service-account.ts'

/** A form that was sent, and where it stands. */
export type SentForm = {
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

export type SubmitFormOptions = {
  account: ServiceAccount
  guard: FormGuard
  contentFor: (lang: Locale, requestId: string) => Content
  log: Logger
}

const receiptAnswer = v.object({ code: v.string(), created_at: v.string() })
const fileAnswer = v.object({ url: v.string() })

/** What was filled in. Without a script nobody writes line ends, emails and phone numbers in the one way that is stored. */
const valuesOf = (form: Form, { texts, files }: Submission): Values =>
  Object.fromEntries(
    form.fields.map(({ field: { name, control } }) => {
      const text = texts.get(name)?.replaceAll('\r\n', '\n')
      if (control === 'file') return [name, files.get(name)]
      if (control === 'email' && text) return [name, lowerDomain(text)]
      return [name, control === 'tel' && text ? wholePhone(text) : text]
    }),
  )

/** What is wrong where a text was sent in place of a file: dropped, it would leave somebody thinking that a paper had been attached. */
const notFiles = (form: Form, { texts }: Submission) =>
  Object.fromEntries(
    form.fields.flatMap(({ field: { name, control, invalid } }) =>
      control === 'file' && !isBlank(texts.get(name)) ? [[name, invalid]] : [],
    ),
  )

/**
 * An order of a book with its address. The payload must have one also where the book is collected or mailed, and nobody is to invent a
 * street for that: the way it is received stands there instead.
 */
const withAddress = async (
  values: Values,
  contentFor: SubmitFormOptions['contentFor'],
  lang: Locale,
  requestId: string,
): Promise<Values> => {
  if (!isBlank(values.address)) return values
  const read = async () => contentFor(lang, requestId).list('handbooks/{list}', { list: 'recipient-methods' })
  const methods = await read().catch(() => [])
  const method = methods.find(({ id, no_address: isWaived }) => isWaived && String(id) === values.method)
  return method ? { ...values, address: method.title } : values
}

/** From which page a form was sent, as the service knows it; a path that no header can hold is left out. */
const sentFromHeaders = ({ page, path }: SentForm): Record<string, string> => {
  const from = pagePath(page, path) ?? path.slice(1)
  return /^[\w./~-]{1,300}$/.test(from) ? { [sentFromHeader]: from } : {}
}

/** What was typed or chosen, for the page that shows it again. */
const textsOf = (values: Values, { texts }: Submission): Record<string, string> =>
  Object.fromEntries(
    [...Object.entries(values), [hiddenFields.receiver, texts.get(hiddenFields.receiver)]].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** What is wrong with the wording of the consent that came along. Clients that are no page of ours send none: nothing is claimed of them. */
const wrongConsent = ({ texts }: Submission) => {
  const version = texts.get(hiddenFields.consent)
  return version === undefined || consentVersions.includes(version) ? {} : { [hiddenFields.consent]: consentUnknown }
}

/** Takes a form from a page to the content service, and says what became of it. */
export const createSubmitForm = ({ account, guard, contentFor, log }: SubmitFormOptions) => {
  const keyOf = createFormKeys()

  /** What the site's server adds to a payload, and what the receipt says of it; nothing where it cannot be had. */
  const addedTo = async ({ form, page, path, query, lang, requestId, submission: { texts } }: SentForm) => {
    if (form === 'consultation')
      return {
        payload: {
          page_type: page.consultation,
          page_slug: pagePath(page, path) ?? path.slice(1),
          tags: readUtm(new URLSearchParams(texts.get(hiddenFields.utm)?.slice(0, 2000) ?? query)),
        },
        lines: [],
      }
    if (form === 'entrant') {
      // Whoever applies is not sent away because the dates cannot be had.
      const read = async () => {
        const content = contentFor(lang, requestId)
        const programs = content.list('school-programs').catch((err: unknown) => {
          log.error({ requestId, form, err }, 'the last day of a programme could not be had')
          return []
        })
        const [seasons, all] = await Promise.all([admissionSeasons(content), programs])
        return admissionToday(seasons, lang, all.find(({ id }) => String(id) === texts.get('program'))?.deadline)
      }
      const admission = await read().catch((err: unknown) => {
        log.error({ requestId, form, err }, 'the dates of admission could not be had')
        return []
      })
      const isClosed = admission.find(({ level }) => level === texts.get('level'))?.admission.is === 'closed'
      const purpose: Purpose = isClosed ? 'reminder' : 'application'
      return { payload: { purpose }, lines: [{ label: purposeLabel[lang], value: purposes[purpose][lang] }] }
    }
    if (form !== 'question') return { payload: {}, lines: [] }
    const { receivers } = await contentFor(lang, requestId).item('settings/contacts')
    const wanted = texts.get(hiddenFields.receiver)
    if (!receivers?.length) return undefined
    // The first is for who was not asked; one that is gone must not send the question to somebody else.
    const receiver = wanted === undefined ? receivers[0] : receivers.find(({ id }) => String(id) === wanted)
    if (!receiver) return { errors: { [hiddenFields.receiver]: receiverMissing[lang] } }
    return { payload: { email_to: receiver.email }, lines: [{ label: receiverLabel[lang], value: receiver.title }] }
  }

  /** The office of the page that a form was sent from, where it handles that form; where it cannot be had, the declared hours hold. */
  const pageOffice = ({ form: name, path, lang, requestId }: SentForm) =>
    (forms[name] as Form).atPage ? officeAtPage(contentFor(lang, requestId), path.slice(1)) : undefined

  /** The office that the contacts name for a form. */
  const officeOf = async ({ form, lang, requestId }: SentForm) => {
    const contacts = await contentFor(lang, requestId).item('settings/contacts')
    return contacts.items?.[officeIndex(contacts, form)]
  }

  /** Stores the files first; their addresses take their places. */
  const withFiles = async (form: Form, values: Values, lang: Locale, session: Session) => {
    const stored: Record<string, unknown> = { ...values }
    const errors: Record<string, string> = {}
    for (const { field } of form.fields) {
      const file = values[field.name]
      if (field.control !== 'file' || !(file instanceof File) || isBlank(file)) continue
      const answer = await session.upload(file)
      if (answer.is === 'unreachable' || answer.is === 'too_many') return { failure: answer.is }
      if (answer.is === 'invalid') {
        errors[field.name] = field.invalid[lang]
        continue
      }
      const read = v.safeParse(fileAnswer, answer.data)
      // Nobody's file is at fault where the service does not answer as agreed.
      if (!read.success) return { failure: 'unreachable' as const }
      stored[field.name] = read.output.url
    }
    // All that are wrong are told at once: each try costs whoever sends them an upload.
    return Object.keys(errors).length > 0 ? { errors } : { values: stored }
  }

  return async (sent: SentForm): Promise<Outcome> => {
    const { form: name, lang, requestId, submission } = sent
    const form: Form = forms[name]
    const given = valuesOf(form, submission)
    const values = name === 'book' ? await withAddress(given, contentFor, lang, requestId) : given
    const failed = (failure: Failure): Outcome => ({ form: name, is: 'failed', failure, values: textsOf(values, submission) })
    const wrong = (errors: Readonly<Record<string, string>>): Outcome => ({
      form: name,
      is: 'wrong',
      errors,
      values: textsOf(values, submission),
    })

    const own = await pageOffice(sent)?.catch(() => undefined)
    const errors = { ...check(form, values, own?.hours), ...notFiles(form, submission), ...wrongConsent(submission) }
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
    if ('errors' in added) return wrong(added.errors)

    const version = submission.texts.get(hiddenFields.consent)
    const headers = {
      'idempotency-key': keyOf(sent),
      ...(version !== undefined && { 'x-consent-version': version }),
      ...sentFromHeaders(sent),
    }
    const done = await account.within({ lang, requestId }, async (session) => {
      const stored = await withFiles(form, values, lang, session)
      if (!('values' in stored)) return stored
      return { answer: await session.post(form.endpoint, toPayload(form, stored.values, added.payload), headers) }
    })
    if (!done) return failed('unreachable')
    if ('errors' in done) return wrong(done.errors)
    if ('failure' in done) return failed(done.failure)

    const { answer } = done
    if (answer.is === 'too_many') return failed(answer.is)
    if (answer.is === 'invalid') {
      const named = Object.entries(answer.fields).flatMap(([path, words]) => {
        // An editor may have taken the receiver off the list since it was read.
        const field = path === 'email_to' ? hiddenFields.receiver : fieldNameAt(form, path)
        return field ? [[field, words] as const] : []
      })
      return named.length > 0 ? wrong(Object.fromEntries(named)) : failed('refused')
    }
    const receipt = answer.is === 'stored' ? v.safeParse(receiptAnswer, answer.data) : undefined
    if (!receipt?.success) return failed('unreachable')
    const { code, created_at: at } = receipt.output
    // It is stored: whatever goes wrong from here on, its sender is told so.
    const told = async () => receiptLines(form, values, lang, contentFor(lang, requestId))
    const without = (what: string) => (err: unknown) => void log.error({ requestId, err }, `a receipt has no ${what}`)
    // Side by side: a service that hangs now is waited for once.
    const [lines = [], office] = await Promise.all([told().catch(without('lines')), own ?? officeOf(sent).catch(without('office'))])
    const isReminder = added.payload.purpose === ('reminder' satisfies Purpose)
    return {
      form: name,
      is: 'sent',
      receipt: {
        title: form.title[lang],
        code,
        at,
        isAnswerable: asksForContact(form),
        answerBy: answerDay({ form, sentAt: at, purpose: added.payload.purpose }),
        isReminder,
        office: office?.title,
        phone: office?.phone ?? undefined,
        visit: visitIn(form, values, own?.address),
        lines: [...added.lines, ...lines],
        words: receiptWords[lang],
      },
    }
  }
}

export type SubmitForm = ReturnType<typeof createSubmitForm>
