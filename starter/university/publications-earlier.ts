import type { StarterEntry } from '../starter-entry.ts'

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
          kz: 'Каспийдегі күту: болжап болмайтын жолдың құны\u00a0– Нархоз университеті',
          ru: 'Ожидание на Каспии: цена непредсказуемости\u00a0— Университет Нархоз',
          en: 'Waiting at the Caspian: the price of the unpredictable – Narxoz',
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
        {
          id: 7322,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Бір контейнердің құны', ru: 'Цена одного контейнера', en: 'The cost of one container' },
          items: [
            {
              value: { kz: '4\u00a0000', ru: '4\u00a0000', en: '4,000' },
              title: { kz: 'контейнердің жолы бақыланды', ru: 'контейнеров прослежено', en: 'containers were followed' },
            },
            {
              value: { kz: '2,1 есе', ru: 'в 2,1 раза', en: '2.1 times' },
              title: {
                kz: 'мерзім ауытқуы кешігуден қымбат',
                ru: 'колебание сроков дороже задержки',
                en: 'unpredictability costs more than delay',
              },
            },
            {
              value: { kz: '6 күн', ru: '6 дней', en: '6 days' },
              title: { kz: 'қоймадағы артық қор', ru: 'лишнего запаса на складе', en: 'of extra stock in the warehouse' },
            },
          ],
        },
        {
          id: 7323,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Дерек және әдіс', ru: 'Данные и метод', en: 'Data and method' },
          desc: {
            kz: '<p>Ақтау мен Құрықтан шыққан әр контейнердің жоспарланған және нақты күні салыстырылды. Қырық экспорттаушыдан сақтау құны, айыппұл мен жоғалған тапсырыс туралы бөлек сауалнама алынды.</p>',
            ru: '<p>Для каждого контейнера из Актау и Курыка сравнили плановую и настоящую дату. Сорок экспортёров отдельно ответили о цене хранения, штрафах и потерянных заказах.</p>',
            en: '<p>For every container from Aktau and Kuryk the planned and the real date were compared. Forty exporters answered separately about storage, fines and lost orders.</p>',
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
        kz: '<p>Он бір мың түлектің дерегі бойынша бірдей мамандық пен баға кезінде де қыздардың алғашқы жалақысы 9\u00a0пайызға төмен. Айырманың жартысы олардың жалақы туралы келіссөзге бармауымен түсіндіріледі, қалған бөлігі кәсіпорын ішіндегі тарифтен шығады.</p>',
        ru: '<p>По данным одиннадцати тысяч выпускников, при равной специальности и оценках первая зарплата девушек ниже на 9\u00a0процентов. Половину разрыва объясняет отказ от переговоров о зарплате, остальное возникает внутри предприятия.</p>',
        en: '<p>Among eleven thousand graduates with the same subject and marks, women’s first pay is 9 per cent lower. Half of the gap is explained by not negotiating; the rest arises within the firm.</p>',
      },
      seo: {
        title: {
          kz: 'Алғашқы жұмыстағы жалақы айырмасы\u00a0– Нархоз университеті',
          ru: 'Разрыв в оплате на первой работе\u00a0— Университет Нархоз',
          en: 'The pay gap in the first job – Narxoz University',
        },
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
        {
          id: 7324,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Дерек және әдіс', ru: 'Данные и метод', en: 'Data and method' },
          desc: {
            kz: '<p>Авторлар бір бағдарламаны бір жылы бітірген, бағасы мен тәжірибесі бірдей жұптарды салыстырды. Мамандық пен қала таңдауының әсері осылай шығарылып тасталды.</p>',
            ru: '<p>Сравнивали пары с одной программы и одного выпуска, с равными оценками и опытом. Так убрали влияние выбора специальности и города.</p>',
            en: '<p>Pairs from the same programme and year, with equal marks and experience, were compared. This takes out the effect of choosing a field or a city.</p>',
          },
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
        title: {
          kz: 'Қазақ сөйлеуінің ашық корпусы\u00a0– Нархоз университеті',
          ru: 'Открытый корпус казахской речи\u00a0— Университет Нархоз',
          en: 'An open corpus of Kazakh speech – Narxoz University',
        },
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
        {
          id: 7325,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Жазба қалай жасалды', ru: 'Как делали запись', en: 'How a recording was made' },
          items: [
            {
              title: { kz: 'Келісім', ru: 'Согласие', en: 'Consent' },
              desc: {
                kz: '<p>Әр сөйлеуші дауысының не үшін қолданылатынын оқып, қол қойды, кез келген кезде бас тарта алады.</p>',
                ru: '<p>Каждый прочёл, для чего нужен его голос, и подписал согласие; отказаться можно в любое время.</p>',
                en: '<p>Everybody read what their voice would be used for and signed; they may withdraw at any time.</p>',
              },
            },
            {
              title: { kz: 'Оқу және әңгіме', ru: 'Чтение и рассказ', en: 'Reading and talking' },
              desc: {
                kz: '<p>Он минут дайын мәтін оқылады, он минут өз сөзімен әңгіме айтылады.</p>',
                ru: '<p>Десять минут читают готовый текст, десять минут рассказывают своими словами.</p>',
                en: '<p>Ten minutes of reading a text, ten minutes of talking freely.</p>',
              },
            },
            {
              title: { kz: 'Тексеру', ru: 'Проверка', en: 'Checking' },
              desc: {
                kz: '<p>Әр жазбаны екі тыңдаушы бөлек таңбалап шығады, айырмасы болса, үшіншісі шешеді.</p>',
                ru: '<p>Каждую запись независимо размечают двое, спорное решает третий.</p>',
                en: '<p>Two listeners transcribe every recording independently, and a third settles what differs.</p>',
              },
            },
          ],
        },
        {
          id: 7326,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Кім қолданады', ru: 'Кто пользуется', en: 'Who uses it' },
          desc: {
            kz: '<p>Корпус негізінде тоғыз студент диплом қорғады, ал аймақтық кітапхана нашар көретін оқырмандарға кітапты дауыстап оқитын қызмет ашты.</p>',
            ru: '<p>На корпусе защитили девять дипломов, а областная библиотека открыла службу, которая читает книги вслух слабовидящим.</p>',
            en: '<p>Nine diploma theses were written on the corpus, and a regional library opened a service that reads books aloud to people with low vision.</p>',
          },
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
        en: '<p>Twenty-seven green issues on Kazakhstan’s stock exchange are studied. Investors pay no premium for the label, but an issue with an independent opinion sells out two weeks sooner.</p>',
      },
      seo: {
        title: {
          kz: 'Жасыл облигацияны кім сатып алады\u00a0– Нархоз университеті',
          ru: 'Кто покупает зелёные облигации\u00a0— Университет Нархоз',
          en: 'Who buys green bonds – Narxoz University',
        },
        description: {
          kz: 'Қазақстан биржасындағы жасыл облигациялар мен олардың инвесторлары.',
          ru: 'Зелёные облигации на казахстанской бирже и их инвесторы.',
          en: 'Green bonds on Kazakhstan’s stock exchange and those who buy them.',
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
        {
          id: 7327,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Жиырма жеті шығарылым', ru: 'Двадцать семь выпусков', en: 'Twenty-seven issues' },
          items: [
            { value: { kz: '27', ru: '27', en: '27' }, title: { kz: 'жасыл шығарылым', ru: 'зелёных выпусков', en: 'green issues' } },
            {
              value: { kz: '11', ru: '11', en: '11' },
              title: { kz: 'тәуелсіз бағамен шықты', ru: 'вышли с независимой оценкой', en: 'came with an independent assessment' },
            },
            {
              value: { kz: '14 күн', ru: '14 дней', en: '14 days' },
              title: { kz: 'бағасы бары ертерек сатылды', ru: 'раньше раскуплены выпуски с оценкой', en: 'sooner sold out when assessed' },
            },
          ],
        },
        {
          id: 7328,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Оқырманның сұрақтары', ru: 'Вопросы читателя', en: 'A reader’s questions' },
          items: [
            {
              title: { kz: 'Неге үстеме жоқ?', ru: 'Почему нет надбавки?', en: 'Why is there no premium?' },
              text: {
                kz: '<p>Негізгі сатып алушы зейнетақы қоры мен банктер, олар үшін кірістілік жасыл белгіден маңызды.</p>',
                ru: '<p>Главные покупатели\u00a0— пенсионный фонд и банки, им доходность важнее метки.</p>',
                en: '<p>The main buyers are the pension fund and banks, to whom yield matters more than the label.</p>',
              },
            },
            {
              title: { kz: 'Белгі мүлде керек емес пе?', ru: 'Метка не нужна вовсе?', en: 'Is the label useless, then?' },
              text: {
                kz: '<p>Керек: ол сатып алушылар санын көбейтеді, ал бұл келесі шығарылымды арзандатады.</p>',
                ru: '<p>Нужна: она увеличивает число покупателей, а это удешевляет следующий выпуск.</p>',
                en: '<p>No: it widens the circle of buyers, and that makes the next issue cheaper.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 17,
    slug: 'budget-decided-by-residents',
    attributes: {
      title: { kz: 'Тұрғындар шешкен бюджет', ru: 'Бюджет, который решают жители', en: 'A budget decided by residents' },
      authors: { kz: 'Мырзахметов О.', ru: 'Мырзахметов О.', en: 'Myrzakhmetov O.' },
      journal: { kz: 'Public Policy of Eurasia', ru: 'Public Policy of Eurasia', en: 'Public Policy of Eurasia' },
      year: 2024,
      quartile: 'q3',
      doi: '10.5555/ppe2.2024.010',
      url: 'https://www.example.org/doi/ppe2.2024.010',
      school: 70,
      abstract: {
        kz: '<p>Алматы аудандарындағы халық қатысатын бюджеттің бес жылы талданды. Дауыс берушілер саны өскенімен, жеңген жобалардың көбі жақсы көркейтілген орталықта шоғырланған. Шеткі аудандарға жеке квота енгізу ұсынылады.</p>',
        ru: '<p>Проанализированы пять лет народного участия в бюджете районов Алматы. Голосующих становится больше, но победившие проекты сосредоточены в благополучном центре. Предложена квота для окраин.</p>',
        en: '<p>Five years of participatory budgeting in the districts of Almaty are analysed. More and more people vote, but most winning projects are in the well-kept centre. A quota for outlying districts is proposed.</p>',
      },
      seo: {
        title: {
          kz: 'Тұрғындар шешкен бюджет\u00a0– Нархоз университеті',
          ru: 'Бюджет, который решают жители\u00a0— Университет Нархоз',
          en: 'A budget decided by residents – Narxoz University',
        },
        description: {
          kz: 'Алматыдағы халық қатысатын бюджеттің бес жылдық тәжірибесі.',
          ru: 'Пять лет народного участия в бюджете Алматы.',
          en: 'Five years of participatory budgeting in Almaty.',
        },
      },
      blocks: [
        {
          id: 5120,
          type: 'timeline',
          group: 1,
          position: 1,
          title: { kz: 'Бес жыл ішінде', ru: 'За пять лет', en: 'In five years' },
          items: [
            {
              year: '2019',
              title: { kz: 'Алғашқы сынақ: екі аудан', ru: 'Первый опыт: два района', en: 'The first trial: two districts' },
            },
            {
              year: '2021',
              title: { kz: 'Барлық сегіз аудан қосылды', ru: 'Присоединились все восемь районов', en: 'All eight districts took part' },
            },
            { year: '2023', title: { kz: 'Онлайн дауысқа көшті', ru: 'Голосование стало онлайн', en: 'Voting moved online' } },
          ],
        },
        {
          id: 7329,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Дауыс қалай бөлінді', ru: 'Как делились голоса', en: 'How the votes fell' },
          items: [
            { value: { kz: '214', ru: '214', en: '214' }, title: { kz: 'жоба жеңді', ru: 'проектов победили', en: 'projects won' } },
            {
              value: { kz: '63\u00a0%', ru: '63\u00a0%', en: '63%' },
              title: { kz: 'орталықтағы екі ауданда', ru: 'в двух центральных районах', en: 'in two central districts' },
            },
            {
              value: { kz: '3 есе', ru: 'втрое', en: '3 times' },
              title: { kz: 'дауыс берушілер өсті', ru: 'выросло число голосующих', en: 'as many people vote' },
            },
          ],
        },
        {
          id: 7330,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Ұсынылған квота', ru: 'Предложенная квота', en: 'The proposed quota' },
          desc: {
            kz: '<p>Қаражаттың жартысы аудандар арасында халық санына қарай алдын ала бөлінеді, қалғаны үшін бүкіл қала таласады. Есептеу бойынша, шеткі төрт ауданның жеңісі үштен бірге көбейеді.</p>',
            ru: '<p>Половину денег заранее делят между районами по числу жителей, за остальное спорит весь город. По расчёту, побед четырёх окраинных районов станет на треть больше.</p>',
            en: '<p>Half of the money is divided among districts by population beforehand; for the rest the whole city competes. By the author’s estimate the four outlying districts would win a third more often.</p>',
          },
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
          kz: 'Ата-әжелер және электрондық қызмет\u00a0– Нархоз университеті',
          ru: 'Бабушки, дедушки и электронные услуги\u00a0— Университет Нархоз',
          en: 'Grandparents and public services online – Narxoz University',
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
        {
          id: 7331,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Бес тапсырма', ru: 'Пять заданий', en: 'The five tasks' },
          items: [
            {
              title: { kz: 'Жүйеге кіру', ru: 'Войти', en: 'Log in' },
              desc: {
                kz: '<p>Қатысушылардың жартысы көмексіз кірді.</p>',
                ru: '<p>Без помощи вошла половина участников.</p>',
                en: '<p>Half of the participants managed it without help.</p>',
              },
            },
            {
              title: { kz: 'Анықтама алу', ru: 'Получить справку', en: 'Get a certificate' },
              desc: {
                kz: '<p>Ең жеңіл тапсырма: сегіз адамның жетеуі орындады.</p>',
                ru: '<p>Самое лёгкое задание: справились семеро из восьми.</p>',
                en: '<p>The easiest task: seven in eight succeeded.</p>',
              },
            },
            {
              title: { kz: 'Дәрігерге жазылу', ru: 'Записаться к врачу', en: 'See a doctor' },
              desc: {
                kz: '<p>Ең қиыны: «тіркелген ұйым» деген сөз бәрін тоқтатты.</p>',
                ru: '<p>Самое трудное: всех остановили слова «организация прикрепления».</p>',
                en: '<p>The hardest: the words “organisation of attachment” stopped everyone.</p>',
              },
            },
          ],
        },
        {
          id: 7332,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Әзірлеушілерге кеңес', ru: 'Совет разработчикам', en: 'Advice to developers' },
          desc: {
            kz: '<p>Түймеге іс-әрекетті жазыңыз, мекеменің терминін емес. Мәтінді жасы алпыстан асқан бес адамға оқытып көру екі мың адамның сауалнамасынан пайдалы болып шықты.</p>',
            ru: '<p>Пишите на кнопке действие, а не термин ведомства. Дать прочитать текст пятерым людям старше шестидесяти оказалось полезнее, чем опросить две тысячи.</p>',
            en: '<p>Write the action on the button, not the term of the ministry. Letting five people over sixty read the text proved more useful than a survey of two thousand.</p>',
          },
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
          kz: 'Спутник суреті және фермер несиесі\u00a0– Нархоз университеті',
          ru: 'Спутниковые снимки и кредит фермеру\u00a0— Университет Нархоз',
          en: 'Satellite images and farm credit – Narxoz University',
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
        {
          id: 7333,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Дерек және әдіс', ru: 'Данные и метод', en: 'Data and method' },
          desc: {
            kz: '<p>Үш мың алаңның бес жылдық спутник суреті несие тарихымен салыстырылды. Фермердің аты-жөні мен мекенжайы алынып тасталып, алаң нөмірмен ғана белгіленді.</p>',
            ru: '<p>Снимки трёх тысяч полей за пять лет сопоставили с историей кредитов. Имена и адреса фермеров убраны, поле обозначено только номером.</p>',
            en: '<p>Five years of images of three thousand fields were matched with loan histories. Names and addresses of farmers were removed, and a field is known by its number only.</p>',
          },
        },
        {
          id: 7334,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Банк пен фермерге', ru: 'Банку и фермеру', en: 'For banks and farmers' },
          items: [
            {
              title: { kz: 'Бұл кепілді алмастыра ма?', ru: 'Заменит ли это залог?', en: 'Does it replace collateral?' },
              text: {
                kz: '<p>Толық емес, бірақ шағын несиеге жеткілікті: қате үштен бірге азаяды.</p>',
                ru: '<p>Не полностью, но для небольшого займа достаточно: ошибок на треть меньше.</p>',
                en: '<p>Not entirely, but it is enough for a small loan: there are a third fewer mistakes.</p>',
              },
            },
            {
              title: { kz: 'Құрғақ жылы не болады?', ru: 'А в засушливый год?', en: 'What about a dry year?' },
              text: {
                kz: '<p>Индекс көрші алаңдармен салыстырылады, сондықтан ортақ құрғақшылық фермерге кінә болып тағылмайды.</p>',
                ru: '<p>Индекс сравнивают с соседними полями, поэтому общую засуху фермеру в вину не ставят.</p>',
                en: '<p>The index is compared with neighbouring fields, so a drought that hits everyone is not held against the farmer.</p>',
              },
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
        title: {
          kz: 'Табиғаттың бағасы: оқу құралы\u00a0– Нархоз университеті',
          ru: 'Цена природы: учебное пособие\u00a0— Университет Нархоз',
          en: 'The Price of Nature: a textbook – Narxoz University',
        },
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
            ru: '<p>Библиотека доставит её на кампус или домой.</p>',
            en: '<p>The library will bring it to the campus or to your home.</p>',
          },
          link: { text: { kz: 'Кітапхана', ru: 'Библиотека', en: 'Library' }, url: '/library' },
        },
        {
          id: 7335,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Кітаптың ішінде', ru: 'Что внутри', en: 'Inside the book' },
          items: [
            {
              title: { kz: '1–4-тараулар: неге тегін емес', ru: 'Главы 1–4: почему не бесплатно', en: 'Chapters 1–4: why it is not free' },
              text: {
                kz: '<p>Сыртқы әсер, қоғамдық игілік және меншік құқығы ауыл арығынан бастап түсіндіріледі.</p>',
                ru: '<p>Внешние эффекты, общественные блага и права собственности объясняются начиная с арыка в ауле.</p>',
                en: '<p>Externalities, public goods and property rights are explained starting from a village ditch.</p>',
              },
            },
            {
              title: { kz: '5–9-тараулар: қалай өлшеуге болады', ru: 'Главы 5–9: как измерить', en: 'Chapters 5–9: how to measure' },
              text: {
                kz: '<p>Ауа, су, жайылым мен орман бағасын есептеудің бес тәсілі, әрқайсысы Қазақстан дерегімен.</p>',
                ru: '<p>Пять способов оценить воздух, воду, пастбище и лес, каждый на казахстанских данных.</p>',
                en: '<p>Five ways to value air, water, pasture and forest, each with data from Kazakhstan.</p>',
              },
            },
            {
              title: { kz: '10–12-тараулар: кім төлейді', ru: 'Главы 10–12: кто платит', en: 'Chapters 10–12: who pays' },
              text: {
                kz: '<p>Салық, квота және келіссөз: үш шешімнің құны бір мысалда салыстырылады.</p>',
                ru: '<p>Налог, квота и переговоры: цена трёх решений сравнивается на одном примере.</p>',
                en: '<p>Tax, quota and negotiation: three solutions are compared on one example.</p>',
              },
            },
          ],
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
        kz: '<p>Тау-кен кәсіпорындарындағы тоқсан алты әйелмен жүргізілген сұхбат талданды. Мансапты тежейтін басты нәрсе\u00a0– ауысым кестесі мен балабақша уақытының сәйкессіздігі. Қысқа таңғы ауысым енгізілген учаскеде жұмыстан кету жартысына азайды.</p>',
        ru: '<p>Проанализированы интервью с девяноста шестью женщинами на горных предприятиях. Главная помеха карьере: график смен не совпадает с часами детского сада. Там, где ввели короткую утреннюю смену, увольнений стало вдвое меньше.</p>',
        en: '<p>Interviews with ninety-six women at mining companies are analysed. What holds careers back most is that shifts do not match nursery hours. Where a short morning shift was introduced, half as many women left.</p>',
      },
      seo: {
        title: {
          kz: 'Жүк көлігін тізгіндеген әйелдер\u00a0– Нархоз университеті',
          ru: 'Женщины за рулём самосвала\u00a0— Университет Нархоз',
          en: 'Women at the wheel of haul trucks – Narxoz University',
        },
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
        {
          id: 7336,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Сұхбаттардан', ru: 'Из интервью', en: 'From the interviews' },
          items: [
            {
              value: { kz: '96', ru: '96', en: '96' },
              title: { kz: 'әйел сұхбат берді', ru: 'женщин дали интервью', en: 'women were interviewed' },
            },
            { value: { kz: '7', ru: '7', en: '7' }, title: { kz: 'кен орны қамтылды', ru: 'рудников охвачено', en: 'mines took part' } },
            {
              value: { kz: '58\u00a0%', ru: '58\u00a0%', en: '58%' },
              title: {
                kz: 'балабақша уақытын басты кедергі деді',
                ru: 'назвали помехой часы детского сада',
                en: 'named nursery hours as the main obstacle',
              },
            },
          ],
        },
        {
          id: 7337,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Кәсіпорынға арналған ұсыныс', ru: 'Что может сделать предприятие', en: 'What a company can do' },
          desc: {
            kz: '<p>Таңғы қысқа ауысым еңбек өнімділігін төмендетпейді: екі кен орнында тасымал көлемі өзгерген жоқ, ал жаңа жүргізуші оқытуға кететін шығын азайды.</p>',
            ru: '<p>Короткая утренняя смена не снижает выработку: на двух рудниках объём перевозок не изменился, а расходы на обучение новых водителей упали.</p>',
            en: '<p>A short morning shift does not lower output: at two mines the tonnage stayed the same, and less was spent on training new drivers.</p>',
          },
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
          kz: 'Қозғалыстағы нысандарға арналған кеңістіктік индекс\u00a0– Нархоз',
          ru: 'Пространственный индекс для движущихся объектов\u00a0— Университет Нархоз',
          en: 'A spatial index for moving objects – Narxoz University',
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
        {
          id: 7338,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Салыстыру нәтижесі', ru: 'Результаты сравнения', en: 'How it compares' },
          columns: [
            { title: { kz: 'Көрсеткіш', ru: 'Показатель', en: 'Measure' } },
            { title: { kz: 'R-ағаш', ru: 'R-дерево', en: 'R-tree' } },
            { title: { kz: 'Ұсынылған индекс', ru: 'Предложенный индекс', en: 'Proposed index' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Секундына жаңарту', ru: 'Обновлений в секунду', en: 'Updates per second' } },
                { text: { kz: '41 мың', ru: '41 тыс.', en: '41,000' } },
                { text: { kz: '128 мың', ru: '128 тыс.', en: '128,000' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Іздеу уақыты', ru: 'Время поиска', en: 'Search time' } },
                { text: { kz: '5,8 мс', ru: '5,8 мс', en: '5.8 ms' } },
                { text: { kz: '1,9 мс', ru: '1,9 мс', en: '1.9 ms' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Жады', ru: 'Память', en: 'Memory' } },
                { text: { kz: '640 МБ', ru: '640 МБ', en: '640 MB' } },
                { text: { kz: '310 МБ', ru: '310 МБ', en: '310 MB' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 7339,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Идеясы қарапайым тілмен', ru: 'Идея простыми словами', en: 'The idea in plain words' },
          desc: {
            kz: '<p>Автобус көп жағдайда бағытынан шықпайды. Индекс орынды емес, бағыттағы аралықты сақтайды, сондықтан көлік жылжығанда ағашты қайта құру керек болмайды.</p>',
            ru: '<p>Автобус почти никогда не сходит с маршрута. Индекс хранит не точку, а отрезок пути, поэтому при движении дерево не нужно перестраивать.</p>',
            en: '<p>A bus hardly ever leaves its route. The index stores a stretch of the way instead of a point, so nothing has to be rebuilt as the bus moves.</p>',
          },
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
        title: {
          kz: 'Көш жолындағы жер-су аттары\u00a0– Нархоз университеті',
          ru: 'Названия мест вдоль кочевых путей\u00a0— Университет Нархоз',
          en: 'Place names along the migration routes – Narxoz University',
        },
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
        {
          id: 7340,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Атаулар туралы', ru: 'О названиях', en: 'About the names' },
          items: [
            {
              title: { kz: 'Жазылған атаулар', ru: 'Записано названий', en: 'Names recorded' },
              value: { kz: '130', ru: '130', en: '130' },
            },
            {
              title: { kz: 'Айтып берген ақсақалдар', ru: 'Рассказали старейшины', en: 'Told by elders' },
              value: { kz: '24 адам', ru: '24 человека', en: '24 people' },
            },
            {
              title: { kz: 'Картада бұрын жоқ', ru: 'Раньше не было на картах', en: 'Not on any map before' },
              value: { kz: '47 атау', ru: '47 названий', en: '47 names' },
            },
          ],
        },
        {
          id: 7341,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Деректі қалай пайдалануға болады', ru: 'Как пользоваться данными', en: 'How to use the data' },
          desc: {
            kz: '<p>Атаулардың координатасы мен дыбыс жазбасы мақаланың қосымшасында. Мектептер оны өлкетану сабағына, маршрут иелері көрсеткіш тақтаға тегін қолдана алады.</p>',
            ru: '<p>Координаты и звук каждого названия есть в приложении к статье. Школы могут бесплатно брать их для краеведения, владельцы маршрутов\u00a0— для указателей.</p>',
            en: '<p>The coordinates and the sound of every name are in the appendix. Schools may use them free of charge for local history, owners of trails for their signs.</p>',
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
          kz: 'Күйзеліс шкаласының қазақша нұсқасы\u00a0– Нархоз университеті',
          ru: 'Казахская версия шкалы стресса\u00a0— Университет Нархоз',
          en: 'A Kazakh version of the stress scale – Narxoz University',
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
        {
          id: 7342,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Бейімдеу кезеңдері', ru: 'Этапы адаптации', en: 'Stages of the adaptation' },
          items: [
            {
              title: { kz: 'Екі аударма', ru: 'Два перевода', en: 'Two translations' },
              desc: {
                kz: '<p>Екі аудармашы бөлек аударып, үшіншісі кері аударды.</p>',
                ru: '<p>Двое перевели независимо, третий перевёл обратно.</p>',
                en: '<p>Two people translated it independently, a third translated it back.</p>',
              },
            },
            {
              title: { kz: 'Дауыстап ойлау', ru: 'Мысли вслух', en: 'Thinking aloud' },
              desc: {
                kz: '<p>Отыз студент әр сұрақты қалай түсінгенін дауыстап айтты, үш сұрақ осыдан кейін ауыстырылды.</p>',
                ru: '<p>Тридцать студентов вслух объясняли, как понимают вопрос; после этого заменили три вопроса.</p>',
                en: '<p>Thirty students said aloud how they understood each question; three were then replaced.</p>',
              },
            },
            {
              title: { kz: 'Үлкен сынақ', ru: 'Большая проверка', en: 'The large test' },
              desc: {
                kz: '<p>Сегіз университеттің 1\u00a0260 студенті толтырды, 200-і екі аптадан соң қайталады.</p>',
                ru: '<p>Анкету заполнили 1\u00a0260 студентов восьми университетов, 200 повторили через две недели.</p>',
                en: '<p>It was filled in by 1,260 students of eight universities, 200 of them again after two weeks.</p>',
              },
            },
          ],
        },
        {
          id: 7343,
          type: 'facts',
          group: 3,
          position: 3,
          title: { kz: 'Сенімділігі', ru: 'Надёжность', en: 'Reliability' },
          items: [
            {
              title: { kz: 'Ішкі келісім', ru: 'Внутренняя согласованность', en: 'Internal consistency' },
              value: { kz: '0,87', ru: '0,87', en: '0.87' },
            },
            { title: { kz: 'Қайталау', ru: 'Повторный тест', en: 'Retest' }, value: { kz: '0,82', ru: '0,82', en: '0.82' } },
            { title: { kz: 'Түпнұсқада', ru: 'У оригинала', en: 'Original' }, value: { kz: '0,86', ru: '0,86', en: '0.86' } },
          ],
        },
      ],
    },
  },
]
