import type { ApplicationRow, ReplyTemplate } from '@narkhoz/contract/admin/applications.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import { dateLocales, type Locale } from '@narkhoz/contract/locales.ts'
import { timeZone } from '@narkhoz/contract/time-zone.ts'
import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { likePattern } from '../storage/like-pattern.ts'
import { pagingOf } from '../storage/paging.ts'
import { readPage } from '../storage/read-page.ts'
import { replyTemplates } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import type { Reader } from './inbox-query.ts'

/** Input of a template. */
export type TemplateInput = Pick<ReplyTemplate, 'form' | 'lang' | 'title' | 'text'>

type Query = { page: number; limit: number; form?: FormName | undefined; language?: Locale | undefined; q?: string | undefined }

const toTemplate = ({ id, form, lang, title, text, updatedAt }: typeof replyTemplates.$inferSelect): ReplyTemplate => ({
  id,
  // Only templates of declared forms are ever read here.
  form: form as FormName,
  lang,
  title,
  text,
  updated_at: updatedAt.toISOString(),
})

const dateIn = (lang: Locale, at: string) =>
  new Intl.DateTimeFormat(dateLocales[lang], { dateStyle: 'long', timeZone }).format(new Date(at))

/** Fills in a template's placeholders; in one pass, so that no value can contain another. */
const filled = (text: string, { name, code, form, lang, created_at: at }: ApplicationRow) => {
  const values: Record<string, string> = { name: name ?? '', code, form: forms[form].title[lang], date: dateIn(lang, at) }
  return text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => (Object.hasOwn(values, key) ? (values[key] ?? whole) : whole))
}

/** Frequent replies, by form and language; staff see those of their own forms. */
export class Templates {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async list(reader: Reader, { page, limit, form, language, q }: Query) {
    this.#refuseForeign(reader, form)
    const part = q?.trim() ? likePattern(q.trim()) : undefined
    const where = and(
      reader.forms.length === 0 ? sql`false` : inArray(replyTemplates.form, form ? [form] : [...reader.forms]),
      language && eq(replyTemplates.lang, language),
      part ? or(ilike(replyTemplates.title, part), ilike(replyTemplates.text, part)) : undefined,
    )
    const { rows, total } = await readPage(
      { page, limit },
      () => this.#db.$count(replyTemplates, where),
      (cut) =>
        this.#db
          .select()
          .from(replyTemplates)
          .where(where)
          .orderBy(asc(replyTemplates.form), asc(replyTemplates.title), asc(replyTemplates.id))
          .limit(cut.limit)
          .offset(cut.offset),
    )
    return {
      data: rows.map(toTemplate),
      meta: pagingOf(total, page, limit),
    }
  }

  async read(reader: Reader, id: number): Promise<ReplyTemplate> {
    const [found] = await this.#db
      .select()
      .from(replyTemplates)
      .where(and(eq(replyTemplates.id, id), inArray(replyTemplates.form, [...reader.forms])))
    if (!found) throw new ServiceError('not_found')
    return toTemplate(found)
  }

  async create(reader: Reader, written: TemplateInput): Promise<ReplyTemplate> {
    this.#refuseForeign(reader, written.form)
    const [made] = await this.#db.insert(replyTemplates).values(written).returning()
    if (!made) throw new Error('A template was not stored')
    return toTemplate(made)
  }

  async update(reader: Reader, id: number, written: TemplateInput): Promise<ReplyTemplate> {
    await this.read(reader, id)
    this.#refuseForeign(reader, written.form)
    await this.#db
      .update(replyTemplates)
      .set({ ...written, updatedAt: sql`now()` })
      .where(eq(replyTemplates.id, id))
    return this.read(reader, id)
  }

  async remove(reader: Reader, id: number) {
    await this.read(reader, id)
    await this.#db.delete(replyTemplates).where(eq(replyTemplates.id, id))
  }

  /** The templates for an application, filled in. */
  async filledFor(application: ApplicationRow) {
    const rows = await this.#db
      .select()
      .from(replyTemplates)
      .where(and(eq(replyTemplates.form, application.form), eq(replyTemplates.lang, application.lang)))
      .orderBy(asc(replyTemplates.title), asc(replyTemplates.id))
    return rows.map(({ id, title, text }) => ({ id, title, text: filled(text, application) }))
  }

  #refuseForeign(reader: Reader, form: FormName | undefined) {
    if (form && !reader.forms.includes(form)) throw new ServiceError('not_allowed')
  }
}
