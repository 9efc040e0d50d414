import { starter } from '../starter-entry.ts'

export const universities = starter('university', [
  {
    id: 1,
    attributes: {
      title: {
        kz: 'Линдау қолданбалы ғылымдар университеті',
        ru: 'Университет прикладных наук Линдау',
        en: 'Lindau University of Applied Sciences',
      },
      country: 'DE',
      city: { kz: 'Линдау', ru: 'Линдау', en: 'Lindau' },
      group: 81,
      programs: {
        kz: 'Менеджмент, логистика, қаржы: бір семестрлік алмасу, жылына алты орын',
        ru: 'Менеджмент, логистика, финансы: обмен на семестр, шесть мест в год',
        en: 'Management, logistics, finance: one-semester exchange, six places a year',
      },
      url: 'https://www.example.org/universities/lindau',
    },
  },
  {
    id: 2,
    attributes: {
      title: { kz: 'Ханган ұлттық университеті', ru: 'Национальный университет Ханган', en: 'Hangang National University' },
      country: 'KR',
      city: { kz: 'Сеул', ru: 'Сеул', en: 'Seoul' },
      group: 82,
      programs: {
        kz: 'Халықаралық бизнес және деректер ғылымы: «2+2» қос дипломды бағдарлама',
        ru: 'Международный бизнес и наука о данных: двойной диплом по схеме «2+2»',
        en: 'International business and data science: a 2+2 double degree',
      },
      url: 'https://www.example.org/universities/hangang',
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: 'Мармара жағалауы университеті', ru: 'Университет Мраморноморского побережья', en: 'Marmara Coast University' },
      country: 'TR',
      city: { kz: 'Стамбул', ru: 'Стамбул', en: 'Istanbul' },
      group: 84,
      programs: {
        kz: 'Экономика, халықаралық қатынастар, туризм: Mevlana бағдарламасы бойынша алмасу',
        ru: 'Экономика, международные отношения, туризм: обмен по программе Mevlana',
        en: 'Economics, international relations, tourism: exchange under the Mevlana programme',
      },
      url: 'https://www.example.org/universities/marmara-coast',
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: 'Рона бизнес-мектебі', ru: 'Бизнес-школа Роны', en: 'Rhône School of Business' },
      country: 'FR',
      city: { kz: 'Лион', ru: 'Лион', en: 'Lyon' },
      group: 81,
      programs: {
        kz: 'Маркетинг пен сән индустриясын басқару: магистратурадағы қос диплом',
        ru: 'Маркетинг и управление в индустрии моды: двойной диплом магистратуры',
        en: 'Marketing and fashion management: a double master’s degree',
      },
      url: 'https://www.example.org/universities/rhone',
    },
  },
  {
    id: 5,
    attributes: {
      title: {
        kz: 'Кедр алқабы мемлекеттік университеті',
        ru: 'Государственный университет Сидар-Вэлли',
        en: 'Cedar Valley State University',
      },
      country: 'US',
      city: { kz: 'Портленд', ru: 'Портленд', en: 'Portland' },
      group: 85,
      programs: {
        kz: 'Қаржы және есеп: ағылшын тіліндегі семестр, оқу ақысы төленбейді',
        ru: 'Финансы и учёт: семестр на английском языке без платы за обучение',
        en: 'Finance and accounting: a semester in English with tuition waived',
      },
      url: 'https://www.example.org/universities/cedar-valley',
    },
  },
  {
    id: 6,
    attributes: {
      title: { kz: 'Эльба экономикалық университеті', ru: 'Экономический университет Эльбы', en: 'Elbe University of Economics' },
      country: 'DE',
      city: { kz: 'Дрезден', ru: 'Дрезден', en: 'Dresden' },
      group: 81,
      programs: {
        kz: 'Эконометрика және мемлекеттік қаржы бойынша докторанттардың ғылыми тағылымдамасы',
        ru: 'Научные стажировки докторантов по эконометрике и государственным финансам',
        en: 'Research stays for doctoral students in econometrics and public finance',
      },
      url: 'https://www.example.org/universities/elbe',
    },
  },
  {
    id: 7,
    attributes: {
      title: { kz: 'Линдау басқару мектебі', ru: 'Школа управления Линдау', en: 'Lindau School of Management' },
      country: 'DE',
      city: { kz: 'Линдау', ru: 'Линдау', en: 'Lindau' },
      group: 81,
      programs: {
        kz: 'Халықаралық менеджмент: «3+1» қос диплом және неміс компаниясындағы ақылы практика',
        ru: 'Международный менеджмент: двойной диплом «3+1» и оплачиваемая практика в немецкой компании',
        en: 'International management: a 3+1 double degree with a paid placement in a German company',
      },
      url: 'https://www.example.org/universities/lindau-management',
    },
  },
  {
    id: 8,
    attributes: {
      title: {
        kz: 'Балтық теңізі техникалық университеті',
        ru: 'Балтийский морской технический университет',
        en: 'Baltic Coast Technical University',
      },
      country: 'DE',
      city: { kz: 'Росток', ru: 'Росток', en: 'Rostock' },
      group: 81,
      programs: {
        kz: 'Бизнес-информатика: Erasmus+ аясында екі семестрге дейін',
        ru: 'Бизнес-информатика: до двух семестров в рамках Erasmus+',
        en: 'Business informatics: up to two semesters under Erasmus+',
      },
      url: 'https://www.example.org/universities/baltic-coast',
    },
  },
  {
    id: 9,
    attributes: {
      title: { kz: 'Вальмон колледжі', ru: 'Колледж Вальмон', en: 'College Valmont' },
      country: 'FR',
      city: { kz: 'Шамбери', ru: 'Шамбери', en: 'Chambéry' },
      group: 81,
      programs: {
        kz: 'Туризм және қонақжайлылық: тау шаңғысы маусымы мен гастрономияны қамтитын қос диплом',
        ru: 'Туризм и гостеприимство: двойной диплом с горнолыжным сезоном и гастрономией',
        en: 'Tourism and hospitality: a double degree that covers the ski season and gastronomy',
      },
      url: 'https://www.example.org/universities/valmont',
    },
  },
  {
    id: 10,
    attributes: {
      title: { kz: 'Жоғары Савойя туризм институты', ru: 'Институт туризма Верхней Савойи', en: 'Haute-Savoie Institute of Tourism' },
      country: 'FR',
      city: { kz: 'Анси', ru: 'Анси', en: 'Annecy' },
      group: 81,
      programs: {
        kz: 'Қонақжайлылық және тау туризмі: серіктес қонақүйлердегі ақылы практикамен',
        ru: 'Гостеприимство и горный туризм с оплачиваемой практикой в отелях-партнёрах',
        en: 'Hospitality and mountain tourism with paid placements in partner hotels',
      },
      url: 'https://www.example.org/universities/haute-savoie',
    },
  },
  {
    id: 11,
    attributes: {
      title: {
        kz: 'Висла экономика және құқық университеті',
        ru: 'Вислинский университет экономики и права',
        en: 'Vistula Valley University of Economics and Law',
      },
      country: 'PL',
      city: { kz: 'Краков', ru: 'Краков', en: 'Kraków' },
      group: 81,
      programs: {
        kz: 'Экономика және құқықтану: екі диплом, соңғы екі курс Краковта өтеді',
        ru: 'Экономика и юриспруденция: два диплома, последние два курса в Кракове',
        en: 'Economics and law: two diplomas, with the last two years in Kraków',
      },
      url: 'https://www.example.org/universities/vistula-valley',
    },
  },
  {
    id: 12,
    attributes: {
      title: { kz: 'Мазовия менеджмент академиясы', ru: 'Мазовецкая академия менеджмента', en: 'Mazovia Academy of Management' },
      country: 'PL',
      city: { kz: 'Варшава', ru: 'Варшава', en: 'Warsaw' },
      group: 81,
      programs: {
        kz: 'Менеджмент, адам ресурстары, жобаларды басқару: күзгі және көктемгі семестр',
        ru: 'Менеджмент, управление персоналом и проектами: осенний и весенний семестры',
        en: 'Management, human resources and project management in autumn and spring',
      },
      url: 'https://www.example.org/universities/mazovia',
    },
  },
  {
    id: 13,
    attributes: {
      title: { kz: 'Одра технология университеті', ru: 'Технологический университет Одры', en: 'Odra University of Technology' },
      country: 'PL',
      city: { kz: 'Вроцлав', ru: 'Вроцлав', en: 'Wrocław' },
      group: 81,
      programs: {
        kz: 'Бағдарламалық инженерия мен киберқауіпсіздік бойынша бірлескен жобалар және алмасу',
        ru: 'Совместные проекты и обмен по программной инженерии и кибербезопасности',
        en: 'Joint projects and exchange in software engineering and cybersecurity',
      },
      url: 'https://www.example.org/universities/odra',
    },
  },
  {
    id: 14,
    attributes: {
      title: { kz: 'Моравия бизнес университеті', ru: 'Моравский университет бизнеса', en: 'Moravian Business University' },
      country: 'CZ',
      city: { kz: 'Брно', ru: 'Брно', en: 'Brno' },
      group: 81,
      programs: {
        kz: 'Халықаралық сауда: Visegrad қорының қолдауымен магистранттарға арналған семестр',
        ru: 'Международная торговля: семестр для магистрантов при поддержке Вишеградского фонда',
        en: 'International trade: a semester for master’s students supported by the Visegrad Fund',
      },
      url: 'https://www.example.org/universities/moravian',
    },
  },
  {
    id: 15,
    attributes: {
      title: {
        kz: 'Влтава әлеуметтік ғылымдар институты',
        ru: 'Влтавский институт социальных наук',
        en: 'Vltava Institute of Social Sciences',
      },
      country: 'CZ',
      city: { kz: 'Прага', ru: 'Прага', en: 'Prague' },
      group: 81,
      programs: {
        kz: 'Психология мен әлеуметтану: жазғы мектеп және далалық зерттеу тәжірибесі',
        ru: 'Психология и социология: летняя школа и практика полевых исследований',
        en: 'Psychology and sociology: a summer school and fieldwork training',
      },
      url: 'https://www.example.org/universities/vltava',
    },
  },
  {
    id: 16,
    attributes: {
      title: { kz: 'Леванте университеті', ru: 'Университет Леванте', en: 'University of Levante' },
      country: 'ES',
      city: { kz: 'Валенсия', ru: 'Валенсия', en: 'Valencia' },
      group: 81,
      programs: {
        kz: 'Туризм, маркетинг және испан тілі: бакалаврларға арналған оқу жылы',
        ru: 'Туризм, маркетинг и испанский язык: учебный год для бакалавров',
        en: 'Tourism, marketing and Spanish: an academic year for bachelor’s students',
      },
      url: 'https://www.example.org/universities/levante',
    },
  },
  {
    id: 17,
    attributes: {
      title: { kz: 'Сьерра қаржы мектебі', ru: 'Школа финансов Сьерра', en: 'Sierra School of Finance' },
      country: 'ES',
      city: { kz: 'Мадрид', ru: 'Мадрид', en: 'Madrid' },
      group: 81,
      programs: {
        kz: 'MBA тыңдаушылары үшін инвестиция және корпоративтік қаржы бойынша оқу модулі',
        ru: 'Учебный модуль для слушателей MBA по инвестициям и корпоративным финансам',
        en: 'A study module for MBA participants in investment and corporate finance',
      },
      url: 'https://www.example.org/universities/sierra',
    },
  },
  {
    id: 18,
    attributes: {
      title: { kz: 'По алқабы университеті', ru: 'Университет долины По', en: 'Po Valley University' },
      country: 'IT',
      city: { kz: 'Парма', ru: 'Парма', en: 'Parma' },
      group: 81,
      programs: {
        kz: 'Азық-түлік экономикасы мен тұрақты ауыл шаруашылығы: бірлескен магистратура',
        ru: 'Экономика продовольствия и устойчивое сельское хозяйство: совместная магистратура',
        en: 'Food economics and sustainable agriculture: a joint master’s programme',
      },
      url: 'https://www.example.org/universities/po-valley',
    },
  },
  {
    id: 19,
    attributes: {
      title: { kz: 'Сеоян университеті', ru: 'Университет Сеоян', en: 'Seoyang University' },
      country: 'KR',
      city: { kz: 'Инчхон', ru: 'Инчхон', en: 'Incheon' },
      group: 82,
      programs: {
        kz: 'Жасанды интеллект инженериясы: екі жыл робот және чип зертханаларында, екі диплом',
        ru: 'Инженерия искусственного интеллекта: два года в лабораториях роботов и чипов, два диплома',
        en: 'Artificial intelligence engineering: two years in robot and chip laboratories, two diplomas',
      },
      url: 'https://www.example.org/universities/seoyang',
    },
  },
  {
    id: 20,
    attributes: {
      title: { kz: 'Неман университеті', ru: 'Неманский университет', en: 'Nemunas University' },
      country: 'LT',
      city: { kz: 'Каунас', ru: 'Каунас', en: 'Kaunas' },
      group: 81,
      programs: {
        kz: 'Финтех пен электрондық бизнес: ағылшын тілінде, шәкіртақымен',
        ru: 'Финтех и электронный бизнес: на английском языке, со стипендией',
        en: 'Fintech and e-business, taught in English with a stipend',
      },
      url: 'https://www.example.org/universities/nemunas',
    },
  },
  {
    id: 21,
    attributes: {
      title: { kz: 'Вильня құқық институты', ru: 'Институт права Вильни', en: 'Vilnia Institute of Law' },
      country: 'LT',
      city: { kz: 'Вильнюс', ru: 'Вильнюс', en: 'Vilnius' },
      group: 81,
      programs: {
        kz: 'Деректерді қорғау құқығы: бірлескен онлайн-курс және оқытушылардың сапарлары',
        ru: 'Право защиты данных: совместный онлайн-курс и визиты преподавателей',
        en: 'Data protection law: a joint online course and teaching visits',
      },
      url: 'https://www.example.org/universities/vilnia',
    },
  },
  {
    id: 22,
    attributes: {
      title: { kz: 'Пусан теңіз сауда университеті', ru: 'Университет морской торговли Пусана', en: 'Busan University of Maritime Trade' },
      country: 'KR',
      city: { kz: 'Пусан', ru: 'Пусан', en: 'Busan' },
      group: 82,
      programs: {
        kz: 'Жеткізу тізбегі мен порт логистикасы: бір семестр және порттағы практика',
        ru: 'Цепи поставок и портовая логистика: семестр с практикой в порту',
        en: 'Supply chains and port logistics: a semester with training in the port',
      },
      url: 'https://www.example.org/universities/busan-maritime',
    },
  },
  {
    id: 23,
    attributes: {
      title: { kz: 'Тэджон цифрлық университеті', ru: 'Цифровой университет Тэджона', en: 'Daejeon Digital University' },
      country: 'KR',
      city: { kz: 'Тэджон', ru: 'Тэджон', en: 'Daejeon' },
      group: 82,
      programs: {
        kz: 'Жасанды интеллект: үшінші курс студенттеріне арналған зертханалық семестр',
        ru: 'Искусственный интеллект: лабораторный семестр для третьекурсников',
        en: 'Artificial intelligence: a laboratory semester for third-year students',
      },
      url: 'https://www.example.org/universities/daejeon-digital',
    },
  },
  {
    id: 24,
    attributes: {
      title: {
        kz: 'Шығыс Қытай сауда университеті',
        ru: 'Восточно-Китайский университет торговли',
        en: 'East China University of Commerce',
      },
      country: 'CN',
      city: { kz: 'Шанхай', ru: 'Шанхай', en: 'Shanghai' },
      group: 82,
      programs: {
        kz: 'Электрондық коммерция мен қытай тілі: Қытай үкіметінің шәкіртақысы бойынша',
        ru: 'Электронная коммерция и китайский язык по стипендии правительства Китая',
        en: 'E-commerce and Chinese language on a Chinese Government Scholarship',
      },
      url: 'https://www.example.org/universities/east-china',
    },
  },
  {
    id: 25,
    attributes: {
      title: {
        kz: 'Іле қаржы-экономика институты',
        ru: 'Илийский финансово-экономический институт',
        en: 'Ili Institute of Finance and Economics',
      },
      country: 'CN',
      city: { kz: 'Құлжа', ru: 'Кульджа', en: 'Yining' },
      group: 82,
      programs: {
        kz: 'Шекара маңы саудасы мен кеден ісін зерттейтін бірлескен топ',
        ru: 'Совместная группа по изучению приграничной торговли и таможенного дела',
        en: 'A joint group that studies cross-border trade and customs',
      },
      url: 'https://www.example.org/universities/ili',
    },
  },
  {
    id: 26,
    attributes: {
      title: {
        kz: 'Цзянань халықаралық қатынастар университеті',
        ru: 'Цзянаньский университет международных отношений',
        en: 'Jiangnan University of International Relations',
      },
      country: 'CN',
      city: { kz: 'Ханчжоу', ru: 'Ханчжоу', en: 'Hangzhou' },
      group: 82,
      programs: {
        kz: 'Халықаралық қатынастар мен аймақтану: магистранттарға арналған қысқа модульдер',
        ru: 'Международные отношения и регионоведение: короткие модули для магистрантов',
        en: 'International relations and area studies: short modules for master’s students',
      },
      url: 'https://www.example.org/universities/jiangnan',
    },
  },
  {
    id: 27,
    attributes: {
      title: {
        kz: 'Кансай қолданбалы экономика университеті',
        ru: 'Университет прикладной экономики Кансая',
        en: 'Kansai University of Applied Economics',
      },
      country: 'JP',
      city: { kz: 'Осака', ru: 'Осака', en: 'Osaka' },
      group: 82,
      programs: {
        kz: 'Өндірісті басқару мен сапа менеджменті: ағылшын тіліндегі жарты жыл',
        ru: 'Управление производством и качеством: полгода на английском языке',
        en: 'Production and quality management: half a year in English',
      },
      url: 'https://www.example.org/universities/kansai-economics',
    },
  },
  {
    id: 28,
    attributes: {
      title: { kz: 'Мусаси гуманитарлық колледжі', ru: 'Гуманитарный колледж Мусаси', en: 'Musashi Plain College of Humanities' },
      country: 'JP',
      city: { kz: 'Токио', ru: 'Токио', en: 'Tokyo' },
      group: 82,
      programs: {
        kz: 'Жапон тілі мен мәдениеті: үш апталық жазғы бағдарлама, отбасында тұру',
        ru: 'Японский язык и культура: трёхнедельная летняя программа с проживанием в семье',
        en: 'Japanese language and culture: a three-week summer programme with a host family',
      },
      url: 'https://www.example.org/universities/musashi-plain',
    },
  },
  {
    id: 29,
    attributes: {
      title: {
        kz: 'Селангор ислам қаржысы университеті',
        ru: 'Селангорский университет исламских финансов',
        en: 'Selangor University of Islamic Finance',
      },
      country: 'MY',
      city: { kz: 'Шах-Алам', ru: 'Шах-Алам', en: 'Shah Alam' },
      group: 82,
      programs: {
        kz: 'Исламдық банкинг пен сукук нарығы: сертификат беретін семестр',
        ru: 'Исламский банкинг и рынок сукук: семестр с выдачей сертификата',
        en: 'Islamic banking and the sukuk market: a semester with a certificate',
      },
      url: 'https://www.example.org/universities/selangor',
    },
  },
  {
    id: 30,
    attributes: {
      title: {
        kz: 'Пинанг технология және бизнес колледжі',
        ru: 'Колледж технологий и бизнеса Пинанга',
        en: 'Penang College of Technology and Business',
      },
      country: 'MY',
      city: { kz: 'Джорджтаун', ru: 'Джорджтаун', en: 'George Town' },
      group: 82,
      programs: {
        kz: 'Ақпараттық жүйелер мен цифрлық маркетинг: үш ел студенттерінің ортақ жобасы',
        ru: 'Информационные системы и цифровой маркетинг: общий проект студентов трёх стран',
        en: 'Information systems and digital marketing: a shared project by students of three countries',
      },
      url: 'https://www.example.org/universities/penang',
    },
  },
  {
    id: 31,
    attributes: {
      title: {
        kz: 'Мәуереннахр экономика университеті',
        ru: 'Мавераннахрский университет экономики',
        en: 'Mawarannahr University of Economics',
      },
      country: 'UZ',
      city: { kz: 'Ташкент', ru: 'Ташкент', en: 'Tashkent' },
      group: 83,
      programs: {
        kz: 'Банк ісі мен салық салу: қос дипломды магистратура, оқыту екі қалада',
        ru: 'Банковское дело и налогообложение: магистратура с двойным дипломом в двух городах',
        en: 'Banking and taxation: a double master’s degree taught in two cities',
      },
      url: 'https://www.example.org/universities/mawarannahr',
    },
  },
  {
    id: 32,
    attributes: {
      title: {
        kz: 'Зарафшан туризм және сервис институты',
        ru: 'Зарафшанский институт туризма и сервиса',
        en: 'Zarafshan Institute of Tourism and Service',
      },
      country: 'UZ',
      city: { kz: 'Самарқан', ru: 'Самарканд', en: 'Samarkand' },
      group: 83,
      programs: {
        kz: 'Мәдени мұра туризмі: студенттердің екі апталық алмасу сапары',
        ru: 'Туризм культурного наследия: двухнедельные обменные поездки студентов',
        en: 'Heritage tourism: two-week student exchange visits',
      },
      url: 'https://www.example.org/universities/zarafshan',
    },
  },
  {
    id: 33,
    attributes: {
      title: { kz: 'Алатоо менеджмент университеті', ru: 'Университет менеджмента Алатоо', en: 'Alatoo University of Management' },
      country: 'KG',
      city: { kz: 'Бішкек', ru: 'Бишкек', en: 'Bishkek' },
      group: 83,
      programs: {
        kz: 'Кәсіпкерлік пен шағын бизнес: жыл сайынғы ортақ стартап-лагерь',
        ru: 'Предпринимательство и малый бизнес: ежегодный общий стартап-лагерь',
        en: 'Entrepreneurship and small business: a shared start-up camp every year',
      },
      url: 'https://www.example.org/universities/alatoo-management',
    },
  },
  {
    id: 34,
    attributes: {
      title: { kz: 'Ферғана алқабы университеті', ru: 'Университет Ферганской долины', en: 'Ferghana Valley University' },
      country: 'KG',
      city: { kz: 'Ош', ru: 'Ош', en: 'Osh' },
      group: 83,
      programs: {
        kz: 'Аймақтық экономика және көші-қон: далалық экспедициялар мен ортақ мақалалар',
        ru: 'Региональная экономика и миграция: полевые экспедиции и совместные статьи',
        en: 'Regional economics and migration: field expeditions and joint papers',
      },
      url: 'https://www.example.org/universities/ferghana-valley',
    },
  },
  {
    id: 35,
    attributes: {
      title: { kz: 'Анадолы жаңа университеті', ru: 'Новый университет Анатолии', en: 'New Anatolia University' },
      country: 'TR',
      city: { kz: 'Анкара', ru: 'Анкара', en: 'Ankara' },
      group: 84,
      programs: {
        kz: 'Саясаттану мен мемлекеттік басқару: магистранттарға арналған семестр',
        ru: 'Политология и государственное управление: семестр для магистрантов',
        en: 'Political science and public administration: a semester for master’s students',
      },
      url: 'https://www.example.org/universities/new-anatolia',
    },
  },
  {
    id: 36,
    attributes: {
      title: {
        kz: 'Эгей қолданбалы өнер университеті',
        ru: 'Эгейский университет прикладных искусств',
        en: 'Aegean University of Applied Arts',
      },
      country: 'TR',
      city: { kz: 'Измир', ru: 'Измир', en: 'Izmir' },
      group: 84,
      programs: {
        kz: 'Медиа, дизайн, бейне өндірісі: бірлескен шеберханалар мен көрмелер',
        ru: 'Медиа, дизайн, видеопроизводство: общие мастерские и выставки',
        en: 'Media, design and video production: joint workshops and exhibitions',
      },
      url: 'https://www.example.org/universities/aegean-arts',
    },
  },
  {
    id: 37,
    attributes: {
      title: { kz: 'Нортпорт университеті', ru: 'Университет Нортпорта', en: 'Northport University' },
      country: 'GB',
      city: { kz: 'Нортпорт', ru: 'Нортпорт', en: 'Northport' },
      group: 81,
      programs: {
        kz: 'Қаржы және деректер талдауы: соңғы екі курс теңіз жағасындағы қалада, ағылшын тілінде',
        ru: 'Финансы и анализ данных: последние два курса в приморском городе на английском языке',
        en: 'Finance and data analytics: the last two years in English in a city by the sea',
      },
      url: 'https://www.example.org/universities/northport',
    },
  },
  {
    id: 38,
    attributes: {
      title: { kz: 'Прерия технология институты', ru: 'Технологический институт Прери', en: 'Prairie Institute of Technology' },
      country: 'US',
      city: { kz: 'Омаха', ru: 'Омаха', en: 'Omaha' },
      group: 85,
      programs: {
        kz: 'Компьютерлік ғылымдар: оқытушылардың бірлескен зерттеуі және қашықтағы курстар',
        ru: 'Компьютерные науки: совместные исследования преподавателей и дистанционные курсы',
        en: 'Computer science: joint faculty research and distance courses',
      },
      url: 'https://www.example.org/universities/prairie',
    },
  },
  {
    id: 39,
    attributes: {
      title: { kz: 'Үлкен көлдер университеті', ru: 'Университет Великих озёр', en: 'University of the Great Lakes' },
      country: 'CA',
      city: { kz: 'Гамильтон', ru: 'Гамильтон', en: 'Hamilton' },
      group: 85,
      programs: {
        kz: 'Инклюзивті білім беру мен әлеуметтік жұмыс: оқытушыларға арналған тағылымдама',
        ru: 'Инклюзивное образование и социальная работа: стажировки для преподавателей',
        en: 'Inclusive education and social work: placements for teaching staff',
      },
      url: 'https://www.example.org/universities/great-lakes',
    },
  },
  {
    id: 40,
    attributes: {
      title: { kz: 'Маррей өзені университеті', ru: 'Университет реки Муррей', en: 'Murray River University' },
      country: 'AU',
      city: { kz: 'Аделаида', ru: 'Аделаида', en: 'Adelaide' },
      group: 86,
      programs: {
        kz: 'Тұрақты даму мен су ресурстарын басқару: докторанттарға арналған ғылыми сапар',
        ru: 'Устойчивое развитие и управление водными ресурсами: научные визиты докторантов',
        en: 'Sustainable development and water management: research visits for doctoral students',
      },
      url: 'https://www.example.org/universities/murray-river',
    },
  },
])
