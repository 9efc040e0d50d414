import { generalSettings } from '@narkhoz/contract/entities/general-settings.ts'
import { mailSettings } from '@narkhoz/contract/entities/mail-settings.ts'
import { type Labels, locales, textIn } from '@narkhoz/contract/locales.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { entries } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'

/** What editors said about mail, as far as it concerns one form. */
export type MailSettings = { university: Labels; phone: Partial<Labels>; sender: string | undefined; office: string | undefined }

type SettingsAttributes = {
  title?: Partial<Labels>
  elements?: { value?: readonly { type: string; value?: Partial<Labels> }[] }
  email?: string
  sender?: string
  offices?: readonly { form: string; email: string }[]
}

/** Reads the office of a form and the sender; for each mail, so that a correction applies at once. */
export const mailSettingsFor = async (db: Database, form: string): Promise<MailSettings> => {
  const rows = await db
    .select({ kind: entries.kind, attributes: entries.attributes })
    .from(entries)
    .where(and(inArray(entries.kind, [generalSettings.kind, mailSettings.kind]), eq(entries.status, 'published')))
  const of = (kind: string) => (rows.find((row) => row.kind === kind)?.attributes ?? {}) as SettingsAttributes
  const [general, mail] = [of(generalSettings.kind), of(mailSettings.kind)]
  const inEvery = (text: Partial<Labels> | undefined) => Object.fromEntries(locales.map((lang) => [lang, textIn(text, lang)]))
  return {
    university: inEvery(general.title ?? { kz: '' }) as Labels,
    phone: inEvery(general.elements?.value?.find(({ type }) => type === 'phone')?.value),
    sender: mail.sender ?? general.email,
    office: mail.offices?.find((office) => office.form === form)?.email ?? general.email,
  }
}
