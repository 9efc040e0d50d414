import * as v from 'valibot'
import type { AnswerOf, Attributes, StoredOf } from '../attributes/attribute.ts'
import { link, picture } from '../attributes/media.ts'
import { answerEntries, group, storedEntries } from '../attributes/nested.ts'
import { text } from '../attributes/text.ts'
import { blocks } from '../blocks/blocks.ts'
import { type Labels, type Locale, locales } from '../locales.ts'

/** What a list can be narrowed by: an attribute's own value, or the year or month of a date. */
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

/** Attributes that every entry with a page of its own has, whatever its kind. */
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
  /** Named ways to narrow a list; each is kept in the index table. */
  facets?: Readonly<Record<string, Facet>>
  /** Who may change where applications go could read them: only administrators see and change entries of this kind. */
  isGuarded?: true
  /** Lists say of each entry when it was last published: programs that subscribe to them ask for it. */
  isStamped?: true
  /** Lists run by this attribute; without it by the position editors give. */
  order?: { attribute: string; descending?: true }
  /**
   * Attributes that search reads, heaviest first; the heading always comes before them. Of two entries that match alike the
   * one whose kind weighs more comes first; without a weight it is 1. Where the heading is somebody's name, it is found as
   * it is written in any language. `note` names a choice that tells entries of one title apart, such as the level of a program.
   * With `shownWith` the page that lists entries shows those alone that have one of these attributes. `shownOn` names a choice whose
   * values are slugs of screens: an entry with values is shown on those alone, one without on each that lists its kind.
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
  /** Visitors who search find these attributes at the page of this path, which shows them; settings are no result of their own. */
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

/** What a kind that names no calls answers. */
type ItsPlural<P extends string> = { readonly [N in P]: { readonly shape: 'list' } }

/** Declares an entity; the plural as a list is its call unless it names its own, `title` its heading. */
export const entity = <const K extends string, const A extends Attributes, const P extends string, const C extends Calls = ItsPlural<P>>(
  declared: EntityOptions<K, A, P, C>,
): Entity<K, A, C> => ({
  heading: 'title',
  ...declared,
  // The compiler does not see that `C` is the plural's own call exactly where none are declared.
  calls: declared.calls ?? ({ [declared.plural]: { shape: 'list' } } as Calls as C),
})

/** Declares an entity whose entries have a page of their own: banner, search engine texts and blocks come with it. */
export const pageEntity = <
  const K extends string,
  const A extends Attributes,
  const P extends string,
  const C extends Calls = ItsPlural<P>,
>(
  declared: EntityOptions<K, A & Partial<typeof pageAttributes>, P, C> & { attributes: A },
) => entity({ ...declared, attributes: { ...declared.attributes, ...pageAttributes } } as EntityOptions<K, A & typeof pageAttributes, P, C>)

/** What every answered entry carries beside its attributes; `fallback` names what was answered from Kazakh. */
export const answeredWith = { id: v.number(), slug: v.nullable(v.string()), fallback: v.array(v.string()) }

/** The languages an entry is written in; any other is answered from Kazakh. */
export const writtenIn = v.optional(v.array(v.picklist(locales)))

type AnsweredWith = { id: number; slug: string | null; fallback: string[] }

/** An entry in one language with everything its own page needs; its blocks have a call of their own. */
export type Answer<E extends Entity> = AnsweredWith & { written_in?: Locale[] } & Omit<AnswerOf<E['attributes']>, 'blocks'>

/** What an entry of a list carries besides where its kind is stamped; a service that does not know it leaves it out. */
const stamped = { updated_at: v.optional(v.pipe(v.string(), v.isoTimestamp())) }

type WithUpdatedAt = { updated_at?: string }

/** An entry in one language as it stands in lists: without what only its own page needs. */
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

// `fromEntries` loses the types of the single rules; the types beside each rule say the same from the same declaration.

/** The rule an editor's save of this entity goes through. */
export const savedSchema = <E extends Entity>({ attributes }: E) =>
  v.strictObject(storedEntries(attributes)) as unknown as v.GenericSchema<StoredOf<E['attributes']>>

/** The rule for an answered entry with everything. */
export const entrySchema = <E extends Entity>({ attributes }: E) =>
  v.object({ ...answeredWith, written_in: writtenIn, ...answerEntries(ownAttributes(attributes)) }) as unknown as v.GenericSchema<Answer<E>>

/** The rule for an answered entry of a list. */
export const cardSchema = <E extends Entity>({ attributes, isStamped }: E) =>
  v.object({
    ...answeredWith,
    ...(isStamped && stamped),
    ...answerEntries(cardAttributes(attributes)),
  }) as unknown as v.GenericSchema<Card<E>>
