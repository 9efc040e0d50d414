import { text } from '../attributes/text.ts'
import { entity } from './entity.ts'

/** Documents listed together on one screen; screens name the group by its id. */
export const documentGroup = entity({
  kind: 'document-group',
  plural: 'document-groups',
  label: { kz: 'Құжат топтары', ru: 'Группы документов', en: 'Document groups' },
  attributes: { title: text({ required: true }) },
  calls: {},
  sample: { title: { kz: 'Академиялық саясат', ru: 'Академическая политика', en: 'Academic policy' } },
})
