import { starter } from '../../starter-entry.ts'
import { audiencePage } from '../audience-page.ts'
import { helpline, nationalHelpline } from '../help-lines.ts'

const students = audiencePage({
  id: 192,
  slug: 'students',
  title: { kz: 'Студенттерге', ru: 'Студентам', en: 'For students' },
  seo: {
    title: {
      kz: 'Студенттерге: оқу, қызметтер, қолдау\u00a0– Нархоз университеті',
      ru: 'Студентам: учёба, услуги, поддержка\u00a0— Университет Нархоз',
      en: 'For students: studies, services, support – Narxoz University',
    },
    description: {
      kz: 'Академиялық күнтізбе, эдвайзер, транскрипт, кітапхана, психолог, жатақхана, клубтар және мансап кеңсесі студентке бір беттен.',
      ru: 'Академический календарь, эдвайзер, транскрипт, библиотека, психолог, общежитие, клубы и карьера с одной страницы.',
      en: 'The academic calendar, advisers, transcripts, library, counselling, halls, clubs and careers from one page.',
    },
  },
  banner: {
    title: { kz: 'Оқу күніне керектің бәрі', ru: 'Всё для учебного дня', en: 'Everything for a day of study' },
    lead: {
      kz: 'Ең жиі керек істер топтап қойылған, қажетін бір басып ашасыз.',
      ru: 'Самые частые дела собраны по темам, до каждого одно нажатие.',
      en: 'What students need most, sorted by subject and one tap away.',
    },
  },
  groups: [
    {
      title: { kz: 'Оқу', ru: 'Учёба', en: 'Studies' },
      tasks: [
        {
          url: '/account',
          title: { kz: 'Жеке кабинет', ru: 'Личный кабинет', en: 'My account' },
          desc: {
            kz: 'Сабақ кестесі, бағалар, пәнге тіркелу және төлемдер.',
            ru: 'Расписание, оценки, запись на дисциплины и платежи.',
            en: 'Timetable, marks, course registration and payments.',
          },
          go: { kz: 'Кабинетке кіру', ru: 'Войти в кабинет', en: 'Sign in' },
        },
        {
          url: '/office-registrar',
          title: { kz: 'Академиялық күнтізбе', ru: 'Академический календарь', en: 'Academic calendar' },
          desc: {
            kz: 'Семестр мен сессия күндері, пәнге тіркелу, қайта тапсыру.',
            ru: 'Даты семестра и сессии, запись на дисциплины, пересдачи.',
            en: 'Dates of semesters and examinations, registration, resits.',
          },
          go: { kz: 'Тіркеуші кеңсесіне', ru: 'В офис регистратора', en: 'To the registrar’s office' },
        },
        {
          url: '/advisors',
          title: { kz: 'Эдвайзер', ru: 'Эдвайзер', en: 'Adviser' },
          desc: {
            kz: 'Пән таңдау, ауысу, академиялық демалыс туралы кеңес.',
            ru: 'Совет о выборе дисциплин, переводе и академическом отпуске.',
            en: 'Advice on choosing courses, transfers and leave.',
          },
          go: { kz: 'Эдвайзерге жазылу', ru: 'Записаться к эдвайзеру', en: 'See an adviser' },
        },
        {
          url: '/library',
          title: { kz: 'Кітапхана', ru: 'Библиотека', en: 'Library' },
          desc: {
            kz: 'Кітап іздеу, тапсырыс беру және онлайн дәрістер.',
            ru: 'Поиск и заказ книг, вебинары.',
            en: 'Find and order books, watch webinars.',
          },
          go: { kz: 'Кітап іздеу', ru: 'Найти книгу', en: 'Find a book' },
        },
      ],
    },
    {
      title: { kz: 'Анықтамалар мен қызметтер', ru: 'Справки и услуги', en: 'Certificates and services' },
      tasks: [
        {
          url: '/service-center?modal=transcript',
          title: { kz: 'Транскрипт', ru: 'Транскрипт', en: 'Transcript' },
          desc: {
            kz: 'Нысанды толтырып, дайын болғанда хабар аласыз.',
            ru: 'Заполните форму и узнайте, когда документ будет готов.',
            en: 'Fill in the form and hear when it is ready.',
          },
          go: { kz: 'Тапсырыс беру', ru: 'Заказать', en: 'Order one' },
        },
        {
          url: '/service-center',
          title: { kz: 'Анықтамалар', ru: 'Справки', en: 'Certificates' },
          desc: {
            kz: 'Оқу орнынан анықтама, мұрағат анықтамасы, маманмен кездесу.',
            ru: 'Справка с места учёбы, архивная справка, встреча со специалистом.',
            en: 'Proof of study, documents from the archive, a meeting with a specialist.',
          },
          go: { kz: 'Қызмет көрсету орталығына', ru: 'В центр обслуживания', en: 'To the service centre' },
        },
        {
          url: '/hostel',
          title: { kz: 'Жатақхана', ru: 'Общежитие', en: 'Halls of residence' },
          desc: {
            kz: 'Орын алу, көрші ауыстыру, ережелер мен ақы.',
            ru: 'Место, смена соседа, правила и плата.',
            en: 'Getting a place, changing room-mates, rules and rent.',
          },
          go: { kz: 'Жатақхана туралы', ru: 'Об общежитии', en: 'About the halls' },
        },
        {
          url: '/digital-university',
          title: { kz: 'АТ көмегі', ru: 'ИТ-помощь', en: 'IT help' },
          desc: {
            kz: 'Логин, Wi-Fi, пошта және бағдарламалар қай жерде.',
            ru: 'Логин, Wi-Fi, почта и программы: что где.',
            en: 'Login, Wi-Fi, mail and software.',
          },
          go: { kz: 'Көмек алу', ru: 'Получить помощь', en: 'Get help' },
        },
      ],
    },
    {
      title: { kz: 'Қолдау және өмір', ru: 'Поддержка и жизнь', en: 'Support and life' },
      tasks: [
        {
          url: '/center/psychological-support',
          title: { kz: 'Психолог', ru: 'Психолог', en: 'Psychologist' },
          desc: {
            kz: 'Тегін, құпия, үш күннен артық күттірмейді.',
            ru: 'Бесплатно, конфиденциально, ждать не больше трёх дней.',
            en: 'Free, confidential and within three days.',
          },
          go: { kz: 'Қабылдауға жазылу', ru: 'Записаться', en: 'Book a meeting' },
        },
        {
          url: '/student-life/organization',
          title: { kz: 'Клубтар мен ұйымдар', ru: 'Клубы и организации', en: 'Clubs and organisations' },
          desc: {
            kz: 'Пікірсайыстан театрға дейін он ұйым.',
            ru: 'Десять организаций, от дебатов до театра.',
            en: 'Ten of them, from debating to theatre.',
          },
          go: { kz: 'Клуб таңдау', ru: 'Выбрать клуб', en: 'Choose a club' },
        },
        {
          url: '/academic-mobility',
          title: { kz: 'Шетелде семестр', ru: 'Семестр за рубежом', en: 'A semester abroad' },
          desc: {
            kz: 'Серіктес университетке қалай баруға болады.',
            ru: 'Как поехать в университет-партнёр.',
            en: 'How to go to a partner university.',
          },
          go: { kz: 'Ұтқырлық туралы', ru: 'О мобильности', en: 'About exchanges' },
        },
        {
          url: '/career-development-office',
          title: { kz: 'Жұмыс пен тағылымдама', ru: 'Работа и стажировки', en: 'Jobs and internships' },
          desc: {
            kz: 'Бос орындар, түйіндемені тексеру және сұхбат жаттығуы.',
            ru: 'Вакансии, проверка резюме и тренировка собеседования.',
            en: 'Openings, CV review and interview practice.',
          },
          go: { kz: 'Бос орындарды көру', ru: 'Смотреть вакансии', en: 'See openings' },
        },
      ],
    },
  ],
  contacts: {
    title: { kz: 'Көмек керек болса', ru: 'Если нужна помощь', en: 'If you need help' },
    items: [
      {
        title: { kz: 'Студенттер деканаты', ru: 'Деканат по работе со студентами', en: 'Dean of Students’ office' },
        phone: '+7 (727) 377-11-73',
        hours: { kz: 'Дс–Жм 8:30–19:00', ru: 'Пн–Пт 8:30–19:00', en: 'Mon–Fri 8:30–19:00' },
      },
      helpline,
      nationalHelpline,
      {
        title: { kz: 'АТ қолдау қызметі', ru: 'ИТ-поддержка', en: 'IT help desk' },
        phone: '+7 (727) 377-11-60',
        hours: { kz: 'Дс–Сб 8:00–20:00', ru: 'Пн–Сб 8:00–20:00', en: 'Mon–Sat 8:00–20:00' },
      },
    ],
  },
})

