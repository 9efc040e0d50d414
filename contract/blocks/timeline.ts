import { picture } from '../attributes/media.ts'
import { list } from '../attributes/nested.ts'
import { plain, richText, text } from '../attributes/text.ts'
import { block } from './block.ts'

/** Events by year. The history page shows the entries of `history-timelines` under its heading instead of its own items. */
export const timeline = block({
  type: 'timeline',
  label: { kz: 'Жылнама', ru: 'Хронология', en: 'Timeline' },
  use: {
    kz: 'Оқиғаларды жыл ретімен баяндау керек болғанда; тарих бетінде жылдар бөлек тізімнен алынады.',
    ru: 'Когда события рассказаны по годам; на странице истории годы берутся из отдельного списка.',
    en: 'When a story is told by years; on the history page the years come from their own list.',
  },
  attributes: {
    items: list(
      { year: plain({ max: 20, required: true }), title: text({ required: true }), desc: richText({ max: 5000 }), picture: picture() },
      { most: 60 },
    ),
  },
  sample: {
    title: { kz: 'Университет жылнамасы', ru: 'Летопись университета', en: 'The university through the years' },
    desc: {
      kz: '<p>Институттан халықаралық университетке дейінгі жол.</p>',
      ru: '<p>Путь от института до международного университета.</p>',
      en: '<p>The way from an institute to an international university.</p>',
    },
    items: [
      {
        year: '1963',
        title: { kz: 'Институт құрылды', ru: 'Основан институт', en: 'The institute was founded' },
        desc: {
          kz: '<p>Алматыда халық шаруашылығы институты ашылып, алғашқы студенттерін қабылдады.</p>',
          ru: '<p>В Алма-Ате открылся институт народного хозяйства и принял первых студентов.</p>',
          en: '<p>The institute of national economy opened in Almaty and took in its first students.</p>',
        },
      },
      {
        year: '1991–2000',
        title: { kz: 'Нарыққа көшу', ru: 'Переход к рынку', en: 'Towards a market economy' },
        desc: {
          kz: '<p>Қаржы, маркетинг және менеджмент бойынша жаңа бағдарламалар ашылды.</p>',
          ru: '<p>Появились новые программы по финансам, маркетингу и менеджменту.</p>',
          en: '<p>New programmes in finance, marketing and management were set up.</p>',
        },
      },
      { year: '2019', title: { kz: 'Бес мектеп ашылды', ru: 'Открылись пять школ', en: 'Five schools were opened' } },
    ],
  },
})
