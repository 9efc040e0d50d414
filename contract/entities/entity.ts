import * as v from 'valibot'
import type { AnswerOf, Attributes, StoredOf } from '../attributes/attribute.ts'
import { link, picture } from '../attributes/media.ts'
import { answerEntries, group, storedEntries } from '../attributes/nested.ts'
import { text } from '../attributes/text.ts'
import { blocks } from '../blocks/blocks.ts'
import { type Labels, type Locale, locales } from '../locales.ts'

/** A filter of a list: an attribute's own value, or the year or month of a date. */
export type Facet = { attribute: string; part?: 'year' | 'month' }

/**
 * A GET call under `/api/v1` that answers entries of one kind. A `{name}` in its path that is a facet narrows the list
 * to that value; `{slug}` and `{id}` pick one entry.
 */
export type Call =
  | { shape: 'list'; filters?: readonly string[]; search?: true; paged?: true; usual?: number; when?: 'past' | 'upcoming' }
  | { shape: 'item' }
  | { shape: 'facets'; facets: readonly string[]; filters?: readonly string[] }
  | { shape: 'blocks' }

/** GET calls by path under `/api/v1`. */
export type Calls = Readonly<Record<string, Call>>

/** Attributes of every entry with its own page, of any kind. */
export const pageAttributes = {
  seo: group({ title: text({ max: 150 }), description: text({ max: 400 }) }, { detail: true }),
  banner: group(
    {
      title: text(),
      lead: text({ max: 600 }),
      picture: picture(),
      picture_mobile: picture({ label: { kz: 'Телефондағы сурет', ru: 'Изображение на телефоне', en: 'Picture on a phone' } }),
      link: link(),
    },
    { detail: true },
  ),
  blocks: blocks({ detail: true }),
} as const

/** What editors write: one declarative value from which calls, storage, checks and editor screens follow. */
export type Entity<K extends string = string, A extends Attributes = Attributes, C extends Calls = Calls> = {
  kind: K
  /** The name of its list in the API and of its screens for editors. */
  plural: string
  /** The name of the list in three languages. */
  label: Labels
  /** The attribute that names an entry: shown in lists, references and search. */
  heading: string
  attributes: A
  /** Entries have a slug; `slugs` closes the list of them. */
  slug?: true | readonly string[]
  /** There is exactly one entry; it is never taken back or deleted. */
  singleton?: true
  /** The site cannot do without these entries: none that is published is taken back or deleted. */
  permanent?: true
  /** Entries have a page of this type, at this address: a template such as `/news/{slug}`. */
  page?: { type: string; address?: string }
  /** Named filters of a list; each is stored in the index table. */
  facets?: Readonly<Record<string, Facet>>
  /** Who may change where applications go could read them: only administrators see and change entries of this kind. */
  adminOnly?: true
  /** Lists include the time of each entry's last publication, for feed readers. */
  listsUpdatedAt?: true
  /** Sort key of lists; the default is the position that editors give. */
  order?: { attribute: string; descending?: true }
  /**
   * Attributes that search indexes, most important first; the heading always precedes them. Among equal matches the kind with the
   * higher weight ranks first; the default is 1. Where the heading is a person's name, it is matched in any spelling. `note` names a
   * choice that distinguishes entries of one title, such as the level of a program. With `shownWith` the page that lists entries
   * shows only those that have one of these attributes. `shownOn` names a choice whose values are slugs of screens: an entry with
   * values is shown on those alone, one without on each that lists its kind.
   */
  search?: {
    lead?: readonly string[]
    body?: readonly string[]
    weight?: number
    isName?: true
    note?: string
    shownWith?: readonly string[]
    shownOn?: string
  }
  /** These attributes are found at the page of this path, which shows them; settings are no result of their own. */
  foundAt?: { path: string; attributes: readonly string[] }
  /** GET calls by path under `/api/v1`; without any the kind answers its plural as a list. */
  calls: C
  /** A valid entry, as an editor would save it. */
  sample: StoredOf<A>
}

