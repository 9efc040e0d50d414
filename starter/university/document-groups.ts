import { starter } from '../starter-entry.ts'

export const documentGroups = starter('document-group', [
  {
    id: 173,
    attributes: {
      title: { kz: 'Академиялық ұтқырлық ережелері', ru: 'Положения об академической мобильности', en: 'Regulations on academic mobility' },
    },
  },
  { id: 174, attributes: { title: { kz: 'Кітапхана құжаттары', ru: 'Документы библиотеки', en: 'Library documents' } } },
  { id: 175, attributes: { title: { kz: 'Академиялық саясат', ru: 'Академическая политика', en: 'Academic policy' } } },
  {
    id: 176,
    attributes: {
      title: {
        kz: 'Шоғырландырылған қаржылық есептілік',
        ru: 'Консолидированная финансовая отчётность',
        en: 'Consolidated financial statements',
      },
    },
  },
  {
    id: 177,
    attributes: { title: { kz: 'Жарғы және деректемелер', ru: 'Устав и реквизиты', en: 'Articles of association and details' } },
  },
  {
    id: 178,
    attributes: {
      title: {
        kz: 'Университеттегі қауіпсіздік ережелері',
        ru: 'Правила безопасности в университете',
        en: 'Safety rules at the university',
      },
    },
  },
  {
    id: 179,
    attributes: { title: { kz: 'Ғылыми кеңес құжаттары', ru: 'Документы учёного совета', en: 'Documents of the Academic Council' } },
  },
])
