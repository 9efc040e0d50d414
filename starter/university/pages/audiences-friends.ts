import { starter } from '../../starter-entry.ts'
import { audiencePage } from '../audience-page.ts'

const alumni = audiencePage({
  id: 194,
  slug: 'alumni',
  title: { kz: 'Түлектерге', ru: 'Выпускникам', en: 'For alumni' },
  seo: {
    title: {
      kz: 'Түлектерге: құжаттар, қауымдастық, мансап\u00a0– Нархоз университеті',
      ru: 'Выпускникам: документы, ассоциация\u00a0— Университет Нархоз',
      en: 'For alumni: documents, association, careers – Narxoz University',
    },
    description: {
      kz: 'Диплом мен мұрағат құжаттары, түлектер қауымдастығы, тәлімгерлік, жұмыс және білімді жалғастыру мүмкіндіктері.',
      ru: 'Архивные справки и транскрипты, ассоциация выпускников, наставничество, работа и продолжение учёбы.',
      en: 'Documents from the archive and transcripts, the association, mentoring, jobs and further study.',
    },
  },
  banner: {
    title: { kz: 'Диплом алсаңыз да, университет сіздікі', ru: 'Университет остаётся вашим и после диплома', en: 'Still your university' },
    lead: {
      kz: 'Мұнда құжат алуға, кездесуге жазылуға, студентке көмектесуге немесе қайта оқуға болады.',
      ru: 'Здесь можно взять документ, записаться на встречу, помочь студентам или снова пойти учиться.',
      en: 'Get a document, come to a reunion, help a student or study again.',
    },
  },
  groups: [
    {
      title: { kz: 'Құжаттар', ru: 'Документы', en: 'Documents' },
      tasks: [
        {
          url: '/service-center?modal=archive-info',
          title: { kz: 'Мұрағат анықтамасы', ru: 'Архивная справка', en: 'Certificate from the archive' },
          desc: {
            kz: 'Оқу мерзімін, мамандықты және дипломды растайды.',
            ru: 'Подтверждает годы учёбы, специальность и диплом.',
            en: 'Confirms your years of study, your subject and your degree.',
          },
          go: { kz: 'Сұрату', ru: 'Запросить', en: 'Request it' },
        },
        {
          url: '/service-center?modal=transcript',
          title: { kz: 'Транскрипт', ru: 'Транскрипт', en: 'Transcript' },
          desc: {
            kz: 'Бағалар тізімі үш тілде, поштамен де жіберіледі.',
            ru: 'Список оценок на трёх языках, можно получить по почте.',
            en: 'Your marks in three languages, by post if you like.',
          },
          go: { kz: 'Тапсырыс беру', ru: 'Заказать', en: 'Order one' },
        },
        {
          url: '/service-center?modal=meeting',
          title: { kz: 'Маманмен кездесу', ru: 'Встреча со специалистом', en: 'Meet a specialist' },
          desc: {
            kz: 'Күнін таңдап, сұрағыңызды бетпе-бет шешіңіз.',
            ru: 'Выберите день и решите вопрос лично.',
            en: 'Choose a day and settle your question face to face.',
          },
          go: { kz: 'Жазылу', ru: 'Записаться', en: 'Book a meeting' },
        },
      ],
    },
    {
      title: { kz: 'Бірге болайық', ru: 'Оставайтесь с нами', en: 'Stay in touch' },
      tasks: [
        {
          url: '/development-office',
          title: { kz: 'Түлектер қауымдастығы', ru: 'Ассоциация выпускников', en: 'The graduates’ association' },
          desc: {
            kz: 'Түлек картасы, бес қаладағы бөлімшелер және тәлімгерлік.',
            ru: 'Карта выпускника, отделения в пяти городах и наставничество.',
            en: 'The graduate card, chapters in five cities and mentoring.',
          },
          go: { kz: 'Қосылу', ru: 'Присоединиться', en: 'Join' },
        },
        {
          url: '/service-center?modal=success-story',
          title: { kz: 'Өз тарихыңызды айтыңыз', ru: 'Расскажите свою историю', en: 'Tell your story' },
          desc: {
            kz: 'Жолыңыз студенттерге үлгі болсын: нысанды толтырыңыз.',
            ru: 'Ваш путь пригодится студентам: заполните форму.',
            en: 'Your story may help a student: fill in the form.',
          },
          go: { kz: 'Тарихты жіберу', ru: 'Отправить историю', en: 'Send a story' },
        },
        {
          url: '/student-life/events',
          title: { kz: 'Кездесулер мен мерекелер', ru: 'Встречи и праздники', en: 'Reunions and celebrations' },
          desc: {
            kz: 'Түлектер де шақырылатын іс-шаралардың күнтізбесі.',
            ru: 'Календарь событий, на которые ждут и выпускников.',
            en: 'The calendar of events to which graduates are invited too.',
          },
          go: { kz: 'Күнтізбені ашу', ru: 'Открыть календарь', en: 'Open the calendar' },
        },
      ],
    },
    {
      title: { kz: 'Жұмыс пен оқу', ru: 'Работа и учёба', en: 'Work and study' },
      tasks: [
        {
          url: '/career-development-office',
          title: { kz: 'Жұмыс іздеу', ru: 'Поиск работы', en: 'Look for a job' },
          desc: {
            kz: 'Мансап кеңсесі түлектерге де ашық, бос орындар жаңарып тұрады.',
            ru: 'Офис карьеры открыт и для выпускников, вакансии обновляются.',
            en: 'The career office is open to graduates, and openings are kept up to date.',
          },
          go: { kz: 'Бос орындарды көру', ru: 'Смотреть вакансии', en: 'See openings' },
        },
        {
          url: '/education/master',
          title: { kz: 'Магистратура', ru: 'Магистратура', en: 'Master’s degrees' },
          desc: {
            kz: 'Түлек картасы оқу ақысын он пайызға азайтады.',
            ru: 'Карта выпускника даёт скидку десять процентов.',
            en: 'The graduate card takes ten per cent off the fee.',
          },
          go: { kz: 'Бағдарламаларды қарау', ru: 'Смотреть программы', en: 'See the programmes' },
        },
        {
          url: '/school/business-school',
          title: { kz: 'Бизнес-мектеп', ru: 'Бизнес-школа', en: 'Business School' },
          desc: {
            kz: 'MBA, EMBA және DBA бағдарламалары, қысқа курстар.',
            ru: 'Программы MBA, EMBA и DBA, короткие курсы.',
            en: 'MBA, EMBA and DBA programmes, and short courses.',
          },
          go: { kz: 'Мектепке өту', ru: 'Перейти к школе', en: 'To the school' },
        },
      ],
    },
  ],
  contacts: {
    title: { kz: 'Түлектермен кім жұмыс істейді', ru: 'Кто работает с выпускниками', en: 'Who looks after alumni' },
    items: [
      {
        title: { kz: 'Даму кеңсесі', ru: 'Офис развития', en: 'Development office' },
        phone: '+7 (727) 377-11-76',
        hours: { kz: 'Дс–Жм 10:00–18:00', ru: 'Пн–Пт 10:00–18:00', en: 'Mon–Fri 10:00–18:00' },
      },
      {
        title: { kz: 'Мұрағат', ru: 'Архив', en: 'Archive' },
        phone: '+7 (727) 377-11-31',
        email: 'archive@narxoz.example',
        hours: { kz: 'Сс–Бс 10:00–16:00', ru: 'Вт–Чт 10:00–16:00', en: 'Tue–Thu 10:00–16:00' },
      },
    ],
  },
})

