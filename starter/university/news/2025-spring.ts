import type { StarterEntry } from '../../starter-entry.ts'

/** News of March to June 2025. */
export const spring2025: StarterEntry<'news'>[] = [
  {
    id: 41,
    slug: 'class-of-2025-receives-2790-diplomas',
    attributes: {
      title: {
        kz: '2025 жылдың түлектері: алма ағаштарының астында 2\u00a0790 диплом табыс етілді',
        ru: 'Выпуск 2025 года: 2\u00a0790 дипломов вручили под яблонями',
        en: 'The class of 2025: 2,790 diplomas handed over under the apple trees',
      },
      date: '2025-06-27T18:00:00+05:00',
      lead: {
        kz: 'Диплом тапсыру рәсімі биыл алғаш рет кампус бағында өтті. Бес мектептің түлектері үш кеште сахнаға көтерілді.',
        ru: 'Церемонию впервые провели в саду кампуса. Выпускники пяти школ поднимались на сцену три вечера подряд.',
        en: 'For the first time the ceremony was held in the campus garden. Graduates of the five schools walked on stage over three evenings.',
      },
      body: {
        kz: '<p>Бақтағы ағаштарды 1966 жылы бірінші курс студенттері отырғызған. Сол топтың екі түлегі, жасы сексенге таяған Рымбала Сәтпаева мен Юрий Ким, рәсімнің бірінші кешін ашты. «Біз көшет тіккенде мұнда дала болатын»,\u00a0– деді Рымбала апай.</p><p>Биыл 2\u00a0440 бакалавр, 342 магистр және 8 докторант диплом алды. Үздік диплом иелері\u00a0– 316 адам. Ең жас түлек\u00a0– он тоғыздағы бағдарламашы Алтаир Нұрлыбек, ең үлкені\u00a0– елу сегіз жасында MBA бітірген дәрігер Светлана Юрченко.</p><p>Президент Асқар Төлегенов сөзін екі минутқа сыйғызды. Ол түлектерден бір нәрсе сұрады: бес жылдан кейін қайтып келіп, қай пән керек болғанын, қайсысы уақыт алғанын ашық айтыңдар.</p><h2>Ата-аналарға арналған орындық</h2><p>Дизайн бағдарламасының студенттері бақтың шетіне алыстан келген отбасыларға арналған ұзын ағаш орындық жасап қойды. Оған Ақтаудан, Семейден, Ташкенттен және Үрімшіден келгендер қаласының атын жазып кетті. Орындық бақта қалады.</p>',
        ru: '<p>Деревья в саду посадили первокурсники 1966 года. Двое из той группы, Рымбала Сатпаева и Юрий Ким, которым теперь под восемьдесят, открыли первый вечер. «Когда мы сажали саженцы, здесь была степь»,\u00a0— сказала Рымбала-апай.</p><p>Дипломы получили 2\u00a0440 бакалавров, 342 магистра и 8 докторантов, из них 316 с отличием. Самому юному выпускнику, программисту Алтаиру Нурлыбеку, девятнадцать, а врачу Светлане Юрченко, окончившей MBA, пятьдесят восемь.</p><p>Президент Аскар Тулегенов уложил речь в две минуты. Он попросил об одном: вернуться через пять лет и честно сказать, какая дисциплина пригодилась, а какая только отняла время.</p><h2>Скамья для родителей</h2><p>Студенты-дизайнеры поставили на краю сада длинную деревянную скамью для семей, приехавших издалека. Гости из Актау, Семея, Ташкента и Урумчи написали на ней названия своих городов. Скамья останется в саду.</p>',
        en: '<p>The trees in the garden were planted by the first-years of 1966. Two of them, Rymbala Satpayeva and Yuri Kim, now nearing eighty, opened the first evening. “When we put the saplings in, all this was steppe,” said Rymbala-apai.</p><p>Diplomas went to 2,440 bachelors, 342 masters and 8 doctoral students; 316 graduated with distinction. The youngest, the programmer Altair Nurlybek, is nineteen; the oldest, the physician Svetlana Yurchenko, finished her MBA at fifty-eight.</p><p>President Askar Tulegenov kept his speech to two minutes. He asked for one thing: come back in five years and say frankly which course you needed and which only took up your time.</p><h2>A bench for parents</h2><p>At the edge of the garden design students had built a long wooden bench for families from far away. Visitors from Aktau, Semey, Tashkent and Urumqi wrote the names of their cities on it. The bench will stay.</p>',
      },
      blocks: [
        {
          id: 7201,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Үш кеш сандармен', ru: 'Три вечера в цифрах', en: 'Three evenings in numbers' },
          items: [
            {
              value: { kz: '2\u00a0790', ru: '2\u00a0790', en: '2,790' },
              title: { kz: 'түлек диплом алды', ru: 'выпускников получили дипломы', en: 'graduates received diplomas' },
            },
            {
              value: { kz: '316', ru: '316', en: '316' },
              title: { kz: 'үздік диплом', ru: 'дипломов с отличием', en: 'degrees with distinction' },
            },
            {
              value: { kz: '6\u00a0100', ru: '6\u00a0100', en: '6,100' },
              title: { kz: 'ата-ана мен қонақ', ru: 'родителей и гостей', en: 'parents and guests' },
            },
          ],
        },
        {
          id: 7202,
          type: 'call',
          group: 2,
          position: 2,
          title: {
            kz: 'Диплом көшірмесі немесе транскрипт керек пе?',
            ru: 'Нужна копия диплома или транскрипт?',
            en: 'Need a copy of your diploma or a transcript?',
          },
          link: { text: { kz: 'Қызмет көрсету орталығы', ru: 'Центр обслуживания', en: 'Service centre' }, url: '/service-center' },
        },
      ],
    },
  },
  {
    id: 42,
    slug: 'twelve-court-forms-in-plain-kazakh',
    attributes: {
      title: {
        kz: 'Сөздікке қарамай толтыруға болатын он екі арыз',
        ru: 'Двенадцать заявлений, которые можно заполнить без словаря',
        en: 'Twelve application forms you can fill in without a dictionary',
      },
      date: '2025-06-12T11:00:00+05:00',
      school: 70,
      lead: {
        kz: 'Заңгерлер мен тіл мамандары ең жиі керек болатын он екі арыз үлгісін қарапайым қазақ тілінде қайта жазды. Енді оларды ауыл кітапханасынан да, заң клиникасынан да тегін алуға болады.',
        ru: 'Юристы и лингвисты заново написали на простом казахском языке двенадцать самых нужных образцов заявлений. Теперь их бесплатно дают и в сельских библиотеках, и в юридической клинике.',
        en: 'Lawyers and linguists have rewritten the twelve most needed application forms in plain Kazakh. They are now free at village libraries and at the law clinic.',
      },
      body: {
        kz: '<p>Жұмыс «Қолжетімді әділдік» жобасы кезінде басталды. Көшпелі кеңсеге келген адамдардың көбінде арыз үлгісі болған, бірақ «уәкілетті орган», «өтемпұл», «даулы құқықтық қатынас» деген тіркестерге келгенде тоқтап қалған.</p><p>Тәртіп мынадай болды: үлгіні алдымен ауыл тұрғыны оқып, түсінбеген сөзінің астын сызады, сосын филолог оңай баламасын ұсынады, соңында заңгер мағынасы өзгермегенін тексереді. Бір бетте орта есеппен он төрт сөз сызылса, соңғы нұсқада біреу де қалған жоқ. Алимент туралы арыз алты рет қайта жазылды.</p><p>Жоба жетекшісі, конституциялық құқық профессоры Серік Әбдіғалиев судьялардың пікірін де ескергенін айтады: Жамбыл облысының екі аудандық соты үлгілерді қабылдау бөлмесіне іліп қойған, ал кеңсе қызметкерлері арызды қайтару азайғанын байқаған.</p><ul><li>жер учаскесі және шекара дауы;</li><li>мұра мен үлес;</li><li>алимент және жалақы;</li><li>тұтынушы құқығы мен коммуналдық қызмет.</li></ul>',
        ru: '<p>Всё началось в проекте «Правосудие рядом». У большинства людей, приходивших в выездную приёмную, образец заявления уже был, но они застревали на словах «уполномоченный орган», «неустойка», «спорное правоотношение».</p><p>Порядок был такой: сначала образец читает житель села и подчёркивает непонятное, потом филолог предлагает слово проще, в конце юрист проверяет, не изменился ли смысл. В среднем на странице подчёркивали четырнадцать слов, в последней версии\u00a0— ни одного. Заявление об алиментах переписывали шесть раз.</p><p>Руководитель проекта, профессор конституционного права Серик Абдигалиев, говорит, что учли и мнение судей: два районных суда Жамбылской области вывесили образцы в приёмной, и канцелярия заметила, что возвращать заявления стали реже.</p><ul><li>земельный участок и спор о границе;</li><li>наследство и доли;</li><li>алименты и зарплата;</li><li>права потребителя и коммунальные услуги.</li></ul>',
        en: '<p>It began with the project Justice within Reach. Most people who came to the travelling law office already had a form, but stumbled over “competent authority”, “liquidated damages” and “contested legal relationship”.</p><p>The procedure was always the same: a villager reads the form and underlines what is unclear, a linguist offers a simpler word, and a lawyer checks that the meaning has not changed. On average fourteen words a page were underlined at first, and none in the end. The form for child support was rewritten six times.</p><p>Serik Abdigaliyev, professor of constitutional law and head of the project, says judges were consulted as well: two district courts of Zhambyl region have put the forms up in their waiting rooms, and their clerks have noticed that fewer applications are sent back.</p><ul><li>land and boundary disputes;</li><li>inheritance and shares;</li><li>child support and wages;</li><li>consumer rights and utilities.</li></ul>',
      },
      blocks: [
        {
          id: 7203,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Бұрын және қазір', ru: 'Было и стало', en: 'Before and after' },
          items: [
            {
              title: { kz: '«Өтемпұл өндіріп алуды сұраймын»', ru: '«Прошу взыскать неустойку»', en: '“I move for liquidated damages”' },
              value: {
                kz: '«Кешіктірген әр күні үшін маған ақша төлетуді сұраймын»',
                ru: '«Прошу, чтобы мне заплатили за каждый день опоздания»',
                en: '“I ask to be paid for every day of delay”',
              },
            },
            {
              title: { kz: '«Ортақ үлестік меншік»', ru: '«Общая долевая собственность»', en: '“Ownership in common by shares”' },
              value: {
                kz: '«Үй бірнеше адамдікі, әрқайсысының өз бөлігі бар»',
                ru: '«Дом принадлежит нескольким людям, у каждого своя часть»',
                en: '“The house belongs to several people, and each has a part”',
              },
            },
          ],
          link: { text: { kz: 'Жоба туралы', ru: 'О проекте', en: 'About the project' }, url: '/project/justice-within-reach' },
        },
      ],
    },
  },
  {
    id: 43,
    slug: 'open-kazakh-spell-checker-reaches-100-000-downloads',
    attributes: {
      title: {
        kz: 'Студенттердің қазақша емле тексергіші жүз мың рет жүктелді',
        ru: 'Казахский корректор студентов скачали сто тысяч раз',
        en: 'The students’ Kazakh spell-checker reaches a hundred thousand downloads',
      },
      date: '2025-05-29T14:20:00+05:00',
      school: 68,
      lead: {
        kz: 'Бағдарламашылар қауымдастығы үш жыл бойы түнде жазып келген ашық кітапхана енді үш газет редакциясы мен бір мектеп порталында жұмыс істейді.',
        ru: 'Открытая библиотека, которую сообщество программистов три года писало по вечерам, теперь работает в трёх газетах и на школьном портале.',
        en: 'The open library that the Coders’ Community has written in its evenings for three years now works at three newspapers and a school portal.',
      },
      body: {
        kz: '<p>Бәрі дипломдық жұмыстағы қызыл сызықтан басталды. Мәтін редакторы дұрыс жазылған «балаларымыздікіндей» сөзін қате деп тауып, орнына орысша сөз ұсынған. Қауымдастық сол кеште-ақ өз тексергішін жасауға келісті.</p><p>Қазақ тілінде бір түбірге ондаған жалғау жалғанады, сондықтан барлық түрін сөздікке жазып шығу мүмкін емес. Кітапхана сөзді түбір мен жалғауға жіктеп, әр жалғаудың дыбыс үндестігіне сай екенін тексереді. Қазір оның ішінде 61 мың түбір, 214 ереже және ел аралап жиналған 3\u00a0900 жергілікті сөз бар.</p><p>Кодқа 47 адам үлес қосқан, соның он тоғызы басқа университеттерден. Ернар Төлеген ең пайдалы көмекті Қызылордадағы зейнеткер корректор Үміт Қалиева көрсеткенін айтады: ол екі жыл ішінде 1\u00a0200 қате туралы хат жіберген.</p><p>Келесі нұсқа тыныс белгісін тексереді. Кітапхананы кез келген адам тегін қолдана алады, тіпті сатылатын бағдарламаға да қосуға рұқсат.</p>',
        ru: '<p>Всё началось с красной черты в дипломе. Текстовый редактор счёл правильное слово ошибкой и предложил вместо него русское. В тот же вечер сообщество решило сделать свой корректор.</p><p>В казахском к одному корню присоединяются десятки окончаний, и внести все формы в словарь нельзя. Библиотека делит слово на корень и окончания и проверяет, согласуются ли звуки. Внутри 61 тысяча корней, 214 правил и 3\u00a0900 местных слов, собранных по стране.</p><p>Код писали 47 человек, из них девятнадцать учатся в других вузах. Ернар Толеген говорит, что больше всех помогла Умит Калиева, корректор на пенсии из Кызылорды: за два года она прислала 1\u00a0200 писем об ошибках.</p><p>Следующая версия займётся запятыми. Пользоваться библиотекой может каждый бесплатно, в том числе в платных программах.</p>',
        en: '<p>It started with a red line in a diploma thesis. A word processor took a correct Kazakh word for a mistake and offered a Russian one instead. That same evening the community agreed to make a checker of its own.</p><p>In Kazakh dozens of endings can follow one root, so no dictionary can list every form. The library splits a word into root and endings and tests whether their sounds agree. It holds 61,000 roots, 214 rules and 3,900 local words collected around the country.</p><p>Forty-seven people have written code, nineteen of them at other universities. According to Yernar Tolegen the greatest help came from Umit Kaliyeva, a retired proofreader in Kyzylorda, who sent in 1,200 reports of errors in two years.</p><p>The next version will deal with punctuation. Anyone may use the library free of charge, even inside a program that is sold.</p>',
      },
      blocks: [
        {
          id: 7205,
          type: 'timeline',
          group: 1,
          position: 1,
          title: { kz: 'Үш жылдық жол', ru: 'Три года', en: 'Three years' },
          items: [
            {
              year: '2022',
              title: { kz: 'Алты адам, бір кеш', ru: 'Шесть человек, один вечер', en: 'Six people, one evening' },
              desc: {
                kz: '<p>Алғашқы нұсқа тек зат есімнің септелуін білетін.</p>',
                ru: '<p>Первая версия знала только склонение существительных.</p>',
                en: '<p>The first version knew nothing but the cases of nouns.</p>',
              },
            },
            {
              year: '2024',
              title: { kz: 'Редакцияға енді', ru: 'Приход в редакцию', en: 'Into a newsroom' },
              desc: {
                kz: '<p>«Қалам» студенттік газеті бір жыл сынақ алаңы болды.</p>',
                ru: '<p>Год полигоном служила студенческая газета «Калам».</p>',
                en: '<p>For a year the student paper Kalam was its testing ground.</p>',
              },
            },
            {
              year: '2025',
              title: { kz: 'Жүз мыңыншы жүктеу', ru: 'Стотысячная загрузка', en: 'Download number 100,000' },
            },
          ],
        },
        {
          id: 7206,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Мен отыз жыл бойы өзгенің қатесін қызыл қаламмен түзеттім. Енді машинаға үйретіп жатқаныма қуаныштымын: ол шаршамайды.</p>',
            ru: '<p>Тридцать лет я правила чужие ошибки красной ручкой. Теперь рада, что учу этому машину: она не устаёт.</p>',
            en: '<p>For thirty years I corrected other people’s mistakes in red ink. I am glad to be teaching a machine now, for it never tires.</p>',
          },
          name: { kz: 'Үміт Қалиева', ru: 'Умит Калиева', en: 'Umit Kaliyeva' },
          post: { kz: 'Корректор, Қызылорда', ru: 'Корректор, Кызылорда', en: 'Proofreader, Kyzylorda' },
        },
      ],
    },
  },
  {
    id: 44,
    slug: 'women-volleyball-team-takes-bronze',
    attributes: {
      title: {
        kz: 'Волейболдан қыздар құрамасы жеті жылдан кейін жүлдеге оралды',
        ru: 'Волейболистки вернулись на пьедестал спустя семь лет',
        en: 'The women’s volleyball team is back on the podium after seven years',
      },
      date: '2025-05-21T21:10:00+05:00',
      lead: {
        kz: 'Қалалық студенттік лигада Нархоз қыздары соңғы он ойынның тоғызын ұтып, қола медаль алды. Күзде команда кестенің соңынан екінші орында тұрған еді.',
        ru: 'В городской студенческой лиге девушки Нархоза выиграли девять из последних десяти матчей и взяли бронзу. Осенью команда шла предпоследней.',
        en: 'In the city student league the women of Narxoz won nine of their last ten matches and took bronze. In autumn they had been last but one.',
      },
      body: {
        kz: '<p>Маусымның алғашқы алты ойынында бір ғана жеңіс болды. Қаңтарда жаттықтырушы Қанат Бектұров жаттығудан допты мүлде алып тастап, үш апта бойы тек орын ауыстыру мен дауыстап сөйлесуді үйретті. «Алаңда алты адам үндемейтін. Үнсіз команда бір-біріне соқтығысады»,\u00a0– дейді ол.</p><p>Шешуші кездесу мамырдың он жетісінде өтті. Үшінші орын үшін өткен ойында қыздар екі партияны ұтылып тұрып, қалған үшеуін 25:19, 25:22, 15:12 есебімен алды. Соңғы ұпайды бірінші курс студенті, логист Айзере Мұсабек әкелді: оның берген добы тордың үстінен сырғып, қарсыластың алаңына жай ғана түсті.</p><p>Капитан Карина Ахметова\u00a0– құқық мектебінің төртінші курс студенті, бұл оның соңғы маусымы. Ол нөмірін ешкімге бермей, шкафқа «жетінші нөмір күтеді» деп жазып кетті.</p><p>Күзде клуб әуесқойларға арналған үшінші топты ашады, тәжірибе керек емес.</p>',
        ru: '<p>В первых шести матчах сезона команда победила лишь однажды. В январе тренер Канат Бектуров вовсе убрал с тренировок мяч и три недели учил только перемещаться и говорить вслух. «На площадке шестеро молчали. Молчащая команда сталкивается лбами»,\u00a0— объясняет он.</p><p>Решающий матч сыграли семнадцатого мая. В игре за третье место девушки проигрывали две партии и взяли три оставшиеся: 25:19, 25:22, 15:12. Последнее очко принесла первокурсница-логист Айзере Мусабек: её подача скользнула по верху сетки и тихо упала на чужую сторону.</p><p>Капитан Карина Ахметова учится на четвёртом курсе школы права, это её последний сезон. Свой номер она никому не передала, а на шкафчике написала: «Седьмой номер ждёт».</p><p>Осенью клуб откроет третью группу для любителей, опыт не нужен.</p>',
        en: '<p>In the first six matches of the season there was a single victory. In January the coach, Kanat Bekturov, took the ball away altogether and for three weeks practised nothing but moving and talking. “Six people on court kept silent, and a silent team runs into itself,” he says.</p><p>The deciding match was played on 17 May. Two sets down in the game for third place, the team took the other three 25–19, 25–22 and 15–12. The last point came from a first-year in logistics, Aizere Mussabek, whose serve slid along the top of the net and simply dropped on the other side.</p><p>For the captain, Karina Akhmetova, a fourth-year law student, it was the last season. She has handed her number to nobody and left a note on her locker: “Number seven is waiting.”</p><p>In autumn the club opens a third group for beginners. No experience is needed.</p>',
      },
      blocks: [
        {
          id: 7207,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Клубқа қалай келуге болады', ru: 'Как прийти в клуб', en: 'How to join the club' },
          items: [
            {
              title: { kz: 'Жаттығу', ru: 'Тренировки', en: 'Training' },
              value: {
                kz: 'сейсенбі, бейсенбі, 18:00–20:00',
                ru: 'вторник и четверг, 18:00–20:00',
                en: 'Tuesdays and Thursdays, 18:00–20:00',
              },
            },
            {
              title: { kz: 'Зал', ru: 'Зал', en: 'Hall' },
              value: { kz: '2-корпус, үлкен спорт залы', ru: 'корпус 2, большой спортзал', en: 'building 2, main sports hall' },
            },
            {
              title: { kz: 'Байланыс', ru: 'Телефон', en: 'Phone' },
              value: { kz: '+7 (727) 377-11-75', ru: '+7 (727) 377-11-75', en: '+7 (727) 377-11-75' },
            },
          ],
          link: { text: { kz: 'Спорт клубтары', ru: 'Спортивные клубы', en: 'Sports clubs' }, url: '/student-life/sports-clubs' },
        },
      ],
    },
  },
  {
    id: 45,
    slug: 'design-diplomas-in-the-old-tram-depot',
    attributes: {
      title: {
        kz: 'Ескі трамвай депосында отыз сегіз диплом көрмесі ашылды',
        ru: 'Тридцать восемь дипломов показали в старом трамвайном депо',
        en: 'Thirty-eight design diplomas go on show in the old tram depot',
      },
      date: '2025-05-14T17:45:00+05:00',
      school: 69,
      lead: {
        kz: 'Дизайн бағдарламасының бітірушілері жұмысын қаланың бұрынғы трамвай паркінде қорғады. Бағаны қазылармен бірге кез келген келуші қойды.',
        ru: 'Выпускники программы «Дизайн» защищались в бывшем трамвайном парке. Оценку вместе с жюри ставил любой посетитель.',
        en: 'Design graduates defended their work in the city’s former tram depot. Every visitor marked it together with the jury.',
      },
      body: {
        kz: '<p>Депода жарық аз, еденде рельс жатыр, сондықтан әр студент жұмысын осы жерге қайта бейімдеді. Метро белгілерін жобалаған Дамир Қабдеш нұсқағыштарын рельстің бойына тізді: келушінің жартысы көрмені соған қарап аралап шықты, жобаның жұмыс істейтінін осыдан артық дәлелдеу қиын.</p><p>Ең ұзақ кезек Айгерім Жолдастың үстелінде болды. Ол нашар көретін адамдарға арналған дәрі қорабын жасаған: таңертең ішетіні жұмыр, кешке ішетіні қырлы, мерзімі саусақпен оқылады. Екі дәріхана қорапты сынап көруге келісті.</p><p>Аягөздің ауыл мұражайына арналған белгі, қазақ әріптері толық екі жаңа қаріп, аялдамаға арналған жылы орындық\u00a0– тізім ұзақ. Қазылар алқасында «Арна Медиа» арт-директоры, 2021 жылғы түлек Диана Ким мен графикалық дизайн пәнінің аға оқытушысы Александр Юн болды.</p><p>Бағдарлама жетекшісі Анастасия Вебердің сөзінше, үш мыңға жуық келушінің бағасы мен қазылардың бағасы төрт жұмыста ғана екі ұпайдан артық алшақ кеткен.</p>',
        ru: '<p>В депо мало света, а в полу лежат рельсы, поэтому каждый переделывал работу под место. Дамир Кабдеш, автор навигации для метро, расставил указатели вдоль путей: половина гостей прошла выставку по ним, и лучшего доказательства не придумать.</p><p>Самая длинная очередь стояла к столу Айгерим Жолдас. Она придумала упаковку лекарств для слабовидящих: утренние таблетки в округлой коробке, вечерние в гранёной, срок годности читается пальцем. Две аптеки согласились её испытать.</p><p>Знак сельского музея в Аягозе, два новых шрифта с полным набором казахских букв, тёплая скамья для остановки\u00a0— список долгий. В жюри были арт-директор «Арна Медиа», выпускница 2021 года Диана Ким и старший преподаватель графического дизайна Александр Юн.</p><p>По словам руководителя программы Анастасии Вебер, оценки трёх тысяч посетителей и жюри разошлись больше чем на два балла лишь в четырёх работах.</p>',
        en: '<p>The depot is dim and rails run along the floor, so everyone had to adapt. Damir Kabdesh, who designed signage for the metro, set his signs along the tracks; half the visitors followed them round the show, and there could be no better proof that they work.</p><p>The longest queue formed at Aigerim Zholdas’s table. Her medicine boxes are made for people with poor sight: round for the morning, angular for the evening, with the expiry date to be read by touch. Two pharmacies have agreed to try them.</p><p>An emblem for a village museum in Ayagoz, two new typefaces with every Kazakh letter, a heated bench for a bus stop: the list is long. On the jury sat Diana Kim, art director of Arna Media and a graduate of 2021, and Alexandr Yun, senior lecturer in graphic design.</p><p>Anastassiya Veber, who heads the programme, says the marks of three thousand visitors and those of the jury differed by more than two points in only four cases.</p>',
      },
      blocks: [
        {
          id: 7209,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Менің жұмысымды әжем бағалады. Ол көзін жұмып тұрып, таңғы қорапты кешкісінен ажыратты да, «бес» деді.</p>',
            ru: '<p>Мою работу оценила бабушка. С закрытыми глазами она отличила утреннюю коробку от вечерней и сказала: «Пять».</p>',
            en: '<p>My grandmother marked my work. With her eyes shut she told the morning box from the evening one and said: “Full marks.”</p>',
          },
          name: { kz: 'Айгерім Жолдас', ru: 'Айгерим Жолдас', en: 'Aigerim Zholdas' },
          post: { kz: 'Дизайн бағдарламасының түлегі', ru: 'Выпускница программы «Дизайн»', en: 'Design graduate' },
        },
        {
          id: 7210,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Шығармашылық емтиханға дайындық', ru: 'Подготовка к творческому экзамену', en: 'Preparing for the creative exam' },
          desc: {
            kz: '<p>Тегін жаттығу күндері мамыр мен маусымда екі аптада бір рет, сенбі күні өтеді.</p>',
            ru: '<p>Бесплатные пробные дни проходят в мае и июне через субботу.</p>',
            en: '<p>Free practice days are held every other Saturday in May and June.</p>',
          },
          link: {
            text: { kz: 'Дизайн бағдарламасы', ru: 'Программа «Дизайн»', en: 'The design programme' },
            url: '/school-program/design',
          },
        },
      ],
    },
  },
  {
    id: 46,
    slug: 'narxoz-wins-the-eurasian-case-championship-in-istanbul',
    attributes: {
      title: {
        kz: 'Стамбулдағы іскерлік кейстер чемпионатында Нархоз бірінші',
        ru: 'Нархоз\u00a0— первый на чемпионате деловых кейсов в Стамбуле',
        en: 'Narxoz comes first at the business case championship in Istanbul',
      },
      date: '2025-04-25T12:30:00+05:00',
      school: 67,
      lead: {
        kz: 'Бизнес-мектептің төрт студенті он екі елдің 28 командасынан озды. Финалда олар фабриканы жаппай-ақ құтқарудың жолын ұсынды.',
        ru: 'Четверо студентов Бизнес-школы обошли 28 команд из двенадцати стран. В финале они предложили, как спасти фабрику, не закрывая её.',
        en: 'Four Business School students beat 28 teams from twelve countries. In the final they showed how a factory could be saved without closing it.',
      },
      body: {
        kz: '<p>Еуразия чемпионаты Мармара жағалауы университетінде үш күнге созылды. Әр күні жаңа кейс, дайындыққа алты сағат, интернет өшірулі. Камила Серғазы, Тамерлан Ахмедов, Ару Жәнібек және Глеб Носов іріктеуден үшінші, жартылай финалдан бірінші болып өтті.</p><p>Финалдағы кейс Измир маңындағы отбасылық мақта фабрикасы туралы болды: қарыз көп, тапсырыс азайған, екі ағайынды бір-бірімен сөйлеспейді. Командалардың көбі станоктарды сатып, дайын матамен саудаға көшуді ұсынды. Нархоз есеп кестесін кейінге қойып, алдымен ағайындыларға жауапкершілікті бөлісу келісімін жазып берді. Фабриканың шын иесі залда отыр екен, сол бетті көшіріп беруді сұрады.</p><p>Жаттықтырушы, стратегиялық менеджмент профессоры Мейрамгүл Рахымжанова жеңістің төркінін шағын бизнес зертханасынан көреді: төртеуі де бір жыл кеңесші болып, дүкен иесінің үстеліне отырып көрген. Жүлде қоры\u00a0– бес мың еуро, студенттер соның жартысын клубтың келесі сапарына қалдырды.</p>',
        ru: '<p>Евразийский чемпионат шёл три дня в Университете Мраморноморского побережья. Каждый день новый кейс, шесть часов на подготовку, интернет отключён. Камила Сергазы, Тамерлан Ахмедов, Ару Жанибек и Глеб Носов прошли отбор третьими, полуфинал\u00a0— первыми.</p><p>В финале разбирали семейную хлопковую фабрику под Измиром: долгов много, заказов мало, двое братьев не разговаривают. Большинство команд советовало продать станки и торговать готовой тканью. Нархоз отложил таблицы и сначала написал братьям соглашение о том, кто за что отвечает. Настоящий хозяин фабрики сидел в зале и попросил копию этой страницы.</p><p>Тренер, профессор стратегического менеджмента Мейрамгуль Рахимжанова, видит истоки победы в лаборатории малого бизнеса: все четверо год были советниками и сидели за столом владельца магазина. Призовой фонд\u00a0— пять тысяч евро, половину студенты оставили на следующую поездку клуба.</p>',
        en: '<p>The Eurasian championship lasted three days at Marmara Coast University. Each day brought a new case, six hours to prepare and no internet. Kamila Sergazy, Tamerlan Akhmedov, Aru Zhanibek and Gleb Nosov came third in the heats and first in the semi-final.</p><p>The last case was a family cotton mill near Izmir with heavy debts, few orders and two brothers who did not speak to each other. Most teams advised selling the looms and trading in finished cloth. Narxoz put the spreadsheet aside and first drafted an agreement between the brothers on who answers for what. The real owner of the mill was in the hall and asked for a copy of that page.</p><p>Their coach Meiramgul Rakhimzhanova, professor of strategic management, traces the victory to the Small Business Laboratory: all four had spent a year as advisers at a shopkeeper’s table. The prize was five thousand euros, half of which the students left for the club’s next journey.</p>',
      },
      blocks: [
        {
          id: 7211,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Үш күн, үш кейс', ru: 'Три дня, три кейса', en: 'Three days, three cases' },
          items: [
            {
              title: { kz: 'Іріктеу: паром компаниясы', ru: 'Отбор: паромная компания', en: 'Heats: a ferry company' },
              text: {
                kz: '<p>Қысқы бағытты жабу керек пе? Команда жапты, бірақ кемелерді оқу орындарына жалға беруді ұсынды.</p>',
                ru: '<p>Закрывать ли зимний маршрут? Команда закрыла, но предложила сдавать суда учебным заведениям.</p>',
                en: '<p>Should the winter route be closed? The team closed it but leased the ships to colleges.</p>',
              },
            },
            {
              title: { kz: 'Жартылай финал: кофехана желісі', ru: 'Полуфинал: сеть кофеен', en: 'Semi-final: a chain of cafés' },
              text: {
                kz: '<p>Елу кофехананың он сегізін жабу керек еді. Ару олардың алтауы шығынды емес, есебі қате екенін тапты.</p>',
                ru: '<p>Требовалось закрыть восемнадцать кофеен из пятидесяти. Ару нашла, что шесть из них не убыточны, а неверно посчитаны.</p>',
                en: '<p>Eighteen cafés of fifty were to close. Aru found that six of them made no loss: the sums were wrong.</p>',
              },
            },
            {
              title: { kz: 'Финал: мақта фабрикасы', ru: 'Финал: хлопковая фабрика', en: 'Final: the cotton mill' },
              text: {
                kz: '<p>Алдымен адамдардың келісімі, содан кейін ақша\u00a0– қазылар осы ретті жоғары бағалады.</p>',
                ru: '<p>Сначала договорённость людей, потом деньги: жюри оценило этот порядок.</p>',
                en: '<p>First an understanding between people, then the money: the jury valued that order.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 47,
    slug: 'accounting-graduates-exempt-from-nine-professional-papers',
    attributes: {
      title: {
        kz: 'Есеп және аудит түлектері тоғыз кәсіби емтиханнан босатылды',
        ru: 'Выпускников «Учёта и аудита» освободили от девяти профессиональных экзаменов',
        en: 'Accounting and Audit graduates are exempted from nine professional papers',
      },
      date: '2025-04-16T10:40:00+05:00',
      school: 66,
      lead: {
        kz: 'Кәсіби бухгалтерлер одағы бағдарламаны сегіз ай тексеріп, тоғыз пәнді халықаралық біліктілік емтиханы ретінде таныды. Бұл түлекке екі жылға жуық уақыт үнемдейді.',
        ru: 'Союз профессиональных бухгалтеров восемь месяцев проверял программу и признал девять дисциплин экзаменами международной квалификации. Выпускник сбережёт около двух лет.',
        en: 'After eight months of checking, the Union of Professional Accountants has recognised nine courses as papers of the international qualification. That saves a graduate nearly two years.',
      },
      body: {
        kz: '<p>Тексерушілер оқу жоспарымен шектелмеді. Олар соңғы үш жылдың 420 емтихан жұмысын аты-жөнсіз алып, өз шкаласы бойынша қайта бағалады. Екі бағаның айырмасы орта есеппен үш пайыздан аспады, бұл одақтың өз орталықтарындағы көрсеткіштен де төмен.</p><p>Босату 2025 жылдың түлектерінен басталады және бес жылға беріледі. Шарты біреу: әр пәннен кемінде 75 балл жинау керек. Есеп және аудит профессоры Гүлжан Тілеубердинаның пайымдауынша, дәл осы шарт студенттің оқуға көзқарасын өзгертеді, өйткені бұрын елу балл да жетіп жатқан.</p><p>«Алатау Аудит» компаниясының аға аудиторы, 2015 жылғы түлек Айжан Төлеген осы емтихандарды өзі бес жылда тапсырған. «Жұмыстан кейін түнгі екіге дейін отыратынмын. Інілерім мен сіңлілерім ол түндерді ұйқыға жұмсасын»,\u00a0– дейді ол.</p>',
        ru: '<p>Учебным планом проверка не ограничилась. Эксперты взяли 420 экзаменационных работ за три года без имён и оценили их по своей шкале. Расхождение не превысило в среднем трёх процентов, это меньше, чем в собственных центрах союза.</p><p>Освобождение действует с выпуска 2025 года и дано на пять лет. Условие одно: не меньше 75 баллов по каждой дисциплине. Профессор учёта и аудита Гульжан Тлеубердина полагает, что именно оно изменит отношение к учёбе, ведь раньше хватало и пятидесяти.</p><p>Старший аудитор компании «Алатау Аудит», выпускница 2015 года Айжан Толеген сдавала эти экзамены пять лет. «После работы сидела до двух ночи. Пусть те, кто идёт за мной, потратят эти ночи на сон»,\u00a0— говорит она.</p>',
        en: '<p>The assessors did not stop at the curriculum. They took 420 examination scripts of the past three years without names and marked them again on their own scale. The two marks differed by less than three per cent on average, which is closer than at the Union’s own centres.</p><p>The exemption begins with the class of 2025 and holds for five years. There is one condition: at least 75 points in each course. Gulzhan Tleuberdina, professor of accounting and audit, expects it to change the way students work, since fifty used to be enough.</p><p>Aizhan Tolegen, a graduate of 2015 and now senior auditor at Alatau Audit, took five years over the same papers. “I sat up until two after work. May those who come after me spend those nights asleep,” she says.</p>',
      },
      blocks: [
        {
          id: 7213,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Босатуды қалай рәсімдейді', ru: 'Как оформить освобождение', en: 'How to claim the exemption' },
          items: [
            {
              title: { kz: 'Транскрипт алыңыз', ru: 'Получите транскрипт', en: 'Get your transcript' },
              desc: {
                kz: '<p>Тоғыз пәннің әрқайсысында 75 балл не одан жоғары болуы керек.</p>',
                ru: '<p>По каждой из девяти дисциплин нужно 75 баллов и выше.</p>',
                en: '<p>Each of the nine courses needs 75 points or more.</p>',
              },
            },
            {
              title: { kz: 'Одаққа тіркеліңіз', ru: 'Зарегистрируйтесь в союзе', en: 'Register with the Union' },
              desc: {
                kz: '<p>Студенттік мүшелікке төртінші курста да кіруге болады.</p>',
                ru: '<p>Студенческое членство доступно уже на четвёртом курсе.</p>',
                en: '<p>Student membership is open from the fourth year.</p>',
              },
            },
            {
              title: {
                kz: 'Қалған төрт емтиханды тапсырыңыз',
                ru: 'Сдайте оставшиеся четыре экзамена',
                en: 'Sit the remaining four papers',
              },
              desc: {
                kz: '<p>Дайындық курсы университетте кешке өтеді.</p>',
                ru: '<p>Вечерний курс подготовки идёт в университете.</p>',
                en: '<p>The university runs an evening course for them.</p>',
              },
            },
          ],
          link: {
            text: { kz: 'Бағдарлама беті', ru: 'Страница программы', en: 'Programme page' },
            url: '/school-program/accounting-and-audit',
          },
        },
      ],
    },
  },
  {
    id: 48,
    slug: 'three-wins-of-four-in-washington',
    attributes: {
      title: {
        kz: 'Вашингтонда төрт сот отырысының үшеуін ұттық',
        ru: 'Три победы из четырёх в Вашингтоне',
        en: 'Three wins out of four in Washington',
      },
      date: '2025-04-08T16:00:00+05:00',
      school: 70,
      lead: {
        kz: 'Құқық мектебінің командасы Джессуп сайысының халықаралық кезеңінде сексен елдің арасынан алғашқы алпыстыққа кірді. Бұл\u00a0– команданың Вашингтондағы тұңғыш сапары.',
        ru: 'Команда школы права вошла в первые шестьдесят на международном этапе конкурса Джессупа, куда съехались восемьдесят стран. Для неё это первая поездка в Вашингтон.',
        en: 'At the international rounds of the Jessup competition the law school team came among the first sixty, with eighty countries taking part. It was the team’s first journey to Washington.',
      },
      body: {
        kz: '<p>Ұлттық кезеңнен екінші болып өткен команда виза мен ұшаққа дейін он тоғыз күн уақыт алды. Шешендер Санжар Өтеген, Аида Бектемір, Рүстем Юсупов және Дана Кәрім күніне екі рет, таңғы тоғызда және Вашингтонда таң ататын кешкі алтыда сөйлеп жаттықты. Зерттеуші Ұлпан Сейіт әр жаттығудан кейін судья сұрағын картотекаға жазып отырды: соңында 612 карта жиналды.</p><p>Командалар жеребе бойынша жұптасады. Нархоз Сингапур мен Перу командаларын талапкер ретінде, Кения командасын жауапкер ретінде жеңіп, Австралияға ұтылды. Ұтылған отырыста судьялар біздің дәлелді күштірек деп танығанымен, уақытты асырып жібергені үшін балл шегерген.</p><p>Жаттықтырушы, халықаралық құқық профессоры Ақмарал Тәжібаева сол қырық секундты келесі жылдың сабағына айналдырмақ: «Біз әділдік туралы көп айттық, сағатқа аз қарадық».</p><p>Сапардың шығынын университет пен «Әділ Кеңес» фирмасы тең бөлісті.</p>',
        ru: '<p>Команда прошла национальный раунд второй, и на визы и билеты осталось девятнадцать дней. Ораторы Санжар Отеген, Аида Бектемир, Рустем Юсупов и Дана Карим тренировались дважды в день: в девять утра и в шесть вечера, когда утро наступает в Вашингтоне. Исследователь Улпан Сеит после каждой тренировки записывала вопросы судей на карточки, к концу их набралось 612.</p><p>Пары определяет жребий. Нархоз победил Сингапур и Перу за истца, Кению за ответчика и уступил Австралии. В проигранном заседании судьи сочли наши доводы сильнее, но сняли баллы за превышение времени.</p><p>Тренер, профессор международного права Акмарал Тажибаева, превратит эти сорок секунд в урок на будущий год: «Мы много говорили о справедливости и мало смотрели на часы».</p><p>Расходы поровну разделили университет и фирма «Адил Кенес».</p>',
        en: '<p>Having come second in the national round, the team had nineteen days for visas and flights. The speakers Sanzhar Otegen, Aida Bektemir, Rustem Yussupov and Dana Karim practised twice a day, at nine in the morning and again at six in the evening, when it is morning in Washington. After each session the researcher, Ulpan Seit, wrote the judges’ questions on cards; in the end there were 612.</p><p>Opponents are drawn by lot. Narxoz beat Singapore and Peru for the applicant and Kenya for the respondent, and lost to Australia. In the match it lost, the bench thought our arguments the stronger but took off points for running over time.</p><p>Akmaral Tazhibayeva, professor of international law and coach of the team, means to make a lesson of those forty seconds: “We spoke a great deal about justice and looked too little at the clock.”</p><p>The university and the firm Adil Kenes shared the costs equally.</p>',
      },
      blocks: [
        {
          id: 7215,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Жарты жылдық еңбек', ru: 'Полгода работы', en: 'Half a year of work' },
          items: [
            {
              value: { kz: '612', ru: '612', en: '612' },
              title: { kz: 'сұрақ картотекаға түсті', ru: 'вопросов в картотеке', en: 'questions on cards' },
            },
            {
              value: { kz: '94', ru: '94', en: '94' },
              title: { kz: 'жаттығу сөзі', ru: 'тренировочные речи', en: 'practice pleadings' },
            },
            {
              value: { kz: '40 секунд', ru: '40 секунд', en: '40 seconds' },
              title: { kz: 'артық кеткен уақыт', ru: 'лишнего времени', en: 'over time' },
            },
          ],
          link: { text: { kz: 'Джессуп туралы', ru: 'О Джессупе', en: 'About Jessup' }, url: '/jessup' },
        },
      ],
    },
  },
  {
    id: 49,
    slug: 'psychology-students-bring-silver-from-shymkent',
    attributes: {
      title: {
        kz: 'Психологтар Шымкенттен күміс әкелді: шешуші тапсырма үндемеу болды',
        ru: 'Психологи привезли серебро из Шымкента: решающим заданием было молчание',
        en: 'Psychology students bring silver from Shymkent, where the hardest task was to keep silent',
      },
      date: '2025-03-27T13:15:00+05:00',
      school: 69,
      lead: {
        kz: 'Республикалық психология олимпиадасында Сабина Марат пен Ақниет Дүйсен он алты университеттің арасында екінші орын алды.',
        ru: 'На республиканской олимпиаде по психологии Сабина Марат и Акниет Дуйсен заняли второе место среди шестнадцати университетов.',
        en: 'At the national psychology olympiad Sabina Marat and Akniyet Duissen came second among sixteen universities.',
      },
      body: {
        kz: '<p>Бірінші тур\u00a0– теория мен статистика. Онда біздің жұп төртінші болды: регрессияға берілген есепте Ақниет бір белгіні шатастырып алған. Екінші турда эксперимент жоспарлау керек еді, осы жерде қыздар алға шықты. Олар оқушының телефонға қарауын сауалнамамен емес, партаның астына қойылған қарапайым санағышпен өлшеуді ұсынды.</p><p>Үшінші тур\u00a0– кеңес беру. Рөлді кәсіби актер ойнады: әкесінен айырылған, бірақ бұл туралы айтқысы келмейтін жасөспірім. Он екі минут берілді. Сабина алғашқы төрт минутта бір сөз айтпай отырды. Қазылар кейін мойындағандай, он алты жұптың тек үшеуі ғана тыныштықты бұзбаған.</p><p>Жаттықтырушы, психология профессоры Раушан Сәрсенбаева бұл дағды психологиялық қолдау орталығында, нағыз келушімен жұмыста қалыптасатынын айтады. Үшінші курстан бастап студенттер онда супервизормен бірге отырады.</p>',
        ru: '<p>Первый тур\u00a0— теория и статистика. Наша пара стала в нём четвёртой: в задаче на регрессию Акниет перепутала один знак. Во втором туре планировали эксперимент, и девушки вышли вперёд. Они предложили измерять, как часто школьник смотрит в телефон, не опросом, а простым счётчиком под партой.</p><p>Третий тур\u00a0— консультация. Клиента играл профессиональный актёр: подросток, потерявший отца и не желающий об этом говорить. Давалось двенадцать минут. Первые четыре Сабина молчала. Как потом признались судьи, тишину не нарушили только три пары из шестнадцати.</p><p>Тренер, профессор психологии Раушан Сарсенбаева, говорит, что это умение приходит в центре психологической поддержки, в работе с настоящими людьми. С третьего курса студенты сидят там рядом с супервизором.</p>',
        en: '<p>The first round was theory and statistics. Our pair came fourth, because Akniyet had mistaken a sign in a regression. The second called for the design of an experiment, and there they moved ahead: to learn how often pupils look at their phones they proposed not a questionnaire but a simple counter under the desk.</p><p>The third round was a consultation. A professional actor played a teenager who has lost his father and does not want to speak of it. Twelve minutes were given. For the first four Sabina did not say a word. As the judges admitted later, only three pairs of sixteen left the silence alone.</p><p>Their coach Raushan Sarsenbayeva, professor of psychology, says this is learnt at the psychological support centre, with real visitors. From the third year students sit there beside a supervisor.</p>',
      },
      blocks: [
        {
          id: 7217,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Төрт минут ішінде мен он рет сұрақ қойғым келді. Оныншысында ол өзі сөйлей бастады.</p>',
            ru: '<p>За четыре минуты мне десять раз хотелось задать вопрос. На десятый он заговорил сам.</p>',
            en: '<p>In those four minutes I wanted to ask something ten times. At the tenth he began to speak of his own accord.</p>',
          },
          name: { kz: 'Сабина Марат', ru: 'Сабина Марат', en: 'Sabina Marat' },
          post: { kz: 'Психология, үшінші курс', ru: 'Психология, третий курс', en: 'Psychology, third year' },
        },
        {
          id: 7218,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Сізге де тыңдайтын адам керек пе?', ru: 'Вам тоже нужно, чтобы выслушали?', en: 'Do you need someone to listen?' },
          desc: {
            kz: '<p>Орталық тегін және құпия қабылдайды, 132-кабинет.</p>',
            ru: '<p>Центр принимает бесплатно и конфиденциально, кабинет 132.</p>',
            en: '<p>The centre is free and confidential. Room 132.</p>',
          },
          link: {
            text: { kz: 'Психологиялық қолдау', ru: 'Психологическая поддержка', en: 'Psychological support' },
            url: '/center/psychological-support',
          },
        },
      ],
    },
  },
  {
    id: 50,
    slug: 'fortieth-partner-university-is-in-adelaide',
    attributes: {
      title: {
        kz: 'Қырқыншы серіктес\u00a0– Аделаидадағы Маррей өзені университеті',
        ru: 'Сороковой партнёр\u00a0— Университет реки Муррей в Аделаиде',
        en: 'The fortieth partner is Murray River University in Adelaide',
      },
      date: '2025-03-18T15:30:00+05:00',
      lead: {
        kz: 'Құрғақ даланың екі университетін су біріктірді: Нархоз Австралиядағы алғашқы серіктесімен келісімге қол қойды. Енді біздің картада он сегіз ел бар.',
        ru: 'Два университета сухих степей сблизила вода: Нархоз подписал соглашение с первым партнёром в Австралии. Теперь на нашей карте восемнадцать стран.',
        en: 'Water brought two universities of the dry plains together: Narxoz has signed an agreement with its first partner in Australia. There are now eighteen countries on our map.',
      },
      body: {
        kz: '<p>Байланыс ғылыми мақаладан басталды. Су экономикасын зерттейтін Ләйлә Сүлейменова Маррей-Дарлинг бассейніндегі су нарығы туралы еңбекке сын жазып, авторы Хелен Маккей жауап қайтарған. Хат алмасу екі жылға созылып, ақыры Аделаида тобы Сырдарияның жағасына келіп қайтты.</p><p>Келісім бойынша жыл сайын екі жақтан үш докторанттан алты аптаға дейін ғылыми сапарға барады. Жол ақысын жіберуші, тұруын қабылдаушы жақ төлейді. Алғашқы болып күзде кіші ғылыми қызметкер Мирас Қуат аттанады: ол суды үнемдеген фермерге төлем жасаудың австралиялық үлгісін зерттемек.</p><p>Құжатқа халықаралық байланыстар жөніндегі проректор Жанар Әскербекова қол қойды. Ол серіктес таңдаудың үш сұрағын еске салды: екі жақта кім жауап береді, алғашқы жылы не істеледі, ақша қайдан алынады. Маррей университетінің жауабы бір бетке сыйған.</p>',
        ru: '<p>Знакомство началось со статьи. Лейла Сулейменова, изучающая экономику воды, написала критику на работу о водном рынке бассейна Муррей-Дарлинг, и автор Хелен Маккей ответила. Переписка длилась два года и закончилась тем, что группа из Аделаиды побывала на берегах Сырдарьи.</p><p>По соглашению каждая сторона ежегодно посылает трёх докторантов в научную поездку до шести недель. Дорогу оплачивает отправляющий вуз, жильё\u00a0— принимающий. Первым осенью едет младший научный сотрудник Мирас Куат: он изучит, как в Австралии платят фермеру за сбережённую воду.</p><p>Документ подписала проректор по международным связям Жанар Аскербекова. Она напомнила о трёх вопросах, по которым выбирают партнёра: кто отвечает с обеих сторон, что сделают за первый год, откуда деньги. Ответы Университета реки Муррей уместились на одной странице.</p>',
        en: '<p>It began with a journal article. Leila Suleimenova, who studies the economics of water, wrote a criticism of a paper on the water market of the Murray–Darling basin, and its author Helen Mackay replied. The letters went on for two years, until a group from Adelaide came to see the banks of the Syr Darya.</p><p>Each side will send three doctoral students a year on research visits of up to six weeks. The home university pays for travel, the host for lodging. The first to go, in autumn, is Miras Kuat, a junior researcher, who will study how Australian farmers are paid for the water they save.</p><p>The agreement was signed by Zhanar Askerbekova, Vice-Rector for International Relations. She recalled the three questions by which partners are chosen: who answers for it on both sides, what will be done in the first year, and where the money comes from. The answers from Adelaide fitted on one page.</p>',
      },
      blocks: [
        {
          id: 7219,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Келісім қысқаша', ru: 'Соглашение коротко', en: 'The agreement in brief' },
          items: [
            {
              title: { kz: 'Мерзімі', ru: 'Срок', en: 'Length' },
              value: { kz: 'бес жыл, 2025–2030', ru: 'пять лет, 2025–2030', en: 'five years, 2025–2030' },
            },
            {
              title: { kz: 'Кімге', ru: 'Для кого', en: 'For whom' },
              value: {
                kz: 'экономика, қаржы және деректер ғылымы докторанттарына',
                ru: 'для докторантов по экономике, финансам и науке о данных',
                en: 'doctoral students in economics, finance and data science',
              },
            },
            {
              title: { kz: 'Тақырыбы', ru: 'Темы', en: 'Subjects' },
              value: {
                kz: 'су нарығы, құрғақшылық сақтандыруы, тұрақты даму',
                ru: 'рынок воды, страхование от засухи, устойчивое развитие',
                en: 'water markets, drought insurance, sustainable development',
              },
            },
          ],
          link: {
            text: { kz: 'Серіктес университеттер', ru: 'Университеты-партнёры', en: 'Partner universities' },
            url: '/partner-universities',
          },
        },
      ],
    },
  },
]
