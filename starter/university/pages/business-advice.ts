import { starter } from '../../starter-entry.ts'

export const pagesBusinessAdvice = starter('page', [
  {
    id: 120,
    slug: 'start-up',
    attributes: {
      title: {
        kz: 'Стартаптарға кеңес',
        ru: 'Консультации для стартапов',
        en: 'Advice for start-ups',
      },
      path: 'business-advice/start-up',
      type: 'business-advice',
      seo: {
        title: {
          kz: 'Стартаптарға кеңес\u00a0– Нархоз бизнес-мектебі',
          ru: 'Консультации стартапам\u00a0— Бизнес-школа Нархоз',
          en: 'Start-up advice – Narxoz Business School',
        },
        description: {
          kz: 'Идеяны тексеру, бизнес-модель, құқықтық рәсімдеу, қаржылық модель және инвесторға дайындық: оқытушы мен студенттер командасының көмегі.',
          ru: 'Проверка идеи, бизнес-модель, юридическое оформление, финансовая модель и подготовка к инвестору: помощь команды преподавателей и студентов.',
          en: 'Idea testing, business model, legal set-up, financial model and investor readiness: help from a team of teachers and students.',
        },
      },
      banner: {
        title: {
          kz: 'Идеяңыз кәсіпке айналатын жер',
          ru: 'Место, где идея становится делом',
          en: 'Where an idea becomes a business',
        },
        lead: {
          kz: 'Алғашқы әңгімеден алғашқы сатылымға дейін он екі апта: тәжірибелі кеңесші және екі-үш магистрант қасыңызда жүреді.',
          ru: 'Двенадцать недель от первого разговора до первой продажи: рядом опытный консультант и два-три магистранта.',
          en: 'Twelve weeks from first talk to first sale, with an experienced adviser and two or three master’s students beside you.',
        },
      },
      blocks: [
        {
          id: 3158,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Неден бастаймыз',
            ru: 'С чего начинаем',
            en: 'Where we begin',
          },
          lead: {
            kz: 'Бағдарлама жазудан немесе жиһаз алудан бұрын, он тұтынушымен сөйлесуден.',
            ru: 'С разговора с десятью покупателями, ещё до кода и мебели.',
            en: 'With talking to ten customers, before any code or furniture.',
          },
          desc: {
            kz: '<p>Алғашқы екі аптада ұсынысыңызға шын сұраныс бар ма, соны білеміз. Жоқ болса, ашық айтамыз: көп ақша жұмсалмай тұрып бағытты ауыстырған арзанырақ. Бар болса, бизнес-модель, баға және заңды нысан таңдауға көшеміз.</p>',
            ru: '<p>За первые две недели мы узнаём, есть ли настоящий спрос. Если нет, говорим прямо: повернуть дешевле, пока деньги не потрачены. Если есть, переходим к модели, ценам и юридической форме.</p>',
            en: '<p>In the first two weeks we find out whether there is real demand. If not, we say so: it is cheaper to turn round before the money is spent. If there is, we move on to the model, the price and the legal form.</p>',
          },
        },
        {
          id: 3159,
          type: 'steps',
          group: 2,
          position: 2,
          title: {
            kz: 'Он екі апталық бағдарлама',
            ru: 'Программа на двенадцать недель',
            en: 'A twelve-week programme',
          },
          items: [
            {
              title: {
                kz: '1–2-апта: сұранысты тексеру',
                ru: 'Недели 1–2: проверка спроса',
                en: 'Weeks 1–2: testing demand',
              },
              desc: {
                kz: '<p>Сұхбат, шағын жарнама, тапсырыс парағы; сандарға қарап шешім қабылдаймыз.</p>',
                ru: '<p>Интервью, небольшая реклама, лист заказов; решаем по цифрам.</p>',
                en: '<p>Interviews, a small advertisement, an order sheet; we decide by the numbers.</p>',
              },
            },
            {
              title: {
                kz: '3–6-апта: алғашқы өнім',
                ru: 'Недели 3–6: первый продукт',
                en: 'Weeks 3–6: first product',
              },
              desc: {
                kz: '<p>Ең қарапайым нұсқа жасалып, жиырма нақты адамға ұсынылады.</p>',
                ru: '<p>Делаем самую простую версию и предлагаем её двадцати живым людям.</p>',
                en: '<p>The simplest version is made and offered to twenty real people.</p>',
              },
            },
            {
              title: {
                kz: '7–9-апта: қаржы мен құқық',
                ru: 'Недели 7–9: финансы и право',
                en: 'Weeks 7–9: finance and law',
              },
              desc: {
                kz: '<p>Жеке кәсіпкерлік немесе ЖШС таңдау, салық режимі, құрылтайшылар келісімі, ақша ағынының кестесі.</p>',
                ru: '<p>Выбор между ИП и ТОО, налоговый режим, соглашение основателей, таблица денежных потоков.</p>',
                en: '<p>Sole trader or company, tax regime, founders’ agreement, a cash flow sheet.</p>',
              },
            },
            {
              title: {
                kz: '10–12-апта: өсуге дайындық',
                ru: 'Недели 10–12: готовность к росту',
                en: 'Weeks 10–12: ready to grow',
              },
              desc: {
                kz: '<p>Инвесторға арналған он слайд, сұрақ-жауап жаттығуы және үш инвестормен кездесу.</p>',
                ru: '<p>Десять слайдов для инвестора, тренировка ответов и встречи с тремя инвесторами.</p>',
                en: '<p>Ten slides for an investor, practice in answering questions and meetings with three investors.</p>',
              },
            },
          ],
        },
        {
          id: 3160,
          type: 'facts',
          group: 3,
          position: 3,
          title: {
            kz: 'Шарттары',
            ru: 'Условия',
            en: 'Terms',
          },
          items: [
            {
              title: {
                kz: 'Студенттерге',
                ru: 'Студентам',
                en: 'Students',
              },
              value: {
                kz: 'тегін',
                ru: 'бесплатно',
                en: 'free of charge',
              },
            },
            {
              title: {
                kz: 'Түлек пен сырттан келгендерге',
                ru: 'Выпускникам и внешним командам',
                en: 'Alumni and outside teams',
              },
              value: {
                kz: '180\u00a0000 теңге, бөліп төлеуге болады',
                ru: '180\u00a0000 тенге, можно частями',
                en: '180,000 tenge, payable in instalments',
              },
            },
            {
              title: {
                kz: 'Қабылдау',
                ru: 'Набор',
                en: 'Intake',
              },
              value: {
                kz: 'қаңтар, мамыр, қыркүйек; әр жолы он команда',
                ru: 'январь, май, сентябрь; по десять команд',
                en: 'January, May and September; ten teams each',
              },
            },
            {
              title: {
                kz: 'Үлес алу',
                ru: 'Доля в компании',
                en: 'Equity',
              },
              value: {
                kz: 'университет үлес сұрамайды',
                ru: 'университет доли не берёт',
                en: 'the university takes none',
              },
            },
          ],
        },
        {
          id: 3161,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Құрылтайшылар сұрағы',
            ru: 'Вопросы основателей',
            en: 'Founders’ questions',
          },
          items: [
            {
              title: {
                kz: 'Идеямды біреу ұрлап кетпей ме?',
                ru: 'Не украдут ли мою идею?',
                en: 'Will my idea be stolen?',
              },
              text: {
                kz: '<p>Алғашқы кездесуде құпиялық келісіміне қол қойылады. Магистрант жобаны диплом тақырыбына тек рұқсатыңызбен ала алады.</p>',
                ru: '<p>На первой встрече подписываем соглашение о конфиденциальности. Магистрант возьмёт проект темой диплома только с вашего согласия.</p>',
                en: '<p>A confidentiality agreement is signed at the first meeting. A student may use the project as a thesis topic only with your consent.</p>',
              },
            },
            {
              title: {
                kz: 'Топ жоқ, бір өзіммін',
                ru: 'Команды нет, я один',
                en: 'I am alone, without a team',
              },
              text: {
                kz: '<p>Ай сайын өтетін «Серіктес ізде» кешінде бағдарламашы, дизайнер және сатушы бірін-бірі табады.</p>',
                ru: '<p>На ежемесячном вечере «Ищу партнёра» находят друг друга разработчики, дизайнеры и продавцы.</p>',
                en: '<p>At the monthly Find a Partner night developers, designers and sellers meet.</p>',
              },
            },
            {
              title: {
                kz: 'Мемлекеттік қолдауға көмектесесіздер ме?',
                ru: 'Помогаете ли с господдержкой?',
                en: 'Do you help with state support?',
              },
              text: {
                kz: '<p>Жас кәсіпкерлерге арналған гранттар мен субсидияланған несиеге құжат дайындауды үйретеміз, бірақ сіздің орныңызға жазбаймыз.</p>',
                ru: '<p>Учим готовить документы на гранты и льготные кредиты для молодых предпринимателей, но не пишем их за вас.</p>',
                en: '<p>We teach you to prepare documents for grants and subsidised loans for young entrepreneurs, but do not write them for you.</p>',
              },
            },
          ],
        },
        {
          id: 3162,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Кеңес беру қызметі',
            ru: 'Служба консультаций',
            en: 'Advice service',
          },
          items: [
            {
              title: {
                kz: 'Стартап кеңесшілері',
                ru: 'Консультанты стартапов',
                en: 'Start-up advisers',
              },
              phone: '+7 (727) 377-11-58',
              email: 'startup@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 512-кабинет',
                ru: 'Главный корпус, кабинет 512',
                en: 'Main building, room 512',
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
    id: 121,
    slug: 'business-strategy',
    attributes: {
      title: {
        kz: 'Стратегиялық кеңес',
        ru: 'Стратегический консалтинг',
        en: 'Strategy advice',
      },
      path: 'business-advice/strategy',
      type: 'business-advice',
      seo: {
        title: {
          kz: 'Компанияларға стратегиялық кеңес\u00a0– Нархоз университеті',
          ru: 'Стратегический консалтинг для компаний\u00a0— Университет Нархоз',
          en: 'Strategy advice for companies – Narxoz University',
        },
        description: {
          kz: 'Орта және ірі бизнеске: нарық талдауы, стратегиялық сессия, ұйымдық құрылым, цифрлық трансформация және басшыларды оқыту.',
          ru: 'Среднему и крупному бизнесу: анализ рынка, стратегические сессии, оргструктура, цифровая трансформация и обучение руководителей.',
          en: 'For medium and large companies: market analysis, strategy sessions, organisation, digital transformation and executive training.',
        },
      },
      banner: {
        title: {
          kz: 'Шешімді дерекке сүйеніп қабылдаңыз',
          ru: 'Решайте, опираясь на данные',
          en: 'Decide on the evidence',
        },
        lead: {
          kz: 'Университет экономистері, заңгерлері мен деректер талдаушылары бизнесіңізге сырттан адал көзбен қарайды.',
          ru: 'Экономисты, юристы и аналитики университета честно посмотрят на ваш бизнес со стороны.',
          en: 'Economists, lawyers and analysts of the university take an honest look at your business from outside.',
        },
      },
      blocks: [
        {
          id: 3163,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Ұсыныстан өзгеріске дейін',
            ru: 'От совета до перемен',
            en: 'From advice to change',
          },
          lead: {
            kz: 'Жоба жабылған күні компанияда іске асып тұрған үш шешім қалады.',
            ru: 'После проекта в компании остаются три решения, которые уже работают.',
            en: 'When a project closes, three decisions are already at work in the company.',
          },
          desc: {
            kz: '<p>Топқа жетекші профессор, салалық сарапшы және бейіндік магистратураның талдаушылары кіреді. Компания тарапынан бір жауапты адам бөлінеді, әр екі аптада басшылықпен аралық нәтиже талқыланады.</p>',
            ru: '<p>В группу входят профессор, отраслевой эксперт и аналитики профильной магистратуры. Компания выделяет одного ответственного, раз в две недели промежуточный итог обсуждают с руководством.</p>',
            en: '<p>The team is a professor, an industry expert and analysts from the professional master’s track. The company names one person in charge, and every two weeks we discuss progress with its leadership.</p>',
          },
        },
        {
          id: 3164,
          type: 'cards',
          group: 2,
          position: 2,
          title: {
            kz: 'Қызмет бағыттары',
            ru: 'Направления работы',
            en: 'What we do',
          },
          items: [
            {
              title: {
                kz: 'Нарық пен бәсекелестер',
                ru: 'Рынок и конкуренты',
                en: 'Market and competitors',
              },
              desc: {
                kz: '<p>Сұраныс көлемі, баға сезімталдығы, өңірлердегі әлеует: ресми статистика мен өз сауалнамамыз негізінде.</p>',
                ru: '<p>Объём спроса, чувствительность к цене, потенциал регионов: на официальной статистике и собственных опросах.</p>',
                en: '<p>Size of demand, price sensitivity, regional potential, from official statistics and our own surveys.</p>',
              },
            },
            {
              title: {
                kz: 'Стратегиялық сессия',
                ru: 'Стратегическая сессия',
                en: 'Strategy session',
              },
              desc: {
                kz: '<p>Басшылармен екі күндік жұмыс: мақсат, басымдық, неден бас тартамыз.</p>',
                ru: '<p>Два дня с руководителями: цели, приоритеты и то, от чего отказаться.</p>',
                en: '<p>Two days with the leadership: goals, priorities and what to give up.</p>',
              },
            },
            {
              title: {
                kz: 'Цифрлық трансформация',
                ru: 'Цифровая трансформация',
                en: 'Digital transformation',
              },
              desc: {
                kz: '<p>Үдерістер картасы, автоматтандыруға тұрарлық тұстар және инвестиция өтелімі.</p>',
                ru: '<p>Карта процессов, места для автоматизации и окупаемость вложений.</p>',
                en: '<p>A map of processes, what is worth automating and what it pays back.</p>',
              },
            },
            {
              title: {
                kz: 'Отбасылық бизнес',
                ru: 'Семейный бизнес',
                en: 'Family business',
              },
              desc: {
                kz: '<p>Мұрагерлік жоспары, отбасы кеңесі және жалдамалы басшымен қарым-қатынас.</p>',
                ru: '<p>План преемственности, семейный совет и отношения с наёмным директором.</p>',
                en: '<p>Succession, the family council and relations with a hired manager.</p>',
              },
            },
          ],
        },
        {
          id: 3165,
          type: 'table',
          group: 3,
          position: 3,
          title: {
            kz: 'Жұмыс форматы',
            ru: 'Формат работы',
            en: 'Formats',
          },
          desc: {
            kz: '<p>Бағасы тапсырма көлеміне қарай нақтыланады; ҚҚС-сыз көрсетілген.</p>',
            ru: '<p>Цена уточняется по объёму задачи; указана без НДС.</p>',
            en: '<p>Prices depend on the scope and exclude VAT.</p>',
          },
          columns: [
            {
              title: {
                kz: 'Формат',
                ru: 'Формат',
                en: 'Format',
              },
            },
            {
              title: {
                kz: 'Ұзақтығы',
                ru: 'Длительность',
                en: 'Length',
              },
            },
            {
              title: {
                kz: 'Бағасы',
                ru: 'Цена',
                en: 'Price',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Жедел диагностика',
                    ru: 'Экспресс-диагностика',
                    en: 'Quick diagnosis',
                  },
                },
                {
                  text: {
                    kz: '2 апта',
                    ru: '2 недели',
                    en: '2 weeks',
                  },
                },
                {
                  text: {
                    kz: '900\u00a0000 теңгеден',
                    ru: 'от 900\u00a0000 тенге',
                    en: 'from 900,000 tenge',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Стратегиялық сессия',
                    ru: 'Стратегическая сессия',
                    en: 'Strategy session',
                  },
                },
                {
                  text: {
                    kz: '2 күн және дайындық',
                    ru: '2 дня и подготовка',
                    en: '2 days and preparation',
                  },
                },
                {
                  text: {
                    kz: '1\u00a0600\u00a0000 теңгеден',
                    ru: 'от 1\u00a0600\u00a0000 тенге',
                    en: 'from 1,600,000 tenge',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Толық жоба',
                    ru: 'Полный проект',
                    en: 'Full project',
                  },
                },
                {
                  text: {
                    kz: '3–6 ай',
                    ru: '3–6 месяцев',
                    en: '3–6 months',
                  },
                },
                {
                  text: {
                    kz: 'келісім бойынша',
                    ru: 'по договорённости',
                    en: 'by agreement',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3166,
          type: 'steps',
          group: 4,
          position: 4,
          title: {
            kz: 'Бірлескен жұмыс тәртібі',
            ru: 'Как строится работа',
            en: 'How we work together',
          },
          items: [
            {
              title: {
                kz: 'Тегін алғашқы кездесу',
                ru: 'Бесплатная первая встреча',
                en: 'A free first meeting',
              },
              desc: {
                kz: '<p>Бір сағатта мәселені тыңдап, көмектесе алатынымызды ашық айтамыз.</p>',
                ru: '<p>За час выслушаем задачу и честно скажем, сможем ли помочь.</p>',
                en: '<p>In an hour we hear the problem and say honestly whether we can help.</p>',
              },
            },
            {
              title: {
                kz: 'Техникалық тапсырма',
                ru: 'Техническое задание',
                en: 'Terms of reference',
              },
              desc: {
                kz: '<p>Қандай сұраққа жауап беретініміз, деректер және өлшем бір құжатқа жазылады.</p>',
                ru: '<p>На какой вопрос отвечаем, по каким данным и чем меряем\u00a0— в одном документе.</p>',
                en: '<p>The question, the data and the measure of success go into one document.</p>',
              },
            },
            {
              title: {
                kz: 'Талдау мен сынақ',
                ru: 'Анализ и проверка',
                en: 'Analysis and trial',
              },
              desc: {
                kz: '<p>Шешімді бір филиалда не бір өнімде сынап көреміз.</p>',
                ru: '<p>Решение сначала проверяем на одном филиале или продукте.</p>',
                en: '<p>A solution is first tried in one branch or on one product.</p>',
              },
            },
            {
              title: {
                kz: 'Алты айдан кейінгі тексеру',
                ru: 'Проверка через полгода',
                en: 'A look six months later',
              },
              desc: {
                kz: '<p>Не орнықты, не орнықпады: қосымша ақысыз қайта келіп көреміз.</p>',
                ru: '<p>Что прижилось, а что нет: приедем ещё раз без доплаты.</p>',
                en: '<p>What has taken root and what has not: we come back at no extra charge.</p>',
              },
            },
          ],
        },
        {
          id: 3167,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Корпоративтік бағдарламалар',
            ru: 'Корпоративные программы',
            en: 'Corporate programmes',
          },
          items: [
            {
              title: {
                kz: 'Бизнеске кеңес беру тобы',
                ru: 'Группа бизнес-консалтинга',
                en: 'Business advice team',
              },
              phone: '+7 (727) 377-11-59',
              email: 'advice@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 514-кабинет',
                ru: 'Главный корпус, кабинет 514',
                en: 'Main building, room 514',
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
])
