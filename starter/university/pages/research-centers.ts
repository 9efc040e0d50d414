import { starter } from '../../starter-entry.ts'
import { researchCenterPage } from '../research-center-page.ts'

const weekdays = { kz: 'Дс–Жм, 9:00–18:00', ru: 'Пн–Пт, 9:00–18:00', en: 'Mon–Fri, 9:00–18:00' }

const centralAsianEconomies = researchCenterPage({
  id: 201,
  slug: 'central-asian-economies',
  title: {
    kz: 'Орталық Азия экономикасы орталығы',
    ru: 'Центр экономики Центральной Азии',
    en: 'Centre for Central Asian Economies',
  },
  seo: {
    title: {
      kz: 'Орталық Азия экономикасы орталығы\u00a0– Нархоз университеті',
      ru: 'Центр экономики Центральной Азии\u00a0— Университет Нархоз',
      en: 'Centre for Central Asian Economies – Narxoz University',
    },
    description: {
      kz: 'Бес елдің сауда, көлік және баға деректері: орталық не зерттейді, кім басқарады, зерттеуге қалай тапсырыс беруге болады.',
      ru: 'Данные о торговле, транспорте и ценах пяти стран: что исследует центр, кто им руководит и как заказать исследование.',
      en: 'Trade, transport and price data of five countries: what the centre studies, who heads it and how to commission research.',
    },
  },
  banner: {
    title: { kz: 'Бес елдің экономикасы бір кестеде', ru: 'Экономика пяти стран в одной таблице', en: 'Five economies in one table' },
    lead: {
      kz: 'Сауда, көлік және баға деректерін 2009 жылдан бері ай сайын жинап, баршаға ашық жариялаймыз.',
      ru: 'С 2009 года каждый месяц собираем данные о торговле, транспорте и ценах и открываем их для всех.',
      en: 'Since 2009 we have gathered data on trade, transport and prices every month and opened them to everybody.',
    },
  },
  about: {
    lead: {
      kz: 'Қазақстан, Қырғызстан, Өзбекстан, Тәжікстан мен Түрікменстанның деректері әр мезгілде, әр өлшеммен шығады. Орталық оларды салыстыруға болатын бір қатарға келтіреді.',
      ru: 'Данные Казахстана, Кыргызстана, Узбекистана, Таджикистана и Туркменистана выходят в разное время и в разных единицах. Центр сводит их в один сопоставимый ряд.',
      en: 'Kazakhstan, Kyrgyzstan, Uzbekistan, Tajikistan and Turkmenistan publish their data at different times and in different units. The centre turns them into one series that can be compared.',
    },
    desc: {
      kz: '<p>Баға есептен де, базардан да алынады: ай сайын жиырма қала мен отыз ауылда он негізгі тауардың бағасын студенттер мен жергілікті мұғалімдер жазып береді.</p><p>Қатардағы әр санның дереккөзі мен түзетілу тарихы көрсетіледі, сондықтан оны кез келген адам тексере алады.</p>',
      ru: '<p>Цены берут и из отчётов, и на рынках: каждый месяц в двадцати городах и тридцати аулах студенты и местные учителя записывают стоимость десяти основных товаров.</p><p>У каждого числа указаны источник и история исправлений, поэтому проверить его может любой.</p>',
      en: '<p>Prices come from reports and from markets: every month, in twenty towns and thirty villages, students and local teachers write down what ten staples cost.</p><p>Every figure carries its source and the history of its corrections, so that anybody can check it.</p>',
    },
  },
  head: {
    name: { kz: 'Ләйлә Сүлейменова', ru: 'Лейла Сулейменова', en: 'Leila Suleimenova' },
    post: { kz: 'жетекші ғылыми қызметкер', ru: 'ведущий научный сотрудник', en: 'Leading Researcher' },
    email: 'l.suleimenova@narxoz.example',
    quote: {
      kz: 'Бір елдің бағасын көршісіз түсіндіру мүмкін емес: ұн Қостанайда тартылып, Ошта сатылады.',
      ru: 'Цены одной страны не объяснить без соседей: муку мелют в Костанае, а продают в Оше.',
      en: 'You cannot explain the prices of one country without its neighbours: flour is milled in Kostanay and sold in Osh.',
    },
  },
  place: { room: 236, floor: 2, phone: '+7 (727) 377-11-82', email: 'central.asia@narxoz.example', hours: weekdays },
  works: [
    {
      url: '/science-grant/cost-of-the-middle-corridor',
      title: {
        kz: 'Орта дәліздегі кідіріс құны',
        ru: 'Цена задержки в Срединном коридоре',
        en: 'The cost of delay in the Middle Corridor',
      },
      desc: {
        kz: 'Төрт мың контейнердің жолына қарап, жүктің қай жерде тұрып қалатынын және оған кім төлейтінін есептейміз. Жобаны проректор Дәурен Әлімбеков басқарады.',
        ru: 'По пути четырёх тысяч контейнеров считаем, где застревает груз и кто за это платит. Проект ведёт проректор Даурен Алимбеков.',
        en: 'From the journeys of four thousand containers we work out where freight gets stuck and who pays for it. Vice-Rector Dauren Alimbekov leads the project.',
      },
      go: { kz: 'Грант туралы', ru: 'О гранте', en: 'About the grant' },
    },
    {
      url: '/project/price-of-water',
      title: { kz: 'Сырдария суының бағасы', ru: 'Цена воды Сырдарьи', en: 'The price of the Syr Darya’s water' },
      desc: {
        kz: 'Екі жүз шаруашылықта диқанның суға қанша төлейтінін және арықта қаншасы жоғалатынын өлшейміз.',
        ru: 'В двухстах хозяйствах измеряем, сколько земледельцы платят за воду и сколько её теряется в арыках.',
        en: 'On two hundred farms we measure what growers pay for water and how much of it is lost in the ditches.',
      },
      go: { kz: 'Жобаны ашу', ru: 'Открыть проект', en: 'Open the project' },
    },
    {
      url: '/sdg/zero-hunger',
      title: { kz: 'Нан бағасының картасы', ru: 'Карта цен на хлеб', en: 'A map of bread prices' },
      desc: {
        kz: 'Ұн, май, күріш шалғай ауылда қалаға қарағанда қаншалықты қымбат екенін көрсететін карта ай сайын жаңарады.',
        ru: 'Карта показывает, насколько мука, масло и рис в отдалённых аулах дороже, чем в городе, и обновляется каждый месяц.',
        en: 'The map shows how much more flour, oil and rice cost in remote villages than in town, and is updated every month.',
      },
      go: { kz: 'Карта туралы', ru: 'О карте', en: 'About the map' },
    },
  ],
  questions: [
    {
      title: { kz: 'Зерттеуге қалай тапсырыс беруге болады?', ru: 'Как заказать исследование?', en: 'How do I commission a study?' },
      text: {
        kz: 'Қандай шешім қабылдайтыныңызды <a href="mailto:central.asia@narxoz.example">central.asia@narxoz.example</a> поштасына бір абзацпен жазыңыз. Екі аптада жоспар, топ құрамы мен смета жібереміз. Жалпы тәртібі <a href="/science/research-centers">ғылыми орталықтар бетінде</a>.',
        ru: 'Напишите на <a href="mailto:central.asia@narxoz.example">central.asia@narxoz.example</a> одним абзацем, какое решение вам предстоит. За две недели пришлём план, состав группы и смету. Общий порядок описан на <a href="/science/research-centers">странице научных центров</a>.',
        en: 'Write to <a href="mailto:central.asia@narxoz.example">central.asia@narxoz.example</a> and say in one paragraph what decision you have to make. Within two weeks you receive a plan, a team and a budget. The <a href="/science/research-centers">page of the research centres</a> describes the usual procedure.',
      },
    },
    {
      title: { kz: 'Дайын дерек керек болса ше?', ru: 'А если нужны готовые данные?', en: 'What if I only need the data?' },
      text: {
        kz: 'Айлық қатар оқу мен журналистикаға тегін. Елін, тауарын және кезеңін жазыңыз, кестені үш жұмыс күнінде аласыз; дереккөзге сілтеме жасасаңыз болғаны.',
        ru: 'Месячные ряды бесплатны для учёбы и журналистики. Назовите страну, товар и период, и за три рабочих дня мы пришлём таблицу; достаточно сослаться на источник.',
        en: 'The monthly series are free for study and journalism. Name the country, the goods and the period, and the table comes within three working days; all we ask is that you name the source.',
      },
    },
    {
      title: { kz: 'Студент қалай қосылады?', ru: 'Как присоединиться студенту?', en: 'How can a student join?' },
      text: {
        kz: 'Баға жинаушы болып бірінші курстан бастауға болады. Ақылы тағылымдама үшінші курстан ашылады: аптасына он сағат, статистика пәні өтілген болуы керек.',
        ru: 'Собирать цены можно уже с первого курса. Платная стажировка открыта с третьего: десять часов в неделю, нужен пройденный курс статистики.',
        en: 'You can collect prices from your first year. Paid internships open in the third: ten hours a week, and you must have taken statistics.',
      },
    },
  ],
})

