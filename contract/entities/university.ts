import { picture } from '../attributes/media.ts'
import { reference } from '../attributes/relations.ts'
import { text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { country } from '../attributes/values.ts'
import { entity } from './entity.ts'

/** A partner university where students and staff may go. */
export const university = entity({
  kind: 'university',
  plural: 'universities',
  label: { kz: 'Серіктес университеттер', ru: 'Университеты-партнёры', en: 'Partner universities' },
  attributes: {
    title: text({ required: true }),
    country: country({ required: true }),
    city: text(),
    group: reference('handbook', { among: { list: 'university-groups' } }),
    programs: text({ max: 600 }),
    picture: picture({ label: { kz: 'Логотип', ru: 'Логотип', en: 'Logo' } }),
    url: url(),
  },
  facets: { country: { attribute: 'country' }, group: { attribute: 'group' } },
  search: { lead: ['city'], body: ['programs'] },
  calls: { universities: { shape: 'list', filters: ['country', 'group'] } },
  sample: {
    title: {
      kz: 'Линдау қолданбалы ғылымдар университеті',
      ru: 'Университет прикладных наук Линдау',
      en: 'Lindau University of Applied Sciences',
    },
    country: 'DE',
    city: { kz: 'Линдау', ru: 'Линдау', en: 'Lindau' },
    programs: {
      kz: 'Менеджмент, логистика, қаржы: бір семестрлік алмасу',
      ru: 'Менеджмент, логистика, финансы: обмен на один семестр',
      en: 'Management, logistics, finance: exchange for one semester',
    },
    url: 'https://lindau.example',
  },
})
