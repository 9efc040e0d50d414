import type { StarterEntry } from '../../starter-entry.ts'

/** News of December 2023 to May 2024. */
export const spring2024: StarterEntry<'news'>[] = [
  {
    id: 71,
    slug: 'thirty-eight-families-learn-to-host-guests',
    attributes: {
      title: {
        kz: 'Отыз сегіз отбасы қонақүй ісін үйренді: дастарқаннан бұрын\u00a0– ыстық су',
        ru: 'Тридцать восемь семей учились принимать гостей: сначала горячая вода, потом дастархан',
        en: 'Thirty-eight families learn to run a guest house: hot water before the feast',
      },
      date: '2024-05-08T14:30:00+05:00',
      school: 69,
      lead: {
        kz: '«Көш жолы» жобасы Райымбек ауданында екі апталық курс өткізді. Сабақты университет оқытушылары мен Француз Альпілерінен келген қонақүй иесі бірге жүргізді.',
        ru: 'Проект «Дорога кочевья» провёл в Райымбекском районе двухнедельный курс. Занятия вели преподаватели университета и хозяйка гостиницы из Французских Альп.',
        en: 'The project Nomad Trails has held a two-week course in Raiymbek district. It was taught by university staff together with an innkeeper from the French Alps.',
      },
      body: {
        kz: '<p>Анн-Мари Перре Жоғары Савойяда отыз жыл бойы он бөлмелі үй ұстап келеді. Ол отбасылармен Нарынқолда кездесіп, алғашқы күні тек қарады: қонақ қайдан кіреді, аяқ киімін қайда шешеді, түнде шамды қалай табады. Кешке бір бетке он бес ескерту жазды, соның оны ақша керек етпейді екен.</p><p>Ең көп дау баға туралы болды. Қонаққа ақша атау ұят, сондықтан көбі «өзің білесің» дейді де, кейін ренжіп қалады. Туризм бойынша қауымдастырылған профессор Перизат Омарова иелерге қойдың, отынның және бір түндік еңбектің құнын қосқызды. Сонда бес мың теңгенің орнына тоғыз мың шықты, ал ол Алматыдан келген отбасы үшін де қалыпты баға.</p><p>Алғашқы көмек сабағын құтқарушылар өткізді: ат тепкен, биіктік ауруы, уланып қалу. Соңғы күні әр отбасы өз үйі туралы бір бетті қазақ және ағылшын тілдерінде жазды. «Шаңырағымыз 1962 жылғы, жұлдыз көрінеді» деген сөйлемді студенттер түзетпей қалдырды.</p><p>Курстың шығынын «Талғар Резорт» көтерді.</p>',
        ru: '<p>Анн-Мари Перре тридцать лет держит в Верхней Савойе дом на десять комнат. В Нарынколе она весь первый день только смотрела: откуда входит гость, где разувается, как ночью находит свет. Вечером написала на листе пятнадцать замечаний, и десять из них не требовали денег.</p><p>Больше всего спорили о цене. Называть гостю деньги стыдно, поэтому многие говорят «сколько не жалко», а потом обижаются. Ассоциированный профессор туризма Перизат Омарова заставила сложить стоимость барана, дров и ночи труда. Вместо пяти тысяч тенге вышло девять, и для семьи из Алматы это обычная цена.</p><p>Первую помощь преподавали спасатели: лягнула лошадь, горная болезнь, отравление. В последний день каждая семья написала страницу о своём доме на казахском и английском. Фразу «Наш шанырак 1962 года, в него видны звёзды» студенты править не стали.</p><p>Расходы взял на себя «Талгар Резорт».</p>',
        en: '<p>Anne-Marie Perret has kept a house of ten rooms in Haute-Savoie for thirty years. In Narynkol she spent the first day only looking: where a guest comes in, where the shoes go, how one finds the light at night. In the evening she wrote down fifteen remarks, ten of which cost nothing.</p><p>The longest argument was about price. To name a sum to a guest is shameful, so many say “whatever you like” and are hurt afterwards. Perizat Omarova, associate professor of tourism, made the owners add up the sheep, the firewood and a night’s work. Instead of five thousand tenge it came to nine, which is a usual price for a family from Almaty.</p><p>Rescue workers taught first aid: a kick from a horse, mountain sickness, food poisoning. On the last day each family wrote a page about its house in Kazakh and English. “Our roof ring dates from 1962 and you can see the stars” was left by the students as it stood.</p><p>Talgar Resort met the costs.</p>',
      },
      blocks: [
        {
          id: 7261,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Анн-Маридің тегін үш кеңесі', ru: 'Три бесплатных совета Анн-Мари', en: 'Three free tips from Anne-Marie' },
          items: [
            {
              title: { kz: 'Ілгек', ru: 'Крючок', en: 'A hook' },
              text: {
                kz: '<p>Есік жанына су киім ілетін бес ілгек қағыңыз. Қонақтың көңілі содан басталады.</p>',
                ru: '<p>Прибейте у двери пять крючков для мокрой одежды. С них начинается настроение гостя.</p>',
                en: '<p>Put five hooks for wet clothes by the door. A guest’s mood begins there.</p>',
              },
            },
            {
              title: { kz: 'Шам', ru: 'Свет', en: 'A light' },
              text: {
                kz: '<p>Аулаға шығатын жолға кішкентай шам қойыңыз, түні бойы жанып тұрсын.</p>',
                ru: '<p>Поставьте на дорожке во двор маленькую лампу, пусть горит всю ночь.</p>',
                en: '<p>Leave a small lamp burning all night on the path to the yard.</p>',
              },
            },
            {
              title: { kz: 'Әңгіме', ru: 'Рассказ', en: 'A story' },
              text: {
                kz: '<p>Бір қонаққа бір әңгіме айтыңыз: осы үйдің тарихын. Адамдар тамақты ұмытады, әңгімені ұмытпайды.</p>',
                ru: '<p>Расскажите каждому гостю одну историю\u00a0— историю этого дома. Еду забудут, рассказ нет.</p>',
                en: '<p>Tell each guest one story, that of the house. Food is forgotten; a story is not.</p>',
              },
            },
          ],
          link: { text: { kz: '«Көш жолы» туралы', ru: 'О «Дороге кочевья»', en: 'About Nomad Trails' }, url: '/project/nomad-trails' },
        },
      ],
    },
  },
  {
    id: 72,
    slug: 'the-price-of-nature-a-textbook-in-kazakh',
    attributes: {
      title: {
        kz: '«Табиғаттың бағасы»: қоршаған орта экономикасы енді қазақша оқытылады',
        ru: '«Цена природы»: экономике окружающей среды теперь учат по-казахски',
        en: 'The Price of Nature: environmental economics can now be taught in Kazakh',
      },
      date: '2024-04-12T10:00:00+05:00',
      school: 66,
      lead: {
        kz: 'Профессор Болат Жұмаділов алты жыл жазған оқу құралы баспадан шықты. Ондағы қырық есептің бәрі отандық деректерге құрылған.',
        ru: 'Вышло пособие, которое профессор Болат Жумадилов писал шесть лет. Все сорок задач в нём построены на отечественных данных.',
        en: 'The textbook on which Professor Bolat Zhumadilov worked for six years has come out. All forty of its problems use data from this country.',
      },
      body: {
        kz: '<p>Бұрын студенттер Миссисипи өзенінің ластануы мен Норвегия фьордтары туралы есеп шығаратын. Жаңа кітапта Балқаштың деңгейі, Аралдың тұзы, Теміртаудың түтіні, Алматының қысқы ауасы бар. «Шетелдік есепті шешкен студент формуланы ұғады, өз өзенінің есебін шешкен студент жауапкершілікті ұғады»,\u00a0– дейді автор.</p><p>Ең қиыны сөз болды. «Экстерналия» ұғымына он бір балама сыналып, ақыры «тысқары әсер» алынды. Терминдерді екі жыл бойы студенттердің өзі сынады: дәрісте айтқанда күлкі шақырған сөз кітапқа кірмеді.</p><p>Он екі тараудың әрқайсысы деректермен жұмысқа арналған тапсырмамен бітеді, кестелері тегін жүктеледі. Жетінші тарауды жасыл қаржы бойынша постдокторант Шынар Мұхтарова жазуға көмектескен.</p><p>Бірінші таралым\u00a0– бес жүз дана, алпысы университет кітапханасында. Тағы жүз жиырмасы өңірлік университеттерге сыйға жіберілді.</p>',
        ru: '<p>Прежде студенты решали задачи о загрязнении Миссисипи и норвежских фьордах. В новой книге уровень Балхаша, соль Арала, дым Темиртау, зимний воздух Алматы. «Кто решил чужую задачу, понял формулу, а кто решил задачу о своей реке, понял ответственность»,\u00a0— говорит автор.</p><p>Труднее всего дались слова. Для понятия «экстерналия» перебрали одиннадцать вариантов, остановились на казахском «внешнем действии». Два года термины испытывали сами студенты: слово, вызвавшее на лекции смех, в книгу не попадало.</p><p>Каждую из двенадцати глав завершает задание на данных, таблицы можно скачать бесплатно. С седьмой главой помогла постдокторант по зелёным финансам Шынар Мухтарова.</p><p>Первый тираж\u00a0— пятьсот экземпляров, шестьдесят из них в библиотеке университета. Ещё сто двадцать отправили в дар региональным вузам.</p>',
        en: '<p>Students used to solve problems about the pollution of the Mississippi and Norwegian fjords. In the new book it is the level of Lake Balkhash, the salt of the Aral, the smoke of Temirtau and the winter air of Almaty. “Whoever solves a foreign problem understands a formula; whoever solves one about their own river understands responsibility,” says the author.</p><p>Words were the hardest part. Eleven Kazakh equivalents of “externality” were tried before one was chosen. For two years the students themselves tested the terms: any that made a lecture room laugh did not get into the book.</p><p>Each of the twelve chapters ends with a task on data, and the tables can be downloaded free of charge. Shynar Mukhtarova, postdoctoral researcher in green finance, helped with the seventh.</p><p>The first printing is of five hundred copies, sixty of them in the university library. Another hundred and twenty have been given to universities in the regions.</p>',
      },
      blocks: [
        {
          id: 7263,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Кітаптан бір есеп', ru: 'Одна задача из книги', en: 'One problem from the book' },
          items: [
            {
              title: { kz: 'Шарты', ru: 'Условие', en: 'Given' },
              value: {
                kz: 'Балқашта су деңгейі жылына төрт сантиметрге түсті. Балықшы ауылы қанша табысынан айырылды?',
                ru: 'Уровень Балхаша за год упал на четыре сантиметра. Сколько дохода потерял рыбацкий посёлок?',
                en: 'In a year the level of Lake Balkhash fell by four centimetres. How much income did a fishing village lose?',
              },
            },
            {
              title: { kz: 'Деректер', ru: 'Данные', en: 'Data' },
              value: {
                kz: 'он жылдық аулау кестесі, балық бағасы, отбасылардың шығыны',
                ru: 'улов за десять лет, цены на рыбу, расходы семей',
                en: 'ten years of catches, the price of fish, family spending',
              },
            },
          ],
          link: {
            text: { kz: 'Кітаптың беті', ru: 'Страница книги', en: 'The book’s page' },
            url: '/publication/the-price-of-nature-textbook',
          },
        },
        {
          id: 7264,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Кітапты кітапханадан алыңыз', ru: 'Возьмите книгу в библиотеке', en: 'Borrow the book' },
          link: { text: { kz: 'Кітапхана', ru: 'Библиотека', en: 'Library' }, url: '/library' },
        },
      ],
    },
  },
  {
    id: 73,
    slug: 'aitys-of-the-five-schools',
    attributes: {
      title: {
        kz: 'Бес мектептің айтысы: декан да, домбыра да тыныш отырмады',
        en: 'The aitys of the five schools: neither the deans nor the dombyras sat still',
      },
      date: '2024-03-27T19:30:00+05:00',
      lead: {
        kz: 'Наурыз айының соңында акт залында он студент ақын қарсы отырып, бір-бірін және оқытушыларын өлеңмен сынады. Бас жүлде құқық мектебіне кетті.',
        en: 'At the end of March ten student poets faced each other in the assembly hall and teased one another, and their teachers, in verse. The grand prize went to the law school.',
      },
      body: {
        kz: '<p>Ереже бойынша әр мектептен екі ақын шығады, тақырып сахнада жеребемен белгіленеді. Экономика мен цифрлық мектептің жұбына «Шәкіртақы неге аз?» түсті. Қаржы бағдарламасының студенті Мерейлі Сағынтай инфляцияны түйеге теңеп бастаса, бағдарламашы Дархан Әбілда «сенің түйеңді менің алгоритмім жетелеп кетті» деп қайтарды.</p><p>Ең көп қол шапалақ үшінші жұпқа арналды. Құқық мектебінің ақыны Бекзада Тоқан залда отырған деканы Сәуле Ермекованың қатаң емтиханын өлеңге қосқанда, декан орнынан тұрып, бір шумақпен жауап берді. Ол шумақтың авторы өзі ме, жоқ па\u00a0– әлі күнге құпия.</p><p>Қазылар алқасында ақын Мұратбек Оспанәлі, әдебиетші және «Домбыра» ансамблінің жетекшісі болды. Бағалау үш өлшеммен жүрді: сөздің тапқырлығы, ұйқас және қарсыласқа құрмет. Соңғысы үшін балл тек шегерілуі мүмкін, қосылмайды.</p><p>Айтысты ымдау тілінде де тыңдауға болды. Аудармашы Гүлшара Мәден ең қиыны сөз ойнатуды көрсету екенін айтты: екі мағынаны екі қолмен қатар айтуға тура келді.</p>',
        en: '<p>By the rules each school sends two poets, and the subject is drawn on stage. Economics and the digital school drew “Why is the stipend so small?” Mereili Sagyntai, who reads finance, opened by likening inflation to a camel; the programmer Darkhan Abilda retorted that his algorithm had already led the camel away.</p><p>The third pair had the loudest applause. When Bekzada Tokan of the law school sang of the stern examinations of her dean, Saule Yermekova, who was sitting in the hall, the dean rose and answered with a stanza. Whether she made it up herself is still a secret.</p><p>The jury consisted of the poet Muratbek Ospanali, a literary scholar and the leader of the Dombyra Ensemble. Three things counted: wit, rhyme and respect for one’s opponent. For the last, points can only be taken away.</p><p>The aitys could also be followed in sign language. The hardest, said the interpreter Gulshara Maden, was wordplay, for she had to say two meanings with two hands at once.</p>',
      },
      blocks: [
        {
          id: 7265,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Айтыста жеңілген адам болмайды. Қарсыласың күлсе\u00a0– жеңдің, ойланса\u00a0– екі рет жеңдің.</p>',
            en: '<p>Nobody loses an aitys. If your opponent laughs, you have won; if your opponent falls to thinking, you have won twice.</p>',
          },
          name: { kz: 'Бекзада Тоқан', en: 'Bekzada Tokan' },
          post: { kz: 'Бас жүлде иегері, құқықтану, екінші курс', en: 'Winner of the grand prize, law, second year' },
        },
      ],
    },
  },
  {
    id: 74,
    slug: 'third-place-at-the-public-policy-case-championship',
    attributes: {
      title: {
        kz: 'Мемлекеттік саясат чемпионатында үшінші орын: бір тоқсандық бюджет, мың өтініш',
        ru: 'Третье место на чемпионате по госполитике: бюджет на квартал и тысяча просьб',
        en: 'Third place at the public policy championship: a quarter’s budget and a thousand requests',
      },
      date: '2024-03-15T16:10:00+05:00',
      school: 70,
      lead: {
        kz: 'Құқық мектебінің үш студенті республикалық кейс-чемпионатта жиырма екі команданың арасында қола жүлде алды. Оларға шағын қаланың ақшасын бөлу тапсырылды.',
        ru: 'Трое студентов школы права взяли бронзу республиканского кейс-чемпионата среди двадцати двух команд. Им поручили распределить деньги небольшого города.',
        en: 'Three students of the law school took bronze among twenty-two teams at the national case championship. They were asked to divide the money of a small town.',
      },
      body: {
        kz: '<p>Кейстегі қаланың аты ойдан шығарылған, бірақ сандары шын: 41 мың тұрғын, ескірген су құбыры, жартылай салынған мектеп және тұрғындардан түскен мың өтініш. Ақша бәріне жетпейді, ал сайлау он айдан кейін.</p><p>Ділмұрат Тұрғынов, Меруерт Есқали және Олжас Тілек мың өтініштің бәрін оқып шықты. Көп команда тақырыпқа бөлгенмен, біздікілер көшеге бөлді. Сонда өтініштің үштен бірі төрт көшеден келгені және бәрінің себебі бір жарылған құбыр екені көрінді. Құбырға ақша бөлу үш жүз шағымды қатар жабады.</p><p>Алғашқы орыннан неге айырылды? Қазылар мектептің құрылысын тоқтату туралы бөлімді әлсіз деп тапты: ата-аналарға не айтылатыны жазылмаған. Жетекшісі, мемлекеттік саясат бойынша ассистент-профессор Олжас Мырзахметов бұл ескертумен келіседі: «Дұрыс шешім қабылдау\u00a0– жұмыстың жартысы. Екінші жартысы\u00a0– соны ренжіген адамға түсіндіру».</p><p>Чемпионат Алматыда, 12–14 наурызда өтті. Команданың шешімі қазір мемлекеттік және жергілікті басқару бағдарламасында оқу кейсі ретінде қолданылады.</p>',
        ru: '<p>Имя города выдумано, но цифры настоящие: 41 тысяча жителей, ветхий водопровод, недостроенная школа и тысяча обращений. Денег на всё не хватит, а до выборов десять месяцев.</p><p>Дильмурат Тургунов, Меруерт Ескали и Олжас Тилек прочли всю тысячу. Другие команды делили обращения по темам, наши\u00a0— по улицам. Оказалось, что треть пришла с четырёх улиц и причина одна: лопнувшая труба. Деньги на трубу закрывают сразу триста жалоб.</p><p>Почему не первое место? Жюри сочло слабым раздел об остановке стройки: не написано, что сказать родителям. Руководитель, ассистент-профессор государственной политики Олжас Мырзахметов согласен: «Верное решение\u00a0— половина дела. Вторая половина\u00a0— объяснить его тому, кто обижен».</p><p>Чемпионат прошёл в Алматы 12–14 марта. Решение команды стало учебным кейсом программы «Государственное и местное управление».</p>',
        en: '<p>The town’s name is invented, but its figures are real: 41,000 people, worn-out water pipes, a half-built school and a thousand requests from residents. There is not enough money for everything, and the election is in ten months.</p><p>Dilmurat Turgunov, Meruyert Yeskali and Olzhas Tilek read all thousand. Where other teams sorted them by subject, ours sorted them by street. A third, it turned out, came from four streets and had a single cause, a burst main. Money for one pipe settles three hundred complaints.</p><p>Why not first place? The jury found the section on halting the school weak, for it did not say what parents should be told. Olzhas Myrzakhmetov, assistant professor of public policy, who coached the team, agrees: “The right decision is half the work. The other half is explaining it to those it has hurt.”</p><p>The championship was held in Almaty from 12 to 14 March. The team’s solution is now a teaching case for students of state and local government.</p>',
      },
      blocks: [
        {
          id: 7267,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Кейстегі қала', ru: 'Город из кейса', en: 'The town in the case' },
          items: [
            {
              value: { kz: '41 мың', ru: '41 тыс.', en: '41,000' },
              title: { kz: 'тұрғын', ru: 'жителей', en: 'residents' },
            },
            {
              value: { kz: '1,8 млрд', ru: '1,8 млрд', en: '1.8bn' },
              title: { kz: 'теңге, тоқсандық бюджет', ru: 'тенге, бюджет квартала', en: 'tenge to spend in a quarter' },
            },
            {
              value: { kz: '300', ru: '300', en: '300' },
              title: { kz: 'шағымның себебі бір құбыр', ru: 'жалоб из-за одной трубы', en: 'complaints from one pipe' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 75,
    slug: 'programming-laboratory-opens-with-kokzhiek-technology',
    attributes: {
      title: {
        kz: 'Төртінші қабатта жаңа бағдарламалау зертханасы ашылды',
        ru: 'На четвёртом этаже открылась новая лаборатория программирования',
        en: 'A new programming laboratory opens on floor 4',
      },
      date: '2024-02-22T12:20:00+05:00',
      school: 68,
      lead: {
        kz: '«Көкжиек Технолоджи» зертхананы жабдықтап, әр сейсенбі мен жұмаға тәлімгер бөлді. Есік студенттік картамен кешкі онға дейін ашылады.',
        ru: '«Кокжиек Технолоджи» оснастила лабораторию и по вторникам и пятницам присылает наставников. По студенческой карте дверь открывается до десяти вечера.',
        en: 'Kokzhiek Technology has equipped the laboratory and sends mentors on Tuesdays and Fridays. A student card opens the door until ten at night.',
      },
      body: {
        kz: '<p>Бөлмеде отыз екі жұмыс орны бар, бірақ парта қатары жоқ: үстелдер төрттен топталып, ортасында ақ тақта тұр. Мұны студенттердің өзі сұраған. Деканның оқу ісі жөніндегі орынбасары Марат Омаров жобаны бекітпес бұрын екі түрлі макетті картоннан жасатып, бір апта сынатқан.</p><p>Компания тәлімгері Айбар Сейтжан бірінші кездесуде код көрсеткен жоқ. Ол екі аптадан бері табылмай тұрған шынайы қатені экранға шығарып: «Кім тапса, түскі ас менен»,\u00a0– деді. Қатені үшінші курс студенті Ерасыл Болат қырық минутта тапты: күн мен ай орын ауыстырып кеткен екен.</p><p>Тәлімгер студенттің кодын бағаламайды, тек сұрақ қояды. Декан Айдана Сейтқалидың айтуынша, бұл шарт келісімге арнайы жазылған: баға қорқынышын алып келсе, сұрақ қызығушылығын алып келеді.</p><ul><li>Зертханаға кез келген мектептің студенті жазыла алады.</li><li>Сенбі күні таңертең орын мектеп оқушыларына беріледі.</li><li>Ноутбугі жоқ студентке орын кезектен тыс сақталады.</li></ul>',
        ru: '<p>В комнате тридцать два места, но рядов нет: столы собраны по четыре, посередине белая доска. Об этом попросили сами студенты. Прежде чем утвердить проект, заместитель декана по учебной работе Марат Омаров велел сделать из картона два макета и неделю их испытывать.</p><p>На первой встрече наставник компании Айбар Сейтжан кода не показывал. Он вывел на экран настоящую ошибку, которую не могли найти две недели: «Кто найдёт, с меня обед». Третьекурсник Ерасыл Болат нашёл её за сорок минут: день и месяц поменялись местами.</p><p>Наставник не ставит оценок, он только спрашивает. По словам декана Айданы Сейткали, это условие нарочно записали в соглашение: оценка приводит с собой страх, а вопрос\u00a0— любопытство.</p><ul><li>Записаться может студент любой школы.</li><li>В субботу утром места отдают школьникам.</li><li>Тем, у кого нет ноутбука, место держат вне очереди.</li></ul>',
        en: '<p>There are thirty-two places but no rows: desks stand in fours round a whiteboard, as students had asked. Before approving the plan Marat Omarov, deputy dean for studies, had two layouts built of cardboard and tried for a week.</p><p>At the first meeting the company’s mentor, Aibar Seitzhan, showed no code. He put up a real bug that nobody had found for a fortnight and said: “Whoever finds it, lunch is on me.” Yerassyl Bolat, a third-year, needed forty minutes: day and month had changed places.</p><p>Mentors give no marks; they only ask. According to the dean, Aidana Seitkali, that was written into the agreement on purpose: a mark brings fear along with it, a question brings curiosity.</p><ul><li>Students of any school may sign up.</li><li>On Saturday mornings the places go to schoolchildren.</li><li>For those without a laptop a place is always kept.</li></ul>',
      },
      blocks: [
        {
          id: 7269,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Зертхана кестесі', ru: 'Расписание лаборатории', en: 'Opening hours' },
          items: [
            {
              title: { kz: 'Дүйсенбі\u00a0– жұма', ru: 'Понедельник\u00a0— пятница', en: 'Monday to Friday' },
              value: { kz: '8:00–22:00', ru: '8:00–22:00', en: '8:00–22:00' },
            },
            {
              title: { kz: 'Тәлімгерлер', ru: 'Наставники', en: 'Mentors' },
              value: {
                kz: 'сейсенбі мен жұма, 16:00–19:00',
                ru: 'вторник и пятница, 16:00–19:00',
                en: 'Tuesdays and Fridays, 16:00–19:00',
              },
            },
            {
              title: { kz: 'Сенбі', ru: 'Суббота', en: 'Saturday' },
              value: { kz: '9:00–13:00, мектеп оқушылары', ru: '9:00–13:00, школьники', en: '9:00–13:00, schoolchildren' },
            },
          ],
          link: {
            text: { kz: 'Мектеп беті', ru: 'Страница школы', en: 'The school’s page' },
            url: '/school/school-of-digital-technologies',
          },
        },
      ],
    },
  },
  {
    id: 76,
    slug: 'five-days-in-a-pharmacy-warehouse-with-thomas-wagner',
    attributes: {
      title: {
        kz: 'Профессор Вагнердің модулі: дәрі қоймасында өткен бес күн',
        ru: 'Модуль профессора Вагнера: пять дней на складе лекарств',
        en: 'Professor Wagner’s module: five days in a medicine warehouse',
      },
      date: '2024-02-09T18:30:00+05:00',
      school: 67,
      lead: {
        kz: 'Штутгарттан келген Томас Вагнер жеткізу тізбегі курсын «Нұр Фарма» қоймасында өткізді. Магистранттар мерзімі өтіп кететін дәрінің құнын есептеп шықты.',
        ru: 'Томас Вагнер из Штутгарта провёл курс по цепям поставок на складе «Нур Фармы». Магистранты посчитали, во что обходятся просроченные лекарства.',
        en: 'Thomas Wagner came from Stuttgart and taught supply chains in a warehouse of Nur Pharma, where students worked out what expired medicine costs.',
      },
      body: {
        kz: '<p>Вагнер бұрын неміс автоқұрастырушысының Орталық Азиядағы жеткізу желісін басқарған, сондықтан алғашқы сабағын бір сұрақтан бастайды: «Ең қымбат тауар қайсы?» Студенттер сирек дәрілерді атады. Дұрыс жауап\u00a0– ешкім күтпеген жерде тұрған тауар.</p><p>Жиырма төрт магистрант алты топқа бөлініп, қойманың бір-бір бөлігін алды. Қыстың суығында есік жиі ашылғандықтан, инсулин сөресінде температура күніне төрт рет шектен шығатыны байқалды. Топ кестені өзгертуді ұсынды: он минут сайын келетін жүк көліктері енді екі толқынмен келсін.</p><p>Екінші топ мерзімі бітуге жақын тауарды санап шықты. Жылына 61 миллион теңгенің дәрісі жойылады екен, соның жартысы облыс дәріханаларының артық тапсырысынан. Компания енді бұрын айына бір рет алатын қайтаруды апта сайын қабылдайды.</p><p>Модульдің соңында емтихан болған жоқ. Әр топ ұсынысын қойма меңгерушісі Рақымжан Әлімқұлға айтып, ол «істеймін» немесе «істемеймін» деп жауап берді. Алты ұсыныстың төртеуі қабылданды.</p>',
        ru: '<p>Когда-то Вагнер управлял поставками немецкого автопроизводителя в Центральной Азии и первое занятие начинает с вопроса: «Какой товар самый дорогой?» Студенты назвали редкие лекарства. Верный ответ\u00a0— тот, что лежит там, где его не ищут.</p><p>Двадцать четыре магистранта разделились на шесть групп, и каждая взяла свой участок склада. Зимой двери открывают часто, и температура на полке с инсулином четыре раза в день выходила за предел. Группа предложила изменить расписание: вместо машины каждые десять минут\u00a0— две волны.</p><p>Другая группа пересчитала товар с истекающим сроком. За год уничтожают лекарств на 61 миллион тенге, половина\u00a0— из-за лишних заказов областных аптек. Теперь компания принимает возврат каждую неделю вместо одного раза в месяц.</p><p>Экзамена в конце не было. Группы излагали предложения заведующему складом Рахимжану Алимкулу, и он отвечал «сделаю» или «не сделаю». Приняты четыре из шести.</p>',
        en: '<p>Wagner used to run a German car maker’s supply network in Central Asia and begins with a question: which goods are the most expensive? The students named rare medicines. The right answer is goods that lie where nobody looks for them.</p><p>Twenty-four master’s students formed six groups, each with its own part of the warehouse. Since the doors open often in winter, the temperature at the insulin shelf went beyond the limit four times a day. The group proposed a new timetable, with lorries coming in two waves rather than every ten minutes.</p><p>Another group counted what was about to expire. Medicines worth 61 million tenge are destroyed each year, half of them because pharmacies in the region order too much. The company now takes returns every week instead of once a month.</p><p>There was no examination. Each group put its proposal to Rakhimzhan Alimkul, who runs the warehouse, and he replied “I will” or “I will not”. He accepted four of the six.</p>',
      },
      blocks: [
        {
          id: 7271,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Жақсы логистика көрінбейді. Егер сіз дәріні іздемей тапсаңыз, демек, біреу сіз үшін ұзақ ойланған.</p>',
            ru: '<p>Хорошая логистика незаметна. Если вы нашли лекарство не ища, значит, кто-то долго думал за вас.</p>',
            en: '<p>Good logistics cannot be seen. If you find your medicine without searching, somebody has thought long on your behalf.</p>',
          },
          name: { kz: 'Томас Вагнер', ru: 'Томас Вагнер', en: 'Thomas Wagner' },
          post: { kz: 'Шақырылған профессор', ru: 'Приглашённый профессор', en: 'Visiting Professor' },
        },
        {
          id: 7272,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Келесі модуль', ru: 'Следующий модуль', en: 'The next module' },
          desc: {
            kz: '<p>Күзде профессор қазан айында келеді, тақырыбы\u00a0– тез бұзылатын азық-түлік. Қатысушыларды Бизнес-мектеп қыркүйекте іріктейді.</p>',
            ru: '<p>Осенью профессор приедет в октябре, тема\u00a0— скоропортящиеся продукты. Участников Бизнес-школа отберёт в сентябре.</p>',
            en: '<p>The professor returns in October for a module on perishable food. The Business School chooses participants in September.</p>',
          },
          link: { text: { kz: 'Бизнес-мектеп', ru: 'Бизнес-школа', en: 'Business School' }, url: '/school/business-school' },
        },
      ],
    },
  },
  {
    id: 77,
    slug: 'marketing-contest-won-with-a-shopping-list',
    attributes: {
      title: {
        kz: 'Маркетинг байқауын сатып алу тізімі жеңді',
        ru: 'Конкурс маркетинга выиграл список покупок',
        en: 'A shopping list wins the marketing competition',
      },
      date: '2024-01-26T15:20:00+05:00',
      school: 66,
      lead: {
        kz: 'Нұржан Қалдыбек пен Алина Ковальчук дүкен себеттерінен қалған 430 қағаз тізімді жинап, сатып алушының не ойлап келіп, не алып кететінін салыстырды.',
        ru: 'Нуржан Калдыбек и Алина Ковальчук собрали 430 бумажных списков, забытых в тележках, и сравнили, за чем покупатель идёт и с чем уходит.',
        en: 'Nurzhan Kaldybek and Alina Kovalchuk collected 430 paper lists left behind in trolleys and compared what shoppers come for with what they carry away.',
      },
      body: {
        kz: '<p>Студенттік маркетинг жобаларының байқауы университетте алтыншы рет өтті. Кейсті дәстүр бойынша «Самал Ритейл» берді: сатып алушы неге жоспарынан артық алады? Он төрт команданың көбі сауалнама жүргізді. Ал адам сауалнамада өзін үнемшіл көрсетеді.</p><p>Нұржан мен Алина алты дүкеннің қызметкерлерімен келісіп, үш апта бойы тастанды тізімдерді жинады. Сосын сол сағаттағы чектермен салыстырды. Тізімде орта есеппен жеті зат жазылған, чекте он бір зат болған. Артық төртеудің екеуі\u00a0– бала сөресінің деңгейінде тұрған тауар.</p><p>Күтпеген жаңалық та шықты. «Нан» деп жазған адам артық зат аз алады, «бірдеңе тәтті» деп жазған адам үш есе көп алады. Маркетинг пәнінің аға оқытушысы Наталья Кравченконың пікірінше, бұл\u00a0– анық ниеттің күші, ал ондай нәтижені сұрақ қойып табу мүмкін емес.</p><p>Жүлде\u00a0– желіде екі айлық ақылы тағылымдама. Екеуі енді қарама-қарсы тапсырма алды: адамға артық алмауға көмектесетін сөре жобалау.</p>',
        ru: '<p>Университетский конкурс студенческих маркетинговых проектов прошёл в шестой раз. Кейс по традиции дал «Самал Ритейл»: почему покупатель берёт больше, чем собирался? Большинство из четырнадцати команд провело опрос. Но в опросе человек всегда бережлив.</p><p>Нуржан и Алина договорились с шестью магазинами и три недели подбирали брошенные списки, а потом сравнили их с чеками того же часа. В списке в среднем семь пунктов, в чеке одиннадцать. Два из четырёх лишних стоят на высоте детских глаз.</p><p>Нашлось и неожиданное. Написавший «хлеб» берёт мало лишнего, написавший «что-нибудь сладкое»\u00a0— втрое больше. По мнению старшего преподавателя маркетинга Натальи Кравченко, такова сила ясного намерения, и вопросами этого не узнать.</p><p>Приз\u00a0— два месяца оплачиваемой стажировки в сети. Теперь у них обратное задание: придумать полку, которая поможет не брать лишнего.</p>',
        en: '<p>The university’s competition of student marketing projects was held for the sixth time. As usual Samal Retail set the case: why do shoppers take more than they meant to? Most of the fourteen teams ran a survey. But in a survey everyone is thrifty.</p><p>Nurzhan and Alina came to terms with six shops and for three weeks picked up discarded lists, which they compared with receipts of the same hour. A list has seven items on average, a receipt eleven. Two of the extra four stand at the level of a child’s eyes.</p><p>There was a surprise as well. Those who write “bread” buy little else; those who write “something sweet” buy three times as much on top. Natalya Kravchenko, senior lecturer in marketing, calls it the power of a clear intention, which no question would have uncovered.</p><p>The prize is a paid internship of two months with the chain. Their new task is the reverse: to design a shelf that helps people not to buy too much.</p>',
      },
      blocks: [
        {
          id: 7273,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Тізім мен чек', ru: 'Список и чек', en: 'List and receipt' },
          items: [
            { value: { kz: '430', ru: '430', en: '430' }, title: { kz: 'жиналған тізім', ru: 'собранных списков', en: 'lists collected' } },
            {
              value: { kz: '7 → 11', ru: '7 → 11', en: '7 → 11' },
              title: { kz: 'тізімдегі және чектегі зат саны', ru: 'пунктов в списке и в чеке', en: 'items on the list and the receipt' },
            },
            {
              value: { kz: '× 3', ru: '× 3', en: '× 3' },
              title: {
                kz: '«бірдеңе тәтті» жазғандардың артығы',
                ru: 'лишнего у тех, кто пишет «что-нибудь сладкое»',
                en: 'extra for “something sweet”',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 78,
    slug: 'moot-courtroom-opens-on-the-seventh-floor',
    attributes: {
      title: {
        kz: 'Жетінші қабатта оқу сот залы ашылды',
        ru: 'На седьмом этаже открылся учебный зал суда',
        en: 'A moot courtroom opens on floor 7',
      },
      date: '2024-01-18T11:40:00+05:00',
      school: 70,
      lead: {
        kz: 'Бұрынғы дәріс аудиториясына судья мінбері, екі жақтың үстелі және қырық орындық көрермен залы орнатылды. Алғашқы істі зейнеттегі судья Рәбиға Әлжанова қарады.',
        ru: 'В бывшей аудитории поставили судейскую кафедру, столы сторон и сорок мест для публики. Первое дело рассмотрела судья в отставке Рабига Альжанова.',
        en: 'A former lecture room now has a bench, tables for both sides and forty seats for the public. The first case was heard by a retired judge, Rabiga Alzhanova.',
      },
      body: {
        kz: '<p>Залдың өлшемі әдейі кішірейтілді: шешен мен судьяның арасы\u00a0– төрт метр. Декан Сәуле Ермекова мұны былай түсіндіреді: үлкен залда студент айғайлайды, кішкентай залда дәлел айтады.</p><p>Алғашқы іс пәтерді су басуы туралы болды, нақты шешімнен алынып, есімдері өзгертілген. Төртінші курс студенттері алдымен талапкердің, үзілістен соң жауапкердің мүддесін қорғады. Екінші айналымда бір студент өзінің бір сағат бұрын айтқан дәлелін өзі бұзып шықты. Рәбиға Әлжанова шешімін оқып болған соң: «Отыз жылда мен мұндай адал адвокатты сирек көрдім»,\u00a0– деп күлді.</p><p>Отырыстар апта сайын бейсенбіде өтеді, есік бәріне ашық. Еуразия төрелік орталығы айына бір рет төреші жібереді, сонда іс ағылшын тілінде қаралады. Залда дыбыс жазу құрылғысы бар: студент сөзін қайта тыңдап, қай жерде «ыыы» дегенін санай алады.</p><p>Жиһазды екінші корпустың ағаш шеберханасы жасады, тек судьяның балғасы сыйға келген: оны Тараздағы соттың бұрынғы хатшысы тапсырды.</p>',
        ru: '<p>Зал нарочно сделали небольшим: между оратором и судьёй четыре метра. Декан Сауле Ермекова объясняет: в большом зале студент кричит, в маленьком приводит доводы.</p><p>Первым слушали дело о затоплении квартиры, взятое из настоящего решения с изменёнными именами. Четверокурсники защищали сначала истца, а после перерыва ответчика. Во втором круге один студент разбил довод, который сам привёл часом раньше. Огласив решение, Рабига Альжанова рассмеялась: «За тридцать лет я редко видела такого честного адвоката».</p><p>Заседания проходят по четвергам, двери открыты для всех. Раз в месяц Евразийский арбитражный центр присылает арбитра, и тогда дело слушают на английском. В зале ведётся запись: можно переслушать свою речь и посчитать, сколько раз сказано «э-э».</p><p>Мебель сделала столярная мастерская второго корпуса, и только молоток судьи\u00a0— подарок бывшего секретаря суда в Таразе.</p>',
        en: '<p>The room was kept small on purpose, with four metres between counsel and judge. The dean, Saule Yermekova, explains: in a large hall students shout, in a small one they argue.</p><p>The first case was about a flooded flat, taken from a real judgment with the names changed. Fourth-years spoke for the claimant and, after a break, for the defendant. In the second round one student demolished an argument he had made himself an hour before. “In thirty years I seldom saw so honest an advocate,” laughed Rabiga Alzhanova when she had read her decision.</p><p>Hearings are on Thursdays, and the door is open to all. Once a month the Eurasian Arbitration Centre sends an arbitrator, and the case is heard in English. Everything is recorded, so that speakers can listen again and count their hesitations.</p><p>The furniture was made in the wood workshop of the second building; only the gavel is a gift, from a former court secretary in Taraz.</p>',
      },
      blocks: [
        {
          id: 7275,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Отырысқа қалай келуге болады', ru: 'Как попасть на заседание', en: 'How to attend a hearing' },
          items: [
            {
              title: { kz: 'Істі таңдаңыз', ru: 'Выберите дело', en: 'Choose a case' },
              desc: {
                kz: '<p>Тізім дүйсенбі күні 701-кабинеттің есігіне ілінеді.</p>',
                ru: '<p>Список вывешивают по понедельникам у кабинета 701.</p>',
                en: '<p>The list goes up outside room 701 on Mondays.</p>',
              },
            },
            {
              title: { kz: 'Он минут бұрын келіңіз', ru: 'Приходите за десять минут', en: 'Come ten minutes early' },
              desc: {
                kz: '<p>Судья кірген соң есік жабылады.</p>',
                ru: '<p>Когда судья вошёл, двери закрывают.</p>',
                en: '<p>Once the judge is in, the doors close.</p>',
              },
            },
            {
              title: { kz: 'Өз шешіміңізді жазыңыз', ru: 'Напишите своё решение', en: 'Write your own decision' },
              desc: {
                kz: '<p>Үзілісте көрермен де парақ толтырады, соңында судьяның шешімімен салыстырылады.</p>',
                ru: '<p>В перерыве публика заполняет листок, потом его сравнивают с решением судьи.</p>',
                en: '<p>During the break spectators fill in a slip, later compared with the judgment.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 79,
    slug: 'student-council-wins-with-a-night-reading-room',
    attributes: {
      title: {
        kz: 'Студенттік кеңес қала байқауында үздік атанды: түнгі оқу залы ескерілді',
        ru: 'Студенческий совет признан лучшим в городе: помог ночной читальный зал',
        en: 'The Student Council is named the city’s best, thanks to a reading room open at night',
      },
      date: '2023-12-21T17:00:00+05:00',
      lead: {
        kz: 'Сессия кезінде бас ғимараттың бірінші қабатындағы 114-бөлме таңға дейін жабылмайды. Кезекшіні де, шайды да студенттердің өзі ұйымдастырды.',
        ru: 'В сессию комната 114 на первом этаже главного корпуса не закрывается до утра. И дежурных, и чай студенты организовали сами.',
        en: 'In exam weeks room 114 on floor 1 of the main building does not close until morning. The students arranged both the wardens and the tea themselves.',
      },
      body: {
        kz: '<p>«Үздік студенттік өзін-өзі басқару» байқауына қаланың он тоғыз университеті қатысты. Қазылар бір жылда студенттің күнделікті өмірінде не өзгергенін сұрады. Нархоз бір бөлмені көрсетті.</p><p>Бастама жатақхана кезегінен туған. Төрт адамдық бөлмеде біреу ұйықтайды, біреу сөйлеседі, сессияға дайындалатын жер қалмайды. Кеңес төрағасы Айсұлтан Нұрбек жазда 600 студенттен сұрап, олардың 41 пайызы түнде баспалдақта немесе асүйде оқитынын анықтады.</p><p>Желтоқсанның басынан бері 114-бөлмеге 2\u00a0300 рет кірілген. Ең көп адам таңғы бір мен үштің арасында. Бөлмеде қырық сегіз орын, бес розетка қатары және үнсіздік ережесі бар: сөйлескің келсе, дәлізге шығасың. Әр түнде екі студент кезекшілік етеді, ол волонтерлік сағатқа есептеледі.</p><p>Студенттік даму жөніндегі проректор Нұрлан Оспанов күзет пен жылуды университет көтеретінін, келесі сессияда екінші бөлме ашылатынын айтты.</p>',
        ru: '<p>В конкурсе «Лучшее студенческое самоуправление» участвовали девятнадцать вузов города. Жюри спрашивало о том, что за год изменилось в обычной жизни студента. Нархоз показал одну комнату.</p><p>Затея выросла из тесноты общежитий. В комнате на четверых кто-то спит, кто-то разговаривает, и готовиться негде. Председатель совета Айсултан Нурбек летом опросил 600 студентов и узнал, что 41 процент ночью занимается на лестнице или на кухне.</p><p>С начала декабря в комнату 114 входили 2\u00a0300 раз, больше всего людей с часу до трёх ночи. Здесь сорок восемь мест, пять рядов розеток и правило тишины: хочешь говорить\u00a0— выйди в коридор. Каждую ночь дежурят двое, это засчитывают как волонтёрские часы.</p><p>Проректор по студенческому развитию Нурлан Оспанов сказал, что охрану и тепло оплачивает университет, а к следующей сессии откроют вторую комнату.</p>',
        en: '<p>Nineteen universities entered the competition for the best student government. The jury asked what had changed in a student’s everyday life within a year. Narxoz showed a single room.</p><p>It came of crowded halls. In a room for four somebody sleeps, somebody talks, and there is nowhere to revise. In summer Aisultan Nurbek, who chairs the council, asked 600 students and found that 41 per cent study on the stairs or in the kitchen at night.</p><p>Since early December people have come to room 114 2,300 times, most of them between one and three in the morning. It has forty-eight seats, five rows of sockets and a rule of silence: whoever wants to talk goes into the corridor. Two students are on duty every night, and the time counts as volunteering.</p><p>Nurlan Ospanov, Vice-Rector for Student Development, said the university pays for heating and security, and that a second room will open for the next exams.</p>',
      },
      blocks: [
        {
          id: 7277,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: '114-бөлме', ru: 'Комната 114', en: 'Room 114' },
          items: [
            {
              title: { kz: 'Ашық', ru: 'Открыта', en: 'Open' },
              value: { kz: 'сессия кезінде 20:00–7:00', ru: 'в сессию 20:00–7:00', en: '20:00–7:00 in exam weeks' },
            },
            {
              title: { kz: 'Кіру', ru: 'Вход', en: 'Entry' },
              value: { kz: 'студенттік картамен', ru: 'по студенческой карте', en: 'by student card' },
            },
            {
              title: { kz: 'Ереже', ru: 'Правило', en: 'Rule' },
              value: { kz: 'тыныштық, шай дәлізде', ru: 'тишина, чай в коридоре', en: 'silence; tea in the corridor' },
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
    id: 80,
    slug: 'six-teams-show-their-first-sales-at-demo-day',
    attributes: {
      title: {
        kz: 'Демо-күн: алты команда алғашқы сатылымын көрсетті',
        ru: 'Демо-день: шесть команд показали первые продажи',
        en: 'Demo day: six teams show their first sales',
      },
      date: '2023-12-08T19:15:00+05:00',
      school: 67,
      lead: {
        kz: '«Бозторғай» инкубаторының үш айлық акселерациясы аяқталды. Сахнаға шығу үшін кем дегенде бір бөтен адам ақша төлеген болуы керек еді.',
        ru: 'Завершилась трёхмесячная акселерация инкубатора «Бозторгай». Чтобы выйти на сцену, нужен был хотя бы один незнакомый человек, который заплатил.',
        en: 'Three months of acceleration at the Boztorgai incubator have ended. To go on stage a team needed at least one stranger who had paid.',
      },
      body: {
        kz: '<p>Қыркүйекте он бес команда жұмысқа кірісті, желтоқсанға алтауы жетті. Кәсіпкерлік пәнінің оқытушысы Жандос Есенов жолда қалған тоғызын сәтсіздік деп санамайды: төртеуі өнімінің ешкімге керек емесін екі аптада білді, бұрын оған екі жыл кететін.</p><p>Ең көп сатқан команда\u00a0– «Жылы қол». Екінші курс студенттері Айым Рахат пен Никита Ли көше сатушыларына арналған батареямен қызатын биялай тігіп, 214 жұп сатты. Идея да, алғашқы тапсырыс беруші де бір адам болды: университет алдында жүгері сататын Сара апа.</p><p>Қалғандары да көзге көрінетін нәрсе жасады: ауыл үйіне арналған көмір есептегіш, мектеп формасын айырбастайтын алаң, ескі кітап дүкендерінің ортақ каталогы, қазақша ертегі айтатын ойыншық және жатақханадағы кір жуу кезегі.</p><p>Залда он тоғыз инвестор отырды. Үш команда келісім жасады, жалпы сомасы 14 миллион теңге. Көрермендер дауысымен берілетін университеттің бастапқы гранты ойыншыққа бұйырды.</p>',
        ru: '<p>В сентябре начинали пятнадцать команд, до декабря дошли шесть. Преподаватель предпринимательства Жандос Есенов не считает остальных неудачей: четыре за две недели узнали, что их продукт никому не нужен, а раньше на это уходило два года.</p><p>Больше всех продала «Жылы кол». Второкурсники Айым Рахат и Никита Ли сшили для уличных продавцов варежки с подогревом от батарейки и продали 214 пар. И идею, и первый заказ дал один человек: Сара-апа, которая торгует кукурузой перед университетом.</p><p>Остальные тоже сделали вещи, которые можно потрогать: счётчик угля для сельского дома, площадку обмена школьной формой, общий каталог букинистов, игрушку, рассказывающую сказки на казахском, и очередь в прачечную общежития.</p><p>В зале сидели девятнадцать инвесторов. Три команды заключили соглашения на 14 миллионов тенге. Стартовый грант университета зрители голосованием отдали игрушке.</p>',
        en: '<p>Fifteen teams began in September and six reached December. Zhandos Yessenov, lecturer in entrepreneurship, does not count the others as failures: four learnt within a fortnight that nobody wanted their product, which used to take two years.</p><p>The best seller was Zhyly Kol, “warm hand”. Aiym Rakhat and Nikita Li, second-years, made battery-heated mittens for street vendors and sold 214 pairs. The idea and the first order came from one person, Sara-apa, who sells maize outside the university.</p><p>The rest had something to touch as well: a coal meter for village houses, an exchange for school uniforms, a shared catalogue of second-hand bookshops, a toy that tells fairy tales in Kazakh, and a queue for the laundry in hall.</p><p>Nineteen investors were present. Three teams came to terms, for 14 million tenge in all. The university’s seed grant, decided by the audience’s vote, went to the toy.</p>',
      },
      blocks: [
        {
          id: 7279,
          type: 'timeline',
          group: 1,
          position: 1,
          title: { kz: 'Үш ай', ru: 'Три месяца', en: 'Three months' },
          items: [
            {
              year: '2023',
              title: { kz: 'Он бес идея, қыркүйек', ru: 'Пятнадцать идей, сентябрь', en: 'Fifteen ideas, September' },
              desc: {
                kz: '<p>Алғашқы тапсырма\u00a0– отыз бөтен адаммен сөйлесу.</p>',
                ru: '<p>Первое задание\u00a0— поговорить с тридцатью незнакомыми людьми.</p>',
                en: '<p>The first task was to talk to thirty strangers.</p>',
              },
            },
            {
              year: '2023',
              title: { kz: 'Картон үлгі, қазан', ru: 'Макет из картона, октябрь', en: 'A cardboard model, October' },
              desc: {
                kz: '<p>Ақша жұмсауға тыйым салынған ай.</p>',
                ru: '<p>Месяц, когда тратить деньги запрещено.</p>',
                en: '<p>A month in which no money may be spent.</p>',
              },
            },
            {
              year: '2023',
              title: { kz: 'Алты сатылым, желтоқсан', ru: 'Шесть с продажами, декабрь', en: 'Six with sales, December' },
            },
          ],
        },
        {
          id: 7280,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Идеяңыз бар ма?', ru: 'Есть идея?', en: 'Have you an idea?' },
          desc: {
            kz: '<p>Келесі топқа өтінім ақпанның соңына дейін қабылданады, кез келген курс қатыса алады.</p>',
            ru: '<p>Заявки в следующий набор принимают до конца февраля, с любого курса.</p>',
            en: '<p>Applications for the next intake close at the end of February and are open to every year.</p>',
          },
          link: {
            text: { kz: 'Стартапқа кеңес', ru: 'Консультации для стартапов', en: 'Start-up advice' },
            url: '/business-advice/start-up',
          },
        },
      ],
    },
  },
]
