import { starter } from '../starter-entry.ts'

export const menus = starter('menu', [
  {
    id: 1,
    slug: 'header',
    attributes: {
      title: { kz: 'Негізгі мәзір', ru: 'Главное меню', en: 'Main menu' },
      items: [
        {
          title: { kz: 'Университет', ru: 'Университет', en: 'University' },
          desc: { kz: 'Кім екеніміз және қайда бара жатқанымыз', ru: 'Кто мы и куда идём', en: 'Who we are and where we are going' },
          children: [
            { title: { kz: 'Миссия және құндылықтар', ru: 'Миссия и ценности', en: 'Mission and values' }, url: '/mission-and-values' },
            { title: { kz: 'Университет тарихы', ru: 'История университета', en: 'History' }, url: '/history-of-narkhoz-university' },
            { title: { kz: 'Даму стратегиясы', ru: 'Стратегия развития', en: 'Strategy' }, url: '/strategy' },
            { title: { kz: 'Басшылық', ru: 'Руководство', en: 'Management' }, url: '/management-of-narkhoz-university' },
            { title: { kz: 'Ғылыми кеңес', ru: 'Учёный совет', en: 'Academic Council' }, url: '/academic-council' },
            { title: { kz: 'Рейтингтер', ru: 'Рейтинги', en: 'Rankings' }, url: '/ratings' },
            {
              title: { kz: 'Тұрақты даму', ru: 'Устойчивое развитие', en: 'Sustainable development' },
              url: '/our-sustainable-development',
            },
            { title: { kz: 'Impact рейтингі', ru: 'Рейтинг Impact', en: 'Impact ranking' }, url: '/impact-ranking' },
            { title: { kz: 'Инклюзия', ru: 'Инклюзия', en: 'Inclusion' }, url: '/inclusion' },
            { title: { kz: 'Даму кеңсесі', ru: 'Офис развития', en: 'Development office' }, url: '/development-office' },
            { title: { kz: 'Цифрлық университет', ru: 'Цифровой университет', en: 'Digital university' }, url: '/digital-university' },
            { title: { kz: 'Цифрландыру', ru: 'Цифровизация', en: 'Digitalisation' }, url: '/digitalization' },
            { title: { kz: 'Сауалнама нәтижелері', ru: 'Результаты опросов', en: 'Survey results' }, url: '/survey-results' },
            {
              title: { kz: 'Жарғы және деректемелер', ru: 'Устав и реквизиты', en: 'Articles of association and details' },
              url: '/articles-of-association-and-details',
            },
            {
              title: { kz: 'Қаржылық есептілік', ru: 'Финансовая отчётность', en: 'Financial statements' },
              url: '/consolidated-financial-statements',
            },
            {
              title: { kz: 'Қауіпсіздік ережелері', ru: 'Правила безопасности', en: 'Safety rules' },
              url: '/safety-rules-at-the-university',
            },
            { title: { kz: 'Сатып алу', ru: 'Закупки', en: 'Procurement' }, url: '/university-purchases' },
            {
              title: { kz: 'Бос лауазымдарға конкурс', ru: 'Конкурс на вакантные должности', en: 'Competition for vacant posts' },
              url: '/competition',
            },
            { title: { kz: 'Виртуалды қабылдау бөлмесі', ru: 'Виртуальная приёмная', en: 'Virtual reception' }, url: '/virtual-reception' },
            { title: { kz: 'Байланыс', ru: 'Контакты', en: 'Contacts' }, url: '/contacts' },
            { title: { kz: 'Қызметкерлерге', ru: 'Сотрудникам', en: 'For staff' }, url: '/staff' },
            { title: { kz: 'Түлектерге', ru: 'Выпускникам', en: 'For alumni' }, url: '/alumni' },
            { title: { kz: 'Серіктестерге', ru: 'Партнёрам', en: 'For partners' }, url: '/partners' },
          ],
        },
        {
          title: { kz: 'Білім', ru: 'Образование', en: 'Education' },
          desc: {
            kz: 'Бағдарламаны таңдап, құжат тапсырыңыз',
            ru: 'Выберите программу и подайте документы',
            en: 'Choose a programme and apply',
          },
          children: [
            { title: { kz: 'Талапкерлерге', ru: 'Абитуриентам', en: 'For applicants' }, url: '/applicants' },
            { title: { kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s degrees' }, url: '/education/bachelor' },
            { title: { kz: 'Магистратура', ru: 'Магистратура', en: 'Master’s degrees' }, url: '/education/master' },
            { title: { kz: 'Докторантура', ru: 'Докторантура', en: 'Doctoral studies' }, url: '/education/doctoral' },
            { title: { kz: 'Оқуға түсуге өтінім', ru: 'Заявка на поступление', en: 'Apply' }, url: '/apply' },
            {
              title: { kz: 'Экскурсия және ашық есік күні', ru: 'Экскурсия и день открытых дверей', en: 'Tours and open days' },
              url: '/tour',
            },
            {
              title: { kz: 'Іріктеу және өтінім беру', ru: 'Отбор и подача заявки', en: 'Selection and application' },
              url: '/selection-application',
            },
            {
              title: { kz: 'Қос дипломды бағдарламалар', ru: 'Программы двойного диплома', en: 'Double degree programmes' },
              url: '/double-degree-programs',
            },
            { title: { kz: 'Гранттар мен шәкіртақылар', ru: 'Гранты и стипендии', en: 'Grants and scholarships' }, url: '/grants' },
            { title: { kz: 'Оқуды қаржыландыру', ru: 'Финансирование обучения', en: 'Paying for your studies' }, url: '/edu-finance' },
            {
              title: { kz: 'Оқушылар олимпиадасы', ru: 'Олимпиада для школьников', en: 'Olympiad for school pupils' },
              url: '/olympiad',
            },
            { title: { kz: 'Жазғы мектеп', ru: 'Летняя школа', en: 'Summer school' }, url: '/summer-school' },
            { title: { kz: 'Академиялық саясат', ru: 'Академическая политика', en: 'Academic policy' }, url: '/academic-policy' },
            {
              title: {
                kz: 'Оқу-әдістемелік бірлестік',
                ru: 'Учебно-методическое объединение',
                en: 'Academic Standards Association',
              },
              url: '/educational-and-methodological-association',
            },
            { title: { kz: 'Тіркеуші кеңсесі', ru: 'Офис регистратора', en: 'Registrar’s office' }, url: '/office-registrar' },
            { title: { kz: 'Тіл орталығы', ru: 'Языковой центр', en: 'Language Centre' }, url: '/center/languages' },
            { title: { kz: 'Кітапхана', ru: 'Библиотека', en: 'Library' }, url: '/library' },
            { title: { kz: 'Ата-аналарға', ru: 'Родителям', en: 'For parents' }, url: '/parents' },
          ],
        },
        {
          title: { kz: 'Мектептер', ru: 'Школы', en: 'Schools' },
          desc: {
            kz: 'Бес мектеп\u00a0– бес кәсіби орта',
            ru: 'Пять школ\u00a0— пять профессиональных сообществ',
            en: 'Five schools, five professional communities',
          },
          children: [
            {
              title: {
                kz: 'Экономика және менеджмент мектебі',
                ru: 'Школа экономики и менеджмента',
                en: 'School of Economics and Management',
              },
              url: '/school/school-of-economics-and-management',
            },
            { title: { kz: 'Бизнес-мектеп', ru: 'Бизнес-школа', en: 'Business School' }, url: '/school/business-school' },
            {
              title: { kz: 'Цифрлық технологиялар мектебі', ru: 'Школа цифровых технологий', en: 'School of Digital Technologies' },
              url: '/school/school-of-digital-technologies',
            },
            {
              title: {
                kz: 'Өнер және әлеуметтік ғылымдар мектебі',
                ru: 'Школа искусств и социальных наук',
                en: 'School of Arts and Social Sciences',
              },
              url: '/school/school-of-arts-and-social-sciences',
            },
            {
              title: {
                kz: 'Құқық және мемлекеттік саясат мектебі',
                ru: 'Школа права и государственной политики',
                en: 'School of Law and Public Policy',
              },
              url: '/school/school-of-law-and-public-policy',
            },
            {
              title: { kz: 'Бизнеске стратегиялық кеңес', ru: 'Стратегический консалтинг', en: 'Strategy advice for business' },
              url: '/business-advice/strategy',
            },
            {
              title: { kz: 'Стартаптарға кеңес', ru: 'Консультации для стартапов', en: 'Advice for start-ups' },
              url: '/business-advice/start-up',
            },
          ],
        },
        {
          title: { kz: 'Ғылым', ru: 'Наука', en: 'Research' },
          desc: { kz: 'Қоғамға қажет зерттеулер', ru: 'Исследования, нужные обществу', en: 'Research that society needs' },
          children: [
            {
              title: { kz: 'Ғылыми зерттеулер', ru: 'Научные исследования', en: 'Research projects and grants' },
              url: '/science/research',
            },
            { title: { kz: 'Ғылыми орталықтар', ru: 'Научные центры', en: 'Research centres' }, url: '/science/research-centers' },
            { title: { kz: 'Ғылыми олимпиадалар', ru: 'Научные олимпиады', en: 'Academic olympiads' }, url: '/science/olympiads' },
          ],
        },
        {
          title: { kz: 'Әлеммен байланыс', ru: 'Международные связи', en: 'International' },
          desc: {
            kz: '18 елдегі 40 серіктес университет',
            ru: '40 университетов-партнёров в 18 странах',
            en: '40 partner universities in 18 countries',
          },
          children: [
            {
              title: { kz: 'Халықаралық қызмет', ru: 'Международная деятельность', en: 'International activities' },
              url: '/international',
            },
            {
              title: { kz: 'Серіктес университеттер', ru: 'Университеты-партнёры', en: 'Partner universities' },
              url: '/partner-universities',
            },
            { title: { kz: 'Академиялық ұтқырлық', ru: 'Академическая мобильность', en: 'Academic mobility' }, url: '/academic-mobility' },
            {
              title: { kz: 'Ұтқырлыққа іріктеу тәртібі', ru: 'Порядок отбора на мобильность', en: 'Mobility selection procedure' },
              url: '/selection-and-application-procedure',
            },
            {
              title: { kz: 'Ұтқырлық кезіндегі шығындар', ru: 'Расходы на время мобильности', en: 'Expenses during mobility' },
              url: '/expenses-for-the-period-of-mobility',
            },
            {
              title: { kz: 'Кіріс академиялық ұтқырлық', ru: 'Входящая мобильность', en: 'Incoming mobility' },
              url: '/incoming-academic-mobility',
            },
            { title: { kz: 'Қызметкерлер ұтқырлығы', ru: 'Мобильность сотрудников', en: 'Staff mobility' }, url: '/employee-mobility' },
            { title: { kz: 'Ұтқырлық сауалнамалары', ru: 'Анкеты о мобильности', en: 'Mobility surveys' }, url: '/surveys' },
            { title: { kz: 'Ережелер', ru: 'Положения', en: 'Regulations' }, url: '/provisions' },
            {
              title: { kz: 'Шетелдік студенттерге', ru: 'Иностранным студентам', en: 'For international students' },
              url: '/information-for-international-students',
            },
            {
              title: { kz: 'Шетелдік оқытушыларға', ru: 'Иностранным преподавателям', en: 'For foreign teachers' },
              url: '/information-for-foreign-teachers',
            },
          ],
        },
        {
          title: { kz: 'Студенттік өмір', ru: 'Студентам', en: 'Student life' },
          desc: { kz: 'Сабақтан кейін де өмір қайнайды', ru: 'Жизнь после пар', en: 'What happens after class' },
          children: [
            { title: { kz: 'Студенттерге', ru: 'Студентам', en: 'For students' }, url: '/students' },
            { title: { kz: 'Бірінші курсқа қош келдіңіз', ru: 'Первокурсникам', en: 'Welcome, newcomers' }, url: '/welcome' },
            { title: { kz: 'Жатақхана', ru: 'Общежитие', en: 'Halls of residence' }, url: '/hostel' },
            {
              title: { kz: 'Студенттік ұйымдар', ru: 'Студенческие организации', en: 'Student organisations' },
              url: '/student-life/organization',
            },
            { title: { kz: 'Іс-шаралар', ru: 'События', en: 'Events' }, url: '/student-life/events' },
            { title: { kz: 'Спорт клубтары', ru: 'Спортивные клубы', en: 'Sports clubs' }, url: '/student-life/sports-clubs' },
            { title: { kz: 'Волонтерлер', ru: 'Волонтёры', en: 'Volunteers' }, url: '/volunteers' },
            { title: { kz: 'Джессуп сот сайысы', ru: 'Судебный конкурс Джессупа', en: 'Jessup moot court' }, url: '/jessup' },
            {
              title: { kz: 'Студенттер деканаты', ru: 'Деканат по работе со студентами', en: 'Dean of Students’ office' },
              url: '/student-life/deans-office',
            },
            { title: { kz: 'Эдвайзерлер', ru: 'Эдвайзеры', en: 'Advisers' }, url: '/advisors' },
            {
              title: { kz: 'Мансапты дамыту кеңсесі', ru: 'Офис развития карьеры', en: 'Career development office' },
              url: '/career-development-office',
            },
            {
              title: { kz: 'Коучинг және мансап орталығы', ru: 'Центр коучинга и карьеры', en: 'Coaching and Career Centre' },
              url: '/center/career-coaching',
            },
            {
              title: { kz: 'Психологиялық қолдау орталығы', ru: 'Центр психологической поддержки', en: 'Psychological Support Centre' },
              url: '/center/psychological-support',
            },
            { title: { kz: 'Қызмет көрсету орталығы', ru: 'Центр обслуживания', en: 'Service centre' }, url: '/service-center' },
            { title: { kz: 'Әскери кафедра', ru: 'Военная кафедра', en: 'Military department' }, url: '/military-department' },
          ],
        },
        {
          title: { kz: 'Жаңалықтар', ru: 'Новости', en: 'News' },
          desc: {
            kz: 'Кампуста және одан тыс не болып жатыр',
            ru: 'Что происходит на кампусе и вокруг',
            en: 'What is happening on campus and beyond',
          },
          children: [
            { title: { kz: 'Соңғы жаңалықтар', ru: 'Последние новости', en: 'Latest news' }, url: '/news' },
            { title: { kz: 'Жаңалықтар мұрағаты', ru: 'Архив новостей', en: 'News archive' }, url: '/news-catalog' },
            { title: { kz: 'Баспасөзге', ru: 'Для прессы', en: 'For the press' }, url: '/press' },
          ],
        },
      ],
    },
  },
  {
    id: 2,
    slug: 'footer',
    attributes: {
      title: { kz: 'Төменгі мәзір', ru: 'Меню в подвале', en: 'Footer menu' },
      items: [
        {
          title: { kz: 'Оқу', ru: 'Учёба', en: 'Study' },
          children: [
            { title: { kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s degrees' }, url: '/education/bachelor' },
            { title: { kz: 'Магистратура', ru: 'Магистратура', en: 'Master’s degrees' }, url: '/education/master' },
            { title: { kz: 'Докторантура', ru: 'Докторантура', en: 'Doctoral studies' }, url: '/education/doctoral' },
            { title: { kz: 'Қос диплом', ru: 'Двойной диплом', en: 'Double degrees' }, url: '/double-degree-programs' },
            { title: { kz: 'Гранттар мен шәкіртақылар', ru: 'Гранты и стипендии', en: 'Grants and scholarships' }, url: '/grants' },
            { title: { kz: 'Жазғы мектеп', ru: 'Летняя школа', en: 'Summer school' }, url: '/summer-school' },
          ],
        },
        {
          title: { kz: 'Университет', ru: 'Университет', en: 'University' },
          children: [
            { title: { kz: 'Тарихы', ru: 'История', en: 'History' }, url: '/history-of-narkhoz-university' },
            { title: { kz: 'Басшылық', ru: 'Руководство', en: 'Management' }, url: '/management-of-narkhoz-university' },
            { title: { kz: 'Құжаттар', ru: 'Документы', en: 'Documents' }, url: '/articles-of-association-and-details' },
            { title: { kz: 'Сатып алу', ru: 'Закупки', en: 'Procurement' }, url: '/university-purchases' },
            { title: { kz: 'Бізде жұмыс істеу', ru: 'Работа у нас', en: 'Work with us' }, url: '/competition' },
            { title: { kz: 'Баспасөзге', ru: 'Для прессы', en: 'For the press' }, url: '/press' },
            {
              title: { kz: 'Тұрақты даму', ru: 'Устойчивое развитие', en: 'Sustainable development' },
              url: '/our-sustainable-development',
            },
          ],
        },
        {
          title: { kz: 'Зерттеу', ru: 'Наука', en: 'Research' },
          children: [
            {
              title: { kz: 'Жобалар мен жарияланымдар', ru: 'Проекты и публикации', en: 'Projects and publications' },
              url: '/science/research',
            },
            { title: { kz: 'Орталықтар', ru: 'Центры', en: 'Centres' }, url: '/science/research-centers' },
            { title: { kz: 'Олимпиадалар', ru: 'Олимпиады', en: 'Olympiads' }, url: '/science/olympiads' },
            {
              title: { kz: 'Серіктес университеттер', ru: 'Университеты-партнёры', en: 'Partner universities' },
              url: '/partner-universities',
            },
            { title: { kz: 'Кітапхана', ru: 'Библиотека', en: 'Library' }, url: '/library' },
          ],
        },
        {
          title: { kz: 'Көмек', ru: 'Помощь', en: 'Help' },
          children: [
            { title: { kz: 'Виртуалды қабылдау бөлмесі', ru: 'Виртуальная приёмная', en: 'Virtual reception' }, url: '/virtual-reception' },
            { title: { kz: 'Қызмет көрсету орталығы', ru: 'Центр обслуживания', en: 'Service centre' }, url: '/service-center' },
            { title: { kz: 'Байланыс', ru: 'Контакты', en: 'Contacts' }, url: '/contacts' },
            { title: { kz: 'Инклюзия', ru: 'Инклюзия', en: 'Inclusion' }, url: '/inclusion' },
            { title: { kz: 'Өтініміңіз қай кезеңде', ru: 'Статус заявки', en: 'Status of a request' }, url: '/request' },
            { title: { kz: 'Сайттың қолжетімділігі', ru: 'Доступность сайта', en: 'Accessibility' }, url: '/accessibility' },
            { title: { kz: 'Іздеу', ru: 'Поиск', en: 'Search' }, url: '/search' },
            { title: { kz: 'Сайт картасы', ru: 'Карта сайта', en: 'Site map' }, url: '/devSitemap' },
            { title: { kz: 'Дербес деректерді қорғау', ru: 'Защита персональных данных', en: 'Privacy policy' }, url: '/privacy' },
          ],
        },
      ],
    },
  },
])
