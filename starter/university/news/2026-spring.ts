import type { StarterEntry } from '../../starter-entry.ts'

/** News of January to April 2026. */
export const spring2026: StarterEntry<'news'>[] = [
  {
    id: 21,
    slug: 'city-changes-three-bus-timetables',
    attributes: {
      title: {
        kz: 'Қала үш автобус бағытының кестесін студенттер есебімен өзгертті',
        ru: 'Город изменил расписание трёх автобусов по расчётам студентов',
        en: 'The city changes three bus timetables on students’ figures',
      },
      date: '2026-04-22T10:20:00+05:00',
      school: 68,
      lead: {
        kz: 'Нархоздың көлік деректері тобы ұсынған бес өзгерістің үшеуі іске қосылды. Алатау ауданындағы аялдамаларда таңғы күту орта есеппен төрт минутқа қысқарды.',
        ru: 'Из пяти изменений, которые предложила группа транспортных данных Нархоза, введены три. Утреннее ожидание на остановках Алатауского района сократилось в среднем на четыре минуты.',
        en: 'Three of the five changes proposed by Narxoz’s transport data group are now in force. Morning waits at stops in Alatau district have fallen by four minutes on average.',
      },
      body: {
        kz: '<p>Ұсыныс қыста жасалды. Серік Мусиннің тобы 128 бағыттың отыз секунд сайынғы орнын салыстырып, бір жайтты байқады: таңғы жетіден сегізге дейін Алатау ауданынан шығатын үш бағыттың автобустары бірінің соңынан бірі үйіліп келеді де, кейін жиырма минут ешкім болмайды.</p><p>Қымбат шешім\u00a0– жаңа автобус қосу. Арзаны\u00a0– соңғы аялдамадан шығу уақытын үш-бес минутқа жылжыту. Студенттер екіншісін есептеп, аялдамаға барып тексерді: екі апта бойы қырық адам таңғы алтыдан секундөлшермен тұрды.</p><p>Қалалық мобильділік басқармасы жаңа кестені сәуірдің басында енгізді. Алғашқы үш аптада орташа күту он үш минуттан тоғыз минутқа түсті, ал шығын бір теңгеге де артқан жоқ. Қалған екі ұсыныс жолақ бөлуді талап етеді, олар күзде қаралады.</p>',
        ru: '<p>Предложение готовили зимой. Группа Серика Мусина сравнила положение автобусов 128 маршрутов через каждые тридцать секунд и заметила: с семи до восьми утра машины трёх маршрутов из Алатауского района приходят одна за другой, а потом двадцать минут нет ни одной.</p><p>Дорогое решение\u00a0— добавить автобусы. Дешёвое\u00a0— сдвинуть отправление с конечной на три–пять минут. Студенты посчитали второе и проверили на месте: две недели сорок человек стояли на остановках с секундомером с шести утра.</p><p>Управление городской мобильности ввело новое расписание в начале апреля. За три недели среднее ожидание упало с тринадцати минут до девяти, а расходы не выросли ни на тенге. Для двух других предложений нужны выделенные полосы, их рассмотрят осенью.</p>',
        en: '<p>The proposal was drawn up in winter. Serik Musin’s group compared the position of buses on 128 routes every thirty seconds and noticed that between seven and eight in the morning three routes from Alatau district arrive in a bunch, after which nothing comes for twenty minutes.</p><p>The expensive solution is to add buses. The cheap one is to shift departures from the terminus by three to five minutes. The students worked out the second and checked it on the spot: for two weeks forty people stood at stops with stopwatches from six in the morning.</p><p>The Urban Mobility Department brought in the new timetable early in April. In three weeks the average wait fell from thirteen minutes to nine, and costs did not rise by a single tenge. The other two proposals call for bus lanes and will be considered in autumn.</p>',
      },
      blocks: [
        {
          id: 7041,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Алғашқы үш апта', ru: 'Первые три недели', en: 'The first three weeks' },
          items: [
            {
              value: { kz: '13 → 9', ru: '13 → 9', en: '13 → 9' },
              title: { kz: 'минут күту', ru: 'минут ожидания', en: 'minutes of waiting' },
            },
            {
              value: { kz: '3', ru: '3', en: '3' },
              title: { kz: 'бағыттың кестесі өзгерді', ru: 'маршрута с новым расписанием', en: 'routes with a new timetable' },
            },
            {
              value: { kz: '0', ru: '0', en: '0' },
              title: { kz: 'теңге қосымша шығын', ru: 'тенге дополнительных затрат', en: 'tenge of extra cost' },
            },
          ],
        },
        {
          id: 7042,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Алтыншы күні бір әже маған термостан шай құйып берді де, «балам, автобусты санама, бізді сана» деді. Сосын жолаушыларды да санай бастадық.</p>',
            ru: '<p>На шестой день бабушка налила мне чаю из термоса и сказала: «Ты не автобусы считай, ты нас считай». Тогда мы стали считать и пассажиров.</p>',
            en: '<p>On the sixth day an old lady poured me tea from her flask and said: don’t count the buses, child, count us. So we began to count the passengers too.</p>',
          },
          name: { kz: 'Зарина Әбенова', ru: 'Зарина Абенова', en: 'Zarina Abenova' },
          post: { kz: 'Деректер талдаушысы', ru: 'Аналитик данных', en: 'Data Analyst' },
        },
      ],
    },
  },
  {
    id: 22,
    slug: 'sign-language-becomes-an-elective',
    attributes: {
      title: {
        kz: 'Ымдау тілі таңдау пәніне айналды',
        ru: 'Жестовый язык стал дисциплиной по выбору',
        en: 'Sign language becomes an elective',
      },
      date: '2026-04-16T13:30:00+05:00',
      school: 69,
      lead: {
        kz: 'Үш кредиттік курсқа алғашқы семестрде 48 студент жазылды. Сабақты есту қабілеті жоқ оқытушы Гүлнара Әбілова аудармашысыз жүргізеді.',
        ru: 'На курс в три кредита в первом же семестре записались 48 студентов. Его ведёт неслышащий преподаватель Гульнара Абилова, без переводчика.',
        en: 'In its first semester 48 students signed up for the three-credit course. Gulnara Abilova, who is deaf, teaches it without an interpreter.',
      },
      body: {
        kz: '<p>Курс әлеуметтік жұмыс бағдарламасында ашылғанымен, тыңдаушылардың көбі басқа мектептерден: құқық, туризм, дизайн, тіпті бағдарламалық инженерия. Алғашқы сабақта дауыс шығаруға болмайды. Жиырма минуттан кейін студенттер бір-біріне аты-жөнін, қай қаладан келгенін және не жегенін түсіндіре алады екен.</p><p>Университетте есту қабілеті нашар тоғыз студент оқиды. Бұрын оларға дәрісте жалғыз аудармашы көмектесетін, үзілісте, асханада, кітапханада сөйлесетін адам болмайтын. Дизайн бағдарламасының екінші курс студенті Аружан Дәулет: «Қазір дәлізде маған ымдап сәлем беретіндер бар»,\u00a0– деп жазды курс қабырғасына.</p><ul><li>Мамырда кітапхана мен қызмет көрсету орталығының он төрт қызметкері қысқа курстан өтеді.</li><li>Күзде екінші деңгей ашылады: заң, медицина және оқу сөздігі.</li><li>Екі топ қазақша, бір топ орысша жүреді.</li></ul><p>Бағалау да ерекше: емтиханда студент бес минут бойы таныс емес адаммен әңгімелеседі.</p>',
        ru: '<p>Курс открыт на программе социальной работы, но большинство слушателей из других школ: права, туризма, дизайна, даже программной инженерии. На первом занятии нельзя говорить вслух. Через двадцать минут студенты уже объясняют друг другу, как их зовут, откуда они и что ели на завтрак.</p><p>В университете учатся девять студентов с нарушением слуха. Раньше на лекциях им помогал единственный переводчик, а на перемене, в столовой и в библиотеке поговорить было не с кем. «Теперь в коридоре со мной здороваются руками»,\u00a0— написала на стене курса второкурсница-дизайнер Аружан Даулет.</p><ul><li>В мае короткий курс пройдут четырнадцать сотрудников библиотеки и центра обслуживания.</li><li>Осенью откроется второй уровень: юридическая, медицинская и учебная лексика.</li><li>Две группы занимаются на казахском, одна на русском.</li></ul><p>Необычен и экзамен: пять минут беседы с незнакомым человеком.</p>',
        en: '<p>The course belongs to the social work programme, but most of its students come from elsewhere: law, tourism, design and even software engineering. In the first lesson nobody may speak aloud. Twenty minutes later they can tell one another their names, their home towns and what they had for breakfast.</p><p>Nine students with impaired hearing study at the university. Until now a single interpreter helped them at lectures, and in the breaks, the canteen and the library there was nobody to talk to. “Now people in the corridor greet me with their hands,” Aruzhan Daulet, a second-year in design, has written on the course wall.</p><ul><li>In May fourteen people from the library and the service centre will take a short course.</li><li>A second level opens in autumn with the vocabulary of law, medicine and study.</li><li>Two groups are taught in Kazakh and one in Russian.</li></ul><p>The exam is unusual too: five minutes’ talk with a stranger.</p>',
      },
      blocks: [
        {
          id: 7043,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Пәнге жазылу', ru: 'Запись на дисциплину', en: 'Signing up' },
          items: [
            {
              title: { kz: 'Кредит', ru: 'Кредиты', en: 'Credits' },
              value: { kz: '3, кез келген бағдарламаға', ru: '3, для любой программы', en: '3, open to every programme' },
            },
            {
              title: { kz: 'Уақыты', ru: 'Время', en: 'Time' },
              value: { kz: 'сейсенбі және жұма, 16:00', ru: 'вторник и пятница, 16:00', en: 'Tuesdays and Fridays, 16:00' },
            },
            {
              title: { kz: 'Топ', ru: 'Группа', en: 'Group' },
              value: { kz: 'он алты адамға дейін', ru: 'до шестнадцати человек', en: 'up to sixteen people' },
            },
          ],
          link: { text: { kz: 'Инклюзия', ru: 'Инклюзия', en: 'Inclusion' }, url: '/inclusion' },
        },
      ],
    },
  },
  {
    id: 23,
    slug: 'gold-at-the-economics-and-finance-olympiad',
    attributes: {
      title: {
        kz: 'Астанадағы экономика және қаржы олимпиадасының алтыны\u00a0– Нархозда',
        ru: 'Золото олимпиады по экономике и финансам в Астане\u00a0— у Нархоза',
        en: 'Narxoz brings home gold from the economics and finance olympiad in Astana',
      },
      date: '2026-04-03T09:45:00+05:00',
      school: 66,
      lead: {
        kz: 'Республикалық олимпиадада командамыз бірінші орын алып, Айсана Нұрмағамбет жеке сында күміс медаль иеленді. Шешуші тапсырма зейнетақы жүйесіне қатысты болды.',
        ru: 'На республиканской олимпиаде команда заняла первое место, Айсана Нурмагамбет взяла серебро в личном зачёте. Решающее задание касалось пенсионной системы.',
        en: 'At the national olympiad our team came first, and Aisana Nurmagambet took silver in the individual competition. The deciding task was about the pension system.',
      },
      body: {
        kz: '<p>Олимпиада 26–28 наурызда өтті, оған отыз үш университеттен 41 команда келді. Нархоздың атынан экономика бағдарламасының үшінші курс студенттері Дәулет Серікбай мен Айсана Нұрмағамбет және қаржыны оқитын Әмина Рахатова шықты.</p><p>Бірінші күні теория, екінші күні эконометрика, үшінші күні жағдаят. Соңғысында командаларға ойдан құрастырылған елдің халқы, жалақысы және инфляциясы беріліп, отыз жылға жететін зейнетақы ережесін төрт сағатта ұсыну керек болды. Командалардың көбі жарнаны көтерді. Біздің топ жарнаға тиіспей, зейнет жасын өмір сүру ұзақтығына байлады да, ауыр еңбек адамдарына жеке ереже жазды.</p><p>Қазылар осы ерекшелікті атап өтті: модельді құрап қана қоймай, одан кім зиян шегетінін де есептеген жалғыз команда\u00a0– Нархоз.</p><p>Бапкері, эконометрика бойынша ассистент-профессор Санжар Әбілқасымов дайындық тобына күзде 46 студент келгенін, желтоқсандағы іріктеуден кейін тоғызы қалғанын айтты.</p>',
        ru: '<p>Олимпиада прошла 26–28 марта, приехала 41 команда из тридцати трёх университетов. За Нархоз выступали третьекурсники-экономисты Даулет Серикбай и Айсана Нурмагамбет и студентка программы «Финансы» Амина Рахатова.</p><p>Первый день\u00a0— теория, второй\u00a0— эконометрика, третий\u00a0— кейс. В последнем командам дали население, зарплаты и инфляцию вымышленной страны и четыре часа, чтобы предложить пенсионное правило на тридцать лет. Большинство подняло взносы. Наша команда взносы не тронула, привязала возраст к продолжительности жизни и написала отдельное правило для людей тяжёлого труда.</p><p>Жюри отметило именно это: только Нархоз посчитал не одну лишь модель, но и то, кому она навредит.</p><p>Тренер, ассистент-профессор эконометрики Санжар Абилькасымов, рассказал, что осенью в группу пришли 46 студентов, а после декабрьского отбора остались девять.</p>',
        en: '<p>The olympiad was held on 26–28 March with 41 teams from thirty-three universities. Narxoz was represented by Daulet Serikbai and Aisana Nurmagambet, third-years in economics, and Amina Rakhatova, who studies finance.</p><p>The first day was theory, the second econometrics, the third a case. Given the population, wages and inflation of an imaginary country, each team had four hours to propose a pension rule that would last thirty years. Most raised contributions. Ours left them alone, tied the retirement age to life expectancy and wrote a separate rule for people in hard physical work.</p><p>That was what the jury singled out: Narxoz alone had worked out not only a model but also who would be harmed by it.</p><p>Their coach Sanzhar Abilkassymov, assistant professor of econometrics, says that 46 students came to train in autumn and nine were left after the December selection.</p>',
      },
      blocks: [
        {
          id: 7045,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Атам шахтада жиырма екі жыл істеді. Кесте бойынша ол тағы үш жыл жұмыс істеуі керек еді. Сондықтан жеке ережені мен жаздым.</p>',
            ru: '<p>Мой дед двадцать два года проработал в шахте. По таблице ему оставалось ещё три. Поэтому отдельное правило написала я.</p>',
            en: '<p>My grandfather worked in a mine for twenty-two years. By the table he had three more to go. That is why I wrote the separate rule.</p>',
          },
          name: { kz: 'Әмина Рахатова', ru: 'Амина Рахатова', en: 'Amina Rakhatova' },
          post: { kz: 'Қаржы бағдарламасының студенті', ru: 'Студентка программы «Финансы»', en: 'Finance student' },
        },
        {
          id: 7046,
          type: 'call',
          group: 2,
          position: 2,
          title: {
            kz: 'Мектеп оқушыларына\u00a0– жеке олимпиада',
            ru: 'Для школьников есть своя олимпиада',
            en: 'School pupils have an olympiad of their own',
          },
          desc: {
            kz: '<p>Жеңімпаздар төрт жылға оқу грантын алады.</p>',
            ru: '<p>Победители получают грант на четыре года учёбы.</p>',
            en: '<p>Winners receive a grant for four years of study.</p>',
          },
          link: { text: { kz: 'Мектеп олимпиадасы', ru: 'Олимпиада для школ', en: 'Olympiad for schools' }, url: '/olympiad' },
        },
      ],
    },
  },
  {
    id: 24,
    slug: 'twelve-yurts-in-the-nauryz-village',
    attributes: {
      title: {
        kz: 'Наурыз ауылы: он екі киіз үй, бір қазан',
        ru: 'Аул Наурыза: двенадцать юрт и один казан',
        en: 'The Nauryz village: twelve yurts and one cauldron',
      },
      date: '2026-03-20T19:00:00+05:00',
      lead: {
        kz: 'Ішкі аулада студенттер, оқытушылар және көрші үйлердің тұрғындары бірге мерекеледі. Ортақ қазаннан 1\u00a0700 кесе көже таратылды, жәрмеңке табысы балалар үйіне кетті.',
        ru: 'Во дворе праздновали вместе студенты, преподаватели и жители соседних домов. Из общего казана раздали 1\u00a0700 чаш наурыз-коже, выручка ярмарки ушла детскому дому.',
        en: 'Students, teachers and neighbours celebrated together in the courtyard. From a single cauldron 1,700 bowls of Nauryz soup were served, and the takings of the fair went to a children’s home.',
      },
      body: {
        kz: '<p>Әр мектеп екі киіз үйден тікті, қалған екеуін халықаралық студенттер бірлестігі мен қызметкерлер безендірді. Құқық мектебінің үйінде билер соты ойналды: қонақтар екі көршінің тай туралы дауын тыңдап, шешімді өздері шығарды. Цифрлық мектеп ою-өрнекті танитын бағдарлама әкеліп, келушінің киіміндегі оюдың атын айтып берді.</p><p>Қазақ күресінде екінші курс студенті Нұрбек Әлиакбар үшінші жыл қатарынан түйе палуан атанды. Асық атуда ең мерген\u00a0– Пусаннан алмасуға келген Пак Чжун: ол бұл ойынды бір айда үйреніпті.</p><p>Биылғы жаңалық\u00a0– «Бір киім\u00a0– бір кітап» бұрышы: ұлттық киімін бір күнге берген адам орнына кітап алып кетті. Сөйтіп мерекеге ұлттық киімсіз келген 140 студент шапан мен қамзол киді.</p><p>Жәрмеңкеден түскен 3,2 миллион теңге Талғардағы балалар үйінің шеберханасына жіберілді.</p>',
        ru: '<p>Каждая школа поставила по две юрты, ещё две украсили объединение иностранных студентов и сотрудники. В юрте школы права играли в суд биев: гости выслушали спор двух соседей о жеребёнке и вынесли решение сами. Цифровая школа привезла программу, которая узнаёт орнамент, и называла узор на одежде каждого гостя.</p><p>В казахской борьбе второкурсник Нурбек Алиакбар третий год подряд стал «туйе палуаном». Самым метким в асыках оказался Пак Чжун, приехавший по обмену из Пусана: игру он освоил за месяц.</p><p>Новинка года\u00a0— угол «Одежда за книгу»: кто отдавал на день национальный костюм, уносил взамен книгу. Так 140 студентов, пришедших без костюма, надели чапан и камзол.</p><p>Выручка ярмарки, 3,2 миллиона тенге, отправлена мастерской детского дома в Талгаре.</p>',
        en: '<p>Each school put up two yurts, and the last two were furnished by the International Students’ Union and the staff. In the law school’s yurt the old court of judges was played: guests heard two neighbours quarrel over a foal and gave the verdict themselves. The digital school brought a program that recognises ornaments and named the pattern on every visitor’s clothes.</p><p>In Kazakh wrestling second-year Nurbek Aliakbar became champion for the third time running. The best shot at asyk was Park Jun, an exchange student from Busan who had learnt the game in a month.</p><p>New this year was the corner called A Coat for a Book: whoever lent a national costume for the day took a book home in return. So 140 students who had come without one could wear a shapan or a kamzol.</p><p>The takings, 3.2 million tenge, went to the workshop of a children’s home in Talgar.</p>',
      },
      blocks: [
        {
          id: 7047,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Ортақ қазанның жеті дәмі', ru: 'Семь вкусов общего казана', en: 'Seven tastes of the common cauldron' },
          items: [
            {
              title: { kz: 'Экономика мектебі', ru: 'Школа экономики', en: 'Economics' },
              value: { kz: 'бидай мен тары', ru: 'пшеница и пшено', en: 'wheat and millet' },
            },
            {
              title: { kz: 'Бизнес-мектеп', ru: 'Бизнес-школа', en: 'Business' },
              value: { kz: 'сүр ет', ru: 'вяленое мясо', en: 'cured meat' },
            },
            {
              title: { kz: 'Цифрлық мектеп', ru: 'Цифровая школа', en: 'Digital' },
              value: { kz: 'су мен тұз', ru: 'вода и соль', en: 'water and salt' },
            },
            { title: { kz: 'Өнер мектебі', ru: 'Школа искусств', en: 'Arts' }, value: { kz: 'құрт', ru: 'курт', en: 'dried curd' } },
            { title: { kz: 'Құқық мектебі', ru: 'Школа права', en: 'Law' }, value: { kz: 'айран', ru: 'айран', en: 'airan' } },
          ],
        },
        {
          id: 7048,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Көжені кім пісірді', ru: 'Кто варил коже', en: 'Who made the soup' },
          desc: {
            kz: '<p>Қазан басында таңғы бестен асханашы Күләш апай мен он екі студент тұрды. Рецепт асхананың қабырғасына ілінді: келесі жылы көрші университеттер де келіп үйренбек.</p>',
            ru: '<p>У казана с пяти утра стояли повар Куляш-апай и двенадцать студентов. Рецепт повесили на стене столовой: на будущий год учиться придут и соседние университеты.</p>',
            en: '<p>Kulyash-apai from the canteen and twelve students stood by the cauldron from five in the morning. The recipe hangs on the canteen wall: next year neighbouring universities will come to learn it.</p>',
          },
        },
      ],
    },
  },
  {
    id: 25,
    slug: 'narxoz-wins-the-central-asian-debate-cup',
    attributes: {
      title: {
        kz: 'Нархоз дебатшылары Орталық Азия кубогын жеңіп алды',
        ru: 'Дебатёры Нархоза выиграли Кубок Центральной Азии',
        en: 'Narxoz debaters win the Central Asian Cup',
      },
      date: '2026-03-12T11:20:00+05:00',
      school: 70,
      lead: {
        kz: 'Бішкекте өткен турнирде сегіз елден 24 команда бақ сынады. Финалда біздің құрама Ташкент командасын бес қазының төртеуінің дауысымен ұтты.',
        ru: 'На турнире в Бишкеке встретились 24 команды из восьми стран. В финале наша команда победила Ташкент голосами четырёх судей из пяти.',
        en: 'Twenty-four teams from eight countries met at the tournament in Bishkek. In the final ours beat Tashkent with the votes of four judges out of five.',
      },
      body: {
        kz: '<p>Финалдың тақырыбы жарты сағат бұрын жарияланды: «Орталық Азия елдері ортақ еңбек нарығын ашуы керек». Жеребе бойынша Нархоз қарсы жақты қорғады, ал командадағы үшеуінің үшеуі де шын мәнінде бұл идеяны қолдайды екен. «Сол көмектесті,\u00a0– дейді құрама капитаны Мөлдір Сапарғали,\u00a0– өз ойымыздың ең әлсіз жерін білетін едік».</p><p>Құрамада құқықтану студенттері Мөлдір Сапарғали мен Арсен Ли және мемлекеттік басқаруды оқитын Айым Төлеубек болды. Үш күнде олар сегіз раунд өткізіп, біреуінде ғана ұтылды. Айым турнирдің екінші үздік шешені атанды.</p><p>Дебат клубы апта сайын бейсенбіде жиналады, тіл кезекпен ауысады: қазақша, орысша, ағылшынша. Капитанның айтуынша, үш тілде дайындалудың пайдасы бар\u00a0– бір ойды үшінші рет айтқанда артық сөз қалмайды.</p>',
        ru: '<p>Тему финала объявили за полчаса: «Страны Центральной Азии должны открыть общий рынок труда». По жребию Нархоз выступал против, хотя все трое на самом деле за. «Это и помогло,\u00a0— говорит капитан Молдир Сапаргали,\u00a0— мы знали самое слабое место собственного мнения».</p><p>В команде студенты-юристы Молдир Сапаргали и Арсен Ли и будущий управленец Айым Толеубек. За три дня они провели восемь раундов и проиграли только один. Айым стала второй в списке лучших ораторов.</p><p>Дебатный клуб собирается по четвергам, язык меняется по очереди: казахский, русский, английский. По словам капитана, в трёх языках есть польза: когда говоришь мысль в третий раз, лишних слов не остаётся.</p>',
        en: '<p>The motion of the final was announced half an hour before: the countries of Central Asia should open a common labour market. Narxoz drew the opposing side, though all three of its speakers are in favour. “That helped,” says captain Moldir Sapargali. “We knew the weakest point of our own opinion.”</p><p>Moldir Sapargali and Arsen Li study law, Aiym Toleubek public administration. In three days they spoke in eight rounds and lost only one. Aiym was named second best speaker of the tournament.</p><p>The debate club meets on Thursdays, in Kazakh, Russian and English by turns. The captain sees a use in that: by the time you say a thing for the third time there is not a word too many.</p>',
      },
      blocks: [
        {
          id: 7049,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Финалға дейінгі жол', ru: 'Путь к финалу', en: 'The way to the final' },
          items: [
            {
              title: { kz: 'Іріктеу раундтары', ru: 'Отборочные раунды', en: 'Preliminary rounds' },
              value: { kz: 'бес кездесу, төрт жеңіс', ru: 'пять встреч, четыре победы', en: 'five debates, four won' },
            },
            {
              title: { kz: 'Ширек финал', ru: 'Четвертьфинал', en: 'Quarter-final' },
              value: { kz: 'Душанбе командасы, 3:0', ru: 'команда Душанбе, 3:0', en: 'a team from Dushanbe, 3–0' },
            },
            {
              title: { kz: 'Жартылай финал', ru: 'Полуфинал', en: 'Semi-final' },
              value: { kz: 'Бішкек командасы, 2:1', ru: 'команда Бишкека, 2:1', en: 'a team from Bishkek, 2–1' },
            },
            {
              title: { kz: 'Финал', ru: 'Финал', en: 'Final' },
              value: { kz: 'Ташкент командасы, 4:1', ru: 'команда Ташкента, 4:1', en: 'a team from Tashkent, 4–1' },
            },
          ],
          link: {
            text: { kz: 'Студенттік ұйымдар', ru: 'Студенческие организации', en: 'Student organisations' },
            url: '/student-life/organization',
          },
        },
      ],
    },
  },
  {
    id: 26,
    slug: 'open-day-at-the-business-school',
    attributes: {
      title: {
        kz: 'Бизнес-мектептің ашық есік күні: бір күнге кәсіпкер болған 310 оқушы',
        ru: 'День открытых дверей Бизнес-школы: 310 школьников стали предпринимателями на день',
        en: 'Open day at the Business School: 310 pupils run a firm for a day',
      },
      date: '2026-02-26T18:15:00+05:00',
      school: 67,
      lead: {
        kz: 'Дәріс тыңдаудың орнына 10–11-сынып оқушылары таңертең компания құрып, түсте тауарын сатып, кешке салығын төледі. Пайда тапқан топтар саны\u00a0– он тоғыз.',
        ru: 'Вместо лекций ученики 10–11 классов утром основали компанию, днём продавали товар, вечером заплатили налоги. С прибылью закончили девятнадцать команд.',
        en: 'Instead of listening to lectures pupils of grades 10 and 11 founded a company in the morning, sold goods at noon and paid taxes in the evening. Nineteen teams ended with a profit.',
      },
      body: {
        kz: '<p>Отыз бір топтың әрқайсысына 20\u00a0000 теңге бастапқы қаржы мен бір шарт берілді: кешке дейін қайтару. Бірі кофе, бірі гүл, бірі түйіндеме жазу қызметін сатты. Сатып алушы\u00a0– университеттің өз қызметкерлері мен студенттері, сондықтан алаңдағы ақша да, шағым да шын болды.</p><p>Түстен кейін оқушылармен «Жетісу Агро» басшысы, Executive MBA түлегі Қайсар Бөлегенов кездесті. Ол әкесінің фермасын қарыздан қалай шығарғанын айтып, бір ғана кесте көрсетті: неден бас тарттық. Тізімде он бір жол бар екен.</p><p>Кешке «салық инспекциясы» рөлінде отырған төртінші курс студенттері есепті тексерді. Он екі топ шығынын жазбағаны үшін айыппұл төледі. Кәсіпкерлік пәнінің оқытушысы Жандос Есенов мұны күннің ең пайдалы сабағы деп санайды.</p><p>Пайданың жалпы сомасы 412 мың теңге болды. Қатысушылар дауыс беріп, оны қаладағы иесіз жануарлар баспанасына жіберді.</p>',
        ru: '<p>Каждая из тридцати одной команды получила 20\u00a0000 тенге и одно условие: вернуть их к вечеру. Кто-то продавал кофе, кто-то цветы, кто-то писал резюме. Покупателями были сотрудники и студенты университета, поэтому и деньги, и жалобы были настоящими.</p><p>После обеда со школьниками встретился глава «Жетысу Агро», выпускник Executive MBA Кайсар Булегенов. Он рассказал, как вытащил отцовскую ферму из долгов, и показал одну таблицу: от чего пришлось отказаться. В ней было одиннадцать строк.</p><p>Вечером четверокурсники в роли налоговой проверили отчёты. Двенадцать команд заплатили штраф за неучтённые расходы. Преподаватель предпринимательства Жандос Есенов считает это самым полезным уроком дня.</p><p>Общая прибыль составила 412 тысяч тенге. Участники проголосовали и отправили её городскому приюту для животных.</p>',
        en: '<p>Each of the thirty-one teams was given 20,000 tenge on one condition: to return it by evening. One sold coffee, another flowers, a third wrote CVs. The customers were the university’s own staff and students, so the money was real and the complaints were too.</p><p>After lunch the pupils met Kaissar Bulegenov, an Executive MBA graduate who runs Zhetysu Agro. He told them how he had pulled his father’s farm out of debt and showed a single table of what they had given up. It had eleven rows.</p><p>In the evening fourth-year students acting as the tax office went through the books. Twelve teams were fined for costs they had not recorded. Zhandos Yessenov, who teaches entrepreneurship, calls it the most useful lesson of the day.</p><p>The profits came to 412,000 tenge in all. By vote of the participants they went to the city’s animal shelter.</p>',
      },
      blocks: [
        {
          id: 7051,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Күн тәртібі', ru: 'Как прошёл день', en: 'The order of the day' },
          items: [
            {
              title: { kz: '9:30\u00a0– компания құру', ru: '9:30\u00a0— основать компанию', en: '9:30 – found a company' },
              desc: {
                kz: '<p>Он адамдық топ, рөл бөлу, бір беттік жоспар.</p>',
                ru: '<p>Команда из десяти человек, роли, план на одну страницу.</p>',
                en: '<p>A team of ten, roles to share out, a plan on one page.</p>',
              },
            },
            {
              title: { kz: '12:00\u00a0– сауда', ru: '12:00\u00a0— торговля', en: '12:00 – trade' },
              desc: {
                kz: '<p>Бас ғимараттың дәлізі үш сағатқа базарға айналды.</p>',
                ru: '<p>Коридор главного корпуса на три часа стал базаром.</p>',
                en: '<p>The main corridor was a market for three hours.</p>',
              },
            },
            {
              title: { kz: '17:00\u00a0– есеп пен салық', ru: '17:00\u00a0— отчёт и налоги', en: '17:00 – accounts and taxes' },
              desc: {
                kz: '<p>Қаржыны қайтарып, пайданы бөлу.</p>',
                ru: '<p>Вернуть вложенное и разделить прибыль.</p>',
                en: '<p>Return the capital and share the profit.</p>',
              },
            },
          ],
        },
        {
          id: 7052,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Кампусты көргіңіз келе ме?', ru: 'Хотите увидеть кампус?', en: 'Would you like to see the campus?' },
          desc: {
            kz: '<p>Мектеп сыныптарын қабылдау комиссиясы алдын ала жазылу бойынша күтеді.</p>',
            ru: '<p>Школьные классы приёмная комиссия ждёт по предварительной записи.</p>',
            en: '<p>The admissions office welcomes school classes by appointment.</p>',
          },
          link: { text: { kz: 'Экскурсияға жазылу', ru: 'Записаться на экскурсию', en: 'Book a tour' }, url: '/tour' },
        },
      ],
    },
  },
  {
    id: 27,
    slug: 'law-students-win-the-national-moot',
    attributes: {
      title: {
        kz: 'Құқық мектебінің командасы халықаралық құқық сайысының ұлттық кезеңінде бірінші болды',
        ru: 'Команда школы права победила на национальном этапе конкурса по международному праву',
        en: 'The law school team wins the national moot in international law',
      },
      date: '2026-02-17T10:00:00+05:00',
      school: 70,
      lead: {
        kz: 'Төрт студент теңіз шекарасы туралы істі екі жақтан да қорғап шығып, халықаралық раундқа жолдама алды.',
        ru: 'Четверо студентов выиграли дело о морской границе, выступив за обе стороны, и получили путёвку на международный раунд.',
        en: 'Four students won a maritime boundary case from both sides and are through to the world rounds.',
      },
      body: {
        kz: '<p>Астанадағы раундқа он бір университет қатысты. Аяулым Қасен мен Арсен Григорян талапкердің, Томирис Әлібек пен Мадияр Жүсіп жауапкердің атынан сөйледі. Судьялар алқасында екі адвокат, Сыртқы істер министрлігінің қызметкері және бұрынғы төрелік судьясы отырды.</p><p>Істің өзегі\u00a0– екі аралдың арасындағы шекара сызығы: бір ел тарихи картаға, екіншісі балықшылардың жүз жылдық тәжірибесіне сүйенеді. Команда әр дәлелге қарсы дәлел жазып, бес айда 214 бет қолжазба дайындады, соның жиырма төртін ғана тапсырды.</p><p>Финалда судья Томиристен жауабы жоқ сұрақ сұрады. Ол үш секунд үндемей тұрып: «Бұл мәселе бойынша сот тәжірибесі жоқ, сондықтан қағидаға жүгінуге рұқсат етіңіз»,\u00a0– деді. Алқа осы сәтті раундтың үздік жауабы деп таныды.</p><p>Халықаралық раунд сәуірде өтеді, сапар шығынын университет пен «Әділ Кеңес» фирмасы бірге көтереді.</p>',
        ru: '<p>В раунде в Астане участвовали одиннадцать университетов. Аяулым Касен и Арсен Григорян выступали за истца, Томирис Алибек и Мадияр Жусип за ответчика. Судили два адвоката, сотрудник министерства иностранных дел и бывший арбитр.</p><p>В основе дела граница между двумя островами: одна страна опирается на старую карту, другая на столетний промысел рыбаков. На каждый довод команда писала возражение и за пять месяцев подготовила 214 страниц, а сдала лишь двадцать четыре.</p><p>В финале судья задал Томирис вопрос без ответа. Она помолчала три секунды и сказала: «Практики по этому вопросу нет, позвольте обратиться к принципу». Коллегия признала этот ответ лучшим в раунде.</p><p>Международный раунд пройдёт в апреле, поездку вместе оплатят университет и фирма «Адил Кенес».</p>',
        en: '<p>Eleven universities took part in the round in Astana. Ayaulym Kassen and Arsen Grigoryan spoke for the applicant, Tomiris Alibek and Madiyar Zhussip for the respondent. On the bench sat two barristers, an official of the foreign ministry and a former arbitrator.</p><p>At the heart of the case is a line between two islands: one country relies on an old map, the other on a hundred years of fishing. To every argument the team wrote a counter-argument; in five months they filled 214 pages and handed in twenty-four.</p><p>In the final a judge asked Tomiris a question that has no answer. She was silent for three seconds and said: “There is no case law on this point; allow me to turn to the principle.” The bench called it the best answer of the round.</p><p>The world rounds are in April, and the university and the firm Adil Kenes will share the cost of the journey.</p>',
      },
      blocks: [
        {
          id: 7053,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Бес айлық дайындық', ru: 'Пять месяцев подготовки', en: 'Five months of preparation' },
          items: [
            { value: { kz: '214', ru: '214', en: '214' }, title: { kz: 'бет қолжазба', ru: 'страниц черновиков', en: 'pages of drafts' } },
            {
              value: { kz: '37', ru: '37', en: '37' },
              title: { kz: 'жаттығу отырысы', ru: 'тренировочных заседаний', en: 'practice hearings' },
            },
            {
              value: { kz: '4', ru: '4', en: '4' },
              title: { kz: 'жеңіс, бір де жеңіліс жоқ', ru: 'победы и ни одного поражения', en: 'wins and no defeats' },
            },
          ],
          link: { text: { kz: 'Джессуп командасы', ru: 'Команда Джессупа', en: 'The Jessup team' }, url: '/jessup' },
        },
      ],
    },
  },
  {
    id: 28,
    slug: 'a-certificate-in-four-minutes',
    attributes: {
      title: {
        kz: 'Анықтама төрт минутта: қызмет көрсету орталығы қағаз кезектен құтылды',
        ru: 'Справка за четыре минуты: центр обслуживания избавился от бумажной очереди',
        en: 'A certificate in four minutes: the service centre does away with the queue',
      },
      date: '2026-02-05T09:00:00+05:00',
      lead: {
        kz: 'Оқу орнынан анықтама, транскрипт және академиялық анықтама жеке кабинеттен сұралады да, электрондық қолтаңбамен сол жерге келеді. Былтыр бір қағазға орта есеппен екі күн кететін.',
        ru: 'Справку с места учёбы, транскрипт и академическую справку теперь запрашивают в личном кабинете, туда же они приходят с электронной подписью. В прошлом году на одну бумагу уходило два дня.',
        en: 'Proof of study, transcripts and academic records are now requested in the personal account and arrive there with an electronic signature. Last year a single document took two days.',
      },
      body: {
        kz: '<p>Өзгеріс бір сұрақтан басталды: анықтамаға тоғыз қол не үшін керек? Цифрлық мектептің бітіруші студенттері әр қолдың иесімен сөйлесіп, жетеуі ештеңе тексермейтінін, тек «тәртіп бойынша» қоятынын анықтады. Қалған екеуін жүйе дерекқордан өзі тексереді.</p><p>Цифрлық даму жөніндегі проректор Тимур Исхақовтың айтуынша, қаңтарда жүйе арқылы 6\u00a0200 анықтама берілді, оның 92 пайызы адамның қатысуынсыз дайындалды. Босаған екі қызметкер енді күрделі өтініштермен айналысады: мұрағат, қайта қабылдау, шетелден келген құжат.</p><h2>Компьютері жоқтарға</h2><p>Орталықта үш терминал және кезекші кеңесші қалды. Терминал қазақ, орыс және ағылшын тілдерінде, экранның қарпін үлкейтуге және дауыстап оқытуға болады.</p><p>Келесі кезекте жатақханаға қоныстану мен практика келісімшарты тұр, олар күзге дейін көшіріледі.</p>',
        ru: '<p>Всё началось с вопроса: зачем на справке девять подписей? Выпускники цифровой школы поговорили с каждым подписантом и выяснили, что семеро ничего не проверяют и ставят подпись «по порядку». Две оставшиеся проверки система делает сама по базе.</p><p>По словам проректора по цифровому развитию Тимура Исхакова, за январь выдано 6\u00a0200 справок, 92 процента из них без участия человека. Двое освободившихся сотрудников занялись сложными обращениями: архив, восстановление, документы из-за рубежа.</p><h2>Для тех, у кого нет компьютера</h2><p>В центре остались три терминала и дежурный консультант. Терминал говорит на казахском, русском и английском, шрифт можно увеличить, а текст прослушать.</p><p>На очереди заселение в общежитие и договор о практике, их переведут до осени.</p>',
        en: '<p>It began with a question: why does a certificate need nine signatures? Final-year students of the digital school talked to everyone who signed and found that seven of them checked nothing and signed because it was the rule. The other two checks the system now makes itself.</p><p>According to Timur Iskhakov, vice-rector for digital development, 6,200 certificates were issued in January, 92 per cent without anyone’s involvement. Two members of staff thus set free now deal with harder requests: the archive, readmission, documents from abroad.</p><h2>If you have no computer</h2><p>Three terminals and an assistant remain at the centre. The terminals speak Kazakh, Russian and English, and can enlarge the letters or read the screen aloud.</p><p>Next come moving into the halls and placement contracts, due before autumn.</p>',
      },
      blocks: [
        {
          id: 7055,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Анықтама алу', ru: 'Как получить справку', en: 'Getting a certificate' },
          items: [
            {
              title: { kz: 'Түрін таңдаңыз', ru: 'Выберите вид', en: 'Choose the kind' },
              desc: {
                kz: '<p><a href="/account">Жеке кабинеттегі</a> «Анықтамалар» бөлімінде он төрт үлгі бар.</p>',
                ru: '<p>В разделе «Справки» <a href="/account">личного кабинета</a> четырнадцать образцов.</p>',
                en: '<p>The certificates section of <a href="/account">your account</a> lists fourteen.</p>',
              },
            },
            {
              title: { kz: 'Тілін белгілеңіз', ru: 'Укажите язык', en: 'Pick the language' },
              desc: {
                kz: '<p>Бір өтінімде бірнеше тілдегі нұсқасын сұрауға болады.</p>',
                ru: '<p>В одной заявке можно попросить несколько языков.</p>',
                en: '<p>One request can cover several languages.</p>',
              },
            },
            {
              title: { kz: 'Файлды жүктеңіз', ru: 'Скачайте файл', en: 'Download the file' },
              desc: {
                kz: '<p>Қолтаңбаның шынайылығын кез келген мекеме код арқылы тексере алады.</p>',
                ru: '<p>Подлинность подписи любое учреждение проверит по коду.</p>',
                en: '<p>Any institution can verify the signature by its code.</p>',
              },
            },
          ],
          link: { text: { kz: 'Қызмет көрсету орталығы', ru: 'Центр обслуживания', en: 'Service centre' }, url: '/service-center' },
        },
      ],
    },
  },
  {
    id: 29,
    slug: 'winter-school-on-ai-for-village-teachers',
    attributes: {
      title: {
        kz: 'Ауыл мұғалімдері қысқы мектепте жасанды интеллектіні сынап көрді',
        ru: 'Сельские учителя испытали искусственный интеллект в зимней школе',
        en: 'Village teachers try out artificial intelligence at a winter school',
      },
      date: '2026-01-27T12:30:00+05:00',
      school: 68,
      lead: {
        kz: 'Он бір облыстан келген 54 мұғалім бес күнде тест құрастыруды, мәтінді жеңілдетуді және модельдің өтірігін тануды үйренді. Оқу, жол және жатын орын тегін болды.',
        ru: 'За пять дней 54 учителя из одиннадцати областей научились составлять тесты, упрощать тексты и узнавать, когда модель выдумывает. Учёба, дорога и проживание были бесплатными.',
        en: 'In five days 54 teachers from eleven regions learnt to compose tests, simplify texts and recognise when a model is making things up. Tuition, travel and lodging were free.',
      },
      body: {
        kz: '<p>Алғашқы күні ешкім ештеңе жасаған жоқ\u00a0– тек сұрады. Мұғалімдер модельге өз ауылы, өз пәні туралы сұрақ қойып, жауаптың қай жері дұрыс, қай жері ойдан шығарылғанын қызыл қаламмен белгіледі. Ең көп қате өзен-көл атауы мен жазушылардың туған жылында шықты.</p><p>Екінші күннен бастап іс көбейді. Созақ ауданынан келген математика мұғалімі Бақытжан Елеусіз аралас сыныпқа арналған алты деңгейлі есеп жинағын бір кеште құрады, бұрын оған екі апта кететін. Көкпектіден келген әдебиет мұғалімі эпос үзіндісін бесінші сыныпқа түсінікті етіп қысқартты, бірақ үш жерін өзі қайта жазды: модель мақалдың мағынасын бұзып жіберген екен.</p><blockquote><p>Ол маған көмекші, бірақ көзілдірігі жоқ көмекші. Жанында тұрмасаң, қате оқиды.</p></blockquote><p>Мектеп деканның ғылым жөніндегі орынбасары Ләззат Бекованың бастамасымен өтті. Барлық жаттығу мен үлгі ашық жинақ болып жарияланды, ал мұғалімдер тобы ай сайын бейнебайланыста кездеседі.</p>',
        ru: '<p>В первый день никто ничего не делал\u00a0— только спрашивали. Учителя задавали модели вопросы о своём ауле и своём предмете и красной ручкой отмечали, что в ответе верно, а что выдумано. Больше всего ошибок нашлось в названиях рек и озёр и в годах рождения писателей.</p><p>Со второго дня работы прибавилось. Учитель математики из Созакского района Бакытжан Елеусиз за один вечер составил для смешанного класса сборник задач шести уровней, раньше на это уходило две недели. Учительница литературы из Кокпекты сократила отрывок эпоса для пятого класса, но три места переписала сама: модель исказила смысл пословицы.</p><blockquote><p>Он мне помощник, но помощник без очков. Не постоишь рядом\u00a0— прочитает неправильно.</p></blockquote><p>Школа прошла по инициативе заместителя декана по науке Ляззат Бековой. Все упражнения и образцы опубликованы открытым сборником, а учителя каждый месяц встречаются по видеосвязи.</p>',
        en: '<p>On the first day nobody made anything; they only asked. Teachers put questions to the model about their own village and subject, and marked in red what was right in the answers and what was invented. The names of rivers and lakes and the birth years of writers came out worst.</p><p>From the second day on there was plenty to do. Bakytzhan Yeleussiz, who teaches mathematics in Sozak district, compiled problems at six levels for a mixed class in one evening; it used to take him a fortnight. A literature teacher from Kokpekti shortened a passage of epic verse for grade five, but rewrote three places herself, because the model had spoilt the sense of a proverb.</p><blockquote><p>It is an assistant to me, but an assistant without glasses. If you do not stand beside it, it misreads.</p></blockquote><p>The school was the idea of Lyazzat Bekova, deputy dean for research. All exercises and examples have been published as an open collection, and the teachers go on meeting by video once a month.</p>',
      },
      blocks: [
        {
          id: 7057,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Келесі мектеп', ru: 'Следующая школа', en: 'The next school' },
          items: [
            {
              title: { kz: 'Уақыты', ru: 'Когда', en: 'When' },
              value: { kz: '2027 жылғы 11–15 қаңтар', ru: '11–15 января 2027 года', en: '11–15 January 2027' },
            },
            {
              title: { kz: 'Кімдерге', ru: 'Для кого', en: 'For whom' },
              value: {
                kz: 'ауыл мектептерінің барлық пән мұғаліміне',
                ru: 'для учителей всех предметов сельских школ',
                en: 'village teachers of any subject',
              },
            },
            {
              title: { kz: 'Өтінім', ru: 'Заявка', en: 'Apply' },
              value: {
                kz: '1 желтоқсанға дейін, winter@narxoz.example',
                ru: 'до 1 декабря, winter@narxoz.example',
                en: 'by 1 December, winter@narxoz.example',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 30,
    slug: 'thirty-five-air-sensors-installed-in-almaty',
    attributes: {
      title: {
        kz: 'Таза ауаның құнын есептейтін 35 датчик Алматыға орнатылды',
        ru: 'В Алматы установили 35 датчиков, чтобы посчитать цену чистого воздуха',
        en: 'Thirty-five sensors installed in Almaty to price clean air',
      },
      date: '2026-01-15T14:45:00+05:00',
      school: 66,
      lead: {
        kz: 'Профессор Болат Жұмаділовтің тобы мектептер мен емханалардың қабырғасынан ауа сапасын бақылай бастады. Үш жылдық жоба түтіннің денсаулыққа, еңбекке және пәтер бағасына тигізер зиянын теңгемен көрсетпек.',
        ru: 'Группа профессора Болата Жумадилова начала следить за воздухом со стен школ и поликлиник. Трёхлетний проект покажет в тенге, чем смог вредит здоровью, труду и ценам на жильё.',
        en: 'Professor Bolat Zhumadilov’s group has begun to watch the air from the walls of schools and clinics. The three-year project will show in tenge what smog does to health, work and the price of homes.',
      },
      body: {
        kz: '<p>Датчиктер қаланың сегіз ауданына бөлінді: жартысы Райымбек даңғылынан төмен, жартысы жоғары. Екі аптадағы алғашқы көрсеткіш болжамды растады: аязды, желсіз таңда төменгі бөліктегі ұсақ бөлшектің мөлшері жоғарғы бөліктегіден 2,7 есе көп.</p><p>Әр құрал орнатылмас бұрын зертханада бір ай қатар тұрып салыстырылды, айырмасы бес пайыздан асқан төртеуі қайтарылды. Датчикті орнату мен тексеруге экология және жасыл экономика бағдарламасының 28 студенті қатысты.</p><p>Жоба ауаны өлшеумен тоқтамайды. Зерттеушілер датчик деректерін жеке аты-жөні жоқ алты жылдық медициналық статистикамен, сабақтан қалу есебімен және тұрғын үй хабарландыруларымен біріктіреді. Жапониядағы Кансай қолданбалы экономика университетінің ғалымдары әдісті өз қаласында тексереді.</p><p>Көрсеткіштер бас ғимараттың фойесіндегі экранда сағат сайын жаңарып тұрады. Кесте түріндегі деректер айына бір рет ашық жарияланады.</p>',
        ru: '<p>Датчики распределены по восьми районам: половина ниже проспекта Райымбека, половина выше. Первые две недели подтвердили догадку: морозным безветренным утром мелких частиц в нижней части в 2,7 раза больше, чем в верхней.</p><p>Перед установкой приборы месяц сравнивали в лаборатории, четыре с расхождением больше пяти процентов вернули. В монтаже и проверке участвовали 28 студентов программы «Экология и зелёная экономика».</p><p>Измерением проект не закончится. Показания сведут с обезличенной медицинской статистикой за шесть лет, учётом пропусков и объявлениями о жилье. Экономисты Университета прикладной экономики Кансая в Японии проверят метод в своём городе.</p><p>Данные обновляются каждый час на экране в холле главного корпуса, а раз в месяц их публикуют таблицей.</p>',
        en: '<p>The sensors are spread over eight districts, half of them below Raiymbek Avenue and half above. The first two weeks bore out the guess: on a frosty, windless morning there are 2.7 times as many fine particles in the lower part of the city as in the upper.</p><p>Before that the instruments spent a month side by side in the laboratory, and four that differed by more than five per cent were sent back. Twenty-eight students of ecology and green economy helped to install and check them.</p><p>Measuring is only the start. The readings will be joined with six years of anonymous medical statistics, records of missed lessons and housing advertisements. Economists at Kansai University of Applied Economics in Japan will test the method in their own city.</p><p>Readings are updated every hour on a screen in the hall of the main building and published as a table once a month.</p>',
      },
      blocks: [
        {
          id: 7059,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Тұрғындар сұрайды', ru: 'Спрашивают жители', en: 'Residents ask' },
          items: [
            {
              title: {
                kz: 'Ауламызға датчик қоюға бола ма?',
                ru: 'Можно ли поставить датчик в нашем дворе?',
                en: 'Can our courtyard have a sensor?',
              },
              text: {
                kz: '<p>Биыл желі толық. 2027 жылы тағы он нүкте ашылады, ұсынысты күзде қабылдаймыз.</p>',
                ru: '<p>В этом году сеть заполнена. В 2027 году добавим десять точек, предложения примем осенью.</p>',
                en: '<p>The network is complete for this year. Ten points will be added in 2027, and we shall ask for proposals in autumn.</p>',
              },
            },
            {
              title: { kz: 'Деректерге сенуге бола ма?', ru: 'Можно ли верить данным?', en: 'Can the data be trusted?' },
              text: {
                kz: '<p>Үш датчик қалалық эталон бекеттерінің қасында тұр, айырмасы әр айда есеппен бірге шығады.</p>',
                ru: '<p>Три датчика стоят рядом с городскими эталонными постами, расхождение публикуют в ежемесячном отчёте.</p>',
                en: '<p>Three sensors stand beside the city’s reference stations, and the difference is printed in each monthly report.</p>',
              },
            },
          ],
          link: { text: { kz: 'Жоба беті', ru: 'Страница проекта', en: 'Project page' }, url: '/project/clean-air-economics' },
        },
      ],
    },
  },
]
