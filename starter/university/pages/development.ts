import { starter } from '../../starter-entry.ts'

/** Pages about sustainable development, the development office and inclusion. */
export const pagesDevelopment = starter('page', [
  {
    id: 173,
    slug: 'our-sustainable-development',
    attributes: {
      title: { kz: 'Біздің тұрақты дамуымыз', ru: 'Наше устойчивое развитие', en: 'Our sustainable development' },
      path: 'our-sustainable-development',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархоз және тұрақты дамудың 17 мақсаты',
          ru: 'Нархоз и 17 целей устойчивого развития',
          en: 'Narxoz and the 17 sustainable development goals',
        },
        description: {
          kz: 'Университет БҰҰ-ның тұрақты даму мақсаттары бойынша нақты қандай іс атқарады: кампус, оқу, зерттеу, қала.',
          ru: 'Что именно университет делает для целей устойчивого развития ООН: кампус, обучение, исследования, город.',
          en: 'What the university does for the United Nations goals: on campus, in teaching, in research and in the city.',
        },
      },
      banner: {
        title: { kz: 'Он жеті мақсат, бір кампус', ru: 'Семнадцать целей, один кампус', en: 'Seventeen goals, one campus' },
        lead: {
          kz: 'Өшірілген шам, бөлінген қоқыс, дұрыс қойылған зерттеу сұрағы: тұрақты даму осындай қадамнан басталады.',
          ru: 'Выключенная лампа, разделённый мусор, верно поставленный вопрос: с таких шагов начинается устойчивое развитие.',
          en: 'A lamp switched off, waste sorted, a research question well put: sustainable development begins with steps like these.',
        },
      },
      blocks: [
        {
          id: 4221,
          type: 'intro',
          group: 1,
          position: 1,
          title: { kz: 'Қалай жұмыс істейміз', ru: 'Как мы работаем', en: 'How we work' },
          lead: {
            kz: 'Әр мақсатқа бір профессор мен бір студент жауап береді. Олар жыл сайын басқарма алдында атқарылған іс туралы есеп береді.',
            ru: 'За каждую цель отвечают профессор и студент. Раз в год они отчитываются перед правлением о сделанном.',
            en: 'A professor and a student answer for each goal. Once a year they report to the management board.',
          },
          desc: {
            kz: '<p>Біз бәрін бірдей игере аламыз демейміз. Экономика мен құқық университеті үшін кедейлік, сапалы білім, лайықты жұмыс, қала және институттар туралы мақсаттар жақын, ал теңіз бен құрлық экожүйесінде үлесіміз зерттеу мен ағарту деңгейінде.</p>',
            ru: '<p>Мы не утверждаем, что одинаково сильны во всём. Университету экономики и права ближе цели о бедности, образовании, достойной работе, городах и институтах, а вклад в экосистемы моря и суши\u00a0— это исследования и просвещение.</p>',
            en: '<p>We do not claim to be equally strong in everything. A university of economics and law is closest to the goals on poverty, education, decent work, cities and institutions; for life on land and below water we offer research and awareness.</p>',
          },
        },
        {
          id: 4222,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: '2025–2026 оқу жылында', ru: 'В 2025–2026 учебном году', en: 'In 2025–2026' },
          desc: {
            kz: '<p>Дереккөзі: тұрақты даму үйлестірушісінің жылдық есебі.</p>',
            ru: '<p>Источник: годовой отчёт координатора устойчивого развития.</p>',
            en: '<p>Source: the sustainability coordinator’s annual report.</p>',
          },
          items: [
            {
              value: { kz: '−18\u00a0%', ru: '−18\u00a0%', en: '−18%' },
              title: {
                kz: 'электр энергиясы, 2022 жылмен салыстырғанда',
                ru: 'электроэнергии по сравнению с 2022 годом',
                en: 'electricity compared with 2022',
              },
            },
            {
              value: { kz: '41 тонна', ru: '41 тонна', en: '41 tonnes' },
              title: { kz: 'қалдық қайта өңдеуге өткізілді', ru: 'отходов сдано на переработку', en: 'of waste sent for recycling' },
            },
            {
              value: { kz: '96', ru: '96', en: '96' },
              title: {
                kz: 'пәнде тұрақты даму тақырыбы бар',
                ru: 'дисциплин включают темы устойчивого развития',
                en: 'courses cover sustainability',
              },
            },
            {
              value: { kz: '540', ru: '540', en: '540' },
              title: {
                kz: 'студент волонтерлік жобаға қатысты',
                ru: 'студентов участвовали в волонтёрских проектах',
                en: 'students volunteered in projects',
              },
            },
          ],
        },
        {
          id: 4223,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Төрт бағыттағы міндеттеме', ru: 'Обязательства по четырём направлениям', en: 'Commitments in four fields' },
          items: [
            {
              title: { kz: 'Кампус', ru: 'Кампус', en: 'Campus' },
              text: {
                kz: '<p>2030 жылға дейін жылу мен электр шығынын үштен бірге азайту, бір реттік ыдыстан толық бас тарту, велосипед тұрағын үш есе көбейту.</p>',
                ru: '<p>К 2030 году сократить расход тепла и электричества на треть, отказаться от одноразовой посуды, утроить число велопарковок.</p>',
                en: '<p>By 2030 cut heat and power use by a third, give up single-use tableware and triple the bicycle stands.</p>',
              },
            },
            {
              title: { kz: 'Оқу', ru: 'Обучение', en: 'Teaching' },
              text: {
                kz: '<p>«Тұрақты даму экономикасы» пәнін барлық бакалаврға міндетті ету, диплом жұмыстарының кемінде төрттен бірін мақсаттарға байланыстыру.</p>',
                ru: '<p>Сделать «Экономику устойчивого развития» обязательной для всех бакалавров, связать с целями не меньше четверти дипломов.</p>',
                en: '<p>Make “Economics of sustainable development” compulsory for all bachelor’s students and tie at least a quarter of final projects to the goals.</p>',
              },
            },
            {
              title: { kz: 'Зерттеу', ru: 'Исследования', en: 'Research' },
              text: {
                kz: '<p>Су, қала, еңбек және қаржы өзектеріне ішкі гранттардың жартысын бөлу, деректерді ашық жариялау.</p>',
                ru: '<p>Отдавать половину внутренних грантов ядрам «вода», «город», «труд» и «финансы», публиковать данные открыто.</p>',
                en: '<p>Give half of the internal grants to the cores on water, cities, work and finance, and publish the data openly.</p>',
              },
            },
            {
              title: { kz: 'Қала', ru: 'Город', en: 'City' },
              text: {
                kz: '<p>Жылына кемінде он жобаны әкімдікпен, мектептермен және қоғамдық ұйымдармен бірге жүргізу.</p>',
                ru: '<p>Вести не меньше десяти проектов в год вместе с акиматом, школами и общественными организациями.</p>',
                en: '<p>Run at least ten projects a year with the city hall, schools and civic organisations.</p>',
              },
            },
          ],
        },
        {
          id: 4224,
          type: 'call',
          group: 4,
          position: 4,
          title: { kz: 'Мақсатқа қосылыңыз', ru: 'Присоединяйтесь к цели', en: 'Join a goal' },
          desc: {
            kz: '<p>Студент, оқытушы немесе қала тұрғыны болсаңыз да, волонтер топтарының біріне жазылыңыз.</p>',
            ru: '<p>Студент вы, преподаватель или житель города\u00a0— запишитесь в одну из волонтёрских групп.</p>',
            en: '<p>Student, teacher or neighbour, you can sign up for one of the volunteer groups.</p>',
          },
          link: { text: { kz: 'Волонтерлер', ru: 'Волонтёры', en: 'Volunteers' }, url: '/volunteers' },
        },
      ],
    },
  },
  {
    id: 174,
    slug: 'development-office',
    attributes: {
      title: { kz: 'Даму кеңсесі', ru: 'Офис развития', en: 'Development office' },
      path: 'development-office',
      type: 'static',
      seo: {
        title: {
          kz: 'Даму кеңсесі: түлектер, эндаумент, қайырымдылық\u00a0– Нархоз университеті',
          ru: 'Офис развития: выпускники, эндаумент, благотворительность\u00a0— Нархоз',
          en: 'Development office: graduates, endowment and giving – Narxoz',
        },
        description: {
          kz: 'Университетке қолдау көрсету жолдары, эндаумент қоры, атаулы шәкіртақылар және түлектер қауымдастығы.',
          ru: 'Способы поддержать университет, эндаумент-фонд, именные стипендии и ассоциация выпускников.',
          en: 'Ways to support the university, the endowment, named scholarships and the graduates’ association.',
        },
      },
      banner: {
        title: { kz: 'Алған жақсылықты келесі буынға беріңіз', ru: 'Передайте добро следующему поколению', en: 'Pass it on' },
        lead: {
          kz: 'Даму кеңсесі түлектер мен серіктестердің қолдауын шәкіртақыға, зертханаға және кітапқа айналдырады.',
          ru: 'Офис развития превращает помощь выпускников и партнёров в стипендии, лаборатории и книги.',
          en: 'The development office turns the help of graduates and partners into scholarships, laboratories and books.',
        },
      },
      blocks: [
        {
          id: 4231,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Қолдау жолдары', ru: 'Как можно помочь', en: 'Ways to help' },
          items: [
            {
              title: { kz: 'Атаулы шәкіртақы', ru: 'Именная стипендия', en: 'Named scholarship' },
              desc: {
                kz: '<p>Бір жылға 1,2 миллион теңгеден. Кімге берілетінін өзіңіз таңдайсыз: аймаққа, мамандыққа немесе үлгерімге қарай.</p>',
                ru: '<p>От 1,2 миллиона тенге в год. Кому она достанется, решаете вы: по региону, специальности или успехам.</p>',
                en: '<p>From 1.2 million tenge a year. You decide whom it is for: by region, subject or results.</p>',
              },
            },
            {
              title: { kz: 'Эндаументке жарна', ru: 'Взнос в эндаумент', en: 'Gift to the endowment' },
              desc: {
                kz: '<p>Негізгі сома сақталады, тек табысы жұмсалады. Сондықтан жарнаңыз ондаған жыл қызмет етеді.</p>',
                ru: '<p>Основная сумма сохраняется, тратится лишь доход. Поэтому взнос служит десятилетиями.</p>',
                en: '<p>The capital is kept and only its income is spent, so a gift works for decades.</p>',
              },
            },
            {
              title: { kz: 'Тәлімгерлік', ru: 'Наставничество', en: 'Mentoring' },
              desc: {
                kz: '<p>Айына екі сағат: бір студентпен мансап туралы ашық әңгіме. Ақшадан қымбат үлес.</p>',
                ru: '<p>Два часа в месяц: откровенный разговор о карьере с одним студентом. Вклад дороже денег.</p>',
                en: '<p>Two hours a month of frank talk about careers with one student: worth more than money.</p>',
              },
            },
            {
              title: { kz: 'Жабдық пен кітап', ru: 'Оборудование и книги', en: 'Equipment and books' },
              desc: {
                kz: '<p>Компаниялар зертханаға құрылғы, кітапханаға жинақ тапсыра алады; сыйлық актімен рәсімделеді.</p>',
                ru: '<p>Компании могут передать лаборатории приборы, а библиотеке собрание; дар оформляется актом.</p>',
                en: '<p>Companies may give instruments to a laboratory or a collection to the library, recorded by deed.</p>',
              },
            },
          ],
        },
        {
          id: 4232,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Эндаумент қоры', ru: 'Эндаумент-фонд', en: 'The endowment' },
          items: [
            { title: { kz: 'Құрылған жылы', ru: 'Год создания', en: 'Set up' }, value: { kz: '2018', ru: '2018', en: '2018' } },
            {
              title: { kz: 'Көлемі', ru: 'Объём', en: 'Size' },
              value: {
                kz: '1,9 млрд теңге, 2026 жылғы 1 қазанда',
                ru: '1,9 млрд тенге на 1 октября 2026 года',
                en: '1.9 billion tenge on 1 October 2026',
              },
            },
            {
              title: { kz: 'Жұмсау ережесі', ru: 'Правило расходов', en: 'Spending rule' },
              value: {
                kz: 'жылына табыстың 80 пайызынан артық емес',
                ru: 'не больше 80 процентов дохода в год',
                en: 'at most 80 per cent of the yearly income',
              },
            },
            {
              title: { kz: 'Бақылау', ru: 'Контроль', en: 'Oversight' },
              value: {
                kz: 'тоғыз адамнан тұратын қамқоршылар кеңесі, бесеуі\u00a0– түлек',
                ru: 'попечительский совет из девяти человек, пятеро\u00a0— выпускники',
                en: 'a board of nine trustees, five of them graduates',
              },
            },
          ],
        },
        {
          id: 4233,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Түлектер қауымдастығы', ru: 'Ассоциация выпускников', en: 'The graduates’ association' },
          desc: {
            kz: '<p>Қауымдастықтың Астана, Шымкент, Атырау, Лондон және Дубай қалаларында бөлімшелері бар. Түлек картасы кітапханаға, спорт залға және ашық дәрістерге тегін кіргізеді, магистратураға 10 пайыз жеңілдік береді.</p><p>Жылына екі рет «Нархоз қайда?» атты хат таратамыз: кім қайда жұмыс істеп жүр, кім жаңа іс бастады, кімге қызметкер керек.</p>',
            ru: '<p>Отделения ассоциации есть в Астане, Шымкенте, Атырау, Лондоне и Дубае. Карта выпускника даёт бесплатный вход в библиотеку, спортзал и на открытые лекции и скидку 10 процентов на магистратуру.</p><p>Дважды в год мы рассылаем письмо «Где Нархоз?»: кто где работает, кто начал своё дело, кому нужны сотрудники.</p>',
            en: '<p>The association has chapters in Astana, Shymkent, Atyrau, London and Dubai. The graduate card opens the library, the sports hall and public lectures free of charge and takes 10 per cent off a master’s degree.</p><p>Twice a year we send out a letter called “Where is Narxoz?”: who works where, who has started a business, who is hiring.</p>',
          },
        },
        {
          id: 4234,
          type: 'quote',
          group: 4,
          position: 4,
          text: {
            kz: '<p>1998 жылы маған оқу ақысының жартысын таныс емес адам төлеп жіберді. Оның атын бүгінге дейін білмеймін, сондықтан қарызымды басқаларға қайтарып жүрмін.</p>',
            ru: '<p>В 1998 году половину моей учёбы оплатил незнакомый человек. Его имени я не знаю до сих пор, поэтому возвращаю долг другим.</p>',
            en: '<p>In 1998 a stranger paid half of my fees. I still do not know the name, and so I repay the debt to others.</p>',
          },
          name: { kz: 'Ержан Қалиев', ru: 'Ержан Калиев', en: 'Yerzhan Kaliyev' },
          post: { kz: '2001 жылғы түлек, кәсіпкер', ru: 'Выпускник 2001 года, предприниматель', en: 'Graduate of 2001, entrepreneur' },
        },
        {
          id: 4235,
          type: 'contacts',
          group: 5,
          position: 5,
          title: { kz: 'Әңгімелесейік', ru: 'Давайте поговорим', en: 'Let us talk' },
          items: [
            {
              title: { kz: 'Түлектер мен серіктестерге', ru: 'Выпускникам и партнёрам', en: 'For graduates and partners' },
              phone: '+7 (727) 377-11-76',
              email: 'development@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 316-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 316',
                en: '55 Zhandosov Street, room 316, Almaty',
              },
              hours: { kz: 'Дс–Жм, 10:00–18:00', ru: 'Пн–Пт, 10:00–18:00', en: 'Mon–Fri, 10:00–18:00' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 175,
    slug: 'inclusion',
    attributes: {
      title: { kz: 'Инклюзия', ru: 'Инклюзия', en: 'Inclusion' },
      path: 'inclusion',
      type: 'static',
      seo: {
        title: {
          kz: 'Инклюзивті білім: кедергісіз университет\u00a0– Нархоз университеті',
          ru: 'Инклюзивное образование: университет без барьеров\u00a0— Университет Нархоз',
          en: 'Inclusive education: a university without barriers – Narxoz University',
        },
        description: {
          kz: 'Ерекше қажеттілігі бар студенттерге қолдау: жеке жоспар, ымдау тілі, бейімделген ғимарат пен емтихан.',
          ru: 'Поддержка студентов с особыми потребностями: личный план, жестовый язык, доступные корпуса и экзамены.',
          en: 'Support for students with special needs: personal plans, sign language, accessible buildings and examinations.',
        },
      },
      banner: {
        title: { kz: 'Есік бәріне бірдей ашылады', ru: 'Двери открыты всем одинаково', en: 'Doors that open for everyone' },
        lead: {
          kz: 'Мүмкіндік шектеулі емес, орта бейімделмеген. Сондықтан адамды емес, ортаны өзгертеміз.',
          ru: 'Ограничены не возможности, а среда. Поэтому мы меняем среду, а не человека.',
          en: 'It is not people who are limited but their surroundings. So we change the surroundings.',
        },
      },
      blocks: [
        {
          id: 4241,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Нақты қолдау', ru: 'Конкретная поддержка', en: 'What we offer' },
          items: [
            {
              title: { kz: 'Жеке оқу жоспары', ru: 'Личный учебный план', en: 'A plan of your own' },
              desc: {
                kz: '<p>Пән саны, сабақ уақыты мен форматы сізге лайықталады, оқу мерзімін қосымша ақысыз ұзартуға болады.</p>',
                ru: '<p>Число дисциплин, время и формат занятий подстраивают под вас, срок можно продлить без доплаты.</p>',
                en: '<p>The number of courses, the hours and the format fit you, and you may take longer at no extra cost.</p>',
              },
            },
            {
              title: { kz: 'Ымдау тілінің аудармашысы', ru: 'Переводчик жестового языка', en: 'Sign language interpreter' },
              desc: {
                kz: '<p>Дәрісте, емтиханда және қоғамдық іс-шарада. Тапсырыс екі күн бұрын беріледі.</p>',
                ru: '<p>На лекции, экзамене и общественном событии. Заказ\u00a0— за два дня.</p>',
                en: '<p>At lectures, examinations and public events. Please ask two days ahead.</p>',
              },
            },
            {
              title: { kz: 'Бейімделген материал', ru: 'Адаптированные материалы', en: 'Adapted materials' },
              desc: {
                kz: '<p>Ірі қаріп, Брайль, экран оқитын бағдарламаға ыңғайлы мәтін және субтитрлі бейнедәріс.</p>',
                ru: '<p>Крупный шрифт, шрифт Брайля, тексты для программ чтения с экрана и лекции с субтитрами.</p>',
                en: '<p>Large print, Braille, texts for screen readers and lectures with subtitles.</p>',
              },
            },
            {
              title: { kz: 'Студент-серік', ru: 'Студент-сопровождающий', en: 'Student companion' },
              desc: {
                kz: '<p>Дайындықтан өткен құрдасыңыз алғашқы семестрде жолды көрсетіп, конспект жазуға көмектеседі.</p>',
                ru: '<p>Обученный сверстник в первом семестре покажет дорогу и поможет с конспектами.</p>',
                en: '<p>A trained fellow student shows you the way and helps with notes in your first semester.</p>',
              },
            },
          ],
        },
        {
          id: 4242,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Ғимараттардың қолжетімділігі', ru: 'Доступность корпусов', en: 'Access to the buildings' },
          columns: [
            { title: { kz: 'Ғимарат', ru: 'Здание', en: 'Building' } },
            { title: { kz: 'Кіру', ru: 'Вход', en: 'Entrance' } },
            { title: { kz: 'Лифт', ru: 'Лифт', en: 'Lift' } },
            { title: { kz: 'Бағыт белгілері', ru: 'Навигация', en: 'Signs' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' } },
                {
                  text: {
                    kz: 'оң жақта көлбеу жол, автоматты есік',
                    ru: 'пандус справа, автоматическая дверь',
                    en: 'ramp on the right, automatic door',
                  },
                },
                { text: { kz: 'екеу, дауыспен хабарлайды', ru: 'два, с голосовым оповещением', en: 'two, with voice' } },
                { text: { kz: 'тактильді жол, Брайль', ru: 'тактильная дорожка, Брайль', en: 'tactile path, Braille' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Екінші корпус', ru: 'Второй корпус', en: 'Second building' } },
                { text: { kz: 'көлбеу жол', ru: 'пандус', en: 'ramp' } },
                { text: { kz: 'біреу', ru: 'один', en: 'one' } },
                { text: { kz: '2027 жылы орнатылады', ru: 'появится в 2027 году', en: 'coming in 2027' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Кітапхана', ru: 'Библиотека', en: 'Library' } },
                { text: { kz: 'табалдырықсыз', ru: 'без порога', en: 'step-free' } },
                { text: { kz: 'біреу', ru: 'один', en: 'one' } },
                { text: { kz: 'түс белгілері, үлкейткіш', ru: 'цветовые метки, увеличитель', en: 'colour marks, magnifier' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4243,
          type: 'steps',
          group: 3,
          position: 3,
          title: { kz: 'Қолдауды қалай алуға болады', ru: 'Как получить поддержку', en: 'How to get support' },
          items: [
            {
              title: { kz: 'Түсу кезінде хабарлаңыз', ru: 'Сообщите при поступлении', en: 'Tell us when you apply' },
              desc: {
                kz: '<p>Міндетті емес, бірақ ерте білсек, қыркүйекке дейін бәрін дайындап үлгереміз.</p>',
                ru: '<p>Это не обязательно, но зная заранее, мы успеем подготовиться к сентябрю.</p>',
                en: '<p>You do not have to, but if we know early everything can be ready by September.</p>',
              },
            },
            {
              title: { kz: 'Үйлестірушімен кездесіңіз', ru: 'Встретьтесь с координатором', en: 'Meet the coordinator' },
              desc: {
                kz: '<p>Қажеттілігіңізді бірге талқылап, жоспарға қол қоямыз. Диагнозды оқытушыларға айту-айтпауды өзіңіз шешесіз.</p>',
                ru: '<p>Вместе обсудим потребности и подпишем план. Сообщать ли диагноз преподавателям, решаете вы.</p>',
                en: '<p>Together we discuss your needs and sign a plan. Whether teachers learn the diagnosis is up to you.</p>',
              },
            },
            {
              title: { kz: 'Семестр сайын қайта қараңыз', ru: 'Пересматривайте каждый семестр', en: 'Review it every semester' },
              desc: {
                kz: '<p>Көмегі тимеген шараны алып тастап, жаңасын қосамыз.</p>',
                ru: '<p>Что не помогло, уберём, а нужное добавим.</p>',
                en: '<p>We drop what did not help and add what is missing.</p>',
              },
            },
          ],
        },
        {
          id: 4244,
          type: 'quote',
          group: 4,
          position: 4,
          text: {
            kz: '<p>Бірінші күні лифт дауыстап «үшінші қабат» дегенде, бұл ғимаратты маған да арнап салғандай сезіндім.</p>',
            ru: '<p>Когда в первый день лифт вслух сказал «третий этаж», я почувствовал, что это здание построено и для меня.</p>',
            en: '<p>When the lift said “floor 3” aloud on my first day, I felt the building had been made for me too.</p>',
          },
          name: { kz: 'Рамазан Құттыбай', ru: 'Рамазан Куттыбай', en: 'Ramazan Kuttybai' },
          post: {
            kz: 'Экономика бағдарламасының 3-курс студенті',
            ru: 'Студент 3-го курса, экономика',
            en: 'Third-year student of economics',
          },
        },
        {
          id: 4245,
          type: 'contacts',
          group: 5,
          position: 5,
          title: { kz: 'Инклюзия үйлестірушісі', ru: 'Координатор по инклюзии', en: 'Inclusion coordinator' },
          items: [
            {
              title: { kz: 'Инклюзивті қолдау кабинеті', ru: 'Кабинет инклюзивной поддержки', en: 'Inclusive support room' },
              phone: '+7 (727) 377-11-77',
              email: 'inclusion@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 106-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 106',
                en: '55 Zhandosov Street, room 106, Almaty',
              },
              hours: { kz: 'Дс–Жм, 9:00–18:00', ru: 'Пн–Пт, 9:00–18:00', en: 'Mon–Fri, 9:00–18:00' },
            },
          ],
        },
      ],
    },
  },
])
