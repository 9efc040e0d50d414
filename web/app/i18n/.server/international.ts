import type { PluralForms } from './counted.ts'
import { screenWords } from './screen-words.ts'

/** Texts of the screen of international cooperation. */
export const internationalWords = screenWords(
  {
    team: { title: 'Халықаралық байланыс кеңсесінің ұжымы', lead: 'Алмасу, виза және серіктестік сұрақтары бойынша тікелей жаза аласыз.' },
    universities: { title: 'Серіктес университеттер', all: 'Барлық серіктес университеттер' },
    providers: { title: 'Кім қаржыландырады', lead: 'Шетелде оқуға шәкіртақы мен грант беретін ұйымдар мен бағдарламалар.' },
  },
  {
    team: { title: 'Команда международного офиса', lead: 'Об обмене, визе и партнёрстве можно написать напрямую.' },
    universities: { title: 'Университеты-партнёры', all: 'Все университеты-партнёры' },
    providers: { title: 'Кто финансирует', lead: 'Организации и программы, которые дают стипендии и гранты на учёбу за рубежом.' },
  },
  {
    team: { title: 'The international office team', lead: 'Write to them directly about exchanges, visas and partnership.' },
    universities: { title: 'Partner universities', all: 'All partner universities' },
    providers: { title: 'Who pays for it', lead: 'Organisations and programmes that give scholarships and grants for study abroad.' },
  },
)

/** Texts of the screen of partner universities. */
export const partnerUniversitiesWords = screenWords(
  {
    title: 'Университеттер тізімі',
    filter: { label: 'Университеттерді ел бойынша сүзу', country: 'Ел', every: 'Барлық елдер', submit: 'Көрсету' },
    fewer: 'Тізімді жию',
    others: 'Басқалары',
    none: 'Бұл елде әзірге серіктес университетіміз жоқ.',
    toAll: 'Барлық елдердің университеттері',
  },
  {
    title: 'Список университетов',
    filter: { label: 'Фильтр университетов по стране', country: 'Страна', every: 'Все страны', submit: 'Показать' },
    fewer: 'Свернуть список',
    others: 'Другие',
    none: 'В этой стране у нас пока нет университета-партнёра.',
    toAll: 'Университеты всех стран',
  },
  {
    title: 'List of universities',
    filter: { label: 'Filter the universities by country', country: 'Country', every: 'All countries', submit: 'Show' },
    fewer: 'Show fewer',
    others: 'Others',
    none: 'We have no partner university in this country yet.',
    toAll: 'Universities of all countries',
  },
)

/** The number of universities, and the label that opens the full list. */
export const universityCounts = {
  found: screenWords<PluralForms>(
    { other: '{n} университет' },
    { one: '{n} университет', few: '{n} университета', many: '{n} университетов', other: '{n} университета' },
    { one: '{n} university', other: '{n} universities' },
  ),
  all: screenWords<PluralForms>(
    { other: 'Барлық {n} университетті көрсету' },
    {
      one: 'Показать {n} университет',
      few: 'Показать все {n} университета',
      many: 'Показать все {n} университетов',
      other: 'Показать все {n} университета',
    },
    { other: 'Show all {n} universities' },
  ),
}
