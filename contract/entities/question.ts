import { reference } from '../attributes/relations.ts'
import { richText, text } from '../attributes/text.ts'
import { choices } from '../attributes/values.ts'
import { educationLevels } from './education-levels.ts'
import { entity } from './entity.ts'

/** A question with its answer, shown under the tab of its category. */
export const question = entity({
  kind: 'question',
  plural: 'questions',
  label: { kz: 'Сұрақтар', ru: 'Вопросы', en: 'Questions' },
  attributes: {
    title: text({ required: true, label: { kz: 'Сұрақ', ru: 'Вопрос', en: 'Question' } }),
    answer: richText({ required: true, max: 10_000 }),
    category: reference('question-category', { required: true }),
    // The levels share their categories: a question without a level is shown on the page of each.
    levels: choices(educationLevels, {
      later: true,
      label: { kz: 'Қай деңгейлерге қатысты', ru: 'К каким уровням относится', en: 'Levels it concerns' },
    }),
  },
  facets: { category: { attribute: 'category' } },
  search: { body: ['answer'], weight: 1.5, shownOn: 'levels' },
  calls: { 'questions/{category}': { shape: 'list', paged: true } },
  sample: {
    title: { kz: 'Құжат қабылдау қашан басталады?', ru: 'Когда начинается приём документов?', en: 'When do applications open?' },
    answer: {
      kz: '<p>Құжаттар 20 маусымнан 25 тамызға дейін қабылданады.</p>',
      ru: '<p>Документы принимаются с 20 июня по 25 августа.</p>',
      en: '<p>Applications are accepted from 20 June to 25 August.</p>',
    },
    category: 1,
    levels: ['bachelor'],
  },
})
