import { isDeepStrictEqual } from 'node:util'
import type { Difference } from '@narkhoz/contract/admin/revisions.ts'
import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import { attributeLabels } from '@narkhoz/contract/attributes/labels.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { type Labels, type Locale, locales } from '@narkhoz/contract/locales.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { changedParts } from './changed-parts.ts'
import type { VersionContent } from './entry-state.ts'
import { type NameOf, plainText, shownValue } from './shown-value.ts'
import { attributesOfBlock } from './texts.ts'

/** The language of differences, and the names of referenced entries. */
export type Telling = { lang: Locale; nameOf: NameOf }

type Place = { path: string; label: string }

const words = {
  slug: { kz: 'Мекенжайдағы атауы', ru: 'Имя в адресе', en: 'Name in the address' },
  position: { kz: 'Реттік орны', ru: 'Место в порядке', en: 'Place in the order' },
  hidden: { kz: 'Жасырын', ru: 'Скрыт', en: 'Hidden' },
  text: { kz: 'Мәтіні', ru: 'Текст', en: 'Text' },
  alt: { kz: 'Суреттің сөзбен сипаты', ru: 'Описание изображения', en: 'Alternative text' },
  url: { kz: 'Мекенжайы', ru: 'Адрес', en: 'Address' },
} as const satisfies Record<string, Labels>

const whatOf = (before: unknown, after: unknown): Difference['what'] => (before == null ? 'added' : after == null ? 'removed' : 'changed')

const differing = ({ path, label }: Place, before: string | null, after: string | null, lang?: Locale): Difference[] =>
  before === after
    ? []
    : [{ path, label, what: whatOf(before, after), ...(lang && { lang }), before, after, parts: changedParts(before ?? '', after ?? '') }]

const texts = (place: Place, before: unknown, after: unknown, read: (text: string) => string): Difference[] =>
  locales.flatMap((lang) => {
    const [was, is] = [before, after].map((value) => {
      const text = (value as UnknownRecord | null | undefined)?.[lang]
      return typeof text === 'string' ? read(text) : null
    })
    return differing(place, was ?? null, is ?? null, lang)
  })

const inside = ({ path, label }: Place, name: string | number, called: string): Place => ({
  path: path ? `${path}.${name}` : String(name),
  label: label ? `${label} › ${called}` : called,
})

const labelOf = (name: string, { label }: Attribute, lang: Locale) =>
  (label ?? (attributeLabels as Record<string, Labels>)[name])?.[lang] ?? name

const values = (attributes: Attributes, before: UnknownRecord, after: UnknownRecord, place: Place, telling: Telling): Difference[] =>
  Object.entries(attributes).flatMap(([name, attribute]) =>
    value(attribute, before[name], after[name], inside(place, name, labelOf(name, attribute, telling.lang)), telling),
  )

const rows = (
  attributes: Attributes,
  before: readonly UnknownRecord[],
  after: readonly UnknownRecord[],
  place: Place,
  telling: Telling,
): Difference[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, at) =>
    values(attributes, before[at] ?? {}, after[at] ?? {}, inside(place, at, `${at + 1}`), telling),
  ).flat()

const blockLabel = (type: unknown, lang: Locale) => (blockRegistry as Record<string, Block>)[String(type)]?.label[lang] ?? String(type)

