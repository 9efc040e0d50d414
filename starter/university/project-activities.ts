import { starter } from '../starter-entry.ts'

export const projectActivities = starter('project-activity', [
  {
    id: 1,
    slug: 'interviews-at-bus-stops',
    attributes: {
      title: { kz: 'Аялдамадағы сұхбат', ru: 'Интервью на остановках', en: 'Interviews at bus stops' },
      project: 1,
      date: '2026-04-18',
      lead: {
        kz: 'Студенттер он аялдамада 412 жолаушымен сөйлесіп, күту уақытын секундөлшермен өлшеді.',
        ru: 'Студенты поговорили с 412 пассажирами на десяти остановках и замерили ожидание секундомером.',
        en: 'Students talked to 412 passengers at ten stops and timed the wait with a stopwatch.',
      },
      body: {
        kz: '<p>Таңғы жетіден онға дейін екі-екіден тұрған топтар жолаушыдан үш сұрақ сұрады: қайда барасыз, қанша күттіңіз, автобус келмесе не істейсіз. Жауаптың жартысына жуығы «такси шақырамын» болды.</p><p>Өлшенген күту уақыты компьютер есебінен орта есеппен екі минутқа ұзақ шықты. Себебі табылды: жүйе толып келген, есігін ашпай өткен автобусты да «келді» деп санаған екен.</p>',
        ru: '<p>С семи до десяти утра пары студентов задавали пассажирам три вопроса: куда едете, сколько ждали, что сделаете, если автобус не придёт. Почти половина ответила: «вызову такси».</p><p>Измеренное ожидание оказалось в среднем на две минуты дольше расчётного. Причину нашли: система считала пришедшим и переполненный автобус, который проехал, не открыв дверей.</p>',
        en: '<p>From seven to ten in the morning pairs of students asked passengers three questions: where are you going, how long have you waited, what will you do if the bus does not come. Almost half answered, “call a taxi”.</p><p>The measured wait was two minutes longer on average than the calculated one. The cause was found: the system counted a full bus that drove past with its doors shut as one that had come.</p>',
      },
    },
  },
  {
    id: 2,
    slug: 'open-map-of-routes',
    attributes: {
      title: { kz: 'Бағыттардың ашық картасы', ru: 'Открытая карта маршрутов', en: 'An open map of the routes' },
      project: 1,
      date: '2026-09-24',
      lead: {
        kz: 'Жоба 128 бағыттың картасын жариялады: әр аялдаманың таңғы және кешкі күту уақыты көрсетілген.',
        ru: 'Проект опубликовал карту 128 маршрутов с утренним и вечерним ожиданием на каждой остановке.',
        en: 'The project has published a map of 128 routes showing the morning and evening wait at every stop.',
      },
      body: {
        kz: '<p>Карта телефонда ашылады және үш тілде жұмыс істейді. Аялдаманы басқан адам соңғы екі жылдың орташа күту уақытын, аптаның қай күні жақсы, қай күні нашар екенін көреді.</p><p>Алғашқы аптада картаны он бір мың адам ашты. Студенттік кеңес кешкі сабақтан кейінгі күтуді қысқарту туралы хатын осы карта деректеріне сүйеніп жазды.</p>',
        ru: '<p>Карта открывается в телефоне и работает на трёх языках. Нажав на остановку, видишь среднее ожидание за два года и то, в какие дни недели оно лучше или хуже.</p><p>За первую неделю карту открыли одиннадцать тысяч человек. Студенческий совет опирался на её данные, когда писал письмо об ожидании после вечерних занятий.</p>',
        en: '<p>The map opens on a phone and works in three languages. Touch a stop and you see the average wait over two years and the better and worse days of the week.</p><p>Eleven thousand people opened it in the first week. The Student Council drew on its data for a letter about waiting times after evening classes.</p>',
      },
    },
  },
  {
    id: 3,
    slug: 'transport-hackathon',
    attributes: {
      title: { kz: 'Көлік хакатоны', ru: 'Транспортный хакатон', en: 'Transport hackathon' },
      project: 1,
      date: '2025-11-22',
      lead: {
        kz: 'Тоғыз команда отыз сағатта қаланың нақты деректерімен жұмыс істеп, бос рейстерді азайтудың жолын ұсынды.',
        ru: 'Девять команд за тридцать часов работы с настоящими данными города предложили, как сократить пустые рейсы.',
        en: 'In thirty hours with the city’s own data nine teams proposed ways to cut empty runs.',
      },
      body: {
        kz: '<p>Қатысушыларға бір айдың тазартылған деректері мен бір шарт берілді: жаңа автобус сатып алуға болмайды. Жеңімпаз «Тоғыз көпір» командасы екі паркті қайта бөліп, шеткі аудандағы аралықты он төрт минуттан оныға түсірудің жолын көрсетті.</p><p>Қазылар алқасында қалалық жоспарлаушылар, «Дерек Лаб» инженерлері және автобус жүргізушісі болды. Жүргізушінің сұрағы ең қиыны шықты: «Ал мен түскі асты қашан ішемін?»</p>',
        ru: '<p>Участникам дали очищенные данные за месяц и одно условие: покупать новые автобусы нельзя. Победители, команда «Девять мостов», перераспределили два парка и показали, как сократить интервал на окраине с четырнадцати минут до десяти.</p><p>В жюри были городские планировщики, инженеры «Дерек Лаб» и водитель автобуса. Его вопрос оказался самым трудным: «А обедать мне когда?»</p>',
        en: '<p>The teams were given a month of cleaned data and one condition: no new buses may be bought. The winners, “Nine Bridges”, moved vehicles between two depots and showed how to cut the interval on the outskirts from fourteen minutes to ten.</p><p>The jury had city planners, engineers of DerekLab and a bus driver. His question was the hardest: “And when do I have my lunch?”</p>',
      },
    },
  },
  {
    id: 4,
    slug: 'water-meters-installed',
    attributes: {
      title: { kz: 'Алғашқы елу су өлшеуіш', ru: 'Первые пятьдесят счётчиков воды', en: 'The first fifty water meters' },
      project: 2,
      date: '2025-04-10',
      lead: {
        kz: 'Мақтаарал ауданының шаруашылықтарына маусым басталмай тұрып елу ультрадыбыстық өлшеуіш орнатылды.',
        ru: 'До начала сезона в хозяйствах Мактааральского района установлено пятьдесят ультразвуковых счётчиков.',
        en: 'Before the season began, fifty ultrasonic meters were installed on farms of Maktaaral district.',
      },
      body: {
        kz: '<p>Құрылғы күн батареясынан қуат алып, көрсеткішін күніне алты рет жібереді. Орнату жұмысына политехникалық колледждің оқушылары да қатысты, енді оларды өздері күтіп ұстай алады.</p><p>Бірінші айдың өзінде екі шаруашылық төлеп отырған суының үштен бірі егіске жетпейтінін көріп, арығын бетондауға шешім қабылдады.</p>',
        ru: '<p>Прибор питается от солнечной батареи и шесть раз в день передаёт показания. В установке помогали учащиеся политехнического колледжа, теперь они сами смогут обслуживать счётчики.</p><p>Уже за первый месяц два хозяйства увидели, что треть оплаченной воды не доходит до поля, и решили бетонировать арык.</p>',
        en: '<p>The device runs on a solar panel and sends its reading six times a day. Pupils of a technical college helped to install the meters and can now look after them.</p><p>In the very first month two farms saw that a third of the water they pay for never reaches the field and decided to line their ditches with concrete.</p>',
      },
    },
  },
  {
    id: 5,
    slug: 'field-school-on-irrigation',
    attributes: {
      title: { kz: 'Суару бойынша далалық мектеп', ru: 'Полевая школа по орошению', en: 'A field school on irrigation' },
      project: 2,
      date: '2025-07-05',
      lead: {
        kz: 'Үш елдің отыз магистранты бір апта бойы каналдан егіске дейінгі су жолын өлшеді.',
        ru: 'Тридцать магистрантов из трёх стран неделю измеряли путь воды от канала до поля.',
        en: 'For a week thirty master’s students from three countries measured the way of water from canal to field.',
      },
      body: {
        kz: '<p>Таңертең өлшеу, түстен кейін есептеу, кешке диқандармен әңгіме\u00a0– мектептің тәртібі осындай болды. Өзбекстан мен Қырғызстаннан келген қатысушылар өз елдеріндегі су пайдаланушылар бірлестігінің тәжірибесімен бөлісті.</p><p>Мектеп соңында әр топ бір ауылға арналған суару кестесін жасап тапсырды. Екі кесте келесі маусымнан бастап қолданысқа енді.</p>',
        ru: '<p>Утром замеры, после обеда расчёты, вечером разговоры с земледельцами: таков был порядок школы. Участники из Узбекистана и Кыргызстана рассказали, как работают их объединения водопользователей.</p><p>В конце каждая группа составила график полива для одного села. Два графика со следующего сезона применяются.</p>',
        en: '<p>Measuring in the morning, sums in the afternoon, talks with growers in the evening: such was the order of the day. Participants from Uzbekistan and Kyrgyzstan told how their water users’ associations work.</p><p>At the end each group drew up a watering schedule for one village. Two of the schedules have been in use since the following season.</p>',
      },
    },
  },
  {
    id: 6,
    slug: 'tariff-round-table',
    attributes: {
      title: { kz: 'Су тарифі туралы дөңгелек үстел', ru: 'Круглый стол о тарифе на воду', en: 'A round table on the water tariff' },
      project: 2,
      date: '2026-10-15',
      lead: {
        kz: 'Диқандар, су шаруашылығы мамандары мен экономистер үнемделген суды қайта сатып алу ұсынысын талқылады.',
        ru: 'Земледельцы, водники и экономисты обсудили предложение выкупать сэкономленную воду.',
        en: 'Growers, water engineers and economists discussed the proposal to buy saved water back.',
      },
      body: {
        kz: '<p>Кездесу Қызылордада өтті. Жоба тобы екі маусымның қорытындысын көрсетті: өлшеуіш орнатылған шаруашылықтарда су шығыны он сегіз пайызға азайған, ал өнім төмендемеген.</p><p>Негізгі дау суды кім сатып алады деген сұрақтың төңірегінде болды. Қатысушылар сынақты бір су пайдаланушылар бірлестігінен бастауға келісті.</p>',
        ru: '<p>Встреча прошла в Кызылорде. Группа проекта показала итоги двух сезонов: в хозяйствах со счётчиками расход воды упал на восемнадцать процентов, а урожай не снизился.</p><p>Спорили главным образом о том, кто будет покупать воду. Решили начать опыт с одного объединения водопользователей.</p>',
        en: '<p>The meeting took place in Kyzylorda. The team showed the results of two seasons: on farms with meters the use of water fell by eighteen per cent while the harvest did not.</p><p>The argument was mostly about who would buy the water. It was agreed to begin with one water users’ association.</p>',
      },
    },
  },
  {
    id: 7,
    slug: 'voices-of-fourteen-regions',
    attributes: {
      title: { kz: 'Он төрт облыстың даусы', ru: 'Голоса четырнадцати областей', en: 'Voices of fourteen regions' },
      project: 3,
      date: '2025-10-03',
      lead: {
        kz: 'Студенттер жазғы демалыста туған ауылдарында 900 сағат қазақша сөз жазып қайтты.',
        ru: 'За каникулы студенты записали в родных сёлах 900 часов казахской речи.',
        en: 'During the summer break students recorded 900 hours of Kazakh speech in their home villages.',
      },
      body: {
        kz: '<p>Әр жазбаның мәтінін сөйлеушінің өзі таңдады: біреу ертегі айтты, біреу ет асудың ретін, тағы бірі әскердегі достарын әңгімеледі. Барлық қатысушыдан жазбаша келісім алынды.</p><p>Ең үлкен сөйлеуші тоқсан бір жаста, ең кішісі алтыда. Жазбалар аймағы, жасы және тақырыбы бойынша белгіленіп, зерттеушілерге ашылды.</p>',
        ru: '<p>О чём говорить, каждый выбирал сам: кто-то рассказывал сказку, кто-то объяснял, как варить мясо, кто-то вспоминал армейских друзей. У всех взяли письменное согласие.</p><p>Самому старшему рассказчику девяносто один год, самому младшему шесть. Записи размечены по области, возрасту и теме и открыты исследователям.</p>',
        en: '<p>Everyone chose what to talk about: one told a fairy tale, one explained how to boil meat, one remembered friends from the army. All gave written consent.</p><p>The oldest speaker was ninety-one and the youngest six. The recordings are marked by region, age and subject and are open to researchers.</p>',
      },
    },
  },
  {
    id: 8,
    slug: 'model-in-village-school',
    attributes: {
      title: { kz: 'Модель ауыл мектебінде', ru: 'Модель в сельской школе', en: 'The model in a village school' },
      project: 3,
      date: '2026-05-14',
      lead: {
        kz: 'Кегендегі мектептің оқушылары интернетсіз жұмыс істейтін қазақша көмекшіні алғаш рет сынап көрді.',
        ru: 'Ученики школы в Кегене первыми испытали казахоязычного помощника, который работает без интернета.',
        en: 'Pupils in Kegen were the first to try a Kazakh-speaking assistant that works offline.',
      },
      body: {
        kz: '<p>Бағдарлама мәтінді оқып береді, түсініксіз сөзді түсіндіреді және жаттығу құрастырады. Оқушылар алты сабақта оның он тоғыз қатесін тауып, дәптерге жазып берді.</p><p>Сол қателердің көбі жергілікті сөздерге қатысты болды. Келесі нұсқада модель «пұшпақ» пен «бұрыштың» айырмасын біледі.</p>',
        ru: '<p>Программа читает текст вслух, объясняет непонятное слово и составляет упражнения. За шесть уроков ученики нашли девятнадцать ошибок и выписали их в тетрадь.</p><p>Большая часть ошибок касалась местных слов. Следующая версия модели уже знает разницу между местным и литературным названием угла.</p>',
        en: '<p>The program reads a text aloud, explains a difficult word and makes up exercises. In six lessons the pupils found nineteen mistakes and wrote them down.</p><p>Most had to do with local words. The next version of the model knows the local name for a corner from the literary one.</p>',
      },
    },
  },
  {
    id: 9,
    slug: 'proverbs-test-set',
    attributes: {
      title: { kz: 'Мақалдар сынағы', ru: 'Испытание пословицами', en: 'A test of proverbs' },
      project: 3,
      date: '2026-10-30',
      lead: {
        kz: 'Топ он мың тапсырмадан тұратын ашық тексеру жинағын жариялады, оның үштен бірі\u00a0– мақал-мәтел.',
        ru: 'Группа опубликовала открытый набор из десяти тысяч проверочных заданий, треть из них пословицы.',
        en: 'The group has published an open set of ten thousand test tasks, a third of them on proverbs.',
      },
      body: {
        kz: '<p>Жинақты филолог студенттер мен бағдарламашылар бірге құрастырды: бірі мағынасын жазды, екіншісі қате нұсқаларын ойлап тапты. Тапсырмалар үш рет тексеруден өтті.</p><p>Алғашқы сынақта ең танымал шетелдік модель мақалдардың қырық бір пайызын ғана дұрыс түсіндірді, университеттің шағын моделі алпыс сегіз пайызға жетті.</p>',
        ru: '<p>Набор составляли вместе студенты-филологи и программисты: одни записывали смысл, другие придумывали неверные варианты. Задания трижды перепроверены.</p><p>В первом испытании самая известная зарубежная модель верно объяснила лишь сорок один процент пословиц, небольшая модель университета дошла до шестидесяти восьми.</p>',
        en: '<p>Students of language and programmers made it together: one wrote down the meaning, the other invented wrong answers. Every task was checked three times.</p><p>In the first trial the best-known foreign model explained only forty-one per cent of the proverbs correctly; the university’s small model reached sixty-eight.</p>',
      },
    },
  },
  {
    id: 10,
    slug: 'first-sixty-diaries',
    attributes: {
      title: { kz: 'Алпыс күнделік', ru: 'Шестьдесят дневников', en: 'Sixty diaries' },
      project: 4,
      date: '2023-10-06',
      lead: {
        kz: 'Алматы облысының алпыс кәсіпкері апталық есеп күнделігін жүргізуге келісіп, алғашқы бетін толтырды.',
        ru: 'Шестьдесят предпринимателей Алматинской области согласились вести недельный дневник и заполнили первую страницу.',
        en: 'Sixty entrepreneurs of Almaty region agreed to keep a weekly diary and filled in the first page.',
      },
      body: {
        kz: '<p>Қатысушыларды таңдағанда бір ғана шарт қойылды: кәсіпорын үш жылдан жас болуы керек. Әрқайсысына екі студент кеңесші бекітілді.</p><p>Бірінші аптада күнделіктің жартысы бос келді. Екінші айдан бастап жағдай өзгерді: кәсіпкерлер қасына студент келіп отырса, есепті бітірмей тұрмайтын болды.</p>',
        ru: '<p>Условие отбора было одно: предприятию меньше трёх лет. К каждому прикрепили двух студентов-консультантов.</p><p>В первую неделю половина дневников вернулась пустой. На второй месяц всё изменилось: когда рядом сидел студент, предприниматель не вставал, не закончив расчёт.</p>',
        en: '<p>There was one condition: the firm had to be less than three years old. Each was given two student advisers.</p><p>In the first week half of the diaries came back empty. By the second month things had changed: with a student beside them, owners did not get up until the sums were done.</p>',
      },
    },
  },
  {
    id: 11,
    slug: 'market-day-in-talgar',
    attributes: {
      title: { kz: 'Талғардағы базар күні', ru: 'Базарный день в Талгаре', en: 'Market day in Talgar' },
      project: 4,
      date: '2024-06-15',
      lead: {
        kz: 'Жобаға қатысқан жиырма екі өндіруші өнімін бір күн делдалсыз сатты.',
        ru: 'Двадцать два производителя из проекта день торговали без посредников.',
        en: 'For one day the twenty-two producers of the project sold their goods without middlemen.',
      },
      body: {
        kz: '<p>Бағаны әркім өзі қойды, бірақ алдымен өзіндік құнын тақтаға жазып көрсетуге тиіс болды. Сол сәтте жеті адам бұған дейін зиянына сатып келгенін түсінді.</p><p>Кешке дейін 1,9 миллион теңгенің тауары сатылды. Ең өтімді тауар\u00a0– құрт пен алма қағы, оларды сатқан екі отбасы қазір бірігіп интернет-дүкен ашты.</p>',
        ru: '<p>Цену каждый назначал сам, но сначала писал на доске себестоимость. В этот момент семеро поняли, что до сих пор продавали себе в убыток.</p><p>К вечеру продали товара на 1,9 миллиона тенге. Лучше всего шли курт и яблочная пастила, и две семьи, которые их делают, теперь открыли общий интернет-магазин.</p>',
        en: '<p>Everyone set their own price, but first had to write on a board what the goods had cost to make. At that moment seven of them saw that they had been selling at a loss.</p><p>By evening goods worth 1.9 million tenge were sold. Kurt and dried apple sheets went best, and the two families who make them have since opened an online shop together.</p>',
      },
    },
  },
  {
    id: 12,
    slug: 'final-report-presented',
    attributes: {
      title: { kz: 'Қорытынды есеп', ru: 'Итоговый отчёт', en: 'The final report' },
      project: 4,
      date: '2025-12-11',
      lead: {
        kz: 'Екі жылдық бақылаудың нәтижесі кәсіпкерлер палатасында таныстырылды.',
        ru: 'Результаты двухлетнего наблюдения представили в палате предпринимателей.',
        en: 'The results of two years of observation were presented at the chamber of entrepreneurs.',
      },
      body: {
        kz: '<p>Есепті кәсіпкерлердің өздері оқыды: наубайхана иесі несие туралы, жылыжай иесі маусымдық жұмысшылар туралы айтты. Залда екі жүзге жуық адам болды.</p><p>Палата тегін курсына «айдың соңғы жұмасы» ережесін қосты: сол күні кәсіпкер кассасын санап, бір бетке қорытынды жазады.</p>',
        ru: '<p>Отчёт читали сами предприниматели: владелица пекарни говорила о кредитах, хозяин теплицы о сезонных рабочих. В зале было около двухсот человек.</p><p>Палата добавила в свой бесплатный курс правило последней пятницы: в этот день предприниматель считает кассу и пишет итог на одной странице.</p>',
        en: '<p>It was read by the entrepreneurs themselves: the owner of a bakery spoke of loans, the owner of a greenhouse of seasonal workers. About two hundred people were in the hall.</p><p>The chamber has added the rule of the last Friday to its free course: on that day the owner counts the till and sums up the month on one page.</p>',
      },
    },
  },
  {
    id: 13,
    slug: 'mentors-trained',
    attributes: {
      title: { kz: 'Тәлімгерлерді дайындау', ru: 'Подготовка наставников', en: 'Training the mentors' },
      project: 5,
      date: '2024-08-27',
      lead: {
        kz: 'Үшінші курстың 96 студенті бес күндік тренингтен өтіп, бірінші курсқа тәлімгер болды.',
        ru: 'Девяносто шесть третьекурсников прошли пятидневный тренинг и стали наставниками первого курса.',
        en: 'Ninety-six third-year students took a five-day course and became mentors to the first year.',
      },
      body: {
        kz: '<p>Тәлімгер психолог емес, сондықтан тренингтің жартысы өз шегін білуге арналды: қай кезде тыңдау жеткілікті, қай кезде маманға жіберу керек. Қалған бөлігінде кампусты, кестені және деканатпен жұмысты талдады.</p><p>Әр тәлімгерде алты студенттен артық болмайды. Айына бір рет олар психологпен кездесіп, қиын жағдайларды талқылайды.</p>',
        ru: '<p>Наставник не психолог, поэтому половину тренинга посвятили границам: когда достаточно выслушать, а когда направить к специалисту. Остальное время разбирали кампус, расписание и работу с деканатом.</p><p>У каждого не больше шести подопечных. Раз в месяц наставники встречаются с психологом и обсуждают трудные случаи.</p>',
        en: '<p>A mentor is not a psychologist, so half of the course was about limits: when it is enough to listen and when to send someone to a specialist. The rest dealt with the campus, the timetable and the dean’s office.</p><p>No mentor has more than six students. Once a month they meet a psychologist and talk through hard cases.</p>',
      },
    },
  },
  {
    id: 14,
    slug: 'sleep-week',
    attributes: {
      title: { kz: 'Ұйқы апталығы', ru: 'Неделя сна', en: 'Sleep week' },
      project: 5,
      date: '2025-12-01',
      lead: {
        kz: 'Сессия алдында студенттер жеті күн ұйқы күнделігін жүргізіп, телефонды түнде басқа бөлмеге қойды.',
        ru: 'Перед сессией студенты семь дней вели дневник сна и на ночь уносили телефон в другую комнату.',
        en: 'Before the exams students kept a sleep diary for seven days and left their phones in another room at night.',
      },
      body: {
        kz: '<p>Апталыққа 340 адам қатысты, соңына дейін 271 адам жетті. Орташа ұйқы елу екі минутқа ұзарды, ал қатысушылардың көбі таңғы дәріске кешікпейтін болды.</p><p>Жатақханада бір қабаттың асүйіне телефон қоятын ағаш сөре жасалды. Апталық бітсе де, ол орнында қалды.</p>',
        ru: '<p>Участвовали 340 человек, до конца дошёл 271. Средний сон вырос на пятьдесят две минуты, и большинство перестали опаздывать на утренние лекции.</p><p>В общежитии на кухне одного этажа сколотили полку для телефонов. Неделя кончилась, а полка осталась.</p>',
        en: '<p>Of 340 who began, 271 reached the end. Average sleep grew by fifty-two minutes, and most stopped being late for morning lectures.</p><p>On one floor of the halls a wooden shelf for phones was put up in the kitchen. The week is over, but the shelf has stayed.</p>',
      },
    },
  },
  {
    id: 15,
    slug: 'mid-term-results',
    attributes: {
      title: { kz: 'Екі жылдың аралық нәтижесі', ru: 'Промежуточные итоги двух лет', en: 'Results of two years' },
      project: 5,
      date: '2026-06-10',
      lead: {
        kz: 'Топ 1\u00a0140 студентті бақылаудың аралық қорытындысын деканат пен студенттік кеңеске ұсынды.',
        ru: 'Группа представила деканату и Студенческому совету промежуточные итоги наблюдения за 1\u00a0140 студентами.',
        en: 'The team gave the dean’s office and the Student Council the interim results of following 1,140 students.',
      },
      body: {
        kz: '<p>Тәлімгері бар топта күйзеліс деңгейі төмен, сабаққа қатысу жоғары болып шықты. Ең үлкен айырма ауылдан келген студенттерде байқалды.</p><p>Кеңес тәлімгерлікті барлық бірінші курсқа таратып, тәлімгердің еңбегін үш кредитпен бағалауды ұсынды. Университет келісті: күзден бастап тәлімгер бірінші курстың бәріне беріледі.</p>',
        ru: '<p>В группе с наставниками стресс ниже, а посещаемость выше. Сильнее всего разница у студентов, приехавших из сёл.</p><p>Совет предложил распространить наставничество на весь первый курс и засчитывать работу наставника за три кредита. Университет согласился: с осени наставник будет у каждого первокурсника.</p>',
        en: '<p>Where there were mentors, stress was lower and attendance higher. The difference was greatest among students from villages.</p><p>The council proposed mentors for the whole first year and three credits for their work. The university has agreed: from autumn every first-year has a mentor.</p>',
      },
    },
  },
  {
    id: 16,
    slug: 'law-office-on-the-road',
    attributes: {
      title: { kz: 'Көшпелі заң кеңсесі жолға шықты', ru: 'Выездная приёмная отправилась в путь', en: 'The law office sets out' },
      project: 6,
      date: '2024-04-22',
      lead: {
        kz: 'Алғашқы сапарда төрт студент пен екі заңгер Жуалы ауданының үш ауылында 61 адамды қабылдады.',
        ru: 'В первой поездке четыре студента и два юриста приняли 61 человека в трёх сёлах Жуалынского района.',
        en: 'On the first trip four students and two lawyers saw 61 people in three villages of Zhualy district.',
      },
      body: {
        kz: '<p>Қабылдау ауыл кітапханасында өтті, өйткені әкімдікке баруға адамдар именеді. Бірінші күні төрт-ақ адам келді, үшінші күні кезек есікке дейін жетті.</p><p>Өтініштердің көбі жерге қатысты болды: құжаты жоқ үй, шекарасы даулы бақша, қайтыс болған ағаның атындағы үлес.</p>',
        ru: '<p>Приём вели в сельской библиотеке, потому что в акимат люди идти стесняются. В первый день пришли четверо, на третий очередь дошла до дверей.</p><p>Чаще всего спрашивали о земле: дом без документов, огород со спорной границей, доля, записанная на умершего брата.</p>',
        en: '<p>They sat in the village library, because people are shy of the town hall. On the first day four came; on the third the queue reached the door.</p><p>Most questions were about land: a house without documents, a garden with a disputed border, a share in the name of a brother who had died.</p>',
      },
    },
  },
  {
    id: 17,
    slug: 'mediators-in-villages',
    attributes: {
      title: { kz: 'Ауыл медиаторлары', ru: 'Сельские медиаторы', en: 'Village mediators' },
      project: 6,
      date: '2024-11-18',
      lead: {
        kz: 'Жиырма ауылдың қырық тұрғыны медиация курсын бітіріп, сертификат алды.',
        ru: 'Сорок жителей двадцати сёл окончили курс медиации и получили сертификаты.',
        en: 'Forty people from twenty villages finished a course in mediation and received certificates.',
      },
      body: {
        kz: '<p>Олардың арасында мұғалім, имам, дүкенші және ардагер бар\u00a0– ауылда сөзі өтетін адамдар. Курс билер сотының тәжірибесінен басталып, бүгінгі заңның талаптарымен аяқталды.</p><p>Жарты жылда медиаторлар жүз он сегіз дауды татуластырды. Соның ішінде бес жылға созылған бір шекара дауы бар.</p>',
        ru: '<p>Среди них учитель, имам, продавец, ветеран: люди, к чьему слову в селе прислушиваются. Курс начинался с опыта суда биев и заканчивался требованиями сегодняшнего закона.</p><p>За полгода медиаторы примирили стороны в ста восемнадцати спорах. Один из них, о границе участка, тянулся пять лет.</p>',
        en: '<p>Among them are a teacher, an imam, a shopkeeper and a veteran: people whose word counts. The course began with the old courts of the biys and ended with what the law asks today.</p><p>In half a year they settled a hundred and eighteen disputes, one of which, over a boundary, had dragged on for five years.</p>',
      },
    },
  },
  {
    id: 18,
    slug: 'plain-language-templates',
    attributes: {
      title: { kz: 'Түсінікті тілдегі арыздар', ru: 'Заявления понятным языком', en: 'Applications in plain words' },
      project: 6,
      date: '2025-06-11',
      lead: {
        kz: 'Заңгерлер мен тіл мамандары он екі арыз үлгісін қазақ тілінде қайта жазып шықты.',
        ru: 'Юристы и лингвисты заново написали на казахском языке двенадцать образцов заявлений.',
        en: 'Lawyers and linguists rewrote twelve model applications in Kazakh.',
      },
      body: {
        kz: '<p>Әр үлгіні алдымен ауыл тұрғындары оқып, түсінбеген сөзінің астын сызды. Орта есеппен бір бетте он төрт сөз сызылды, соңғы нұсқада біреу де қалмады.</p><p>Үлгілер кітапханаларға таратылды және заң клиникасында тегін беріледі. Екі аудандық сот оларды өз кеңсесіне де іліп қойды.</p>',
        ru: '<p>Сначала каждый образец читали жители сёл и подчёркивали непонятные слова. В среднем на странице их набиралось четырнадцать, в последней версии не осталось ни одного.</p><p>Образцы разосланы по библиотекам, их бесплатно выдаёт юридическая клиника. Два районных суда вывесили их и у себя.</p>',
        en: '<p>Villagers read each model first and underlined the words they did not understand. There were fourteen on an average page; in the final version there are none.</p><p>The models have gone to libraries and are free at the law clinic. Two district courts have put them up on their own walls.</p>',
      },
    },
  },
  {
    id: 19,
    slug: 'sensors-on-school-walls',
    attributes: {
      title: { kz: 'Мектеп қабырғасындағы датчиктер', ru: 'Датчики на стенах школ', en: 'Sensors on school walls' },
      project: 7,
      date: '2026-01-14',
      lead: {
        kz: 'Қаланың сегіз ауданындағы мектептер мен емханаларға отыз бес ауа датчигі орнатылды.',
        ru: 'На школах и поликлиниках восьми районов города установлено тридцать пять датчиков воздуха.',
        en: 'Thirty-five air sensors were installed on schools and clinics in the city’s eight districts.',
      },
      body: {
        kz: '<p>Орын таңдағанда басты шарт бала тыныс алатын биіктікте өлшеу болды, сондықтан датчиктер жерден бір жарым метр жоғары ілінді. Оларды орнатуға экология және жасыл экономика бағдарламасының студенттері көмектесті.</p><p>Оған дейін датчиктер зертханада бір ай қатар тұрып салыстырылды: төртеуінің көрсеткіші өзгелерден алшақ шығып, олар ауыстырылды.</p>',
        ru: '<p>Главным условием была высота, на которой дышит ребёнок, поэтому датчики висят в полутора метрах от земли. Устанавливать их помогали студенты программы «Экология и зелёная экономика».</p><p>До этого датчики месяц простояли рядом в лаборатории: четыре расходились с остальными, и их заменили.</p>',
        en: '<p>The main condition was the height at which a child breathes, so the sensors hang a metre and a half above the ground. Students of ecology and green economy helped to install them.</p><p>Before that they stood side by side in the laboratory for a month; four differed from the rest and were replaced.</p>',
      },
    },
  },
  {
    id: 20,
    slug: 'school-lesson-on-air',
    attributes: {
      title: { kz: 'Ауа туралы ашық сабақ', ru: 'Открытый урок о воздухе', en: 'An open lesson on air' },
      project: 7,
      date: '2026-05-21',
      lead: {
        kz: 'Алты мектептің оқушылары өз ауласындағы ауаны өлшеп, нәтижесін математика сабағында талдады.',
        ru: 'Ученики шести школ измерили воздух в своих дворах и разобрали результаты на уроке математики.',
        en: 'Pupils of six schools measured the air in their own yards and analysed the results in a maths lesson.',
      },
      body: {
        kz: '<p>Сабақты докторанттар мен мектеп мұғалімдері бірге жүргізді. Балалар орташа мән, медиана және ауытқу ұғымдарын өз ауласының деректерімен үйренді.</p><p>Бір оқушы көршінің пеші жанғанда көрсеткіш жеті есе өсетінін байқады да, отбасымен бірге көршіге барып сөйлесті.</p>',
        ru: '<p>Урок вели вместе докторанты и школьные учителя. Среднее, медиану и отклонение дети осваивали на данных собственного двора.</p><p>Один ученик заметил, что показатель растёт в семь раз, когда топят печь у соседей, и пошёл с родителями к ним поговорить.</p>',
        en: '<p>Doctoral students and school teachers taught it together. The children learnt mean, median and deviation on data from their own yards.</p><p>One boy noticed that the reading rises sevenfold when the neighbours light their stove, and went with his family to talk to them.</p>',
      },
    },
  },
  {
    id: 21,
    slug: 'visiting-seminar-with-kansai',
    attributes: {
      title: { kz: 'Кансай ғалымдарымен семинар', ru: 'Семинар с учёными из Кансая', en: 'A seminar with Kansai' },
      project: 7,
      date: '2026-10-21',
      lead: {
        kz: 'Жапон экономистері ауа сапасы мен пәтер бағасының байланысын есептеу тәжірибесімен бөлісті.',
        ru: 'Японские экономисты поделились опытом расчёта связи между качеством воздуха и ценами на жильё.',
        en: 'Economists from Japan shared their experience of linking air quality to the price of homes.',
      },
      body: {
        kz: '<p>Екі күндік семинарда алматылық деректер алғаш рет талқыланды. Қонақтар хабарландырудағы баға мен нақты мәміле бағасының айырмасын ескеруге кеңес берді.</p><p>Келісім бойынша, екі докторант келесі күзде Кансай қолданбалы экономика университетінде бір семестр жұмыс істейді.</p>',
        ru: '<p>На двухдневном семинаре впервые обсуждали алматинские данные. Гости посоветовали учесть разницу между ценой в объявлении и ценой сделки.</p><p>По договорённости два докторанта следующей осенью проведут в Кансае семестр.</p>',
        en: '<p>The Almaty data were discussed for the first time over two days. The guests advised allowing for the gap between the advertised price and the price paid.</p><p>It was agreed that two doctoral students will spend a term in Kansai next autumn.</p>',
      },
    },
  },
  {
    id: 22,
    slug: 'elders-and-maps',
    attributes: {
      title: { kz: 'Ақсақалдар мен карталар', ru: 'Старейшины и карты', en: 'Elders and maps' },
      project: 8,
      date: '2023-07-19',
      lead: {
        kz: 'Экспедиция қырық екі ақсақалдың әңгімесін жазып алып, көш жолдарын ескі карталармен салыстырды.',
        ru: 'Экспедиция записала рассказы сорока двух старейшин и сверила кочевые пути со старыми картами.',
        en: 'The expedition recorded forty-two elders and compared the routes they remembered with old maps.',
      },
      body: {
        kz: '<p>Он екі студент пен үш оқытушы Қарқарадан Асыға дейін үш апта жүрді. Ақсақалдар бұлақтың, тастың, қыстаудың атын атады, ал студенттер әр жерді координатымен белгілеп отырды.</p><p>Картада жоқ жүз отыз жер-су аты жазылды. Тізім аудандық кітапханаға және ономастика мамандарына берілді.</p>',
        ru: '<p>Двенадцать студентов и три преподавателя три недели шли от Каркары до Асы. Старейшины называли родник, камень, зимовку, а студенты отмечали координаты.</p><p>Записано сто тридцать названий, которых нет на карте. Список передан районной библиотеке и специалистам по топонимике.</p>',
        en: '<p>Twelve students and three teachers travelled for three weeks from Karkara to Assy. The elders named a spring, a stone, a winter camp, and the students marked where each one lies.</p><p>A hundred and thirty names were written down that are on no map. The list went to the district library and to experts in place names.</p>',
      },
    },
  },
  {
    id: 23,
    slug: 'guesthouse-course',
    attributes: {
      title: { kz: 'Қонақүй иелеріне арналған курс', ru: 'Курс для хозяев гостевых домов', en: 'A course for guest-house owners' },
      project: 8,
      date: '2024-05-06',
      lead: {
        kz: 'Отыз сегіз отбасы қонақ күту, баға қою және алғашқы көмек көрсету бойынша екі апталық курстан өтті.',
        ru: 'Тридцать восемь семей прошли двухнедельный курс: приём гостей, цены и первая помощь.',
        en: 'Thirty-eight families took a two-week course in hosting, pricing and first aid.',
      },
      body: {
        kz: '<p>Сабақты университет оқытушылары мен Жоғары Савойядан келген тәжірибелі қонақүй иесі жүргізді. Оның бірінші кеңесі қарапайым болды: қонаққа дастарқаннан бұрын ыстық су керек.</p><p>Курс соңында әр отбасы өз үйінің бір беттік сипаттамасын қазақ және ағылшын тілдерінде жазып шықты.</p>',
        ru: '<p>Занятия вели преподаватели университета и опытная хозяйка гостиницы из Верхней Савойи. Её первый совет был прост: горячая вода нужна гостю раньше дастархана.</p><p>В конце каждая семья написала страницу о своём доме на казахском и английском.</p>',
        en: '<p>It was taught by university staff and an experienced innkeeper from Haute-Savoie. Her first advice was simple: a guest needs hot water before a feast.</p><p>At the end each family wrote a page about its house in Kazakh and English.</p>',
      },
    },
  },
  {
    id: 24,
    slug: 'first-season-of-trails',
    attributes: {
      title: { kz: 'Бағыттардың алғашқы маусымы', ru: 'Первый сезон маршрутов', en: 'The first season of the trails' },
      project: 8,
      date: '2025-09-30',
      lead: {
        kz: 'Жеті бағыт маусымын аяқтады: 1\u00a0500 қонақ, үш кооператив және бірде-бір апат жоқ.',
        ru: 'Семь маршрутов закрыли сезон: 1\u00a0500 гостей, три кооператива и ни одного происшествия.',
        en: 'Seven trails closed their season: 1,500 guests, three cooperatives and not one accident.',
      },
      body: {
        kz: '<p>Табыстың сексен алты пайызы ауылда қалды, қалғаны жол белгілері мен брондау жүйесіне жұмсалды. Ең көп келгендер\u00a0– алматылық отбасылар, екінші орында Германия мен Кореядан келген жаяу саяхатшылар.</p><p>Жоба аяқталғаннан кейін бағыттарды кооперативтер өздері жүргізеді, университет жылына бір рет қауіпсіздігін тексереді.</p>',
        ru: '<p>Восемьдесят шесть процентов дохода осталось в аулах, остальное ушло на указатели и систему бронирования. Чаще всего приезжали алматинские семьи, на втором месте туристы из Германии и Кореи.</p><p>После завершения проекта маршруты ведут сами кооперативы, а университет раз в год проверяет безопасность.</p>',
        en: '<p>Eighty-six per cent of the income stayed in the villages; the rest paid for signposts and the booking system. Families from Almaty came most, followed by walkers from Germany and Korea.</p><p>Now that the project is over the cooperatives run the trails themselves, and once a year the university checks their safety.</p>',
      },
    },
  },
])