const financialTechnology = researchCenterPage({
  id: 202,
  slug: 'financial-technology',
  title: {
    kz: 'Қаржы технологиялары зертханасы',
    ru: 'Лаборатория финансовых технологий',
    en: 'Financial Technology Laboratory',
  },
  seo: {
    title: {
      kz: 'Қаржы технологиялары зертханасы\u00a0– Нархоз университеті',
      ru: 'Лаборатория финансовых технологий\u00a0— Университет Нархоз',
      en: 'Financial Technology Laboratory – Narxoz University',
    },
    description: {
      kz: 'Алаяқтықты тану модельдері, цифрлық несие, банктермен жұмыс тәртібі, зертхана жетекшісі мен байланыс.',
      ru: 'Модели распознавания мошенничества, цифровой кредит, порядок работы с банками, руководитель и контакты.',
      en: 'Models that spot fraud, digital credit, how banks work with the laboratory, its head and contacts.',
    },
  },
  banner: {
    title: {
      kz: 'Алаяқты ақша кетпей тұрып тану',
      ru: 'Узнать мошенника, пока деньги не ушли',
      en: 'Spotting the fraud before the money is gone',
    },
    lead: {
      kz: 'Банктермен бірге төлем ағынындағы күдікті әрекетті танитын модельдерді сынаймыз. Деректе бірде-бір адамның аты жоқ.',
      ru: 'Вместе с банками испытываем модели, которые замечают подозрительное в потоке платежей. В данных нет ни одного имени.',
      en: 'Together with banks we test models that notice what is suspicious in a stream of payments. There is not a single name in the data.',
    },
  },
  about: {
    lead: {
      kz: 'Зертхана\u00a0– банк пен зерттеушінің арасындағы бейтарап алаң: банк иесіздендірілген дерек береді, біз модельді тексеріп, нәтижесін екі жаққа бірдей түсінікті тілмен жазамыз.',
      ru: 'Лаборатория\u00a0— нейтральная площадка между банком и исследователем: банк даёт обезличенные данные, мы проверяем модель и описываем результат понятно для обеих сторон.',
      en: 'The laboratory is neutral ground between bank and researcher: the bank brings anonymised data, we test the model and write up the result in words both sides understand.',
    },
    desc: {
      kz: '<p>Модель алдымен өткен айлардың төлемдерінде сыналады, содан кейін оның дабылы адам тексерген істермен салыстырылады. Қате тоқтатылған төлем де адамға зиян, сондықтан қате дабылдың құны бөлек есептеледі.</p><p>Дерек ғимараттан шықпайды: есептеу 415-кабинеттегі жабық серверде жүреді.</p>',
      ru: '<p>Модель сначала прогоняют на платежах прошлых месяцев, затем её сигналы сверяют с делами, которые проверил человек. Ошибочно остановленный платёж тоже вредит людям, поэтому цену ложной тревоги считают отдельно.</p><p>Данные не покидают здания: расчёты идут на закрытом сервере в кабинете 415.</p>',
      en: '<p>A model is first run on the payments of past months, then its alarms are compared with cases that a person has checked. A payment stopped by mistake harms people too, so the cost of false alarms is worked out separately.</p><p>The data never leave the building: everything is computed on a closed server in room 415.</p>',
    },
  },
  head: {
    name: { kz: 'Данияр Ким', ru: 'Данияр Ким', en: 'Daniyar Kim' },
    post: {
      kz: 'дерекқорлар бойынша ассистент-профессор',
      ru: 'ассистент-профессор баз данных',
      en: 'Assistant Professor of Databases',
    },
    email: 'd.kim@narxoz.example',
    quote: {
      kz: 'Жақсы модель көп дабыл қақпайды. Ол банк қызметкеріне таңертең бірінші қайсысын ашу керегін айтады.',
      ru: 'Хорошая модель не бьёт тревогу без конца. Она подсказывает сотруднику банка, какое дело открыть утром первым.',
      en: 'A good model does not raise alarms all day. It tells the person at the bank which case to open first in the morning.',
    },
  },
  place: { room: 415, floor: 4, phone: '+7 (727) 377-11-83', email: 'fintech@narxoz.example', hours: weekdays },
  works: [
    {
      url: '/science-grant/digital-credit-for-small-farms',
      title: {
        kz: 'Шағын шаруашылыққа арналған цифрлық несие',
        ru: 'Цифровой кредит для малых хозяйств',
        en: 'Digital credit for small farms',
      },
      desc: {
        kz: 'Қуаныш Бейсеновтің тобымен бірге кепілі жоқ фермердің несиесін спутник суреті мен төлем тарихы бойынша бағалаймыз.',
        ru: 'С группой Куаныша Бейсенова оцениваем кредит фермера без залога по спутниковым снимкам и истории платежей.',
        en: 'With Kuanysh Beissenov’s group we judge the loan of a farmer without collateral by satellite images and payment history.',
      },
      go: { kz: 'Грант туралы', ru: 'О гранте', en: 'About the grant' },
    },
    {
      url: '/publication/appeal-against-an-algorithm',
      title: { kz: 'Алгоритмге шағым', ru: 'Жалоба на алгоритм', en: 'Appealing against an algorithm' },
      desc: {
        kz: 'Құқық және технология тобының талдауы бойынша бас тартудың себебін клиентке бір сөйлеммен айтатын түсініктеме дайындап жатырмыз.',
        ru: 'По анализу группы права и технологий готовим объяснение, которое называет клиенту причину отказа одним предложением.',
        en: 'Following the Law and Technology Group’s analysis we are preparing an explanation that gives a client the reason for a refusal in one sentence.',
      },
      go: { kz: 'Мақаланы оқу', ru: 'Читать статью', en: 'Read the article' },
    },
    {
      url: '/publication/satellite-images-and-farm-credit',
      title: {
        kz: 'Спутник суреті және фермер несиесі',
        ru: 'Спутниковые снимки и кредит фермеру',
        en: 'Satellite images and farm credit',
      },
      desc: {
        kz: 'Егістің жасылдығы несиенің қайтарылуын қаншалықты болжайтынын жаңа маусымдардың дерегімен қайта тексереміз.',
        ru: 'На данных новых сезонов заново проверяем, насколько зелень поля предсказывает возврат кредита.',
        en: 'With the data of new seasons we test again how well the green of a field foretells that a loan is repaid.',
      },
      go: { kz: 'Жарияланымды ашу', ru: 'Открыть публикацию', en: 'Open the publication' },
    },
  ],
  questions: [
    {
      title: {
        kz: 'Банк немесе компания неден бастайды?',
        ru: 'С чего начать банку или компании?',
        en: 'Where does a bank or a company begin?',
      },
      text: {
        kz: '<a href="mailto:fintech@narxoz.example">fintech@narxoz.example</a> поштасына қандай әрекетті тану керегін жазыңыз. Алдымен құпиялық туралы келісімге қол қойылады, содан кейін екі аптада сынақ жоспары мен сметасын аласыз.',
        ru: 'Напишите на <a href="mailto:fintech@narxoz.example">fintech@narxoz.example</a>, что нужно распознавать. Сначала подписываем соглашение о конфиденциальности, затем за две недели вы получаете план испытания и смету.',
        en: 'Write to <a href="mailto:fintech@narxoz.example">fintech@narxoz.example</a> and say what has to be recognised. First we sign a confidentiality agreement, then within two weeks you receive a plan of the test and a budget.',
      },
    },
    {
      title: { kz: 'Дерек қалай иесіздендіріледі?', ru: 'Как обезличивают данные?', en: 'How are the data anonymised?' },
      text: {
        kz: 'Аты-жөнді, шот пен телефон нөмірін банктің өзі алып тастайды, бізге кездейсоқ код келеді. Кілт банкте қалады, сынақ біткен соң көшірме актімен жойылады.',
        ru: 'Имена, номера счетов и телефонов банк убирает у себя, нам приходит случайный код. Ключ остаётся в банке, а после испытания копию уничтожают по акту.',
        en: 'Names, account numbers and phones are removed on the bank’s side, and we receive a random code instead. The key stays with the bank, and after the test our copy is destroyed and a record of it is signed.',
      },
    },
    {
      title: { kz: 'Студентке орын бар ма?', ru: 'Есть ли места для студентов?', en: 'Is there room for students?' },
      text: {
        kz: 'Иә, әр семестрде төрт ақылы орын: үшінші курстан бастап аптасына он сағат. Python мен статистиканы білу керек. Түйіндеме мен бір жобаңыздың кодын жетекшіге жіберіңіз.',
        ru: 'Да, каждый семестр четыре оплачиваемых места: с третьего курса, десять часов в неделю. Нужны Python и статистика. Пришлите руководителю резюме и код одного своего проекта.',
        en: 'Yes, four paid places each semester: from the third year, ten hours a week. You need Python and statistics. Send the head your CV and the code of one of your projects.',
      },
    },
  ],
})

