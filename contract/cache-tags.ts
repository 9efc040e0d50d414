import type { Attributes } from './attributes/attribute.ts'
import type { Block } from './blocks/block.ts'
import { blockRegistry } from './blocks/blocks.ts'
import type { Call, Entity } from './entities/entity.ts'
import { entities } from './entities/registry.ts'

const namedIn = (attributes: Attributes): string[] =>
  Object.values(attributes).flatMap(({ to, attributes: nested, type }) => [
    ...(to ? [to] : []),
    ...(nested ? namedIn(nested) : []),
    ...(type === 'blocks' ? Object.values(blockRegistry as Record<string, Block>).flatMap((block) => namedIn(block.attributes)) : []),
  ])

const remembered = <T>(make: (entity: Entity) => T) => {
  const known = new WeakMap<Entity, T>()
  return (entity: Entity): T => {
    const made = known.get(entity) ?? make(entity)
    known.set(entity, made)
    return made
  }
}

/** The kinds whose names an answer about this entity may hold; always the same list for the same entity. */
export const kindsNamedBy = remembered((entity): readonly string[] => [...new Set(namedIn(entity.attributes))])

const showsPictures = (attributes: Attributes): boolean =>
  Object.values(attributes).some(
    ({ type, attributes: nested }) => type === 'picture' || type === 'blocks' || (nested && showsPictures(nested)),
  )

/** The tag of the library's descriptions, invalidated like that of a kind. */
export const mediaTag = 'media'

/** The kinds that an answer about this entity is made from, the library among them: when one of them changes, it is old. */
export const tagsOf = remembered((entity): readonly string[] => [
  ...new Set([entity.kind, ...kindsNamedBy(entity), ...(showsPictures(entity.attributes) ? [mediaTag] : [])]),
])

const searched = (Object.values(entities) as Entity[]).filter(({ search }) => search)

/** The kinds that search looks through. */
export const searchedKinds: readonly string[] = searched.map(({ kind }) => kind)

/** The tags of search answers: indexed kinds, pages that show the results, synonyms, and best bets. */
export const searchTags: readonly string[] = [
  ...new Set([...searchedKinds, ...searched.flatMap(kindsNamedBy), entities.synonym.kind, entities['best-bet'].kind]),
]

/** How many seconds an answer holds that depends on the time of day; any other holds until something changes. */
export const secondsOf = (call: Call): number | undefined => (call.shape === 'list' && call.when ? 30 : undefined)
