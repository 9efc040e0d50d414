import * as v from 'valibot'
import { writtenIn } from './entities/entity.ts'
import { entities } from './entities/registry.ts'
import type { Purpose } from './forms/entrant.ts'
import { forms } from './forms/registry.ts'

/** Metadata of paged lists. */
export const metaSchema = v.object({ current_page: v.number(), last_page: v.number(), per_page: v.number(), total: v.number() })

/** One value a list can be narrowed to. */
export const facetSchema = v.object({ value: v.string(), title: v.string(), count: v.number() })

/** The page at an address: the attributes of every page, and those of its kind. */
export const pageSchema = v.looseObject({
  id: v.number(),
  slug: v.nullable(v.string()),
  title: v.string(),
  seo: v.object({ title: v.string(), description: v.string() }),
  banner: entities.page.attributes.banner.answer,
  page_type: v.string(),
  path: v.string(),
  fallback: v.array(v.string()),
  written_in: writtenIn,
})

/** The page behind an address, as the site reads it. */
export type PageAnswer = v.InferOutput<typeof pageSchema>

/** What `auth/login` takes. */
export const loginSchema = v.strictObject({ email: v.pipe(v.string(), v.maxLength(254)), key: v.pipe(v.string(), v.maxLength(500)) })

/** What `auth/login` answers. */
export const tokenSchema = v.object({ access_token: v.string(), token_type: v.literal('Bearer'), expires_in: v.number() })

/** What `file/store` answers. */
export const storedFileSchema = v.object({ url: v.string(), type: v.string(), size: v.number() })

/** What every application is answered with. */
export const receiptSchema = v.object({ id: v.number(), code: v.string(), created_at: v.string() })

/** The status that a visitor sees; an application that staff marked as spam appears as received. */
export const requestStatuses = ['received', 'in_work', 'answered'] as const

/** What `applications/status` takes: the code of a receipt, and the email or phone that the form was sent with. */
export const statusQuestionSchema = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(40)),
  contact: v.pipe(v.string(), v.maxLength(254)),
})

/** What `applications/status` answers. */
export const requestStatusSchema = v.object({
  status: v.picklist(requestStatuses),
  form: v.picklist(Object.values(forms).map(({ name }) => name)),
  created_at: v.string(),
  /** There where it is answered by a mail that has not left yet. */
  reply: v.optional(v.literal('waiting')),
  /** Present where an entrant's application is a request for a reminder, which is not answered before admission opens. */
  purpose: v.optional(v.literal('reminder' satisfies Purpose)),
  /** The path of the page it was sent from, where the site said so and the office of that page handles it. */
  page: v.optional(v.string()),
})

/** Status of an application, as the site reads it. */
export type RequestStatus = v.InferOutput<typeof requestStatusSchema>

/** Where visitors of an address are sent on to: a path of the site without a language, or a page elsewhere. */
export const redirectAnswer = v.object({ to: v.string() })

/** Old addresses that differ from others by their query, each in its canonical spelling, and where they lead. */
export const queryRedirectsAnswer = v.array(v.object({ from: v.string(), to: v.string() }))

/** One event of `changes`; `id` 0 means that the entire kind changed. */
export const changeSchema = v.object({ kind: v.string(), id: v.number(), slug: v.nullable(v.string()) })

/** A change as listeners read it. */
export type Change = v.InferOutput<typeof changeSchema>
