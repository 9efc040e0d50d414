import type { Attribute, Attributes } from '../attributes/attribute.ts'
import type { Block, commonAttributes } from '../blocks/block.ts'
import { blockRegistry } from '../blocks/blocks.ts'
import type { Draft } from '../entities/draft.ts'
import type { Entity } from '../entities/entity.ts'
import { entities } from '../entities/registry.ts'
import { fixedIds } from '../fixed-ids.ts'
import type { UnknownRecord } from '../unknown-record.ts'

const common = {
  title: { kz: 'Тақырып', ru: 'Заголовок', en: 'Heading' },
  desc: { kz: '<p>Мәтін</p>', ru: '<p>Текст</p>', en: '<p>Text</p>' },
  link: { text: { kz: 'Толығырақ', ru: 'Подробнее', en: 'More' }, url: '/news' },
} satisfies Record<keyof typeof commonAttributes, unknown>

/** One block of every type, each with everything that blocks have in common. */
export const sampleBlocks = (Object.values(blockRegistry) as Block[]).map(({ type, sample }, at) => ({
  ...common,
  ...sample,
  id: at + 1,
  type,
  group: at + 1,
  position: at + 1,
}))

const idOf = ({ kind }: Entity) =>
  kind === 'document-group' ? fixedIds.documentGroups['academic-policy'] : kind === 'school' ? fixedIds.schools['business-school'] : 1

// A handbook entry of the list that a reference names; each list has one here.
const handbookIds: Record<string, number> = {
  'employee-groups': 2,
  'year-procedure': 3,
  'grant-types': 4,
  'university-groups': 5,
  'volunteer-groups': 6,
  'webinar-topics': 7,
}

const referred = (attributes: Attributes): UnknownRecord =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, { to, type, among }]: [string, Attribute]) => {
      const target = to && (entities as Record<string, Entity>)[to]
      if (!target) return []
      // The only sample of a kind may not satisfy the constraint.
      const isOne = Object.entries(among ?? {}).every(([key, value]) => key === 'list' || (target.sample as UnknownRecord)[key] === value)
      if (!isOne) return []
      const id = among?.list ? handbookIds[among.list] : idOf(target)
      return [[name, type === 'references' ? [id] : id]]
    }),
  )

/** Every entity's sample as a draft that refers to the others' and, where it can have blocks, has one of each. */
export const sampleDrafts = (): Draft[] => [
  ...(Object.values(entities) as Entity[]).map((entity) => ({
    kind: entity.kind,
    id: idOf(entity),
    slug:
      entity.kind === 'school' ? 'business-school' : Array.isArray(entity.slug) ? String(entity.slug[0]) : entity.slug ? 'sample' : null,
    attributes: {
      ...structuredClone(entity.sample as UnknownRecord),
      ...referred(entity.attributes),
      ...('blocks' in entity.attributes && { blocks: structuredClone(sampleBlocks) }),
    },
  })),
  ...Object.entries(handbookIds).map(([list, id]) => ({ kind: 'handbook', id, slug: list, attributes: { title: common.title, list } })),
]
