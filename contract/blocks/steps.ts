import { list } from '../attributes/nested.ts'
import { richText, text } from '../attributes/text.ts'
import { block } from './block.ts'

/** What to do, one step after another. */
export const steps = block({
  type: 'steps',
  label: { kz: 'Қадамдар', ru: 'Шаги', en: 'Steps' },
  use: {
    kz: 'Реті маңызды әрекеттерді түсіндіру керек болғанда.',
    ru: 'Когда нужно объяснить действия, порядок которых важен.',
    en: 'When things have to be done in a certain order.',
  },
  attributes: {
    items: list({ title: text({ required: true }), desc: richText({ max: 5000 }) }, { required: true, most: 20 }),
  },
  sample: {
    title: { kz: 'Оқуға қалай түсуге болады', ru: 'Как поступить', en: 'How to apply' },
    desc: {
      kz: '<p>Барлық рәсім онлайн өтеді және әдетте екі апта алады.</p>',
      ru: '<p>Всё оформляется онлайн и обычно занимает две недели.</p>',
      en: '<p>Everything is done online and usually takes two weeks.</p>',
    },
    items: [
      {
        title: { kz: 'Бағдарламаны таңдаңыз', ru: 'Выберите программу', en: 'Choose a programme' },
        desc: {
          kz: '<p>Оқыту тілі мен ҰБТ-дағы бейіндік пәндерге назар аударыңыз.</p>',
          ru: '<p>Обратите внимание на язык обучения и профильные предметы ЕНТ.</p>',
          en: '<p>Look at the language of instruction and the subjects of the national test.</p>',
        },
      },
      {
        title: { kz: 'Құжаттарды жүктеңіз', ru: 'Загрузите документы', en: 'Upload your documents' },
        desc: {
          kz: '<p>Жеке куәлік, аттестат, ҰБТ сертификаты және фотосурет керек.</p>',
          ru: '<p>Понадобятся удостоверение личности, аттестат, сертификат ЕНТ и фотография.</p>',
          en: '<p>You need an identity card, a school certificate, the test certificate and a photograph.</p>',
        },
      },
      {
        title: { kz: 'Келісімшартқа қол қойыңыз', ru: 'Подпишите договор', en: 'Sign the contract' },
        desc: {
          kz: '<p>Қабылдау комиссиясы үш жұмыс күні ішінде жауап береді.</p>',
          ru: '<p>Приёмная комиссия отвечает в течение трёх рабочих дней.</p>',
          en: '<p>The admissions office answers within three working days.</p>',
        },
      },
    ],
  },
})
