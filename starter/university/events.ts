import { starter } from '../starter-entry.ts'
import { weekday } from './relative-date.ts'

export const events = starter('event', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Кампус жүгірісі', ru: 'Забег по кампусу', en: 'Campus run' },
      date: weekday(-22, 'wed', 18),
      end: weekday(-22, 'wed', 20),
      place: { kz: 'Кампус стадионы', ru: 'Стадион кампуса', en: 'Campus stadium' },
      lead: {
        kz: 'Бес шақырымдық жүгіріске 430 студент пен қызметкер шықты, жиналған қаржы балалар үйіне берілді.',
        ru: 'На пять километров вышли 430 студентов и сотрудников, собранные деньги переданы детскому дому.',
        en: 'Some 430 students and staff ran five kilometres and gave the entry money to a children’s home.',
      },
      desc: {
        kz: '<p>Қыздар мен жігіттер арасында бөлек сайыс өтті. Ең жас қатысушы\u00a0– қызметкердің тоғыз жасар ұлы, ең үлкені\u00a0– 71 жастағы профессор.</p>',
        ru: '<p>Зачёт шёл отдельно среди женщин и мужчин. Самому младшему участнику, сыну сотрудницы, девять лет, самому старшему, профессору,\u00a0— 71 год.</p>',
        en: '<p>Women and men were ranked separately. The youngest runner, a staff member’s son, was nine; the oldest, a professor, was 71.</p>',
      },
    },
  },
  {
    id: 2,
    attributes: {
      title: {
        kz: 'Іскерлік таңғы ас: отбасылық компаниялар',
        ru: 'Бизнес-завтрак: семейные компании',
        en: 'Business breakfast: family companies',
      },
      date: weekday(-17, 'tue', 8.5),
      end: weekday(-17, 'tue', 10.5),
      place: { kz: 'Бизнес-мектеп, 5-қабат', ru: 'Бизнес-школа, 5-й этаж', en: 'Business School, floor 5' },
      school: 67,
      lead: {
        kz: 'Төрт кәсіпкер істі балаларына қалай тапсырғанын және неден қателескенін айтып берді.',
        ru: 'Четыре предпринимателя рассказали, как передавали дело детям и в чём ошиблись.',
        en: 'Four entrepreneurs described how they handed the firm to their children and what went wrong.',
      },
      desc: {
        kz: '<p>Кездесуді MBA түлектері ұйымдастырды. Қатысушылар мұрагерлікке дайындықтың алты қадамдық жоспарын алды.</p>',
        ru: '<p>Встречу подготовили выпускники MBA. Участники получили план подготовки преемника из шести шагов.</p>',
        en: '<p>The meeting was run by MBA alumni. Everyone left with a six-step succession plan.</p>',
      },
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: 'Түлектер таңы', ru: 'Утро с выпускниками', en: 'Morning with alumni' },
      date: weekday(-14, 'fri', 10),
      end: weekday(-14, 'fri', 12),
      place: { kz: 'Бас ғимарат, акт залы', ru: 'Главный корпус, актовый зал', en: 'Main building, assembly hall' },
      lead: {
        kz: 'Алты онжылдықтың түлектері талапкерлермен кездесіп, оқу мен алғашқы жұмыс туралы әңгімеледі.',
        ru: 'Выпускники шести десятилетий встретились с абитуриентами и рассказали об учёбе и первой работе.',
        en: 'Graduates of six decades met our applicants and talked about their studies and first jobs.',
      },
      desc: {
        kz: '<p>Кездесуде 1967 жылғы алғашқы түлектер сөз алды, университет мұражайына студенттік билеттер мен фотосуреттер тапсырылды.</p>',
        ru: '<p>На встрече выступили первые выпускники 1967 года, музею университета передали студенческие билеты и фотографии.</p>',
        en: '<p>The first graduates of 1967 spoke, and student cards and photographs were given to the university museum.</p>',
      },
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: '«Қараша қаздар» қойылымының тұсаукесері', ru: 'Премьера спектакля «Дикие гуси»', en: 'Premiere of “The Wild Geese”' },
      date: weekday(-11, 'thu', 18.5),
      end: weekday(-11, 'thu', 20.5),
      place: { kz: 'Студенттік театр', ru: 'Студенческий театр', en: 'Student theatre' },
      school: 69,
      lead: {
        kz: 'Студенттік театр көшкен ауыл туралы өз пьесасын сахналады, мәтінді үшінші курс студенттері жазған.',
        ru: 'Студенческий театр поставил собственную пьесу о переехавшем ауле, текст написали третьекурсники.',
        en: 'The student theatre staged its own play about a village that moved away, written by third-year students.',
      },
      desc: {
        kz: '<p>Залда 220 көрермен болды. Қойылым қалалық студенттік театрлар фестиваліне шақырылды.</p>',
        ru: '<p>В зале было 220 зрителей. Спектакль пригласили на городской фестиваль студенческих театров.</p>',
        en: '<p>There were 220 people in the hall, and the play was invited to the city festival of student theatres.</p>',
      },
    },
  },
  {
    id: 5,
    attributes: {
      title: {
        kz: 'Орталық Азияның тұрақты экономикасы: халықаралық конференция',
        ru: 'Устойчивая экономика Центральной Азии: международная конференция',
        en: 'Sustainable Economies of Central Asia: international conference',
      },
      date: weekday(-9, 'thu', 10),
      end: weekday(-9, 'thu', 17, 1),
      place: { kz: 'Бас ғимарат, конференция залы', ru: 'Главный корпус, конференц-зал', en: 'Main building, conference hall' },
      school: 66,
      lead: {
        kz: 'Жиырма бір елдің ғалымдары су, энергия, еңбек көші-қоны және жасыл қаржы туралы 184 баяндама жасады.',
        ru: 'Учёные двадцати одной страны представили 184 доклада о воде, энергии, трудовой миграции и зелёных финансах.',
        en: 'Scholars from twenty-one countries gave 184 papers on water, energy, labour migration and green finance.',
      },
      desc: {
        kz: '<p>Таңдаулы баяндамалар университет журналының арнайы санында рецензиядан өткен соң жарияланады.</p>',
        ru: '<p>Избранные доклады после рецензирования выйдут в специальном номере журнала университета.</p>',
        en: '<p>Selected papers will appear, after review, in a special issue of the university journal.</p>',
      },
      url: '/science/research',
    },
  },
  {
    id: 6,
    attributes: {
      title: { kz: 'Үш тілдегі дебат турнирі', ru: 'Дебатный турнир на трёх языках', en: 'Trilingual debate tournament' },
      date: weekday(-7, 'wed', 10),
      end: weekday(-7, 'wed', 18, 1),
      place: { kz: '2-корпус', ru: 'Корпус 2', en: 'Building 2' },
      lead: {
        kz: '36 команда жасанды интеллект пен қала көлігі туралы пікір таластырды, жүлденің екеуі өзімізде қалды.',
        ru: '36 команд спорили об искусственном интеллекте и городском транспорте, два приза остались у нас.',
        en: 'Thirty-six teams argued about artificial intelligence and city transport; two of the prizes stayed with us.',
      },
      desc: {
        kz: '<p>Әр ойын қазақ, орыс немесе ағылшын тілінде өтті, тілді жеребе анықтады. Төрешілердің жартысы\u00a0– бұрынғы клуб мүшелері.</p>',
        ru: '<p>Язык каждой игры, казахский, русский или английский, определял жребий. Половина судей\u00a0— бывшие участники клуба.</p>',
        en: '<p>The language of each round, Kazakh, Russian or English, was drawn by lot. Half of the judges were former club members.</p>',
      },
    },
  },
  {
    id: 7,
    attributes: {
      title: { kz: 'Салық дауы бойынша оқу соты', ru: 'Учебный процесс по налоговому спору', en: 'Moot court on a tax dispute' },
      date: weekday(-5, 'tue', 14),
      end: weekday(-5, 'tue', 18),
      place: { kz: 'Оқу сот залы', ru: 'Учебный зал суда', en: 'Moot courtroom' },
      school: 70,
      lead: {
        kz: 'Студенттер екі жаққа бөлініп, дауды зейнеттегі судья алдында қарады.',
        ru: 'Студенты разделились на две стороны и вели спор перед судьёй в отставке.',
        en: 'Students took both sides of the case before a retired judge.',
      },
      desc: {
        kz: '<p>Төреші үздік сөйлеуші ретінде екінші курс студенті Әсел Ерболқызын атады. Іс материалдары клиника мұрағатында сақталады.</p>',
        ru: '<p>Лучшим оратором судья назвал второкурсницу Асель Ерболкызы. Материалы дела хранятся в архиве клиники.</p>',
        en: '<p>The judge named second-year student Assel Yerbolkyzy the best speaker. The case file is kept in the clinic’s archive.</p>',
      },
    },
  },
  {
    id: 8,
    attributes: {
      title: {
        kz: 'Мінез-құлық экономикасы: ашық дәріс',
        ru: 'Поведенческая экономика: открытая лекция',
        en: 'Behavioural economics: a public lecture',
      },
      date: weekday(-3, 'wed', 17),
      end: weekday(-3, 'wed', 19),
      place: { kz: '101-дәрісхана', ru: 'Аудитория 101', en: 'Lecture room 101' },
      school: 66,
      lead: {
        kz: 'Дрезденнен келген профессор адамдардың неге жинақ жасамайтынын қарапайым тәжірибелермен көрсетті.',
        ru: 'Профессор из Дрездена на простых опытах показал, почему люди не копят деньги.',
        en: 'A professor from Dresden used simple experiments to show why people do not save.',
      },
      desc: {
        kz: '<p>Дәріс ағылшын тілінде өтті, ілеспе аударма болды. Тәжірибеге 90 тыңдаушы телефоны арқылы қатысты.</p>',
        ru: '<p>Лекция шла на английском с синхронным переводом. В опыте через телефон участвовали 90 слушателей.</p>',
        en: '<p>The lecture was in English with simultaneous translation. Ninety listeners joined the experiment on their phones.</p>',
      },
    },
  },
  {
    id: 9,
    attributes: {
      title: { kz: 'Мансап жәрмеңкесі', ru: 'Ярмарка карьеры', en: 'Career fair' },
      date: weekday(-2, 'thu', 11),
      end: weekday(-2, 'thu', 17),
      place: { kz: 'Бас ғимарат, атриум', ru: 'Главный корпус, атриум', en: 'Main building, atrium' },
      lead: {
        kz: '68 компания мен мекеме стенд қойып, сол күні 214 студентті тағылымдамаға шақырды.',
        ru: '68 компаний и учреждений поставили стенды и в тот же день пригласили на стажировку 214 студентов.',
        en: 'Sixty-eight companies and institutions set up stands and invited 214 students to internships the same day.',
      },
      desc: {
        kz: '<p>Түйіндемені тексеру бұрышында кадр агенттігінің мамандары 140 студентке кеңес берді.</p>',
        ru: '<p>В уголке проверки резюме специалисты кадрового агентства проконсультировали 140 студентов.</p>',
        en: '<p>In the CV corner, recruiters gave advice to 140 students.</p>',
      },
      url: '/career-development-office',
    },
  },
  {
    id: 10,
    attributes: {
      title: { kz: 'Финтех-хакатон финалы', ru: 'Финал финтех-хакатона', en: 'Fintech hackathon final' },
      date: weekday(-1, 'thu', 10),
      end: weekday(-1, 'thu', 19, 1),
      place: { kz: 'Бағдарламалау зертханасы', ru: 'Лаборатория программирования', en: 'Programming laboratory' },
      school: 68,
      lead: {
        kz: 'Он бір команда 33 сағатта зейнеткерлерге арналған қауіпсіз төлем қызметін жасап шықты.',
        ru: 'Одиннадцать команд за 33 часа создали сервисы безопасных платежей для пенсионеров.',
        en: 'In 33 hours eleven teams built safe payment services for pensioners.',
      },
      desc: {
        kz: '<p>Бірінші орынды алаяқ қоңырауды танитын көмекші алды: авторлары бір ай ішінде оны серіктес компанияда сынайды.</p>',
        ru: '<p>Победил помощник, распознающий звонки мошенников: в течение месяца авторы испытают его в компании-партнёре.</p>',
        en: '<p>First prize went to an assistant that recognises fraudulent calls; its authors will test it at a partner company within a month.</p>',
      },
    },
  },
  {
    id: 11,
    attributes: {
      title: { kz: 'Ашық есік күні', ru: 'День открытых дверей', en: 'Open day' },
      date: weekday(1, 'wed', 10),
      end: weekday(1, 'wed', 14),
      place: { kz: 'Бас ғимарат, акт залы', ru: 'Главный корпус, актовый зал', en: 'Main building, assembly hall' },
      lead: {
        kz: 'Мектеп декандарымен сөйлесіп, зертханаларды аралап, ҰБТ балыңызбен қай бағдарламаға түсе алатыныңызды біліңіз.',
        ru: 'Поговорите с деканами школ, пройдите по лабораториям и узнайте, на какие программы хватает ваших баллов ЕНТ.',
        en: 'Talk to the deans, walk through the laboratories and find out which programmes your UNT score opens.',
      },
      desc: {
        kz: '<p>Ата-аналар үшін бөлек кездесу сағат 12:00-де басталады. Орын ұстап қою үшін алдын ала жазылыңыз, жеке куәлігіңізді ала келіңіз.</p>',
        ru: '<p>Отдельная встреча для родителей начнётся в 12:00. Запишитесь заранее, чтобы мы оставили место, и возьмите удостоверение личности.</p>',
        en: '<p>A separate meeting for parents begins at 12:00. Book ahead so that we keep a place for you, and bring an identity card.</p>',
      },
      url: '/tour',
      registers: true,
    },
  },
  {
    id: 12,
    attributes: {
      title: { kz: 'Кітапханадағы түн', ru: 'Ночь в библиотеке', en: 'A night in the library' },
      date: weekday(1, 'fri', 19),
      end: weekday(1, 'fri', 23),
      place: { kz: 'Ғылыми кітапхана', ru: 'Научная библиотека', en: 'Library' },
      lead: {
        kz: 'Сирек кітаптар қоры ашылады, ақындар өлең оқиды, сағат 23:00-ге дейін кітап квесті жүреді.',
        ru: 'Откроется фонд редких книг, выступят поэты, а до 23:00 продлится книжный квест.',
        en: 'The rare book room opens, poets read aloud, and a book hunt runs until 23:00.',
      },
      desc: {
        kz: '<p>Осы кеште мерзімі өткен кітабын қайтарған оқырманға кітап беру тоқтатылмайды.</p>',
        ru: '<p>Тем, кто вернёт в этот вечер просроченную книгу, выдачу не приостановят.</p>',
        en: '<p>Readers who return an overdue book that evening may go on borrowing at once.</p>',
      },
      url: '/library',
    },
  },
  {
    id: 13,
    attributes: {
      title: {
        kz: 'Executive MBA: дағдарыс кезіндегі келіссөз бойынша шеберлік сабағы',
        ru: 'Executive MBA: мастер-класс по переговорам в кризис',
        en: 'Executive MBA: a masterclass on negotiating in a crisis',
      },
      date: weekday(2, 'tue', 18.5),
      end: weekday(2, 'tue', 21),
      place: { kz: 'Бизнес-мектеп, 5-қабат', ru: 'Бизнес-школа, 5-й этаж', en: 'Business School, floor 5' },
      school: 67,
      lead: {
        kz: 'Қатысушылар жеткізушімен келісімшартты қайта қарауды рөлге бөліп ойнап, келіссөзін бейнежазбадан талдайды.',
        ru: 'Участники разыграют пересмотр контракта с поставщиком и разберут свои переговоры по видеозаписи.',
        en: 'Participants act out the renegotiation of a supply contract and study themselves on video.',
      },
      desc: {
        kz: '<p>Орын саны\u00a0– 30. Тіркелу үшін кеңес алу нысанына шеберлік сабағының атауын, компанияңыз бен лауазымыңызды жазыңыз.</p>',
        ru: '<p>Мест\u00a0— 30. Чтобы записаться, напишите в форме консультации название мастер-класса, компанию и должность.</p>',
        en: '<p>There are 30 places. To register, give the name of the masterclass, your company and your post in the consultation form.</p>',
      },
      url: '/school/business-school#consultation',
      registers: true,
    },
  },
  {
    id: 14,
    attributes: {
      title: { kz: 'Деректер ғылымы кеші', ru: 'Вечер науки о данных', en: 'Data science evening' },
      date: weekday(3, 'thu', 18),
      end: weekday(3, 'thu', 20.5),
      place: { kz: 'Бағдарламалау зертханасы', ru: 'Лаборатория программирования', en: 'Programming laboratory' },
      school: 68,
      lead: {
        kz: 'Үш түлек ауа сапасын болжау, несие скорингі және қазақ тілін өңдеу жобаларын көрсетеді.',
        ru: 'Трое выпускников покажут прогноз качества воздуха, кредитный скоринг и обработку казахского языка.',
        en: 'Three graduates present work on air quality forecasts, credit scoring and Kazakh language processing.',
      },
      desc: {
        kz: '<p>Баяндамалардан кейін әңгіме мен шай. Бағдарламалауды енді бастағандар да келе алады.</p>',
        ru: '<p>После докладов\u00a0— беседа за чаем. Приходить можно и тем, кто только начинает программировать.</p>',
        en: '<p>Talks are followed by tea. Beginners in programming are welcome.</p>',
      },
    },
  },
  {
    id: 15,
    attributes: {
      title: { kz: 'Тегін заң кеңесі күні', ru: 'День бесплатной юридической помощи', en: 'Free legal advice day' },
      date: weekday(4, 'fri', 10),
      end: weekday(4, 'fri', 16),
      place: { kz: 'Заң клиникасы', ru: 'Юридическая клиника', en: 'Law clinic' },
      school: 70,
      lead: {
        kz: 'Қала тұрғындары еңбек, тұрғын үй және отбасы мәселелері бойынша адвокаттан тегін кеңес алады.',
        ru: 'Жители города получат бесплатную консультацию адвоката по трудовым, жилищным и семейным вопросам.',
        en: 'City residents receive free advice from advocates on work, housing and family matters.',
      },
      desc: {
        kz: '<p>Кезек электрондық: талонды кіреберістен аласыз. Құжаттарыңыздың көшірмесін ала келген дұрыс.</p>',
        ru: '<p>Очередь электронная: талон выдают у входа. Возьмите с собой копии документов.</p>',
        en: '<p>Take a numbered ticket at the entrance and bring copies of your documents.</p>',
      },
      url: '/school/school-of-law-and-public-policy',
    },
  },
  {
    id: 16,
    attributes: {
      title: { kz: 'Академиялық ұтқырлық күні', ru: 'День академической мобильности', en: 'Academic mobility day' },
      date: weekday(9, 'tue', 13),
      end: weekday(9, 'tue', 17),
      place: { kz: 'Бас ғимарат, атриум', ru: 'Главный корпус, атриум', en: 'Main building, atrium' },
      lead: {
        kz: 'Шетелде оқып келген студенттер құжат жинау, баспана табу және кредит есептету тәжірибесімен бөліседі.',
        ru: 'Студенты, учившиеся за рубежом, расскажут о сборе документов, поиске жилья и перезачёте кредитов.',
        en: 'Students back from abroad share what they learnt about paperwork, housing and credit transfer.',
      },
      desc: {
        kz: '<p>Халықаралық байланыс кеңсесі келесі семестрге орын саны мен тілдік талаптарды жариялайды.</p>',
        ru: '<p>Международный офис объявит число мест на следующий семестр и требования к языку.</p>',
        en: '<p>The international office will announce places and language requirements for the next semester.</p>',
      },
      url: '/academic-mobility',
    },
  },
  {
    id: 17,
    attributes: {
      title: { kz: '«Алматы аулалары» фотокөрмесі', ru: 'Фотовыставка «Дворы Алматы»', en: 'Photo exhibition “Courtyards of Almaty”' },
      date: weekday(9, 'mon', 12),
      end: weekday(9, 'mon', 18, 10),
      place: { kz: 'Өнер галереясы, 2-корпус', ru: 'Художественная галерея, корпус 2', en: 'Art gallery, building 2' },
      school: 69,
      lead: {
        kz: 'Дизайн студенттері ескі аулалардың өмірін екі ай бойы түсірді: 64 сурет және тұрғындардың дауысы.',
        ru: 'Студенты-дизайнеры два месяца снимали жизнь старых дворов: 64 снимка и голоса жителей.',
        en: 'Design students spent two months in the city’s old courtyards: 64 pictures and the voices of residents.',
      },
      desc: {
        kz: '<p>Кіру тегін. Көру қабілеті нашар келушілер үшін әр суреттің дыбыстық сипаттамасы бар.</p>',
        ru: '<p>Вход свободный. Для слабовидящих у каждого снимка есть звуковое описание.</p>',
        en: '<p>Entry is free. Every picture has an audio description for visitors with low vision.</p>',
      },
    },
  },
  {
    id: 18,
    attributes: {
      title: { kz: 'Жас зерттеушілер конференциясы', ru: 'Конференция молодых исследователей', en: 'Young researchers’ conference' },
      date: weekday(11, 'thu', 10),
      end: weekday(11, 'thu', 16, 1),
      place: { kz: 'Бас ғимарат, конференция залы', ru: 'Главный корпус, конференц-зал', en: 'Main building, conference hall' },
      lead: {
        kz: 'Магистранттар мен докторанттар зерттеуін он минутта түсіндіреді, ең ұғынықты баяндамаға жүлде беріледі.',
        ru: 'Магистранты и докторанты объясняют свою работу за десять минут, самый понятный доклад получит приз.',
        en: 'Master’s and doctoral students explain their work in ten minutes; the clearest talk wins a prize.',
      },
      desc: {
        kz: '<p>Тезис қабылдау конференцияға үш апта қалғанда аяқталады. Жұмыс тілдері\u00a0– қазақ, орыс, ағылшын.</p>',
        ru: '<p>Приём тезисов закрывается за три недели до начала. Рабочие языки\u00a0— казахский, русский, английский.</p>',
        en: '<p>Abstracts close three weeks before the start. The working languages are Kazakh, Russian and English.</p>',
      },
      url: '/science/research',
    },
  },
  {
    id: 19,
    attributes: {
      title: { kz: 'Стартаптардың демо-күні', ru: 'Демо-день стартапов', en: 'Start-up demo day' },
      date: weekday(14, 'tue', 15),
      end: weekday(14, 'tue', 18.5),
      place: { kz: 'Бас ғимарат, акт залы', ru: 'Главный корпус, актовый зал', en: 'Main building, assembly hall' },
      school: 67,
      lead: {
        kz: 'Акселерациядан өткен тоғыз студенттік команда инвесторларға алғашқы сатылымын көрсетеді.',
        ru: 'Девять студенческих команд после акселерации покажут инвесторам первые продажи.',
        en: 'Nine student teams fresh from the accelerator show investors their first sales.',
      },
      desc: {
        kz: '<p>Көрермендер дауыс беріп, университеттің бастапқы грантын алатын команданы таңдайды.</p>',
        ru: '<p>Зрители голосованием выберут команду, которая получит стартовый грант университета.</p>',
        en: '<p>The audience votes for the team that receives the university’s starting grant.</p>',
      },
    },
  },
  {
    id: 20,
    attributes: {
      title: {
        kz: 'Университеттер арасындағы баскетбол кубогы',
        ru: 'Межвузовский кубок по баскетболу',
        en: 'Inter-university basketball cup',
      },
      date: weekday(19, 'wed', 15),
      end: weekday(19, 'wed', 20, 2),
      place: { kz: '2-корпус, үлкен спорт залы', ru: 'Корпус 2, большой спортзал', en: 'Building 2, main sports hall' },
      lead: {
        kz: 'Алматының сегіз университеті үш күн ойнайды, финал кешкісін кампуста тікелей эфирде көрсетіледі.',
        ru: 'Восемь университетов Алматы играют три дня, вечерний финал покажут на кампусе в прямом эфире.',
        en: 'Eight universities of Almaty play for three days, with the evening final shown live on campus.',
      },
      desc: {
        kz: '<p>Жанкүйерлерге билет тегін, орын шектеулі. Студенттік картамен келген алғашқы 200 көрерменге шарф беріледі.</p>',
        ru: '<p>Билеты для болельщиков бесплатны, места ограничены. Первые 200 зрителей со студенческой картой получат шарф.</p>',
        en: '<p>Tickets are free but limited. The first 200 spectators with a student card get a scarf.</p>',
      },
      url: '/student-life/sports-clubs',
    },
  },
])
