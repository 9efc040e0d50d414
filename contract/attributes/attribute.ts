import type * as v from 'valibot'
import type { Labels } from '../locales.ts'

/** How an attribute is edited and resolved; each has one builder in this room. */
export type AttributeType =
  | 'text'
  | 'richText'
  | 'plain'
  | 'url'
  | 'number'
  | 'flag'
  | 'day'
  | 'moment'
  | 'choice'
  | 'choices'
  | 'country'
  | 'reference'
  | 'references'
  | 'picture'
  | 'file'
  | 'link'
  | 'list'
  | 'group'
  | 'blocks'

/** What every attribute may say about itself. */
export type AttributeOptions = {
  /** An entry cannot be published without it. */
  required?: true
  /** Left out of lists: only the entry's own page needs it. */
  detail?: true
  /** Came after the first version of the API: a backend that does not answer it is read as if it answered null. */
  later?: true
  /** What editors read; without it the shared label of the attribute's name is used (`labels.ts`). */
  label?: Labels
}

/** One option of a choice: its value on the wire and its name in three languages. */
export type Option = { value: string; label: Labels }

/** A declared attribute: the schema that editors save, the schema that the service answers in one language, and its labels. */
export type Attribute<
  Stored extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
> = AttributeOptions & {
  type: AttributeType
  stored: Stored
  answer: Answer
  /** Longest text, where there is one. */
  max?: number
  options?: readonly Option[]
  /** Kinds that a reference may name. */
  to?: string
  /** Only entries of the target whose attributes have these values, e.g. one handbook's. */
  among?: Readonly<Record<string, string>>
  /** Of a text: it may be written in any one language and is not translated. */
  anyLanguage?: true
  /** The library takes no such files: an existing one can be removed, but none chosen. */
  linkOnly?: true
  attributes?: Attributes
}

/** Attributes by name, in the order editors see them. */
export type Attributes = { readonly [name: string]: Attribute }

/** What one language's answer holds for these attributes. */
export type AnswerOf<A extends Attributes> = { -readonly [K in keyof A]: v.InferOutput<A[K]['answer']> }

/** What an editor saves for these attributes; optional ones may be omitted. */
export type StoredOf<A extends Attributes> = {
  -readonly [K in keyof A as A[K] extends { required: true } ? K : never]: v.InferInput<A[K]['stored']>
} & { -readonly [K in keyof A as A[K] extends { required: true } ? never : K]?: v.InferInput<A[K]['stored']> | null | undefined }
