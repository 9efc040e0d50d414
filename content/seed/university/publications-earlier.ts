import type { StarterEntry } from '../starter.ts'

/** What researchers published from the end of 2025 back to 2023. */
export const earlierPublications: readonly StarterEntry<'publication'>[] = [
  {
    id: 13,
    slug: 'waiting-at-the-caspian',
    attributes: {
      title: {
        kz: 'Каспийдегі күту: болжап болмайтын жолдың құны',
        ru: 'Ожидание на Каспии: цена непредсказуемости',
        en: 'Waiting at the Caspian: the price of the unpredictable',
      },
      authors: { kz: 'Әлімбеков Д., Мусин С.', ru: 'Алимбеков Д., Мусин С.', en: 'Alimbekov D., Musin S.' },
      journal: { kz: 'Journal of Eurasian Transport', ru: 'Journal of Eurasian Transport', en: 'Journal of Eurasian Transport' },
      year: 2025,
      quartile: 'q2',
      doi: '10.5555/jet.2025.038',
      url: 'https://www.example.org/doi/jet.2025.038',
      school: 66,
      abstract: {
        kz: '<p>Төрт мың контейнердің қозғалысы бойынша экспорттаушының шығыны есептелді. Орташа мерзімнің бір күнге ұзаруынан гөрі, мерзімнің құбылуы екі есе қымбатқа түседі, өйткені қоймада артық қор ұстауға тура келеді.</p>',
        ru: '<p>По движению четырёх тысяч контейнеров посчитаны издержки экспортёра. Колебание сроков обходится вдвое дороже, чем лишний день в пути, потому что приходится держать запас на складе.</p>',
        en: '<p>Exporters’ costs are calculated from the movement of four thousand containers. Uncertain arrival costs twice as much as one more day on the way, because stock has to be kept in hand.</p>',
      },
      seo: {
        title: {
          kz: 'Каспийдегі күту: болжап болмайтын жолдың құны',
          ru: 'Ожидание на Каспии: цена непредсказуемости',
          en: 'Waiting at the Caspian: the price of the unpredictable',
        },
        description: {
          kz: 'Контейнер деректері бойынша Орта дәліздегі кідірістің құны.',
          ru: 'Цена задержек в Срединном коридоре по данным контейнеров.',
          en: 'What delay costs on the Middle Corridor, from container data.',
        },
      },
      blocks: [
        {
          id: 5115,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Саясатқа арналған тұжырым', ru: 'Вывод для политики', en: 'The point for policy' },
          desc: {
            kz: '<p>Жаңа жол салудан бұрын паром кестесін ашық жариялау керек: есеп бойынша, бір ғана кесте экспорттаушылар шығынын жылына 2,4 миллиард теңгеге азайтады.</p>',
            ru: '<p>Раньше новой дороги нужна опубликованная очередь паромов: по расчёту, одно расписание экономит экспортёрам 2,4 миллиарда тенге в год.</p>',
            en: '<p>Before a new road, publish the ferry timetable: by the authors’ figures that alone would save exporters 2.4 billion tenge a year.</p>',
          },
        },
      ],
    },
  },
  {
    id: 14,
    slug: 'first-job-pay-gap',
    attributes: {
      title: { kz: 'Алғашқы жұмыстағы жалақы айырмасы', ru: 'Разрыв в оплате на первой работе', en: 'The pay gap in the first job' },
      authors: { kz: 'Әбілқасымов С.', ru: 'Абилькасымов С.', en: 'Abilkassymov S.' },
      journal: { kz: 'Labour Economics of Asia', ru: 'Labour Economics of Asia', en: 'Labour Economics of Asia' },
      year: 2025,
      quartile: 'q1',
      doi: '10.5555/lea.2025.019',
      url: 'https://www.example.org/doi/lea.2025.019',
      school: 66,
      abstract: {
        kz: '<p>Он бір мың түлектің дерегі бойынша бірдей мамандық пен баға кезінде де қыздардың алғашқы жалақысы 9\u00a0пайызға төмен. Айырманың жартысы жалақы туралы келіссөзге бармауымен түсіндіріледі, қалған бөлігі кәсіпорын ішіндегі тарифтен шығады.</p>',
        ru: '<p>По данным одиннадцати тысяч выпускников, при равной специальности и оценках первая зарплата девушек ниже на 9\u00a0процентов. Половину разрыва объясняет отказ от переговоров о зарплате, остальное возникает внутри предприятия.</p>',
        en: '<p>Among eleven thousand graduates with the same subject and marks, women’s first pay is 9 per cent lower. Half of the gap is explained by not negotiating; the rest arises within the firm.</p>',
      },
      seo: {
        title: { kz: 'Алғашқы жұмыстағы жалақы айырмасы', ru: 'Разрыв в оплате на первой работе', en: 'The pay gap in the first job' },
        description: {
          kz: 'Түлектердің алғашқы жалақысындағы айырманың себебін өлшеген зерттеу.',
          ru: 'Исследование причин разрыва в первой зарплате выпускников.',
          en: 'A study of why graduates’ first pay differs.',
        },
      },
      blocks: [
        {
          id: 5116,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Айырма неден құралады', ru: 'Из чего складывается разрыв', en: 'What the gap is made of' },
          items: [
            {
              value: { kz: '9\u00a0%', ru: '9\u00a0%', en: '9%' },
              title: { kz: 'бірдей жұмыстағы айырма', ru: 'разрыв на одинаковой работе', en: 'gap in the same job' },
            },
            {
              value: { kz: '51\u00a0%', ru: '51\u00a0%', en: '51%' },
              title: { kz: 'келіссөзге байланысты бөлігі', ru: 'часть, связанная с переговорами', en: 'share due to negotiation' },
            },
          ],
        },
        {
          id: 5117,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Келіссөз жаттығуы', ru: 'Тренинг переговоров', en: 'Practise negotiating' },
          desc: {
            kz: '<p>Коучинг және мансап орталығы төртінші курс студенттерімен жалақы туралы әңгімені рөлге бөліп өткізеді.</p>',
            ru: '<p>Центр коучинга и карьеры разыгрывает с четверокурсниками разговор о зарплате по ролям.</p>',
            en: '<p>The coaching and career centre rehearses the talk about pay with fourth-year students.</p>',
          },
          link: { text: { kz: 'Мансап кеңсесі', ru: 'Офис карьеры', en: 'Career office' }, url: '/career-development-office' },
        },
      ],
    },
  },
  {
    id: 15,
    slug: 'open-speech-corpus-of-kazakh',
    attributes: {
      title: { kz: 'Қазақ сөйлеуінің ашық корпусы', ru: 'Открытый корпус казахской речи', en: 'An open corpus of Kazakh speech' },
      authors: {
        kz: 'Нұрланова Ә., Тоқтасын Е., Бекова Л.',
        ru: 'Нурланова А., Токтасын Е., Бекова Л.',
        en: 'Nurlanova A., Toktassyn Y., Bekova L.',
      },
      journal: { kz: 'Speech Resources', ru: 'Speech Resources', en: 'Speech Resources' },
      year: 2024,
      quartile: 'q2',
      doi: '10.5555/sr.2024.055',
      url: 'https://www.example.org/doi/sr.2024.055',
      school: 68,
      abstract: {
        kz: '<p>Төрт жүз сағаттық алғашқы нұсқаның құрылымы, жинау тәртібі және белгілеу ережесі сипатталған. Сөйлеушілер жасы, өңірі және жынысы бойынша теңгерілген, жазбалар келісіммен және атсыз сақталған.</p>',
        ru: '<p>Описаны структура первой версии в четыреста часов, порядок сбора и правила разметки. Говорящие уравновешены по возрасту, региону и полу, записи хранятся с согласия и без имён.</p>',
        en: '<p>The structure of the first version, four hundred hours long, is described, with the rules for collecting and marking it up. Speakers are balanced by age, region and sex; recordings are kept by consent and without names.</p>',
      },
      seo: {
        title: { kz: 'Қазақ сөйлеуінің ашық корпусы', ru: 'Открытый корпус казахской речи', en: 'An open corpus of Kazakh speech' },
        description: {
          kz: 'Төрт жүз сағаттық қазақ сөйлеу қорының сипаттамасы.',
          ru: 'Описание корпуса казахской речи объёмом четыреста часов.',
          en: 'A description of a four-hundred-hour corpus of spoken Kazakh.',
        },
      },
      blocks: [
        {
          id: 5118,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Корпус құрамы', ru: 'Состав корпуса', en: 'What is in it' },
          items: [
            {
              title: { kz: 'Сөйлеушілер', ru: 'Говорящие', en: 'Speakers' },
              value: { kz: '1\u00a0050 адам', ru: '1\u00a0050 человек', en: '1,050 people' },
            },
            {
              title: { kz: 'Өңірлер', ru: 'Регионы', en: 'Regions' },
              value: { kz: 'тоғыз облыс', ru: 'девять областей', en: 'nine regions' },
            },
            {
              title: { kz: 'Пішімі', ru: 'Формат', en: 'Format' },
              value: { kz: '16\u00a0кГц, мәтінімен бірге', ru: '16\u00a0кГц, с расшифровкой', en: '16 kHz, with transcripts' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 16,
    slug: 'who-buys-green-bonds',
    attributes: {
      title: { kz: 'Жасыл облигацияны кім сатып алады', ru: 'Кто покупает зелёные облигации', en: 'Who buys green bonds' },
      authors: { kz: 'Мұхтарова Ш., Жұмаділов Б.', ru: 'Мухтарова Ш., Жумадилов Б.', en: 'Mukhtarova S., Zhumadilov B.' },
      journal: { kz: 'Central Asian Economic Review', ru: 'Central Asian Economic Review', en: 'Central Asian Economic Review' },
      year: 2024,
      quartile: 'q3',
      doi: '10.5555/caer.2024.029',
      url: 'https://www.example.org/doi/caer.2024.029',
      school: 66,
      abstract: {
        kz: '<p>Отандық биржадағы жиырма жеті жасыл шығарылым зерттелді. Инвесторлар «жасыл» белгі үшін қосымша төлемейді, бірақ тәуелсіз бағасы бар шығарылым екі апта ерте сатылып бітеді.</p>',
        ru: '<p>Изучены двадцать семь зелёных выпусков на отечественной бирже. За зелёную метку инвесторы не доплачивают, но выпуск с независимой оценкой раскупают на две недели раньше.</p>',
        en: '<p>Twenty-seven green issues on the Kazakh exchange are studied. Investors pay no premium for the label, but an issue with an independent opinion sells out two weeks sooner.</p>',
      },
      seo: {
        title: { kz: 'Жасыл облигацияны кім сатып алады', ru: 'Кто покупает зелёные облигации', en: 'Who buys green bonds' },
        description: {
          kz: 'Қазақстан биржасындағы жасыл облигациялар мен олардың инвесторлары.',
          ru: 'Зелёные облигации на казахстанской бирже и их инвесторы.',
          en: 'Green bonds on the Kazakh exchange and those who buy them.',
        },
      },
      blocks: [
        {
          id: 5119,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Әдістеме', ru: 'Метод', en: 'Method' },
          desc: {
            kz: '<p>Әр жасыл шығарылымға сол эмитенттің мерзімі мен мөлшері жақын кәдімгі облигациясы жұп етіп таңдалды. Кіріс айырмасы жұп ішінде ғана салыстырылды.</p>',
            ru: '<p>Каждому зелёному выпуску подобрана пара: обычная облигация того же эмитента с близким сроком и объёмом. Доходность сравнивали только внутри пары.</p>',
            en: '<p>Each green issue was paired with an ordinary bond of the same issuer, close in term and size, and yields were compared only within the pair.</p>',
          },
        },
      ],
    },
  },
  {
    id: 17,
    slug: 'budget-decided-by-residents',
    attributes: {
      title: { kz: 'Тұрғындар шешкен бюджет', ru: 'Бюджет, который решают жители' },
      authors: { kz: 'Мырзахметов О.', ru: 'Мырзахметов О.' },
      journal: { kz: 'Public Policy of Eurasia', ru: 'Public Policy of Eurasia' },
      year: 2024,
      quartile: 'q3',
      doi: '10.5555/ppe2.2024.010',
      url: 'https://www.example.org/doi/ppe2.2024.010',
      school: 70,
      abstract: {
        kz: '<p>Алматы аудандарындағы халық қатысатын бюджеттің бес жылы талданды. Дауыс берушілер саны өскенімен, жеңген жобалардың көбі жақсы көркейтілген орталықта шоғырланған. Шеткі аудандарға жеке квота енгізу ұсынылады.</p>',
        ru: '<p>Проанализированы пять лет народного участия в бюджете районов Алматы. Голосующих становится больше, но победившие проекты сосредоточены в благополучном центре. Предложена квота для окраин.</p>',
      },
      seo: {
        title: { kz: 'Тұрғындар шешкен бюджет', ru: 'Бюджет, который решают жители' },
        description: {
          kz: 'Алматыдағы халық қатысатын бюджеттің бес жылдық тәжірибесі.',
          ru: 'Пять лет народного участия в бюджете Алматы.',
        },
      },
      blocks: [
        {
          id: 5120,
          type: 'timeline',
          group: 1,
          position: 1,
          title: { kz: 'Бес жыл ішінде', ru: 'За пять лет' },
          items: [
            { year: '2019', title: { kz: 'Алғашқы сынақ: екі аудан', ru: 'Первый опыт: два района' } },
            { year: '2021', title: { kz: 'Барлық сегіз аудан қосылды', ru: 'Присоединились все восемь районов' } },
            { year: '2023', title: { kz: 'Онлайн дауысқа көшті', ru: 'Голосование стало онлайн' } },
          ],
        },
      ],
    },
  },
  {
    id: 18,
    slug: 'grandparents-and-public-services-online',
    attributes: {
      title: {
        kz: 'Ата-әжелер және электрондық қызмет',
        ru: 'Бабушки, дедушки и электронные услуги',
        en: 'Grandparents and public services online',
      },
      authors: { kz: 'Бекова Л.', ru: 'Бекова Л.', en: 'Bekova L.' },
      journal: { kz: 'Interfaces and Society', ru: 'Interfaces and Society', en: 'Interfaces and Society' },
      year: 2024,
      quartile: 'q1',
      doi: '10.5555/is.2024.033',
      url: 'https://www.example.org/doi/is.2024.033',
      school: 68,
      abstract: {
        kz: '<p>Алпыстан асқан сексен адам мемлекеттік қызмет қосымшасында бес тапсырма орындады. Қиындықтың үштен екісі көру қабілетінен емес, түсініксіз сөзден туған. Қосымша мәтінін қайта жазу сәтті аяқтауды екі есе арттырды.</p>',
        ru: '<p>Восемьдесят человек старше шестидесяти выполняли пять заданий в приложении госуслуг. Две трети трудностей вызваны не зрением, а непонятными словами. Переписанный текст удвоил число успешных попыток.</p>',
        en: '<p>Eighty people over sixty carried out five tasks in a public services app. Two thirds of the difficulties came not from eyesight but from words they did not understand. Rewriting the text doubled the number who succeeded.</p>',
      },
      seo: {
        title: {
          kz: 'Ата-әжелер және электрондық қызмет',
          ru: 'Бабушки, дедушки и электронные услуги',
          en: 'Grandparents and public services online',
        },
        description: {
          kz: 'Үлкен буын электрондық қызметте неге қиналатыны туралы тәжірибе.',
          ru: 'Эксперимент о том, почему старшему поколению трудно с электронными услугами.',
          en: 'An experiment on why older people struggle with services online.',
        },
      },
      blocks: [
        {
          id: 5121,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Қай сөздер кедергі болды', ru: 'Какие слова мешали', en: 'Words that stood in the way' },
          items: [
            {
              title: { kz: '«Авторизация»', ru: '«Авторизация»', en: '“Authorisation”' },
              text: {
                kz: '<p>«Кіру» деген сөзбен ауыстырғанда, қателер төрттен біріне дейін азайды.</p>',
                ru: '<p>Когда написали «Вход», ошибок стало вчетверо меньше.</p>',
                en: '<p>With “Sign in” instead, errors fell to a quarter.</p>',
              },
            },
            {
              title: { kz: '«Верификация»', ru: '«Верификация»', en: '“Verification”' },
              text: {
                kz: '<p>Қатысушылардың көбі мұны айыппұл деп түсінген; «Растау» деген сөз жеткілікті болды.</p>',
                ru: '<p>Многие решили, что это штраф; хватило слова «Подтвердить».</p>',
                en: '<p>Many took it for a fine; “Confirm” was enough.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 19,
    slug: 'satellite-images-and-farm-credit',
    attributes: {
      title: {
        kz: 'Спутник суреті және фермер несиесі',
        ru: 'Спутниковые снимки и кредит фермеру',
        en: 'Satellite images and farm credit',
      },
      authors: { kz: 'Бейсенов Қ.', ru: 'Бейсенов К.', en: 'Beissenov K.' },
      journal: { kz: 'Rural Finance Review', ru: 'Rural Finance Review', en: 'Rural Finance Review' },
      year: 2024,
      quartile: 'q2',
      doi: '10.5555/rfr.2024.021',
      url: 'https://www.example.org/doi/rfr.2024.021',
      school: 66,
      abstract: {
        kz: '<p>Егіс алқабының жасылдық индексі несиенің уақытында қайтарылуын қаншалықты болжайтыны тексерілді. Индекс пен төлем тарихын қосып қолдану кепілге негізделген бағалаудан дәлірек болып шықты.</p>',
        ru: '<p>Проверено, насколько индекс зелени поля предсказывает своевременный возврат кредита. Вместе с историей платежей он точнее оценки по залогу.</p>',
        en: '<p>How well the greenness of a field foretells the repayment of a loan is tested. Together with payment history it proves more accurate than scoring by collateral.</p>',
      },
      seo: {
        title: {
          kz: 'Спутник суреті және фермер несиесі',
          ru: 'Спутниковые снимки и кредит фермеру',
          en: 'Satellite images and farm credit',
        },
        description: {
          kz: 'Егістің спутник суреті несие тәуекелін бағалауға жарай ма?',
          ru: 'Годится ли снимок поля для оценки кредитного риска?',
          en: 'Can a picture of a field tell the risk of a loan?',
        },
      },
      blocks: [
        {
          id: 5122,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Болжам дәлдігі', ru: 'Точность прогноза', en: 'Accuracy of the forecast' },
          items: [
            {
              value: { kz: '0,81', ru: '0,81', en: '0.81' },
              title: { kz: 'спутник пен төлем тарихы', ru: 'снимки и история платежей', en: 'images with payment history' },
            },
            {
              value: { kz: '0,64', ru: '0,64', en: '0.64' },
              title: { kz: 'кепілге негізделген бағалау', ru: 'оценка по залогу', en: 'scoring by collateral' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 20,
    slug: 'the-price-of-nature-textbook',
    attributes: {
      title: { kz: 'Табиғаттың бағасы: оқу құралы', ru: 'Цена природы: учебное пособие', en: 'The Price of Nature: a textbook' },
      authors: { kz: 'Жұмаділов Б.', ru: 'Жумадилов Б.', en: 'Zhumadilov B.' },
      journal: { kz: 'Нархоз университетінің баспасы', ru: 'Издательство Университета Нархоз', en: 'Narxoz University Press' },
      year: 2024,
      school: 66,
      abstract: {
        kz: '<p>Қоршаған орта экономикасының қазақ тіліндегі оқу құралы. Он екі тарау, қырық есеп және өңірлік мысалдар: Арал, Балқаш, Алматы ауасы. Әр тараудың соңында деректермен жұмысқа арналған тапсырма берілген.</p>',
        ru: '<p>Учебное пособие по экономике окружающей среды на казахском языке. Двенадцать глав, сорок задач и примеры из регионов: Арал, Балхаш, воздух Алматы. Каждую главу завершает задание на данных.</p>',
        en: '<p>A textbook of environmental economics in Kazakh: twelve chapters, forty problems and examples from the Aral Sea, Lake Balkhash and the air of Almaty. Each chapter ends with a task on data.</p>',
      },
      seo: {
        title: { kz: 'Табиғаттың бағасы: оқу құралы', ru: 'Цена природы: учебное пособие', en: 'The Price of Nature: a textbook' },
        description: {
          kz: 'Қоршаған орта экономикасынан қазақ тілінде жазылған оқу құралы.',
          ru: 'Учебное пособие по экономике окружающей среды на казахском языке.',
          en: 'A Kazakh textbook of environmental economics.',
        },
      },
      blocks: [
        {
          id: 5123,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Кітап туралы', ru: 'О книге', en: 'About the book' },
          items: [
            { title: { kz: 'Көлемі', ru: 'Объём', en: 'Length' }, value: { kz: '312 бет', ru: '312 страниц', en: '312 pages' } },
            {
              title: { kz: 'Қайдан алуға болады', ru: 'Где взять', en: 'Where to find it' },
              value: {
                kz: 'университет кітапханасында, 60 дана',
                ru: 'в библиотеке университета, 60 экземпляров',
                en: 'in the university library, 60 copies',
              },
            },
          ],
        },
        {
          id: 5124,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Кітапқа тапсырыс беру', ru: 'Заказать книгу', en: 'Order the book' },
          desc: {
            kz: '<p>Кітапхана оны кампусқа немесе үйге жеткізеді.</p>',
            ru: '<p>Библиотека доставит её в кампус или домой.</p>',
            en: '<p>The library will bring it to the campus or to your home.</p>',
          },
          link: { text: { kz: 'Кітапхана', ru: 'Библиотека', en: 'Library' }, url: '/library' },
        },
      ],
    },
  },
  {
    id: 21,
    slug: 'women-at-the-wheel-of-haul-trucks',
    attributes: {
      title: { kz: 'Жүк көлігін тізгіндеген әйелдер', ru: 'Женщины за рулём самосвала', en: 'Women at the wheel of haul trucks' },
      authors: { kz: 'Мельник О.', ru: 'Мельник О.', en: 'Melnik O.' },
      journal: { kz: 'Work and Gender', ru: 'Work and Gender', en: 'Work and Gender' },
      year: 2023,
      quartile: 'q2',
      doi: '10.5555/wg.2023.008',
      url: 'https://www.example.org/doi/wg.2023.008',
      school: 69,
      abstract: {
        kz: '<p>Тау-кен кәсіпорындарындағы тоқсан алты әйелмен жүргізілген сұхбат талданды. Мансапты тежейтін басты нәрсе – ауысым кестесі мен балабақша уақытының сәйкессіздігі. Қысқа таңғы ауысым енгізілген учаскеде жұмыстан кету жартысына азайды.</p>',
        ru: '<p>Проанализированы интервью с девяноста шестью женщинами на горных предприятиях. Главная помеха карьере: график смен не совпадает с часами детского сада. Там, где ввели короткую утреннюю смену, увольнений стало вдвое меньше.</p>',
        en: '<p>Interviews with ninety-six women at mining companies are analysed. What holds careers back most is that shifts do not match nursery hours. Where a short morning shift was introduced, half as many women left.</p>',
      },
      seo: {
        title: { kz: 'Жүк көлігін тізгіндеген әйелдер', ru: 'Женщины за рулём самосвала', en: 'Women at the wheel of haul trucks' },
        description: {
          kz: 'Тау-кен саласындағы әйелдердің мансабы мен кедергілері туралы зерттеу.',
          ru: 'Исследование карьеры женщин в горной отрасли и её препятствий.',
          en: 'A study of women’s careers in mining and what hinders them.',
        },
      },
      blocks: [
        {
          id: 5125,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Жүз тонналық көлікті жүргізу қиын емес. Баланы алтыға дейін балабақшадан алып үлгеру қиын.</p>',
            ru: '<p>Управлять стотонной машиной нетрудно. Трудно забрать ребёнка из сада до шести.</p>',
            en: '<p>Driving a hundred-tonne truck is not hard. Collecting a child from nursery by six is.</p>',
          },
          name: { kz: 'Сұхбаттан үзінді', ru: 'Из интервью', en: 'From an interview' },
          post: { kz: 'Ауыр жүк көлігінің жүргізушісі', ru: 'Водитель самосвала', en: 'Haul truck driver' },
        },
      ],
    },
  },
  {
    id: 22,
    slug: 'spatial-index-for-moving-buses',
    attributes: {
      title: {
        kz: 'Қозғалыстағы нысандарға арналған кеңістіктік индекс',
        ru: 'Пространственный индекс для движущихся объектов',
        en: 'A spatial index for moving objects',
      },
      authors: { kz: 'Ким Д.', ru: 'Ким Д.', en: 'Kim D.' },
      journal: { kz: 'Data Systems Letters', ru: 'Data Systems Letters', en: 'Data Systems Letters' },
      year: 2023,
      quartile: 'q1',
      doi: '10.5555/dsl.2023.044',
      url: 'https://www.example.org/doi/dsl.2023.044',
      school: 68,
      abstract: {
        kz: '<p>Минутына мыңдаған рет орнын өзгертетін нысандарды тез іздеуге арналған индекс құрылымы ұсынылған. Қалалық автобустардың нақты ағынында ол белгілі тәсілдерден үш есе жылдам жұмыс істеп, жадты екі есе аз пайдаланды.</p>',
        ru: '<p>Предложена структура индекса для быстрого поиска объектов, которые тысячи раз в минуту меняют положение. На потоке городских автобусов она втрое быстрее известных способов и занимает вдвое меньше памяти.</p>',
        en: '<p>An index is proposed for finding objects that change place thousands of times a minute. On the live stream of city buses it is three times as fast as known methods and takes half the memory.</p>',
      },
      seo: {
        title: {
          kz: 'Қозғалыстағы нысандарға арналған кеңістіктік индекс',
          ru: 'Пространственный индекс для движущихся объектов',
          en: 'A spatial index for moving objects',
        },
        description: {
          kz: 'Қозғалыстағы нысандарды жылдам іздейтін дерек құрылымы туралы мақала.',
          ru: 'Статья о структуре данных для быстрого поиска движущихся объектов.',
          en: 'An article on a data structure for finding moving objects quickly.',
        },
      },
      blocks: [
        {
          id: 5126,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Ашық код', ru: 'Открытый код', en: 'Open source' },
          items: [
            { title: { kz: 'Тіл', ru: 'Язык', en: 'Language' }, value: { kz: 'Rust', ru: 'Rust', en: 'Rust' } },
            { title: { kz: 'Лицензия', ru: 'Лицензия', en: 'Licence' }, value: { kz: 'Apache 2.0', ru: 'Apache 2.0', en: 'Apache 2.0' } },
            {
              title: { kz: 'Қолданатындар', ru: 'Кто использует', en: 'Used by' },
              value: {
                kz: 'екі қаланың көлік орталығы',
                ru: 'транспортные центры двух городов',
                en: 'the transport centres of two cities',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 23,
    slug: 'place-names-along-the-migration-routes',
    attributes: {
      title: { kz: 'Көш жолындағы жер-су аттары', ru: 'Названия мест вдоль кочевых путей', en: 'Place names along the migration routes' },
      authors: { kz: 'Омарова П.', ru: 'Омарова П.', en: 'Omarova P.' },
      journal: { kz: 'Onomastics of Asia', ru: 'Onomastics of Asia', en: 'Onomastics of Asia' },
      year: 2023,
      quartile: 'q4',
      doi: '10.5555/oa.2023.015',
      url: 'https://www.example.org/doi/oa.2023.015',
      school: 69,
      abstract: {
        kz: '<p>Қарқара мен Асы аралығында жазылып алынған жүз отыз жер-су атауының шығу тегі талданады. Атаулардың жартысынан көбі бұлаққа, тасқа және тұрақ орнына байланысты, яғни көшіп жүрген елге ең қажет мәліметті сақтайды.</p>',
        ru: '<p>Разбирается происхождение ста тридцати названий, записанных между Каркарой и Асы. Больше половины связано с родником, камнем и местом стоянки, то есть хранит самое нужное кочевнику.</p>',
        en: '<p>The origin of a hundred and thirty names recorded between Karkara and Assy is traced. More than half have to do with a spring, a stone or a camping place: they keep what nomads most needed to know.</p>',
      },
      seo: {
        title: { kz: 'Көш жолындағы жер-су аттары', ru: 'Названия мест вдоль кочевых путей', en: 'Place names along the migration routes' },
        description: {
          kz: 'Жетісудың ескі көш жолдарындағы жүз отыз атау туралы зерттеу.',
          ru: 'Исследование ста тридцати названий на старых кочевых путях Жетысу.',
          en: 'A study of a hundred and thirty names on the old routes of Zhetysu.',
        },
      },
      blocks: [
        {
          id: 5127,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Бір атаудың тарихы', ru: 'История одного названия', en: 'The story of one name' },
          desc: {
            kz: '<p>«Қонақбұлақ» деген жерде су жаз бойы тартылмайды. Ақсақалдардың айтуынша, бұл бұлақтың басына түскен бөтен көшке де орын беру міндет саналған.</p>',
            ru: '<p>В месте под названием Конакбулак вода не уходит всё лето. По словам старейшин, у этого родника обязаны были пустить на стоянку и чужое кочевье.</p>',
            en: '<p>At a place called Konakbulak, “the guest’s spring”, water lasts all summer. The elders say that even a strange caravan had to be given room beside it.</p>',
          },
        },
      ],
    },
  },
  {
    id: 24,
    slug: 'a-kazakh-version-of-the-stress-scale',
    attributes: {
      title: {
        kz: 'Күйзеліс шкаласының қазақша нұсқасы',
        ru: 'Казахская версия шкалы стресса',
        en: 'A Kazakh version of the stress scale',
      },
      authors: { kz: 'Сәрсенбаева Р.', ru: 'Сарсенбаева Р.', en: 'Sarsenbayeva R.' },
      journal: { kz: 'Methods of Psychology', ru: 'Methods of Psychology', en: 'Methods of Psychology' },
      year: 2023,
      quartile: 'q3',
      doi: '10.5555/mp.2023.026',
      url: 'https://www.example.org/doi/mp.2023.026',
      school: 69,
      abstract: {
        kz: '<p>Халықаралық шкаланың қазақ тіліне бейімделуі және 1\u00a0260 студентпен тексерілуі баяндалады. Тура аударылған үш сұрақ басқаша түсінілгендіктен ауыстырылды. Соңғы нұсқаның сенімділігі түпнұсқаға тең.</p>',
        ru: '<p>Описана адаптация международной шкалы на казахский язык и её проверка на 1\u00a0260 студентах. Три дословно переведённых вопроса понимались иначе, их заменили. Надёжность итоговой версии равна оригиналу.</p>',
        en: '<p>The adaptation of an international scale into Kazakh and its testing on 1,260 students are described. Three questions translated word for word were understood otherwise and had to be replaced. The final version is as reliable as the original.</p>',
      },
      seo: {
        title: {
          kz: 'Күйзеліс шкаласының қазақша нұсқасы',
          ru: 'Казахская версия шкалы стресса',
          en: 'A Kazakh version of the stress scale',
        },
        description: {
          kz: 'Халықаралық күйзеліс сауалнамасының қазақ тіліне бейімделген нұсқасы.',
          ru: 'Адаптация международного опросника стресса на казахский язык.',
          en: 'An international stress questionnaire adapted into Kazakh.',
        },
      },
      blocks: [
        {
          id: 5128,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Шкаланы пайдалану', ru: 'Как пользоваться шкалой', en: 'Using the scale' },
          desc: {
            kz: '<p>Сауалнама он төрт сұрақтан тұрады және жеті минут алады. Мектеп пен колледж психологтары оны тегін қолдана алады, тек дереккөзін көрсету керек.</p>',
            ru: '<p>В опроснике четырнадцать вопросов, он занимает семь минут. Школьные психологи могут пользоваться им бесплатно, указав источник.</p>',
            en: '<p>The questionnaire has fourteen questions and takes seven minutes. School psychologists may use it free of charge if they name the source.</p>',
          },
        },
      ],
    },
  },
]
