import { starter } from '../starter-entry.ts'

export const documents = starter('document', [
  {
    id: 1,
    attributes: {
      title: {
        kz: 'Академиялық ұтқырлық туралы ереже',
        ru: 'Положение об академической мобильности',
        en: 'Regulations on Academic Mobility',
      },
      number: '11-01',
      date: '2025-06-26',
      group: 173,
    },
  },
  {
    id: 2,
    attributes: {
      title: {
        kz: 'Қос дипломды бағдарламалар туралы ереже',
        ru: 'Положение о программах двойного диплома',
        en: 'Regulations on Double Degree Programmes',
      },
      number: '11-02',
      date: '2025-06-26',
      group: 173,
    },
  },
  {
    id: 3,
    attributes: {
      title: {
        kz: 'Шетел азаматтарын оқуға қабылдау тәртібі',
        ru: 'Порядок приёма на обучение иностранных граждан',
        en: 'Procedure for the Admission of Foreign Citizens',
      },
      number: '11-03',
      date: '2024-09-26',
      group: 173,
    },
  },
  {
    id: 4,
    attributes: {
      title: {
        kz: 'Шетелде алынған кредиттерді қайта есептеу қағидалары',
        ru: 'Правила перезачёта кредитов, полученных за рубежом',
        en: 'Rules for the Recognition of Credits Earned Abroad',
      },
      number: '11-04',
      date: '2024-05-30',
      group: 173,
    },
  },
  {
    id: 5,
    attributes: {
      title: {
        kz: 'Қызметкерлердің халықаралық ұтқырлығы туралы ереже',
        ru: 'Положение о международной мобильности сотрудников',
        en: 'Regulations on International Staff Mobility',
      },
      number: '11-05',
      date: '2025-11-27',
      group: 173,
    },
  },
  {
    id: 6,
    attributes: {
      title: { kz: 'Кітапхананы пайдалану қағидалары', ru: 'Правила пользования библиотекой', en: 'Rules for Using the Library' },
      number: '43-01',
      date: '2025-08-28',
      group: 174,
    },
  },
  {
    id: 7,
    attributes: {
      title: { kz: 'Ғылыми кітапхана туралы ереже', ru: 'Положение о научной библиотеке', en: 'Regulations on the Research Library' },
      number: '43-02',
      date: '2025-08-28',
      group: 174,
    },
  },
  {
    id: 8,
    attributes: {
      title: {
        kz: 'Электрондық дерекқорларға қашықтан кіру нұсқаулығы',
        ru: 'Инструкция по удалённому доступу к электронным базам',
        en: 'Guide to Remote Access to Electronic Databases',
      },
      number: '43-03',
      date: '2026-01-20',
      group: 174,
    },
  },
  {
    id: 9,
    attributes: {
      title: {
        kz: 'Библиографиялық сілтеме мен әдебиет тізімін рәсімдеу үлгісі',
        ru: 'Образец оформления ссылок и списка литературы',
        en: 'Model for References and Bibliographies',
      },
      number: '43-04',
      date: '2025-02-18',
      group: 174,
    },
  },
  {
    id: 10,
    attributes: {
      title: {
        kz: 'Сирек кітаптар қорымен жұмыс тәртібі',
        ru: 'Порядок работы с фондом редких книг',
        en: 'Procedure for Working with Rare Books',
      },
      number: '43-05',
      date: '2025-10-14',
      group: 174,
    },
  },
  {
    id: 11,
    attributes: {
      title: {
        kz: 'Диплом жұмысының түпнұсқалығын тексеру нұсқаулығы',
        ru: 'Инструкция по проверке оригинальности дипломных работ',
        en: 'Guide to the Originality Check of Theses',
      },
      number: '43-06',
      date: '2026-03-17',
      group: 174,
    },
  },
  {
    id: 12,
    attributes: {
      title: { kz: 'Қорды толықтыру саясаты', ru: 'Политика комплектования фонда', en: 'Collection Development Policy' },
      number: '43-07',
      date: '2024-12-10',
      group: 174,
    },
  },
  {
    id: 13,
    attributes: {
      title: {
        kz: 'Кітапхананың 2025/26 оқу жылындағы есебі',
        ru: 'Отчёт библиотеки за 2025/26 учебный год',
        en: 'Library Report for the Academic Year 2025/26',
      },
      number: '43-08',
      date: '2026-06-30',
      group: 174,
    },
  },
  {
    id: 14,
    attributes: {
      title: {
        kz: 'Институционалдық репозиторийге жұмыс орналастыру келісімі',
        ru: 'Соглашение о размещении работ в институциональном репозитории',
        en: 'Agreement on Depositing Works in the Institutional Repository',
      },
      number: '43-09',
      date: '2025-04-22',
      group: 174,
    },
  },
  {
    id: 15,
    attributes: {
      title: {
        kz: '2026/27 оқу жылына арналған академиялық саясат',
        ru: 'Академическая политика на 2026/27 учебный год',
        en: 'Academic Policy for 2026/27',
      },
      number: '04-01',
      date: '2026-06-25',
      group: 175,
    },
  },
  {
    id: 16,
    attributes: {
      title: { kz: 'Академиялық адалдық кодексі', ru: 'Кодекс академической честности', en: 'Code of Academic Integrity' },
      number: '04-12',
      date: '2025-08-28',
      group: 175,
    },
  },
  {
    id: 17,
    attributes: {
      title: {
        kz: '2026/27 оқу жылының академиялық күнтізбесі',
        ru: 'Академический календарь на 2026/27 учебный год',
        en: 'Academic Calendar for 2026/27',
      },
      number: '04-15',
      date: '2026-06-25',
      group: 175,
    },
  },
  {
    id: 18,
    attributes: {
      title: {
        kz: 'Білім алушылардың білімін бақылау және бағалау қағидалары',
        ru: 'Правила контроля и оценки знаний обучающихся',
        en: 'Rules on the Assessment of Students',
      },
      number: '04-18',
      date: '2025-01-30',
      group: 175,
    },
  },
  {
    id: 19,
    attributes: {
      title: {
        kz: 'Ауыстыру, қайта қабылдау және академиялық демалыс тәртібі',
        ru: 'Порядок перевода, восстановления и академического отпуска',
        en: 'Procedure for Transfer, Readmission and Academic Leave',
      },
      number: '04-21',
      date: '2024-10-31',
      group: 175,
    },
  },
  {
    id: 20,
    attributes: {
      title: {
        kz: 'Оқуда жасанды интеллект құралдарын пайдалану қағидалары',
        ru: 'Правила использования инструментов искусственного интеллекта в учёбе',
        en: 'Rules on the Use of Artificial Intelligence in Study',
      },
      number: '04-24',
      date: '2026-02-26',
      group: 175,
    },
  },
  {
    id: 21,
    attributes: {
      title: {
        kz: 'Диплом жұмысы мен магистрлік диссертацияны қорғау тәртібі',
        ru: 'Порядок защиты дипломных работ и магистерских диссертаций',
        en: 'Procedure for Defending Theses and Master’s Dissertations',
      },
      number: '04-27',
      date: '2025-03-27',
      group: 175,
    },
  },
  {
    id: 22,
    attributes: {
      title: {
        kz: '2025 жылғы шоғырландырылған қаржылық есептілік және аудитор есебі',
        ru: 'Консолидированная финансовая отчётность за 2025 год и отчёт аудитора',
        en: 'Consolidated Financial Statements for 2025 with the Auditor’s Report',
      },
      number: 'FS-2025',
      date: '2026-06-15',
      group: 176,
    },
  },
  {
    id: 23,
    attributes: {
      title: {
        kz: '2024 жылғы шоғырландырылған қаржылық есептілік және аудитор есебі',
        ru: 'Консолидированная финансовая отчётность за 2024 год и отчёт аудитора',
        en: 'Consolidated Financial Statements for 2024 with the Auditor’s Report',
      },
      number: 'FS-2024',
      date: '2025-06-17',
      group: 176,
    },
  },
  {
    id: 24,
    attributes: {
      title: {
        kz: '2023 жылғы шоғырландырылған қаржылық есептілік және аудитор есебі',
        ru: 'Консолидированная финансовая отчётность за 2023 год и отчёт аудитора',
        en: 'Consolidated Financial Statements for 2023 with the Auditor’s Report',
      },
      number: 'FS-2023',
      date: '2024-06-18',
      group: 176,
    },
  },
  {
    id: 25,
    attributes: {
      title: {
        kz: '2022 жылғы шоғырландырылған қаржылық есептілік және аудитор есебі',
        ru: 'Консолидированная финансовая отчётность за 2022 год и отчёт аудитора',
        en: 'Consolidated Financial Statements for 2022 with the Auditor’s Report',
      },
      number: 'FS-2022',
      date: '2023-06-20',
      group: 176,
    },
  },
  {
    id: 26,
    attributes: {
      title: {
        kz: '2026 жылдың бірінші жартыжылдығындағы аралық есептілік',
        ru: 'Промежуточная отчётность за первое полугодие 2026 года',
        en: 'Interim Statements for the First Half of 2026',
      },
      number: 'FS-2026/6',
      date: '2026-08-14',
      group: 176,
    },
  },
  {
    id: 27,
    attributes: {
      title: { kz: 'Университеттің жарғысы', ru: 'Устав университета', en: 'Articles of Association' },
      number: '01-01',
      date: '2023-04-26',
      group: 177,
    },
  },
  {
    id: 28,
    attributes: {
      title: {
        kz: 'Заңды тұлғаны мемлекеттік қайта тіркеу туралы анықтама',
        ru: 'Справка о государственной перерегистрации юридического лица',
        en: 'Certificate of State Re-registration',
      },
      number: '01-02',
      date: '2023-05-11',
      group: 177,
    },
  },
  {
    id: 29,
    attributes: {
      title: {
        kz: 'Білім беру қызметіне арналған мемлекеттік лицензия',
        ru: 'Государственная лицензия на образовательную деятельность',
        en: 'State Licence for Educational Activity',
      },
      number: '00-1963',
      date: '2012-09-20',
      group: 177,
    },
  },
  {
    id: 30,
    attributes: {
      title: {
        kz: 'Төлем деректемелері және шарт жасасу үлгісі',
        ru: 'Платёжные реквизиты и образец договора',
        en: 'Payment Details and Model Contract',
      },
      number: '01-05',
      date: '2026-01-12',
      group: 177,
    },
  },
  {
    id: 31,
    attributes: {
      title: {
        kz: 'Университет аумағындағы жалпы қауіпсіздік қағидалары',
        ru: 'Общие правила безопасности на территории университета',
        en: 'General Safety Rules on University Premises',
      },
      number: '08-01',
      date: '2025-08-25',
      group: 178,
    },
  },
  {
    id: 32,
    attributes: {
      title: {
        kz: 'Жер сілкінісі кезіндегі іс-қимыл нұсқаулығы',
        ru: 'Инструкция по действиям при землетрясении',
        en: 'Instructions in Case of an Earthquake',
      },
      number: '08-02',
      date: '2026-03-02',
      group: 178,
    },
  },
  {
    id: 33,
    attributes: {
      title: {
        kz: 'Өрт қауіпсіздігі және эвакуация нұсқаулығы',
        ru: 'Инструкция по пожарной безопасности и эвакуации',
        en: 'Instructions on Fire Safety and Evacuation',
      },
      number: '08-03',
      date: '2025-09-15',
      group: 178,
    },
  },
  {
    id: 34,
    attributes: {
      title: {
        kz: 'Кіру режимі және келушілерді қабылдау тәртібі',
        ru: 'Порядок пропускного режима и приёма посетителей',
        en: 'Rules on Access and Visitors',
      },
      number: '08-04',
      date: '2025-08-25',
      group: 178,
    },
  },
  {
    id: 35,
    attributes: {
      title: {
        kz: 'Зертханаларда еңбекті қорғау нұсқаулығы',
        ru: 'Инструкция по охране труда в лабораториях',
        en: 'Instructions on Labour Protection in Laboratories',
      },
      number: '08-05',
      date: '2024-11-19',
      group: 178,
    },
  },
  {
    id: 36,
    attributes: {
      title: { kz: 'Ғылыми кеңес туралы ереже', ru: 'Положение об Учёном совете', en: 'Regulations on the Academic Council' },
      number: '02-01',
      date: '2024-08-29',
      group: 179,
    },
  },
  {
    id: 37,
    attributes: {
      title: {
        kz: 'Ғылыми кеңестің 2026/27 оқу жылындағы жұмыс жоспары',
        ru: 'План работы Учёного совета на 2026/27 учебный год',
        en: 'Work Plan of the Academic Council for 2026/27',
      },
      number: '02-02',
      date: '2026-08-27',
      group: 179,
    },
  },
  {
    id: 38,
    attributes: {
      title: { kz: 'Ғылыми кеңестің құрамы', ru: 'Состав Учёного совета', en: 'Membership of the Academic Council' },
      number: '02-03',
      date: '2026-08-27',
      group: 179,
    },
  },
  {
    id: 39,
    attributes: {
      title: {
        kz: 'Ғылыми кеңестің қыркүйек отырысының шешімі',
        ru: 'Решение сентябрьского заседания Учёного совета',
        en: 'Decision of the September Meeting of the Academic Council',
      },
      number: '02-07',
      date: '2026-09-24',
      group: 179,
    },
  },
  {
    id: 40,
    attributes: {
      title: {
        kz: 'Ғылыми кеңестің қазан отырысының шешімі',
        ru: 'Решение октябрьского заседания Учёного совета',
        en: 'Decision of the October Meeting of the Academic Council',
      },
      number: '02-08',
      date: '2026-10-22',
      group: 179,
    },
  },
])
