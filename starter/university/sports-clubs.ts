import { starter } from '../starter-entry.ts'

export const sportsClubs = starter('sports-club', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Волейбол клубы', ru: 'Волейбольный клуб', en: 'Volleyball Club' },
      lead: {
        kz: 'Қыздар мен жігіттер құрамасы қалалық студенттік лигада ойнайды; әуесқойларға бөлек топ ашылған.',
        ru: 'Женская и мужская сборные играют в городской студенческой лиге; для любителей есть отдельная группа.',
        en: 'The women’s and men’s teams play in the city student league; there is a separate group for fun.',
      },
      coach: { kz: 'Қанат Бектұров', ru: 'Канат Бектуров', en: 'Kanat Bekturov' },
      schedule: { kz: 'Сс, Бс 18:00–20:00', ru: 'Вт, Чт 18:00–20:00', en: 'Tue, Thu 18:00–20:00' },
      place: { kz: '2-корпус, үлкен спорт залы', ru: 'Корпус 2, большой спортзал', en: 'Building 2, main sports hall' },
      phone: '+7 (727) 377-11-75',
    },
  },
  {
    id: 2,
    attributes: {
      title: { kz: 'Баскетбол клубы', ru: 'Баскетбольный клуб', en: 'Basketball Club' },
      lead: {
        kz: 'Сегіз университет қатысатын кампус кубогын өткіземіз, кешке үшке-үш ойындар бәріне ашық.',
        ru: 'Проводим кубок кампуса для восьми университетов, вечерние игры три на три открыты всем.',
        en: 'We host a cup for eight universities, and evening three-on-three games are open to all.',
      },
      coach: { kz: 'Ержан Сағынтаев', ru: 'Ержан Сагинтаев', en: 'Yerzhan Sagintayev' },
      schedule: { kz: 'Дс, Ср, Жм 19:00–21:00', ru: 'Пн, Ср, Пт 19:00–21:00', en: 'Mon, Wed, Fri 19:00–21:00' },
      place: { kz: '2-корпус, үлкен спорт залы', ru: 'Корпус 2, большой спортзал', en: 'Building 2, main sports hall' },
      phone: '+7 (727) 377-11-75',
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: 'Футзал клубы', ru: 'Футзальный клуб', en: 'Futsal Club' },
      lead: {
        kz: 'Мектептер арасындағы лига қыркүйектен мамырға дейін жүреді, он екі команда қатысады.',
        ru: 'Лига между школами идёт с сентября по май, в ней двенадцать команд.',
        en: 'A league between the schools runs from September to May with twelve teams.',
      },
      coach: { kz: 'Руслан Ким', ru: 'Руслан Ким', en: 'Ruslan Kim' },
      schedule: { kz: 'Сс, Жм 17:00–19:00', ru: 'Вт, Пт 17:00–19:00', en: 'Tue, Fri 17:00–19:00' },
      place: { kz: 'Кампус стадионы, жабық алаң', ru: 'Стадион кампуса, крытая площадка', en: 'Campus stadium, covered pitch' },
      phone: '+7 (727) 377-11-75',
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: 'Қазақ күресі клубы', ru: 'Клуб казахской борьбы', en: 'Kazakh Wrestling Club' },
      lead: {
        kz: 'Салмақ дәрежесі бойынша бес топ жаттығады, екі балуанымыз ел чемпионатының жүлдегері.',
        ru: 'Занимаются пять групп по весу, двое борцов\u00a0— призёры чемпионата страны.',
        en: 'Five groups train by weight, and two of our wrestlers are national medallists.',
      },
      coach: { kz: 'Бауыржан Исаев', ru: 'Бауыржан Исаев', en: 'Bauyrzhan Isayev' },
      schedule: { kz: 'Дс, Ср, Сб 17:30–19:30', ru: 'Пн, Ср, Сб 17:30–19:30', en: 'Mon, Wed, Sat 17:30–19:30' },
      place: { kz: '2-корпус, шағын зал', ru: 'Корпус 2, малый зал', en: 'Building 2, small hall' },
      phone: '+7 (727) 377-11-75',
    },
  },
  {
    id: 5,
    attributes: {
      title: { kz: 'Тоғызқұмалақ және шахмат клубы', ru: 'Клуб тогызкумалака и шахмат', en: 'Togyzkumalak and Chess Club' },
      lead: {
        kz: 'Халықаралық шебердің жетекшілігімен есеп шығарып, ай сайын блиц турнирін өткіземіз.',
        ru: 'Под руководством международного мастера решаем задачи и раз в месяц играем блиц-турнир.',
        en: 'Led by an international master, we solve problems and play a blitz tournament every month.',
      },
      coach: { kz: 'Гүлназ Әшірбекова', ru: 'Гульназ Аширбекова', en: 'Gulnaz Ashirbekova' },
      schedule: { kz: 'Ср, Сб 15:00–18:00', ru: 'Ср, Сб 15:00–18:00', en: 'Wed, Sat 15:00–18:00' },
      place: { kz: '2-корпус, 214-бөлме', ru: 'Корпус 2, комната 214', en: 'Building 2, room 214' },
      phone: '+7 (727) 377-11-75',
    },
  },
  {
    id: 6,
    attributes: {
      title: { kz: 'Альпинизм және жорық клубы', ru: 'Клуб альпинизма и походов', en: 'Mountaineering and Hiking Club' },
      lead: {
        kz: 'Демалыс сайын Іле Алатауына шығамыз, жабдықты клубтан тегін алуға болады.',
        ru: 'Каждые выходные выходим в Заилийский Алатау, снаряжение клуб выдаёт бесплатно.',
        en: 'We walk in the Trans-Ili Alatau every weekend, and the club lends equipment free of charge.',
      },
      coach: { kz: 'Сергей Волков', ru: 'Сергей Волков', en: 'Sergei Volkov' },
      schedule: {
        kz: 'Бс 19:00\u00a0– дайындық, Жк\u00a0– жорық',
        ru: 'Чт 19:00\u00a0— подготовка, Вс\u00a0— поход',
        en: 'Thu 19:00 training, Sun hike',
      },
      place: { kz: 'Өрмелеу қабырғасы, 2-корпус', ru: 'Скалодром, корпус 2', en: 'Climbing wall, building 2' },
      phone: '+7 (727) 377-11-75',
    },
  },
  {
    id: 7,
    attributes: {
      title: { kz: 'Жүзу клубы', ru: 'Клуб плавания', en: 'Swimming Club' },
      lead: {
        kz: 'Судан қорқатындардан бастап спорт шеберіне үміткерлерге дейін төрт деңгейде үйретеміз.',
        ru: 'Учим на четырёх уровнях: от тех, кто боится воды, до кандидатов в мастера спорта.',
        en: 'We teach at four levels, from those afraid of water to competition swimmers.',
      },
      coach: { kz: 'Камила Өтегенова', ru: 'Камила Утегенова', en: 'Kamila Utegenova' },
      schedule: { kz: 'Дс–Жм 7:00–9:00', ru: 'Пн–Пт 7:00–9:00', en: 'Mon–Fri 7:00–9:00' },
      place: { kz: 'Қалалық бассейн, 25 метр', ru: 'Городской бассейн, 25 метров', en: 'City pool, 25 metres' },
      phone: '+7 (727) 377-11-75',
    },
  },
  {
    id: 8,
    attributes: {
      title: { kz: 'Йога және созылу тобы', ru: 'Группа йоги и растяжки', en: 'Yoga and Stretching Group' },
      lead: {
        kz: 'Сессия кезіндегі күйзелісті азайтатын жұмсақ жаттығулар; мүгедектігі бар студенттерге бейімделген.',
        ru: 'Мягкие занятия, снимающие стресс во время сессии; подходят студентам с инвалидностью.',
        en: 'Gentle classes that ease stress at exam time, adapted for students with disabilities.',
      },
      coach: { kz: 'Ләззат Мұқанова', ru: 'Ляззат Муканова', en: 'Lyazzat Mukanova' },
      schedule: { kz: 'Сс, Бс 8:00–9:00', ru: 'Вт, Чт 8:00–9:00', en: 'Tue, Thu 8:00–9:00' },
      place: { kz: '2-корпус, шағын зал', ru: 'Корпус 2, малый зал', en: 'Building 2, small hall' },
      phone: '+7 (727) 377-11-75',
    },
  },
])
