import { starter } from '../../starter-entry.ts'
import { helpNumbers, helpTitles } from '../help-lines.ts'

export const pagesVirtualReception = starter('page', [
  {
    id: 5,
    slug: 'virtual-reception',
    attributes: {
      title: {
        kz: 'Виртуалды қабылдау бөлмесі',
        ru: 'Виртуальная приёмная',
        en: 'Virtual reception',
      },
      path: 'virtual-reception',
      type: 'static',
      seo: {
        title: {
          kz: 'Виртуалды қабылдау бөлмесі: басшылыққа сұрақ\u00a0– Нархоз университеті',
          ru: 'Виртуальная приёмная: вопрос руководству\u00a0— Университет Нархоз',
          en: 'Virtual reception: a question to the leadership – Narxoz University',
        },
        description: {
          kz: 'Нархоз университетінің президентіне немесе басшылық өкіліне сұрақ қойып, ұсыныс не шағым жолдаңыз. Жауап мерзімі мен қарау тәртібі.',
          ru: 'Задайте вопрос президенту или другому руководителю Университета Нархоз, направьте предложение или жалобу. Сроки и порядок рассмотрения.',
          en: 'Ask the president of Narxoz University or the leadership a question, make a proposal or file a complaint. Deadlines and procedure.',
        },
      },
      banner: {
        title: {
          kz: 'Басшылықпен тікелей байланыс',
          ru: 'Прямая связь с руководством',
          en: 'A direct line to the leadership',
        },
        lead: {
          kz: 'Оқу, жатақхана, оқытушы жұмысы немесе кампус туралы ойыңызды жасырмай жазыңыз: хатты сіз таңдаған адам өзі оқиды.',
          ru: 'Пишите прямо\u00a0— об учёбе, общежитии, работе преподавателей или кампусе: письмо прочтёт лично тот, кому вы его адресовали.',
          en: 'Write frankly about study, housing, teaching or the campus: your letter is read by the very person you address.',
        },
        link: {
          text: {
            kz: 'Сұрақ қою',
            ru: 'Задать вопрос',
            en: 'Ask a question',
          },
          url: '/virtual-reception?modal=question',
        },
      },
      blocks: [
        {
          id: 3011,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Қандай мәселемен жазуға болады',
            ru: 'С чем можно обратиться',
            en: 'What to write about',
          },
          lead: {
            kz: 'Шешімі бір бөлімнің қолынан келмейтін немесе жауабы ұзаққа созылып кеткен кез келген мәселемен.',
            ru: 'С любым вопросом, который не решился в отделе или на который слишком долго не отвечают.',
            en: 'Anything that an office could not settle, or that has gone unanswered for too long.',
          },
          desc: {
            kz: '<p>Мұнда студенттер де, ата-аналар да, түлектер мен серіктестер де жаза алады. Анықтама, транскрипт сияқты күнделікті қызмет керек болса, <a href="/service-center">қызмет көрсету орталығы</a> тезірек көмектеседі.</p>',
            ru: '<p>Писать могут студенты, родители, выпускники и партнёры. Если нужна справка или транскрипт, быстрее поможет <a href="/service-center">центр обслуживания</a>.</p>',
            en: '<p>Students, parents, alumni and partners are all welcome. For a certificate or a transcript the <a href="/service-center">service centre</a> is quicker.</p>',
          },
          facts: [
            {
              title: {
                kz: 'Жауап мерзімі',
                ru: 'Срок ответа',
                en: 'Answer within',
              },
              value: {
                kz: '15 жұмыс күні',
                ru: '15 рабочих дней',
                en: '15 working days',
              },
            },
            {
              title: {
                kz: 'Хат тілі',
                ru: 'Язык обращения',
                en: 'Language',
              },
              value: {
                kz: 'қазақ, орыс, ағылшын',
                ru: 'казахский, русский, английский',
                en: 'Kazakh, Russian, English',
              },
            },
          ],
        },
        {
          id: 3012,
          type: 'steps',
          group: 2,
          position: 2,
          title: {
            kz: 'Өтініш қалай қаралады',
            ru: 'Как рассматривают обращение',
            en: 'How your message is handled',
          },
          items: [
            {
              title: {
                kz: 'Тіркеу',
                ru: 'Регистрация',
                en: 'Registration',
              },
              desc: {
                kz: '<p>Хат келген күні тіркеледі, поштаңызға нөмірі бар хабарлама жіберіледі.</p>',
                ru: '<p>Письмо регистрируют в день получения, на почту приходит уведомление с номером.</p>',
                en: '<p>Your letter is registered the day it arrives and you receive a number by email.</p>',
              },
            },
            {
              title: {
                kz: 'Жауапты адам белгілеу',
                ru: 'Назначение ответственного',
                en: 'Assignment',
              },
              desc: {
                kz: '<p>Басшы екі жұмыс күні ішінде мәселені кім шешетінін белгілейді, бірақ хатты өзі оқып шығады.</p>',
                ru: '<p>За два рабочих дня руководитель решает, кто займётся вопросом, но читает письмо сам.</p>',
                en: '<p>Within two working days the addressee reads the letter and decides who takes it on.</p>',
              },
            },
            {
              title: {
                kz: 'Тексеру',
                ru: 'Проверка',
                en: 'Inquiry',
              },
              desc: {
                kz: '<p>Қажет болса, құжаттар сұратылады, екі тараппен де сөйлеседі, шағым берушінің аты жария етілмейді.</p>',
                ru: '<p>При необходимости запрашивают документы и говорят с обеими сторонами; имя заявителя не разглашают.</p>',
                en: '<p>Where needed, documents are requested and both sides are heard; a complainant’s name is kept confidential.</p>',
              },
            },
            {
              title: {
                kz: 'Жауап',
                ru: 'Ответ',
                en: 'Reply',
              },
              desc: {
                kz: '<p>Не істелгені және не істелмейтіні, оның себебі ашық жазылады.</p>',
                ru: '<p>В ответе прямо сказано, что сделано, чего не сделают и почему.</p>',
                en: '<p>The reply says plainly what has been done, what will not be done, and why.</p>',
              },
            },
          ],
        },
        {
          id: 3013,
          type: 'table',
          group: 3,
          position: 3,
          title: {
            kz: 'Жеке қабылдау кестесі',
            ru: 'График личного приёма',
            en: 'Personal appointments',
          },
          desc: {
            kz: '<p>Алдын ала +7 (727) 377-11-10 нөмірі арқылы жазылу қажет.</p>',
            ru: '<p>Нужна предварительная запись по телефону +7 (727) 377-11-10.</p>',
            en: '<p>Please book ahead by calling +7 (727) 377-11-10.</p>',
          },
          columns: [
            {
              title: {
                kz: 'Лауазымы',
                ru: 'Должность',
                en: 'Office',
              },
            },
            {
              title: {
                kz: 'Күні',
                ru: 'День',
                en: 'Day',
              },
            },
            {
              title: {
                kz: 'Уақыты',
                ru: 'Время',
                en: 'Time',
              },
            },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Президент',
                    ru: 'Президент',
                    en: 'President',
                  },
                },
                {
                  text: {
                    kz: 'айдың бірінші сәрсенбісі',
                    ru: 'первая среда месяца',
                    en: 'first Wednesday of the month',
                  },
                },
                {
                  text: {
                    kz: '16:00–18:00',
                    ru: '16:00–18:00',
                    en: '16:00–18:00',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Академиялық істер жөніндегі проректор',
                    ru: 'Проректор по академическим вопросам',
                    en: 'Vice-Rector for Academic Affairs',
                  },
                },
                {
                  text: {
                    kz: 'әр сейсенбі',
                    ru: 'каждый вторник',
                    en: 'every Tuesday',
                  },
                },
                {
                  text: {
                    kz: '15:00–17:00',
                    ru: '15:00–17:00',
                    en: '15:00–17:00',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Студенттік даму жөніндегі проректор',
                    ru: 'Проректор по студенческому развитию',
                    en: 'Vice-Rector for Student Development',
                  },
                },
                {
                  text: {
                    kz: 'әр бейсенбі',
                    ru: 'каждый четверг',
                    en: 'every Thursday',
                  },
                },
                {
                  text: {
                    kz: '11:00–13:00',
                    ru: '11:00–13:00',
                    en: '11:00–13:00',
                  },
                },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Қаржы директоры',
                    ru: 'Финансовый директор',
                    en: 'Chief Financial Officer',
                  },
                },
                {
                  text: {
                    kz: 'екінші және төртінші жұма',
                    ru: 'вторая и четвёртая пятница',
                    en: 'second and fourth Friday',
                  },
                },
                {
                  text: {
                    kz: '11:00–12:30',
                    ru: '11:00–12:30',
                    en: '11:00–12:30',
                  },
                },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 3014,
          type: 'accordion',
          group: 4,
          position: 4,
          title: {
            kz: 'Жазбас бұрын',
            ru: 'Прежде чем писать',
            en: 'Before you write',
          },
          items: [
            {
              title: {
                kz: 'Аты-жөнімді көрсетпесем бола ма?',
                ru: 'Можно ли писать анонимно?',
                en: 'May I stay anonymous?',
              },
              text: {
                kz: `<p>Аты көрсетілмеген хат тіркелмейді, өйткені оған жауап қайтару мүмкін емес. Сыбайлас жемқорлық туралы бөлек нөмірге хабарланады. ${helpTitles.antiCorruption.kz}: ${helpNumbers.antiCorruption}.</p>`,
                ru: `<p>Анонимное письмо не регистрируется: на него некому ответить. О коррупции сообщают по отдельному номеру. ${helpTitles.antiCorruption.ru}: ${helpNumbers.antiCorruption}.</p>`,
                en: `<p>Anonymous letters are not registered, because nobody could be answered. Corruption is reported on a separate number. ${helpTitles.antiCorruption.en}: ${helpNumbers.antiCorruption}.</p>`,
              },
            },
            {
              title: {
                kz: 'Бағаға қатысты дауды осында шешуге бола ма?',
                ru: 'Решают ли здесь споры об оценках?',
                en: 'Are disputes about marks settled here?',
              },
              text: {
                kz: '<p>Жоқ. Емтихан нәтижесіне апелляцияны <a href="/office-registrar">тіркеуші кеңсесі</a> қабылдайды, оған нәтиже шыққаннан кейінгі күннің соңына дейін уақыт беріледі.</p>',
                ru: '<p>Нет. Апелляцию на результат экзамена принимает <a href="/office-registrar">офис регистратора</a> до конца дня, следующего за объявлением оценки.</p>',
                en: '<p>No. Appeals against an exam result go to the <a href="/office-registrar">registrar’s office</a> by the end of the day after the mark is announced.</p>',
              },
            },
            {
              title: {
                kz: 'Жауапқа келіспесем ше?',
                ru: 'Что делать, если я не согласен с ответом?',
                en: 'What if I disagree with the answer?',
              },
              text: {
                kz: '<p>Алған нөміріңізді көрсетіп, қайта жаза аласыз. Екінші хатты міндетті түрде басқа басшылық өкілі қарайды.</p>',
                ru: '<p>Напишите ещё раз и укажите номер обращения. Второе письмо обязательно рассматривает другой руководитель.</p>',
                en: '<p>Write again and quote the number you were given. A second letter is always handled by a different member of the leadership.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 115,
    slug: 'search',
    attributes: {
      title: {
        kz: 'Іздеу',
        ru: 'Поиск',
        en: 'Search',
      },
      path: 'search',
      type: 'static',
      seo: {
        title: {
          kz: 'Сайттан іздеу\u00a0– Нархоз университеті',
          ru: 'Поиск по сайту\u00a0— Университет Нархоз',
          en: 'Search the site – Narxoz University',
        },
        description: {
          kz: 'Нархоз университетінің сайтынан бағдарлама, қызметкер, жаңалық, кітап немесе құжатты сөз бойынша табыңыз.',
          ru: 'Найдите на сайте Университета Нархоз программу, сотрудника, новость, книгу или документ по слову.',
          en: 'Find a programme, a member of staff, news, a book or a document on the Narxoz University site by a word.',
        },
      },
      banner: {
        title: {
          kz: 'Не іздеп жүрсіз?',
          ru: 'Что вы ищете?',
          en: 'What are you looking for?',
        },
        lead: {
          kz: 'Бір-екі сөз жеткілікті: бағдарлама атауы, оқытушының тегі немесе құжат тақырыбы.',
          ru: 'Хватит одного-двух слов: названия программы, фамилии преподавателя или темы документа.',
          en: 'A word or two will do: the name of a programme, a teacher’s surname or the subject of a document.',
        },
      },
      blocks: [
        {
          id: 3015,
          type: 'accordion',
          group: 1,
          position: 1,
          title: {
            kz: 'Іздеу кеңестері',
            ru: 'Как искать точнее',
            en: 'Search tips',
          },
          items: [
            {
              title: {
                kz: 'Қысқа жазыңыз',
                ru: 'Пишите коротко',
                en: 'Keep it short',
              },
              text: {
                kz: '<p>«Магистратураға түсу шарттары қандай» дегеннен гөрі «магистратура» деген бір сөз көбірек нәтиже береді.</p>',
                ru: '<p>Одно слово «магистратура» даст больше, чем «какие условия поступления в магистратуру».</p>',
                en: '<p>The single word “master” finds more than “what are the entry requirements for a master’s”.</p>',
              },
            },
            {
              title: {
                kz: 'Тілді ауыстырып көріңіз',
                ru: 'Смените язык',
                en: 'Switch the language',
              },
              text: {
                kz: '<p>Іздеу таңдалған тілде жүреді. Әлі аударылмаған мәтін нәтижеде қазақша көрсетіледі.</p>',
                ru: '<p>Поиск идёт на выбранном языке. Тексты, которые ещё не переведены, показаны на казахском.</p>',
                en: '<p>The search runs in the language you have chosen. Texts not yet translated are shown in Kazakh.</p>',
              },
            },
            {
              title: {
                kz: 'Адамды тегі бойынша іздеңіз',
                ru: 'Ищите человека по фамилии',
                en: 'Look for people by surname',
              },
              text: {
                kz: '<p>Оқытушының тегі жеткілікті: лауазымы мен телефоны нәтижеде бірге шығады.</p>',
                ru: '<p>Фамилии преподавателя достаточно: должность и телефон появятся в результатах.</p>',
                en: '<p>A teacher’s surname is enough: the post and the phone number come with the result.</p>',
              },
            },
          ],
        },
        {
          id: 3016,
          type: 'cards',
          group: 2,
          position: 2,
          title: {
            kz: 'Бәлкім, сізге осы керек',
            ru: 'Возможно, вам нужно это',
            en: 'You may want one of these',
          },
          items: [
            {
              title: {
                kz: 'Білім беру бағдарламалары',
                ru: 'Образовательные программы',
                en: 'Degree programmes',
              },
              desc: {
                kz: '<p>Мектеп, тіл және бейіндік пән бойынша сүзгіден өткізуге болады.</p>',
                ru: '<p>С фильтрами по школе, языку и профильным предметам.</p>',
                en: '<p>With filters by school, language and test subjects.</p>',
              },
              link: {
                text: {
                  kz: 'Бағдарламалар',
                  ru: 'Программы',
                  en: 'Programmes',
                },
                url: '/education/bachelor',
              },
            },
            {
              title: {
                kz: 'Жаңалықтар мұрағаты',
                ru: 'Архив новостей',
                en: 'News archive',
              },
              desc: {
                kz: '<p>Соңғы үш жылдың жаңалықтары айы мен мектебі бойынша реттелген.</p>',
                ru: '<p>Новости за три года, разложенные по месяцам и школам.</p>',
                en: '<p>Three years of news, sorted by month and by school.</p>',
              },
              link: {
                text: {
                  kz: 'Мұрағатты ашу',
                  ru: 'Открыть архив',
                  en: 'Open the archive',
                },
                url: '/news-catalog',
              },
            },
            {
              title: {
                kz: 'Сайт картасы',
                ru: 'Карта сайта',
                en: 'Site map',
              },
              desc: {
                kz: '<p>Барлық бөлімнің толық тізімі бір бетте.</p>',
                ru: '<p>Полный список разделов на одной странице.</p>',
                en: '<p>Every section of the site on one page.</p>',
              },
              link: {
                text: {
                  kz: 'Картаны көру',
                  ru: 'Посмотреть карту',
                  en: 'See the map',
                },
                url: '/devSitemap',
              },
            },
          ],
        },
        {
          id: 3017,
          type: 'call',
          group: 3,
          position: 3,
          title: {
            kz: 'Таппадыңыз ба?',
            ru: 'Не нашли?',
            en: 'Nothing found?',
          },
          desc: {
            kz: '<p>Сұрағыңызды жазып қалдырыңыз: байланыс орталығының қызметкері керек бетті немесе адамды өзі тауып береді.</p>',
            ru: '<p>Оставьте вопрос: сотрудник контакт-центра сам подскажет нужную страницу или человека.</p>',
            en: '<p>Leave your question and someone at the contact centre will point you to the right page or person.</p>',
          },
          link: {
            text: {
              kz: 'Сұрақ қалдыру',
              ru: 'Оставить вопрос',
              en: 'Leave a question',
            },
            url: '/contacts#consultation',
          },
        },
      ],
    },
  },
])
