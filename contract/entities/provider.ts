import { picture } from '../attributes/media.ts'
import { text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { country } from '../attributes/values.ts'
import { entity } from './entity.ts'

/** An organisation that pays for or arranges study and work abroad. */
export const provider = entity({
  kind: 'provider',
  plural: 'providers',
  label: { kz: 'Ұтқырлық провайдерлері', ru: 'Провайдеры мобильности', en: 'Mobility providers' },
  attributes: {
    title: text({ required: true }),
    lead: text({ required: true, max: 600 }),
    country: country(),
    picture: picture({ label: { kz: 'Логотип', ru: 'Логотип', en: 'Logo' } }),
    url: url(),
  },
  search: { lead: ['lead'] },
  sample: {
    title: {
      kz: 'Германия академиялық алмасу қызметі (DAAD)',
      ru: 'Германская служба академических обменов (DAAD)',
      en: 'German Academic Exchange Service (DAAD)',
    },
    lead: {
      kz: 'Германияда оқуға және зерттеу жүргізуге арналған шәкіртақылар.',
      ru: 'Стипендии на учёбу и исследования в Германии.',
      en: 'Scholarships for study and research in Germany.',
    },
    country: 'DE',
    url: 'https://www.daad.de',
  },
})
