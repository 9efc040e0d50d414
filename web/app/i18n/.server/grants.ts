import type { Locale } from '@narkhoz/contract/locales.ts'
import type { PluralForms } from './counted.ts'
import { screenWords } from './screen-words.ts'

/** Texts of the list of grants and of a grant. */
export const grantsWords = screenWords(
  {
    title: 'Гранттар мен жеңілдіктер',
    types: 'Грант түрі',
    all: 'Барлығы',
    none: 'Бұл түрге жататын грант қазір жоқ.',
    toAll: 'Барлық гранттар',
    about: 'Грант туралы',
    conditions: 'Кімге беріледі',
    type: 'Түрі',
  },
  {
    title: 'Гранты и скидки',
    types: 'Вид гранта',
    all: 'Все',
    none: 'Грантов этого вида сейчас нет.',
    toAll: 'Все гранты',
    about: 'О гранте',
    conditions: 'Кто может получить',
    type: 'Вид',
  },
  {
    title: 'Grants and discounts',
    types: 'Type of grant',
    all: 'All',
    none: 'There are no grants of this type now.',
    toAll: 'All grants',
    about: 'About the grant',
    conditions: 'Who can get it',
    type: 'Type',
  },
)

/** How many grants are listed. */
export const grantCount: Readonly<Record<Locale, PluralForms>> = {
  kz: { other: 'Тізімде {n} грант бар' },
  ru: { one: 'В списке {n} грант', few: 'В списке {n} гранта', many: 'В списке {n} грантов', other: 'В списке {n} гранта' },
  en: { one: '{n} grant listed', other: '{n} grants listed' },
}