const publicPolicy = researchCenterPage({
  id: 203,
  slug: 'public-policy',
  title: { kz: 'Мемлекеттік саясат орталығы', ru: 'Центр государственной политики', en: 'Centre for Public Policy' },
  seo: {
    title: {
      kz: 'Мемлекеттік саясат орталығы\u00a0– Нархоз университеті',
      ru: 'Центр государственной политики\u00a0— Университет Нархоз',
      en: 'Centre for Public Policy – Narxoz University',
    },
    description: {
      kz: 'Салық, еңбек және жергілікті басқару туралы заң жобаларының құнын есептейтін орталық: жұмысы, жетекшісі, тапсырыс беру тәртібі.',
      ru: 'Центр считает цену законопроектов о налогах, труде и местном управлении: работа, руководитель, порядок заказа.',
      en: 'The centre works out the cost of draft laws on taxes, labour and local government: its work, its head, how to commission it.',
    },
  },
  banner: {
    title: { kz: 'Заңның құнын алдын ала есептейміз', ru: 'Считаем цену закона заранее', en: 'We count the cost before the law is passed' },
    lead: {
      kz: 'Салық, еңбек және жергілікті басқару туралы жоба қабылданбай тұрып, оның кімге қаншаға түсетінін көрсетеміз.',
      ru: 'До принятия закона о налогах, труде или местном управлении показываем, кому и во что он обойдётся.',
      en: 'Before a law on taxes, labour or local government is passed, we show whom it will cost and how much.',
    },
  },
  about: {
    lead: {
      kz: 'Орталықта заңгер мен экономист бір кестемен жұмыс істейді: бірі баптың нені өзгертетінін жазады, екіншісі сол өзгерістің теңгедегі құнын қояды.',
      ru: 'Юрист и экономист работают здесь с одной таблицей: первый пишет, что меняет статья, второй ставит рядом цену этого изменения в тенге.',
      en: 'Here a lawyer and an economist work in one spreadsheet: the one writes down what a clause changes, the other puts the price of that change in tenge beside it.',
    },
    desc: {
      kz: '<p>Әр бағалау бір беттік қысқа түйінмен басталады: кім ұтады, кім төлейді, қай жерде сан сенімсіз. Есептің өзі мен деректері қосымшада тұрады.</p><p>Орталық ешбір партияның тапсырысын алмайды, ал тапсырыс беруші қорытындыны өзгерте алмайды, тек өз пікірін қоса жариялай алады.</p>',
      ru: '<p>Каждая оценка начинается со сводки на одну страницу: кто выигрывает, кто платит и где числам нельзя доверять. Сам расчёт и данные стоят в приложении.</p><p>Центр не берёт заказов партий, а заказчик не может изменить вывод, только опубликовать рядом своё мнение.</p>',
      en: '<p>Every assessment opens with a summary of one page: who gains, who pays and where the figures are shaky. The calculation and its data stand in the appendix.</p><p>The centre takes no commissions from parties, and a client cannot change a conclusion, only publish an opinion beside it.</p>',
    },
  },
  head: {
    name: { kz: 'Олжас Мырзахметов', ru: 'Олжас Мырзахметов', en: 'Olzhas Myrzakhmetov' },
    post: {
      kz: 'мемлекеттік саясат бойынша ассистент-профессор',
      ru: 'ассистент-профессор государственной политики',
      en: 'Assistant Professor of Public Policy',
    },
    email: 'o.myrzakhmetov@narxoz.example',
    quote: {
      kz: 'Әкімдікте жүргенде маған ең керегі ақылды баяндама емес, бір сан еді: бұл ауданға қаншаға түседі?',
      ru: 'Когда я работал в акимате, мне нужен был не умный доклад, а одно число: во что это обойдётся району?',
      en: 'When I worked in local government I did not need a clever report but one number: what will it cost the district?',
    },
  },
  place: { room: 712, floor: 7, phone: '+7 (727) 377-11-84', email: 'policy@narxoz.example', hours: weekdays },
  works: [
    {
      url: '/publication/budget-decided-by-residents',
      title: { kz: 'Тұрғындар шешкен бюджет', ru: 'Бюджет, который решают жители', en: 'A budget decided by residents' },
      desc: {
        kz: 'Аудан ақшасының бір бөлігін тұрғындар бөлгенде не өзгеретінін бақылап, әкімдіктерге қарапайым нұсқаулық жасап жатырмыз.',
        ru: 'Наблюдаем, что меняется, когда часть денег района делят жители, и пишем простую инструкцию для акиматов.',
        en: 'We watch what changes when residents share out part of a district’s money and are writing a plain guide for local government.',
      },
      go: { kz: 'Мақаланы оқу', ru: 'Читать статью', en: 'Read the article' },
    },
    {
      url: '/project/justice-within-reach',
      title: { kz: 'Қолжетімді әділдік', ru: 'Правосудие рядом', en: 'Justice within reach' },
      desc: {
        kz: 'Жоба аяқталды, бірақ жиырма ауылдың дерегі бойынша тегін заң көмегінің бюджетке пайдасын есептеу жалғасып жатыр.',
        ru: 'Проект завершён, но по данным двадцати сёл мы продолжаем считать, что даёт бюджету бесплатная правовая помощь.',
        en: 'The project has ended, but with the data of twenty villages we go on working out what free legal aid saves the budget.',
      },
      go: { kz: 'Жобаны ашу', ru: 'Открыть проект', en: 'Open the project' },
    },
    {
      url: '/science-grant/law-of-algorithmic-decisions',
      title: {
        kz: 'Алгоритмдік шешімдердің құқықтық негізі',
        ru: 'Правовые основы алгоритмических решений',
        en: 'The law of algorithmic decisions',
      },
      desc: {
        kz: 'Ақмарал Тәжібаеваның тобына жәрдемақыны бағдарлама бөлгенде шағымды қарау қаншаға түсетінін есептеп береміз.',
        ru: 'Для группы Акмарал Тажибаевой считаем, во что обойдётся разбор жалоб, когда пособия распределяет программа.',
        en: 'For Akmaral Tazhibayeva’s group we work out what it costs to hear appeals when a program allots benefits.',
      },
      go: { kz: 'Грант туралы', ru: 'О гранте', en: 'About the grant' },
    },
  ],
  questions: [
    {
      title: {
        kz: 'Заң жобасын бағалатуға бола ма?',
        ru: 'Можно ли заказать оценку законопроекта?',
        en: 'Can I have a draft law assessed?',
      },
      text: {
        kz: 'Иә. Мәтінін және қашан қаралатынын <a href="mailto:policy@narxoz.example">policy@narxoz.example</a> поштасына жіберіңіз. Жоспар мен смета екі аптада дайын болады, шағын жобаның өзі бір айға жуық уақыт алады.',
        ru: 'Да. Пришлите текст и дату рассмотрения на <a href="mailto:policy@narxoz.example">policy@narxoz.example</a>. План и смета готовы за две недели, оценка небольшого проекта занимает около месяца.',
        en: 'Yes. Send the text and the date of its reading to <a href="mailto:policy@narxoz.example">policy@narxoz.example</a>. A plan and a budget are ready within two weeks; assessing a small draft takes about a month.',
      },
    },
    {
      title: {
        kz: 'Ауыл әкімдігінде ақша болмаса ше?',
        ru: 'А если у сельского акимата нет денег?',
        en: 'What if a village has no money for it?',
      },
      text: {
        kz: 'Жылына үш өтінім тегін орындалады, іріктеу қаңтарда ашық өтеді. Есепті магистранттар оқытушының бақылауымен жүргізеді.',
        ru: 'Три заявки в год мы выполняем бесплатно, отбор открыто проходит в январе. Расчёт ведут магистранты под присмотром преподавателя.',
        en: 'Three requests a year are done free of charge; we choose them openly in January. Master’s students do the sums under a teacher’s eye.',
      },
    },
    {
      title: { kz: 'Топқа кімдер алынады?', ru: 'Кого берут в группу?', en: 'Who can join the team?' },
      text: {
        kz: 'Құқық, экономика және мемлекеттік саясат студенттері, үшінші курстан бастап: аптасына он сағат, ақылы. Жұмыс үлгісі ретінде кез келген заң бабының бір беттік талдауын жіберіңіз.',
        ru: 'Студентов права, экономики и государственной политики с третьего курса: десять часов в неделю, с оплатой. Пришлите разбор любой статьи закона на одну страницу.',
        en: 'Students of law, economics and public policy from the third year: ten paid hours a week. Send us one page on any clause of any law.',
      },
    },
  ],
})

