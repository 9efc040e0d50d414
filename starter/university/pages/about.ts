import { starter } from '../../starter-entry.ts'

/** Pages about the university: its history, mission and strategy. */
export const pagesAbout = starter('page', [
  {
    id: 151,
    slug: 'history-university',
    attributes: {
      title: { kz: 'Университет тарихы', ru: 'История университета', en: 'History of the university' },
      path: 'history-of-narkhoz-university',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархоз университетінің тарихы: 1963 жылдан бүгінге дейін',
          ru: 'История Университета Нархоз с 1963 года',
          en: 'The history of Narxoz University since 1963',
        },
        description: {
          kz: 'Халық шаруашылығы институты қалай ашылды, атауы неше рет өзгерді және бес мектебі бар университетке қалай айналды.',
          ru: 'Как открылся институт народного хозяйства, сколько раз менялось его название и как он стал университетом с пятью школами.',
          en: 'How an institute of national economy was opened, how often its name changed and how it became a university of five schools.',
        },
      },
      banner: {
        title: { kz: 'Үш буын оқыған университет', ru: 'Университет трёх поколений', en: 'A university of three generations' },
        lead: {
          kz: 'Мұнда ата-анасы мен ата-әжесі дәріс тыңдаған студенттер бар. Алпыс жылдан астам тарихымыз\u00a0– ең алдымен солардың тарихы.',
          ru: 'Среди наших студентов есть те, чьи родители, бабушки и дедушки слушали лекции в этих же стенах. История в шесть с лишним десятилетий\u00a0— прежде всего их история.',
          en: 'Some of our students sit where their parents and grandparents once took notes. Our six decades and more are first of all their story.',
        },
      },
      blocks: [
        {
          id: 2,
          type: 'intro',
          group: 1,
          position: 2,
          title: {
            kz: 'Бәрі маман тапшылығынан басталды',
            ru: 'Всё началось с нехватки специалистов',
            en: 'It began with a shortage of specialists',
          },
          lead: {
            kz: '1963 жылы Алматыда халық шаруашылығы институты ашылып, республикаға жоспарлаушы, қаржыгер және есепші даярлай бастады.',
            ru: 'В 1963 году в Алма-Ате открылся институт народного хозяйства, который начал готовить для республики плановиков, финансистов и бухгалтеров.',
            en: 'In 1963 an institute of national economy opened in Alma-Ata and began to train planners, financiers and accountants for the republic.',
          },
          desc: {
            kz: '<p>Тың игеру мен зауыт салу жылдары есеп білетін адам тапшы болды: бір экономист үш-төрт кәсіпорынның жоспарын қатар жүргізетін. Алғашқы жылы институтқа төрт факультет бойынша жеті жүзден астам адам қабылданып, олардың жартысы кешкі бөлімде, жұмыстан кейін оқыды.</p><p>Дәріс басында жалға алынған екі мектептің ғимаратында өтті. Жандосов көшесіндегі бас ғимаратқа алғашқы топтар бірнеше жылдан кейін көшіп, партаны өздері тасыды.</p>',
            ru: '<p>В годы освоения целины и строительства заводов людей, умеющих считать, не хватало: один экономист вёл планы трёх-четырёх предприятий. В первый год на четыре факультета приняли более семисот человек, половина из них училась вечером, после работы.</p><p>Поначалу лекции шли в двух школьных зданиях, взятых в аренду. В главный корпус на улице Жандосова первые группы переехали через несколько лет и парты носили сами.</p>',
            en: '<p>While the virgin lands were being ploughed and factories built, people who could keep accounts were scarce: one economist would run the plans of three or four enterprises. In its first year the institute admitted more than seven hundred people to four faculties, and half of them studied in the evening, after work.</p><p>At first lectures were given in two rented school buildings. The first groups moved to the main building on Zhandosov Street a few years later, and carried the desks there themselves.</p>',
          },
          facts: [
            { title: { kz: 'Құрылған жылы', ru: 'Год основания', en: 'Founded' }, value: { kz: '1963', ru: '1963', en: '1963' } },
            {
              title: { kz: 'Алғашқы факультеттер', ru: 'Первых факультетов', en: 'First faculties' },
              value: { kz: '4', ru: '4', en: '4' },
            },
            { title: { kz: 'Бүгінгі мектептер', ru: 'Школ сегодня', en: 'Schools today' }, value: { kz: '5', ru: '5', en: '5' } },
          ],
        },
        {
          id: 15,
          type: 'text',
          group: 2,
          position: 3,
          title: {
            kz: 'Есепшоттан есептеу орталығына дейін',
            ru: 'От счётов до вычислительного центра',
            en: 'From the abacus to the computing centre',
          },
          desc: {
            kz: '<p>Алпысыншы жылдардың соңында институтта есептеу машиналарының алғашқы зертханасы іске қосылды. Экономикалық кибернетика пәні оқу жоспарына енгенде, студенттер бағдарламаны тесікті картаға жазып, нәтижесін келесі күні алатын.</p><p>Жетпісінші жылдары жазғы практика мыңдаған студентті Қарағандының шахталарына, Жамбылдың қант зауытына, Маңғыстаудың мұнай кәсіпшіліктеріне апарды. Сол сапарлардан жазылған дипломдар кейін кәсіпорындардың өз есебіне негіз болып жүрді. «Алдымен цехты көр, содан кейін есепте» деген қағида сол кезден қалды.</p>',
            ru: '<p>В конце шестидесятых в институте заработала первая лаборатория вычислительных машин. Когда в учебный план вошла экономическая кибернетика, студенты записывали программу на перфокарты и получали результат на следующий день.</p><p>В семидесятые летняя практика увозила тысячи студентов на шахты Караганды, сахарный завод Джамбула, нефтяные промыслы Мангышлака. Дипломы, написанные после таких поездок, предприятия потом брали за основу собственных расчётов. С тех пор и держится правило: «Сначала посмотри цех, потом считай».</p>',
            en: '<p>At the end of the sixties the first laboratory of computing machines was started up. When economic cybernetics entered the curriculum, students put their programs on punched cards and collected the results the next day.</p><p>In the seventies summer placements took thousands of students to the mines of Karaganda, the sugar works of Jambul and the oil fields of Mangyshlak. Enterprises later based their own calculations on the theses written after those journeys. A rule remains from that time: “See the workshop first, then do the sums.”</p>',
          },
        },
        {
          id: 27,
          type: 'numbers',
          group: 3,
          position: 4,
          title: { kz: 'Жылдар жиған есеп', ru: 'Что накопили годы', en: 'What the years add up to' },
          desc: {
            kz: '<p>Дереккөзі: университет мұрағаты мен тіркеуші кеңсесінің есебі.</p>',
            ru: '<p>Источник: архив университета и отчёт офиса регистратора.</p>',
            en: '<p>Source: the university archive and the registrar’s report.</p>',
          },
          items: [
            {
              value: { kz: '63', ru: '63', en: '63' },
              title: {
                kz: 'оқу жылы 2026 жылы аяқталды',
                ru: 'учебных года завершилось к 2026 году',
                en: 'academic years completed by 2026',
              },
            },
            {
              value: { kz: '130\u00a0000', ru: '130\u00a0000', en: '130,000' },
              title: { kz: 'түлек диплом алып шықты', ru: 'выпускников получили диплом', en: 'graduates have received a diploma' },
            },
            {
              value: { kz: '11', ru: '11', en: '11' },
              title: {
                kz: 'ректор университетті басқарды',
                ru: 'ректоров руководили университетом',
                en: 'rectors have led the university',
              },
            },
          ],
        },
        {
          id: 6,
          type: 'cards',
          group: 4,
          position: 5,
          title: { kz: 'Атауы өзгерді, өзегі қалды', ru: 'Имя менялось, суть оставалась', en: 'The name changed, the core remained' },
          desc: {
            kz: '<p>Мұрағатта төрт түрлі мөр сақтаулы. Әр атау елдегі өзгеріске жауап болды.</p>',
            ru: '<p>В архиве хранятся четыре разные печати. Каждое название было ответом на перемены в стране.</p>',
            en: '<p>Four different seals are kept in the archive. Each name answered a change in the country.</p>',
          },
          items: [
            {
              title: { kz: 'Халық шаруашылығы институты', ru: 'Институт народного хозяйства', en: 'Institute of National Economy' },
              desc: {
                kz: '<p>1963 жылдан тоқсаныншы жылдардың басына дейін: жоспарлау, қаржы, есеп және статистика факультеттері.</p>',
                ru: '<p>С 1963 года до начала девяностых: факультеты планирования, финансов, учёта и статистики.</p>',
                en: '<p>From 1963 to the early nineties: faculties of planning, finance, accounting and statistics.</p>',
              },
            },
            {
              title: { kz: 'Басқару академиясы', ru: 'Академия управления', en: 'Academy of Management' },
              desc: {
                kz: '<p>Тәуелсіздіктің алғашқы жылдары: маркетинг, банк ісі мен аудит бағдарламалары ашылып, шетелден алғашқы профессорлар келді.</p>',
                ru: '<p>Первые годы независимости: открылись программы по маркетингу, банковскому делу и аудиту, приехали первые профессора из-за рубежа.</p>',
                en: '<p>The first years of independence: programmes in marketing, banking and auditing opened, and the first professors came from abroad.</p>',
              },
            },
            {
              title: {
                kz: 'Рысқұлов атындағы экономикалық университет',
                ru: 'Экономический университет имени Рыскулова',
                en: 'Ryskulov University of Economics',
              },
              desc: {
                kz: '<p>Университет мемлекет қайраткері Тұрар Рысқұловтың есімін алып, кредиттік жүйеге көшіп, академиялық ұтқырлықты бастады.</p>',
                ru: '<p>Университет получил имя государственного деятеля Турара Рыскулова, перешёл на кредитную систему и начал академическую мобильность.</p>',
                en: '<p>The university took the name of the statesman Turar Ryskulov, moved to credits and began academic mobility.</p>',
              },
            },
            {
              title: { kz: 'Нархоз университеті', ru: 'Университет Нархоз', en: 'Narxoz University' },
              desc: {
                kz: '<p>2016 жылы қала тұрғындары жарты ғасыр бойы айтып келген қысқа атау ресми атауға айналды.</p>',
                ru: '<p>В 2016 году короткое имя, которым горожане полвека называли институт, стало официальным.</p>',
                en: '<p>In 2016 the short name that the city had used for half a century became the official one.</p>',
              },
            },
          ],
        },
        {
          id: 31,
          type: 'timeline',
          group: 5,
          position: 6,
          title: { kz: 'Жылнама', ru: 'Летопись', en: 'Year by year' },
          desc: {
            kz: '<p>Бұйрықтар, газет қиындылары мен түлектердің естеліктері бойынша университет кітапханасы жинаған басты белестер.</p>',
            ru: '<p>Главные вехи, собранные библиотекой университета по приказам, газетным вырезкам и воспоминаниям выпускников.</p>',
            en: '<p>The milestones, put together by the university library from orders, newspaper cuttings and graduates’ memories.</p>',
          },
        },
        {
          id: 30,
          type: 'call',
          group: 6,
          position: 7,
          title: {
            kz: 'Үйіңізде ескі фотосурет бар ма?',
            ru: 'У вас дома есть старые фотографии?',
            en: 'Do you have old photographs at home?',
          },
          desc: {
            kz: '<p>Университет мұражайы студенттік билеттерді, дәріс дәптерлерін және топпен түскен суреттерді жинайды. Түпнұсқасын көшіріп алып, өзіңізге қайтарамыз.</p>',
            ru: '<p>Музей университета собирает студенческие билеты, конспекты и групповые снимки. Оригинал мы отсканируем и вернём вам.</p>',
            en: '<p>The university museum collects student cards, lecture notes and group portraits. We scan the originals and give them back.</p>',
          },
          link: { text: { kz: 'Мұражайға жазу', ru: 'Написать в музей', en: 'Write to the museum' }, url: '/contacts' },
        },
      ],
    },
  },
  {
    id: 152,
    slug: 'mission-and-values',
    attributes: {
      title: { kz: 'Миссия және құндылықтар', ru: 'Миссия и ценности', en: 'Mission and values' },
      path: 'mission-and-values',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархоз университетінің миссиясы мен құндылықтары',
          ru: 'Миссия и ценности Университета Нархоз',
          en: 'Mission and values of Narxoz University',
        },
        description: {
          kz: 'Университет кім үшін жұмыс істейді, қандай қағидадан айнымайды және құндылықтарды күнделікті шешімде қалай сақтайды.',
          ru: 'Для кого работает университет, от каких правил он не отступает и как ценности действуют в ежедневных решениях.',
          en: 'Whom the university serves, which principles it does not give up and how its values work in everyday decisions.',
        },
      },
      banner: {
        title: { kz: 'Елге қызмет ететін білім', ru: 'Знание, полезное стране', en: 'Knowledge that serves the country' },
        lead: {
          kz: 'Әр сабақ пен әр бұйрықтың мәнін осы миссияға қарап тексереміз.',
          ru: 'По этой миссии мы сверяем смысл каждого занятия и каждого приказа.',
          en: 'Our mission is the test we put to every class and every order.',
        },
      },
      blocks: [
        {
          id: 4011,
          type: 'intro',
          group: 1,
          position: 1,
          title: { kz: 'Біздің миссия', ru: 'Наша миссия', en: 'Our mission' },
          lead: {
            kz: 'Қазақстан мен Орталық Азия экономикасын әділ әрі икемді ететін, дерекке сүйеніп шешім қабылдайтын және өз ісіне жауап беретін мамандар тәрбиелеу.',
            ru: 'Воспитывать специалистов, которые делают экономику Казахстана и Центральной Азии справедливее и гибче, решают на основе данных и отвечают за свои решения.',
            en: 'To educate professionals who make the economies of Kazakhstan and Central Asia fairer and more flexible, who decide on evidence and answer for what they decide.',
          },
          desc: {
            kz: '<p>Мәтінді 2024 жылы бір семестр бойы талқыладық: студенттер, оқытушылар, түлектер мен жұмыс берушілер төрт жүзден астам ұсыныс берді. Соңғы нұсқаны Ғылыми кеңес бірауыздан бекітті.</p>',
            ru: '<p>Текст обсуждали целый семестр 2024 года: студенты, преподаватели, выпускники и работодатели подали более четырёхсот предложений. Окончательную редакцию Учёный совет принял единогласно.</p>',
            en: '<p>The wording was debated for a whole semester in 2024: students, teachers, graduates and employers sent in more than four hundred proposals. The Academic Council adopted the final version unanimously.</p>',
          },
        },
        {
          id: 4012,
          type: 'cards',
          group: 2,
          position: 2,
          title: { kz: 'Бес құндылық', ru: 'Пять ценностей', en: 'Five values' },
          items: [
            {
              title: { kz: 'Адалдық', ru: 'Честность', en: 'Honesty' },
              desc: {
                kz: '<p>Көшірілген жұмысқа баға қойылмайды. Бұл ереже студентке де, профессордың мақаласына да бірдей.</p>',
                ru: '<p>Списанная работа не оценивается. Правило одно и для студента, и для статьи профессора.</p>',
                en: '<p>Copied work gets no mark. The rule is the same for a student’s essay and a professor’s article.</p>',
              },
            },
            {
              title: { kz: 'Ашықтық', ru: 'Открытость', en: 'Openness' },
              desc: {
                kz: '<p>Қаржы есебін, сатып алуды, кеңес шешімдерін жариялаймыз, сыннан қашпаймыз.</p>',
                ru: '<p>Публикуем финансовую отчётность, закупки и решения советов и не уходим от критики.</p>',
                en: '<p>We publish accounts, purchases and council decisions, and we do not run from criticism.</p>',
              },
            },
            {
              title: { kz: 'Құрмет', ru: 'Уважение', en: 'Respect' },
              desc: {
                kz: '<p>Үш тілде оқимыз, шетелден келген қонақ пен ауылдан келген талапкерді тең көреміз.</p>',
                ru: '<p>Учимся на трёх языках и одинаково рады гостю из-за рубежа и абитуриенту из аула.</p>',
                en: '<p>We study in three languages and give a guest from abroad and an applicant from a village the same welcome.</p>',
              },
            },
            {
              title: { kz: 'Ізденіс', ru: 'Поиск', en: 'Curiosity' },
              desc: {
                kz: '<p>Бірінші курстан бастап сұрақ қоюды үйретеміз: жауабы оқулықта жоқ сұрақ артық бағаланады.</p>',
                ru: '<p>С первого курса учим задавать вопросы: выше ценится тот, ответа на который нет в учебнике.</p>',
                en: '<p>From the first year we teach people to ask: a question whose answer is in no textbook counts for more.</p>',
              },
            },
            {
              title: { kz: 'Жауапкершілік', ru: 'Ответственность', en: 'Responsibility' },
              desc: {
                kz: '<p>Жобаны бастаған адам оның салдарын да көреді: тапсырыс берушіге, қалаға, табиғатқа әсерін есептейді.</p>',
                ru: '<p>Кто начал проект, тот видит и последствия: считает, чем он обернётся для заказчика, города и природы.</p>',
                en: '<p>Whoever starts a project also looks at what follows: its effect on the client, the city and nature.</p>',
              },
            },
          ],
        },
        {
          id: 4013,
          type: 'table',
          group: 3,
          position: 3,
          title: { kz: 'Құндылық іс жүзінде', ru: 'Ценности на деле', en: 'Values in practice' },
          desc: {
            kz: '<p>Әр уәденің тексерілетін белгісі бар, оны жыл сайын маусымда жариялаймыз.</p>',
            ru: '<p>У каждого обещания есть проверяемый признак; мы публикуем его каждый год в июне.</p>',
            en: '<p>Every promise has a sign that can be checked; we publish it each June.</p>',
          },
          columns: [
            { title: { kz: 'Уәде', ru: 'Обещание', en: 'Promise' } },
            { title: { kz: 'Қалай тексеріледі', ru: 'Как проверяется', en: 'How it is checked' } },
            { title: { kz: 'Кім жауап береді', ru: 'Кто отвечает', en: 'Who answers for it' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Бағалау әділ', ru: 'Оценивание справедливо', en: 'Marking is fair' } },
                {
                  text: {
                    kz: 'Жазба жұмыстары атаусыз тексеріледі',
                    ru: 'Письменные работы проверяются без имён',
                    en: 'Written work is marked without names',
                  },
                },
                { text: { kz: 'Тіркеуші кеңсесі', ru: 'Офис регистратора', en: 'Registrar’s office' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Өтініш жауапсыз қалмайды', ru: 'Обращение не остаётся без ответа', en: 'No request goes unanswered' } },
                {
                  text: {
                    kz: 'Жауап беру мерзімі\u00a0– 15 жұмыс күні',
                    ru: 'Срок ответа\u00a0— 15 рабочих дней',
                    en: 'An answer within 15 working days',
                  },
                },
                { text: { kz: 'Қызмет көрсету орталығы', ru: 'Центр обслуживания', en: 'Service centre' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Студенттің сөзі өтеді', ru: 'Голос студента слышен', en: 'Students have a say' } },
                {
                  text: {
                    kz: 'Әр кеңестің төрттен бірі\u00a0– студент',
                    ru: 'Четверть мест в каждом совете\u00a0— у студентов',
                    en: 'A quarter of the seats on every council',
                  },
                },
                { text: { kz: 'Студенттік кеңес', ru: 'Студенческий совет', en: 'Student Council' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4014,
          type: 'quote',
          group: 4,
          position: 4,
          text: {
            kz: '<p>Практикада менен ыңғайсыз қорытындыны алып тастауды сұрады. Мен бас тарттым, өйткені университетте бізге сан сөйлеп тұрғанда үндемеу де өтірік екенін үйреткен.</p>',
            ru: '<p>На практике меня попросили убрать неудобный вывод. Я отказалась: в университете нас научили, что промолчать, когда цифры говорят,\u00a0— тоже ложь.</p>',
            en: '<p>During my placement I was asked to drop an awkward conclusion. I refused: here we were taught that keeping silent when the figures speak is a lie as well.</p>',
          },
          name: { kz: 'Дана Жақсыбек', ru: 'Дана Жаксыбек', en: 'Dana Zhaksybek' },
          post: { kz: 'Аудит мамандығының 4-курс студенті', ru: 'Студентка 4-го курса, аудит', en: 'Fourth-year student of auditing' },
        },
        {
          id: 4015,
          type: 'call',
          group: 5,
          position: 5,
          title: {
            kz: 'Сөзіміз бен ісіміз сәйкес келмесе',
            ru: 'Если наши слова расходятся с делом',
            en: 'When our words and deeds differ',
          },
          desc: {
            kz: '<p>Көргеніңізді президентке тікелей жазыңыз: әр хат тіркеліп, жауабы сіздің поштаңызға келеді.</p>',
            ru: '<p>Напишите о том, что увидели, прямо президенту: каждое письмо регистрируется, ответ придёт на вашу почту.</p>',
            en: '<p>Write to the president directly about what you saw: every letter is registered and answered by email.</p>',
          },
          link: {
            text: { kz: 'Виртуалды қабылдау бөлмесі', ru: 'Виртуальная приёмная', en: 'Virtual reception' },
            url: '/virtual-reception',
          },
        },
      ],
    },
  },
  {
    id: 153,
    slug: 'strategy',
    attributes: {
      title: { kz: 'Даму стратегиясы', ru: 'Стратегия развития', en: 'Development strategy' },
      path: 'strategy',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархоз университетінің 2030 жылға дейінгі стратегиясы',
          ru: 'Стратегия Университета Нархоз до 2030 года',
          en: 'Narxoz University strategy to 2030',
        },
        description: {
          kz: 'Төрт бағыт, өлшенетін көрсеткіштер және стратегияның бүгін қай кезеңде екені туралы қысқаша есеп.',
          ru: 'Четыре направления, измеримые показатели и краткий отчёт о том, на каком этапе стратегия сегодня.',
          en: 'Four priorities, measurable targets and a short report on where the strategy stands today.',
        },
      },
      banner: {
        title: { kz: '2030 жылға қарай', ru: 'К 2030 году', en: 'Towards 2030' },
        lead: {
          kz: 'Аймақтағы экономика, бизнес және құқық бойынша ең көп таңдалатын үш университеттің бірі болуды мақсат еттік.',
          ru: 'Мы поставили цель войти в тройку самых выбираемых университетов региона в экономике, бизнесе и праве.',
          en: 'Our aim is to be among the three first choices in the region for economics, business and law.',
        },
        link: { text: { kz: 'Миссия және құндылықтар', ru: 'Миссия и ценности', en: 'Mission and values' }, url: '/mission-and-values' },
      },
      blocks: [
        {
          id: 4021,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Төрт бағыт', ru: 'Четыре направления', en: 'Four priorities' },
          items: [
            {
              title: {
                kz: 'Оқу: аз пән, терең мазмұн',
                ru: 'Обучение: меньше дисциплин, больше глубины',
                en: 'Teaching: fewer courses, more depth',
              },
              desc: {
                kz: '<p>Семестрдегі пән саны алтыдан беске азаяды, босаған уақыт жобаға беріледі. Әр бағдарламаның салалық кеңесі болады.</p>',
                ru: '<p>Число дисциплин в семестре сокращается с шести до пяти, освободившееся время отдаётся проекту. У каждой программы появится отраслевой совет.</p>',
                en: '<p>Courses per semester go down from six to five and the time gained goes to projects. Every programme gets an industry board.</p>',
              },
            },
            {
              title: {
                kz: 'Ғылым: аймақтың сұрағына жауап',
                ru: 'Наука: ответы на вопросы региона',
                en: 'Research: answers to the region’s questions',
              },
              desc: {
                kz: '<p>Су тапшылығы, қаланың өсуі, еңбек көші-қоны және цифрлық қаржы\u00a0– алдағы жылдардың төрт зерттеу өзегі.</p>',
                ru: '<p>Нехватка воды, рост городов, трудовая миграция и цифровые финансы\u00a0— четыре исследовательских ядра ближайших лет.</p>',
                en: '<p>Water scarcity, growing cities, labour migration and digital finance are the four research cores of the coming years.</p>',
              },
            },
            {
              title: { kz: 'Халықаралық кеңістік', ru: 'Международное пространство', en: 'An international campus' },
              desc: {
                kz: '<p>Әр бесінші студент кемінде бір семестрін шетелде өткізеді, әр мектепте қос дипломды бағдарлама жұмыс істейді.</p>',
                ru: '<p>Каждый пятый студент проведёт хотя бы семестр за рубежом, в каждой школе будет программа двойного диплома.</p>',
                en: '<p>One student in five will spend at least a semester abroad and every school will run a double degree.</p>',
              },
            },
            {
              title: { kz: 'Жасыл әрі қолжетімді кампус', ru: 'Зелёный и доступный кампус', en: 'A green campus open to all' },
              desc: {
                kz: '<p>Жылу шығыны үштен бірге кемиді, барлық ғимаратқа кедергісіз кіруге болады, аулаға екі жүз ағаш отырғызылады.</p>',
                ru: '<p>Потери тепла снизятся на треть, во все корпуса можно будет войти без барьеров, во дворе посадят двести деревьев.</p>',
                en: '<p>Heat losses fall by a third, every building becomes step-free and two hundred trees are planted in the courtyard.</p>',
              },
            },
          ],
        },
        {
          id: 4022,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Көрсеткіштер', ru: 'Показатели', en: 'Targets' },
          desc: {
            kz: '<p>Орта бағанда 2026 жылғы қыркүйектегі нақты мән берілген.</p>',
            ru: '<p>В среднем столбце\u00a0— фактическое значение на сентябрь 2026 года.</p>',
            en: '<p>The middle column gives the actual value in September 2026.</p>',
          },
          columns: [
            { title: { kz: 'Көрсеткіш', ru: 'Показатель', en: 'Measure' } },
            { title: { kz: 'Қазір', ru: 'Сейчас', en: 'Now' } },
            { title: { kz: '2030 жылы', ru: 'В 2030 году', en: 'In 2030' } },
          ],
          rows: [
            {
              cells: [
                {
                  text: {
                    kz: 'Ағылшынша толық оқытылатын бағдарламалар',
                    ru: 'Программы полностью на английском',
                    en: 'Programmes taught wholly in English',
                  },
                },
                { text: { kz: '14', ru: '14', en: '14' } },
                { text: { kz: '24', ru: '24', en: '24' } },
              ],
            },
            {
              cells: [
                {
                  text: {
                    kz: 'Шетелде семестр өткізген студенттер',
                    ru: 'Студенты с семестром за рубежом',
                    en: 'Students with a semester abroad',
                  },
                },
                { text: { kz: '9\u00a0%', ru: '9\u00a0%', en: '9%' } },
                { text: { kz: '20\u00a0%', ru: '20\u00a0%', en: '20%' } },
              ],
            },
            {
              cells: [
                {
                  text: { kz: 'Ғылымға бөлінетін бюджет үлесі', ru: 'Доля бюджета на науку', en: 'Share of the budget spent on research' },
                },
                { text: { kz: '6\u00a0%', ru: '6\u00a0%', en: '6%' } },
                { text: { kz: '12\u00a0%', ru: '12\u00a0%', en: '12%' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'PhD дәрежесі бар оқытушылар', ru: 'Преподаватели со степенью PhD', en: 'Teachers with a doctorate' } },
                { text: { kz: '48\u00a0%', ru: '48\u00a0%', en: '48%' } },
                { text: { kz: '65\u00a0%', ru: '65\u00a0%', en: '65%' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4023,
          type: 'timeline',
          group: 3,
          position: 3,
          title: { kz: 'Кезеңдер', ru: 'Этапы', en: 'Stages' },
          items: [
            {
              year: '2024',
              title: { kz: 'Талдау және талқылау', ru: 'Анализ и обсуждение', en: 'Analysis and debate' },
              desc: {
                kz: '<p>Жиырма екі жиын, жұмыс берушілердің сауалнамасы және тәуелсіз сарапшылардың қорытындысы.</p>',
                ru: '<p>Двадцать две встречи, опрос работодателей и заключение независимых экспертов.</p>',
                en: '<p>Twenty-two meetings, a survey of employers and a report by independent experts.</p>',
              },
            },
            {
              year: '2025–2026',
              title: { kz: 'Бағдарламаларды қайта құру', ru: 'Перестройка программ', en: 'Programmes rebuilt' },
              desc: {
                kz: '<p>Бакалавриаттың оқу жоспарлары жаңарды, салалық кеңестер іске кірісті.</p>',
                ru: '<p>Обновлены учебные планы бакалавриата, приступили к работе отраслевые советы.</p>',
                en: '<p>Bachelor’s curricula have been revised and the industry boards have begun their work.</p>',
              },
            },
            {
              year: '2027–2028',
              title: { kz: 'Зерттеуге инвестиция', ru: 'Вложения в исследования', en: 'Investment in research' },
              desc: {
                kz: '<p>Төрт зерттеу өзегі тұрақты қаржыға көшеді, докторанттардың жалақысы өседі.</p>',
                ru: '<p>Четыре исследовательских ядра перейдут на постоянное финансирование, вырастет зарплата докторантов.</p>',
                en: '<p>The four research cores move to permanent funding and doctoral students’ pay goes up.</p>',
              },
            },
            {
              year: '2029–2030',
              title: { kz: 'Нәтижені бағалау', ru: 'Оценка результата', en: 'Judging the result' },
              desc: {
                kz: '<p>Сыртқы сараптама және келесі онжылдықтың жоспары.</p>',
                ru: '<p>Внешняя экспертиза и план следующего десятилетия.</p>',
                en: '<p>An external review and the plan for the next decade.</p>',
              },
            },
          ],
        },
        {
          id: 4024,
          type: 'contacts',
          group: 4,
          position: 4,
          title: { kz: 'Ұсынысыңыз болса', ru: 'Если у вас есть предложение', en: 'If you have a proposal' },
          items: [
            {
              title: {
                kz: 'Стратегиялық даму департаменті',
                ru: 'Департамент стратегического развития',
                en: 'Department of Strategic Development',
              },
              phone: '+7 (727) 377-11-62',
              email: 'strategy@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 314-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 314',
                en: '55 Zhandosov Street, room 314, Almaty',
              },
              hours: { kz: 'Дс–Жм, 9:00–18:00', ru: 'Пн–Пт, 9:00–18:00', en: 'Mon–Fri, 9:00–18:00' },
            },
          ],
        },
      ],
    },
  },
])
