import { sentFromHeader } from '@narkhoz/contract/api.ts'
import { isBlank } from '@narkhoz/contract/fields/field.ts'
import { addedValue } from '@narkhoz/contract/forms/added.ts'
import { answerDay } from '@narkhoz/contract/forms/answer-day.ts'
import { consentUnknown, consentVersions } from '@narkhoz/contract/forms/consent.ts'
import { asksForContact } from '@narkhoz/contract/forms/contacts.ts'
import type { Purpose } from '@narkhoz/contract/forms/entrant.ts'
import { check, type Form, type Values } from '@narkhoz/contract/forms/form.ts'
import { fieldNameAt, toPayload } from '@narkhoz/contract/forms/payload.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { pagePath } from '@narkhoz/contract/pages/page.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Content } from '../../app/.server/content.ts'
import { officeAtPage } from '../../app/.server/office-at-page.ts'
import { officeIndex } from '../../app/.server/office-index.ts'
import { lowerDomain } from '../../app/forms/lower-domain.ts'
import { type Failure, hiddenFields, type Outcome } from '../../app/forms/outcome.ts'
import { wholePhone } from '../../app/forms/phone-mask.ts'
import { receiptWords } from '../../app/i18n/.server/receipt.ts'
import { createAddedFields } from './added-fields.ts'
import type { FormGuard } from './form-guard.ts'
import { createFormKeys } from './form-keys.ts'
import type { Submission } from './read-submission.ts'
import { entriesOffered, type OptionEntry, receiptLines, visitIn } from './receipt-lines.ts'
import type { SentForm } from './sent-form.ts'
import type { ServiceAccount, Session } from './service-account.ts'

export type SubmitFormOptions = {
  account: ServiceAccount
  guard: FormGuard
  contentFor: (lang: Locale, requestId: string) => Content
  log: Logger
}

const receiptAnswer = v.object({ code: v.string(), created_at: v.string() })
const fileAnswer = v.object({ url: v.string() })

/** The submitted values. Without a script line ends, emails and phone numbers are not normalized yet. */
const valuesOf = (form: Form, { texts, files }: Submission): Values =>
  Object.fromEntries(
    form.fields.map(({ field: { name, control } }) => {
      const text = texts.get(name)?.replaceAll('\r\n', '\n')
      if (control === 'file') return [name, files.get(name)]
      if (control === 'email' && text) return [name, lowerDomain(text)]
      return [name, control === 'tel' && text ? wholePhone(text) : text]
    }),
  )

/** Errors of texts in place of files: if ignored, the sender would believe that a document was attached. */
const notFiles = (form: Form, { texts }: Submission) =>
  Object.fromEntries(
    form.fields.flatMap(({ field: { name, control, invalid } }) =>
      control === 'file' && !isBlank(texts.get(name)) ? [[name, invalid]] : [],
    ),
  )

/** With the titles of entries in place of empty values, where the declaration allows it. */
const withTitles = async (form: Form, values: Values, content: () => Content): Promise<Values> => {
  const filled: Record<string, unknown> = { ...values }
  for (const { field, waived } of form.fields) {
    const by = waived && form.fields.find((place) => place.field.name === waived.field)
    if (!waived || !by || !isBlank(values[field.name])) continue
    const entries: readonly OptionEntry[] = await entriesOffered(by, content()).catch(() => [])
    const entry = entries.find(({ id }) => String(id) === values[waived.field])
    if (entry && Reflect.get(entry, waived.attribute) === true) filled[field.name] = entry.title
  }
  return filled
}

/** From which page a form was sent, as the service knows it; a path that no header can hold is left out. */
const sentFromHeaders = ({ page, path }: SentForm): Record<string, string> => {
  const from = pagePath(page, path) ?? path.slice(1)
  return /^[\w./~-]{1,300}$/.test(from) ? { [sentFromHeader]: from } : {}
}

/** The values as entered, for the page that shows them again. */
const textsOf = (values: Values, { texts }: Submission): Record<string, string> =>
  Object.fromEntries(
    [...Object.entries(values), [hiddenFields.receiver, texts.get(hiddenFields.receiver)]].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** Validates the consent's wording. Other clients than our pages send none, and none is claimed for them. */
const wrongConsent = ({ texts }: Submission) => {
  const version = texts.get(hiddenFields.consent)
  return version === undefined || consentVersions.includes(version) ? {} : { [hiddenFields.consent]: consentUnknown }
}

/** Takes a form from a page to the content service, and says what became of it. */
export const createSubmitForm = ({ account, guard, contentFor, log }: SubmitFormOptions) => {
  const keyOf = createFormKeys()
  const addedTo = createAddedFields({ contentFor, log })

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
      // An unexpected response of the service is not the file's fault.
      if (!read.success) return { failure: 'unreachable' as const }
      stored[field.name] = read.output.url
    }
    // All errors are reported at once: each attempt costs the sender an upload.
    return Object.keys(errors).length > 0 ? { errors } : { values: stored }
  }

  return async (sent: SentForm): Promise<Outcome> => {
    const { form: name, lang, requestId, submission } = sent
    const form: Form = forms[name]
    const given = valuesOf(form, submission)
    const values = await withTitles(form, given, () => contentFor(lang, requestId))
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
        const field = form.added?.[path] === 'receiver' ? hiddenFields.receiver : fieldNameAt(form, path)
        return field ? [[field, words] as const] : []
      })
      return named.length > 0 ? wrong(Object.fromEntries(named)) : failed('refused')
    }
    const receipt = answer.is === 'stored' ? v.safeParse(receiptAnswer, answer.data) : undefined
    if (!receipt?.success) return failed('unreachable')
    const { code, created_at: at } = receipt.output
    // It is stored: whatever fails from here on, the sender gets a receipt.
    const readLines = async () => receiptLines(form, values, lang, contentFor(lang, requestId))
    const without = (what: string) => (err: unknown) => void log.error({ requestId, err }, `a receipt has no ${what}`)
    // Side by side: a service that hangs now is waited for once.
    const [lines = [], office] = await Promise.all([readLines().catch(without('lines')), own ?? officeOf(sent).catch(without('office'))])
    const purpose = addedValue(form, 'admission', added.payload)
    const isReminder = purpose === ('reminder' satisfies Purpose)
    return {
      form: name,
      is: 'sent',
      receipt: {
        title: form.title[lang],
        code,
        at,
        isAnswerable: asksForContact(form),
        answerBy: answerDay({ form, sentAt: at, purpose }),
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
