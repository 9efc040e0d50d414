import { starter } from '../starter-entry.ts'

/*
 * Ids by list: other starter entries name these values by id.
 *
 * direction          1–9      year-procedure      71–79     languages        151–159
 * service           11–29     university-groups   81–89     departments      161–169
 * grant-types       31–39     employee-groups   126–134     reference-types  171–179
 * webinar-topics    41–49     volunteer-groups  141–149     student-courses  181–189
 * recipient-methods 51–59     root-issues         61–69
 */
export const handbooks = starter('handbook', [
  {
    id: 1,
    slug: 'direction-strategy',
    attributes: { title: { kz: 'Стратегиялық даму', ru: 'Стратегическое развитие', en: 'Strategic development' }, list: 'direction' },
  },
  {
    id: 2,
    slug: 'direction-finance',
    attributes: { title: { kz: 'Қаржы және инвестиция', ru: 'Финансы и инвестиции', en: 'Finance and investment' }, list: 'direction' },
  },
  {
    id: 3,
    slug: 'direction-marketing',
    attributes: { title: { kz: 'Маркетинг және сату', ru: 'Маркетинг и продажи', en: 'Marketing and sales' }, list: 'direction' },
  },
  {
    id: 4,
    slug: 'direction-people',
    attributes: { title: { kz: 'Адам ресурстарын басқару', ru: 'Управление персоналом', en: 'People management' }, list: 'direction' },
  },
  {
    id: 5,
    slug: 'direction-digital',
    attributes: { title: { kz: 'Цифрлық трансформация', ru: 'Цифровая трансформация', en: 'Digital transformation' }, list: 'direction' },
  },
  {
    id: 6,
    slug: 'direction-operations',
    attributes: {
      title: { kz: 'Өндіріс және логистика', ru: 'Производство и логистика', en: 'Operations and logistics' },
      list: 'direction',
    },
  },
  {
    id: 7,
    slug: 'direction-law',
    attributes: { title: { kz: 'Құқық және комплаенс', ru: 'Право и комплаенс', en: 'Law and compliance' }, list: 'direction' },
  },
  {
    id: 8,
    slug: 'direction-sustainability',
    attributes: {
      title: { kz: 'Тұрақты даму және ESG', ru: 'Устойчивое развитие и ESG', en: 'Sustainability and ESG' },
      list: 'direction',
    },
  },
  {
    id: 11,
    slug: 'service-diagnostics',
    attributes: { title: { kz: 'Бизнес-диагностика', ru: 'Диагностика бизнеса', en: 'Business diagnostics' }, list: 'service' },
  },
  {
    id: 12,
    slug: 'service-strategy-session',
    attributes: {
      title: { kz: 'Стратегиялық сессия өткізу', ru: 'Проведение стратегической сессии', en: 'Strategy session' },
      list: 'service',
    },
  },
  {
    id: 13,
    slug: 'service-market-research',
    attributes: { title: { kz: 'Нарықты зерттеу', ru: 'Исследование рынка', en: 'Market research' }, list: 'service' },
  },
  {
    id: 14,
    slug: 'service-financial-model',
    attributes: { title: { kz: 'Қаржы моделін құру', ru: 'Построение финансовой модели', en: 'Financial modelling' }, list: 'service' },
  },
  {
    id: 15,
    slug: 'service-business-valuation',
    attributes: { title: { kz: 'Бизнесті бағалау', ru: 'Оценка бизнеса', en: 'Business valuation' }, list: 'service' },
  },
  {
    id: 16,
    slug: 'service-feasibility-study',
    attributes: {
      title: { kz: 'Техникалық-экономикалық негіздеме', ru: 'Технико-экономическое обоснование', en: 'Feasibility study' },
      list: 'service',
    },
  },
  {
    id: 17,
    slug: 'service-corporate-training',
    attributes: { title: { kz: 'Корпоративтік оқыту', ru: 'Корпоративное обучение', en: 'Corporate training' }, list: 'service' },
  },
  {
    id: 18,
    slug: 'service-executive-coaching',
    attributes: {
      title: { kz: 'Басшыларға арналған коучинг', ru: 'Коучинг для руководителей', en: 'Executive coaching' },
      list: 'service',
    },
  },
  {
    id: 19,
    slug: 'service-staff-assessment',
    attributes: {
      title: { kz: 'Қызметкерлердің құзыреттерін бағалау', ru: 'Оценка компетенций персонала', en: 'Staff assessment' },
      list: 'service',
    },
  },
  {
    id: 20,
    slug: 'service-process-redesign',
    attributes: {
      title: { kz: 'Бизнес-процестерді қайта құру', ru: 'Перестройка бизнес-процессов', en: 'Process redesign' },
      list: 'service',
    },
  },
  {
    id: 21,
    slug: 'service-data-audit',
    attributes: {
      title: { kz: 'Деректер аудиті және талдау', ru: 'Аудит и анализ данных', en: 'Data audit and analytics' },
      list: 'service',
    },
  },
  {
    id: 22,
    slug: 'service-expert-opinion',
    attributes: { title: { kz: 'Сараптамалық қорытынды', ru: 'Экспертное заключение', en: 'Expert opinion' }, list: 'service' },
  },
  {
    id: 23,
    slug: 'service-student-project',
    attributes: {
      title: { kz: 'Студенттер командасының жобасы', ru: 'Проект студенческой команды', en: 'Project of a student team' },
      list: 'service',
    },
  },
  {
    id: 31,
    slug: 'grant-state',
    attributes: {
      title: { kz: 'Мемлекеттік грант', ru: 'Государственный грант', en: 'State grant' },
      list: 'grant-types',
      desc: {
        kz: 'Республикалық және жергілікті бюджет есебінен бөлінетін орындар.',
        ru: 'Места, которые оплачивают республиканский и местный бюджеты.',
        en: 'Places paid for from the national and local budgets.',
      },
    },
  },
  {
    id: 32,
    slug: 'grant-university',
    attributes: {
      title: { kz: 'Университет гранты', ru: 'Грант университета', en: 'University grant' },
      list: 'grant-types',
      desc: {
        kz: 'Ғылыми кеңес үлгерім мен конкурс нәтижесі бойынша тағайындайды.',
        ru: 'Назначает Учёный совет по успеваемости и итогам конкурса.',
        en: 'Awarded by the Academic Council on marks and competition results.',
      },
    },
  },
  {
    id: 33,
    slug: 'grant-social',
    attributes: {
      title: { kz: 'Әлеуметтік грант', ru: 'Социальный грант', en: 'Social grant' },
      list: 'grant-types',
      desc: {
        kz: 'Жетім балаларға, көпбалалы отбасыларға және мүгедектігі бар студенттерге.',
        ru: 'Для сирот, многодетных семей и студентов с инвалидностью.',
        en: 'For orphans, large families and students with disabilities.',
      },
    },
  },
  {
    id: 34,
    slug: 'grant-talent',
    attributes: {
      title: { kz: 'Дарындыларға арналған грант', ru: 'Грант для одарённых', en: 'Talent grant' },
      list: 'grant-types',
      desc: {
        kz: 'Олимпиада жеңімпаздарына, спортшыларға және өнер иелеріне.',
        ru: 'Победителям олимпиад, спортсменам и творческим студентам.',
        en: 'For olympiad winners, athletes and artists.',
      },
    },
  },
  {
    id: 35,
    slug: 'grant-research',
    attributes: {
      title: { kz: 'Зерттеу гранты', ru: 'Исследовательский грант', en: 'Research grant' },
      list: 'grant-types',
      desc: {
        kz: 'Магистранттар мен докторанттардың диссертация жобаларына.',
        ru: 'На диссертационные проекты магистрантов и докторантов.',
        en: 'For the thesis projects of master’s and doctoral students.',
      },
    },
  },
  {
    id: 36,
    slug: 'grant-mobility',
    attributes: {
      title: { kz: 'Ұтқырлық гранты', ru: 'Грант на мобильность', en: 'Mobility grant' },
      list: 'grant-types',
      desc: {
        kz: 'Серіктес университетте бір семестр оқуға жол және тұру шығыны.',
        ru: 'Дорога и проживание на семестр в университете-партнёре.',
        en: 'Travel and housing for a semester at a partner university.',
      },
    },
  },
  {
    id: 41,
    slug: 'topic-databases',
    attributes: { title: { kz: 'Ғылыми дерекқорлар', ru: 'Научные базы данных', en: 'Research databases' }, list: 'webinar-topics' },
  },
  {
    id: 42,
    slug: 'topic-academic-writing',
    attributes: { title: { kz: 'Академиялық жазылым', ru: 'Академическое письмо', en: 'Academic writing' }, list: 'webinar-topics' },
  },
  {
    id: 43,
    slug: 'topic-references',
    attributes: {
      title: {
        kz: 'Дәйексөз және академиялық адалдық',
        ru: 'Цитирование и академическая честность',
        en: 'Citation and academic integrity',
      },
      list: 'webinar-topics',
    },
  },
  {
    id: 44,
    slug: 'topic-publishing',
    attributes: {
      title: { kz: 'Журналда мақала жариялау', ru: 'Публикация в журналах', en: 'Publishing in journals' },
      list: 'webinar-topics',
    },
  },
  {
    id: 45,
    slug: 'topic-data',
    attributes: {
      title: { kz: 'Зерттеу деректерімен жұмыс', ru: 'Работа с данными исследований', en: 'Working with research data' },
      list: 'webinar-topics',
    },
  },
  {
    id: 51,
    slug: 'method-desk',
    attributes: {
      title: { kz: 'Кітапхананың абонемент бөлімінен алу', ru: 'Получить на абонементе библиотеки', en: 'Collect at the lending desk' },
      list: 'recipient-methods',
      no_address: true,
    },
  },
  {
    id: 52,
    slug: 'method-reading-room',
    attributes: {
      title: { kz: 'Оқу залында пайдалану', ru: 'Читать в читальном зале', en: 'Use in the reading room' },
      list: 'recipient-methods',
      no_address: true,
    },
  },
  {
    id: 53,
    slug: 'method-electronic',
    attributes: {
      title: { kz: 'Электрондық нұсқасын поштаға жіберу', ru: 'Электронная версия на почту', en: 'Electronic copy by email' },
      list: 'recipient-methods',
      no_address: true,
    },
  },
  {
    id: 54,
    slug: 'method-courier',
    attributes: {
      title: { kz: 'Алматы бойынша курьермен жеткізу', ru: 'Курьером по Алматы', en: 'By courier within Almaty' },
      list: 'recipient-methods',
    },
  },
  {
    id: 55,
    slug: 'method-dormitory',
    attributes: {
      title: { kz: 'Жатақханаға жеткізу', ru: 'Доставка в общежитие', en: 'Delivery to the halls of residence' },
      list: 'recipient-methods',
    },
  },
  {
    id: 61,
    slug: 'issue-career-choice',
    attributes: {
      title: { kz: 'Мамандық пен мансапты таңдау', ru: 'Выбор профессии и карьеры', en: 'Choosing a profession and career' },
      list: 'root-issues',
      centers: [118],
    },
  },
  {
    id: 62,
    slug: 'issue-cv-interview',
    attributes: {
      title: { kz: 'Түйіндеме және сұхбатқа дайындық', ru: 'Резюме и подготовка к собеседованию', en: 'CV and interview preparation' },
      list: 'root-issues',
      centers: [118],
    },
  },
  {
    id: 63,
    slug: 'issue-study-load',
    attributes: {
      title: {
        kz: 'Оқу жүктемесі және уақытты жоспарлау',
        ru: 'Учебная нагрузка и планирование времени',
        en: 'Workload and time planning',
      },
      list: 'root-issues',
      centers: [117],
    },
  },
  {
    id: 64,
    slug: 'issue-anxiety',
    attributes: {
      title: { kz: 'Мазасыздық пен күйзеліс', ru: 'Тревога и стресс', en: 'Anxiety and stress' },
      list: 'root-issues',
      centers: [117],
    },
  },
  {
    id: 65,
    slug: 'issue-relations',
    attributes: {
      title: { kz: 'Отбасындағы және топтағы қарым-қатынас', ru: 'Отношения в семье и в группе', en: 'Family and group relationships' },
      list: 'root-issues',
      centers: [117],
    },
  },
  {
    id: 66,
    slug: 'issue-adaptation',
    attributes: {
      title: { kz: 'Жаңа ортаға бейімделу', ru: 'Адаптация на новом месте', en: 'Settling in' },
      list: 'root-issues',
      centers: [117],
    },
  },
  {
    id: 67,
    slug: 'issue-own-business',
    attributes: {
      title: { kz: 'Өз ісін бастау', ru: 'Открыть своё дело', en: 'Starting a business' },
      list: 'root-issues',
      centers: [118],
    },
  },
  {
    id: 68,
    slug: 'issue-language',
    attributes: {
      title: { kz: 'Тіл үйрену және тілдік тест', ru: 'Изучение языка и языковой тест', en: 'Language learning and testing' },
      list: 'root-issues',
      centers: [119],
    },
  },
  {
    id: 69,
    slug: 'issue-other',
    attributes: { title: { kz: 'Басқа сұрақ', ru: 'Другой вопрос', en: 'Another question' }, list: 'root-issues' },
  },
  {
    id: 71,
    slug: 'procedure-2026',
    attributes: { title: { kz: '2026–2027 оқу жылы', ru: '2026–2027 учебный год', en: 'Academic year 2026–2027' }, list: 'year-procedure' },
  },
  {
    id: 72,
    slug: 'procedure-2025',
    attributes: { title: { kz: '2025–2026 оқу жылы', ru: '2025–2026 учебный год', en: 'Academic year 2025–2026' }, list: 'year-procedure' },
  },
  {
    id: 73,
    slug: 'procedure-2024',
    attributes: { title: { kz: '2024–2025 оқу жылы', ru: '2024–2025 учебный год', en: 'Academic year 2024–2025' }, list: 'year-procedure' },
  },
  { id: 81, slug: 'region-europe', attributes: { title: { kz: 'Еуропа', ru: 'Европа', en: 'Europe' }, list: 'university-groups' } },
  {
    id: 82,
    slug: 'region-east-asia',
    attributes: {
      title: { kz: 'Шығыс және Оңтүстік-Шығыс Азия', ru: 'Восточная и Юго-Восточная Азия', en: 'East and South-East Asia' },
      list: 'university-groups',
    },
  },
  {
    id: 83,
    slug: 'region-central-asia',
    attributes: { title: { kz: 'Орталық Азия', ru: 'Центральная Азия', en: 'Central Asia' }, list: 'university-groups' },
  },
  {
    id: 84,
    slug: 'region-middle-east',
    attributes: {
      title: { kz: 'Түркия және Таяу Шығыс', ru: 'Турция и Ближний Восток', en: 'Türkiye and the Middle East' },
      list: 'university-groups',
    },
  },
  {
    id: 85,
    slug: 'region-north-america',
    attributes: { title: { kz: 'Солтүстік Америка', ru: 'Северная Америка', en: 'North America' }, list: 'university-groups' },
  },
  {
    id: 86,
    slug: 'region-oceania',
    attributes: {
      title: { kz: 'Австралия және Океания', ru: 'Австралия и Океания', en: 'Australia and Oceania' },
      list: 'university-groups',
    },
  },
  {
    id: 126,
    slug: 'school-administration',
    attributes: { title: { kz: 'Мектеп әкімшілігі', ru: 'Администрация школы', en: 'School administration' }, list: 'employee-groups' },
  },
  {
    id: 127,
    slug: 'teaching-staff',
    attributes: { title: { kz: 'Оқытушылар құрамы', ru: 'Преподавательский состав', en: 'Teaching staff' }, list: 'employee-groups' },
  },
  {
    id: 128,
    slug: 'deans-office-staff',
    attributes: { title: { kz: 'Деканат қызметкерлері', ru: 'Сотрудники деканата', en: 'Dean’s office staff' }, list: 'employee-groups' },
  },
  {
    id: 129,
    slug: 'head-of-centre',
    attributes: { title: { kz: 'Орталық жетекшілері', ru: 'Руководители центров', en: 'Heads of centres' }, list: 'employee-groups' },
  },
  { id: 130, slug: 'coach', attributes: { title: { kz: 'Коучтар', ru: 'Коучи', en: 'Coaches' }, list: 'employee-groups' } },
  {
    id: 131,
    slug: 'international-team',
    attributes: {
      title: { kz: 'Халықаралық байланыс кеңсесінің тобы', ru: 'Команда международного офиса', en: 'International office team' },
      list: 'employee-groups',
    },
  },
  {
    id: 132,
    slug: 'camry-member',
    attributes: {
      title: {
        kz: 'CAMRY орталығының мүшелері',
        ru: 'Сотрудники центра CAMRY',
        en: 'Members of the CAMRY centre',
      },
      list: 'employee-groups',
    },
  },
  {
    id: 133,
    slug: 'council-member',
    attributes: {
      title: { kz: 'Ғылыми кеңес мүшелері', ru: 'Члены Учёного совета', en: 'Members of the Academic Council' },
      list: 'employee-groups',
    },
  },
  {
    id: 134,
    slug: 'management',
    attributes: {
      title: { kz: 'Университет басшылығы', ru: 'Руководство университета', en: 'University management' },
      list: 'employee-groups',
    },
  },
  {
    id: 141,
    slug: 'volunteers-ecology',
    attributes: { title: { kz: 'Экология', ru: 'Экология', en: 'Environment' }, list: 'volunteer-groups' },
  },
  {
    id: 142,
    slug: 'volunteers-care',
    attributes: {
      title: { kz: 'Қарттар мен балаларға қамқорлық', ru: 'Забота о пожилых и детях', en: 'Care for the elderly and children' },
      list: 'volunteer-groups',
    },
  },
  {
    id: 143,
    slug: 'volunteers-teaching',
    attributes: {
      title: { kz: 'Тегін сабақ және тәлімгерлік', ru: 'Бесплатные уроки и наставничество', en: 'Free lessons and mentoring' },
      list: 'volunteer-groups',
    },
  },
  {
    id: 144,
    slug: 'volunteers-events',
    attributes: { title: { kz: 'Іс-шаралар мен спорт', ru: 'События и спорт', en: 'Events and sport' }, list: 'volunteer-groups' },
  },
  {
    id: 145,
    slug: 'volunteers-animals',
    attributes: { title: { kz: 'Жануарларға көмек', ru: 'Помощь животным', en: 'Animal shelters' }, list: 'volunteer-groups' },
  },
  {
    id: 146,
    slug: 'volunteers-donors',
    attributes: {
      title: { kz: 'Донорлық және денсаулық', ru: 'Донорство и здоровье', en: 'Blood donation and health' },
      list: 'volunteer-groups',
    },
  },
  { id: 151, slug: 'language-kazakh', attributes: { title: { kz: 'Қазақ тілі', ru: 'Казахский язык', en: 'Kazakh' }, list: 'languages' } },
  { id: 152, slug: 'language-russian', attributes: { title: { kz: 'Орыс тілі', ru: 'Русский язык', en: 'Russian' }, list: 'languages' } },
  {
    id: 153,
    slug: 'language-english',
    attributes: { title: { kz: 'Ағылшын тілі', ru: 'Английский язык', en: 'English' }, list: 'languages' },
  },
  {
    id: 161,
    slug: 'department-full-time',
    attributes: { title: { kz: 'Күндізгі бөлім', ru: 'Дневное отделение', en: 'Full-time department' }, list: 'departments' },
  },
  {
    id: 162,
    slug: 'department-evening',
    attributes: { title: { kz: 'Кешкі бөлім', ru: 'Вечернее отделение', en: 'Evening department' }, list: 'departments' },
  },
  {
    id: 163,
    slug: 'department-part-time',
    attributes: {
      title: { kz: 'Бұрынғы сырттай бөлім', ru: 'Бывшее заочное отделение', en: 'Former correspondence department' },
      list: 'departments',
    },
  },
  {
    id: 164,
    slug: 'department-distance',
    attributes: {
      title: { kz: 'Қашықтан оқыту бөлімі', ru: 'Отделение дистанционного обучения', en: 'Distance learning department' },
      list: 'departments',
    },
  },
  {
    id: 165,
    slug: 'department-graduate',
    attributes: {
      title: { kz: 'Магистратура және докторантура', ru: 'Магистратура и докторантура', en: 'Graduate studies' },
      list: 'departments',
    },
  },
  {
    id: 171,
    slug: 'reference-study-period',
    attributes: {
      title: { kz: 'Оқу кезеңі туралы анықтама', ru: 'Справка о периоде обучения', en: 'Confirmation of the period of study' },
      list: 'reference-types',
    },
  },
  {
    id: 172,
    slug: 'reference-archive',
    attributes: { title: { kz: 'Мұрағаттық анықтама', ru: 'Архивная справка', en: 'Archive certificate' }, list: 'reference-types' },
  },
  {
    id: 173,
    slug: 'reference-graduation',
    attributes: {
      title: { kz: 'Университетті бітіргені туралы анықтама', ru: 'Справка об окончании университета', en: 'Confirmation of graduation' },
      list: 'reference-types',
    },
  },
  {
    id: 174,
    slug: 'reference-diploma-check',
    attributes: {
      title: { kz: 'Дипломның түпнұсқалығын растау', ru: 'Подтверждение подлинности диплома', en: 'Verification of a diploma' },
      list: 'reference-types',
    },
  },
  {
    id: 175,
    slug: 'reference-diploma-duplicate',
    attributes: { title: { kz: 'Дипломның телнұсқасы', ru: 'Дубликат диплома', en: 'Duplicate diploma' }, list: 'reference-types' },
  },
  {
    id: 176,
    slug: 'reference-name-change',
    attributes: {
      title: { kz: 'Тегінің өзгергені туралы анықтама', ru: 'Справка о смене фамилии', en: 'Confirmation of a change of name' },
      list: 'reference-types',
    },
  },
  {
    id: 177,
    slug: 'reference-programme-content',
    attributes: {
      title: { kz: 'Пәндер мазмұны туралы анықтама', ru: 'Справка о содержании дисциплин', en: 'Description of courses taken' },
      list: 'reference-types',
    },
  },
  { id: 181, slug: 'course-1', attributes: { title: { kz: '1-курс', ru: '1-й курс', en: 'First year' }, list: 'student-courses' } },
  { id: 182, slug: 'course-2', attributes: { title: { kz: '2-курс', ru: '2-й курс', en: 'Second year' }, list: 'student-courses' } },
  { id: 183, slug: 'course-3', attributes: { title: { kz: '3-курс', ru: '3-й курс', en: 'Third year' }, list: 'student-courses' } },
  { id: 184, slug: 'course-4', attributes: { title: { kz: '4-курс', ru: '4-й курс', en: 'Fourth year' }, list: 'student-courses' } },
  {
    id: 185,
    slug: 'course-master-1',
    attributes: {
      title: { kz: 'Магистратура, 1-курс', ru: 'Магистратура, 1-й курс', en: 'Master’s, first year' },
      list: 'student-courses',
    },
  },
  {
    id: 186,
    slug: 'course-master-2',
    attributes: {
      title: { kz: 'Магистратура, 2-курс', ru: 'Магистратура, 2-й курс', en: 'Master’s, second year' },
      list: 'student-courses',
    },
  },
  {
    id: 187,
    slug: 'course-doctoral',
    attributes: { title: { kz: 'Докторантура', ru: 'Докторантура', en: 'Doctoral studies' }, list: 'student-courses' },
  },
])
