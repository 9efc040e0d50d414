import { text } from '../attributes/text.ts'
import { entity } from './entity.ts'

/** Documents that stand together on one screen; screens name it by its id. */
export const documentGroup = entity({
  kind: 'document-group',
  plural: 'document-groups',
  label: { kz: 'Құжат топтары', ru: 'Группы документов', en: 'Document groups' },
  attributes: { title: text({ required: true }) },
  calls: {},
  sample: { title: { kz: 'Академиялық саясат', ru: 'Академическая политика', en: 'Academic policy' } },
})
