import type { Option } from '../attributes/attribute.ts'

/** Groups of educational programs, by the classifier of the ministry: applicants for a state grant choose one. */
export const programGroups = [
  {
    value: 'B031',
    label: {
      kz: 'B031 Сән, интерьер дизайны және өнеркәсіптік дизайн',
      ru: 'B031 Мода, дизайн интерьера и промышленный дизайн',
      en: 'B031 Fashion, interior and industrial design',
    },
  },
  { value: 'B036', label: { kz: 'B036 Аударма ісі', ru: 'B036 Переводческое дело', en: 'B036 Translation studies' } },
  { value: 'B038', label: { kz: 'B038 Әлеуметтану', ru: 'B038 Социология', en: 'B038 Sociology' } },
  { value: 'B041', label: { kz: 'B041 Психология', ru: 'B041 Психология', en: 'B041 Psychology' } },
  {
    value: 'B042',
    label: { kz: 'B042 Журналистика және репортер ісі', ru: 'B042 Журналистика и репортёрское дело', en: 'B042 Journalism and reporting' },
  },
  {
    value: 'B044',
    label: { kz: 'B044 Менеджмент және басқару', ru: 'B044 Менеджмент и управление', en: 'B044 Management and administration' },
  },
  { value: 'B045', label: { kz: 'B045 Аудит және салық салу', ru: 'B045 Аудит и налогообложение', en: 'B045 Audit and taxation' } },
  {
    value: 'B046',
    label: {
      kz: 'B046 Қаржы, экономика, банк және сақтандыру ісі',
      ru: 'B046 Финансы, экономика, банковское и страховое дело',
      en: 'B046 Finance, economics, banking and insurance',
    },
  },
  { value: 'B047', label: { kz: 'B047 Маркетинг және жарнама', ru: 'B047 Маркетинг и реклама', en: 'B047 Marketing and advertising' } },
  { value: 'B049', label: { kz: 'B049 Құқық', ru: 'B049 Право', en: 'B049 Law' } },
  { value: 'B051', label: { kz: 'B051 Қоршаған орта', ru: 'B051 Окружающая среда', en: 'B051 Environment' } },
  {
    value: 'B057',
    label: { kz: 'B057 Ақпараттық технологиялар', ru: 'B057 Информационные технологии', en: 'B057 Information technology' },
  },
  {
    value: 'B058',
    label: { kz: 'B058 Ақпараттық қауіпсіздік', ru: 'B058 Информационная безопасность', en: 'B058 Information security' },
  },
  {
    value: 'B059',
    label: {
      kz: 'B059 Коммуникациялар және коммуникациялық технологиялар',
      ru: 'B059 Коммуникации и коммуникационные технологии',
      en: 'B059 Communications and communication technologies',
    },
  },
  { value: 'B090', label: { kz: 'B090 Әлеуметтік жұмыс', ru: 'B090 Социальная работа', en: 'B090 Social work' } },
  { value: 'B091', label: { kz: 'B091 Туризм', ru: 'B091 Туризм', en: 'B091 Tourism' } },
  {
    value: 'B093',
    label: {
      kz: 'B093 Мейрамхана ісі және мейманхана бизнесі',
      ru: 'B093 Ресторанное дело и гостиничный бизнес',
      en: 'B093 Restaurants and hotels',
    },
  },
  { value: 'B095', label: { kz: 'B095 Көлік қызметтері', ru: 'B095 Транспортные услуги', en: 'B095 Transport services' } },
  {
    value: 'B140',
    label: {
      kz: 'B140 Халықаралық қатынастар және дипломатия',
      ru: 'B140 Международные отношения и дипломатия',
      en: 'B140 International relations and diplomacy',
    },
  },
] as const satisfies readonly Option[]
