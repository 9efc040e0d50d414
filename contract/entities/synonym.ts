import { textInAny } from '../attributes/text.ts'
import { entity } from './entity.ts'

/** Synonyms for search, separated by commas: a query for one also matches the others. */
export const synonym = entity({
  kind: 'synonym',
  plural: 'synonyms',
  label: { kz: 'Іздеу синонимдері', ru: 'Синонимы поиска', en: 'Search synonyms' },
  heading: 'words',
  attributes: {
    words: textInAny({
      required: true,
      max: 600,
      label: {
        kz: 'Мағынасы бір сөздер, үтір арқылы',
        ru: 'Равнозначные слова через запятую',
        en: 'Words that mean the same, divided by commas',
      },
    }),
  },
  calls: {},
  sample: {
    words: { kz: 'ҰБТ, ұлттық бірыңғай тестілеу', ru: 'ЕНТ, единое национальное тестирование', en: 'UNT, unified national testing' },
  },
})
