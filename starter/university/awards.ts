import { starter } from '../starter-entry.ts'

export const awards = starter('award', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Орталық Азия дебат кубогы', ru: 'Кубок Центральной Азии по дебатам', en: 'Central Asian Debate Cup' },
      recipient: { kz: 'Университеттің дебат командасы', ru: 'Дебатная команда университета', en: 'The university debate team' },
      year: 2026,
      lead: {
        kz: 'Финалда Ташкент командасын жеңіп, сегіз елдің 24 командасы арасында бірінші орын алды.',
        ru: 'Обыграв в финале команду Ташкента, наши дебатёры стали первыми среди 24 команд из восьми стран.',
        en: 'Beating Tashkent in the final, our debaters came first among 24 teams from eight countries.',
      },
    },
  },
  {
    id: 2,
    attributes: {
      title: {
        kz: 'Студенттік инвестиция чемпионаты, алтын',
        ru: 'Студенческий чемпионат по инвестициям, золото',
        en: 'Student Investment Championship, gold',
      },
      recipient: { kz: 'Инвестициялық клуб', ru: 'Инвестиционный клуб', en: 'Investment Club' },
      year: 2026,
      lead: {
        kz: 'Үш айлық сауда ойынында клуб портфелінің құны 21 пайызға өсті.',
        ru: 'За три месяца торговой игры портфель клуба вырос на 21 процент.',
        en: 'The club’s portfolio grew by 21 per cent over a three-month trading game.',
      },
    },
  },
  {
    id: 3,
    attributes: {
      title: {
        kz: 'Халықаралық құқық сот ойындарының ұлттық кезеңі, І орын',
        ru: 'Национальный этап конкурса по международному праву, I место',
        en: 'National moot in international law, first place',
      },
      recipient: { kz: 'Құқық мектебінің командасы', ru: 'Команда школы права', en: 'The law school team' },
      year: 2026,
      lead: {
        kz: 'Төрт студент теңіз шекарасы туралы дауды екі жақтан да ұтып шығып, әлемдік кезеңге жолдама алды.',
        ru: 'Четверо студентов выиграли спор о морской границе за обе стороны и вышли в мировой финал.',
        en: 'Four students won a maritime boundary case from both sides and went through to the world rounds.',
      },
      url: '/jessup',
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: 'Жыл волонтерлері', ru: 'Волонтёры года', en: 'Volunteers of the Year' },
      recipient: { kz: '«Мейірім» волонтерлер клубы', ru: 'Волонтёрский клуб «Мейирим»', en: 'Meiirim Volunteer Club' },
      year: 2025,
      lead: {
        kz: 'Клуб мүшелері су тасқынынан зардап шеккен 60 отбасына құжаттарын қалпына келтіруге көмектесті.',
        ru: 'Участники клуба помогли 60 семьям, пострадавшим от паводка, восстановить документы.',
        en: 'Club members helped 60 families hit by floods to replace their documents.',
      },
      url: '/volunteers',
    },
  },
  {
    id: 5,
    attributes: {
      title: {
        kz: 'Деректер талдауы олимпиадасы, күміс',
        ru: 'Олимпиада по анализу данных, серебро',
        en: 'Data Analysis Olympiad, silver',
      },
      recipient: { kz: 'Айбек Сұлтанов, Дина Цой', ru: 'Айбек Султанов, Дина Цой', en: 'Aibek Sultanov and Dina Tsoi' },
      year: 2025,
      lead: {
        kz: 'Екі студент жедел жәрдем шақыруларын болжайтын үлгі құрып, 90 команданың ішінде екінші болды.',
        ru: 'Двое студентов построили модель вызовов скорой помощи и стали вторыми среди 90 команд.',
        en: 'Two students built a model of ambulance calls and came second of 90 teams.',
      },
      url: '/olympiad',
    },
  },
  {
    id: 6,
    attributes: {
      title: {
        kz: 'Студенттік театрлар фестивалінің бас жүлдесі',
        ru: 'Гран-при фестиваля студенческих театров',
        en: 'Grand prix of the Student Theatre Festival',
      },
      recipient: { kz: '«Шымылдық» театры', ru: 'Театр «Шымылдык»', en: 'Shymyldyk Theatre' },
      year: 2025,
      lead: {
        kz: 'Қазылар Әуезов әңгімелері бойынша сөзсіз қойылымды маусымның ең батыл ізденісі деп бағалады.',
        ru: 'Жюри назвало спектакль без слов по рассказам Ауэзова самой смелой работой сезона.',
        en: 'The jury called its wordless play after Auezov’s stories the boldest work of the season.',
      },
    },
  },
  {
    id: 7,
    attributes: {
      title: {
        kz: 'Қалалық студенттік волейбол лигасы, қола',
        ru: 'Городская студенческая лига волейбола, бронза',
        en: 'City Student Volleyball League, bronze',
      },
      recipient: { kz: 'Қыздар құрамасы', ru: 'Женская сборная', en: 'The women’s team' },
      year: 2025,
      lead: {
        kz: 'Құрама соңғы он ойынның тоғызында жеңіп, жеті жылдан кейін жүлделі орынға оралды.',
        ru: 'Выиграв девять из последних десяти игр, сборная вернулась на пьедестал спустя семь лет.',
        en: 'Winning nine of its last ten matches, the team returned to the podium after seven years.',
      },
    },
  },
  {
    id: 8,
    attributes: {
      title: { kz: 'Инклюзивті кампус белгісі', ru: 'Знак «Инклюзивный кампус»', en: 'Inclusive Campus Mark' },
      recipient: { kz: 'Нархоз университеті', ru: 'Университет Нархоз', en: 'Narxoz University' },
      year: 2024,
      lead: {
        kz: 'Комиссия кедергісіз кіреберістерді, ымдау тілі аудармашысын және бейімделген сайтты тексерді.',
        ru: 'Комиссия проверила безбарьерные входы, работу сурдопереводчика и доступность сайта.',
        en: 'The inspectors looked at step-free entrances, sign language interpreting and the accessible website.',
      },
      url: '/inclusion',
    },
  },
  {
    id: 9,
    attributes: {
      title: {
        kz: 'Әлеуметтік стартаптар байқауы, І орын',
        ru: 'Конкурс социальных стартапов, I место',
        en: 'Social Start-up Competition, first place',
      },
      recipient: { kz: '«Қайта» командасы', ru: 'Команда «Кайта»', en: 'Team Kaita' },
      year: 2024,
      lead: {
        kz: 'Студенттер мата қалдығынан сөмке тігетін цех ашып, сегіз анаға жұмыс берді.',
        ru: 'Студенты открыли цех, где из остатков ткани шьют сумки, и дали работу восьми мамам.',
        en: 'The students opened a workshop that sews bags from fabric scraps and employs eight mothers.',
      },
    },
  },
  {
    id: 10,
    attributes: {
      title: { kz: 'Үздік студенттік өзін-өзі басқару', ru: 'Лучшее студенческое самоуправление', en: 'Best Student Government' },
      recipient: { kz: 'Студенттік кеңес', ru: 'Студенческий совет', en: 'Student Council' },
      year: 2023,
      lead: {
        kz: 'Қала байқауында кеңестің сессия кезіндегі түнгі оқу залы туралы бастамасы ерекше аталды.',
        ru: 'На городском конкурсе особо отметили инициативу совета о ночном читальном зале во время сессии.',
        en: 'The city competition praised the council’s initiative to keep a reading room open at night during exams.',
      },
    },
  },
])
