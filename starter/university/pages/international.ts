import { starter } from '../../starter-entry.ts'

export const pagesInternational = starter('page', [
  {
    id: 12,
    slug: 'international',
    attributes: {
      title: {
        kz: 'Халықаралық қызмет',
        ru: 'Международная деятельность',
        en: 'International',
      },
      path: 'international',
      type: 'static',
      seo: {
        title: {
          kz: 'Халықаралық қызмет\u00a0– Нархоз университеті',
          ru: 'Международная деятельность\u00a0— Университет Нархоз',
          en: 'International – Narxoz University',
        },
        description: {
          kz: '18 елдегі 40 серіктес университет, академиялық ұтқырлық, қос диплом, шетелдік студенттер мен оқытушыларға қолдау.',
          ru: '40 университетов-партнёров в 18 странах, академическая мобильность, двойные дипломы, поддержка иностранных студентов и преподавателей.',
          en: 'Forty partner universities in 18 countries, academic mobility, double degrees, and support for international students and teachers.',
        },
      },
      banner: {
        title: {
          kz: 'Алматыдан әлемге ашылған есік',
          ru: 'Дверь из Алматы в мир',
          en: 'A door from Almaty to the world',
        },
        lead: {
          kz: 'Біз студентті шетелге жіберіп қана қоймай, шетелден келген қонақты да өз ортамызға тартамыз: алмасу екіжақты болғанда ғана құнды.',
          ru: 'Мы не только отправляем студентов за рубеж, но и принимаем гостей как своих: обмен ценен, когда он взаимный.',
          en: 'We send students abroad and welcome guests as our own: exchange is worth most when it goes both ways.',
        },
        link: {
          text: {
            kz: 'Серіктестерді көру',
            ru: 'Смотреть партнёров',
            en: 'See our partners',
          },
          url: '/partner-universities',
        },
      },
      blocks: [
        {
          id: 3050,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Екінші үйіңізді өзіңіз таңдайсыз',
            ru: 'Второй дом вы выбираете сами',
            en: 'You choose your second home',
          },
          lead: {
            kz: 'Бір семестрлік алмасу, қос дипломды бағдарлама, жазғы мектеп немесе қысқа тағылымдама: әр студентке лайық жол бар.',
            ru: 'Семестр по обмену, программа с двумя дипломами, летняя школа или короткая стажировка: путь найдётся для каждого.',
            en: 'A semester of exchange, a double degree, a summer school or a short placement: there is a way for everyone.',
          },
          desc: {
            kz: '<p>Халықаралық байланыс кеңсесі келісімшарт жасасудан бастап визаға дейінгі жолды студентпен бірге жүріп өтеді. Алынған кредиттердің бәрі сапарға дейін қол қойылған оқу келісімі негізінде есепке алынады.</p>',
            ru: '<p>Международный офис проходит со студентом весь путь от договора до визы. Все кредиты засчитываются по учебному соглашению, которое подписывают ещё до поездки.</p>',
            en: '<p>The international office goes the whole way with you, from agreement to visa. All credits are recognised under a learning agreement signed before you leave.</p>',
          },
        },
        {
          id: 3051,
          type: 'cards',
          group: 2,
          position: 2,
          title: {
            kz: 'Қай бағыт сізге жақын?',
            ru: 'Какое направление ваше?',
            en: 'Which way is yours?',
          },
          items: [
            {
              title: {
                kz: 'Шетелге барғым келеді',
                ru: 'Хочу поехать за рубеж',
                en: 'I want to go abroad',
              },
              desc: {
                kz: '<p>Іріктеуге қатысу шарттары, шәкіртақылар және құжат тізімі.</p>',
                ru: '<p>Условия конкурса, стипендии и список документов.</p>',
                en: '<p>How the competition works, scholarships and documents.</p>',
              },
              link: {
                text: {
                  kz: 'Шығыс ұтқырлық',
                  ru: 'Исходящая мобильность',
                  en: 'Outgoing mobility',
                },
                url: '/academic-mobility',
              },
            },
            {
              title: {
                kz: 'Алмасумен келемін',
                ru: 'Еду к вам по обмену',
                en: 'I am coming on exchange',
              },
              desc: {
                kz: '<p>Пәндер каталогы, жатақхана және Алматыдағы алғашқы апта.</p>',
                ru: '<p>Каталог курсов, общежитие и первая неделя в Алматы.</p>',
                en: '<p>Course catalogue, housing and your first week in Almaty.</p>',
              },
              link: {
                text: {
                  kz: 'Кіріс ұтқырлық',
                  ru: 'Входящая мобильность',
                  en: 'Incoming mobility',
                },
                url: '/incoming-academic-mobility',
              },
            },
            {
              title: {
                kz: 'Толық курсқа түсемін',
                ru: 'Поступаю на полный курс',
                en: 'I want a full degree',
              },
              desc: {
                kz: '<p>Шетел азаматтарының қабылдау кезеңдері, виза және диплом тану.</p>',
                ru: '<p>Этапы приёма иностранных граждан, виза и признание дипломов.</p>',
                en: '<p>Admission of foreign citizens, visa and recognition of diplomas.</p>',
              },
              link: {
                text: {
                  kz: 'Шетелдік студентке',
                  ru: 'Иностранному студенту',
                  en: 'For international students',
                },
                url: '/information-for-international-students',
              },
            },
            {
              title: {
                kz: 'Сабақ бергім келеді',
                ru: 'Хочу преподавать',
                en: 'I want to teach',
              },
              desc: {
                kz: '<p>Шақырылған профессорларға арналған шарттар мен тұрмыстық қолдау.</p>',
                ru: '<p>Условия для приглашённых профессоров и помощь с бытом.</p>',
                en: '<p>Terms for visiting professors and help with settling in.</p>',
              },
              link: {
                text: {
                  kz: 'Шетелдік оқытушыға',
                  ru: 'Иностранному преподавателю',
                  en: 'For foreign teachers',
                },
                url: '/information-for-foreign-teachers',
              },
            },
          ],
        },
        {
          id: 3052,
          type: 'numbers',
          group: 3,
          position: 3,
          title: {
            kz: '2025/26 оқу жылының қорытындысы',
            ru: 'Итоги 2025/26 учебного года',
            en: 'The year 2025/26',
          },
          desc: {
            kz: '<p>Дереккөзі: халықаралық байланыс кеңсесінің жылдық есебі.</p>',
            ru: '<p>Источник: годовой отчёт международного офиса.</p>',
            en: '<p>Source: the annual report of the international office.</p>',
          },
          items: [
            {
              value: {
                kz: '286',
                ru: '286',
                en: '286',
              },
              title: {
                kz: 'студент шетелде оқыды',
                ru: 'студентов учились за рубежом',
                en: 'students studied abroad',
              },
            },
            {
              value: {
                kz: '174',
                ru: '174',
                en: '174',
              },
              title: {
                kz: 'студент бізге алмасумен келді',
                ru: 'студента приехали к нам по обмену',
                en: 'exchange students came to us',
              },
            },
            {
              value: {
                kz: '63',
                ru: '63',
                en: '63',
              },
              title: {
                kz: 'оқытушы шетелде дәріс берді',
                ru: 'преподавателя читали лекции за рубежом',
                en: 'teachers lectured abroad',
              },
            },
            {
              value: {
                kz: '31',
                ru: '31',
                en: '31',
              },
              title: {
                kz: 'елдің азаматы кампуста оқып жүр',
                ru: 'страна представлена на кампусе',
                en: 'nationalities on campus',
              },
            },
          ],
        },
        {
          id: 3053,
          type: 'timeline',
          group: 4,
          position: 4,
          title: {
            kz: 'Серіктестік қалай өсті',
            ru: 'Как росло партнёрство',
            en: 'How partnership grew',
          },
          items: [
            {
              year: '1994',
              title: {
                kz: 'Алғашқы шетелдік келісім',
                ru: 'Первое зарубежное соглашение',
                en: 'The first agreement abroad',
              },
              desc: {
                kz: '<p>Неміс университетімен оқытушы алмасу басталды.</p>',
                ru: '<p>Начался обмен преподавателями с немецким университетом.</p>',
                en: '<p>Teacher exchange began with a German university.</p>',
              },
            },
            {
              year: '2010',
              title: {
                kz: 'Болон үдерісіне қосылу',
                ru: 'Вступление в Болонский процесс',
                en: 'Joining the Bologna Process',
              },
              desc: {
                kz: '<p>Кредиттер ECTS жүйесіне көшіріліп, ұтқырлық бағдарламасы іске қосылды.</p>',
                ru: '<p>Кредиты перевели в ECTS и запустили программу мобильности.</p>',
                en: '<p>Credits moved to ECTS and the mobility programme was launched.</p>',
              },
            },
            {
              year: '2017',
              title: {
                kz: 'Бірінші қос диплом',
                ru: 'Первый двойной диплом',
                en: 'The first double degree',
              },
              desc: {
                kz: '<p>Ұлыбританиядағы серіктеспен қаржы бағдарламасының алғашқы тобы жиналды.</p>',
                ru: '<p>С британским партнёром набрали первую группу по финансам.</p>',
                en: '<p>The first group in finance was enrolled with a British partner.</p>',
              },
            },
            {
              year: '2025',
              title: {
                kz: 'Қырқыншы серіктес',
                ru: 'Сороковой партнёр',
                en: 'The fortieth partner',
              },
              desc: {
                kz: '<p>Серіктестер географиясы 18 елге жетті.</p>',
                ru: '<p>География партнёров достигла 18 стран.</p>',
                en: '<p>The map of partners reached 18 countries.</p>',
              },
            },
          ],
        },
        {
          id: 3054,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Халықаралық байланыс кеңсесі',
            ru: 'Международный офис',
            en: 'International office',
          },
          items: [
            {
              title: {
                kz: 'Ынтымақтастық және келісімдер',
                ru: 'Сотрудничество и соглашения',
                en: 'Cooperation and agreements',
              },
              phone: '+7 (727) 377-11-20',
              email: 'international@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 305-кабинет',
                ru: 'Главный корпус, кабинет 305',
                en: 'Main building, room 305',
              },
              hours: {
                kz: 'Дүйсенбі–жұма, 9:00–18:00',
                ru: 'Понедельник–пятница, 9:00–18:00',
                en: 'Monday–Friday, 9:00–18:00',
              },
            },
            {
              title: {
                kz: 'Студенттік алмасу',
                ru: 'Студенческий обмен',
                en: 'Student exchange',
              },
              phone: '+7 (727) 377-11-20',
              email: 'mobility@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 305-кабинет',
                ru: 'Главный корпус, кабинет 305',
                en: 'Main building, room 305',
              },
              hours: {
                kz: 'Дүйсенбі–бейсенбі, 10:00–17:00',
                ru: 'Понедельник–четверг, 10:00–17:00',
                en: 'Monday–Thursday, 10:00–17:00',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 103,
    slug: 'double-degree-programs',
    attributes: {
      title: {
        kz: 'Қос дипломды бағдарламалар',
        ru: 'Программы двойного диплома',
        en: 'Double degree programmes',
      },
      path: 'double-degree-programs',
      type: 'static',
      seo: {
        title: {
          kz: 'Қос дипломды бағдарламалар\u00a0– Нархоз университеті',
          ru: 'Программы двойного диплома\u00a0— Университет Нархоз',
          en: 'Double degree programmes – Narxoz University',
        },
        description: {
          kz: 'Шетелдік университеттермен бірлескен сегіз бағдарлама: оқу схемасы, тіл талаптары, құны және іріктеу тәртібі.',
          ru: 'Восемь совместных программ с зарубежными университетами: схема обучения, требования к языку, стоимость и отбор.',
          en: 'Eight joint programmes with universities abroad: how study is split, language requirements, costs and selection.',
        },
      },
      banner: {
        title: {
          kz: 'Бір оқу, екі диплом',
          ru: 'Одна учёба, два диплома',
          en: 'One course of study, two diplomas',
        },
        lead: {
          kz: 'Оқудың бір бөлігін Алматыда, бір бөлігін серіктес университетте өткізіп, екі елде де танылатын біліктілікпен ораласыз.',
          ru: 'Часть срока вы учитесь в Алматы, часть\u00a0— у партнёра и возвращаетесь с квалификацией, которую признают обе страны.',
          en: 'Study partly in Almaty and partly at the partner university, and come back with a qualification recognised in both countries.',
        },
        link: {
          text: {
            kz: 'Іріктеу тәртібі',
            ru: 'Порядок отбора',
            en: 'How selection works',
          },
          url: '/selection-and-application-procedure',
        },
      },
      blocks: [
        {
          id: 3055,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Бұл алмасудан несімен бөлек',
            ru: 'Чем это отличается от обмена',
            en: 'How it differs from exchange',
          },
          lead: {
            kz: 'Алмасуда бір семестр қонақ боласыз, ал қос дипломда екі университеттің де толыққанды студентісіз.',
            ru: 'По обмену вы гость на семестр, а на двойном дипломе\u00a0— полноправный студент обоих университетов.',
            en: 'On exchange you are a guest for a semester; on a double degree you are a full student of both universities.',
          },
          desc: {
            kz: '<p>Екі оқу жоспары алдын ала салыстырылып, ортақ пәндер бір рет оқылады. Сондықтан екі диплом алу үшін қосымша жылдар жұмсалмайды: бакалавриат\u00a0– төрт, магистратура\u00a0– екі жыл.</p>',
            ru: '<p>Учебные планы заранее сопоставлены, общие дисциплины проходят один раз. Поэтому лишних лет не нужно: бакалавриат занимает четыре года, магистратура\u00a0— два.</p>',
            en: '<p>The two curricula are matched in advance and shared courses are taken once, so no extra years are needed: four for a bachelor’s degree, two for a master’s.</p>',
          },
          facts: [
            {
              title: {
                kz: 'Бағдарламалар',
                ru: 'Программы',
                en: 'Programmes',
              },
              value: {
                kz: '8',
                ru: '8',
                en: '8',
              },
            },
            {
              title: {
                kz: 'Тіл талабы',
                ru: 'Язык',
                en: 'Language',
              },
              value: {
                kz: 'IELTS 6.0-ден бастап',
                ru: 'от IELTS 6.0',
                en: 'IELTS 6.0 and above',
              },
            },
            {
              title: {
                kz: 'Орташа балл',
                ru: 'Средний балл',
                en: 'Grade average',
              },
              value: {
                kz: 'GPA 3,0-ден бастап',
                ru: 'GPA от 3,0',
                en: 'GPA 3.0 and above',
              },
            },
          ],
        },
        {
          id: 3056,
          type: 'table',
          group: 2,
          position: 2,
          title: {
            kz: 'Оқу схемалары',
            ru: 'Схемы обучения',
            en: 'How study is split',
          },
          columns: [
            {
              title: {
                kz: 'Схема',
                ru: 'Схема',
                en: 'Scheme',
              },
            },
            {
              title: {
                kz: 'Алматыда',
                ru: 'В Алматы',
                en: 'In Almaty',
              },
            },
            {
              title: {
                kz: 'Серіктесте',
                ru: 'У партнёра',
                en: 'At the partner',
              },
            },
            {
              title: {
                kz: 'Деңгейі',
                ru: 'Уровень',
                en: 'Level',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: '2 + 2',
                    ru: '2 + 2',
                    en: '2 + 2',
                  },
                },
                {
                  text: {
                    kz: '1–2-курс',
                    ru: '1–2-й курсы',
                    en: 'years 1–2',
                  },
                },
                {
                  text: {
                    kz: '3–4-курс',
                    ru: '3–4-й курсы',
                    en: 'years 3–4',
                  },
                },
                {
                  text: {
                    kz: 'бакалавриат',
                    ru: 'бакалавриат',
                    en: 'bachelor’s',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: '3 + 1',
                    ru: '3 + 1',
                    en: '3 + 1',
                  },
                },
                {
                  text: {
                    kz: '1–3-курс',
                    ru: '1–3-й курсы',
                    en: 'years 1–3',
                  },
                },
                {
                  text: {
                    kz: '4-курс',
                    ru: '4-й курс',
                    en: 'year 4',
                  },
                },
                {
                  text: {
                    kz: 'бакалавриат',
                    ru: 'бакалавриат',
                    en: 'bachelor’s',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: '1 + 1',
                    ru: '1 + 1',
                    en: '1 + 1',
                  },
                },
                {
                  text: {
                    kz: '1-курс',
                    ru: '1-й курс',
                    en: 'year 1',
                  },
                },
                {
                  text: {
                    kz: '2-курс және диссертация',
                    ru: '2-й курс и диссертация',
                    en: 'year 2 and thesis',
                  },
                },
                {
                  text: {
                    kz: 'магистратура',
                    ru: 'магистратура',
                    en: 'master’s',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3057,
          type: 'accordion',
          group: 3,
          position: 3,
          title: {
            kz: 'Ақша, виза, жұмыс',
            ru: 'Деньги, виза, работа',
            en: 'Money, visa, work',
          },
          items: [
            {
              title: {
                kz: 'Шетелдегі оқу ақысын кім төлейді?',
                ru: 'Кто платит за учёбу за рубежом?',
                en: 'Who pays for study abroad?',
              },
              text: {
                kz: '<p>Бағдарламаға қарай екі тәсіл бар: кейбір серіктестер Нархозға төленген ақыны есепке алады, кейбіріне жеңілдетілген ақы төленеді. Сома әр бағдарламаның бетінде жазылған.</p>',
                ru: '<p>Бывает по-разному: одни партнёры засчитывают оплату в Нархозе, другим вносят льготную сумму. Она указана на странице программы.</p>',
                en: '<p>It depends on the programme: some partners accept the fee paid at Narxoz, others charge a reduced fee of their own. The sum is stated on the programme’s page.</p>',
              },
            },
            {
              title: {
                kz: 'Мемлекеттік грант сақтала ма?',
                ru: 'Сохраняется ли государственный грант?',
                en: 'Is a state grant kept?',
              },
              text: {
                kz: '<p>Иә, Нархоздағы оқу кезеңінде және ұтқырлық ретінде рәсімделген семестрлерде сақталады.</p>',
                ru: '<p>Да, на время учёбы в Нархозе и на семестры, оформленные как мобильность.</p>',
                en: '<p>Yes, while you study at Narxoz and for the semesters registered as mobility.</p>',
              },
            },
            {
              title: {
                kz: 'Шетелде жұмыс істей аламын ба?',
                ru: 'Можно ли там работать?',
                en: 'May I work there?',
              },
              text: {
                kz: '<p>Еуропа елдерінің көбінде студенттік виза аптасына 20 сағатқа дейін жұмыс істеуге рұқсат береді. Нақты тәртіпті серіктес университеттің үйлестірушісі түсіндіреді.</p>',
                ru: '<p>В большинстве стран Европы студенческая виза разрешает до 20 часов работы в неделю. Точные правила объяснит координатор партнёра.</p>',
                en: '<p>In most of Europe a student visa allows up to 20 hours of work a week. The partner’s coordinator will explain the exact rules.</p>',
              },
            },
          ],
        },
        {
          id: 3058,
          type: 'quote',
          group: 4,
          position: 4,
          text: {
            kz: '<p>Алматыдағы екі жыл маған негіз берді, шет жердегі екі жыл қиыннан қорықпауды үйретті. Жұмысқа тұрғанда қай дипломымды көрсетерімді өзім таңдадым.</p>',
            ru: '<p>Два года в Алматы дали мне основу, два года за рубежом научили не бояться трудного. А на собеседовании я сама выбирала, какой диплом показать.</p>',
            en: '<p>Two years in Almaty gave me the foundation, two years abroad taught me not to fear hard things. At my job interview I could choose which diploma to show.</p>',
          },
          name: {
            kz: 'Томирис Қуаныш',
            ru: 'Томирис Куаныш',
            en: 'Tomiris Kuanysh',
          },
          post: {
            kz: 'Қос дипломды бағдарламаның түлегі, 2025',
            ru: 'Выпускница программы двойного диплома, 2025',
            en: 'Double degree graduate, 2025',
          },
        },
        {
          id: 3059,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Үйлестіруші',
            ru: 'Координатор',
            en: 'Coordinator',
          },
          items: [
            {
              title: {
                kz: 'Қос дипломды бағдарламалар',
                ru: 'Программы двойного диплома',
                en: 'Double degree programmes',
              },
              phone: '+7 (727) 377-11-20',
              email: 'doubledegree@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 305-кабинет',
                ru: 'Главный корпус, кабинет 305',
                en: 'Main building, room 305',
              },
              hours: {
                kz: 'Дүйсенбі–жұма, 9:00–18:00',
                ru: 'Понедельник–пятница, 9:00–18:00',
                en: 'Monday–Friday, 9:00–18:00',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 110,
    slug: 'partner-universities',
    attributes: {
      title: {
        kz: 'Серіктес университеттер',
        ru: 'Университеты-партнёры',
        en: 'Partner universities',
      },
      path: 'partner-universities',
      type: 'static',
      seo: {
        title: {
          kz: '18 елдегі серіктес университеттер\u00a0– Нархоз университеті',
          ru: 'Университеты-партнёры в 18 странах\u00a0— Университет Нархоз',
          en: 'Partner universities in 18 countries – Narxoz University',
        },
        description: {
          kz: 'Нархоз студенттері алмасумен бара алатын 40 университеттің тізімі: елі, қаласы, бағдарламалары және алмасу түрі.',
          ru: 'Список 40 университетов, куда студенты Нархоза могут поехать по обмену: страна, город, программы и вид обмена.',
          en: 'The forty universities where Narxoz students can go on exchange: country, city, programmes and kind of exchange.',
        },
      },
      banner: {
        title: {
          kz: 'Қырық мекенжай, он сегіз ел',
          ru: 'Сорок адресов, восемнадцать стран',
          en: 'Forty addresses, eighteen countries',
        },
        lead: {
          kz: 'Шығыс Азиядан Батыс Еуропаға дейін: елді таңдап, ол жақта не оқуға болатынын қараңыз.',
          ru: 'От Восточной Азии до Западной Европы: выберите страну и посмотрите, чему там можно учиться.',
          en: 'From East Asia to Western Europe: choose a country and see what you can study there.',
        },
      },
      blocks: [
        {
          id: 3064,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Серіктесті қалай таңдаймыз',
            ru: 'Как мы выбираем партнёров',
            en: 'How we choose our partners',
          },
          lead: {
            kz: 'Келісімге қол қоймас бұрын үш нәрсені тексереміз: пәндердің сәйкестігі, студентке көрсетілетін қолдау және кредиттердің танылуы.',
            ru: 'До подписания мы проверяем три вещи: совпадение дисциплин, поддержку студентов и признание кредитов.',
            en: 'Before signing we check three things: matching courses, student support and recognition of credits.',
          },
          desc: {
            kz: '<p>Әр келісім бес жылға жасалады. Барып келген студенттердің <a href="/surveys">пікірі</a> екі жыл қатарынан төмен болса, келісім ұзартылмайды.</p>',
            ru: '<p>Договор заключают на пять лет. Если <a href="/surveys">отзывы</a> студентов два года подряд низкие, его не продлевают.</p>',
            en: '<p>Each agreement lasts five years. If students’ <a href="/surveys">feedback</a> is poor two years running, it is not renewed.</p>',
          },
        },
        {
          id: 3065,
          type: 'facts',
          group: 2,
          position: 2,
          title: {
            kz: 'Келісім түрлері',
            ru: 'Виды соглашений',
            en: 'Kinds of agreement',
          },
          items: [
            {
              title: {
                kz: 'Екіжақты алмасу',
                ru: 'Двусторонний обмен',
                en: 'Bilateral exchange',
              },
              value: {
                kz: 'оқу ақысы қабылдаушы университетте төленбейді, тұру мен жол өз қаражатыңыздан',
                ru: 'за обучение у партнёра не платят, жильё и дорога за свой счёт',
                en: 'no tuition at the host; you pay for housing and travel',
              },
            },
            {
              title: {
                kz: 'Erasmus+',
                ru: 'Erasmus+',
                en: 'Erasmus+',
              },
              value: {
                kz: 'ай сайынғы шәкіртақы мен жол шығыны бағдарлама есебінен',
                ru: 'ежемесячная стипендия и дорога за счёт программы',
                en: 'monthly stipend and travel paid by the programme',
              },
            },
            {
              title: {
                kz: 'Қос диплом',
                ru: 'Двойной диплом',
                en: 'Double degree',
              },
              value: {
                kz: 'бір жылдан екі жылға дейін, екі диплом',
                ru: 'от года до двух лет, два диплома',
                en: 'one to two years, two diplomas',
              },
            },
            {
              title: {
                kz: 'Ақылы алмасу',
                ru: 'Платный обмен',
                en: 'Fee-paying exchange',
              },
              value: {
                kz: 'серіктестің жеңілдетілген ақысымен бір семестр',
                ru: 'семестр по льготной цене партнёра',
                en: 'a semester at the partner’s reduced fee',
              },
            },
          ],
        },
        {
          id: 3066,
          type: 'accordion',
          group: 3,
          position: 3,
          title: {
            kz: 'Тізімді оқу кілті',
            ru: 'Как читать список',
            en: 'Reading the list',
          },
          items: [
            {
              title: {
                kz: 'Маған керек университет тізімде жоқ',
                ru: 'Нужного университета нет в списке',
                en: 'My university is not listed',
              },
              text: {
                kz: '<p>Өзіңіз шақыру алсаңыз, «еркін қозғалыс» тәртібімен бара аласыз: оқу келісімі сол қалпында жасалады, бірақ ақысы өзіңізден.</p>',
                ru: '<p>Если вы сами получили приглашение, можно поехать в статусе свободного студента: соглашение составят так же, но платите вы.</p>',
                en: '<p>If you obtain an invitation yourself you may go as a free mover: the agreement is the same, but you pay the fees.</p>',
              },
            },
            {
              title: {
                kz: 'Орын саны шектеулі ме?',
                ru: 'Ограничено ли число мест?',
                en: 'Are places limited?',
              },
              text: {
                kz: '<p>Әдетте бір университетке семестріне екіден беске дейін студент жіберіледі. Ең көп өтінім Түркия мен Польшаға түседі.</p>',
                ru: '<p>Обычно один университет принимает от двух до пяти студентов за семестр. Больше всего заявок в Турцию и Польшу.</p>',
                en: '<p>A university usually takes two to five students a semester. Türkiye and Poland receive most applications.</p>',
              },
            },
          ],
        },
        {
          id: 3067,
          type: 'call',
          group: 4,
          position: 4,
          title: {
            kz: 'Университетіңіз бізбен серіктес болғысы келе ме?',
            ru: 'Ваш университет хочет стать партнёром?',
            en: 'Would your university like to partner with us?',
          },
          desc: {
            kz: '<p>Қысқа хат пен пәндер каталогын жіберіңіз, екі апта ішінде кездесу уақытын ұсынамыз.</p>',
            ru: '<p>Пришлите короткое письмо и каталог курсов, и мы предложим встречу в течение двух недель.</p>',
            en: '<p>Send us a short letter and your course catalogue, and we shall propose a meeting within two weeks.</p>',
          },
          link: {
            text: {
              kz: 'Хат жазу',
              ru: 'Написать письмо',
              en: 'Write to us',
            },
            url: 'mailto:international@narxoz.example',
          },
        },
      ],
    },
  },
])
