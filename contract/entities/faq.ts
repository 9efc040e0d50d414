import { reference } from '../attributes/relations.ts'
import { richText, text } from '../attributes/text.ts'
import { choice } from '../attributes/values.ts'
import { entity } from './entity.ts'

/** A question about certificates, procurement or documents, with its answer. */
export const faq = entity({
  kind: 'faq',
  plural: 'faqs',
  label: { kz: 'Жиі қойылатын сұрақтар', ru: 'Частые вопросы', en: 'Frequently asked questions' },
  attributes: {
    title: text({ required: true, label: { kz: 'Сұрақ', ru: 'Вопрос', en: 'Question' } }),
    answer: richText({ required: true, max: 10_000 }),
    group: choice(
      [
        { value: 'certificates', label: { kz: 'Сертификаттар', ru: 'Сертификаты', en: 'Certificates' } },
        { value: 'purchases', label: { kz: 'Сатып алу', ru: 'Закупки', en: 'Procurement' } },
        { value: 'documents', label: { kz: 'Құжаттар', ru: 'Документы', en: 'Documents' } },
      ],
      { required: true, label: { kz: 'Бөлімі', ru: 'Раздел', en: 'Section' } },
    ),
    year: reference('handbook', { among: { list: 'year-procedure' } }),
  },
  facets: { group: { attribute: 'group' }, year: { attribute: 'year' } },
  search: { body: ['answer'], weight: 1.5 },
  calls: { 'faqs/{group}': { shape: 'list', filters: ['year'] } },
  sample: {
    title: {
      kz: 'Қандай тіл сертификаты қабылданады?',
      ru: 'Какие языковые сертификаты принимаются?',
      en: 'Which language certificates are accepted?',
    },
    answer: {
      kz: '<p>IELTS 5.5 немесе TOEFL iBT 46 ұпайдан бастап.</p>',
      ru: '<p>IELTS от 5.5 или TOEFL iBT от 46 баллов.</p>',
      en: '<p>IELTS from 5.5 or TOEFL iBT from 46 points.</p>',
    },
    group: 'certificates',
  },
})
