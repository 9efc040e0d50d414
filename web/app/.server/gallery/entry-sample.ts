import type { Attribute, Attributes, StoredOf } from '@narkhoz/contract/attributes/attribute.ts'
import { type Card, cardAttributes, type Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import { devGallery } from '@narkhoz/contract/pages/dev-gallery.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { resolveAttributes } from '../resolve-blocks.ts'
import { type SampleShape, samplePicture, withFiles } from './sample-pictures.ts'

/** A sample has no page: its links lead back to the gallery. */
const slug = `..${devGallery.address}`

const nameIn = (kind: string, lang: Locale): string => {
  const { sample, heading } = (entities as Readonly<Record<string, Entity>>)[kind] ?? entities.handbook
  return (sample as Record<string, Partial<Record<Locale, string>>>)[heading]?.[lang] ?? ''
}

/** What only the content service can name: here a referred entry is called as the sample of its kind. */
const named = ({ type, to = '' }: Attribute, value: unknown, lang: Locale): unknown => {
  if (type === 'country') return { value, title: new Intl.DisplayNames([languageTags[lang]], { type: 'region' }).of(String(value)) }
  const reference = { id: 1, slug, title: nameIn(to, lang) }
  return type === 'references' ? [reference] : reference
}

const isNamed = ({ type }: Attribute) => type === 'country' || type === 'reference' || type === 'references'
const isPictureOf = ({ type }: Attribute) => type === 'picture'

const part = (attributes: Attributes, fits: (attribute: Attribute) => boolean): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, attribute]) => fits(attribute)))

/**
 * Copies of an entity's sample in one language, as lists answer them. Omitted attributes stay empty, except pictures and references,
 * which lists show.
 */
export const entrySamples = <E extends Entity>(entity: E, lang: Locale, count: number, shape: SampleShape = 'scene'): Card<E>[] => {
  const attributes = cardAttributes(entity.attributes)
  const sample: Readonly<UnknownRecord> = entity.sample
  const own = part(attributes, (attribute) => !isNamed(attribute) && !isPictureOf(attribute))
  const { answer, fallback } = resolveAttributes(own, sample as StoredOf<Attributes>, lang)
  const names = Object.entries(part(attributes, isNamed)).map(([name, attribute]) => [
    name,
    attribute.type === 'country' && !sample[name] ? null : named(attribute, sample[name], lang),
  ])
  return Array.from({ length: count }, (_, at) => {
    const pictures = Object.keys(part(attributes, isPictureOf)).map((name) => [name, samplePicture(shape, at)])
    const entry = { id: at + 1, slug, fallback, ...withFiles(answer), ...Object.fromEntries(names), ...Object.fromEntries(pictures) }
    // Put together attribute by attribute from the declaration that the type is made from.
    return entry as unknown as Card<E>
  })
}