const staff = audiencePage({
  id: 193,
  slug: 'staff',
  title: { kz: 'Қызметкерлерге', ru: 'Сотрудникам', en: 'For staff' },
  seo: {
    title: {
      kz: 'Қызметкерлерге: жұмыс, ғылым, ережелер\u00a0– Нархоз университеті',
      ru: 'Сотрудникам: работа, наука, правила\u00a0— Университет Нархоз',
      en: 'For staff: work, research, rules – Narxoz University',
    },
    description: {
      kz: 'Ішкі гранттар, ұтқырлық, академиялық саясат, кеңес шешімдері, сатып алу, АТ көмегі және бос лауазымдар қызметкерлерге арналған.',
      ru: 'Внутренние гранты, мобильность, академическая политика, решения совета, закупки, ИТ-помощь и вакантные должности.',
      en: 'Research grants, mobility, academic policy, the council, procurement, IT help and vacant posts for those who work here.',
    },
  },
  banner: {
    title: { kz: 'Жұмысқа керектің бәрі', ru: 'Всё для работы', en: 'Everything for your work' },
    lead: {
      kz: 'Ереже қайда жазылған, грантқа қалай өтінім беріледі, іссапарға қалай барады.',
      ru: 'Где найти правило, как подать заявку на грант и как поехать в командировку.',
      en: 'How to look up a rule, apply for a grant or go on a work trip.',
    },
  },
  groups: [
    {
      title: { kz: 'Ғылым мен сабақ', ru: 'Наука и преподавание', en: 'Research and teaching' },
      tasks: [
        {
          url: '/science/research',
          title: { kz: 'Жобалар мен гранттар', ru: 'Проекты и гранты', en: 'Projects and grants' },
          desc: {
            kz: 'Жүріп жатқан жобалар, ғылыми гранттар және жарияланымдар.',
            ru: 'Текущие проекты, научные гранты и публикации.',
            en: 'Current projects, research grants and publications.',
          },
          go: { kz: 'Зерттеулерге өту', ru: 'К исследованиям', en: 'To research' },
        },
        {
          url: '/academic-policy',
          title: { kz: 'Академиялық саясат', ru: 'Академическая политика', en: 'Academic policy' },
          desc: {
            kz: 'Оқу, бағалау және академиялық адалдық ережелері.',
            ru: 'Правила обучения, оценивания и академической честности.',
            en: 'Rules of teaching, assessment and academic integrity.',
          },
          go: { kz: 'Құжаттарды оқу', ru: 'Читать документы', en: 'Read the documents' },
        },
        {
          url: '/educational-and-methodological-association',
          title: { kz: 'Оқу-әдістемелік бірлестік', ru: 'Учебно-методическое объединение', en: 'Academic Standards Association' },
          desc: {
            kz: 'Бағдарлама мен оқулыққа сараптама қалай алынады.',
            ru: 'Как получить экспертизу программы или учебника.',
            en: 'How a programme or textbook is reviewed.',
          },
          go: { kz: 'Бірлестік туралы', ru: 'Об объединении', en: 'About the association' },
        },
        {
          url: '/library',
          title: { kz: 'Кітапхана', ru: 'Библиотека', en: 'Library' },
          desc: {
            kz: 'Дерекқорлар, кітап жеткізу және әдебиет тізімі бойынша көмек.',
            ru: 'Базы данных, доставка книг и помощь со списками литературы.',
            en: 'Databases, delivery of books and help with reading lists.',
          },
          go: { kz: 'Кітапханаға өту', ru: 'В библиотеку', en: 'To the library' },
        },
      ],
    },
    {
      title: { kz: 'Университеттегі жұмыс', ru: 'Работа в университете', en: 'Working here' },
      tasks: [
        {
          url: '/employee-mobility',
          title: { kz: 'Қызметкерлер ұтқырлығы', ru: 'Мобильность сотрудников', en: 'Staff mobility' },
          desc: {
            kz: 'Серіктес университетте сабақ беру немесе тағылымдама.',
            ru: 'Преподавание и стажировки в университетах-партнёрах.',
            en: 'Teaching and training at partner universities.',
          },
          go: { kz: 'Шарттарын білу', ru: 'Узнать условия', en: 'See the terms' },
        },
        {
          url: '/competition',
          title: { kz: 'Бос лауазымдар', ru: 'Вакантные должности', en: 'Vacant posts' },
          desc: {
            kz: 'Конкурс тәртібі, құжаттар және ашық орындар.',
            ru: 'Порядок конкурса, документы и открытые места.',
            en: 'How posts are filled, which documents are needed, what is open.',
          },
          go: { kz: 'Орындарды көру', ru: 'Смотреть места', en: 'See the posts' },
        },
        {
          url: '/digital-university',
          title: { kz: 'Логин, пошта, жүйелер', ru: 'Логин, почта, системы', en: 'Login, mail, systems' },
          desc: {
            kz: 'Цифрлық сервистер тізімі және АТ қолдауының нөмірі.',
            ru: 'Список цифровых сервисов и номер ИТ-поддержки.',
            en: 'The digital services and the number of the IT help desk.',
          },
          go: { kz: 'Сервистерді ашу', ru: 'Открыть сервисы', en: 'Open the services' },
        },
        {
          url: '/account',
          title: { kz: 'Жеке кабинет', ru: 'Личный кабинет', en: 'My account' },
          desc: {
            kz: 'Жүктеме, журнал, өтініштер мен бұйрықтар.',
            ru: 'Нагрузка, журнал, заявления и приказы.',
            en: 'Teaching load, class registers, requests and orders.',
          },
          go: { kz: 'Кабинетке кіру', ru: 'Войти в кабинет', en: 'Sign in' },
        },
      ],
    },
    {
      title: { kz: 'Ережелер мен шешімдер', ru: 'Правила и решения', en: 'Rules and decisions' },
      tasks: [
        {
          url: '/academic-council',
          title: { kz: 'Ғылыми кеңес', ru: 'Учёный совет', en: 'Academic Council' },
          desc: {
            kz: 'Құрамы, отырыс жоспары және қабылданған шешімдер.',
            ru: 'Состав, план заседаний и принятые решения.',
            en: 'Members, plan of sessions and decisions.',
          },
          go: { kz: 'Кеңес туралы', ru: 'О совете', en: 'About the council' },
        },
        {
          url: '/university-purchases',
          title: { kz: 'Сатып алу', ru: 'Закупки', en: 'Procurement' },
          desc: {
            kz: 'Өтінім қалай беріледі, кіммен келісіледі.',
            ru: 'Как подать заявку и с кем её согласовать.',
            en: 'How to ask for a purchase and who approves it.',
          },
          go: { kz: 'Тәртібін оқу', ru: 'Узнать порядок', en: 'Read how' },
        },
        {
          url: '/safety-rules-at-the-university',
          title: { kz: 'Қауіпсіздік', ru: 'Безопасность', en: 'Safety' },
          desc: {
            kz: 'Эвакуация, еңбекті қорғау және шұғыл байланыс.',
            ru: 'Эвакуация, охрана труда и экстренная связь.',
            en: 'Evacuation, safety at work and emergency numbers.',
          },
          go: { kz: 'Ережелерді оқу', ru: 'Прочитать правила', en: 'Read the rules' },
        },
        {
          url: '/management-of-narkhoz-university',
          title: { kz: 'Басшылық', ru: 'Руководство', en: 'Management' },
          desc: {
            kz: 'Президент, проректорлар, омбудсмен және қабылдау сағаттары.',
            ru: 'Президент, проректоры, омбудсмен и часы приёма.',
            en: 'The president, vice-rectors, ombudsperson and their hours.',
          },
          go: { kz: 'Байланысын табу', ru: 'Найти контакты', en: 'Find contacts' },
        },
      ],
    },
  ],
  contacts: {
    title: { kz: 'Кімге хабарласуға болады', ru: 'С кем связаться', en: 'Whom to contact' },
    items: [
      {
        title: { kz: 'Академиялық құрам бөлімі', ru: 'Отдел академического персонала', en: 'Academic staff office' },
        phone: '+7 (727) 377-11-36',
        hours: { kz: 'Дс–Жм 9:00–18:00', ru: 'Пн–Пт 9:00–18:00', en: 'Mon–Fri 9:00–18:00' },
      },
      {
        title: { kz: 'Ғылым департаменті', ru: 'Департамент науки', en: 'Research department' },
        phone: '+7 (727) 377-11-72',
        hours: { kz: 'Дс–Жм 9:00–18:00', ru: 'Пн–Пт 9:00–18:00', en: 'Mon–Fri 9:00–18:00' },
      },
      {
        title: { kz: 'АТ қолдау қызметі', ru: 'ИТ-поддержка', en: 'IT help desk' },
        phone: '+7 (727) 377-11-60',
        hours: { kz: 'Дс–Сб 8:00–20:00', ru: 'Пн–Сб 8:00–20:00', en: 'Mon–Sat 8:00–20:00' },
      },
    ],
  },
})

export const pagesAudiencesMembers = starter('page', [students, staff])
