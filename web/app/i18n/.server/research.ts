import type { Locale } from '@narkhoz/contract/locales.ts'
import type { PluralForms } from './counted.ts'
import { screenWords } from './screen-words.ts'

/** Texts of the research screens: the overview, the centres, and the pages of projects, grants and publications. */
export const researchWords = screenWords(
  {
    projects: {
      title: 'Зерттеу жобалары',
      all: 'Барлық жобалар',
      others: 'Басқа жобалар',
      place: 'Жобалар тізіміндегі орны: {n} / {total}',
    },
    scientists: 'Ғалымдар',
    teams: 'Зерттеу топтары',
    international: 'Халықаралық жобалар',
    scienceGrants: 'Ғылыми гранттар',
    gold: 'RG Gold компаниясымен бірлескен жобалар',
    publications: {
      title: 'Ғылыми жарияланымдар',
      all: 'Барлық жарияланымдар',
      others: 'Басқа жарияланымдар',
      show: 'Көрсету',
      labels: { year: 'Жылы', school: 'Мектеп', quartile: 'Квартилі', author: 'Авторы' },
      any: { year: 'Барлық жыл', school: 'Барлық мектеп', quartile: 'Кез келген', author: 'Барлық автор' },
      chosen: 'Таңдалған сүзгілер',
      remove: '– сүзгіні алып тастау',
      clear: 'Бәрін тазарту',
      empty: 'Барлық талабыңызға бірден сай келетін жарияланым жоқ. Сүзгілердің бірін алып тастап көріңіз.',
      file: 'Осы тізімді BibTeX файлы ретінде жүктеп алу',
    },
    members: { title: 'CAMRY орталығының мүшелері', lead: 'Орталықтың ғалымдары студентті де, тапсырыс берушіні де қабылдайды.' },
    project: { about: 'Жоба туралы', site: 'Жобаның сайты', activities: 'Жобада не істелді', team: 'Жобамен айналысатын ғалымдар' },
    activity: { about: 'Іс-шара туралы', date: 'Күні', project: 'Жоба', toProject: 'Жоба бетіне өту' },
    grant: { about: 'Зерттеу туралы', team: 'Грантты орындайтын ғалымдар' },
    publication: { about: 'Аңдатпа', open: 'Жарияланымды ашу', file: 'Жарияланым файлы' },
    facts: {
      state: 'Күйі',
      number: 'ЖТН',
      authors: 'Авторлары',
      journal: 'Журналы',
      quartile: 'Квартилі',
      school: 'Мектеп',
    },
  },
  {
    projects: {
      title: 'Исследовательские проекты',
      all: 'Все проекты',
      others: 'Другие проекты',
      place: 'Место в списке проектов: {n} из {total}',
    },
    scientists: 'Учёные',
    teams: 'Исследовательские группы',
    international: 'Международные проекты',
    scienceGrants: 'Научные гранты',
    gold: 'Проекты с компанией RG Gold',
    publications: {
      title: 'Научные публикации',
      all: 'Все публикации',
      others: 'Другие публикации',
      show: 'Показать',
      labels: { year: 'Год', school: 'Школа', quartile: 'Квартиль', author: 'Автор' },
      any: { year: 'Все годы', school: 'Все школы', quartile: 'Любой', author: 'Все авторы' },
      chosen: 'Выбранные фильтры',
      remove: '— убрать фильтр',
      clear: 'Сбросить все',
      empty: 'Публикации, которая подходит сразу по всем условиям, нет. Попробуйте убрать один из фильтров.',
      file: 'Скачать этот список в формате BibTeX',
    },
    members: { title: 'Сотрудники центра CAMRY', lead: 'Учёные центра принимают и студентов, и заказчиков исследований.' },
    project: { about: 'О проекте', site: 'Сайт проекта', activities: 'Что сделано в проекте', team: 'Учёные проекта' },
    activity: { about: 'О мероприятии', date: 'Дата', project: 'Проект', toProject: 'На страницу проекта' },
    grant: { about: 'Об исследовании', team: 'Исполнители гранта' },
    publication: { about: 'Аннотация', open: 'Открыть публикацию', file: 'Файл публикации' },
    facts: {
      state: 'Состояние',
      number: 'ИРН',
      authors: 'Авторы',
      journal: 'Журнал',
      quartile: 'Квартиль',
      school: 'Школа',
    },
  },
  {
    projects: { title: 'Research projects', all: 'All projects', others: 'Other projects', place: 'Project {n} of {total}' },
    scientists: 'Scientists',
    teams: 'Research teams',
    international: 'International projects',
    scienceGrants: 'Research grants',
    gold: 'Projects with RG Gold',
    publications: {
      title: 'Publications',
      all: 'All publications',
      others: 'Other publications',
      show: 'Show',
      labels: { year: 'Year', school: 'School', quartile: 'Quartile', author: 'Author' },
      any: { year: 'All years', school: 'All schools', quartile: 'Any', author: 'All authors' },
      chosen: 'Chosen filters',
      remove: '– remove filter',
      clear: 'Clear all',
      empty: 'No publication fits all of these at once. Try removing one of the filters.',
      file: 'Download this list as BibTeX',
    },
    members: { title: 'Members of the CAMRY centre', lead: 'Its researchers welcome students as well as those who commission research.' },
    project: {
      about: 'About the project',
      site: 'Website of the project',
      activities: 'What has been done',
      team: 'Scientists of the project',
    },
    activity: { about: 'About the activity', date: 'Date', project: 'Project', toProject: 'To the project' },
    grant: { about: 'About the research', team: 'Who carries out the grant' },
    publication: { about: 'Abstract', open: 'Open the publication', file: 'File of the publication' },
    facts: {
      state: 'Status',
      number: 'IRN',
      authors: 'Authors',
      journal: 'Journal',
      quartile: 'Quartile',
      school: 'School',
    },
  },
)

/** How many publications a choice leaves. */
export const publicationsFound = screenWords<PluralForms>(
  { other: '{n} жарияланым' },
  { one: '{n} публикация', few: '{n} публикации', many: '{n} публикаций', other: '{n} публикации' },
  { one: '{n} publication', other: '{n} publications' },
)

/** How many publications are folded away. */
export const morePublications: Readonly<Record<Locale, PluralForms>> = {
  kz: { other: 'Тағы {n} жарияланым' },
  ru: { one: 'Ещё {n} публикация', few: 'Ещё {n} публикации', many: 'Ещё {n} публикаций', other: 'Ещё {n} публикации' },
  en: { one: '{n} more publication', other: '{n} more publications' },
}