const society = researchCenterPage({
  id: 204,
  slug: 'society-and-everyday-life',
  title: { kz: 'Қоғам және тұрмыс орталығы', ru: 'Центр общества и быта', en: 'Centre for Society and Everyday Life' },
  seo: {
    title: {
      kz: 'Қоғам және тұрмыс орталығы\u00a0– Нархоз университеті',
      ru: 'Центр общества и быта\u00a0— Университет Нархоз',
      en: 'Centre for Society and Everyday Life – Narxoz University',
    },
    description: {
      kz: 'Отбасы бюджеті, күтім еңбегі, көші-қон мен аула тұрмысы туралы зерттеулер, далалық сұхбат, жетекшісі мен байланыс.',
      ru: 'Исследования семейного бюджета, труда по уходу, миграции и жизни дворов, полевые интервью, руководитель и контакты.',
      en: 'Research on household budgets, care work, migration and courtyards, field interviews, the head and contacts.',
    },
  },
  banner: {
    title: { kz: 'Ғылым есік алдынан басталады', ru: 'Наука начинается у подъезда', en: 'Science that starts on the doorstep' },
    lead: {
      kz: 'Отбасы ақшаны қалай бөледі, қартқа кім қарайды, жаңа көршіні аула қалай қабылдайды? Жауапты үш тілде, кездесіп отырып сұраймыз.',
      ru: 'Как семья делит деньги, кто ухаживает за стариками, как двор принимает нового соседа? Спрашиваем об этом лично и на трёх языках.',
      en: 'How does a family share its money, who cares for the old, how does a courtyard take in a new neighbour? We ask in person, in three languages.',
    },
  },
  about: {
    lead: {
      kz: 'Орталықтың басты құралы\u00a0– ұзақ әңгіме мен күнделік. Сан содан кейін келеді: алдымен адамның өз сөзі жазылады, сауалнама сол сөзден құрастырылады.',
      ru: 'Главный инструмент центра\u00a0— долгий разговор и дневник. Числа приходят потом: сначала записывают слова самих людей, и уже из них складывают анкету.',
      en: 'The centre’s main tools are the long conversation and the diary. Numbers come afterwards: first people’s own words are written down, and the questionnaire is made from them.',
    },
    desc: {
      kz: '<p>Мың отбасының уақыт күнделігі жиналған: кім қанша ұйықтайды, кім тамақ жасайды, кім баланы бақшадан алады. Әр қатысушы нәтижесін өзі бірінші оқиды.</p><p>Адамдардан сұхбат алынатын зерттеу басталмай тұрып университеттің этика комиссиясынан өтеді.</p>',
      ru: '<p>Собраны дневники времени тысячи семей: кто сколько спит, кто готовит, кто забирает ребёнка из сада. Каждый участник первым читает, что получилось.</p><p>Любое исследование с интервью до начала проходит этическую комиссию университета.</p>',
      en: '<p>Time diaries of a thousand families have been gathered: who sleeps how long, who cooks, who fetches the child from nursery. Each participant is the first to read the result.</p><p>Every study with interviews passes the university’s ethics committee before it begins.</p>',
    },
  },
  head: {
    name: { kz: 'Мөлдір Қайырбек', ru: 'Молдир Кайырбек', en: 'Moldir Kairbek' },
    post: {
      kz: 'әлеуметтану бойынша қауымдастырылған профессор',
      ru: 'ассоциированный профессор социологии',
      en: 'Associate Professor of Sociology',
    },
    email: 'm.kairbek@narxoz.example',
    quote: {
      kz: 'Шай құйылғанша жауап алуға асықпаңыз. Ең керек сөз екінші кеседе айтылады.',
      ru: 'Не торопитесь с вопросами, пока не налили чай. Самое нужное говорят за второй пиалой.',
      en: 'Do not hurry with your questions before the tea is poured. What matters most is said over the second bowl.',
    },
  },
  place: { room: 612, floor: 6, phone: '+7 (727) 377-11-85', email: 'society@narxoz.example', hours: weekdays },
  works: [
    {
      url: '/science-grant/youth-migration-to-cities',
      title: { kz: 'Жастардың қалаға көшуі', ru: 'Переезд молодёжи в города', en: 'Young people moving to the cities' },
      desc: {
        kz: 'Ольга Мельник басқаратын топ бір жастарды жыл сайын қайта тауып, жұмысы, пәтері мен достары қалай өзгергенін сұрайды.',
        ru: 'Группа Ольги Мельник каждый год заново находит тех же молодых людей и спрашивает, как изменились работа, жильё и друзья.',
        en: 'Olga Melnik’s team finds the same young people again each year and asks how work, home and friends have changed.',
      },
      go: { kz: 'Грант туралы', ru: 'О гранте', en: 'About the grant' },
    },
    {
      url: '/publication/money-sent-home-from-the-city',
      title: { kz: 'Қаладан ауылға жіберілген ақша', ru: 'Деньги, которые город шлёт в село', en: 'Money sent home from the city' },
      desc: {
        kz: 'Қаладағы баланың көмегі ауылда неге жұмсалатынын екі жақтан бірдей сұрап, отбасы бюджетінің толық суретін жинаймыз.',
        ru: 'Расспрашиваем обе стороны, на что идёт помощь из города, и собираем полную картину семейного бюджета.',
        en: 'We ask both sides what the help from the city is spent on and piece together the whole household budget.',
      },
      go: { kz: 'Мақаланы оқу', ru: 'Читать статью', en: 'Read the article' },
    },
    {
      url: '/sdg/gender-equality',
      title: { kz: 'Ақысыз еңбектің құны', ru: 'Цена бесплатного труда', en: 'What unpaid work is worth' },
      desc: {
        kz: 'Үй шаруасы мен күтімге кететін сағатты нарық бағасымен өлшеп, оны ұлттық есепке қосудың жолын ұсынамыз.',
        ru: 'Измеряем рыночной ценой часы домашних дел и ухода и предлагаем, как учесть их в национальных счетах.',
        en: 'We put a market price on hours of housework and care and propose how the national accounts could include them.',
      },
      go: { kz: 'Зерттеу туралы', ru: 'Об исследовании', en: 'About the study' },
    },
  ],
  questions: [
    {
      title: { kz: 'Сауалнама өткізіп бересіздер ме?', ru: 'Проведёте ли вы опрос для нас?', en: 'Will you run a survey for us?' },
      text: {
        kz: 'Иә, үш тілде, үйде, көшеде немесе телефонмен. Кімді және не туралы сұрау керегін <a href="mailto:society@narxoz.example">society@narxoz.example</a> поштасына жазыңыз; екі аптада әдіс, мерзім және баға ұсынамыз.',
        ru: 'Да, на трёх языках: дома, на улице или по телефону. Напишите на <a href="mailto:society@narxoz.example">society@narxoz.example</a>, кого и о чём спросить; за две недели предложим метод, срок и цену.',
        en: 'Yes, in three languages: at home, in the street or by phone. Tell <a href="mailto:society@narxoz.example">society@narxoz.example</a> whom to ask and about what; within two weeks we propose a method, a time and a price.',
      },
    },
    {
      title: { kz: 'Зерттеуге қатысушы бола аламын ба?', ru: 'Могу ли я стать участником?', en: 'Can I take part in a study?' },
      text: {
        kz: 'Әрине. Күнделік жеті күн толтырылады, күніне он бес минут кетеді. Атыңыз ешқайда жазылмайды, кез келген күні себебін айтпай бас тарта аласыз.',
        ru: 'Конечно. Дневник ведут семь дней, по пятнадцать минут в день. Имя нигде не пишут, и отказаться можно в любой день без объяснений.',
        en: 'Of course. The diary is kept for seven days, fifteen minutes a day. Your name is written nowhere, and you may stop on any day without giving a reason.',
      },
    },
    {
      title: { kz: 'Интервьюер қалай боламын?', ru: 'Как стать интервьюером?', en: 'How do I become an interviewer?' },
      text: {
        kz: 'Далалық зерттеу екінші курстан ашық, дайындық екі сенбіге созылады. Ақылы тағылымдамаға үшінші курстан алынады: аптасына он сағат.',
        ru: 'Полевая работа открыта со второго курса, подготовка занимает две субботы. На платную стажировку берут с третьего курса, десять часов в неделю.',
        en: 'Fieldwork is open from the second year, after two Saturdays of training. Paid internships start in the third year, ten hours a week.',
      },
    },
  ],
})

