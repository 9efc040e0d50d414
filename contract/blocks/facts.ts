import { list } from '../attributes/nested.ts'
import { text } from '../attributes/text.ts'
import { block } from './block.ts'

/** Short facts as pairs of a name and a value. */
export const facts = block({
  type: 'facts',
  label: { kz: 'Деректер', ru: 'Факты', en: 'Facts' },
  use: {
    kz: 'Тілі, мерзімі, ақысы сияқты қысқа мәліметтерді тізіп беру керек болғанда.',
    ru: 'Когда нужно перечислить краткие сведения: язык, срок, стоимость.',
    en: 'When short details such as language, length and fee are to be listed.',
  },
  attributes: {
    items: list({ title: text({ required: true }), value: text({ max: 600, required: true }) }, { required: true, most: 40 }),
  },
  sample: {
    title: { kz: 'Бағдарлама туралы қысқаша', ru: 'Коротко о программе', en: 'The programme in brief' },
    items: [
      {
        title: { kz: 'Оқыту тілі', ru: 'Язык обучения', en: 'Language of instruction' },
        value: { kz: 'қазақ, ағылшын', ru: 'казахский, английский', en: 'Kazakh, English' },
      },
      {
        title: { kz: 'Мерзімі', ru: 'Срок', en: 'Length' },
        value: { kz: '4 жыл, 240 кредит', ru: '4 года, 240 кредитов', en: '4 years, 240 credits' },
      },
      { title: { kz: 'Оқыту нысаны', ru: 'Форма обучения', en: 'Form of study' }, value: { kz: 'күндізгі', ru: 'очная', en: 'full-time' } },
      {
        title: { kz: 'Бір жылдың ақысы', ru: 'Стоимость за год', en: 'Fee per year' },
        value: { kz: '1\u00a0450\u00a0000 теңге', ru: '1\u00a0450\u00a0000 тенге', en: '1,450,000 tenge' },
      },
    ],
  },
})
