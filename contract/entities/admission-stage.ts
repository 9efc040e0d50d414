import { link } from '../attributes/media.ts'
import { richText, text } from '../attributes/text.ts'
import { entity } from './entity.ts'

/** One step of admission, in the order editors give. */
export const admissionStage = entity({
  kind: 'admission-stage',
  plural: 'admission-stages',
  label: { kz: 'Қабылдау кезеңдері', ru: 'Этапы поступления', en: 'Admission stages' },
  attributes: {
    title: text({ required: true }),
    period: text(),
    desc: richText({ required: true, max: 5000 }),
    link: link(),
  },
  sample: {
    title: { kz: 'Құжаттарды жіберу', ru: 'Отправка документов', en: 'Sending documents' },
    period: { kz: '1 наурыз\u00a0– 15 шілде', ru: '1 марта\u00a0— 15 июля', en: '1 March – 15 July' },
    desc: {
      kz: '<p>Паспорт пен аттестаттың аудармасын электрондық поштамен жіберіңіз.</p>',
      ru: '<p>Пришлите по электронной почте паспорт и перевод аттестата.</p>',
      en: '<p>Email your passport and a translation of your school certificate.</p>',
    },
    link: { text: { kz: 'Қабылдау комиссиясы', ru: 'Приёмная комиссия', en: 'Admissions office' }, url: '/contacts' },
  },
})
