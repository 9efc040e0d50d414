import { starter } from '../../starter-entry.ts'

export const pagesSelectionAndRatings = starter('page', [
  {
    id: 104,
    slug: 'selection-and-application-procedure',
    attributes: {
      title: {
        kz: 'Іріктеу және өтінім беру тәртібі',
        ru: 'Порядок отбора и подачи заявки',
        en: 'Selection and application procedure',
      },
      path: 'selection-and-application-procedure',
      type: 'static',
      seo: {
        title: {
          kz: 'Ұтқырлыққа іріктеу және өтінім беру тәртібі\u00a0– Нархоз университеті',
          ru: 'Отбор на мобильность и порядок подачи заявки\u00a0— Университет Нархоз',
          en: 'Selection for mobility and how to apply – Narxoz University',
        },
        description: {
          kz: 'Академиялық ұтқырлыққа кім қатыса алады, балл қалай есептеледі, қандай сертификат пен құжат керек және мерзімдері қандай.',
          ru: 'Кто может участвовать в академической мобильности, как считают баллы, какие сертификаты и документы нужны и когда.',
          en: 'Who may take part in academic mobility, how points are counted, which certificates and documents are needed and by when.',
        },
      },
      banner: {
        title: {
          kz: 'Шетелге шығар жол өтінімнен басталады',
          ru: 'Путь за рубеж начинается с заявки',
          en: 'The way abroad begins with an application',
        },
        lead: {
          kz: 'Іріктеу ашық: балл есебі де, комиссия шешімі де жарияланады. Дайындықты бір семестр бұрын бастаған дұрыс.',
          ru: 'Отбор открытый: публикуются и подсчёт баллов, и решение комиссии. Готовиться лучше за семестр.',
          en: 'Selection is open: both the points and the decision are published. It pays to start preparing a semester ahead.',
        },
      },
      blocks: [
        {
          id: 3060,
          type: 'steps',
          group: 1,
          position: 1,
          title: {
            kz: 'Алты қадам',
            ru: 'Шесть шагов',
            en: 'Six steps',
          },
          items: [
            {
              title: {
                kz: 'Серіктесті таңдаңыз',
                ru: 'Выберите партнёра',
                en: 'Choose a partner',
              },
              desc: {
                kz: '<p><a href="/partner-universities">Серіктес университеттер</a> тізімінен оқу тілі мен пәндері сәйкес келетін екі-үш нұсқаны белгілеңіз.</p>',
                ru: '<p>В списке <a href="/partner-universities">университетов-партнёров</a> отметьте два-три варианта с подходящими языком и дисциплинами.</p>',
                en: '<p>Pick two or three of our <a href="/partner-universities">partner universities</a> whose language and courses suit you.</p>',
              },
            },
            {
              title: {
                kz: 'Эдвайзермен пәндерді салыстырыңыз',
                ru: 'Сверьте дисциплины с эдвайзером',
                en: 'Match courses with your adviser',
              },
              desc: {
                kz: '<p>Шетелде оқитын пәндер өз жоспарыңыздағы кемінде 20 кредитті алмастыруы керек.</p>',
                ru: '<p>Курсы за рубежом должны заменить не меньше 20 кредитов вашего плана.</p>',
                en: '<p>Courses abroad have to replace at least 20 credits of your own plan.</p>',
              },
            },
            {
              title: {
                kz: 'Құжаттарды жүктеңіз',
                ru: 'Загрузите документы',
                en: 'Upload your documents',
              },
              desc: {
                kz: '<p>Транскрипт, тіл сертификаты, мотивациялық хат, паспорт көшірмесі және екі ұсыныс хат.</p>',
                ru: '<p>Транскрипт, языковой сертификат, мотивационное письмо, копия паспорта и две рекомендации.</p>',
                en: '<p>Transcript, language certificate, letter of motivation, passport copy and two recommendations.</p>',
              },
            },
            {
              title: {
                kz: 'Сұхбаттан өтіңіз',
                ru: 'Пройдите собеседование',
                en: 'Attend the interview',
              },
              desc: {
                kz: '<p>Он бес минуттық әңгіме шет тілінде жүреді: комиссия сіздің мақсатыңызды түсінгісі келеді.</p>',
                ru: '<p>Пятнадцать минут на иностранном языке: комиссия хочет понять вашу цель.</p>',
                en: '<p>Fifteen minutes in a foreign language: the panel wants to understand your goal.</p>',
              },
            },
            {
              title: {
                kz: 'Оқу келісіміне қол қойыңыз',
                ru: 'Подпишите учебное соглашение',
                en: 'Sign the learning agreement',
              },
              desc: {
                kz: '<p>Құжатқа сіз, мектеп деканы және қабылдаушы университет қол қояды.</p>',
                ru: '<p>Документ подписываете вы, декан школы и принимающий университет.</p>',
                en: '<p>It is signed by you, your dean and the host university.</p>',
              },
            },
            {
              title: {
                kz: 'Виза алып, жолға шығыңыз',
                ru: 'Получите визу и в путь',
                en: 'Get your visa and go',
              },
              desc: {
                kz: '<p>Кеңсе шақыру хатын, сақтандыру талаптарын және жол алдындағы жиналысты ұйымдастырады.</p>',
                ru: '<p>Офис оформит приглашение, подскажет со страховкой и проведёт встречу перед отъездом.</p>',
                en: '<p>The office arranges the invitation, advises on insurance and holds a briefing before departure.</p>',
              },
            },
          ],
        },
        {
          id: 3061,
          type: 'table',
          group: 2,
          position: 2,
          title: {
            kz: 'Балл қалай есептеледі',
            ru: 'Как считают баллы',
            en: 'How points are counted',
          },
          desc: {
            kz: '<p>Ең жоғарғы нәтиже\u00a0– 100 балл, өту шегі\u00a0– 60.</p>',
            ru: '<p>Максимум\u00a0— 100 баллов, проходной порог\u00a0— 60.</p>',
            en: '<p>The maximum is 100 points, the pass mark 60.</p>',
          },
          columns: [
            {
              title: {
                kz: 'Өлшем',
                ru: 'Критерий',
                en: 'Criterion',
              },
            },
            {
              title: {
                kz: 'Ең көбі',
                ru: 'Максимум',
                en: 'Maximum',
              },
            },
            {
              title: {
                kz: 'Нені ескереді',
                ru: 'Что учитывают',
                en: 'What counts',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Үлгерім',
                    ru: 'Успеваемость',
                    en: 'Marks',
                  },
                },
                {
                  text: {
                    kz: '40',
                    ru: '40',
                    en: '40',
                  },
                },
                {
                  text: {
                    kz: 'соңғы екі семестрдің GPA көрсеткіші',
                    ru: 'GPA за два последних семестра',
                    en: 'GPA of the last two semesters',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Тіл',
                    ru: 'Язык',
                    en: 'Language',
                  },
                },
                {
                  text: {
                    kz: '25',
                    ru: '25',
                    en: '25',
                  },
                },
                {
                  text: {
                    kz: 'IELTS, TOEFL, TestDaF, DELF, TOPIK немесе HSK',
                    ru: 'IELTS, TOEFL, TestDaF, DELF, TOPIK или HSK',
                    en: 'IELTS, TOEFL, TestDaF, DELF, TOPIK or HSK',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Сұхбат',
                    ru: 'Собеседование',
                    en: 'Interview',
                  },
                },
                {
                  text: {
                    kz: '20',
                    ru: '20',
                    en: '20',
                  },
                },
                {
                  text: {
                    kz: 'мақсат айқындығы, дербестік',
                    ru: 'ясность цели, самостоятельность',
                    en: 'clarity of purpose, independence',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Белсенділік',
                    ru: 'Активность',
                    en: 'Engagement',
                  },
                },
                {
                  text: {
                    kz: '15',
                    ru: '15',
                    en: '15',
                  },
                },
                {
                  text: {
                    kz: 'ғылым, спорт, волонтерлік',
                    ru: 'наука, спорт, волонтёрство',
                    en: 'research, sport, volunteering',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3062,
          type: 'facts',
          group: 3,
          position: 3,
          title: {
            kz: 'Мерзімдері',
            ru: 'Сроки',
            en: 'Deadlines',
          },
          items: [
            {
              title: {
                kz: 'Күзгі семестрге',
                ru: 'На осенний семестр',
                en: 'For the autumn semester',
              },
              value: {
                kz: '1 ақпан\u00a0– 10 наурыз',
                ru: '1 февраля\u00a0— 10 марта',
                en: '1 February – 10 March',
              },
            },
            {
              title: {
                kz: 'Көктемгі семестрге',
                ru: 'На весенний семестр',
                en: 'For the spring semester',
              },
              value: {
                kz: '1 қыркүйек\u00a0– 5 қазан',
                ru: '1 сентября\u00a0— 5 октября',
                en: '1 September – 5 October',
              },
            },
            {
              title: {
                kz: 'Комиссия шешімі',
                ru: 'Решение комиссии',
                en: 'Decision',
              },
              value: {
                kz: 'қабылдау аяқталғаннан кейін 12 жұмыс күнінде',
                ru: 'через 12 рабочих дней после окончания приёма',
                en: '12 working days after applications close',
              },
            },
            {
              title: {
                kz: 'Апелляция',
                ru: 'Апелляция',
                en: 'Appeal',
              },
              value: {
                kz: 'нәтиже шыққаннан кейін 3 жұмыс күні',
                ru: '3 рабочих дня после объявления',
                en: '3 working days after the results',
              },
            },
          ],
        },
        {
          id: 3063,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Жиі кететін қателер',
            ru: 'Частые ошибки',
            en: 'Common mistakes',
          },
          items: [
            {
              title: {
                kz: 'Сертификаттың мерзімі өтіп кеткен',
                ru: 'Просроченный сертификат',
                en: 'An expired certificate',
              },
              text: {
                kz: '<p>IELTS пен TOEFL екі жыл жарамды. Сапар аяқталғанша күшінде болуын тексеріңіз, қабылдаушы жақ көбіне осыны талап етеді.</p>',
                ru: '<p>IELTS и TOEFL действуют два года. Проверьте, что срок не истечёт до конца поездки: принимающая сторона часто этого требует.</p>',
                en: '<p>IELTS and TOEFL are valid for two years. Make sure yours lasts until the end of your stay; hosts often insist on it.</p>',
              },
            },
            {
              title: {
                kz: 'Бір ғана университет көрсетілген',
                ru: 'Указан только один университет',
                en: 'Only one university listed',
              },
              text: {
                kz: '<p>Орын тапшы болса, қосалқы таңдауыңыз құтқарады. Бос қалдырсаңыз, комиссия өзі ұсына алмайды.</p>',
                ru: '<p>Если мест не хватит, выручит запасной вариант. Пустое поле комиссия заполнить не вправе.</p>',
                en: '<p>When places run out, a second choice saves you. The panel may not fill in an empty field on your behalf.</p>',
              },
            },
            {
              title: {
                kz: 'Академиялық қарыз бар',
                ru: 'Есть академическая задолженность',
                en: 'Outstanding courses',
              },
              text: {
                kz: '<p>Жабылмаған пәні бар студенттің өтінімі қаралмайды; алдымен жазғы семестрде қарызды жойыңыз.</p>',
                ru: '<p>Заявку студента с академической задолженностью не рассматривают; сначала закройте её в летнем семестре.</p>',
                en: '<p>Applications with outstanding courses are not considered; clear them in the summer semester first.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 111,
    slug: 'provisions',
    attributes: {
      title: {
        kz: 'Ережелер',
        ru: 'Положения',
        en: 'Regulations',
      },
      path: 'provisions',
      type: 'static',
      seo: {
        title: {
          kz: 'Халықаралық қызмет ережелері\u00a0– Нархоз университеті',
          ru: 'Положения о международной деятельности\u00a0— Университет Нархоз',
          en: 'Regulations on international activity – Narxoz University',
        },
        description: {
          kz: 'Академиялық ұтқырлық, қос диплом, шетел азаматтарын қабылдау және кредиттерді қайта есептеу туралы ішкі ережелер.',
          ru: 'Внутренние положения об академической мобильности, двойных дипломах, приёме иностранных граждан и перезачёте кредитов.',
          en: 'Internal rules on academic mobility, double degrees, admission of foreign citizens and recognition of credits.',
        },
      },
      banner: {
        title: {
          kz: 'Ереже бәріне ортақ',
          ru: 'Правила одни для всех',
          en: 'The same rules for everyone',
        },
        lead: {
          kz: 'Мұнда халықаралық қызметке қатысты қолданыстағы құжаттар жинақталған. Бәрін жүктеп алып, оқуға болады.',
          ru: 'Здесь собраны действующие документы о международной деятельности. Все можно скачать и прочитать.',
          en: 'The documents in force on international activity are collected here. All of them can be downloaded and read.',
        },
      },
      blocks: [
        {
          id: 3068,
          type: 'text',
          group: 1,
          position: 1,
          title: {
            kz: 'Құжаттар нені реттейді',
            ru: 'Что регулируют документы',
            en: 'What the documents govern',
          },
          desc: {
            kz: '<p>Ережелерді Ғылыми кеңес бекітеді және екі жылда бір рет қайта қарайды. Мәтіні үш тілде жарияланады; түсініспеушілік туса, қазақ тіліндегі нұсқасы басшылыққа алынады.</p><p>Өзгеріс енгізілсе, ол келесі семестрдің басынан күшіне енеді, сондықтан сапарға шығып кеткен студентке бұрынғы тәртіп қолданыла береді.</p>',
            ru: '<p>Положения утверждает Учёный совет и пересматривает раз в два года. Тексты публикуются на трёх языках; при расхождениях руководствуются казахским.</p><p>Изменения вступают в силу со следующего семестра, поэтому для уехавших студентов действует прежний порядок.</p>',
            en: '<p>The rules are approved by the Academic Council and reviewed every two years. They are published in three languages; where they differ, the Kazakh text prevails.</p><p>Changes take effect from the following semester, so students already abroad stay under the earlier rules.</p>',
          },
        },
        {
          id: 3069,
          type: 'accordion',
          group: 2,
          position: 2,
          title: {
            kz: 'Ең маңызды баптар қарапайым тілмен',
            ru: 'Главное простыми словами',
            en: 'The essentials in plain words',
          },
          items: [
            {
              title: {
                kz: 'Кредиттер толық есептеледі',
                ru: 'Кредиты засчитываются полностью',
                en: 'Credits count in full',
              },
              text: {
                kz: '<p>Оқу келісіміндегі пән тапсырылса, мектеп оны мойындаудан бас тарта алмайды. Баға ECTS кестесі арқылы ауыстырылады.</p>',
                ru: '<p>Если дисциплина из учебного соглашения сдана, школа не вправе её не признать. Оценку переводят по таблице ECTS.</p>',
                en: '<p>A course passed under the learning agreement cannot be refused. The mark is converted by the ECTS table.</p>',
              },
            },
            {
              title: {
                kz: 'Пәнді ауыстыруға болады',
                ru: 'Дисциплину можно заменить',
                en: 'Courses can be changed',
              },
              text: {
                kz: '<p>Барған соң үш апта ішінде келісімге өзгеріс енгізіледі, ол үшін екі үйлестірушінің поштадағы келісімі жеткілікті.</p>',
                ru: '<p>В первые три недели соглашение можно изменить: достаточно согласия двух координаторов по почте.</p>',
                en: '<p>Within the first three weeks the agreement can be changed; an email from both coordinators is enough.</p>',
              },
            },
            {
              title: {
                kz: 'Мерзімінен бұрын оралу',
                ru: 'Досрочное возвращение',
                en: 'Coming back early',
              },
              text: {
                kz: '<p>Денсаулық немесе отбасы жағдайына байланысты оралған студент сол семестрді жеке кестемен аяқтайды.</p>',
                ru: '<p>Студент, вернувшийся по болезни или семейным причинам, заканчивает семестр по индивидуальному графику.</p>',
                en: '<p>A student who returns for health or family reasons finishes the semester on an individual timetable.</p>',
              },
            },
            {
              title: {
                kz: 'Тәртіп екі жақта да сақталады',
                ru: 'Дисциплина действует в обоих вузах',
                en: 'Conduct counts at both ends',
              },
              text: {
                kz: '<p>Қабылдаушы университеттің ескертуі Нархоздағы жеке іске енеді, ал көшіру анықталса, келесі іріктеуге қатысу құқығы екі жылға тоқтатылады.</p>',
                ru: '<p>Замечание партнёра попадает в личное дело, а за списывание студента не допускают к отбору два года.</p>',
                en: '<p>A warning by the host goes on file at Narxoz, and cheating bars a student from selection for two years.</p>',
              },
            },
          ],
        },
        {
          id: 3070,
          type: 'contacts',
          group: 3,
          position: 3,
          title: {
            kz: 'Түсіндірме алу',
            ru: 'Получить разъяснение',
            en: 'Ask for clarification',
          },
          items: [
            {
              title: {
                kz: 'Халықаралық бағдарламалар заңгері',
                ru: 'Юрист по международным программам',
                en: 'Lawyer for international programmes',
              },
              phone: '+7 (727) 377-11-25',
              email: 'provisions@narxoz.example',
              address: {
                kz: 'Бас ғимарат, 304-кабинет',
                ru: 'Главный корпус, кабинет 304',
                en: 'Main building, room 304',
              },
              hours: {
                kz: 'Сейсенбі мен бейсенбі, 14:00–17:00',
                ru: 'Вторник и четверг, 14:00–17:00',
                en: 'Tuesday and Thursday, 14:00–17:00',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 114,
    slug: 'ratings',
    attributes: {
      title: {
        kz: 'Рейтингтер',
        ru: 'Рейтинги',
        en: 'Rankings',
      },
      path: 'ratings',
      type: 'static',
      seo: {
        title: {
          kz: 'Рейтингтер мен аккредиттеу\u00a0– Нархоз университеті',
          ru: 'Рейтинги и аккредитация\u00a0— Университет Нархоз',
          en: 'Rankings and accreditation – Narxoz University',
        },
        description: {
          kz: 'Нархоз университеті мен оның бағдарламаларының ұлттық және халықаралық рейтингтердегі орны, аккредиттеу мәртебесі.',
          ru: 'Места Университета Нархоз и его программ в национальных и международных рейтингах, статус аккредитации.',
          en: 'Where Narxoz University and its programmes stand in national and international rankings, and its accreditation.',
        },
      },
      banner: {
        title: {
          kz: 'Бізді сырт көз қалай бағалайды',
          ru: 'Как нас оценивают со стороны',
          en: 'How others rate us',
        },
        lead: {
          kz: 'Рейтингке айнаға қарағандай қараймыз: әр көрсеткіштің астарында не тұрғанын және қай жерде өсуіміз керегін ашық айтамыз.',
          ru: 'Мы смотрим в рейтинг, как в зеркало, и открыто говорим, что стоит за каждым показателем и где нам расти.',
          en: 'We look into a ranking as into a mirror and say openly what lies behind each figure and where we have to grow.',
        },
      },
      blocks: [
        {
          id: 3071,
          type: 'text',
          group: 1,
          position: 1,
          title: {
            kz: 'Көрсеткішті қалай оқу керек',
            ru: 'Как читать показатели',
            en: 'How to read the figures',
          },
          desc: {
            kz: '<p>Ұлттық рейтингтер бағдарламаларды салыстырады: түлектердің жұмысқа орналасуы, жұмыс беруші пікірі, оқытушылардың жарияланымдары. Халықаралық рейтингтер университетті тұтас бағалайды, онда ғылыми дәйексөздің үлесі жоғары.</p><p>Сол себепті екі тізімдегі орнымыз әрқалай. Төмендегі тізімде агенттік, жыл және бағаланған нысан бірге көрсетілген.</p>',
            ru: '<p>Национальные рейтинги сравнивают программы: трудоустройство, мнение работодателей, публикации преподавателей. Международные оценивают университет целиком, и цитирование весит в них больше.</p><p>Поэтому места в двух видах списков разные. Ниже для каждой строки указаны агентство, год и то, что оценивали.</p>',
            en: '<p>National rankings compare programmes by employment, employers’ opinion and teachers’ publications. International ones rate the university as a whole, and citations weigh more.</p><p>That is why our places differ. Each line below names the agency, the year and what was rated.</p>',
          },
        },
        {
          id: 3072,
          type: 'numbers',
          group: 2,
          position: 2,
          title: {
            kz: 'Соңғы үш жылдағы өзгеріс',
            ru: 'Что изменилось за три года',
            en: 'Three years of change',
          },
          desc: {
            kz: '<p>Дереккөзі: агенттіктердің есептері, Scopus базасы және жұмыс берушілер сауалнамасы.</p>',
            ru: '<p>Источник: отчёты агентств, база Scopus и опрос работодателей.</p>',
            en: '<p>Source: the agencies’ reports, the Scopus database and the survey of employers.</p>',
          },
          items: [
            {
              value: {
                kz: '22',
                ru: '22',
                en: '22',
              },
              title: {
                kz: 'бағдарлама ұлттық рейтингтің алғашқы үштігінде',
                ru: 'программы в первой тройке национального рейтинга',
                en: 'programmes in the national top three',
              },
            },
            {
              value: {
                kz: '+38',
                ru: '+38',
                en: '+38',
              },
              title: {
                kz: 'Scopus базасындағы мақалалардың жылдық өсімі',
                ru: 'статей в Scopus прибавляется за год',
                en: 'more papers in Scopus each year',
              },
            },
            {
              value: {
                kz: '4,4',
                ru: '4,4',
                en: '4.4',
              },
              title: {
                kz: 'жұмыс берушілердің бес балдық бағасы',
                ru: 'оценка работодателей по пятибалльной шкале',
                en: 'employers’ score out of five',
              },
            },
          ],
        },
        {
          id: 3073,
          type: 'accordion',
          group: 3,
          position: 3,
          title: {
            kz: 'Аккредиттеу',
            ru: 'Аккредитация',
            en: 'Accreditation',
          },
          items: [
            {
              title: {
                kz: 'Институционалдық',
                ru: 'Институциональная',
                en: 'Institutional',
              },
              text: {
                kz: '<p>Университет толық бес жылдық мерзімге аккредиттелген; келесі сыртқы бағалау 2029 жылға жоспарланған.</p>',
                ru: '<p>Университет аккредитован на полный пятилетний срок, следующая внешняя оценка запланирована на 2029 год.</p>',
                en: '<p>The university is accredited for the full term of five years; the next external review is due in 2029.</p>',
              },
            },
            {
              title: {
                kz: 'Бағдарламалық',
                ru: 'Программная',
                en: 'Programme',
              },
              text: {
                kz: '<p>Алпыс бағдарламаның елу сегізі аккредиттеуден өткен, екі жаңа бағдарлама алғашқы түлек шығарған соң өтеді.</p>',
                ru: '<p>Аккредитованы пятьдесят восемь программ из шестидесяти, две новые пройдут её после первого выпуска.</p>',
                en: '<p>Fifty-eight of the sixty programmes are accredited; two new ones follow once their first students graduate.</p>',
              },
            },
            {
              title: {
                kz: 'Кәсіби ұйымдар',
                ru: 'Профессиональные организации',
                en: 'Professional bodies',
              },
              text: {
                kz: '<p>Есеп пен аудит пәндері халықаралық кәсіби емтихандардың тоғызынан босатады, бұл түлектің уақытын да, қаржысын да үнемдейді.</p>',
                ru: '<p>Курсы по учёту и аудиту освобождают от девяти экзаменов международной профессиональной сертификации и экономят выпускнику время и деньги.</p>',
                en: '<p>Our accounting and audit courses exempt graduates from nine international professional exams, saving them both time and money.</p>',
              },
            },
          ],
        },
        {
          id: 3074,
          type: 'call',
          group: 4,
          position: 4,
          title: {
            kz: 'Тұрақты даму рейтингі',
            ru: 'Рейтинг устойчивого развития',
            en: 'Sustainability ranking',
          },
          desc: {
            kz: '<p>Университеттің БҰҰ мақсаттарына қосқан үлесі бөлек бағаланады: көрсеткіштер мен түсініктемелер жеке бетте берілген.</p>',
            ru: '<p>Вклад университета в цели ООН оценивают отдельно: показатели и пояснения собраны на своей странице.</p>',
            en: '<p>Our contribution to the UN goals is rated separately; the figures and notes have a page of their own.</p>',
          },
          link: {
            text: {
              kz: 'Толығырақ көру',
              ru: 'Подробнее',
              en: 'Read more',
            },
            url: '/impact-ranking',
          },
        },
      ],
    },
  },
])
