import { block } from './block.ts'

/** A passage of formatted text under a heading. */
export const text = block({
  type: 'text',
  label: { kz: 'Мәтін', ru: 'Текст', en: 'Text' },
  use: {
    kz: 'Тақырыбы бар біртұтас мәтін қажет болғанда.',
    ru: 'Когда нужен связный текст под заголовком.',
    en: 'When a passage of text under a heading is all it takes.',
  },
  attributes: {},
  sample: {
    title: { kz: 'Университет туралы', ru: 'Об университете', en: 'About the university' },
    desc: {
      kz: '<p>Университет 1963 жылдан бері экономистер мен басқарушыларды даярлайды.</p>',
      ru: '<p>Университет готовит экономистов и управленцев с 1963 года.</p>',
      en: '<p>The university has been educating economists and managers since 1963.</p>',
    },
  },
})
