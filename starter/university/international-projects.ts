import { starter } from '../starter-entry.ts'

export const internationalProjects = starter('international-project', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Орталық Азиядағы жасыл қаржы', ru: 'Зелёные финансы в Центральной Азии', en: 'Green Finance in Central Asia' },
      lead: {
        kz: 'Төрт елдің университеттері климаттық тәуекел туралы ортақ магистрлік курс әзірлеп жатыр.',
        ru: 'Университеты четырёх стран готовят общий магистерский курс о климатических рисках.',
        en: 'Universities of four countries are creating a common master’s course on climate risk.',
      },
      funder: { kz: 'Erasmus+ бағдарламасы', ru: 'Программа Erasmus+', en: 'Erasmus+ programme' },
      partners: {
        kz: 'Линдау қолданбалы ғылымдар университеті, По алқабы университеті, Ферғана алқабы университеті',
        ru: 'Университет прикладных наук Линдау, Университет долины По, Университет Ферганской долины',
        en: 'Lindau University of Applied Sciences, Po Valley University, Ferghana Valley University',
      },
      period: { kz: '2025–2028 жж.', ru: '2025–2028 гг.', en: '2025–2028' },
      head: { kz: 'Шынар Мұхтарова', ru: 'Шынар Мухтарова', en: 'Shynar Mukhtarova' },
      desc: {
        kz: '<p>Курс алты модульден тұрады, әр модульді бір университет дайындайды, ал студент кез келген төртеуін таңдайды. Сабақ ағылшын тілінде, бірақ кейстер әр елдің өз деректерінен құралған.</p><p>2026 жылдың күзінде алғашқы жиырма сегіз магистрант оқуын бастады.</p>',
        ru: '<p>В курсе шесть модулей, каждый готовит один университет, студент выбирает любые четыре. Занятия идут на английском, но кейсы взяты из данных каждой страны.</p><p>Осенью 2026 года начали учиться первые двадцать восемь магистрантов.</p>',
        en: '<p>The course has six modules, each prepared by one university, and a student takes any four. Teaching is in English, but every country’s cases come from its own data.</p><p>The first twenty-eight students began in the autumn of 2026.</p>',
      },
      url: 'https://www.example.org/projects/green-finance',
    },
  },
  {
    id: 2,
    attributes: {
      title: {
        kz: 'Мемлекеттік қызметшінің цифрлық дағдылары',
        ru: 'Цифровые навыки госслужащего',
        en: 'Digital Skills for Public Servants',
      },
      lead: {
        kz: 'Аудан мен ауыл әкімдігі қызметкерлеріне арналған дерекпен жұмыс курсы үш елде қатар сыналады.',
        ru: 'Курс работы с данными для сотрудников районных и сельских акиматов одновременно проверяют в трёх странах.',
        en: 'A course in working with data for district and village officials is being tried out in three countries at once.',
      },
      funder: { kz: 'Азия даму қоры', ru: 'Азиатский фонд развития', en: 'Asian Development Fund' },
      partners: {
        kz: 'Ханган ұлттық университеті, Алатоо менеджмент университеті',
        ru: 'Национальный университет Ханган, Университет менеджмента Алатоо',
        en: 'Hangang National University, Alatoo University of Management',
      },
      period: { kz: '2024–2027 жж.', ru: '2024–2027 гг.', en: '2024–2027' },
      head: { kz: 'Олжас Мырзахметов', ru: 'Олжас Мырзахметов', en: 'Olzhas Myrzakhmetov' },
      desc: {
        kz: '<p>Қырық сағаттық курс қызметшінің өз кестесінен басталады: тыңдаушы жұмысындағы бір есепті әкеліп, соны оқып жүріп реттейді. Қазақстанда курстан 640 адам өтті, олардың үштен екісі\u00a0– ауыл әкімдігінен.</p>',
        ru: '<p>Сорокачасовой курс начинается с таблицы самого служащего: слушатель приносит один рабочий отчёт и приводит его в порядок, пока учится. В Казахстане курс прошли 640 человек, две трети из них работают в сельских акиматах.</p>',
        en: '<p>The forty-hour course starts from the official’s own spreadsheet: each participant brings one report from work and puts it in order while learning. In Kazakhstan 640 people have taken it, two thirds of them from village administrations.</p>',
      },
      url: 'https://www.example.org/projects/digital-skills',
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: 'Өзеннің екі жағасы', ru: 'Два берега реки', en: 'Two Banks of the River' },
      lead: {
        kz: 'Сырдария бойындағы үш елдің студенттері су бөлісу келіссөздерін рөлдік ойын түрінде үйренеді.',
        ru: 'Студенты трёх стран бассейна Сырдарьи учатся делить воду в ролевой игре.',
        en: 'Students of three countries on the Syr Darya learn to share its water in a role-play.',
      },
      funder: { kz: 'Орталық Азия су қоры', ru: 'Водный фонд Центральной Азии', en: 'Central Asia Water Fund' },
      partners: {
        kz: 'Мәуереннахр экономика университеті, Ферғана алқабы университеті',
        ru: 'Мавераннахрский университет экономики, Университет Ферганской долины',
        en: 'Mawarannahr University of Economics, Ferghana Valley University',
      },
      period: { kz: '2025–2026 жж.', ru: '2025–2026 гг.', en: '2025–2026' },
      head: { kz: 'Ләйлә Сүлейменова', ru: 'Лейла Сулейменова', en: 'Leila Suleimenova' },
      desc: {
        kz: '<p>Ойын нақты гидрологиялық деректерге құрылған, бір тур он жылдық кезеңді қамтиды. Қатысушылар ел ауыстырып ойнайды, сондықтан әркім көршінің мүддесін қорғап көреді.</p><p>2026 жылғы сәуірде Ташкентте өткен ойынға алпыс студент қатысты.</p>',
        ru: '<p>Игра построена на настоящих гидрологических данных, один тур охватывает десять лет. Участники меняются странами, и каждому приходится защищать интересы соседа.</p><p>В апреле 2026 года в Ташкенте играли шестьдесят студентов.</p>',
        en: '<p>The game is built on real hydrological data, and one round covers ten years. Players change countries, so that everyone has to defend a neighbour’s interests.</p><p>Sixty students played in Tashkent in April 2026.</p>',
      },
      url: 'https://www.example.org/projects/two-banks',
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: 'Кедергісіз университет', ru: 'Университет без барьеров', en: 'University without Barriers' },
      lead: {
        kz: 'Бес университет ерекше қажеттілігі бар студенттерге арналған кампус пен курстарды бірге тексереді.',
        ru: 'Пять университетов вместе проверяют кампусы и курсы глазами студентов с особыми потребностями.',
        en: 'Five universities test their campuses and courses together through the eyes of students with special needs.',
      },
      funder: { kz: 'Еуропа инклюзия қоры', ru: 'Европейский фонд инклюзии', en: 'European Inclusion Fund' },
      partners: {
        kz: 'Балтық теңізі техникалық университеті, Леванте университеті, Неман университеті, Анадолы жаңа университеті',
        ru: 'Балтийский морской технический университет, Университет Леванте, Неманский университет, Новый университет Анатолии',
        en: 'Baltic Coast Technical University, University of Levante, Nemunas University, New Anatolia University',
      },
      period: { kz: '2024–2026 жж.', ru: '2024–2026 гг.', en: '2024–2026' },
      head: { kz: 'Раушан Сәрсенбаева', ru: 'Раушан Сарсенбаева', en: 'Raushan Sarsenbayeva' },
      desc: {
        kz: '<p>Тексерушілер\u00a0– студенттердің өзі: арбамен жүретін, нашар көретін немесе нашар еститін жігіттер мен қыздар. Олар әр кампустан бір күн өтіп, кедергілер картасын жасады.</p><p>Біздің кампуста елу тоғыз кедергі табылды, қазір соның елу бірі жойылды.</p>',
        ru: '<p>Проверяют сами студенты: те, кто передвигается на коляске, плохо видит или плохо слышит. Они провели по дню в каждом кампусе и составили карту препятствий.</p><p>У нас нашли пятьдесят девять, пятьдесят одно уже устранено.</p>',
        en: '<p>The inspectors are students themselves, who use a wheelchair or are hard of sight or hearing. They spent a day on each campus and drew a map of obstacles.</p><p>On ours they found fifty-nine, of which fifty-one are gone.</p>',
      },
      url: 'https://www.example.org/projects/without-barriers',
    },
  },
  {
    id: 5,
    attributes: {
      title: {
        kz: 'Түркі тілдеріндегі экономика сөздігі',
        ru: 'Словарь экономики на тюркских языках',
        en: 'A Turkic Dictionary of Economics',
      },
      lead: {
        kz: 'Алты мың экономика термині қазақ, түрік, өзбек және қырғыз тілдерінде салыстырылып, түсіндіріледі.',
        ru: 'Шесть тысяч экономических терминов сопоставляются и объясняются на казахском, турецком, узбекском и кыргызском.',
        en: 'Six thousand economic terms are compared and explained in Kazakh, Turkish, Uzbek and Kyrgyz.',
      },
      funder: { kz: 'Түркі академиялық қоры', ru: 'Тюркский академический фонд', en: 'Turkic Academic Foundation' },
      partners: {
        kz: 'Мармара жағалауы университеті, Мәуереннахр экономика университеті, Алатоо менеджмент университеті',
        ru: 'Университет Мраморноморского побережья, Мавераннахрский университет экономики, Университет менеджмента Алатоо',
        en: 'Marmara Coast University, Mawarannahr University of Economics, Alatoo University of Management',
      },
      period: { kz: '2023–2026 жж.', ru: '2023–2026 гг.', en: '2023–2026' },
      head: { kz: 'Гүлнәр Сәдуақасова', ru: 'Гульнар Садуакасова', en: 'Gulnar Saduakassova' },
      desc: {
        kz: '<p>Әр терминнің тұсында оқулықтан алынған сөйлем тұр, сондықтан студент сөздің қолданысын көреді. Сөздіктің «А–Қ» бөлімі жарық көрді, электрондық нұсқасы тегін.</p>',
        ru: '<p>При каждом термине стоит предложение из учебника, и студент видит слово в деле. Первая половина словаря вышла, электронная версия бесплатна.</p>',
        en: '<p>Each term stands with a sentence from a textbook, so that a student sees the word at work. The first half has been published, and the online version is free.</p>',
      },
      url: 'https://www.example.org/projects/dictionary',
    },
  },
  {
    id: 6,
    attributes: {
      title: {
        kz: 'Орта дәліз: порттан базарға дейін',
        ru: 'Срединный коридор: от порта до рынка',
        en: 'The Middle Corridor: from Port to Market',
      },
      lead: {
        kz: 'Каспий арқылы өтетін жүктің уақыты мен құнын үш порттың деректері бойынша зерттейміз.',
        ru: 'Изучаем время и стоимость грузов через Каспий по данным трёх портов.',
        en: 'We study the time and cost of freight across the Caspian with data from three ports.',
      },
      funder: { kz: 'Каспий зерттеу қоры', ru: 'Каспийский исследовательский фонд', en: 'Caspian Research Fund' },
      partners: {
        kz: 'Пусан теңіз сауда университеті, Шығыс Қытай сауда университеті',
        ru: 'Университет морской торговли Пусана, Восточно-Китайский университет торговли',
        en: 'Busan University of Maritime Trade, East China University of Commerce',
      },
      period: { kz: '2026–2028 жж.', ru: '2026–2028 гг.', en: '2026–2028' },
      head: { kz: 'Дәурен Әлімбеков', ru: 'Даурен Алимбеков', en: 'Dauren Alimbekov' },
      desc: {
        kz: '<p>Топ контейнерді Алматыдан Потиге дейін бақылап, әр тоқтауын жазып отырады. Алғашқы бақылау көрсеткендей, жол уақытының үштен бірі құжат күтуге кетеді.</p>',
        ru: '<p>Группа следит за контейнером от Алматы до Поти и записывает каждую остановку. Первые наблюдения показали, что треть времени уходит на ожидание документов.</p>',
        en: '<p>The team follows a container from Almaty to Poti and records every halt. First observations show that a third of the time goes on waiting for documents.</p>',
      },
      url: 'https://www.example.org/projects/middle-corridor',
    },
  },
])