/** Blocks are matched by id, so that moving one is not changing two. */
const blocks = (before: readonly UnknownRecord[], after: readonly UnknownRecord[], place: Place, telling: Telling): Difference[] => {
  const { lang } = telling
  const was = new Map(before.map((block) => [block.id, block]))
  const is = new Set(after.map(({ id }) => id))
  const gone = before
    .filter(({ id }) => !is.has(id))
    .map((block) => ({
      ...inside(place, String(block.id), blockLabel(block.type, lang)),
      what: 'removed' as const,
      before: null,
      after: null,
      parts: [],
    }))
  const stayed = before.filter(({ id }) => is.has(id)).map(({ id }) => id)
  const kept = after.filter(({ id }) => was.has(id)).map(({ id }) => id)
  const perBlock = after.flatMap((block, at): Difference[] => {
    const here = inside(place, at, `${at + 1}. ${blockLabel(block.type, lang)}`)
    const old = was.get(block.id)
    if (!old || old.type !== block.type)
      return [
        { ...here, what: 'added', before: null, after: null, parts: [] },
        ...values(attributesOfBlock(block.type), {}, block, here, telling),
      ]
    const isMoved = stayed.indexOf(block.id) !== kept.indexOf(block.id) || old.position !== block.position || old.group !== block.group
    const hidden = { type: 'flag' } as Attribute
    return [
      ...(isMoved ? [{ ...here, what: 'moved' as const, before: null, after: null, parts: [] }] : []),
      ...differing(
        inside(here, 'hidden', words.hidden[lang]),
        shownValue(hidden, old.hidden === true, lang, telling.nameOf),
        shownValue(hidden, block.hidden === true, lang, telling.nameOf),
      ),
      ...values(attributesOfBlock(block.type), old, block, here, telling),
    ]
  })
  return [...gone, ...perBlock]
}

const value = (attribute: Attribute, before: unknown, after: unknown, place: Place, telling: Telling): Difference[] => {
  if (isDeepStrictEqual(before, after)) return []
  const { type, attributes = {} } = attribute
  const { lang, nameOf } = telling
  const [was, is] = [(before ?? {}) as UnknownRecord, (after ?? {}) as UnknownRecord]
  if (type === 'text') return texts(place, before, after, (text) => text)
  if (type === 'richText') return markup(place, before, after)
  if (type === 'group') return values(attributes, was, is, place, telling)
  if (type === 'list') return rows(attributes, (before ?? []) as UnknownRecord[], (after ?? []) as UnknownRecord[], place, telling)
  if (type === 'blocks') return blocks((before ?? []) as UnknownRecord[], (after ?? []) as UnknownRecord[], place, telling)
  if (type === 'link')
    return [
      ...texts(inside(place, 'text', words.text[lang]), was.text, is.text, (text) => text),
      ...differing(inside(place, 'url', words.url[lang]), (was.url as string) ?? null, (is.url as string) ?? null),
    ]
  if (type === 'file') return ofLibrary(attribute, before, after, place, telling)
  if (type === 'picture')
    return [
      ...ofLibrary(attribute, before, after, place, telling),
      ...texts(inside(place, 'alt', words.alt[lang]), was.alt, is.alt, (text) => text),
    ]
  return differing(place, shownValue(attribute, before, lang, nameOf), shownValue(attribute, after, lang, nameOf))
}

const urlOf = (value: unknown) => ((value ?? {}) as { url?: string }).url ?? null

/** A picture or a file: another one is listed even if its name is the same. */
const ofLibrary = (attribute: Attribute, before: unknown, after: unknown, place: Place, { lang, nameOf }: Telling): Difference[] => {
  const isPicture = attribute.type === 'picture'
  const [was, is] = [shownValue(attribute, before, lang, nameOf), shownValue(attribute, after, lang, nameOf)]
  const urls = { before: urlOf(before), after: urlOf(after) }
  if (urls.before === urls.after) return isPicture ? [] : differing(place, was, is)
  return [{ ...place, what: whatOf(before, after), before: was, after: is, parts: [], ...(isPicture && { pictures: urls }) }]
}

/** Rich texts are compared as plain text; if only the markup differs, the markup is listed. */
const markup = (place: Place, before: unknown, after: unknown): Difference[] => {
  const read = texts(place, before, after, plainText)
  return read.length > 0 ? read : texts(place, before, after, (text) => text)
}

/** What differs between two versions of an entry, place by place, in words. */
export const differencesOf = (
  { attributes, slug, order }: Entity,
  before: VersionContent,
  after: VersionContent,
  telling: Telling,
): Difference[] => {
  const { lang } = telling
  return [
    ...(slug ? differing({ path: 'slug', label: words.slug[lang] }, before.slug, after.slug) : []),
    ...(order ? [] : differing({ path: 'position', label: words.position[lang] }, String(before.position), String(after.position))),
    ...values(attributes, before.attributes, after.attributes, { path: '', label: '' }, telling),
  ]
}
