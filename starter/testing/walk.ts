import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { university } from '../university.ts'

/** One value of the starter content at any depth, with its declaration. */
export type Value = { entry: Draft; name: string; where: string; attribute: Attribute; value: unknown }

/** One text in one language. */
export type Text = Value & { lang: Locale; text: string }

const declared: Readonly<Record<string, Entity>> = entities
const blocks: Readonly<Record<string, Block>> = blockRegistry

/** The entire starter content, created once for all tests of a file. */
export const drafts = university()

/** The entries of one kind. */
export const ofKind = (kind: string) => drafts.filter((draft) => draft.kind === kind)

/** The declaration of an entry's kind. */
export const entityOf = ({ kind }: Draft): Entity => {
  const entity = declared[kind]
  if (!entity) throw new Error(`no kind ${kind}`)
  return entity
}

/** How an entry is named in a test's message. */
export const nameOf = ({ kind, id, slug }: Draft) => `${kind} ${id}${slug ? ` ${slug}` : ''}`

/** The blocks of an entry. */
export const blocksOf = ({ attributes }: Draft) =>
  (attributes.blocks ?? []) as ({ id: number; type: string; group: number; position: number } & UnknownRecord)[]

const inside = (entry: Draft, attributes: Attributes, values: UnknownRecord, where: string): Value[] =>
  Object.entries(attributes).flatMap(([name, attribute]) => {
    const value = values[name]
    if (value === undefined || value === null) return []
    const here = `${where} ${name}`
    const own = { entry, name, where: here, attribute, value }
    if (attribute.type === 'blocks')
      return [own, ...blocksOf(entry).flatMap((row) => inside(entry, blocks[row.type]?.attributes ?? {}, row, `${here} ${row.id}`))]
    if (attribute.type === 'list')
      return [own, ...(value as UnknownRecord[]).flatMap((row, at) => inside(entry, attribute.attributes ?? {}, row, `${here} ${at + 1}`))]
    if (attribute.type === 'group') return [own, ...inside(entry, attribute.attributes ?? {}, value as UnknownRecord, here)]
    return [own]
  })

/** Every value of the starter content. */
export const values: readonly Value[] = drafts.flatMap((entry) =>
  inside(entry, entityOf(entry).attributes, entry.attributes, nameOf(entry)),
)

const localizedOf = ({ attribute: { type }, value }: Value) => {
  if (type === 'text' || type === 'richText') return value as Partial<Record<Locale, string>>
  if (type === 'link') return (value as { text: Partial<Record<Locale, string>> }).text
  return undefined
}

/** Every value that is a text in three languages. */
export const localized = values.flatMap((value) => {
  const texts = localizedOf(value)
  return texts ? [{ ...value, texts }] : []
})

/** Every text in each language it has. */
export const texts: readonly Text[] = localized.flatMap(({ texts, ...value }) =>
  locales.flatMap((lang) => {
    const text = texts[lang]
    return text === undefined ? [] : [{ ...value, lang, text }]
  }),
)

/** A formatted text as it is read: without markup, one line for each paragraph, item or cell. */
export const linesOf = (html: string) =>
  html
    .replace(/<\/(?:p|h[2-4]|li|blockquote|th|td|caption)>|<(?:br|hr) \/>|<(?:ul|ol)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
