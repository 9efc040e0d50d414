import type { Option } from '../attributes/attribute.ts'
import { picture } from '../attributes/media.ts'
import { list } from '../attributes/nested.ts'
import { reference } from '../attributes/relations.ts'
import { plain, richText, text } from '../attributes/text.ts'
import { choice, choices, day, flag, number } from '../attributes/values.ts'
import { educationLevels } from './education-levels.ts'
import { pageEntity } from './entity.ts'
import { programGroups } from './program-groups.ts'
import { teachingLanguages } from './teaching-languages.ts'

const periods = [
  { value: '1', label: { kz: '1 жыл', ru: '1 год', en: '1 year' } },
  { value: '1.5', label: { kz: '1,5 жыл', ru: '1,5 года', en: '1.5 years' } },
  { value: '2', label: { kz: '2 жыл', ru: '2 года', en: '2 years' } },
  { value: '3', label: { kz: '3 жыл', ru: '3 года', en: '3 years' } },
  { value: '4', label: { kz: '4 жыл', ru: '4 года', en: '4 years' } },
  { value: '5', label: { kz: '5 жыл', ru: '5 лет', en: '5 years' } },
] as const satisfies readonly Option[]

const forms = [
  { value: 'full-time', label: { kz: 'Күндізгі', ru: 'Очная', en: 'Full-time' } },
  { value: 'part-time', label: { kz: 'Икемді кесте', ru: 'Гибкий график', en: 'Flexible schedule' } },
  { value: 'evening', label: { kz: 'Кешкі', ru: 'Вечерняя', en: 'Evening' } },
  { value: 'distance', label: { kz: 'Қашықтан', ru: 'Дистанционная', en: 'Distance' } },
] as const satisfies readonly Option[]

// Pairs of elective subjects in the Unified National Test; only bachelor's programs require one.
const subjects = [
  {
    value: 'mathematics-geography',
    label: { kz: 'Математика\u00a0– География', ru: 'Математика\u00a0— География', en: 'Mathematics – Geography' },
  },
  {
    value: 'mathematics-informatics',
    label: { kz: 'Математика\u00a0– Информатика', ru: 'Математика\u00a0— Информатика', en: 'Mathematics – Informatics' },
  },
  { value: 'mathematics-physics', label: { kz: 'Математика\u00a0– Физика', ru: 'Математика\u00a0— Физика', en: 'Mathematics – Physics' } },
  {
    value: 'geography-foreign-language',
    label: { kz: 'География\u00a0– Шет тілі', ru: 'География\u00a0— Иностранный язык', en: 'Geography – Foreign language' },
  },
  {
    value: 'history-foreign-language',
    label: {
      kz: 'Дүниежүзі тарихы\u00a0– Шет тілі',
      ru: 'Всемирная история\u00a0— Иностранный язык',
      en: 'World history – Foreign language',
    },
  },
  {
    value: 'history-law',
    label: {
      kz: 'Дүниежүзі тарихы\u00a0– Құқық негіздері',
      ru: 'Всемирная история\u00a0— Основы права',
      en: 'World history – Fundamentals of law',
    },
  },
  {
    value: 'history-geography',
    label: { kz: 'Дүниежүзі тарихы\u00a0– География', ru: 'Всемирная история\u00a0— География', en: 'World history – Geography' },
  },
  { value: 'biology-chemistry', label: { kz: 'Биология\u00a0– Химия', ru: 'Биология\u00a0— Химия', en: 'Biology – Chemistry' } },
  { value: 'biology-geography', label: { kz: 'Биология\u00a0– География', ru: 'Биология\u00a0— География', en: 'Biology – Geography' } },
  { value: 'creative', label: { kz: 'Шығармашылық емтихан', ru: 'Творческий экзамен', en: 'Creative exam' } },
] as const satisfies readonly Option[]

/** An educational program; its page is the entry itself. */
export const program = pageEntity({
  kind: 'program',
  plural: 'school-programs',
  label: { kz: 'Білім беру бағдарламалары', ru: 'Образовательные программы', en: 'Study programmes' },
  slug: true,
  page: { type: 'school-program', address: '/school-program/{slug}' },
  attributes: {
    title: text({ required: true }),
    code: plain({ required: true, max: 20 }),
    // Bachelor's programs only: grants of the state are awarded by group.
    program_group: choice(programGroups, {
      label: { kz: 'Білім беру бағдарламаларының тобы', ru: 'Группа образовательных программ', en: 'Group of programmes' },
    }),
    education: choice(educationLevels, { required: true }),
    school: reference('school'),
    executive: flag({
      label: {
        kz: 'Жұмыс істейтін басшыларға арналған (MBA, EMBA, DBA)',
        ru: 'Для работающих руководителей (MBA, EMBA, DBA)',
        en: 'For working managers (MBA, EMBA, DBA)',
      },
    }),
    lead: text({ required: true, max: 600 }),
    languages: choices(teachingLanguages, { required: true }),
    period: choice(periods, { required: true, label: { kz: 'Оқу мерзімі', ru: 'Срок обучения', en: 'Length of study' } }),
    form: choices(forms, { required: true }),
    subjects: choices(subjects),
    credits: number({ most: 1000 }),
    fee: number(),
    deadline: day({ label: { kz: 'Құжат қабылдаудың соңғы күні', ru: 'Последний день приёма документов', en: 'Last day to apply' } }),
    qualification: text(),
    picture: picture(),
    desc: richText({ detail: true }),
    careers: list({ title: text({ required: true }) }, { detail: true, most: 30 }),
  },
  facets: {
    school: { attribute: 'school' },
    education: { attribute: 'education' },
    language: { attribute: 'languages' },
    period: { attribute: 'period' },
    subject: { attribute: 'subjects' },
    form: { attribute: 'form' },
  },
  search: { lead: ['code', 'lead', 'qualification'], body: ['desc'], weight: 3, note: 'education' },
  calls: {
    'school-programs': { shape: 'list', filters: ['school', 'education', 'language', 'period', 'subject', 'form'] },
    'school-programs/{slug}': { shape: 'item' },
    'school-programs-filters/{facet}': {
      shape: 'facets',
      facets: ['school', 'language', 'period', 'subject', 'form'],
      filters: ['education'],
    },
  },
  sample: {
    title: { kz: 'Қаржы', ru: 'Финансы', en: 'Finance' },
    code: '6B04103',
    program_group: 'B046',
    education: 'bachelor',
    lead: {
      kz: 'Нарықты түсініп, қаржылық шешім қабылдайтын мамандар даярлаймыз.',
      ru: 'Готовим специалистов, которые понимают рынок и принимают финансовые решения.',
      en: 'We educate specialists who understand markets and make financial decisions.',
    },
    languages: ['kz', 'ru', 'en'],
    period: '4',
    form: ['full-time'],
    subjects: ['mathematics-geography'],
    credits: 240,
    fee: 1_480_000,
    deadline: '2026-08-25',
    qualification: {
      kz: 'бизнес және басқару бакалавры',
      ru: 'бакалавр бизнеса и управления',
      en: 'Bachelor of Business and Management',
    },
    desc: {
      kz: '<p>Төртінші курста студенттер банкте немесе компанияда диплом жобасын орындайды.</p>',
      ru: '<p>На четвёртом курсе студенты выполняют дипломный проект в банке или компании.</p>',
      en: '<p>In their fourth year students write a diploma project in a bank or a company.</p>',
    },
    careers: [{ title: { kz: 'Қаржы талдаушысы', ru: 'Финансовый аналитик', en: 'Financial analyst' } }],
  },
})