const camry = researchCenterPage({
  id: 205,
  slug: 'camry',
  title: {
    kz: 'Өңірлер мен жастарды қолданбалы модельдеу орталығы (CAMRY)',
    ru: 'Центр прикладного моделирования регионов и молодёжи (CAMRY)',
    en: 'Centre for Applied Modelling of Regions and Youth (CAMRY)',
  },
  seo: {
    title: {
      kz: 'CAMRY: өңірлер мен жастарды модельдеу\u00a0– Нархоз университеті',
      ru: 'CAMRY: моделирование регионов и молодёжи\u00a0— Университет Нархоз',
      en: 'CAMRY: modelling regions and youth – Narxoz University',
    },
    description: {
      kz: 'Жол, баспана және жұмыс өзгергенде жастар қай өңірге көшеді? CAMRY орталығының модельдері, ашық деректері, жетекшісі мен байланысы.',
      ru: 'Куда переезжает молодёжь, когда меняются дороги, жильё и работа? Модели CAMRY, открытые данные, руководитель и контакты.',
      en: 'Where do young people move as roads, housing and jobs change? CAMRY’s models, open data, its head and contacts.',
    },
  },
  banner: {
    title: {
      kz: 'Жастар қайда көшетінін модель көрсетеді',
      ru: 'Модель покажет, куда едет молодёжь',
      en: 'A model of where the young will move',
    },
    lead: {
      kz: 'Жол салынса, пәтер қымбаттаса немесе зауыт ашылса не болатынын шешім қабылданбай тұрып есептейміз.',
      ru: 'Что будет, если построят дорогу, подорожает жильё или откроется завод, мы считаем до того, как примут решение.',
      en: 'What happens if a road is built, rents rise or a factory opens? We work it out before the decision is made.',
    },
  },
  about: {
    lead: {
      kz: 'Орталық Қала деректері зертханасының негізінде құрылған. Зертхана қаланың бүгінін өлшейді, ал орталық өңірлердің ертеңін модельдейді.',
      ru: 'Центр вырос из Лаборатории городских данных. Лаборатория измеряет сегодняшний день города, а центр моделирует завтрашний день регионов.',
      en: 'The centre grew out of the Urban Data Laboratory. The laboratory measures the city as it is, the centre models the regions as they may become.',
    },
    desc: {
      kz: '<p>Модель өңірді миллион жауаптан емес, қарапайым ережелерден құрады: адам жұмысқа қанша уақыт жүре алады, жалақысының қаншасын пәтерге береді, достары қайда. Ережелер сауалнамамен және ашық деректермен тексеріледі.</p><p>Порталдағы отыз сегіз деректер жинағын журналистер, студенттер мен қала қызметтері тегін пайдаланады.</p>',
      ru: '<p>Модель строит регион не из миллиона ответов, а из простых правил: сколько человек готов ехать до работы, какую часть зарплаты отдаёт за жильё, где живут его друзья. Правила проверяют опросами и открытыми данными.</p><p>Тридцатью восемью наборами на портале бесплатно пользуются журналисты, студенты и городские службы.</p>',
      en: '<p>The model builds a region not from a million answers but from simple rules: how long somebody will travel to work, what share of pay goes on rent, where friends live. The rules are checked against surveys and open data.</p><p>Journalists, students and city services use the portal’s thirty-eight data sets free of charge.</p>',
    },
  },
  head: {
    name: { kz: 'Серік Мусин', ru: 'Серик Мусин', en: 'Serik Musin' },
    post: {
      kz: 'Қала деректері зертханасының жетекшісі',
      ru: 'руководитель лаборатории городских данных',
      en: 'Head of the Urban Data Laboratory',
    },
    email: 's.musin@narxoz.example',
    quote: {
      kz: 'Модель болашақты болжамайды. Ол әкімге екі шешімнің қайсысы адамды көбірек көшіретінін көрсетеді.',
      ru: 'Модель не предсказывает будущее. Она показывает акиму, какое из двух решений заставит уехать больше людей.',
      en: 'A model does not foretell the future. It shows a mayor which of two decisions will make more people leave.',
    },
  },
  place: { room: 420, floor: 4, phone: '+7 (727) 377-11-61', email: 'camry@narxoz.example', hours: weekdays },
  works: [
    {
      url: '/project/almaty-transport-data',
      title: { kz: 'Алматының көлік деректері', ru: 'Транспортные данные Алматы', en: 'Almaty transport data' },
      desc: {
        kz: 'Автобустардың жүрген жолын билет тіркелімімен және халық тығыздығымен бір картаға біріктіреміз.',
        ru: 'Сводим на одну карту движение автобусов, валидации билетов и плотность населения.',
        en: 'We bring the movements of buses, ticket records and population density together on one map.',
      },
      go: { kz: 'Жобаны ашу', ru: 'Открыть проект', en: 'Open the project' },
    },
    {
      url: '/science-grant/youth-migration-to-cities',
      title: { kz: 'Жастардың қалаға көшуі', ru: 'Переезд молодёжи в города', en: 'Young people moving to the cities' },
      desc: {
        kz: 'Сұхбаттардан алынған көшу себептерін модель ережесіне айналдырып, оларды жаңа толқынның дерегінде сынаймыз.',
        ru: 'Причины переезда из интервью превращаем в правила модели и проверяем их на данных новой волны.',
        en: 'We turn the reasons for moving that people give in interviews into rules of the model and test them on the next wave of data.',
      },
      go: { kz: 'Грант туралы', ru: 'О гранте', en: 'About the grant' },
    },
    {
      url: '/publication/smog-and-house-prices',
      title: { kz: 'Түтін және тұрғын үй бағасы', ru: 'Смог и цены на жильё', en: 'Smog and house prices' },
      desc: {
        kz: 'Мирас Қуат ауа сапасы мен көлік қолжетімділігінің пәтер бағасына әсерін әр аудан бойынша бөлек көрсетеді.',
        ru: 'Мирас Куат по районам разделяет влияние воздуха и доступности транспорта на цену квартир.',
        en: 'District by district Miras Kuat separates the effect of the air on flat prices from that of access to transport.',
      },
      go: { kz: 'Мақаланы оқу', ru: 'Читать статью', en: 'Read the article' },
    },
  ],
  questions: [
    {
      title: {
        kz: 'Өңіріміздің моделін жасатуға бола ма?',
        ru: 'Можно ли заказать модель региона?',
        en: 'Can I commission a model of my region?',
      },
      text: {
        kz: 'Иә. Қай шешімді салыстыру керегін <a href="mailto:camry@narxoz.example">camry@narxoz.example</a> поштасына жазыңыз. Екі аптада жоспар мен смета аласыз, алғашқы есеп әдетте екі айда шығады.',
        ru: 'Да. Напишите на <a href="mailto:camry@narxoz.example">camry@narxoz.example</a>, какие решения сравнить. За две недели вы получите план и смету, первый расчёт обычно готов за два месяца.',
        en: 'Yes. Write to <a href="mailto:camry@narxoz.example">camry@narxoz.example</a> and say which decisions to compare. Within two weeks you receive a plan and a budget; the first run usually takes two months.',
      },
    },
    {
      title: { kz: 'Семинарға кім келе алады?', ru: 'Кто может прийти на семинар?', en: 'Who may come to the seminar?' },
      text: {
        kz: 'Кез келген адам: сәрсенбі сайын 17:00-де 420-кабинетте. Тақырыбы дүйсенбіде есікке ілінеді, баяндама қырық минут, қалғаны сұрақ.',
        ru: 'Кто угодно: по средам в 17:00 в кабинете 420. Тему вешают на дверь в понедельник, доклад идёт сорок минут, остальное время вопросы.',
        en: 'Anybody: Wednesdays at 17:00 in room 420. The subject goes up on the door on Monday, the talk lasts forty minutes, the rest is questions.',
      },
    },
    {
      title: { kz: 'Орталыққа қалай жұмысқа тұруға болады?', ru: 'Как попасть в команду?', en: 'How do I get on the team?' },
      text: {
        kz: 'Семинарға екі-үш рет келіп, ашық деректердің бірімен шағын жұмыс жасаңыз. Тағылымдама үшінші курстан, аптасына он сағат, ақылы; докторанттарға орын күзде ашылады.',
        ru: 'Придите два-три раза на семинар и сделайте небольшую работу на одном из открытых наборов. Стажировка с третьего курса, десять часов в неделю, с оплатой; места докторантов открываются осенью.',
        en: 'Come to the seminar two or three times and make something small with one of the open data sets. Internships start in the third year, ten paid hours a week; doctoral places open in autumn.',
      },
    },
  ],
})

/** Pages of the research centres. */
export const pagesResearchCenters = starter('page', [centralAsianEconomies, financialTechnology, publicPolicy, society, camry])
