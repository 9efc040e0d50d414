import { starter } from '../../starter-entry.ts'

/** Pages of the science section. */
export const pagesScience = starter('page', [
  {
    id: 165,
    slug: 'research',
    attributes: {
      title: { kz: 'Ғылыми зерттеулер', ru: 'Научные исследования', en: 'Research' },
      path: 'science/research',
      type: 'science',
      seo: {
        title: {
          kz: 'Нархоз университетіндегі ғылыми зерттеулер',
          ru: 'Научные исследования в Университете Нархоз',
          en: 'Research at Narxoz University',
        },
        description: {
          kz: 'Ғылыми жобалар, зерттеушілер, гранттар, халықаралық ынтымақтастық және жарияланымдар.',
          ru: 'Научные проекты, исследователи, гранты, международное сотрудничество и публикации.',
          en: 'Research projects, scholars, grants, international cooperation and publications.',
        },
      },
      banner: {
        title: {
          kz: 'Зерттеу сұрағы көшеден басталады',
          ru: 'Исследование начинается с вопроса улицы',
          en: 'Research begins with a question from the street',
        },
        lead: {
          kz: 'Нан неге қымбаттады, жолақы қанша болуы керек, су кімге жетпей жатыр? Ғалымдарымыз осындай сұраққа дерекпен жауап береді.',
          ru: 'Почему подорожал хлеб, сколько должен стоить проезд, кому не хватает воды? Наши учёные отвечают на такие вопросы данными.',
          en: 'Why has bread become more expensive, what should a bus ride cost, who is short of water? Our scholars answer such questions with data.',
        },
      },
      blocks: [
        {
          id: 4141,
          type: 'intro',
          group: 1,
          position: 1,
          title: { kz: 'Төрт зерттеу өзегі', ru: 'Четыре исследовательских ядра', en: 'Four research cores' },
          lead: {
            kz: 'Мектептердің шекарасына қарамай, экономист, заңгер, әлеуметтанушы және бағдарламашы бір жобада жұмыс істейді.',
            ru: 'Экономисты, юристы, социологи и программисты работают в одном проекте, не считаясь с границами школ.',
            en: 'Economists, lawyers, sociologists and programmers work on one project, whichever school they belong to.',
          },
          desc: {
            kz: '<ul><li><strong>Су және ауыл:</strong> Іле мен Сырдария алқабындағы суды бөлу экономикасы.</li><li><strong>Қала:</strong> Алматының көлігі, тұрғын үйі мен ауасы.</li><li><strong>Еңбек:</strong> көші-қон, бейресми жұмыс және платформалар.</li><li><strong>Қаржы:</strong> цифрлық төлем, микронесие және қаржылық сауаттылық.</li></ul>',
            ru: '<ul><li><strong>Вода и село:</strong> экономика распределения воды в долинах Или и Сырдарьи.</li><li><strong>Город:</strong> транспорт, жильё и воздух Алматы.</li><li><strong>Труд:</strong> миграция, неформальная занятость и платформы.</li><li><strong>Финансы:</strong> цифровые платежи, микрокредиты и финансовая грамотность.</li></ul>',
            en: '<ul><li><strong>Water and the countryside:</strong> the economics of sharing water in the valleys of the Ili and the Syr Darya.</li><li><strong>The city:</strong> transport, housing and air in Almaty.</li><li><strong>Work:</strong> migration, informal jobs and platforms.</li><li><strong>Finance:</strong> digital payments, small loans and financial literacy.</li></ul>',
          },
        },
        {
          id: 4142,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: '2025 жылғы нәтиже', ru: 'Итоги 2025 года', en: 'Results of 2025' },
          desc: {
            kz: '<p>Дереккөзі: Ғылым департаментінің жылдық есебі мен қаржылық есептілік.</p>',
            ru: '<p>Источник: годовой отчёт Департамента науки и финансовая отчётность.</p>',
            en: '<p>Source: the annual report of the Research department and the financial statements.</p>',
          },
          items: [
            {
              value: { kz: '214', ru: '214', en: '214' },
              title: {
                kz: 'мақала халықаралық базаға енген журналдарда шықты',
                ru: 'статей в журналах международных баз',
                en: 'articles in internationally indexed journals',
              },
            },
            {
              value: { kz: '1,5 млрд', ru: '1,5 млрд', en: '1.5 billion' },
              title: {
                kz: 'теңге зерттеу мен сараптамадан түсті',
                ru: 'тенге получено за исследования и экспертизу',
                en: 'tenge earned from research and advice',
              },
            },
            {
              value: { kz: '9', ru: '9', en: '9' },
              title: {
                kz: 'докторант диссертациясын қорғады',
                ru: 'докторантов защитили диссертации',
                en: 'doctoral students defended their theses',
              },
            },
          ],
        },
        {
          id: 4143,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Зерттеушіге қолдау', ru: 'Поддержка исследователя', en: 'Support for researchers' },
          items: [
            {
              title: { kz: 'Шағын ішкі гранттар', ru: 'Малые внутренние гранты', en: 'Small internal grants' },
              text: {
                kz: '<p>Бір жылға екі миллион теңгеге дейін. Өтінім қазан мен наурызда қабылданады, нәтижесі\u00a0– мақала немесе деректер жинағы.</p>',
                ru: '<p>До двух миллионов тенге на год. Заявки принимают в октябре и марте, результат\u00a0— статья или набор данных.</p>',
                en: '<p>Up to two million tenge for a year. Apply in October or March; the result is an article or a data set.</p>',
              },
            },
            {
              title: { kz: 'Мақаланы редакциялау және аудару', ru: 'Редактирование и перевод статьи', en: 'Editing and translation' },
              text: {
                kz: '<p>Ғылыми жазу орталығы ағылшын тіліндегі қолжазбаны екі аптада түзетіп, журнал таңдауға көмектеседі.</p>',
                ru: '<p>Центр научного письма за две недели выправит рукопись на английском и поможет выбрать журнал.</p>',
                en: '<p>The Centre for Academic Writing edits an English manuscript within two weeks and helps to choose a journal.</p>',
              },
            },
            {
              title: { kz: 'Этикалық сараптама', ru: 'Этическая экспертиза', en: 'Ethical review' },
              text: {
                kz: '<p>Адамдардан сұхбат алынатын немесе дербес дерек жиналатын зерттеу басталмай тұрып комиссиядан өтеді. Қарау мерзімі\u00a0– он күн.</p>',
                ru: '<p>Исследование с интервью или сбором персональных данных до начала проходит комиссию. Срок рассмотрения\u00a0— десять дней.</p>',
                en: '<p>Any study with interviews or personal data passes the committee before it begins. Review takes ten days.</p>',
              },
            },
          ],
        },
        {
          id: 4144,
          type: 'quote',
          group: 4,
          position: 4,
          text: {
            kz: '<p>Екінші курста маған Қонаев маңындағы елу шаруаның дәптерін көшіру тапсырылды. Сол дәптерлерден суға төлемнің жаңа формуласы шықты, қазір оны аудан қолданып жүр.</p>',
            ru: '<p>На втором курсе мне поручили оцифровать тетради пятидесяти фермеров под Конаевом. Из них выросла новая формула платы за воду, и теперь ею пользуется район.</p>',
            en: '<p>In my second year I was asked to copy out the notebooks of fifty farmers near Konayev. A new formula for water charges came out of them, and the district now uses it.</p>',
          },
          name: { kz: 'Әлихан Төребек', ru: 'Алихан Торебек', en: 'Alikhan Torebek' },
          post: { kz: 'Экономика мамандығының докторанты', ru: 'Докторант по экономике', en: 'Doctoral student in economics' },
        },
        {
          id: 4145,
          type: 'contacts',
          group: 5,
          position: 5,
          title: { kz: 'Бірге зерттейік', ru: 'Исследовать вместе', en: 'Do research with us' },
          items: [
            {
              title: { kz: 'Ғылым департаменті', ru: 'Департамент науки', en: 'Research department' },
              phone: '+7 (727) 377-11-72',
              email: 'research@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 405-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 405',
                en: '55 Zhandosov Street, room 405, Almaty',
              },
              hours: { kz: 'Дс–Жм, 9:00–18:00', ru: 'Пн–Пт, 9:00–18:00', en: 'Mon–Fri, 9:00–18:00' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 166,
    slug: 'research-centers',
    attributes: {
      title: { kz: 'Ғылыми орталықтар', ru: 'Научные центры', en: 'Research centres' },
      path: 'science/research-centers',
      type: 'science',
      seo: {
        title: {
          kz: 'Нархоз университетінің ғылыми орталықтары',
          ru: 'Научные центры Университета Нархоз',
          en: 'Research centres of Narxoz University',
        },
        description: {
          kz: 'Ғылыми орталықтардың бағыты, жас зерттеушілер кеңесі және орталыққа тапсырыс беру тәртібі.',
          ru: 'Направления научных центров, совет молодых исследователей и порядок заказа исследования.',
          en: 'What the research centres do, the council of young researchers and how to commission a study.',
        },
      },
      banner: {
        title: { kz: 'Ұзаққа созылатын сұрақтардың мекені', ru: 'Место для долгих вопросов', en: 'A home for long questions' },
        lead: {
          kz: 'Жоба екі-үш жылда бітеді, ал кейбір сұраққа онжылдық керек. Орталықтар сол үшін құрылған.',
          ru: 'Проект длится два-три года, а некоторым вопросам нужно десятилетие. Для них и созданы центры.',
          en: 'A project lasts two or three years, but some questions need a decade. The centres exist for those.',
        },
      },
      blocks: [
        {
          id: 4151,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Орталықтар', ru: 'Центры', en: 'The centres' },
          items: [
            {
              title: {
                kz: 'Орталық Азия экономикасы орталығы',
                ru: 'Центр экономики Центральной Азии',
                en: 'Centre for Central Asian Economies',
              },
              desc: {
                kz: '<p>Бес елдің сауда, көлік және баға деректерін 2009 жылдан бері ай сайын жинап келеді. Жетекшісі\u00a0– Ләйлә Сүлейменова.</p>',
                ru: '<p>С 2009 года ежемесячно собирает данные о торговле, транспорте и ценах пяти стран. Руководит Лейла Сулейменова.</p>',
                en: '<p>Has gathered trade, transport and price data for five countries every month since 2009. Headed by Leila Suleimenova.</p>',
              },
              link: {
                text: { kz: 'Орталық туралы', ru: 'О центре', en: 'About the centre' },
                url: '/research-center/central-asian-economies',
              },
            },
            {
              title: {
                kz: 'Қаржы технологиялары зертханасы',
                ru: 'Лаборатория финансовых технологий',
                en: 'Financial Technology Laboratory',
              },
              desc: {
                kz: '<p>Банктермен бірге алаяқтықты тану модельдерін жеке басты танытпайтын деректермен сынайды. Жетекшісі\u00a0– Данияр Ким.</p>',
                ru: '<p>Вместе с банками испытывает модели распознавания мошенничества на обезличенных данных. Руководит Данияр Ким.</p>',
                en: '<p>Tests models that spot fraud, together with banks and on anonymised data. Headed by Daniyar Kim.</p>',
              },
              link: {
                text: { kz: 'Зертхана туралы', ru: 'О лаборатории', en: 'About the laboratory' },
                url: '/research-center/financial-technology',
              },
            },
            {
              title: { kz: 'Мемлекеттік саясат орталығы', ru: 'Центр государственной политики', en: 'Centre for Public Policy' },
              desc: {
                kz: '<p>Салық, еңбек және жергілікті басқару туралы заң жобаларының кімге қаншаға түсетінін қабылданбай тұрып есептейді. Жетекшісі\u00a0– Олжас Мырзахметов.</p>',
                ru: '<p>До принятия законов о налогах, труде и местном управлении считает, кому и во что они обойдутся. Руководит Олжас Мырзахметов.</p>',
                en: '<p>Works out, before a law on taxes, labour or local government is passed, whom it will cost and how much. Headed by Olzhas Myrzakhmetov.</p>',
              },
              link: { text: { kz: 'Орталық туралы', ru: 'О центре', en: 'About the centre' }, url: '/research-center/public-policy' },
            },
            {
              title: { kz: 'Қоғам және тұрмыс орталығы', ru: 'Центр общества и быта', en: 'Centre for Society and Everyday Life' },
              desc: {
                kz: '<p>Отбасы бюджеті, күтім еңбегі мен аула тұрмысын зерттеп, үш тілде далалық сұхбат жүргізеді. Жетекшісі\u00a0– Мөлдір Қайырбек.</p>',
                ru: '<p>Изучает семейный бюджет, труд по уходу и жизнь дворов, ведёт полевые интервью на трёх языках. Руководит Молдир Кайырбек.</p>',
                en: '<p>Studies household budgets, care work and life in the courtyards, with field interviews in three languages. Headed by Moldir Kairbek.</p>',
              },
              link: {
                text: { kz: 'Орталық туралы', ru: 'О центре', en: 'About the centre' },
                url: '/research-center/society-and-everyday-life',
              },
            },
            {
              title: {
                kz: 'Өңірлер мен жастарды қолданбалы модельдеу орталығы (CAMRY)',
                ru: 'Центр прикладного моделирования регионов и молодёжи (CAMRY)',
                en: 'Centre for Applied Modelling of Regions and Youth (CAMRY)',
              },
              desc: {
                kz: '<p>Қала деректері зертханасының негізінде құрылған: жол, баспана және жұмыс өзгергенде жастар қай өңірге, неге көшетінін модельмен көрсетеді. Жетекшісі\u00a0– Серік Мусин.</p>',
                ru: '<p>Вырос из Лаборатории городских данных: на моделях показывает, куда и почему переезжает молодёжь, когда меняются дороги, жильё и работа. Руководит Серик Мусин.</p>',
                en: '<p>Grew out of the Urban Data Laboratory: its models show where young people move, and why, as roads, housing and jobs change. Headed by Serik Musin.</p>',
              },
              link: { text: { kz: 'Орталық туралы', ru: 'О центре', en: 'About the centre' }, url: '/research-center/camry' },
            },
          ],
        },
        {
          id: 4152,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Жас зерттеушілер қауымдастығы', ru: 'Сообщество молодых исследователей', en: 'The community of young researchers' },
          desc: {
            kz: '<p>Отыз бес жасқа дейінгі магистранттар, докторанттар мен оқытушылар аптасына бір рет жиналып, аяқталмаған жұмысын оқиды. Мұнда қате жібергені үшін ұялмайды: қатені жариялаудан бұрын тапқан жақсы.</p><p>Қауымдастық жылына екі рет жазғы және қысқы әдістеме мектебін өткізеді. Оған басқа университеттерден де тегін қатысуға болады.</p>',
            ru: '<p>Магистранты, докторанты и преподаватели до тридцати пяти лет раз в неделю читают друг другу незаконченные работы. Ошибок здесь не стыдятся: лучше найти их до публикации.</p><p>Дважды в год сообщество проводит летнюю и зимнюю школу методов. Участие бесплатно и для других университетов.</p>',
            en: '<p>Master’s students, doctoral students and teachers under thirty-five meet once a week to read each other’s unfinished work. Nobody is ashamed of mistakes here: better found before publication than after.</p><p>Twice a year, in summer and winter, the community holds a school of methods, free for people from other universities too.</p>',
          },
        },
        {
          id: 4153,
          type: 'steps',
          group: 3,
          position: 3,
          title: { kz: 'Зерттеуге тапсырыс беру', ru: 'Заказать исследование', en: 'Commissioning a study' },
          desc: {
            kz: '<p>Орталықтар министрліктерге, әкімдіктерге, компаниялар мен қоғамдық ұйымдарға жұмыс істейді.</p>',
            ru: '<p>Центры работают для министерств, акиматов, компаний и общественных организаций.</p>',
            en: '<p>The centres work for ministries, local government, companies and civic organisations.</p>',
          },
          items: [
            {
              title: { kz: 'Сұрақты бір абзацпен жазыңыз', ru: 'Опишите вопрос одним абзацем', en: 'Put the question in one paragraph' },
              desc: {
                kz: '<p>Қандай шешім қабылдағыңыз келетінін жазсаңыз жеткілікті, әдісті біз ұсынамыз.</p>',
                ru: '<p>Достаточно сказать, какое решение вам предстоит принять; метод предложим мы.</p>',
                en: '<p>Say what decision you have to make; we will suggest the method.</p>',
              },
            },
            {
              title: { kz: 'Бағасы мен мерзімі', ru: 'Цена и срок', en: 'Price and time' },
              desc: {
                kz: '<p>Екі апта ішінде жоспар, топ құрамы және смета аласыз.</p>',
                ru: '<p>В течение двух недель вы получите план, состав группы и смету.</p>',
                en: '<p>Within two weeks you receive a plan, a team and a budget.</p>',
              },
            },
            {
              title: { kz: 'Ашық нәтиже', ru: 'Открытый результат', en: 'Open results' },
              desc: {
                kz: '<p>Коммерциялық құпиядан басқасын алты айдан кейін жариялау құқығын өзімізде қалдырамыз.</p>',
                ru: '<p>Мы сохраняем право через полгода опубликовать всё, кроме коммерческой тайны.</p>',
                en: '<p>We keep the right to publish everything but trade secrets after six months.</p>',
              },
            },
          ],
        },
        {
          id: 4154,
          type: 'call',
          group: 4,
          position: 4,
          title: { kz: 'Орталыққа тағылымдамаға келіңіз', ru: 'Приходите в центр на стажировку', en: 'Join a centre as an intern' },
          desc: {
            kz: '<p>Үшінші курстан бастап аптасына он сағат, ақылы. Статистика немесе далалық зерттеу пәнін өткен болуыңыз керек.</p>',
            ru: '<p>С третьего курса, десять часов в неделю, с оплатой. Нужно пройти курс статистики или полевых исследований.</p>',
            en: '<p>From the third year, ten paid hours a week. You need to have taken statistics or field research.</p>',
          },
          link: { text: { kz: 'Зерттеулерді қарау', ru: 'Смотреть исследования', en: 'See the research' }, url: '/science/research' },
        },
      ],
    },
  },
  {
    id: 167,
    slug: 'olympiads',
    attributes: {
      title: { kz: 'Ғылыми олимпиадалар', ru: 'Научные олимпиады', en: 'Academic olympiads' },
      path: 'science/olympiads',
      type: 'science',
      seo: {
        title: {
          kz: 'Студенттердің ғылыми олимпиадалары мен жеңістері\u00a0– Нархоз университеті',
          ru: 'Научные олимпиады студентов и их победы\u00a0— Университет Нархоз',
          en: 'Students’ academic olympiads and their results – Narxoz University',
        },
        description: {
          kz: 'Экономика, есеп, құқық және бағдарламалау олимпиадалары: нәтижелер, дайындық, іріктеу кестесі.',
          ru: 'Олимпиады по экономике, учёту, праву и программированию: результаты, подготовка, график отборов.',
          en: 'Olympiads in economics, accounting, law and programming: results, training and selection dates.',
        },
      },
      banner: {
        title: {
          kz: 'Білімін жарыста сынайтындарға',
          ru: 'Для тех, кто проверяет знания в состязании',
          en: 'For those who test themselves',
        },
        lead: {
          kz: 'Әр көктемде командаларымыз республикалық және халықаралық олимпиадаларға аттанады. Құрамаға кез келген курстан кіруге болады.',
          ru: 'Каждую весну наши команды едут на республиканские и международные олимпиады. В сборную можно попасть с любого курса.',
          en: 'Every spring our teams travel to national and international olympiads. Students of any year can join.',
        },
      },
      blocks: [
        {
          id: 4161,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Іріктеу кестесі', ru: 'График отборов', en: 'Selection calendar' },
          columns: [
            { title: { kz: 'Бағыт', ru: 'Направление', en: 'Subject' } },
            { title: { kz: 'Ішкі іріктеу', ru: 'Внутренний отбор', en: 'Internal selection' } },
            { title: { kz: 'Негізгі кезең', ru: 'Основной этап', en: 'Main round' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Экономика және қаржы', ru: 'Экономика и финансы', en: 'Economics and finance' } },
                { text: { kz: 'желтоқсан', ru: 'декабрь', en: 'December' } },
                { text: { kz: 'наурыз, Астана', ru: 'март, Астана', en: 'March, Astana' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Есеп және аудит', ru: 'Учёт и аудит', en: 'Accounting and auditing' } },
                { text: { kz: 'қаңтар', ru: 'январь', en: 'January' } },
                { text: { kz: 'сәуір, Қарағанды', ru: 'апрель, Караганда', en: 'April, Karaganda' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Спорттық бағдарламалау', ru: 'Спортивное программирование', en: 'Competitive programming' } },
                { text: { kz: 'қазан', ru: 'октябрь', en: 'October' } },
                { text: { kz: 'қараша, Алматы', ru: 'ноябрь, Алматы', en: 'November, Almaty' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Халықаралық құқық', ru: 'Международное право', en: 'International law' } },
                { text: { kz: 'қыркүйек', ru: 'сентябрь', en: 'September' } },
                { text: { kz: 'ақпан, ұлттық раунд', ru: 'февраль, национальный раунд', en: 'February, national round' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4162,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Құрамаға қалай кіруге болады', ru: 'Как попасть в сборную', en: 'How to join the team' },
          items: [
            {
              title: { kz: 'Байқау сынағын тапсырыңыз', ru: 'Пройдите пробный тур', en: 'Take the trial paper' },
              desc: {
                kz: '<p>Екі сағаттық тапсырма үш тілде беріледі, нәтиже келесі күні белгілі болады.</p>',
                ru: '<p>Двухчасовое задание даётся на трёх языках, результат известен на следующий день.</p>',
                en: '<p>The two-hour paper comes in three languages and results are out the next day.</p>',
              },
            },
            {
              title: { kz: 'Жаттығу тобына қосылыңыз', ru: 'Войдите в тренировочную группу', en: 'Join the training group' },
              desc: {
                kz: '<p>Сенбі сайын бұрынғы жүлдегерлер мен жаттықтырушы оқытушылар есеп талдайды.</p>',
                ru: '<p>По субботам задачи разбирают прежние призёры и преподаватели-тренеры.</p>',
                en: '<p>On Saturdays former prize-winners and coaches go through problems with you.</p>',
              },
            },
            {
              title: { kz: 'Командаға бекітілесіз', ru: 'Вас утвердят в команде', en: 'Get your place' },
              desc: {
                kz: '<p>Жол, тұру және жарна шығынын университет төлейді, сабақтан босату бұйрықпен рәсімделеді.</p>',
                ru: '<p>Дорогу, проживание и взнос оплачивает университет, освобождение от занятий оформляется приказом.</p>',
                en: '<p>The university pays for travel, lodging and fees, and you are excused from classes by order.</p>',
              },
            },
          ],
        },
        {
          id: 4163,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Жүлдегер ұтатын нәрсе', ru: 'Что получает призёр', en: 'What winners gain' },
          desc: {
            kz: '<p>Республикалық олимпиаданың бірінші орны үшін сол пәннің емтиханы «A» деп есептеледі, ал халықаралық жүлде келесі жылғы оқу ақысынан 30 пайызға дейін жеңілдік береді. Магистратураға түскенде жүлде қосымша балл болып саналады.</p>',
            ru: '<p>За первое место на республиканской олимпиаде экзамен по дисциплине засчитывается на «A», а международный приз даёт скидку до 30 процентов на следующий год. При поступлении в магистратуру награда приносит дополнительные баллы.</p>',
            en: '<p>First place at the national olympiad counts as an A in that subject, and an international prize brings up to 30 per cent off next year’s fee. Awards also earn points towards a master’s place.</p>',
          },
        },
        {
          id: 4164,
          type: 'call',
          group: 4,
          position: 4,
          title: { kz: 'Мектеп оқушысысыз ба?', ru: 'Вы ещё школьник?', en: 'Still at school?' },
          desc: {
            kz: '<p>Университеттің 10–11-сынып оқушыларына арналған өз олимпиадасы бар, жеңімпаздар оқу грантын алады.</p>',
            ru: '<p>У университета есть своя олимпиада для 10–11 классов, победители получают грант на обучение.</p>',
            en: '<p>The university has an olympiad of its own for grades 10 and 11; winners receive a study grant.</p>',
          },
          link: { text: { kz: 'Оқушылар олимпиадасы', ru: 'Олимпиада для школьников', en: 'Olympiad for schools' }, url: '/olympiad' },
        },
      ],
    },
  },
])
