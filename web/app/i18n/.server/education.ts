import type { PluralForms } from './counted.ts'
import { screenWords } from './screen-words.ts'

/** Texts of the screens of bachelor's, master's and doctoral studies. */
export const educationWords = screenWords(
  {
    finder: {
      title: 'Бағдарламаңызды табыңыз',
      show: 'Көрсету',
      filters: { school: 'Мектеп', language: 'Оқыту тілі', period: 'Оқу мерзімі', subject: 'Бейіндік пәндер', form: 'Оқыту нысаны' },
      any: { school: 'Барлық мектеп', language: 'Кез келген', period: 'Кез келген', subject: 'Кез келген', form: 'Кез келген' },
      chosen: 'Таңдалған сүзгілер',
      remove: '– сүзгіні алып тастау',
      clear: 'Бәрін тазарту',
      pages: 'Бағдарламалар беттері',
      empty: 'Барлық талабыңызға бірден сай келетін бағдарлама жоқ. Сүзгілердің бірін алып тастап көріңіз.',
      none: 'Бағдарлама табылмады',
      all: 'Барлық бағдарламаны көрсету',
    },
    questions: {
      title: 'Талапкерлердің сұрақтары',
      lead: 'Керек жауап табылмаса, төмендегі нысан арқылы жазыңыз, бір жұмыс күні ішінде жауап береміз.',
      pages: 'Сұрақтар беттері',
      none: 'Бұл тақырып бойынша басқа сұрақ жоқ.',
      first: 'Сұрақтардың бірінші беті',
    },
  },
  {
    finder: {
      title: 'Найдите свою программу',
      show: 'Показать',
      filters: {
        school: 'Школа',
        language: 'Язык обучения',
        period: 'Срок обучения',
        subject: 'Профильные предметы',
        form: 'Форма обучения',
      },
      any: { school: 'Все школы', language: 'Любой', period: 'Любой', subject: 'Любые', form: 'Любая' },
      chosen: 'Выбранные фильтры',
      remove: '— убрать фильтр',
      clear: 'Сбросить все',
      pages: 'Страницы программ',
      empty: 'Программы, которая подходит сразу по всем условиям, нет. Попробуйте убрать один из фильтров.',
      none: 'Программ не найдено',
      all: 'Показать все программы',
    },
    questions: {
      title: 'Вопросы абитуриентов',
      lead: 'Не нашли ответа? Напишите нам через форму ниже, мы отвечаем в течение одного рабочего дня.',
      pages: 'Страницы вопросов',
      none: 'Больше вопросов на эту тему нет.',
      first: 'Первая страница вопросов',
    },
  },
  {
    finder: {
      title: 'Find your programme',
      show: 'Show',
      filters: {
        school: 'School',
        language: 'Language of instruction',
        period: 'Length of study',
        subject: 'UNT elective subjects',
        form: 'Form of study',
      },
      any: { school: 'All schools', language: 'Any', period: 'Any', subject: 'Any', form: 'Any' },
      chosen: 'Chosen filters',
      remove: '– remove filter',
      clear: 'Clear all',
      pages: 'Pagination: programmes',
      empty: 'No programme meets all your conditions at once. Try removing one of the filters.',
      none: 'No programmes found',
      all: 'Show all programmes',
    },
    questions: {
      title: 'Questions applicants ask',
      lead: 'Can’t find your answer? Write to us using the form below; we reply within one working day.',
      pages: 'Pagination: questions',
      none: 'There are no more questions on this topic.',
      first: 'First page of questions',
    },
  },
)

/** How many programs were found. */
export const programsFound = screenWords<PluralForms>(
  { other: '{n} бағдарлама табылды' },
  { one: 'Найдена {n} программа', few: 'Найдены {n} программы', many: 'Найдено {n} программ', other: 'Найдено {n} программы' },
  { one: '{n} programme found', other: '{n} programmes found' },
)
