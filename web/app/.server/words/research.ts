import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Forms } from './counted.ts'
import { screenWords } from './screen-words.ts'

/** What the research screens say: the overview, the centres, and the pages of projects, grants and publications. */
export const researchWords = screenWords(
  {
    contents: 'Осы беттегі бөлімдер',
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
    publications: { title: 'Ғылыми жарияланымдар', all: 'Барлық жарияланымдар', others: 'Басқа жарияланымдар' },
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
    contents: 'Разделы этой страницы',
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
    contents: 'On this page',
    projects: { title: 'Research projects', all: 'All projects', others: 'Other projects', place: 'Project {n} of {total}' },
    scientists: 'Scientists',
    teams: 'Research teams',
    international: 'International projects',
    scienceGrants: 'Science grants',
    gold: 'Projects with RG Gold',
    publications: {
      title: 'Publications',
      all: 'All publications',
      others: 'Other publications',
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

/** How many publications are folded away. */
export const morePublications: Readonly<Record<Locale, Forms>> = {
  kz: { other: 'Тағы {n} жарияланым' },
  ru: { one: 'Ещё {n} публикация', few: 'Ещё {n} публикации', many: 'Ещё {n} публикаций', other: 'Ещё {n} публикации' },
  en: { one: '{n} more publication', other: '{n} more publications' },
}
