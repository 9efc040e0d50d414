import { list } from '../attributes/nested.ts'
import { text, textInAny } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { entity } from './entity.ts'

/** The top result for certain queries: a page, a place on one, a file or a phone, with keywords. */
export const bestBet = entity({
  kind: 'best-bet',
  plural: 'best-bets',
  label: { kz: 'Іздеудің басты жауаптары', ru: 'Лучшие ответы поиска', en: 'Search best bets' },
  heading: 'queries',
  attributes: {
    queries: textInAny({
      required: true,
      max: 1000,
      label: {
        kz: 'Келушілер жазатын сөздер, үтір арқылы',
        ru: 'Что пишут посетители, через запятую',
        en: 'What visitors type, separated by commas',
      },
    }),
    targets: list(
      {
        url: url({
          required: true,
          label: {
            kz: 'Бет мекенжайы, қажет болса #орнымен',
            ru: 'Адрес страницы, при необходимости с #местом на ней',
            en: 'Address of the page, with #place on it if need be',
          },
        }),
        title: text({
          max: 150,
          label: {
            kz: 'Атауы, беттің өз атауынан басқа болса',
            ru: 'Название, если оно не совпадает с названием страницы',
            en: 'Title, where it is not the page’s own',
          },
        }),
        text: text({ max: 300, label: { kz: 'Қолдау сөзі', ru: 'Слова поддержки', en: 'Message of support' } }),
      },
      { required: true, most: 3, label: { kz: 'Не көрсетіледі', ru: 'Что показать', en: 'What is shown' } },
    ),
  },
  calls: {},
  sample: {
    queries: { kz: 'сенім телефоны, көмек желісі', ru: 'телефон доверия, горячая линия', en: 'helpline, hotline' },
    targets: [
      {
        url: '/contacts#office-77273771109',
        title: { kz: 'Сенім телефоны', ru: 'Телефон доверия', en: 'Confidential helpline' },
        text: { kz: 'Тәулік бойы жауап береді.', ru: 'Отвечают круглосуточно.', en: 'Answered around the clock.' },
      },
    ],
  },
})