const partners = audiencePage({
  id: 195,
  slug: 'partners',
  title: { kz: 'Серіктестерге', ru: 'Партнёрам', en: 'For partners' },
  seo: {
    title: {
      kz: 'Серіктестерге: бірге жұмыс істеу жолдары\u00a0– Нархоз университеті',
      ru: 'Партнёрам: как работать вместе\u00a0— Университет Нархоз',
      en: 'For partners: ways to work together – Narxoz University',
    },
    description: {
      kz: 'Жұмыс берушілерге, университеттерге, зерттеушілерге және жеткізушілерге: тағылымдама, ғылым, кеңес, сатып алу.',
      ru: 'Для работодателей, университетов, исследователей и поставщиков: стажировки, наука, консультации и закупки.',
      en: 'For employers, universities, researchers and suppliers: internships, research, advice and procurement.',
    },
  },
  banner: {
    title: { kz: 'Бірге не істей аламыз', ru: 'Что можно сделать вместе', en: 'What we can do together' },
    lead: {
      kz: 'Маман іздесеңіз де, зерттеуге тапсырыс берсеңіз де, келісім жасасаңыз да, тиісті кеңсені осы беттен табасыз.',
      ru: 'Ищете сотрудников, заказываете исследование или готовите соглашение? Эта страница приведёт в нужный офис.',
      en: 'Whether you need staff, research or an agreement, this page leads you to the right office.',
    },
  },
  groups: [
    {
      title: { kz: 'Бизнеске', ru: 'Бизнесу', en: 'For business' },
      tasks: [
        {
          url: '/career-development-office',
          title: { kz: 'Студенттерді жұмысқа алу', ru: 'Нанять студентов', en: 'Hire students' },
          desc: {
            kz: 'Бос орын жариялау, тағылымдама ашу, жәрмеңкеге қатысу.',
            ru: 'Разместить вакансию, открыть стажировку, прийти на ярмарку.',
            en: 'Post an opening, offer an internship, come to the fair.',
          },
          go: { kz: 'Мансап кеңсесіне', ru: 'В офис карьеры', en: 'To the career office' },
        },
        {
          url: '/business-advice/strategy',
          title: { kz: 'Стратегиялық кеңес', ru: 'Стратегический консалтинг', en: 'Strategy advice' },
          desc: {
            kz: 'Оқытушылар мен магистранттар компанияңыздың мәселесін талдайды.',
            ru: 'Преподаватели и магистранты разберут задачу вашей компании.',
            en: 'Teachers and master’s students take on your company’s problem.',
          },
          go: { kz: 'Кеңес алу', ru: 'Получить консультацию', en: 'Get advice' },
        },
        {
          url: '/business-advice/start-up',
          title: { kz: 'Стартаптарға', ru: 'Стартапам', en: 'For start-ups' },
          desc: {
            kz: 'Идеяны тексеру, есептеу және инвестор алдына шығару.',
            ru: 'Проверить идею, посчитать её и показать инвестору.',
            en: 'Test an idea, do the sums and show it to an investor.',
          },
          go: { kz: 'Көмек алу', ru: 'Получить помощь', en: 'Get help' },
        },
        {
          url: '/university-purchases',
          title: { kz: 'Жеткізушілерге', ru: 'Поставщикам', en: 'For suppliers' },
          desc: {
            kz: 'Сатып алу жоспары, хабарландырулар және жиі сұрақтар.',
            ru: 'План закупок, объявления и частые вопросы.',
            en: 'The procurement plan, notices and frequent questions.',
          },
          go: { kz: 'Сатып алуға өту', ru: 'К закупкам', en: 'To procurement' },
        },
      ],
    },
    {
      title: { kz: 'Университеттер мен зерттеушілерге', ru: 'Университетам и исследователям', en: 'For universities and researchers' },
      tasks: [
        {
          url: '/international',
          title: { kz: 'Халықаралық ынтымақтастық', ru: 'Международное сотрудничество', en: 'International cooperation' },
          desc: {
            kz: 'Келісімді неден бастау керек және кіммен сөйлесу керек.',
            ru: 'С чего начать соглашение и с кем говорить.',
            en: 'How an agreement begins, and with whom to talk.',
          },
          go: { kz: 'Ынтымақтастық туралы', ru: 'О сотрудничестве', en: 'About cooperation' },
        },
        {
          url: '/partner-universities',
          title: { kz: 'Серіктес университеттер', ru: 'Университеты-партнёры', en: 'Partner universities' },
          desc: {
            kz: 'Он сегіз елдегі қырық университеттің тізімі.',
            ru: 'Сорок университетов в восемнадцати странах.',
            en: 'Forty universities in eighteen countries.',
          },
          go: { kz: 'Тізімді ашу', ru: 'Открыть список', en: 'Open the list' },
        },
        {
          url: '/science/research-centers',
          title: { kz: 'Ғылыми орталықтар', ru: 'Научные центры', en: 'Research centres' },
          desc: {
            kz: 'Қай орталық нені зерттейді және бірлескен жобаны қайда талқылайды.',
            ru: 'Что исследует каждый центр и где обсудить общий проект.',
            en: 'What each centre studies and where to discuss a joint project.',
          },
          go: { kz: 'Орталықтарды көру', ru: 'Смотреть центры', en: 'See the centres' },
        },
        {
          url: '/information-for-foreign-teachers',
          title: { kz: 'Шетелдік оқытушыларға', ru: 'Иностранным преподавателям', en: 'For foreign teachers' },
          desc: {
            kz: 'Шақыру, виза, тұрғын үй және бірінші апта.',
            ru: 'Приглашение, виза, жильё и первая неделя.',
            en: 'Invitation, visa, housing and the first week.',
          },
          go: { kz: 'Шарттарын білу', ru: 'Узнать условия', en: 'See the terms' },
        },
      ],
    },
    {
      title: { kz: 'Қолдау және танысу', ru: 'Поддержка и знакомство', en: 'Support us and get to know us' },
      tasks: [
        {
          url: '/development-office',
          title: { kz: 'Шәкіртақы мен эндаумент', ru: 'Стипендии и эндаумент', en: 'Scholarships and endowment' },
          desc: {
            kz: 'Атаулы шәкіртақы ашу немесе зертхананы жабдықтау.',
            ru: 'Учредить именную стипендию или оснастить лабораторию.',
            en: 'Found a scholarship or equip a laboratory.',
          },
          go: { kz: 'Қолдау көрсету', ru: 'Поддержать', en: 'Give support' },
        },
        {
          url: '/articles-of-association-and-details',
          title: { kz: 'Жарғы және деректемелер', ru: 'Устав и реквизиты', en: 'Articles of association and details' },
          desc: {
            kz: 'Келісімшартқа керек құжаттар мен банк деректемелері.',
            ru: 'Документы и банковские реквизиты для договора.',
            en: 'Documents and bank details for a contract.',
          },
          go: { kz: 'Деректемелерді алу', ru: 'Взять реквизиты', en: 'Get the details' },
        },
        {
          url: '/news',
          title: { kz: 'Жаңалықтар мен баспасөз', ru: 'Новости и пресса', en: 'News and press' },
          desc: {
            kz: 'Соңғы жаңалықтар және баспасөз қызметінің байланысы.',
            ru: 'Последние новости и контакты пресс-службы.',
            en: 'The latest news and the press office.',
          },
          go: { kz: 'Жаңалықтарды оқу', ru: 'Читать новости', en: 'Read the news' },
        },
        {
          url: '/press',
          title: { kz: 'Баспасөзге: логотип пен сарапшылар', ru: 'Прессе: логотип и эксперты', en: 'For the press: logo and experts' },
          desc: {
            kz: 'Логотип файлдары, еркін суреттер және тақырып бойынша сарапшылардың телефоны.',
            ru: 'Файлы логотипа, свободные изображения и телефоны экспертов по темам.',
            en: 'Logo files, pictures free to use and the phones of experts by field.',
          },
          go: { kz: 'Материалдарды алу', ru: 'Взять материалы', en: 'Get the material' },
        },
      ],
    },
  ],
  contacts: {
    title: { kz: 'Келіссөзді кім бастайды', ru: 'С кем начать разговор', en: 'Whom to talk to' },
    items: [
      {
        title: { kz: 'Халықаралық байланыс кеңсесі', ru: 'Международный офис', en: 'International office' },
        phone: '+7 (727) 377-11-20',
        email: 'international@narxoz.example',
        hours: { kz: 'Дс–Жм 9:00–18:00', ru: 'Пн–Пт 9:00–18:00', en: 'Mon–Fri 9:00–18:00' },
      },
      {
        title: { kz: 'Мансапты дамыту кеңсесі', ru: 'Офис развития карьеры', en: 'Career development office' },
        phone: '+7 (727) 377-11-45',
        email: 'career@narxoz.example',
        hours: { kz: 'Дс–Жм 9:00–18:00', ru: 'Пн–Пт 9:00–18:00', en: 'Mon–Fri 9:00–18:00' },
      },
      {
        title: { kz: 'Баспасөз қызметі', ru: 'Пресс-служба', en: 'Press office' },
        phone: '+7 (727) 377-11-70',
        email: 'press@narxoz.example',
        hours: { kz: 'Дс–Жм 9:00–18:00', ru: 'Пн–Пт 9:00–18:00', en: 'Mon–Fri 9:00–18:00' },
      },
    ],
  },
})

export const pagesAudiencesFriends = starter('page', [alumni, partners])
