import type { PluralForms } from './counted.ts'
import { screenWords } from './screen-words.ts'

/** Texts of the news landing page. */
export const newsWords = screenWords(
  { title: 'Университет жаңалықтары', all: 'Жаңалықтар мұрағаты', more: 'Тағы көрсету' },
  { title: 'Новости университета', all: 'Архив новостей', more: 'Показать ещё' },
  { title: 'University news', all: 'News archive', more: 'Show more' },
)

/** Texts of the news catalogue. */
export const newsCatalogWords = screenWords(
  {
    title: 'Жаңалықтарды іздеу',
    filter: {
      label: 'Жаңалықтар сүзгісі',
      search: 'Сөз немесе тақырып',
      school: 'Мектеп',
      everySchool: 'Барлық мектеп',
      year: 'Жыл',
      everyYear: 'Барлық жыл',
      month: 'Ай',
      everyMonth: 'Барлық ай',
      submit: 'Көрсету',
    },
    pages: 'Жаңалықтар беттері',
    clear: 'Сүзгіні тазарту',
    follow: 'RSS арқылы жазылу',
    none: 'Мұндай жаңалық табылмады. Сөзді қысқартып немесе айды таңдамай көріңіз.',
  },
  {
    title: 'Поиск по новостям',
    filter: {
      label: 'Фильтр новостей',
      search: 'Слово или тема',
      school: 'Школа',
      everySchool: 'Все школы',
      year: 'Год',
      everyYear: 'Все годы',
      month: 'Месяц',
      everyMonth: 'Все месяцы',
      submit: 'Показать',
    },
    pages: 'Страницы новостей',
    clear: 'Сбросить фильтры',
    follow: 'Подписаться по RSS',
    none: 'Таких новостей нет. Попробуйте слово покороче или не выбирайте месяц.',
  },
  {
    title: 'Search the news',
    filter: {
      label: 'Filter the news',
      search: 'Word or topic',
      school: 'School',
      everySchool: 'All schools',
      year: 'Year',
      everyYear: 'All years',
      month: 'Month',
      everyMonth: 'All months',
      submit: 'Show',
    },
    pages: 'Pagination: news',
    clear: 'Clear the filters',
    follow: 'Follow by RSS',
    none: 'There is no such news. Try a shorter word, or leave the month open.',
  },
)

/** How many news a choice leaves. */
export const newsFound = screenWords<PluralForms>(
  { other: '{n} жаңалық' },
  { one: '{n} новость', few: '{n} новости', many: '{n} новостей', other: '{n} новости' },
  { one: '{n} story', other: '{n} stories' },
)

/** Texts of a news item. */
export const newsItemWords = screenWords(
  {
    about: 'Жаңалық туралы',
    school: 'Мектеп',
    schoolNews: 'Осы мектептің жаңалықтары',
    latest: 'Соңғы жаңалықтар',
    all: 'Барлық жаңалықтар',
  },
  {
    about: 'О новости',
    school: 'Школа',
    schoolNews: 'Все новости школы',
    latest: 'Последние новости',
    all: 'Все новости',
  },
  {
    about: 'About this story',
    school: 'School',
    schoolNews: 'All news of the school',
    latest: 'Latest news',
    all: 'All news',
  },
)
