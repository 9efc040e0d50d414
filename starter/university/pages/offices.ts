import { starter } from '../../starter-entry.ts'

export const pagesOffices = starter('page', [
  {
    id: 101,
    slug: 'career-development-office',
    attributes: {
      title: {
        kz: 'Мансапты дамыту кеңсесі',
        ru: 'Офис развития карьеры',
        en: 'Career development office',
      },
      path: 'career-development-office',
      type: 'static',
      seo: {
        title: {
          kz: 'Мансап кеңсесі: жұмыс пен тағылымдама\u00a0– Нархоз университеті',
          ru: 'Офис карьеры: работа и стажировки\u00a0— Университет Нархоз',
          en: 'Career office: jobs and internships – Narxoz University',
        },
        description: {
          kz: 'Студенттер мен түлектерге бос орындар, тағылымдама, мансап жәрмеңкесі, түйіндеме мен сұхбатқа дайындық, жұмыс берушілерге ұсыныс.',
          ru: 'Вакансии и стажировки для студентов и выпускников, ярмарка карьеры, подготовка резюме и собеседований, предложения работодателям.',
          en: 'Jobs and internships for students and graduates, the career fair, CV and interview practice, and offers to employers.',
        },
      },
      banner: {
        title: {
          kz: 'Диплом алмай тұрып жұмыс табыңыз',
          ru: 'Найдите работу ещё до диплома',
          en: 'Find a job before you graduate',
        },
        lead: {
          kz: 'Кеңсе студент пен жұмыс берушіні екінші курстан таныстырады: тағылымдамаға барғандардың жартысы сол компанияда қалады.',
          ru: 'Офис знакомит студентов с работодателями со второго курса: половина стажёров остаётся в той же компании.',
          en: 'The office introduces students to employers from year two: half of all interns stay with the company.',
        },
        link: {
          text: {
            kz: 'Бос орынға өтінім беру',
            ru: 'Откликнуться на вакансию',
            en: 'Apply for an opening',
          },
          url: '/career-development-office?modal=vacancy',
        },
      },
      blocks: [
        {
          id: 3123,
          type: 'numbers',
          group: 1,
          position: 1,
          title: {
            kz: '2025 жылғы түлектер',
            ru: 'Выпуск 2025 года',
            en: 'The class of 2025',
          },
          desc: {
            kz: '<p>Дереккөзі: академиялық сапа бөлімінің түлектер сауалнамасы; серіктестерді кеңсенің өзі есептейді.</p>',
            ru: '<p>Источник: опрос выпускников, который проводит отдел академического качества; партнёров считает сам офис.</p>',
            en: '<p>Source: the graduate survey by the Academic Quality Unit; partners are counted by the office itself.</p>',
          },
          items: [
            {
              value: {
                kz: '87\u00a0%',
                ru: '87\u00a0%',
                en: '87%',
              },
              title: {
                kz: 'бір жыл ішінде жұмысқа тұрды немесе оқуын жалғастырды',
                ru: 'нашли работу или продолжили учёбу за год',
                en: 'in work or further study within a year',
              },
            },
            {
              value: {
                kz: '310\u00a0000',
                ru: '310\u00a0000',
                en: '310,000',
              },
              title: {
                kz: 'теңге\u00a0– алғашқы жалақының медианасы',
                ru: 'тенге\u00a0— медианная первая зарплата',
                en: 'tenge, the median first salary',
              },
            },
            {
              value: {
                kz: '24',
                ru: '24',
                en: '24',
              },
              title: {
                kz: 'серіктес компания тұрақты түрде тағылымдама ашады',
                ru: 'компании-партнёра постоянно берут стажёров',
                en: 'partner companies take interns regularly',
              },
            },
          ],
        },
        {
          id: 3124,
          type: 'steps',
          group: 2,
          position: 2,
          title: {
            kz: 'Төрт жылдық мансап жоспары',
            ru: 'Карьерный план на четыре года',
            en: 'A four-year career plan',
          },
          items: [
            {
              title: {
                kz: '1-курс: өзіңді тану',
                ru: '1-й курс: узнать себя',
                en: 'Year 1: know yourself',
              },
              desc: {
                kz: '<p>Бейімділік тесті және <a href="/center/career-coaching">коучпен</a> алғашқы кездесу.</p>',
                ru: '<p>Тест способностей и первая встреча с <a href="/center/career-coaching">коучем</a>.</p>',
                en: '<p>An aptitude test and a first meeting with a <a href="/center/career-coaching">coach</a>.</p>',
              },
            },
            {
              title: {
                kz: '2-курс: жұмыс орнын көру',
                ru: '2-й курс: увидеть работу',
                en: 'Year 2: see the workplace',
              },
              desc: {
                kz: '<p>Компанияларға бір күндік сапар мен екі апталық таныстыру практикасы.</p>',
                ru: '<p>Однодневные визиты в компании и двухнедельная ознакомительная практика.</p>',
                en: '<p>Day visits to companies and a two-week introductory placement.</p>',
              },
            },
            {
              title: {
                kz: '3-курс: тағылымдамадан өту',
                ru: '3-й курс: пройти стажировку',
                en: 'Year 3: take an internship',
              },
              desc: {
                kz: '<p>Жазғы тағылымдамаға түйіндеме, сынақ сұхбаты және ақылы орындар тізімі.</p>',
                ru: '<p>Резюме, пробное собеседование и список оплачиваемых мест на лето.</p>',
                en: '<p>A CV, a mock interview and a list of paid summer places.</p>',
              },
            },
            {
              title: {
                kz: '4-курс: келісімге келу',
                ru: '4-й курс: получить предложение',
                en: 'Year 4: get an offer',
              },
              desc: {
                kz: '<p>Сәуірдегі мансап жәрмеңкесі, еңбек шартын түсіну сабағы және түлектер тәлімгерлігі.</p>',
                ru: '<p>Апрельская ярмарка карьеры, разбор трудового договора и наставничество выпускников.</p>',
                en: '<p>The April career fair, a class on reading a contract and mentoring by alumni.</p>',
              },
            },
          ],
        },
        {
          id: 3125,
          type: 'cards',
          group: 3,
          position: 3,
          title: {
            kz: 'Кеңсе не ұсынады',
            ru: 'Что предлагает офис',
            en: 'What the office offers',
          },
          items: [
            {
              title: {
                kz: 'Түйіндемені тексеру',
                ru: 'Проверка резюме',
                en: 'CV review',
              },
              desc: {
                kz: '<p>Файлды жіберсеңіз, екі жұмыс күнінде ескертулерімен қайтарамыз.</p>',
                ru: '<p>Пришлите файл, и через два рабочих дня мы вернём его с замечаниями.</p>',
                en: '<p>Send your file and it comes back with comments in two working days.</p>',
              },
            },
            {
              title: {
                kz: 'Сұхбат жаттығуы',
                ru: 'Тренировка собеседования',
                en: 'Interview practice',
              },
              desc: {
                kz: '<p>Жұмыс берушінің нақты сұрақтарымен қырық минут, соңында бейнежазбаны бірге талдаймыз.</p>',
                ru: '<p>Сорок минут с настоящими вопросами работодателей и разбор видеозаписи.</p>',
                en: '<p>Forty minutes of real employers’ questions, then we go through the recording together.</p>',
              },
            },
            {
              title: {
                kz: 'Практика базасы',
                ru: 'Базы практики',
                en: 'Placement sites',
              },
              desc: {
                kz: '<p>Банктер, аудит компаниялары, министрліктер және АТ фирмаларымен жүз қырық шарт бар.</p>',
                ru: '<p>Сто сорок договоров с банками, аудиторами, министерствами и ИТ-компаниями.</p>',
                en: '<p>A hundred and forty agreements with banks, auditors, ministries and IT firms.</p>',
              },
            },
          ],
        },
        {
          id: 3126,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Жұмыс берушілерге',
            ru: 'Работодателям',
            en: 'For employers',
          },
          items: [
            {
              title: {
                kz: 'Бос орынды қалай жариялауға болады?',
                ru: 'Как разместить вакансию?',
                en: 'How do I post an opening?',
              },
              text: {
                kz: '<p>Лауазым, міндет, жалақы және мерзімін career@narxoz.example поштасына жіберіңіз. Жалақысы көрсетілмеген хабарлама жарияланбайды.</p>',
                ru: '<p>Пришлите на career@narxoz.example должность, обязанности, зарплату и срок. Вакансии без зарплаты не публикуем.</p>',
                en: '<p>Send the post, duties, salary and deadline to career@narxoz.example. Openings without a salary are not published.</p>',
              },
            },
            {
              title: {
                kz: 'Кампуста таныстырылым өткізуге бола ма?',
                ru: 'Можно ли провести презентацию на кампусе?',
                en: 'Can we present on campus?',
              },
              text: {
                kz: '<p>Сәрсенбі сайын 13:00-ден 14:00-ге дейін «Жұмыс беруші сағаты» өтеді, аудитория тегін беріледі.</p>',
                ru: '<p>По средам с 13:00 до 14:00 проходит «Час работодателя», аудитория предоставляется бесплатно.</p>',
                en: '<p>Employer Hour takes place every Wednesday from 13:00 to 14:00, and the room is free.</p>',
              },
            },
          ],
        },
        {
          id: 3127,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Кеңсенің мекенжайы',
            ru: 'Где нас найти',
            en: 'Where to find us',
          },
          items: [
            {
              title: {
                kz: 'Мансапты дамыту кеңсесі',
                ru: 'Офис развития карьеры',
                en: 'Career development office',
              },
              phone: '+7 (727) 377-11-45',
              email: 'career@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 118-кабинет',
                ru: 'Главный корпус, кабинет 118',
                en: 'Main building, room 118',
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
    id: 10,
    slug: 'military-department',
    attributes: {
      title: {
        kz: 'Әскери кафедра',
        ru: 'Военная кафедра',
        en: 'Military department',
      },
      path: 'military-department',
      type: 'static',
      seo: {
        title: {
          kz: 'Әскери кафедра\u00a0– Нархоз университеті',
          ru: 'Военная кафедра\u00a0— Университет Нархоз',
          en: 'Military department – Narxoz University',
        },
        description: {
          kz: 'Запастағы офицерлер мен сержанттарды даярлау: кім қабылданады, іріктеу кезеңдері, құжаттар, оқу мерзімі және әскери жиын.',
          ru: 'Подготовка офицеров и сержантов запаса: кого принимают, этапы отбора, документы, срок обучения и военные сборы.',
          en: 'Training reserve officers and sergeants: who is admitted, stages of selection, documents, length of study and the training camp.',
        },
      },
      banner: {
        title: {
          kz: 'Оқуыңызды үзбей, Отан алдындағы борышыңызды өтеңіз',
          ru: 'Исполните долг перед Родиной, не прерывая учёбы',
          en: 'Serve your country without interrupting your studies',
        },
        lead: {
          kz: 'Кафедрада Қазақстан азаматтары\u00a0– жігіттер де, қыздар да\u00a0– әскери мамандық алып, запасқа лейтенант немесе сержант атағымен шығады.',
          ru: 'На кафедре юноши и девушки, граждане Казахстана, получают военную специальность и уходят в запас в звании лейтенанта или сержанта.',
          en: 'Citizens of Kazakhstan, men and women alike, gain a military speciality here and join the reserve as lieutenants or sergeants.',
        },
      },
      blocks: [
        {
          id: 3107,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Аптасына бір әскери күн',
            ru: 'Один военный день в неделю',
            en: 'One military day a week',
          },
          lead: {
            kz: 'Негізгі сабақ өз кестесімен жүреді, ал аптаның бір күні түгелдей әскери даярлыққа беріледі.',
            ru: 'Основные занятия идут по расписанию, а один день в неделю полностью отдан военной подготовке.',
            en: 'Your main classes keep to their timetable, and one day of the week belongs entirely to military training.',
          },
          desc: {
            kz: '<p>Бағдарлама тактика, атыс, саптық, топографиялық және медициналық даярлықты қамтиды. Сабақты тәжірибелі офицерлер жүргізеді, соңғы кезең әскери бөлімдегі жиынмен аяқталады. Сынақтан өткен студент ант қабылдап, әскери билет алады.</p>',
            ru: '<p>Программа включает тактическую, огневую, строевую, топографическую и медицинскую подготовку. Занятия ведут опытные офицеры, завершают её сборы в воинской части. После испытаний студент принимает присягу и получает военный билет.</p>',
            en: '<p>The programme covers tactics, shooting, drill, map reading and first aid. Classes are taught by experienced officers, and the last stage is a camp with an army unit. Students who pass the tests take the oath and receive a military card.</p>',
          },
          facts: [
            {
              title: {
                kz: 'Запастағы офицер',
                ru: 'Офицер запаса',
                en: 'Reserve officer',
              },
              value: {
                kz: '2 жыл, 450 сағат',
                ru: '2 года, 450 часов',
                en: '2 years, 450 hours',
              },
            },
            {
              title: {
                kz: 'Запастағы сержант',
                ru: 'Сержант запаса',
                en: 'Reserve sergeant',
              },
              value: {
                kz: '1,5 жыл, 330 сағат',
                ru: '1,5 года, 330 часов',
                en: '1.5 years, 330 hours',
              },
            },
            {
              title: {
                kz: 'Әскери жиын',
                ru: 'Военные сборы',
                en: 'Training camp',
              },
              value: {
                kz: '30 тәулік',
                ru: '30 суток',
                en: '30 days',
              },
            },
          ],
        },
        {
          id: 3108,
          type: 'steps',
          group: 2,
          position: 2,
          title: {
            kz: 'Іріктеу кезеңдері',
            ru: 'Этапы отбора',
            en: 'Stages of selection',
          },
          items: [
            {
              title: {
                kz: 'Өтініш беру',
                ru: 'Заявление',
                en: 'Application',
              },
              desc: {
                kz: '<p>Екінші курс студенттері 1 қазан мен 1 қараша аралығында кафедраға өтініш жазады.</p>',
                ru: '<p>Студенты второго курса пишут заявление на кафедру с 1 октября по 1 ноября.</p>',
                en: '<p>Second-year students apply to the department between 1 October and 1 November.</p>',
              },
            },
            {
              title: {
                kz: 'Медициналық куәландыру',
                ru: 'Медицинское освидетельствование',
                en: 'Medical examination',
              },
              desc: {
                kz: '<p>Қорғаныс істері жөніндегі басқарма жолдамасымен әскери-дәрігерлік комиссиядан өтесіз.</p>',
                ru: '<p>По направлению управления по делам обороны вы проходите военно-врачебную комиссию.</p>',
                en: '<p>You see the military medical board on a referral from the department of defence affairs.</p>',
              },
            },
            {
              title: {
                kz: 'Дене даярлығы',
                ru: 'Физическая подготовка',
                en: 'Physical fitness',
              },
              desc: {
                kz: '<p>Жүз метрге жүгіру, бір шақырымға жүгіру, тартылу немесе дене көтеру нормативтері тапсырылады.</p>',
                ru: '<p>Сдают нормативы: бег на сто метров и на километр, подтягивание или подъём туловища.</p>',
                en: '<p>The tests are the hundred metres, one kilometre, and pull-ups or sit-ups.</p>',
              },
            },
            {
              title: {
                kz: 'Кәсіби-психологиялық тест',
                ru: 'Профессионально-психологический тест',
                en: 'Psychological test',
              },
              desc: {
                kz: '<p>Тест нәтижесі ашық емес, бірақ қорытындысы әр үміткерге жеке түсіндіріледі.</p>',
                ru: '<p>Результаты теста не публикуют, но заключение объясняют каждому лично.</p>',
                en: '<p>Results are not published, but every candidate is told the conclusion in person.</p>',
              },
            },
            {
              title: {
                kz: 'Конкурс',
                ru: 'Конкурс',
                en: 'Competition',
              },
              desc: {
                kz: '<p>Өтініш орын санынан көп болса, GPA мен дене даярлығының қосындысы шешеді.</p>',
                ru: '<p>Если заявлений больше, чем мест, решает сумма GPA и баллов за физподготовку.</p>',
                en: '<p>If there are more applications than places, GPA and fitness points added together decide.</p>',
              },
            },
          ],
        },
        {
          id: 3109,
          type: 'table',
          group: 3,
          position: 3,
          title: {
            kz: 'Дене даярлығының нормативтері',
            ru: 'Нормативы по физподготовке',
            en: 'Fitness standards',
          },
          desc: {
            kz: '<p>Ең төменгі қанағаттанарлық нәтиже.</p>',
            ru: '<p>Минимальный удовлетворительный результат.</p>',
            en: '<p>The lowest satisfactory result.</p>',
          },
          columns: [
            {
              title: {
                kz: 'Жаттығу',
                ru: 'Упражнение',
                en: 'Exercise',
              },
            },
            {
              title: {
                kz: 'Жігіттер',
                ru: 'Юноши',
                en: 'Men',
              },
            },
            {
              title: {
                kz: 'Қыздар',
                ru: 'Девушки',
                en: 'Women',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: '100 м жүгіру',
                    ru: 'Бег на 100 м',
                    en: '100 m run',
                  },
                },
                {
                  text: {
                    kz: '15,0 сек',
                    ru: '15,0 сек',
                    en: '15.0 s',
                  },
                },
                {
                  text: {
                    kz: '17,5 сек',
                    ru: '17,5 сек',
                    en: '17.5 s',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: '1 км жүгіру',
                    ru: 'Бег на 1 км',
                    en: '1 km run',
                  },
                },
                {
                  text: {
                    kz: '4 мин 10 сек',
                    ru: '4 мин 10 сек',
                    en: '4 min 10 s',
                  },
                },
                {
                  text: {
                    kz: '5 мин 20 сек',
                    ru: '5 мин 20 сек',
                    en: '5 min 20 s',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Белтемірде тартылу',
                    ru: 'Подтягивание',
                    en: 'Pull-ups',
                  },
                },
                {
                  text: {
                    kz: '8 рет',
                    ru: '8 раз',
                    en: '8 times',
                  },
                },
                {
                  text: {
                    kz: '–',
                    ru: '–',
                    en: '–',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Дене көтеру, 1 минутта',
                    ru: 'Подъём туловища за минуту',
                    en: 'Sit-ups in one minute',
                  },
                },
                {
                  text: {
                    kz: '–',
                    ru: '–',
                    en: '–',
                  },
                },
                {
                  text: {
                    kz: '25 рет',
                    ru: '25 раз',
                    en: '25 times',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3110,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Студенттер не сұрайды',
            ru: 'Что спрашивают студенты',
            en: 'What students ask',
          },
          items: [
            {
              title: {
                kz: 'Қандай құжат керек?',
                ru: 'Какие документы нужны?',
                en: 'Which documents are needed?',
              },
              text: {
                kz: '<ul><li>жеке куәліктің және шақыру учаскесіне тіркелгені туралы куәліктің көшірмесі;</li><li>оқу орнынан анықтама;</li><li>өмірбаян;</li><li>3×4 өлшемді төрт фотосурет;</li><li>сотталмағаны туралы анықтама.</li></ul>',
                ru: '<ul><li>копии удостоверения личности и приписного свидетельства;</li><li>справка с места учёбы;</li><li>автобиография;</li><li>четыре фотографии 3×4;</li><li>справка об отсутствии судимости.</li></ul>',
                en: '<ul><li>copies of your identity card and of your registration with the draft office;</li><li>a certificate that you are a student here;</li><li>a short autobiography;</li><li>four photographs, 3×4 cm;</li><li>a certificate of no criminal record.</li></ul>',
              },
            },
            {
              title: {
                kz: 'Қыздар да қабылдана ма?',
                ru: 'Принимают ли девушек?',
                en: 'Are women admitted?',
              },
              text: {
                kz: '<p>Иә, байланыс және әскери бюджет мамандықтарына. Нормативтер бөлек, ал оқу талаптары бірдей.</p>',
                ru: '<p>Да, на специальности связи и военного бюджета. Нормативы отдельные, учебные требования одинаковые.</p>',
                en: '<p>Yes, to the specialities of communications and military budgeting. The fitness standards differ; what is asked in class is the same.</p>',
              },
            },
            {
              title: {
                kz: 'Бітірген соң мерзімді қызметке шақырыла ма?',
                ru: 'Призовут ли после окончания?',
                en: 'Can I still be called up after graduating?',
              },
              text: {
                kz: '<p>Жоқ. Кафедраны толық бітіріп, жиыннан өткен азамат запаста есепте тұрады.</p>',
                ru: '<p>Нет. Тот, кто окончил кафедру и прошёл сборы, состоит в запасе.</p>',
                en: '<p>No. Whoever completes the department and the camp is registered in the reserve.</p>',
              },
            },
            {
              title: {
                kz: 'Сабақ босатсам не болады?',
                ru: 'Что будет за пропуски?',
                en: 'What happens if I miss classes?',
              },
              text: {
                kz: '<p>Себепсіз үш күн келмеген студент кафедрадан шығарылады, бірақ негізгі бағдарламада оқи береді.</p>',
                ru: '<p>За три дня без причины отчисляют с кафедры, но учёба на основной программе продолжается.</p>',
                en: '<p>After three days without good reason you are removed from the department, but you go on studying on your main programme.</p>',
              },
            },
          ],
        },
        {
          id: 3111,
          type: 'contacts',
          group: 5,
          position: 5,
          title: {
            kz: 'Кафедраның кезекшісі',
            ru: 'Дежурный кафедры',
            en: 'Department duty officer',
          },
          items: [
            {
              title: {
                kz: 'Әскери кафедра',
                ru: 'Военная кафедра',
                en: 'Military department',
              },
              phone: '+7 (727) 377-11-50',
              email: 'military@narxoz.example',
              address: {
                kz: 'Спорт кешені, 2-қабат, 12-кабинет',
                ru: 'Спортивный комплекс, 2-й этаж, кабинет 12',
                en: 'Sports centre, floor 2, room 12',
              },
              hours: {
                kz: 'Дүйсенбі–жұма, 8:30–17:30',
                ru: 'Понедельник–пятница, 8:30–17:30',
                en: 'Monday–Friday, 8:30–17:30',
              },
            },
          ],
        },
      ],
    },
  },
])
