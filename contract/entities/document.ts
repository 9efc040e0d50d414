import { file } from '../attributes/media.ts'
import { reference } from '../attributes/relations.ts'
import { plain, text } from '../attributes/text.ts'
import { day } from '../attributes/values.ts'
import { fixedIds } from '../fixed-ids.ts'
import { entity } from './entity.ts'

/** A document that visitors may read and download. */
export const document = entity({
  kind: 'document',
  plural: 'documents',
  label: { kz: 'Құжаттар', ru: 'Документы', en: 'Documents' },
  attributes: {
    title: text({ required: true }),
    number: plain({ max: 60 }),
    date: day(),
    file: file({ required: true }),
    group: reference('document-group', { required: true }),
  },
  facets: { group: { attribute: 'group' } },
  search: { lead: ['number'], weight: 1.5 },
  calls: { 'documents/{group}': { shape: 'list', paged: true } },
  sample: {
    title: { kz: 'Академиялық адалдық кодексі', ru: 'Кодекс академической честности', en: 'Code of academic integrity' },
    number: '04-12',
    date: '2025-08-28',
    file: { url: '/files/academic-integrity.pdf', name: 'academic-integrity.pdf', size: 412_360, type: 'application/pdf' },
    group: fixedIds.documentGroups['academic-policy'],
  },
})