type EntityOptions<K extends string, A extends Attributes, P extends string, C extends Calls> = Omit<
  Entity<K, A>,
  'plural' | 'calls' | 'heading'
> & {
  plural: P
  calls?: C
  heading?: keyof A & string
}

/** The calls of a kind that declares none. */
type ItsPlural<P extends string> = { readonly [N in P]: { readonly shape: 'list' } }

/** Declares an entity. Defaults: its plural as a list call, `title` as its heading. */
export const entity = <const K extends string, const A extends Attributes, const P extends string, const C extends Calls = ItsPlural<P>>(
  declared: EntityOptions<K, A, P, C>,
): Entity<K, A, C> => ({
  heading: 'title',
  ...declared,
  // The compiler does not see that `C` is the plural's own call exactly where none are declared.
  calls: declared.calls ?? ({ [declared.plural]: { shape: 'list' } } as Calls as C),
})

/** Declares an entity whose entries have their own page: banner, SEO texts and blocks are included. */
export const pageEntity = <
  const K extends string,
  const A extends Attributes,
  const P extends string,
  const C extends Calls = ItsPlural<P>,
>(
  declared: EntityOptions<K, A & Partial<typeof pageAttributes>, P, C> & { attributes: A },
) => entity({ ...declared, attributes: { ...declared.attributes, ...pageAttributes } } as EntityOptions<K, A & typeof pageAttributes, P, C>)

/** Properties of every answered entry besides its attributes; `fallback` names those answered from Kazakh. */
export const answeredWith = { id: v.number(), slug: v.nullable(v.string()), fallback: v.array(v.string()) }

/** The languages an entry is written in; any other is answered from Kazakh. */
export const writtenIn = v.optional(v.array(v.picklist(locales)))

type AnsweredWith = { id: number; slug: string | null; fallback: string[] }

/** An entry in one language with everything its own page needs; its blocks are a separate call. */
export type Answer<E extends Entity> = AnsweredWith & { written_in?: Locale[] } & Omit<AnswerOf<E['attributes']>, 'blocks'>

/** The additional property of list entries of these kinds; a service that does not know it omits it. */
const stamped = { updated_at: v.optional(v.pipe(v.string(), v.isoTimestamp())) }

type WithUpdatedAt = { updated_at?: string }

/** An entry in one language as lists have it: without what only its own page needs. */
export type Card<E extends Entity> = AnsweredWith &
  WithUpdatedAt & {
    [K in keyof E['attributes'] as E['attributes'][K] extends { detail: true } ? never : K]: v.InferOutput<E['attributes'][K]['answer']>
  }

/** The attributes an entry's own page shows: all but its blocks. */
export const ownAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, attribute]) => attribute.type !== 'blocks'))

/** The attributes a list shows. */
export const cardAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, attribute]) => !attribute.detail))

// `fromEntries` loses the types of the single schemas; the types next to each restate them from the same declaration.

/** The rule an editor's save of this entity goes through. */
export const savedSchema = <E extends Entity>({ attributes }: E) =>
  v.strictObject(storedEntries(attributes)) as unknown as v.GenericSchema<StoredOf<E['attributes']>>

/** The rule for an answered entry with everything. */
export const entrySchema = <E extends Entity>({ attributes }: E) =>
  v.object({ ...answeredWith, written_in: writtenIn, ...answerEntries(ownAttributes(attributes)) }) as unknown as v.GenericSchema<Answer<E>>

/** The rule for an answered entry of a list. */
export const cardSchema = <E extends Entity>({ attributes, listsUpdatedAt }: E) =>
  v.object({
    ...answeredWith,
    ...(listsUpdatedAt && stamped),
    ...answerEntries(cardAttributes(attributes)),
  }) as unknown as v.GenericSchema<Card<E>>
