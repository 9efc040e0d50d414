import { text } from '../attributes/text.ts'
import { entity } from './entity.ts'

/** A tab of questions; screens name it by its id. */
export const questionCategory = entity({
  kind: 'question-category',
  plural: 'question-categories',
  label: { kz: 'Сұрақ санаттары', ru: 'Категории вопросов', en: 'Question categories' },
  attributes: { title: text({ required: true }), lead: text({ max: 600 }) },
  calls: { 'question-categories/{id}': { shape: 'item' } },
  sample: {
    title: { kz: 'Құжат тапсыру', ru: 'Поступление', en: 'Admission' },
    lead: {
      kz: 'Талапкерлер жиі қоятын сұрақтар.',
      ru: 'Вопросы, которые часто задают абитуриенты.',
      en: 'Questions applicants ask most often.',
    },
  },
})
