import { readUtm } from '@narkhoz/contract/fields/utm.ts'
import { type Purpose, purposeLabel, purposes } from '@narkhoz/contract/forms/entrant.ts'
import type { AddedSource, Form } from '@narkhoz/contract/forms/form.ts'
import { receiverLabel, receiverMissing } from '@narkhoz/contract/forms/question.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { pagePath } from '@narkhoz/contract/pages/page.ts'
import type { Logger } from 'pino'
import type { Content } from '../../app/.server/content.ts'
import { admissionSeasons, admissionToday } from '../../app/.server/programs/admission.ts'
import { hiddenFields, type Receipt } from '../../app/forms/outcome.ts'
import type { SentForm } from './sent-form.ts'

export type AddedFieldsOptions = {
  contentFor: (lang: Locale, requestId: string) => Content
  log: Logger
}

/** The value of an added field with its line of the receipt; or errors by field; undefined if unavailable. */
type AddedField = { value: unknown; line?: Receipt['lines'][number] } | { errors: Readonly<Record<string, string>> } | undefined

/** Computes the added fields of a payload, each from its declared source. */
export const createAddedFields = ({ contentFor, log }: AddedFieldsOptions) => {
  /** Unavailable dates must not block an application. */
  const admissionOf = async ({ form, lang, requestId, submission: { texts } }: SentForm) => {
    const content = contentFor(lang, requestId)
    const programs = content.list('school-programs').catch((err: unknown) => {
      log.error({ requestId, form, err }, 'the last day of a programme could not be had')
      return []
    })
    const [seasons, all] = await Promise.all([admissionSeasons(content), programs])
    return admissionToday(seasons, lang, all.find(({ id }) => String(id) === texts.get('program'))?.deadline)
  }

  const fillers: Readonly<Record<AddedSource, (sent: SentForm) => AddedField | Promise<AddedField>>> = {
    'page-type': ({ page }) => ({ value: page.consultation }),
    'page-path': ({ page, path }) => ({ value: pagePath(page, path) ?? path.slice(1) }),
    campaign: ({ query, submission: { texts } }) => ({
      value: readUtm(new URLSearchParams(texts.get(hiddenFields.utm)?.slice(0, 2000) ?? query)),
    }),
    admission: async (sent) => {
      const { form, lang, requestId, submission } = sent
      const admission = await admissionOf(sent).catch((err: unknown) => {
        log.error({ requestId, form, err }, 'the dates of admission could not be had')
        return []
      })
      const isClosed = admission.find(({ level }) => level === submission.texts.get('level'))?.admission.is === 'closed'
      const value: Purpose = isClosed ? 'reminder' : 'application'
      return { value, line: { label: purposeLabel[lang], value: purposes[value][lang] } }
    },
    receiver: async ({ lang, requestId, submission: { texts } }) => {
      const { receivers } = await contentFor(lang, requestId).item('settings/contacts')
      const wanted = texts.get(hiddenFields.receiver)
      if (!receivers?.length) return undefined
      // The first is the default; a deleted one must not send the question to somebody else.
      const receiver = wanted === undefined ? receivers[0] : receivers.find(({ id }) => String(id) === wanted)
      if (!receiver) return { errors: { [hiddenFields.receiver]: receiverMissing[lang] } }
      return { value: receiver.email, line: { label: receiverLabel[lang], value: receiver.title } }
    },
  }

  return async (sent: SentForm) => {
    const payload: Record<string, unknown> = {}
    const lines: Receipt['lines'][number][] = []
    for (const [name, source] of Object.entries((forms[sent.form] as Form).added ?? {})) {
      const field = await fillers[source](sent)
      if (!field || 'errors' in field) return field
      payload[name] = field.value
      if (field.line) lines.push(field.line)
    }
    return { payload, lines }
  }
}
