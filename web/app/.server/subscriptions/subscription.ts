import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Content } from '../content.ts'

/** Who subscribes to what: language, and the declared part of the query. */
export type Subscriber = {
  lang: Locale
  siteUrl: string
  /** The address of this very file, with language and query. */
  self: string
  query: Readonly<Record<string, string>>
}

/** A text with a file name. */
export type NamedText = { text: string; name: string }

/** Something that programs fetch again and again. */
export type Subscription = {
  /** Without language. */
  address: string
  type: string
  /** Query keys that affect the content. */
  query: readonly string[]
  write: (content: Content, subscriber: Subscriber) => Promise<string | NamedText>
}
