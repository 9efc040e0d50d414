import { block } from './block.ts'

/** A band that calls visitors to one action: its heading says why, its link is the button. */
export const call = block({
  type: 'call',
  label: { kz: 'Әрекетке шақыру', ru: 'Призыв к действию', en: 'Call to action' },
  use: {
    kz: 'Келушіні бір әрекетке шақыру керек болғанда; сілтеме түйме болып тұрады.',
    ru: 'Когда посетителя зовут к одному действию; ссылка становится кнопкой.',
    en: 'When visitors are called to one action; the link becomes the button.',
  },
  attributes: {},
  sample: {
    title: { kz: 'Ашық есік күніне келіңіз', ru: 'Приходите на день открытых дверей', en: 'Come to the open day' },
    desc: {
      kz: '<p>21 қарашада кампусты аралап, оқытушылармен және студенттермен сөйлесе аласыз.</p>',
      ru: '<p>21 ноября можно пройти по кампусу и поговорить с преподавателями и студентами.</p>',
      en: '<p>On 21 November you can walk through the campus and talk to teachers and students.</p>',
    },
    link: { text: { kz: 'Бізге жазу', ru: 'Написать нам', en: 'Write to us' }, url: '/contacts' },
  },
})
