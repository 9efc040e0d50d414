import { list } from '../attributes/nested.ts'
import { richText, text } from '../attributes/text.ts'
import { block } from './block.ts'

/** Headings that open to the text below them. */
export const accordion = block({
  type: 'accordion',
  label: { kz: 'Ашылмалы тізім', ru: 'Раскрывающийся список', en: 'Accordion' },
  use: {
    kz: 'Келуші тек өзіне керек жауапты ашып оқитын болғанда.',
    ru: 'Когда посетитель раскроет только те ответы, которые ему нужны.',
    en: 'When visitors open only the answers they need.',
  },
  attributes: {
    items: list({ title: text({ required: true }), text: richText({ required: true }) }, { required: true, most: 60 }),
  },
  sample: {
    title: { kz: 'Жиі қойылатын сұрақтар', ru: 'Частые вопросы', en: 'Questions applicants ask' },
    items: [
      {
        title: { kz: 'Құжат қабылдау қашан басталады?', ru: 'Когда начинается приём документов?', en: 'When do applications open?' },
        text: {
          kz: '<p>Күзгі қабылдауға өтінімдер 20 маусымнан 25 тамызға дейін қабылданады.</p>',
          ru: '<p>Заявки на осенний набор принимаются с 20 июня по 25 августа.</p>',
          en: '<p>Applications for the autumn intake are open from 20 June to 25 August.</p>',
        },
      },
      {
        title: {
          kz: 'Басқа университеттен қалай ауысуға болады?',
          ru: 'Как перевестись из другого университета?',
          en: 'How do I transfer from another university?',
        },
        text: {
          kz: '<p>Өтінішке транскрипт пен лицензияның көшірмесін тіркеңіз. Ауысу:</p><ul><li>қысқы демалыста;</li><li>жазғы демалыста жүргізіледі.</li></ul>',
          ru: '<p>Приложите к заявлению транскрипт и копию лицензии. Перевод возможен:</p><ul><li>в зимние каникулы;</li><li>в летние каникулы.</li></ul>',
          en: '<p>Attach a transcript and a copy of the licence to your request. Transfers take place:</p><ul><li>in the winter break;</li><li>in the summer break.</li></ul>',
        },
      },
    ],
  },
})
