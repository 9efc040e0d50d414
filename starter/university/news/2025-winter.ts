import type { StarterEntry } from '../../starter-entry.ts'

/** News of October 2024 to March 2025. */
export const winter2025: StarterEntry<'news'>[] = [
  {
    id: 51,
    slug: 'first-pay-of-women-is-nine-per-cent-lower',
    attributes: {
      title: {
        kz: 'Бірдей диплом, бірдей баға: қыздардың алғашқы жалақысы 9 пайызға төмен',
        ru: 'Одинаковый диплом, одинаковые оценки: первая зарплата девушек ниже на 9 процентов',
        en: 'Same diploma, same marks: women’s first pay is 9 per cent lower',
      },
      date: '2025-03-07T09:30:00+05:00',
      school: 66,
      lead: {
        kz: 'Эконометрист Санжар Әбілқасымов он бір мың түлектің алғашқы жұмысын салыстырып, айырманың қай жерде пайда болатынын тапты. Жартысы жұмысқа кірмей тұрып, сұхбаттың соңғы бес минутында туады екен.',
        ru: 'Эконометрист Санжар Абилькасымов сравнил первую работу одиннадцати тысяч выпускников и нашёл, где возникает разрыв. Половина рождается ещё до выхода на работу, в последние пять минут собеседования.',
        en: 'The econometrician Sanzhar Abilkassymov compared the first jobs of eleven thousand graduates and found where the gap arises. Half of it is made before the first day at work, in the last five minutes of the interview.',
      },
      body: {
        kz: '<p>Зерттеуге 2015–2023 жылдардың түлектері кірді. Жалақы зейнетақы жарналарынан алынды, сондықтан «ұмытып қалдым» немесе «айтқым келмейді» деген жауап жоқ. Мамандығы, орташа балы, қаласы және тілі бірдей қыз бен жігітті жұптастырғанда айырма 9 пайыз болып қалды.</p><p>Содан кейін автор кадр бөлімдерінен 640 сұхбаттың хаттамасын сұрады. Жігіттердің 58 пайызы ұсынылған сомаға «азырақ қой» деп жауап берген, қыздардың 23 пайызы ғана. Қарсылық білдіргендердің төрттен үшіне жалақы қосылған, жынысына қарамай.</p><p>Қалған жартысы кәсіпорынның ішінде. Бастапқы разрядты бөлім басшысы өзі қоятын жерде айырма бар, ал кесте бойынша қойылатын жерде жоқ. Мақала Labour Economics of Asia журналының наурыз санында шықты.</p><blockquote><p>Қыздарға «батыл бол» деп айту жеткіліксіз. Жарнамаға жалақының шегін жазып қойса, мәселенің жартысы шешіледі.</p></blockquote><p>Мансапты дамыту кеңсесі осыған сүйеніп, төртінші курсқа жалақы туралы сөйлесудің жаттығуын ашты.</p>',
        ru: '<p>В исследование вошли выпуски 2015–2023 годов. Зарплату взяли из пенсионных отчислений, поэтому ответов «забыл» и «не скажу» нет. Когда девушку и юношу с одной специальностью, баллом, городом и языком поставили в пару, разрыв остался: 9 процентов.</p><p>Затем автор запросил у отделов кадров протоколы 640 собеседований. На предложенную сумму 58 процентов юношей ответили «маловато», среди девушек\u00a0— 23. Трём четвертям возразивших зарплату подняли, независимо от пола.</p><p>Вторая половина\u00a0— внутри предприятия. Там, где начальный разряд назначает начальник отдела, разрыв есть, а где он берётся из таблицы\u00a0— нет. Статья вышла в мартовском номере журнала Labour Economics of Asia.</p><blockquote><p>Сказать девушкам «будьте смелее» мало. Если в объявлении указать вилку зарплаты, половина вопроса исчезнет.</p></blockquote><p>На этом основании офис развития карьеры открыл для четвёртого курса тренинг разговора о зарплате.</p>',
        en: '<p>The study covers the classes of 2015 to 2023. Pay was taken from pension contributions, so nobody could forget or decline to say. When a woman and a man of the same subject, average mark, city and language were put side by side, a gap of 9 per cent remained.</p><p>The author then asked personnel departments for the records of 640 interviews. Offered a sum, 58 per cent of the men had replied that it was rather little, but only 23 per cent of the women. Three quarters of those who objected were given more, whatever their sex.</p><p>The other half lies inside the firm. Where a head of department sets the starting grade there is a gap; where it comes from a table there is none. The article appeared in the March issue of Labour Economics of Asia.</p><blockquote><p>Telling women to be bolder is not enough. Print the pay range in the advertisement and half of the matter is settled.</p></blockquote><p>On the strength of this the career office has opened a workshop for fourth-years on talking about pay.</p>',
      },
      blocks: [
        {
          id: 7221,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Сұхбаттың соңғы бес минуты', ru: 'Последние пять минут собеседования', en: 'The last five minutes' },
          items: [
            {
              value: { kz: '58\u00a0%', ru: '58\u00a0%', en: '58%' },
              title: { kz: 'жігіт артық сұраған', ru: 'юношей попросили больше', en: 'of men asked for more' },
            },
            {
              value: { kz: '23\u00a0%', ru: '23\u00a0%', en: '23%' },
              title: { kz: 'қыз артық сұраған', ru: 'девушек попросили больше', en: 'of women asked for more' },
            },
            {
              value: { kz: '75\u00a0%', ru: '75\u00a0%', en: '75%' },
              title: { kz: 'сұрағанға қосып берген', ru: 'просивших получили прибавку', en: 'of those who asked got it' },
            },
          ],
          link: {
            text: { kz: 'Мақаланың беті', ru: 'Страница статьи', en: 'The article’s page' },
            url: '/publication/first-job-pay-gap',
          },
        },
      ],
    },
  },
  {
    id: 52,
    slug: 'a-digital-twin-of-a-power-network',
    attributes: {
      title: {
        kz: '407-кабинетте облыстық электр желісінің көшірмесі жасалады',
        ru: 'В кабинете 407 строят копию областной электросети',
        en: 'A regional power network is being rebuilt in room 407',
      },
      date: '2025-02-20T11:50:00+05:00',
      school: 68,
      lead: {
        kz: 'Киберқауіпсіздік профессоры Гүлмира Тілеуованың тобы үш жылға 118,7 миллион теңге грант алды. Мақсат\u00a0– шабуылды жарық сөнбей тұрып байқау.',
        ru: 'Группа профессора кибербезопасности Гульмиры Тлеуовой получила на три года грант в 118,7 миллиона тенге. Цель\u00a0— заметить атаку раньше, чем погаснет свет.',
        en: 'The group of Gulmira Tleuova, professor of cybersecurity, has won 118.7 million tenge for three years. The aim is to notice an attack before the lights go out.',
      },
      body: {
        kz: '<p>Қаржыны Ғылым комитеті мен «Сарыарқа Энерго» компаниясы бірге бөледі. Компания сонымен қатар ең қымбат нәрсесін, он екі жылдық жүктеме тарихын берді: қай станция қай сағатта қанша қуат алғаны минутына дейін жазылған.</p><p>Зертханада желінің цифрлық егізі құрылады, жоспар бойынша онда қырық екі қосалқы станция болады. Жыл соңына дейін алғашқы жиырмасы іске қосылуы керек. Контроллерлері шынайы, тек тоғы жоқ: қате басқан студент ешкімнің үйін қараңғыда қалдырмайды.</p><p>Топта дерекқор маманы Данияр Ким, екі докторант және киберқауіпсіздік бағдарламасының төрт студенті бар. «Қалқан» орталығы шабуылшының рөлін атқарады: оның мамандары айына бір рет ескертусіз «соққы» береді, ал модель екі минутқа жетпей дабыл қағуға тиіс.</p><p>Гүлмира Тілеуованың айтуынша, ең қиыны шабуылды табу емес, жалған дабыл қақпау: жылына үш рет бекер оянған диспетчер төртіншісінде орнынан тұрмайды.</p>',
        ru: '<p>Деньги вместе выделяют Комитет науки и «Сарыарка Энерго». Компания отдала и самое дорогое\u00a0— историю нагрузки за двенадцать лет, где поминутно записано, сколько брала каждая подстанция.</p><p>В лаборатории строят цифрового двойника, по плану в нём будет сорок две подстанции, первые двадцать\u00a0— до конца года. Контроллеры настоящие, нет только тока: студент, нажавший не туда, никого не оставит в темноте.</p><p>В группе специалист по базам данных Данияр Ким, два докторанта и четверо студентов программы «Кибербезопасность». Нападать будет центр «Калкан»: раз в месяц его специалисты без предупреждения наносят «удар», и модель должна поднять тревогу меньше чем за две минуты.</p><p>По словам Гульмиры Тлеуовой, труднее всего не найти атаку, а не тревожить зря: диспетчер, которого трижды за год разбудили напрасно, в четвёртый раз не встанет.</p>',
        en: '<p>The money comes jointly from the Science Committee and Saryarka Energo. The company has also handed over what it prizes most, twelve years of load history that show to the minute how much power each substation drew.</p><p>The laboratory is building a digital twin that is to have forty-two substations, the first twenty by the end of the year. The controllers are real and only the current is missing: a student who presses the wrong key leaves nobody in the dark.</p><p>In the group are Daniyar Kim, who works on databases, two doctoral students and four students of the cybersecurity programme. The Kalkan centre plays the attacker: once a month its people strike without warning, and the model has to raise the alarm in under two minutes.</p><p>The hardest thing, says Gulmira Tleuova, is not to find an attack but to raise no false alarm: a dispatcher woken three times a year for nothing will stay in bed the fourth time.</p>',
      },
      blocks: [
        {
          id: 7223,
          type: 'timeline',
          group: 1,
          position: 1,
          title: { kz: 'Үш жылдық жоспар', ru: 'План на три года', en: 'The plan for three years' },
          items: [
            {
              year: '2025',
              title: { kz: 'Жиырма станция', ru: 'Двадцать подстанций', en: 'Twenty substations' },
              desc: {
                kz: '<p>Желінің солтүстік бөлігі көшіріледі, деректер тазаланады.</p>',
                ru: '<p>Копируют северную часть сети и очищают данные.</p>',
                en: '<p>The northern part is copied and the data are cleaned.</p>',
              },
            },
            {
              year: '2026',
              title: { kz: 'Жүз сынақ шабуыл', ru: 'Сто пробных атак', en: 'A hundred trial attacks' },
              desc: {
                kz: '<p>Модельдің қайсысын байқап, қайсысын өткізіп алғаны ашық жарияланады.</p>',
                ru: '<p>Что модель заметила, а что пропустила, опубликуют открыто.</p>',
                en: '<p>What the model noticed and what it missed will be published.</p>',
              },
            },
            {
              year: '2027',
              title: { kz: 'Диспетчердің үстелінде', ru: 'На столе у диспетчера', en: 'On the dispatcher’s desk' },
              desc: {
                kz: '<p>Жүйе нақты желінің қасында, бірақ оған тимей жұмыс істейді.</p>',
                ru: '<p>Система работает рядом с настоящей сетью, не касаясь её.</p>',
                en: '<p>The system runs beside the real network without touching it.</p>',
              },
            },
          ],
          link: {
            text: { kz: 'Грант беті', ru: 'Страница гранта', en: 'The grant’s page' },
            url: '/science-grant/security-of-power-networks',
          },
        },
      ],
    },
  },
  {
    id: 53,
    slug: 'market-traders-learn-to-sell-online',
    attributes: {
      title: {
        kz: 'Базар саудагерлері Бизнес-мектепте онлайн сатуды үйренді',
        ru: 'Торговцы с рынка учились в Бизнес-школе продавать онлайн',
        en: 'Market traders learn to sell online at the Business School',
      },
      date: '2025-02-06T18:40:00+05:00',
      school: 67,
      lead: {
        kz: 'Алматының үш базарынан келген қырық төрт саудагер дүйсенбі сайын парта басына отырды. Базар сол күні жабық.',
        ru: 'Сорок четыре торговца с трёх рынков Алматы садились за парты по понедельникам: в этот день рынок закрыт.',
        en: 'Forty-four traders from three markets of Almaty sat down at their desks every Monday, the day the market is closed.',
      },
      body: {
        kz: '<p>Курсты Бизнес-мектеп Алматы кәсіпкерлер қауымдастығымен бірге ашты. Тыңдаушылардың орташа жасы\u00a0– қырық алты, көбі жиырма жылдан бері бір орында сауда жасайды. Алғашқы сабақта оқытушы Жандос Есенов смартфонды алып тастап, әркімнен өз тауарының өзіндік құнын қағазға жазуды сұрады. Жалға алу ақысын он бес адам ғана есепке қосқан.</p><p>Әр саудагерге ритейл және электрондық коммерция бағдарламасының бір студенті бекітілді. Студент тауарды суретке түсіріп, маркетплейске қоюды үйретті, ал саудагер оған бұрыштағы екі дүкеннің бағасын бір қарағанда білуді үйретті. Кімнің көбірек үйренгенін айту қиын.</p><p>Сегіз аптаның соңында қырық төрт саудагердің отыз жетісі алғашқы онлайн сатылымын жасады. Көрпе-жастық сататын Зеренгүл Әбдіқадыр айлық түсімінің бестен бірін енді Қостанай мен Ақтаудан алады: ол жаққа ешқашан бармаған.</p><p>Корпоративтік оқыту директоры Виктория Цойдың айтуынша, екінші топ сәуірде қазақ тілінде, үшінші топ мамырда ұйғыр және орыс тілдеріндегі көмекшілермен ашылады.</p>',
        ru: '<p>Курс Бизнес-школа открыла вместе с Ассоциацией предпринимателей Алматы. Средний возраст слушателей\u00a0— сорок шесть, многие двадцать лет торгуют на одном месте. На первом занятии преподаватель Жандос Есенов попросил убрать телефоны и написать на бумаге себестоимость своего товара. Аренду учли только пятнадцать человек.</p><p>К каждому прикрепили студента программы «Ритейл и электронная коммерция». Студент учил снимать товар и выставлять его на маркетплейс, а торговец учил его с одного взгляда знать цены двух лавок за углом. Кто научился большему, сказать трудно.</p><p>За восемь недель первую онлайн-продажу сделали тридцать семь человек из сорока четырёх. Зеренгуль Абдикадыр, которая торгует одеялами, пятую часть выручки получает теперь из Костаная и Актау, где никогда не была.</p><p>По словам директора корпоративного обучения Виктории Цой, вторая группа начнёт в апреле на казахском, третья\u00a0— в мае, с помощниками на уйгурском и русском.</p>',
        en: '<p>The Business School opened the course with the Almaty Association of Entrepreneurs. The participants are forty-six on average, and many have traded on one spot for twenty years. At the first class the lecturer Zhandos Yessenov had them put their phones away and write down what their goods cost them. Only fifteen had counted the rent.</p><p>Each trader was given a student of retail and e-commerce. The student taught how to photograph goods and list them on a marketplace; the trader taught the student to know the prices of two shops round the corner at a glance. It is hard to say who learnt more.</p><p>After eight weeks thirty-seven of the forty-four had made their first online sale. Zerengul Abdikadyr, who sells quilts, now earns a fifth of her takings in Kostanay and Aktau, where she has never been.</p><p>Viktoriya Tsoi, director of corporate training, says a second group will start in Kazakh in April and a third in May, with helpers who speak Uyghur and Russian.</p>',
      },
      blocks: [
        {
          id: 7225,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Маған студент «апай, сурет жарық болсын» деді. Мен оған «балам, алдымен матаны уыстап көр» дедім. Содан бері екеуіміз бірге сатамыз.</p>',
            ru: '<p>Студентка сказала мне: «Апай, снимок должен быть светлым». А я ей: «Доченька, сперва сожми ткань в кулаке». С тех пор продаём вдвоём.</p>',
            en: '<p>My student told me the picture must be bright. I told her to crush the cloth in her fist first. We have been selling together ever since.</p>',
          },
          name: { kz: 'Зеренгүл Әбдіқадыр', ru: 'Зеренгуль Абдикадыр', en: 'Zerengul Abdikadyr' },
          post: { kz: 'Курс тыңдаушысы', ru: 'Слушательница курса', en: 'Participant of the course' },
        },
        {
          id: 7226,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Көктемгі топтар', ru: 'Весенние группы', en: 'The spring groups' },
          items: [
            {
              title: { kz: 'Уақыты', ru: 'Когда', en: 'When' },
              value: {
                kz: 'дүйсенбі, 10:00–13:00, сегіз апта',
                ru: 'понедельник, 10:00–13:00, восемь недель',
                en: 'Mondays, 10:00–13:00, eight weeks',
              },
            },
            {
              title: { kz: 'Ақысы', ru: 'Плата', en: 'Fee' },
              value: {
                kz: '20 мың теңге, қалғанын қауымдастық төлейді',
                ru: '20 тысяч тенге, остальное платит ассоциация',
                en: '20,000 tenge; the Association pays the rest',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 54,
    slug: 'first-120-officials-finish-the-data-course',
    attributes: {
      title: {
        kz: 'Аудан мен ауыл әкімдігінің 120 қызметкері дерекпен жұмыс істеуді үйренді',
        ru: 'Сто двадцать служащих местных акиматов научились работать с данными',
        en: 'A hundred and twenty local officials learn to work with data',
      },
      date: '2025-01-22T15:00:00+05:00',
      school: 70,
      lead: {
        kz: '«Мемлекеттік қызметшінің цифрлық дағдылары» жобасының алғашқы тобы оқуын бітірді. Әр тыңдаушы курсқа өз жұмысындағы ең азапты кестені әкелді.',
        ru: 'Первый поток проекта «Цифровые навыки госслужащего» окончил курс. Каждый слушатель принёс с собой самую мучительную таблицу со своей работы.',
        en: 'The first intake of Digital Skills for Public Servants has finished. Everyone brought along the most painful spreadsheet of their own job.',
      },
      body: {
        kz: '<p>Қырық сағаттық курс Нархозда, Сеулдегі Ханган ұлттық университетінде және Бішкектегі Алатоо менеджмент университетінде қатар жүріп жатыр. Бағдарлама ортақ, мысалдар әр елдің өзінен алынады. Қаржысын Азия даму қоры көтереді.</p><p>Жетекші Олжас Мырзахметов бұрын өзі аудандық әкімдікте істеген, сондықтан бағдарламаны «аптасына екі күн есеп көшіретін адамға» арнап құрды. Мәселен, Кербұлақ ауданының маманы Бақытгүл Тілеген мал санағын он бір файлдан қолмен жинайтын. Курста ол бәрін бір кестеге біріктіріп, алты сағаттық жұмысты жиырма минутқа түсірді.</p><p>Ең қызу пікірталас ашықтық туралы болды: ауылдың су құбыры мен жолына қатысты деректі жариялауға бола ма? Тыңдаушылар тізім жасап шықты: отыз екі кестенің жиырма алтысын бүгін-ақ ашуға ешбір заң кедергі емес.</p><ul><li>Тыңдаушылардың 78-і ауылдан, 42-сі аудан орталығынан.</li><li>Орташа жасы\u00a0– отыз тоғыз.</li><li>Бітірушілердің 91 пайызы әкелген кестесін курс аяқталғанша қайта жасап шықты.</li></ul>',
        ru: '<p>Сорокачасовой курс одновременно идёт в Нархозе, в Национальном университете Ханган в Сеуле и в Университете менеджмента Алатоо в Бишкеке. Программа общая, примеры у каждой страны свои. Деньги даёт Азиатский фонд развития.</p><p>Руководитель Олжас Мырзахметов сам работал в районном акимате и строил курс «для человека, который два дня в неделю переписывает отчёты». Так, Бакытгуль Тлеген из Кербулакского района сводила перепись скота из одиннадцати файлов вручную. На курсе она соединила их в одну таблицу, и шесть часов превратились в двадцать минут.</p><p>Горячее всего спорили об открытости: можно ли публиковать данные о водопроводе и дорогах села? Слушатели составили список: из тридцати двух таблиц двадцать шесть можно открыть уже сегодня, ни один закон не мешает.</p><ul><li>78 слушателей из сёл, 42 из районных центров.</li><li>Средний возраст\u00a0— тридцать девять лет.</li><li>91 процент до конца курса полностью переделал свою таблицу.</li></ul>',
        en: '<p>The forty-hour course runs at Narxoz, at Hangang National University in Seoul and at the Alatoo University of Management in Bishkek. The syllabus is shared, the examples are each country’s own. The Asian Development Fund pays.</p><p>Olzhas Myrzakhmetov, who leads it, once worked in a district administration and designed the course “for someone who copies reports two days a week”. Bakytgul Tlegen of Kerbulak district, for one, used to compile the livestock census from eleven files by hand. On the course she joined them in a single table, and six hours became twenty minutes.</p><p>The liveliest debate was about openness: may a village publish what it knows of its pipes and roads? The participants drew up a list. Of thirty-two tables twenty-six could be opened today; no law stands in the way.</p><ul><li>78 came from villages, 42 from district centres.</li><li>Their average age is thirty-nine.</li><li>By the end 91 per cent had rebuilt the table they came with.</li></ul>',
      },
      blocks: [
        {
          id: 7227,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Келесі топқа жазылу', ru: 'Запись в следующую группу', en: 'Joining the next group' },
          desc: {
            kz: '<p>Көктемгі екі топ наурызда басталады: бірі Талдықорғанда, екіншісі онлайн. Өтінімді әкімдік басшысы жібереді, тыңдаушыға ақысыз. Ноутбук әкелудің қажеті жоқ, бірақ өз кестеңіз болуы шарт.</p>',
            ru: '<p>Две весенние группы начинают в марте: одна в Талдыкоргане, другая онлайн. Заявку подаёт руководитель акимата, для слушателя обучение бесплатно. Ноутбук не нужен, но своя таблица обязательна.</p>',
            en: '<p>Two spring groups start in March, one in Taldykorgan and one online. The head of the administration applies, and participants pay nothing. No laptop is needed, but a spreadsheet of your own is a must.</p>',
          },
          link: {
            text: { kz: 'Халықаралық жобалар', ru: 'Международные проекты', en: 'International projects' },
            url: '/science/research',
          },
        },
      ],
    },
  },
  {
    id: 55,
    slug: 'academic-council-adopts-mission-and-strategy-to-2030',
    attributes: {
      title: {
        kz: 'Ғылыми кеңес жаңа миссия мен 2030 жылға дейінгі стратегияны бекітті',
        ru: 'Учёный совет утвердил новую миссию и стратегию до 2030 года',
        en: 'The Academic Council adopts a new mission and a strategy to 2030',
      },
      date: '2024-12-19T17:20:00+05:00',
      lead: {
        kz: 'Бір семестрге созылған талқылау бірауыздан қабылданған шешіммен аяқталды. Семестрдегі пән саны алтыдан беске азаяды, босаған уақыт жобаға беріледі.',
        ru: 'Обсуждение, занявшее семестр, закончилось единогласным решением. Дисциплин в семестре станет пять вместо шести, а освободившееся время отдадут проектам.',
        en: 'A semester of debate has ended in a unanimous decision. There will be five courses a semester instead of six, and the time gained goes to projects.',
      },
      body: {
        kz: '<p>Талқылау қыркүйекте бос қағаздан басталды: бас ғимараттың фойесіне ұзындығы он екі метр ақ орама ілініп, кез келген адам «Нархоз не үшін керек?» деген сұраққа жауап жазды. Орамадан, хаттардан және жиырма екі жиналыстан төрт жүзден астам ұсыныс жиналды.</p><p>Миссияның соңғы нұсқасына екі сөз төңірегінде дау болды. «Бәсекеге қабілетті» деген тіркес алынып, орнына «шешіміне жауап беретін» деген сөздер кірді, мұны түлектер ұсынған. Жұмыс берушілердің сауалнамасы мен тәуелсіз сарапшылардың баяндамасы да ескерілді.</p><p>Стратегия төрт бағыттан тұрады: оқытуды тереңдету, өңірдің сұрағына жауап беретін ғылым, халықаралық кампус және баршаға ашық жасыл кампус. Ғылымның төрт өзегі аталды: су тапшылығы, қалалардың өсуі, еңбек көші-қоны және цифрлық қаржы.</p><p>Ғылыми кеңестің ғалым хатшысы Мәдина Жүнісова дауыс беру нәтижесін оқыды: отыз екі мүше жақтады, қарсы болған да, қалыс қалған да жоқ. «Мұндай хаттаманы он төрт жылда алғаш рет жазып тұрмын»,\u00a0– деді ол.</p>',
        ru: '<p>В сентябре начали с чистого листа: в фойе главного корпуса повесили двенадцатиметровый белый рулон, и каждый мог ответить на вопрос, зачем нужен Нархоз. Рулон, письма и двадцать две встречи дали больше четырёхсот предложений.</p><p>В последней редакции миссии спорили о двух словах. «Конкурентоспособный» убрали, вместо него вошло «отвечающий за свои решения»: так предложили выпускники. Учли и опрос работодателей, и доклад независимых экспертов.</p><p>В стратегии четыре направления: более глубокое обучение, наука, отвечающая на вопросы региона, международный кампус и зелёный кампус, открытый всем. Названы четыре ядра науки: нехватка воды, рост городов, трудовая миграция и цифровые финансы.</p><p>Учёный секретарь Мадина Жунусова огласила итог: тридцать два голоса за, против и воздержавшихся нет. «За четырнадцать лет пишу такой протокол впервые»,\u00a0— сказала она.</p>',
        en: '<p>It began in September with a blank sheet: twelve metres of white paper were hung in the hall of the main building, and anyone could write what Narxoz is for. The roll, the letters and twenty-two meetings brought in more than four hundred proposals.</p><p>In the final wording of the mission two phrases were disputed. “Competitive” went out, and “who answer for what they decide” came in at the suggestion of graduates. A survey of employers and a report by independent experts were weighed as well.</p><p>The strategy has four priorities: deeper teaching, research that answers the region’s questions, an international campus and a green one open to all. Four research cores were named: water scarcity, growing cities, labour migration and digital finance.</p><p>Madina Zhunussova, the Council’s academic secretary, read out the vote: thirty-two in favour, none against and no abstentions. “In fourteen years these are the first such minutes I have written,” she said.</p>',
      },
      blocks: [
        {
          id: 7229,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Студент үшін не өзгереді', ru: 'Что изменится для студента', en: 'What changes for students' },
          items: [
            {
              title: { kz: 'Пән саны қашан азаяды?', ru: 'Когда дисциплин станет меньше?', en: 'When will there be fewer courses?' },
              text: {
                kz: '<p>2025 жылдың күзінде бірінші курстан басталады, жоғары курстар бұрынғы жоспармен бітіреді.</p>',
                ru: '<p>С осени 2025 года, начиная с первого курса; старшие закончат по прежнему плану.</p>',
                en: '<p>From autumn 2025, beginning with the first year; older years finish under the old plan.</p>',
              },
            },
            {
              title: { kz: 'Салалық кеңес деген не?', ru: 'Что такое отраслевой совет?', en: 'What is an industry board?' },
              text: {
                kz: '<p>Әр бағдарламаның жанындағы бес-жеті жұмыс беруші. Олар жылына екі рет оқу жоспарын оқып, жазбаша пікір береді.</p>',
                ru: '<p>Пять-семь работодателей при каждой программе. Дважды в год они читают учебный план и пишут отзыв.</p>',
                en: '<p>Five to seven employers attached to each programme. Twice a year they read the curriculum and reply in writing.</p>',
              },
            },
          ],
          link: { text: { kz: 'Стратегия', ru: 'Стратегия', en: 'The strategy' }, url: '/strategy' },
        },
      ],
    },
  },
  {
    id: 56,
    slug: 'two-students-win-the-kazakh-language-computing-contest',
    attributes: {
      title: {
        kz: 'Қазақ тілін компьютерде өңдеу сайысында екі студент бірінші орын алды',
        ru: 'Двое студентов выиграли состязание по обработке казахского языка',
        en: 'Two students win the Kazakh language computing competition',
      },
      date: '2024-12-12T12:10:00+05:00',
      school: 68,
      lead: {
        kz: 'Рамазан Өтеген мен Инжу Сапарғали Астанада 41 команданы басып озды. Олардың бағдарламасы мақалдың бұзылған түрін түпнұсқасынан ажырата алады.',
        ru: 'Рамазан Отеген и Инжу Сапаргали опередили в Астане 41 команду. Их программа отличает искажённую пословицу от настоящей.',
        en: 'In Astana Ramazan Otegen and Inzhu Sapargali came ahead of 41 teams. Their program can tell a spoilt proverb from a real one.',
      },
      body: {
        kz: '<p>Қатысушыларға екі мың сөйлем берілді: жартысы\u00a0– шын мақал, жартысын машина құрастырған. «Еңбек етсең ерінбей, тояды қарның тіленбей» дегенді бәрі таниды, ал «Еңбек етсең ерінбей, толады қалтаң күдіксіз» дегенге бағдарлама да, кей адам да алданып қалады.</p><p>Көп команда дайын үлкен модельді жалға алып, сұрақ қоя берді. Біздің жұп басқаша ойлады: мақалда ұйқас пен буын саны болады, ал машина оны жиі бұзады. Инжу буынды санайтын ереже жазды, Рамазан сол ережені шағын модельмен қосты. Нәтижесі\u00a0– 94,6 пайыз дәлдік, бәрі қарапайым ноутбукте.</p><p>Жетекшісі, машиналық оқыту бойынша қауымдастырылған профессор Әсел Нұрланова олардың қателерін де мақтайды: «Модель жаңылған елу төрт мақалды студенттер қолмен талдап шықты. Соның тоғызы бізде бар жинақта қате басылған екен».</p><p>Жүлде\u00a0– 1,5 миллион теңге. Студенттер оның бір бөлігіне фольклор мұрағатынан екі мың бет қолжазбаны сканерлеуге тапсырыс берді.</p>',
        ru: '<p>Участникам дали две тысячи фраз на казахском: половина\u00a0— настоящие пословицы, половину придумала машина. Первые узнаёт каждый, а на вторых попадаются и программы, и люди.</p><p>Многие команды взяли в аренду готовую большую модель и задавали ей вопросы. Наша пара рассудила иначе: в пословице есть рифма и счёт слогов, а машина их часто ломает. Инжу написала правило, считающее слоги, Рамазан соединил его с маленькой моделью. Вышло 94,6 процента верных ответов на обычном ноутбуке.</p><p>Руководитель, ассоциированный профессор машинного обучения Асель Нурланова, хвалит и их ошибки: «Пятьдесят четыре пословицы, на которых модель споткнулась, студенты разобрали вручную. Девять оказались с опечаткой в нашем же сборнике».</p><p>Приз\u00a0— 1,5 миллиона тенге. Часть студенты потратили на сканирование двух тысяч рукописных страниц из фольклорного архива.</p>',
        en: '<p>Contestants were given two thousand Kazakh sentences, half of them real proverbs and half made up by a machine. Everyone knows the first kind; the second deceives programs and some people too.</p><p>Many teams rented a large model and simply asked it. Our pair reasoned differently: a proverb has rhyme and a count of syllables, and machines often break them. Inzhu wrote a rule that counts syllables, Ramazan joined it to a small model, and the two gave 94.6 per cent correct answers on an ordinary laptop.</p><p>Assel Nurlanova, associate professor of machine learning and their supervisor, praises even their errors: “They went through the fifty-four proverbs that tripped the model by hand. Nine turned out to be misprinted in our own collection.”</p><p>The prize is 1.5 million tenge. Part of it has gone on scanning two thousand manuscript pages from the folklore archive.</p>',
      },
      blocks: [
        {
          id: 7231,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Жеңген бағдарлама', ru: 'Победившая программа', en: 'The winning program' },
          items: [
            {
              title: { kz: 'Көлемі', ru: 'Размер', en: 'Size' },
              value: { kz: '38 мегабайт', ru: '38 мегабайт', en: '38 megabytes' },
            },
            {
              title: { kz: 'Дәлдігі', ru: 'Точность', en: 'Accuracy' },
              value: {
                kz: '94,6 пайыз, екінші орындағы команда\u00a0– 91,2',
                ru: '94,6 процента, у второй команды\u00a0— 91,2',
                en: '94.6 per cent; the runners-up had 91.2',
              },
            },
            {
              title: { kz: 'Коды', ru: 'Код', en: 'Code' },
              value: { kz: 'ашық, кез келген мектепке тегін', ru: 'открыт, школам бесплатно', en: 'open, and free to any school' },
            },
          ],
          link: { text: { kz: 'Олимпиада нәтижелері', ru: 'Результаты олимпиад', en: 'Olympiad results' }, url: '/olympiad' },
        },
      ],
    },
  },
  {
    id: 57,
    slug: 'inclusive-campus-mark-awarded',
    attributes: {
      title: {
        kz: 'Нархоз «Инклюзивті кампус» белгісін алды, бірақ тізім әлі біткен жоқ',
        ru: 'Нархоз получил знак «Инклюзивный кампус», но список ещё не закрыт',
        en: 'Narxoz is awarded the Inclusive Campus Mark, though the list is not finished',
      },
      date: '2024-12-03T11:30:00+05:00',
      lead: {
        kz: 'Комиссия кедергісіз кіреберістерді, ымдау тілі аудармашысын және бейімделген сайтты тексерді. Студенттердің өзі тапқан елу тоғыз кедергінің жиырма сегізі осы күнге дейін жойылды.',
        ru: 'Комиссия проверила безбарьерные входы, работу сурдопереводчика и доступность сайта. Из пятидесяти девяти препятствий, которые нашли сами студенты, к этому дню устранены двадцать восемь.',
        en: 'The inspectors looked at step-free entrances, sign language interpreting and the website. Of fifty-nine obstacles found by students themselves, twenty-eight have been removed so far.',
      },
      body: {
        kz: '<p>Картаны көктемде «Кедергісіз университет» жобасының студент-тексерушілері жасаған. Арбамен жүретін, нашар көретін және нашар еститін жеті адам бір күн бойы кампустан өтіп, әр тоқтаған жерін белгіледі. Ең өкініштісі\u00a0– мүгедектігі бар жандарға арналған кабинеттің табалдырығы он екі сантиметр екен.</p><p>Жазда бас ғимараттың оң жағына пандус пен автоматты есік орнатылды, екі лифт сөйлей бастады, дәлізге тактильді жол төселді. Кітапханада үлкейткіш пен түсті белгілер пайда болды. Сайттың нашар көретіндерге арналған нұсқасын экономика бағдарламасына биыл түскен Рамазан Құттыбай сынады.</p><p>Жоба жетекшісі Раушан Сәрсенбаева белгіні қабылдап тұрып, комиссияға тізімнің қалған отыз бір тармағын оқып берді. Ішінде екінші корпустың белгілері, жатақхана асханасының биік сөресі және емтихан кезіндегі үнсіз бөлме бар.</p><p>Белгі үш жылға беріледі, содан кейін тексеру қайталанады.</p>',
        ru: '<p>Карту весной составили студенты-проверяющие проекта «Университет без барьеров». Семеро\u00a0— кто на коляске, кто плохо видит или слышит\u00a0— за день прошли кампус и отметили каждое место, где пришлось остановиться. Самое обидное: у кабинета для людей с инвалидностью порог оказался двенадцать сантиметров.</p><p>Летом справа от главного входа поставили пандус и автоматическую дверь, два лифта заговорили, в коридоре легла тактильная дорожка. В библиотеке появились увеличитель и цветные метки. Версию сайта для слабовидящих испытал первокурсник-экономист Рамазан Куттыбай.</p><p>Принимая знак, руководитель проекта Раушан Сарсенбаева прочла комиссии оставшийся тридцать один пункт. Среди них указатели второго корпуса, высокая стойка в столовой общежития и тихая комната на экзаменах.</p><p>Знак выдан на три года, потом проверку повторят.</p>',
        en: '<p>The map was drawn in spring by the student inspectors of the project University without Barriers. Seven people who use a wheelchair or are hard of sight or hearing spent a day on campus and marked every place where they had to stop. The saddest find: the office for people with disabilities had a threshold twelve centimetres high.</p><p>In summer the main building got a ramp and an automatic door, two lifts began to speak, and a tactile path was laid along the corridor. A magnifier and colour marks appeared in the library. The website’s low-vision version was tried out by Ramazan Kuttybai, who has just entered economics.</p><p>On accepting the mark Raushan Sarsenbayeva, head of the project, read the remaining thirty-one points aloud to the inspectors. Among them are signs in the second building, a high counter in the hall canteen and a quiet room for examinations.</p><p>The mark is given for three years, after which the campus is inspected again.</p>',
      },
      blocks: [
        {
          id: 7233,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Кедергілер картасы', ru: 'Карта препятствий', en: 'The map of obstacles' },
          items: [
            {
              value: { kz: '59', ru: '59', en: '59' },
              title: { kz: 'кедергі көктемде табылды', ru: 'препятствий нашли весной', en: 'obstacles found in spring' },
            },
            { value: { kz: '28', ru: '28', en: '28' }, title: { kz: 'жойылды', ru: 'устранено', en: 'removed' } },
            {
              value: { kz: '31', ru: '31', en: '31' },
              title: { kz: 'кезегін күтіп тұр', ru: 'ждут очереди', en: 'waiting their turn' },
            },
          ],
        },
        {
          id: 7234,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Кедергіге тап болдыңыз ба?', ru: 'Наткнулись на препятствие?', en: 'Have you met an obstacle?' },
          desc: {
            kz: '<p>Инклюзия үйлестірушісіне айтыңыз: 106-кабинет, inclusion@narxoz.example.</p>',
            ru: '<p>Скажите координатору инклюзии: кабинет 106, inclusion@narxoz.example.</p>',
            en: '<p>Tell the inclusion coordinator: room 106, inclusion@narxoz.example.</p>',
          },
          link: { text: { kz: 'Инклюзия', ru: 'Инклюзия', en: 'Inclusion' }, url: '/inclusion' },
        },
      ],
    },
  },
  {
    id: 58,
    slug: 'forty-village-mediators-receive-certificates',
    attributes: {
      title: {
        kz: 'Жиырма ауылдың қырық медиаторы сертификат алды',
        ru: 'Сорок медиаторов из двадцати сёл получили сертификаты',
        en: 'Forty mediators from twenty villages receive their certificates',
      },
      date: '2024-11-19T14:00:00+05:00',
      school: 70,
      lead: {
        kz: 'Мұғалім, имам, дүкенші және ардагер бір партада отырып, көршілерді соттан бұрын татуластыруды үйренді. Курс билер сотынан басталып, бүгінгі заңмен аяқталды.',
        ru: 'Учитель, имам, продавец и ветеран сидели за одной партой и учились мирить соседей до суда. Курс начинался судом биев, а заканчивался сегодняшним законом.',
        en: 'A teacher, an imam, a shopkeeper and a veteran shared a desk and learnt to reconcile neighbours before they go to court. The course opened with the old courts of the biys and closed with the law of today.',
      },
      body: {
        kz: '<p>Тыңдаушыларды ауылдың өзі таңдады. «Қолжетімді әділдік» тобы жиналыста бір ғана сұрақ қойды: дауласқанда кімнің үйіне барасыздар? Жиырма ауылда аталған алпыс үш адамның қырқы оқуға келісті, он жетісі\u00a0– әйел.</p><p>Бес күндік бағдарламада дәріс аз, жаттығу көп. Конституциялық құқық профессоры Серік Әбдіғалиев тыңдаушыларға Төле бидің шешімін берді де, «осы жерде қай тарап не жоғалтты?» деп сұрады. Содан кейін бүгінгі келісім үлгісімен салыстырды: үш жүз жылда түк өзгермеген тұсы да бар, мүлде басқа тұсы да бар.</p><p>Заң клиникасының жетекшісі Әсия Қожахметова құпия сақтау туралы сабақты қағаз ұстатпай өткізді. Естігеніңді жазып алсаң, ол құжатқа айналады, ал медиатордың құралы\u00a0– сенім.</p><p>Жуалы ауданындағы дүкен иесі Нағима Сейсенбек оқуды бітірмей жатып, екі ағайындының қораға байланысты дауын шешіп үлгерді. Дау үш жылға созылған, келісім бір кеште жазылды.</p>',
        ru: '<p>Слушателей выбирали сами сёла. Группа проекта «Правосудие рядом» задавала на сходе один вопрос: к кому вы идёте, когда поссорились? В двадцати сёлах назвали шестьдесят три имени, сорок человек согласились учиться, семнадцать из них\u00a0— женщины.</p><p>За пять дней лекций мало, упражнений много. Профессор конституционного права Серик Абдигалиев давал решение Толе-бия и спрашивал: что здесь потеряла каждая сторона? Потом сравнивали с нынешним образцом соглашения: в чём-то за триста лет ничего не изменилось, а что-то теперь совсем иначе.</p><p>Занятие о тайне руководитель юридической клиники Асия Кожахметова провела без бумаги. Записанное становится документом, а инструмент медиатора\u00a0— доверие.</p><p>Хозяйка магазина из Жуалынского района Нагима Сейсенбек, ещё не доучившись, помирила двух братьев, споривших о сарае. Спор тянулся три года, соглашение написали за вечер.</p>',
        en: '<p>The villages chose the participants themselves. At a meeting the team of Justice within Reach asked one question: to whose house do you go when you have quarrelled? In twenty villages sixty-three people were named, forty agreed to study, and seventeen of them are women.</p><p>Over five days there were few lectures and many exercises. Serik Abdigaliyev, professor of constitutional law, handed out a judgment by Tole Bi and asked what each side had lost. Then it was set beside a settlement of today: some things have not changed in three hundred years, others are altogether different.</p><p>Assiya Kozhakhmetova, head of the law clinic, allowed no paper in her class on confidentiality. What is written down becomes a document, while a mediator’s tool is trust.</p><p>Nagima Seissenbek, who keeps a shop in Zhualy district, reconciled two brothers over a barn before she had even finished. The quarrel had lasted three years; the agreement took one evening.</p>',
      },
      blocks: [
        {
          id: 7235,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Медиация қалай өтеді', ru: 'Как проходит медиация', en: 'How mediation works' },
          items: [
            {
              title: { kz: 'Екі тарап та келісім береді', ru: 'Обе стороны соглашаются', en: 'Both sides consent' },
              desc: {
                kz: '<p>Біреуі қаламаса, медиация басталмайды.</p>',
                ru: '<p>Если одна не хочет, медиация не начнётся.</p>',
                en: '<p>If one is unwilling, there is no mediation.</p>',
              },
            },
            {
              title: { kz: 'Әрқайсысы жеке тыңдалады', ru: 'Каждую слушают отдельно', en: 'Each is heard alone' },
              desc: {
                kz: '<p>Айтылған сөз екінші тарапқа рұқсатсыз жетпейді.</p>',
                ru: '<p>Сказанное не передают другой стороне без разрешения.</p>',
                en: '<p>Nothing is passed on without permission.</p>',
              },
            },
            {
              title: { kz: 'Келісім жазылады', ru: 'Пишут соглашение', en: 'The settlement is written' },
              desc: {
                kz: '<p>Оны сот бекіте алады, сонда шешіммен бірдей күші болады.</p>',
                ru: '<p>Суд может его утвердить, и тогда оно равно решению.</p>',
                en: '<p>A court may confirm it, and it then has the force of a judgment.</p>',
              },
            },
          ],
          link: { text: { kz: 'Жобаның беті', ru: 'Страница проекта', en: 'The project’s page' }, url: '/project/justice-within-reach' },
        },
      ],
    },
  },
  {
    id: 59,
    slug: 'team-qaita-wins-the-social-start-up-contest',
    attributes: {
      title: {
        kz: '«Қайта» командасы: мата қиындысынан сөмке, сегіз анаға жұмыс',
        ru: 'Команда «Кайта»: сумки из обрезков и работа для восьми мам',
        en: 'Team Kaita: bags from scraps and work for eight mothers',
      },
      date: '2024-11-08T16:45:00+05:00',
      school: 67,
      lead: {
        kz: 'Бизнес-мектеп студенттері әлеуметтік стартаптар байқауында бірінші орын алды. Олардың цехы алты айда тігін фабрикасы тастайтын 2,3 тонна қиындыны іске асырды.',
        ru: 'Студенты Бизнес-школы заняли первое место на конкурсе социальных стартапов. За полгода их цех пустил в дело 2,3 тонны обрезков швейной фабрики.',
        en: 'Business School students have won the social start-up competition. In six months their workshop has put to use 2.3 tonnes of scraps from a clothing factory.',
      },
      body: {
        kz: '<p>Идея экскурсияда туды. «Ақ Мақта» фабрикасының иесі, Бизнес-мектептің 2021 жылғы түлегі Гаухар Тоғызбаева топқа цехты көрсетіп жүріп, қиынды толған қапшықтарды нұсқады: «Осыны шығаруға айына тоқсан мың теңге төлеймін». Кәсіпкерлік бағдарламасының студенттері Толғанай Есжан мен Бақдәулет Ермек сол күні-ақ қапшықтың бірін алып кетті.</p><p>Екінші сұрақ\u00a0– кім тігеді? Команда Алатау ауданындағы балабақшаның есігіне хабарландыру ілді: күніне төрт сағат, баламен келуге болады. Қырық өтініштің ішінен сегіз ана таңдалды, цехтың бұрышы ойын бөлмесіне айналды.</p><p>Қазір айына алты жүз сөмке сатылады, бағасы 4\u00a0900 теңгеден. Бір сөмкенің ақшасы былай бөлінеді: тігіншіге 2\u00a0100, жіп пен ілгекке 450, жалға алуға 700, қалғаны станокқа жиналады. Бұл есеп сөмкенің ішіне басып жазылған.</p><p>Байқаудың 5 миллион теңгелік жүлдесіне команда екінші цехты Қаскелеңде ашады.</p>',
        ru: '<p>Идея родилась на экскурсии. Хозяйка фабрики «Ак Макта», выпускница Бизнес-школы 2021 года Гаухар Тогызбаева показывала группе цех и кивнула на мешки с обрезками: «За их вывоз плачу девяносто тысяч тенге в месяц». Студенты программы «Предпринимательство» Толганай Есжан и Бакдаулет Ермек в тот же день забрали один мешок.</p><p>Второй вопрос\u00a0— кто будет шить? Команда повесила объявление на двери детского сада в Алатауском районе: четыре часа в день, можно с ребёнком. Из сорока откликнувшихся выбрали восемь мам, угол цеха стал игровой.</p><p>Сейчас в месяц продают шестьсот сумок по цене от 4\u00a0900 тенге. Деньги делятся так: швее 2\u00a0100, на нитки и застёжки 450, аренда 700, остальное копится на станок. Этот расчёт напечатан внутри каждой сумки.</p><p>На приз, 5 миллионов тенге, команда откроет второй цех в Каскелене.</p>',
        en: '<p>The idea came on a visit. Showing a group round her factory Ak Makta, Gaukhar Togyzbayeva, a Business School graduate of 2021, pointed at sacks of scraps: “I pay ninety thousand tenge a month to have these taken away.” Tolganai Yeszhan and Bakdaulet Yermek, who study entrepreneurship, carried one off the same day.</p><p>The second question was who should sew. The team put up a notice on the door of a nursery in Alatau district: four hours a day, children welcome. Eight mothers were chosen of forty who answered, and a corner of the workshop became a playroom.</p><p>Six hundred bags a month are now sold, from 4,900 tenge each. The money is divided as follows: 2,100 for the seamstress, 450 for thread and fasteners, 700 for rent, and the rest saved for a machine. The sum is printed inside every bag.</p><p>With the prize of 5 million tenge the team will open a second workshop in Kaskelen.</p>',
      },
      blocks: [
        {
          id: 7237,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Қызым тігін машинасының дыбысына ұйықтап үйренген. Үйде тыныш болса, «анау қайда?» деп сұрайды.</p>',
            ru: '<p>Дочка привыкла засыпать под стук машинки. Дома, если тихо, спрашивает: «А где она?»</p>',
            en: '<p>My daughter has learnt to fall asleep to the sewing machine. When it is quiet at home she asks where it has gone.</p>',
          },
          name: { kz: 'Майра Досқожа', ru: 'Майра Доскожа', en: 'Maira Doskozha' },
          post: { kz: '«Қайта» цехының тігіншісі', ru: 'Швея цеха «Кайта»', en: 'Seamstress at Kaita' },
        },
      ],
    },
  },
  {
    id: 60,
    slug: 'poster-about-the-aral-sea-honoured-in-tbilisi',
    attributes: {
      title: {
        kz: 'Арал теңізі туралы плакат Тбилисиде дипломмен марапатталды',
        ru: 'Плакат об Аральском море отмечен дипломом в Тбилиси',
        en: 'A poster about the Aral Sea is honoured in Tbilisi',
      },
      date: '2024-10-24T13:50:00+05:00',
      school: 69,
      lead: {
        kz: '«Жас дизайнер» байқауына отыз бір елден 1\u00a0870 жұмыс түсті. Дизайн бағдарламасының студенті Вероника Цай дипломға ие болған он екі автордың бірі болды.',
        ru: 'На конкурс «Молодой дизайнер» прислали 1\u00a0870 работ из тридцати одной страны. Студентка программы «Дизайн» Вероника Цай\u00a0— среди двенадцати дипломантов.',
        en: 'The Young Designer competition drew 1,870 entries from thirty-one countries. Veronika Tsai, a design student, is one of the twelve who received a diploma.',
      },
      body: {
        kz: '<p>Плакатта сурет жоқ, тек екі сызық бар: жоғарғысы\u00a0– 1960 жылғы жаға, төменгісі\u00a0– бүгінгісі. Арасындағы бос орынға үлкен әріппен «кеме қайда?» деген сұрақ басылған. Алыстан қарағанда сызықтар адамның жұмылған көзіне ұқсайды.</p><p>Вероника идеяны ұзақ іздеді. Алғашқы жиырма нұсқада тот басқан кеме, түйе, тұз болған. Оқытушысы Александр Юн бәрін үстелге жайып: «Мұның бәрін біз көргенбіз, сондықтан көрмейміз»,\u00a0– депті. Сол түні студент Аралдың екі картасын бірінің үстіне бірін салып, артығын өшіре бастаған.</p><p>Байқаудың тақырыбы «Жоғалған жол» болды. Қазылар қорытындысында қазақ тіліндегі жазудың аударусыз түсінікті екені айтылған: «?» белгісі барлық тілде бір.</p><p>Плакаттың түпнұсқасы графика шеберханасында, көшірмесі Аралдағы балықшылар мұражайында ілулі тұр.</p>',
        ru: '<p>На плакате нет рисунка, только две линии: верхняя\u00a0— берег 1960 года, нижняя\u00a0— нынешний. Пустоту между ними занимает крупный вопрос на казахском: «Где корабль?» Издали линии похожи на закрытый глаз.</p><p>Вероника искала долго. В первых двадцати вариантах были ржавое судно, верблюд, соль. Преподаватель Александр Юн разложил их на столе: «Всё это мы уже видели, поэтому не видим». В ту ночь студентка наложила две карты Арала одну на другую и стала стирать лишнее.</p><p>Тема конкурса\u00a0— «Исчезнувшая дорога». Жюри отметило, что надпись понятна без перевода: знак вопроса на всех языках один.</p><p>Оригинал висит в графической мастерской, копия\u00a0— в музее рыбаков в Аральске.</p>',
        en: '<p>The poster has no picture, only two lines: the upper is the shore of 1960, the lower that of today. In the void between them stands a question in large Kazakh letters: where is the ship? From a distance the lines look like a closed eye.</p><p>Veronika searched for a long time. The first twenty versions showed a rusty vessel, a camel, salt. Her teacher Alexandr Yun spread them on a table and said: “We have seen all this, and so we do not see it.” That night she laid two maps of the Aral on top of each other and began to rub out whatever was not needed.</p><p>The theme was “The lost road”. The jury remarked that the words need no translation, since a question mark is the same in every language.</p><p>The original hangs in the graphics workshop, a copy in the fishermen’s museum at Aralsk.</p>',
      },
      blocks: [
        {
          id: 7239,
          type: 'timeline',
          group: 1,
          position: 1,
          title: { kz: 'Плакат қалай туды', ru: 'Как рождался плакат', en: 'How the poster came about' },
          items: [
            {
              year: '2024',
              title: { kz: 'Жиырма эскиз, наурыз', ru: 'Двадцать эскизов, март', en: 'Twenty sketches, March' },
            },
            {
              year: '2024',
              title: { kz: 'Аралға сапар, мамыр', ru: 'Поездка на Арал, май', en: 'A journey to the Aral, May' },
              desc: {
                kz: '<p>Студент екі жағаның арасын жаяу өтті: жеті сағат.</p>',
                ru: '<p>От берега до берега студентка прошла пешком: семь часов.</p>',
                en: '<p>She walked from the old shore to the new: seven hours.</p>',
              },
            },
            {
              year: '2024',
              title: { kz: 'Тбилисидегі көрме, қазан', ru: 'Выставка в Тбилиси, октябрь', en: 'The exhibition in Tbilisi, October' },
            },
          ],
        },
      ],
    },
  },
]
