import { list } from '../attributes/nested.ts'
import { richText, text } from '../attributes/text.ts'
import { block } from './block.ts'

/** A few large numbers, each with its label. */
export const numbers = block({
  type: 'numbers',
  label: { kz: 'Сандар', ru: 'Цифры', en: 'Numbers' },
  use: {
    kz: 'Екі-алты санның өзі бәрін айтып тұрғанда; бір бетте бір рет.',
    ru: 'Когда от двух до шести чисел говорят сами за себя; один раз на странице.',
    en: 'When two to six numbers speak for themselves; once a page.',
  },
  attributes: {
    items: list(
      { value: text({ max: 40, required: true }), title: text({ required: true }), desc: richText({ max: 1000 }) },
      { required: true, most: 12 },
    ),
  },
  sample: {
    title: { kz: 'Университет сандармен', ru: 'Университет в цифрах', en: 'The university in numbers' },
    items: [
      {
        value: { kz: '12\u00a0400', ru: '12\u00a0400', en: '12,400' },
        title: { kz: 'студент үш деңгейде білім алады', ru: 'студентов учатся на трёх уровнях', en: 'students at three levels of study' },
      },
      {
        value: { kz: '40', ru: '40', en: '40' },
        title: {
          kz: '18 елдегі серіктес университет',
          ru: 'университетов-партнёров в 18 странах',
          en: 'partner universities in 18 countries',
        },
      },
      {
        value: { kz: '87\u00a0%', ru: '87\u00a0%', en: '87%' },
        title: {
          kz: 'түлек алғашқы жылы жұмысқа орналасады',
          ru: 'выпускников находят работу в первый год',
          en: 'of graduates find work within a year',
        },
        desc: {
          kz: '<p>Еңбек министрлігінің деректері бойынша.</p>',
          ru: '<p>По данным министерства труда.</p>',
          en: '<p>According to the Ministry of Labour.</p>',
        },
      },
    ],
  },
})
