import { starter } from '../../starter-entry.ts'
import { inGroup } from '../subjects-of-group.ts'

export const bachelorEconomics = starter('program', [
  {
    id: 1,
    slug: 'economics',
    attributes: {
      title: { kz: 'Экономика', ru: 'Экономика', en: 'Economics' },
      code: '6B04101',
      ...inGroup('B046'),
      education: 'bachelor',
      school: 66,
      lead: {
        kz: 'Баға неге өседі, өңірлер неге әрқалай дамиды, мемлекет қай кезде араласуы керек? Осы сұрақтарға дерекке сүйеніп жауап беруді үйренесіз.',
        ru: 'Почему растут цены, отчего регионы развиваются по-разному и когда государству стоит вмешаться? Вы научитесь отвечать на эти вопросы с данными в руках.',
        en: 'Why do prices rise, why do regions develop so differently, and when should the state step in? You learn to answer with data in hand.',
      },
      languages: ['kz', 'ru', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_420_000,
      deadline: '2027-08-25',
      qualification: { kz: 'экономика бакалавры', ru: 'бакалавр экономики', en: 'Bachelor of Economics' },
      desc: {
        kz: '<p>Алғашқы екі жылда микро- және макроэкономика, статистика мен эконометрика қатар жүреді: әр теория Ұлттық статистика бюросының ашық деректерінде тексеріледі. Үшінші курстан бастап студент өңірлік экономика, еңбек нарығы немесе халықаралық сауда бағытын таңдайды.</p><p>Диплом жұмысы нақты мекеменің сұрағынан туады. Былтыр студенттер Алматы агломерациясындағы қоғамдық көлік бағасын, Түркістандағы шағын бизнестің несиеге қолжетімділігін және ауыл мектептерінің шығынын есептеді.</p>',
        ru: '<p>Первые два года микро- и макроэкономика идут рядом со статистикой и эконометрикой: каждая теория проверяется на открытых данных Бюро национальной статистики. С третьего курса студент выбирает региональную экономику, рынок труда или международную торговлю.</p><p>Дипломная работа вырастает из вопроса реального учреждения. В прошлом году студенты считали цену общественного транспорта в Алматинской агломерации, доступность кредитов для малого бизнеса в Туркестане и расходы сельских школ.</p>',
        en: '<p>For two years micro- and macroeconomics run side by side with statistics and econometrics, and every theory is tested on open data from the Bureau of National Statistics. From the third year you choose regional economics, labour markets or international trade.</p><p>The diploma thesis grows out of a question asked by a real institution. Last year students worked out the price of public transport around Almaty, access to credit for small firms in Turkistan and the running costs of village schools.</p>',
      },
      careers: [
        { title: { kz: 'Экономист-талдаушы', ru: 'Экономист-аналитик', en: 'Economic analyst' } },
        { title: { kz: 'Өңірлік даму жөніндегі маман', ru: 'Специалист по развитию регионов', en: 'Regional development specialist' } },
        { title: { kz: 'Еңбек нарығын зерттеуші', ru: 'Исследователь рынка труда', en: 'Labour market researcher' } },
        { title: { kz: 'Баға саясаты талдаушысы', ru: 'Аналитик ценовой политики', en: 'Pricing policy analyst' } },
      ],
      seo: {
        title: {
          kz: 'Экономика, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Экономика, бакалавриат\u00a0— Университет Нархоз',
          en: 'Economics, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2001,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Экономистің құралдары', ru: 'Инструменты экономиста', en: 'An economist’s tools' },
          items: [
            {
              title: { kz: 'Есептеу ортасы', ru: 'Среда расчётов', en: 'Computing' },
              value: { kz: 'R, Stata және Python', ru: 'R, Stata и Python', en: 'R, Stata and Python' },
            },
            {
              title: { kz: 'Дереккөздер', ru: 'Источники', en: 'Sources' },
              value: {
                kz: 'Ұлттық статистика бюросы, Ұлттық банк, Дүниежүзілік банк',
                ru: 'Бюро национальной статистики, Национальный банк, Всемирный банк',
                en: 'Bureau of National Statistics, National Bank, World Bank',
              },
            },
            {
              title: { kz: 'Далалық жұмыс', ru: 'Полевая работа', en: 'Fieldwork' },
              value: {
                kz: 'екінші курста үй шаруашылықтарына сауалнама',
                ru: 'опрос домохозяйств на втором курсе',
                en: 'a household survey in the second year',
              },
            },
          ],
        },
        {
          id: 2002,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Бірінші семинарда бізге нан бағасын он жыл бойы бақылаған кесте берді. Үш аптадан кейін сол кестеден бүкіл ел экономикасын көре бастадым.</p>',
            ru: '<p>На первом семинаре нам дали таблицу с ценой хлеба за десять лет. Через три недели я увидела в ней экономику всей страны.</p>',
            en: '<p>At our first seminar we were given a table with ten years of bread prices. Three weeks later I could see the whole country’s economy in it.</p>',
          },
          name: { kz: 'Мөлдір Әбдірахман', ru: 'Молдир Абдрахман', en: 'Moldir Abdrakhman' },
          post: { kz: 'Үшінші курс студенті', ru: 'Студентка третьего курса', en: 'Third-year student' },
        },
      ],
    },
  },
  {
    id: 2,
    slug: 'accounting-and-audit',
    attributes: {
      title: { kz: 'Есеп және аудит', ru: 'Учёт и аудит', en: 'Accounting and Audit' },
      code: '6B04102',
      ...inGroup('B045'),
      education: 'bachelor',
      school: 66,
      lead: {
        kz: 'Компанияның ақшасы қайдан келіп, қайда кеткенін көрсететін және оны тәуелсіз тексере алатын кәсіби бухгалтер мен аудиторды даярлаймыз.',
        ru: 'Готовим бухгалтеров и аудиторов, которые видят, откуда пришли деньги компании и куда они ушли, и могут независимо это проверить.',
        en: 'We educate accountants and auditors who can show where a company’s money came from and where it went, and check it independently.',
      },
      languages: ['kz', 'ru', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_390_000,
      deadline: '2027-08-25',
      qualification: {
        kz: 'бизнес және басқару бакалавры',
        ru: 'бакалавр бизнеса и управления',
        en: 'Bachelor of Business and Management',
      },
      desc: {
        kz: '<p>Бағдарлама халықаралық қаржылық есептілік стандарттарына негізделген. Студент бірінші жылы шағын дүкеннің есебін қолмен жүргізсе, үшінші жылы еншілес ұйымдары бар топтың шоғырландырылған есебін құрастырады.</p><p>Тоғыз пән халықаралық кәсіби біліктілік емтихандарына сай оқытылады, сондықтан түлек бұл емтихандардан босатылады. Төртінші курстың күзі аудиторлық компанияда өтеді: студент нағыз тексеруге топ мүшесі болып қатысады.</p>',
        ru: '<p>Программа построена на международных стандартах финансовой отчётности. На первом курсе студент вручную ведёт учёт небольшого магазина, а на третьем составляет консолидированную отчётность группы с дочерними компаниями.</p><p>Девять дисциплин читаются в объёме международных квалификационных экзаменов, и выпускника от этих экзаменов освобождают. Осень четвёртого курса проходит в аудиторской компании: студент входит в группу, которая ведёт настоящую проверку.</p>',
        en: '<p>The programme rests on the International Financial Reporting Standards. In the first year students keep the books of a small shop by hand; in the third they consolidate the accounts of a group with subsidiaries.</p><p>Nine courses follow the syllabus of international professional papers, so graduates are exempt from those. The autumn of the fourth year is spent at an audit firm, as a member of a team on a real engagement.</p>',
      },
      careers: [
        { title: { kz: 'Бухгалтер', ru: 'Бухгалтер', en: 'Accountant' } },
        { title: { kz: 'Аудитор көмекшісі', ru: 'Помощник аудитора', en: 'Audit associate' } },
        { title: { kz: 'Ішкі бақылау маманы', ru: 'Специалист внутреннего контроля', en: 'Internal control specialist' } },
        {
          title: {
            kz: 'Қаржылық есептілік жөніндегі маман',
            ru: 'Специалист по финансовой отчётности',
            en: 'Financial reporting specialist',
          },
        },
      ],
      seo: {
        title: {
          kz: 'Есеп және аудит, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Учёт и аудит, бакалавриат\u00a0— Университет Нархоз',
          en: 'Accounting and Audit, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2003,
          type: 'steps',
          group: 1,
          position: 1,
          title: {
            kz: 'Төрт жылда алғашқы жазбадан аудитке дейін',
            ru: 'За четыре года от первой проводки до аудита',
            en: 'Four years from the first entry to an audit',
          },
          items: [
            {
              title: { kz: '1-курс: қос жазба', ru: '1-й курс: двойная запись', en: 'Year 1: double entry' },
              desc: {
                kz: '<p>Есеп айырысу, қойма және касса бойынша оқу компаниясының кітабын жүргізесіз.</p>',
                ru: '<p>Ведёте книги учебной компании: расчёты, склад, касса.</p>',
                en: '<p>You keep a training company’s books: settlements, stock and cash.</p>',
              },
            },
            {
              title: { kz: '2-курс: шығын мен салық', ru: '2-й курс: затраты и налоги', en: 'Year 2: costs and taxes' },
              desc: {
                kz: '<p>Өнімнің өзіндік құнын есептеп, салық декларациясын толтырасыз.</p>',
                ru: '<p>Считаете себестоимость и заполняете налоговую декларацию.</p>',
                en: '<p>You work out unit costs and fill in a tax return.</p>',
              },
            },
            {
              title: { kz: '3-курс: халықаралық стандарт', ru: '3-й курс: международные стандарты', en: 'Year 3: international standards' },
              desc: {
                kz: '<p>Жылдық есептілікті қазақ және ағылшын тілдерінде дайындайсыз.</p>',
                ru: '<p>Готовите годовую отчётность на казахском и английском языках.</p>',
                en: '<p>You prepare annual statements in Kazakh and in English.</p>',
              },
            },
            {
              title: { kz: '4-курс: тексеру', ru: '4-й курс: проверка', en: 'Year 4: the audit' },
              desc: {
                kz: '<p>Аудит жоспарын құрып, нәтижесін тапсырыс берушіге қорғайсыз.</p>',
                ru: '<p>Составляете план аудита и защищаете его итоги перед заказчиком.</p>',
                en: '<p>You plan an engagement and defend its findings before the client.</p>',
              },
            },
          ],
        },
        {
          id: 2004,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Бағдарлама сандармен', ru: 'Программа в цифрах', en: 'The programme in numbers' },
          items: [
            {
              value: { kz: '9', ru: '9', en: '9' },
              title: {
                kz: 'пән кәсіби емтихан көлемінде оқытылады',
                ru: 'дисциплин читаются в объёме профессиональных экзаменов',
                en: 'courses follow the professional examination syllabus',
              },
            },
            {
              value: { kz: '11', ru: '11', en: '11' },
              title: {
                kz: 'аудиторлық компания студенттерді практикаға алады',
                ru: 'аудиторских компаний принимают на практику',
                en: 'audit firms take our students as trainees',
              },
            },
            {
              value: { kz: '320', ru: '320', en: '320' },
              title: {
                kz: 'сағат есеп бағдарламаларындағы жұмысқа беріледі',
                ru: 'часов отдано работе в учётных системах',
                en: 'hours of work with accounting software',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 3,
    slug: 'finance',
    attributes: {
      title: { kz: 'Қаржы', ru: 'Финансы', en: 'Finance' },
      code: '6B04103',
      ...inGroup('B046'),
      education: 'bachelor',
      school: 66,
      lead: {
        kz: 'Нарықты түсініп, тәуекелді бағалап, ақша туралы жауапты шешім қабылдайтын мамандарға арналған бағдарлама.',
        ru: 'Программа для тех, кто хочет понимать рынок, оценивать риск и ответственно решать, куда направить деньги.',
        en: 'A programme for people who want to read markets, weigh risk and decide responsibly where money should go.',
      },
      languages: ['kz', 'ru', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_480_000,
      deadline: '2027-08-25',
      qualification: {
        kz: 'бизнес және басқару бакалавры',
        ru: 'бакалавр бизнеса и управления',
        en: 'Bachelor of Business and Management',
      },
      desc: {
        kz: '<p>Корпоративтік қаржы, инвестиция және банк ісі үш тірек болып саналады, олардың арасын математика мен деректер талдауы байланыстырады. Екінші курстан бастап студенттер оқу қорын басқарады: жыл бойы жеті топ нақты баға белгілеулерімен портфель жүргізіп, шешімін инвестициялық комитет алдында қорғайды.</p><p>Соңғы семестр толығымен жұмыс орнында өтеді. Студент банктің, сақтандыру компаниясының немесе өндірістік кәсіпорынның қаржы бөлімінде диплом жобасын орындайды, оны университет пен компания бірге бағалайды.</p>',
        ru: '<p>Три опоры программы\u00a0— корпоративные финансы, инвестиции и банковское дело; связывают их математика и анализ данных. Со второго курса студенты управляют учебным фондом: семь команд целый год ведут портфель по реальным котировкам и защищают решения перед инвестиционным комитетом.</p><p>Последний семестр целиком проходит на рабочем месте. Дипломный проект студент выполняет в финансовой службе банка, страховой компании или предприятия, а оценивают его вместе университет и компания.</p>',
        en: '<p>Corporate finance, investment and banking are the three pillars; mathematics and data analysis hold them together. From the second year students run a training fund: seven teams keep a portfolio at live quotes for a year and defend their decisions before an investment committee.</p><p>The last semester is spent entirely at work. Students complete their diploma project in the finance department of a bank, an insurer or a manufacturer, and university and company mark it together.</p>',
      },
      careers: [
        { title: { kz: 'Қаржы талдаушысы', ru: 'Финансовый аналитик', en: 'Financial analyst' } },
        { title: { kz: 'Инвестициялық портфель менеджері', ru: 'Менеджер инвестиционного портфеля', en: 'Investment portfolio manager' } },
        { title: { kz: 'Несие тәуекелі маманы', ru: 'Специалист по кредитному риску', en: 'Credit risk specialist' } },
        { title: { kz: 'Кәсіпорын қазынашысы', ru: 'Казначей предприятия', en: 'Corporate treasurer' } },
      ],
      seo: {
        title: {
          kz: 'Қаржы, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Финансы, бакалавриат\u00a0— Университет Нархоз',
          en: 'Finance, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2005,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Үшінші курстағы таңдау', ru: 'Выбор на третьем курсе', en: 'Your choice in the third year' },
          items: [
            {
              title: { kz: 'Корпоративтік қаржы', ru: 'Корпоративные финансы', en: 'Corporate finance' },
              desc: {
                kz: '<p>Компания құны, капитал құрылымы, қосылу мен сатып алу мәмілелері.</p>',
                ru: '<p>Стоимость компании, структура капитала, сделки слияния и поглощения.</p>',
                en: '<p>Company valuation, capital structure, mergers and acquisitions.</p>',
              },
            },
            {
              title: { kz: 'Инвестиция', ru: 'Инвестиции', en: 'Investment' },
              desc: {
                kz: '<p>Облигациялар, акциялар, туынды құралдар және портфель теориясы.</p>',
                ru: '<p>Облигации, акции, производные инструменты и теория портфеля.</p>',
                en: '<p>Bonds, shares, derivatives and portfolio theory.</p>',
              },
            },
            {
              title: { kz: 'Жария қаржы', ru: 'Публичные финансы', en: 'Public finance' },
              desc: {
                kz: '<p>Бюджет, мемлекеттік борыш және Ұлттық қордың жұмысы.</p>',
                ru: '<p>Бюджет, государственный долг и работа Национального фонда.</p>',
                en: '<p>The budget, government debt and how the National Fund works.</p>',
              },
            },
          ],
        },
        {
          id: 2006,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Қаржыны таңдар алдында', ru: 'Прежде чем выбрать финансы', en: 'Before you choose finance' },
          items: [
            {
              title: {
                kz: 'Математикадан қандай дайындық керек?',
                ru: 'Насколько сильной должна быть математика?',
                en: 'How much mathematics do I need?',
              },
              text: {
                kz: '<p>Мектеп бағдарламасы жеткілікті. Бірінші семестрде күн сайын 45 минуттық қосымша сабақ бар, оған кім болса да келе алады.</p>',
                ru: '<p>Школьной программы достаточно. В первом семестре каждый день проходит 45-минутное дополнительное занятие, открытое для всех.</p>',
                en: '<p>What you learnt at school is enough. In the first semester there is an extra 45-minute class every day, open to everyone.</p>',
              },
            },
            {
              title: {
                kz: 'Ағылшын тобына қалай түсуге болады?',
                ru: 'Как попасть в английскую группу?',
                en: 'How do I join the English group?',
              },
              text: {
                kz: '<p>Тамыздың соңғы аптасында тіл деңгейін анықтайтын тест өтеді, B2 деңгейі қажет.</p>',
                ru: '<p>В последнюю неделю августа проходит языковой тест, нужен уровень B2.</p>',
                en: '<p>A placement test takes place in the last week of August; you need level B2.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 4,
    slug: 'management',
    attributes: {
      title: { kz: 'Менеджмент', ru: 'Менеджмент', en: 'Management' },
      code: '6B04104',
      ...inGroup('B044'),
      education: 'bachelor',
      school: 66,
      lead: {
        kz: 'Адамдарды біріктіріп, ортақ мақсатқа жеткізу\u00a0– үйренуге болатын кәсіп. Оны студенттік жобадан бастап, нағыз ұйымда аяқтайсыз.',
        ru: 'Объединять людей и приводить их к общей цели\u00a0— ремесло, которому можно научиться. Вы начнёте со студенческого проекта, а закончите в настоящей организации.',
        en: 'Bringing people together and getting them to a shared goal is a craft that can be learnt. You begin with a student project and finish in a real organisation.',
      },
      languages: ['kz', 'ru'],
      period: '4',
      form: ['full-time', 'evening'],
      credits: 240,
      fee: 1_350_000,
      deadline: '2027-08-25',
      qualification: {
        kz: 'бизнес және басқару бакалавры',
        ru: 'бакалавр бизнеса и управления',
        en: 'Bachelor of Business and Management',
      },
      desc: {
        kz: '<p>Оқу стратегия, операциялар, адам ресурстары және ұйымдық мінез-құлық айналасында құрылған. Әр семестрде бір пән кейс әдісімен ғана өтеді: дәріс жоқ, тек талқылау, ал кейстердің жартысы қазақстандық компаниялардың тарихынан жазылған.</p><p>Кешкі топ жұмыс істейтін студенттерге арналған: сабақ 18:40-та басталып, курстық жұмыс тақырыбы өз жұмыс орнынан алынады. Күндізгі топ үшінші курста алты апта бойы бір ұйымда менеджердің көмекшісі болады.</p>',
        ru: '<p>Учёба строится вокруг стратегии, операций, управления персоналом и организационного поведения. Каждый семестр одна дисциплина идёт только кейсами: лекций нет, есть обсуждение, и половина кейсов написана по истории казахстанских компаний.</p><p>Вечерняя группа создана для тех, кто работает: занятия начинаются в 18:40, а тему курсовой студент берёт со своего рабочего места. Дневная группа на третьем курсе шесть недель помогает менеджеру в одной организации.</p>',
        en: '<p>Strategy, operations, human resources and organisational behaviour form the core. Each semester one course is taught by cases alone: no lectures, only discussion, and half of the cases come from the history of companies in Kazakhstan.</p><p>The evening group is for students who work: classes begin at 18:40, and coursework topics come from their own jobs. The daytime group spends six weeks of the third year as assistants to a manager in one organisation.</p>',
      },
      careers: [
        { title: { kz: 'Жоба менеджері', ru: 'Менеджер проектов', en: 'Project manager' } },
        { title: { kz: 'Бөлім басшысы', ru: 'Руководитель отдела', en: 'Head of department' } },
        { title: { kz: 'Операциялық менеджер', ru: 'Операционный менеджер', en: 'Operations manager' } },
        { title: { kz: 'Персонал жөніндегі маман', ru: 'Специалист по персоналу', en: 'Human resources specialist' } },
      ],
      seo: {
        title: {
          kz: 'Менеджмент, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Менеджмент, бакалавриат\u00a0— Университет Нархоз',
          en: 'Management, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2007,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Күндізгі ме, кешкі ме?', ru: 'Днём или вечером?', en: 'Daytime or evening?' },
          columns: [
            { title: { kz: 'Шарты', ru: 'Условие', en: 'What differs' } },
            { title: { kz: 'Күндізгі топ', ru: 'Дневная группа', en: 'Daytime group' } },
            { title: { kz: 'Кешкі топ', ru: 'Вечерняя группа', en: 'Evening group' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Сабақ уақыты', ru: 'Время занятий', en: 'Class hours' } },
                { text: { kz: 'дүйсенбі–жұма, 8:30–14:30', ru: 'понедельник–пятница, 8:30–14:30', en: 'Monday to Friday, 8:30–14:30' } },
                { text: { kz: 'үш кеш және сенбі', ru: 'три вечера и суббота', en: 'three evenings and Saturday' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Топтың көлемі', ru: 'Размер группы', en: 'Group size' } },
                { text: { kz: '25 студент', ru: '25 студентов', en: '25 students' } },
                { text: { kz: '18 студент', ru: '18 студентов', en: '18 students' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Практика', ru: 'Практика', en: 'Placement' } },
                {
                  text: {
                    kz: 'серіктес ұйымда, 6 апта',
                    ru: 'в организации-партнёре, 6 недель',
                    en: 'with a partner organisation, 6 weeks',
                  },
                },
                { text: { kz: 'өз жұмыс орнында', ru: 'на своём рабочем месте', en: 'in your own job' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 2008,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Кешкі топта менімен бірге нан зауытының ауысым бастығы мен емхана әкімшісі оқиды. Кейс талқыласақ, әрқайсымыз өз ұйымымызды көреміз.</p>',
            ru: '<p>В вечерней группе со мной учатся начальник смены хлебозавода и администратор поликлиники. Обсуждаем кейс\u00a0— и каждый видит свою организацию.</p>',
            en: '<p>In the evening group I study with a shift manager from a bakery and a clinic administrator. When we discuss a case, each of us sees our own organisation.</p>',
          },
          name: { kz: 'Санжар Төлеген', ru: 'Санжар Толеген', en: 'Sanzhar Tolegen' },
          post: {
            kz: 'Кешкі топтың екінші курс студенті',
            ru: 'Студент второго курса, вечерняя группа',
            en: 'Second-year student, evening group',
          },
        },
      ],
    },
  },
  {
    id: 5,
    slug: 'marketing',
    attributes: {
      title: { kz: 'Маркетинг', ru: 'Маркетинг', en: 'Marketing' },
      code: '6B04105',
      ...inGroup('B047'),
      education: 'bachelor',
      school: 66,
      lead: {
        kz: 'Тұтынушыны зерттеп, брендті адал таныстырып, әр теңгенің не бергенін есептей алатын маркетологтар осында өседі.',
        ru: 'Здесь растут маркетологи, которые изучают потребителя, честно рассказывают о бренде и умеют посчитать, что дал каждый тенге.',
        en: 'This is where marketers grow who study their customers, present a brand honestly and can count what every tenge has brought.',
      },
      languages: ['kz', 'ru'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_380_000,
      deadline: '2027-08-25',
      qualification: {
        kz: 'бизнес және басқару бакалавры',
        ru: 'бакалавр бизнеса и управления',
        en: 'Bachelor of Business and Management',
      },
      desc: {
        kz: '<p>Бағдарламаның жартысы зерттеуге арналған: сұхбат, сауалнама, фокус-топ, сату деректері. Студенттер екі тілде, қазақша және орысша, жарнама мәтінін жазады, өйткені біздің нарық екі тілде сатып алады және бірінен бірі аударылған мәтінді бірден сезеді.</p><p>Екінші курста әр топ бір ауыл өндірушісінің өнімін сөреге шығарады: атауын, орамын, бағасын және алғашқы тапсырыс науқанын өзі жасайды. Табыс өндірушіде қалады, ал шығын туралы есепті студенттер көпшілік алдында қорғайды.</p>',
        ru: '<p>Половина программы отдана исследованиям: интервью, опросы, фокус-группы, данные о продажах. Рекламные тексты студенты пишут на двух языках, казахском и русском, потому что наш рынок покупает на обоих и сразу чувствует перевод.</p><p>На втором курсе каждая команда выводит на полку продукт одного сельского производителя: придумывает название, упаковку, цену и первую кампанию. Выручка остаётся производителю, а отчёт о расходах студенты защищают публично.</p>',
        en: '<p>Half of the programme is research: interviews, surveys, focus groups and sales data. Students write advertising copy in two languages, Kazakh and Russian, because our market buys in both and notices a translation at once.</p><p>In the second year each team brings a village producer’s goods to the shelf, creating the name, the packaging, the price and the first campaign. The takings stay with the producer, and students defend their spending in public.</p>',
      },
      careers: [
        { title: { kz: 'Маркетолог', ru: 'Маркетолог', en: 'Marketing specialist' } },
        { title: { kz: 'Бренд-менеджер', ru: 'Бренд-менеджер', en: 'Brand manager' } },
        { title: { kz: 'Нарық зерттеушісі', ru: 'Исследователь рынка', en: 'Market researcher' } },
        { title: { kz: 'Цифрлық маркетинг маманы', ru: 'Специалист по цифровому маркетингу', en: 'Digital marketing specialist' } },
        { title: { kz: 'Копирайтер', ru: 'Копирайтер', en: 'Copywriter' } },
      ],
      seo: {
        title: {
          kz: 'Маркетинг, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Маркетинг, бакалавриат\u00a0— Университет Нархоз',
          en: 'Marketing, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2009,
          type: 'numbers',
          group: 1,
          position: 1,
          title: {
            kz: 'Ауылдан сөреге дейін: соңғы үш жыл',
            ru: 'От села до полки: последние три года',
            en: 'From village to shelf: the last three years',
          },
          items: [
            {
              value: { kz: '36', ru: '36', en: '36' },
              title: {
                kz: 'өнім студенттер жобасымен дүкенге шықты',
                ru: 'продуктов вышли в магазины благодаря студентам',
                en: 'products reached the shops through student projects',
              },
            },
            {
              value: { kz: '14', ru: '14', en: '14' },
              title: {
                kz: 'өндіруші жаңа қаптаманы әлі де қолданады',
                ru: 'производителей до сих пор используют новую упаковку',
                en: 'producers still use the new packaging',
              },
            },
            {
              value: { kz: '2', ru: '2', en: '2' },
              title: {
                kz: 'тілде әр науқан бастан-аяқ жазылады',
                ru: 'языка, на которых с нуля пишется каждая кампания',
                en: 'languages in which each campaign is written from scratch',
              },
            },
          ],
        },
        {
          id: 2010,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Зерттеу зертханасы', ru: 'Лаборатория исследований', en: 'The research lab' },
          desc: {
            kz: '<p>Бөлмеде бір жақты айна, көз қозғалысын тіркейтін екі құрылғы және дәм сынауға арналған шағын асүй бар. Студенттер зертхананы оқу жобасы үшін тегін брондайды, ал сенбіде оған шағын кәсіпкерлер келеді.</p>',
            ru: '<p>В комнате есть одностороннее зеркало, два прибора для записи движения глаз и небольшая кухня для дегустаций. Студенты бронируют лабораторию для учебных проектов бесплатно, а по субботам сюда приходят малые предприниматели.</p>',
            en: '<p>The room has a one-way mirror, two eye-tracking devices and a small kitchen for tastings. Students book it free of charge for course projects, and on Saturdays small business owners come in.</p>',
          },
        },
      ],
    },
  },
  {
    id: 6,
    slug: 'banking-and-fintech',
    attributes: {
      title: { kz: 'Банк ісі және финтех', ru: 'Банковское дело и финтех', en: 'Banking and Fintech' },
      code: '6B04106',
      ...inGroup('B046'),
      education: 'bachelor',
      school: 66,
      lead: {
        kz: 'Банктің ішкі жұмысын да, телефондағы қосымшаның коды мен заңдағы шегін де түсінетін маман болыңыз.',
        ru: 'Станьте специалистом, который понимает и внутреннюю кухню банка, и код приложения в телефоне, и границы, которые ставит закон.',
        en: 'Become someone who understands the inside of a bank, the code of the app on your phone and the limits the law sets to both.',
      },
      languages: ['ru', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_560_000,
      deadline: '2027-08-20',
      qualification: {
        kz: 'бизнес және басқару бакалавры',
        ru: 'бакалавр бизнеса и управления',
        en: 'Bachelor of Business and Management',
      },
      desc: {
        kz: '<p>Студенттер төлем жүйелері, несие скорингі, ашық банкинг және қаржылық реттеу пәндерін бағдарламалау негіздерімен қатар оқиды. Дерекқор мен Python екінші курстан міндетті, ал үшінші курста әр топ сынақ ортасында жұмыс істейтін төлем қызметін құрады.</p><p>Оқу жоспары Экономика және менеджмент мектебі мен Цифрлық технологиялар мектебінің бірлескен ісі, сондықтан сабақты екі мектептің оқытушылары жүргізеді. Емтихан орнына жиі өнім көрсетілімі өтеді: прототипті банк қызметкерлері тексереді.</p>',
        ru: '<p>Платёжные системы, кредитный скоринг, открытый банкинг и финансовое регулирование студенты изучают вместе с основами программирования. Базы данных и Python обязательны со второго курса, а на третьем каждая команда создаёт платёжный сервис в тестовой среде.</p><p>Учебный план составили вместе Школа экономики и менеджмента и Школа цифровых технологий, поэтому преподают здесь сотрудники обеих. Вместо экзамена часто проходит показ продукта: прототип проверяют сотрудники банков.</p>',
        en: '<p>Payment systems, credit scoring, open banking and financial regulation are studied together with the foundations of programming. Databases and Python are compulsory from the second year, and in the third each team builds a payment service in a test environment.</p><p>The curriculum was drawn up jointly by the School of Economics and Management and the School of Digital Technologies, and staff of both teach it. A product demonstration often replaces the examination, with bank employees testing the prototype.</p>',
      },
      careers: [
        { title: { kz: 'Финтех өнім менеджері', ru: 'Продакт-менеджер в финтехе', en: 'Fintech product manager' } },
        { title: { kz: 'Төлем жүйелерінің талдаушысы', ru: 'Аналитик платёжных систем', en: 'Payment systems analyst' } },
        { title: { kz: 'Скоринг маманы', ru: 'Специалист по скорингу', en: 'Credit scoring specialist' } },
        { title: { kz: 'Комплаенс маманы', ru: 'Комплаенс-специалист', en: 'Compliance officer' } },
      ],
      seo: {
        title: {
          kz: 'Банк ісі және финтех, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Банковское дело и финтех, бакалавриат\u00a0— Университет Нархоз',
          en: 'Banking and Fintech, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2011,
          type: 'steps',
          group: 1,
          position: 1,
          title: {
            kz: 'Бір төлем қызметінің екі семестрі',
            ru: 'Два семестра одного платёжного сервиса',
            en: 'Two semesters of one payment service',
          },
          items: [
            {
              title: { kz: 'Мәселені табу', ru: 'Найти проблему', en: 'Finding the problem' },
              desc: {
                kz: '<p>Топ жиырма кәсіпкермен сөйлесіп, төлемнің қай жерде кідіретінін анықтайды.</p>',
                ru: '<p>Команда говорит с двадцатью предпринимателями и выясняет, где застревает платёж.</p>',
                en: '<p>The team talks to twenty business owners and finds out where payments get stuck.</p>',
              },
            },
            {
              title: { kz: 'Прототип құру', ru: 'Собрать прототип', en: 'Building a prototype' },
              desc: {
                kz: '<p>Сынақ ортасында тіркелу, аудару және қайтару жұмыс істей бастайды.</p>',
                ru: '<p>В тестовой среде начинают работать регистрация, перевод и возврат.</p>',
                en: '<p>Registration, transfer and refund begin to work in the test environment.</p>',
              },
            },
            {
              title: { kz: 'Шабуылға шыдау', ru: 'Выдержать атаку', en: 'Standing up to attack' },
              desc: {
                kz: '<p>Киберқауіпсіздік бағдарламасының студенттері қызметтің осал тұсын іздейді.</p>',
                ru: '<p>Студенты программы «Кибербезопасность» ищут уязвимости сервиса.</p>',
                en: '<p>Cybersecurity students look for the weak points of the service.</p>',
              },
            },
          ],
        },
        {
          id: 2012,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Финтех зертханасы', ru: 'Лаборатория финтеха', en: 'The fintech lab' },
          items: [
            {
              title: { kz: 'Орналасуы', ru: 'Где находится', en: 'Where' },
              value: {
                kz: 'бас ғимарат, 4-қабат, 412-бөлме',
                ru: 'главный корпус, 4-й этаж, ауд. 412',
                en: 'main building, floor 4, room 412',
              },
            },
            {
              title: { kz: 'Сынақ ортасы', ru: 'Тестовая среда', en: 'Test environment' },
              value: {
                kz: 'иесіздендірілген 200 мың мәміле жазбасы',
                ru: '200 тысяч обезличенных записей о сделках',
                en: '200,000 anonymised transaction records',
              },
            },
            {
              title: { kz: 'Тәлімгерлер', ru: 'Наставники', en: 'Mentors' },
              value: {
                kz: 'бес банк пен екі төлем компаниясынан он маман',
                ru: 'десять специалистов из пяти банков и двух платёжных компаний',
                en: 'ten specialists from five banks and two payment companies',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 7,
    slug: 'logistics',
    attributes: {
      title: { kz: 'Логистика', ru: 'Логистика', en: 'Logistics' },
      code: '6B11301',
      ...inGroup('B095'),
      education: 'bachelor',
      school: 66,
      lead: {
        kz: 'Қазақстан арқылы Қытай мен Еуропаның жүгі өтеді. Сол жүкті дәл уақытында, артық шығынсыз жеткізетін мамандар керек.',
        ru: 'Через Казахстан идут грузы между Китаем и Европой. Нужны люди, которые доставят их вовремя и без лишних затрат.',
        en: 'Freight between China and Europe runs through Kazakhstan. People are needed who will deliver it on time and without waste.',
      },
      languages: ['kz', 'ru'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_340_000,
      deadline: '2027-08-25',
      qualification: { kz: 'қызмет көрсету саласының бакалавры', ru: 'бакалавр в сфере услуг', en: 'Bachelor of Services' },
      desc: {
        kz: '<p>Көлік географиясы, қойма ісі, сатып алу және жеткізу тізбегін модельдеу пәндері бір желіге тізілген: студент бір тауардың жолын өндірушіден сөреге дейін төрт жыл бойы зерттейді. Кедендік рәсімдер мен халықаралық сауда шарттары жеке модуль болып оқытылады.</p><p>Екінші курс жазында барлық топ Қорғас құрғақ портына екі апталық далалық практикаға барады. Сол жерде контейнерді қабылдау, құжатын рәсімдеу және вагонға қайта тиеу жұмыстарын өз көзімен көріп, жұмыс уақытын өлшейді.</p>',
        ru: '<p>География транспорта, складское дело, закупки и моделирование цепей поставок нанизаны на одну нить: четыре года студент изучает путь одного товара от производителя до полки. Таможенные процедуры и условия международной торговли составляют отдельный модуль.</p><p>Летом второго курса вся группа едет на две недели в сухой порт Хоргос. Студенты видят приём контейнера, оформление документов и перегрузку на вагон, а каждую операцию хронометрируют.</p>',
        en: '<p>Transport geography, warehousing, purchasing and supply chain modelling are strung on one thread: over four years each student follows one product from maker to shelf. Customs procedures and the terms of international trade form a module of their own.</p><p>In the summer of the second year the whole group travels to the Khorgos dry port for two weeks. Students see containers received, cleared and moved from one gauge to the other, and they time every operation.</p>',
      },
      careers: [
        { title: { kz: 'Логист', ru: 'Логист', en: 'Logistics specialist' } },
        { title: { kz: 'Қойма менеджері', ru: 'Менеджер склада', en: 'Warehouse manager' } },
        { title: { kz: 'Жеткізу тізбегінің талдаушысы', ru: 'Аналитик цепей поставок', en: 'Supply chain analyst' } },
        {
          title: { kz: 'Халықаралық тасымал экспедиторы', ru: 'Экспедитор международных перевозок', en: 'International freight forwarder' },
        },
      ],
      seo: {
        title: {
          kz: 'Логистика, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Логистика, бакалавриат\u00a0— Университет Нархоз',
          en: 'Logistics, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2013,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Бір контейнердің жолы', ru: 'Путь одного контейнера', en: 'The way of one container' },
          desc: {
            kz: '<p>Қорғастағы практика тапсырмасы осы төрт кезеңнен тұрады.</p>',
            ru: '<p>Задание практики на Хоргосе состоит из четырёх этапов.</p>',
            en: '<p>The fieldwork task at Khorgos has four stages.</p>',
          },
          items: [
            {
              title: { kz: 'Қабылдау', ru: 'Приём', en: 'Arrival' },
              desc: {
                kz: '<p>Пломба мен салмақ тексеріліп, жүк құжатпен салыстырылады.</p>',
                ru: '<p>Проверяются пломба и вес, груз сверяется с документами.</p>',
                en: '<p>Seal and weight are checked and the load is compared with its documents.</p>',
              },
            },
            {
              title: { kz: 'Рәсімдеу', ru: 'Оформление', en: 'Clearance' },
              desc: {
                kz: '<p>Кеден декларациясы толтырылып, тарифі есептеледі.</p>',
                ru: '<p>Заполняется таможенная декларация, рассчитывается тариф.</p>',
                en: '<p>The customs declaration is filled in and the tariff worked out.</p>',
              },
            },
            {
              title: { kz: 'Қайта тиеу', ru: 'Перегрузка', en: 'Transfer' },
              desc: {
                kz: '<p>Контейнер 1435 мм табаннан 1520 мм табандағы платформаға ауысады.</p>',
                ru: '<p>Контейнер переставляют с колеи 1435 мм на платформу колеи 1520 мм.</p>',
                en: '<p>The container moves from 1,435 mm gauge to a wagon on 1,520 mm.</p>',
              },
            },
            {
              title: { kz: 'Жөнелту', ru: 'Отправка', en: 'Departure' },
              desc: {
                kz: '<p>Бағыт таңдалып, жеткізу мерзімі мен құны болжанады.</p>',
                ru: '<p>Выбирается маршрут, прогнозируются срок и стоимость доставки.</p>',
                en: '<p>A route is chosen, and delivery time and cost are forecast.</p>',
              },
            },
          ],
        },
        {
          id: 2014,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Практикада менің секундөлшерім бір жүк бекетте алты сағат босқа тұратынын көрсетті. Есебімді порт басшысы оқып шықты, қазір сол ауысымда жұмыс істеймін.</p>',
            ru: '<p>На практике мой секундомер показал, что груз шесть часов стоит на посту без дела. Отчёт прочитал начальник порта, и теперь я работаю в той самой смене.</p>',
            en: '<p>During fieldwork my stopwatch showed that a load stood idle at a post for six hours. The head of the port read my report, and now I work on that very shift.</p>',
          },
          name: { kz: 'Бекзат Оразалы', ru: 'Бекзат Оразалы', en: 'Bekzat Orazaly' },
          post: { kz: '2024 жылғы түлек', ru: 'Выпускник 2024 года', en: 'Graduate of 2024' },
        },
      ],
    },
  },
  {
    id: 8,
    slug: 'taxation-and-state-audit',
    attributes: {
      title: { kz: 'Салық салу және мемлекеттік аудит', ru: 'Налогообложение и государственный аудит', en: 'Taxation and State Audit' },
      code: '6B04107',
      program_group: 'B045',
      education: 'bachelor',
      school: 66,
      lead: {
        kz: 'Колледждің экономика бейінін бітіргендерге арналған үш жылдық қазақ тілді бағдарлама: жұмыстан қол үзбей бакалавр атанасыз.',
        ru: 'Трёхлетняя программа на казахском языке для выпускников экономических колледжей: степень бакалавра без отрыва от работы.',
        en: 'A three-year programme in Kazakh for graduates of economics colleges: a bachelor’s degree without giving up your job.',
      },
      languages: ['kz'],
      period: '3',
      form: ['distance', 'part-time'],
      credits: 180,
      fee: 890_000,
      deadline: '2027-08-15',
      qualification: {
        kz: 'бизнес және басқару бакалавры',
        ru: 'бакалавр бизнеса и управления',
        en: 'Bachelor of Business and Management',
      },
      desc: {
        kz: '<p>Колледжде алынған кредиттер қайта есептеледі, сондықтан бірінші жыл бірден Салық кодексі мен бюджет үдерісінен басталады. Дәріс онлайн жүреді, жазбасы келесі күні таңғы сағат тоғызда қолжетімді болады, семинарлар сенбі сайын өтеді.</p><p>Мемлекеттік аудит модулінде студент бюджет қаражаты қалай жұмсалғанын ашық сатып алу деректері бойынша тексереді. Емтиханға жылына екі рет, қаңтар мен маусымда, он күнге Алматыға келу керек, шалғайдан келгендерге жатақхана беріледі.</p>',
        ru: '<p>Кредиты колледжа перезачитываются, поэтому первый год сразу начинается с Налогового кодекса и бюджетного процесса. Лекции идут онлайн, запись доступна на следующий день в девять утра, семинары проходят по субботам.</p><p>В модуле государственного аудита студент проверяет расходование бюджета по открытым данным закупок. На экзамены нужно приезжать в Алматы дважды в год, в январе и июне, на десять дней; иногородним предоставляют общежитие.</p>',
        en: '<p>College credits are recognised, so the first year begins straight away with the Tax Code and the budget process. Lectures are given online and recordings are ready at nine the next morning; seminars take place on Saturdays.</p><p>In the state audit module students check public spending against open procurement data. Twice a year, in January and June, they come to Almaty for ten days of examinations, and those from afar get a room in the hall of residence.</p>',
      },
      careers: [
        { title: { kz: 'Салық кеңесшісі', ru: 'Налоговый консультант', en: 'Tax adviser' } },
        { title: { kz: 'Мемлекеттік аудитор', ru: 'Государственный аудитор', en: 'State auditor' } },
        { title: { kz: 'Бюджет маманы', ru: 'Специалист по бюджету', en: 'Budget specialist' } },
        { title: { kz: 'Бухгалтер', ru: 'Бухгалтер', en: 'Accountant' } },
      ],
      seo: {
        title: {
          kz: 'Салық салу және мемлекеттік аудит, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Налогообложение и государственный аудит, бакалавриат\u00a0— Нархоз',
          en: 'Taxation and State Audit, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2015,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Қашықтан оқу қалай өтеді', ru: 'Как проходит дистанционная учёба', en: 'How distance study works' },
          items: [
            {
              title: {
                kz: 'Колледж дипломы қандай бейінде болуы керек?',
                ru: 'Какой нужен диплом колледжа?',
                en: 'Which college diploma do I need?',
              },
              text: {
                kz: '<p>Есеп, қаржы, салық немесе менеджмент мамандығы. Басқа бейін болса, төрт жылдық бағдарламаға кеңес береміз.</p>',
                ru: '<p>По учёту, финансам, налогам или менеджменту. С другим профилем советуем четырёхлетнюю программу.</p>',
                en: '<p>One in accounting, finance, taxation or management. With another profile we recommend a four-year programme.</p>',
              },
            },
            {
              title: { kz: 'Интернет нашар болса ше?', ru: 'А если интернет слабый?', en: 'What if my connection is poor?' },
              text: {
                kz: '<p>Дәрістің дыбыс жазбасы мен мәтінін бөлек жүктеп алуға болады, олар бейнежазбадан жиырма есе аз орын алады.</p>',
                ru: '<p>Звукозапись и текст лекции можно скачать отдельно, они в двадцать раз легче видео.</p>',
                en: '<p>The sound recording and the text of a lecture can be downloaded separately; they are twenty times smaller than the video.</p>',
              },
            },
            {
              title: {
                kz: 'Жұмыс берушіге анықтама керек пе?',
                ru: 'Нужна ли справка работодателю?',
                en: 'Does my employer need a certificate?',
              },
              text: {
                kz: '<p>Керек болса, оқитыныңыз бен емтихан кестесі туралы анықтаманы <a href="/account">жеке кабинеттен</a> бірнеше минутта аласыз.</p>',
                ru: '<p>Если нужна, справку об учёбе и расписании экзаменов вы за несколько минут получите в <a href="/account">личном кабинете</a>.</p>',
                en: '<p>If it wants one, <a href="/account">your account</a> gives you proof of study with the dates of your examinations in a few minutes.</p>',
              },
            },
          ],
        },
        {
          id: 2016,
          type: 'contacts',
          group: 2,
          position: 2,
          title: { kz: 'Бағдарлама үйлестірушісі', ru: 'Координатор программы', en: 'Programme coordinator' },
          items: [
            {
              title: { kz: 'Қашықтан оқыту бөлімі', ru: 'Отдел дистанционного обучения', en: 'Distance learning office' },
              phone: '+7 (727) 377-11-46',
              email: 'distance@narxoz.example',
              hours: { kz: 'Дс–Сб, 9:00–19:00', ru: 'Пн–Сб, 9:00–19:00', en: 'Mon–Sat, 9:00–19:00' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 9,
    slug: 'ecology-and-green-economy',
    attributes: {
      title: { kz: 'Экология және жасыл экономика', ru: 'Экология и зелёная экономика', en: 'Ecology and Green Economy' },
      code: '6B05201',
      ...inGroup('B051'),
      education: 'bachelor',
      school: 66,
      lead: {
        kz: 'Алматының ауасын, Балқаштың суын, көміртегі салығын бір теңдеуге сыйғыза алатын мамандар даярлаймыз.',
        ru: 'Готовим специалистов, способных свести в одно уравнение воздух Алматы, воду Балхаша и углеродный налог.',
        en: 'We educate specialists who can put the air of Almaty, the water of Balkhash and a carbon tax into one equation.',
      },
      languages: ['kz', 'ru'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_290_000,
      deadline: '2027-08-25',
      qualification: { kz: 'жаратылыстану ғылымдарының бакалавры', ru: 'бакалавр естественных наук', en: 'Bachelor of Natural Sciences' },
      desc: {
        kz: '<p>Химия, гидрология және экология негіздерінен кейін табиғат капиталын бағалау, көміртегі нарығы мен экологиялық құқық оқытылады. Студенттер қаладағы он екі ауа бекетінің дерегін күнделікті жинап, қыс пен жазды салыстырады.</p><p>Жазғы практика Іле атырауында өтеді: топ су деңгейін өлшеп, балықшы ауылдардың табысын сұрайды да, екеуін бір есепте байланыстырады. Бұл есептерді аудандық әкімдік суару жоспарын жасағанда пайдаланады.</p>',
        ru: '<p>После основ химии, гидрологии и экологии идут оценка природного капитала, углеродный рынок и экологическое право. Студенты ежедневно собирают данные двенадцати городских постов и сравнивают зимний воздух с летним.</p><p>Летняя практика проходит в дельте Или: группа измеряет уровень воды, опрашивает рыбацкие сёла о доходах и связывает одно с другим в общем отчёте. Районный акимат использует эти отчёты, когда планирует полив.</p>',
        en: '<p>After the foundations of chemistry, hydrology and ecology come natural capital valuation, carbon markets and environmental law. Students collect readings from twelve city air stations every day and compare winter with summer.</p><p>Summer fieldwork takes place in the Ili delta: the group measures water levels, asks fishing villages about their income and connects the two in one report. The district administration uses these reports when it plans irrigation.</p>',
      },
      careers: [
        { title: { kz: 'Эколог', ru: 'Эколог', en: 'Environmental specialist' } },
        { title: { kz: 'ESG талдаушысы', ru: 'ESG-аналитик', en: 'ESG analyst' } },
        { title: { kz: 'Көміртегі есебінің маманы', ru: 'Специалист по углеродной отчётности', en: 'Carbon accounting specialist' } },
        {
          title: {
            kz: 'Табиғат қорғау жобаларының үйлестірушісі',
            ru: 'Координатор природоохранных проектов',
            en: 'Conservation project coordinator',
          },
        },
      ],
      seo: {
        title: {
          kz: 'Экология және жасыл экономика, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Экология и зелёная экономика, бакалавриат\u00a0— Университет Нархоз',
          en: 'Ecology and Green Economy, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2017,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Далада және зертханада', ru: 'В поле и в лаборатории', en: 'In the field and in the lab' },
          items: [
            {
              value: { kz: '12', ru: '12', en: '12' },
              title: {
                kz: 'ауа бекетінің дерегін студенттер талдайды',
                ru: 'постов качества воздуха анализируют студенты',
                en: 'air quality stations analysed by students',
              },
            },
            {
              value: { kz: '21', ru: '21', en: '21' },
              title: {
                kz: 'күн Іле атырауындағы далалық лагерь',
                ru: 'день полевого лагеря в дельте Или',
                en: 'days at the field camp in the Ili delta',
              },
            },
            {
              value: { kz: '4', ru: '4', en: '4' },
              title: {
                kz: 'балықшы ауыл сауалнамаға қатысады',
                ru: 'рыбацких села участвуют в опросе',
                en: 'fishing villages take part in the survey',
              },
            },
          ],
        },
        {
          id: 2018,
          type: 'cards',
          group: 2,
          position: 2,
          title: { kz: 'Осы бағдарламамен байланысты', ru: 'Связано с программой', en: 'Connected with the programme' },
          items: [
            {
              title: { kz: 'Тұрақты даму мақсаттары', ru: 'Цели устойчивого развития', en: 'Sustainable development goals' },
              desc: {
                kz: '<p>Университет таза су мен климат бойынша не істеп жатыр.</p>',
                ru: '<p>Что университет делает для чистой воды и климата.</p>',
                en: '<p>What the university does for clean water and climate.</p>',
              },
              link: { text: { kz: 'Мақсаттарды көру', ru: 'Смотреть цели', en: 'See the goals' }, url: '/our-sustainable-development' },
            },
            {
              title: { kz: 'Волонтерлер қозғалысы', ru: 'Волонтёрское движение', en: 'Volunteers' },
              desc: {
                kz: '<p>Көктемгі ағаш отырғызу мен өзен жағасын тазалау жұмыстары.</p>',
                ru: '<p>Весенние посадки деревьев и уборка берегов рек.</p>',
                en: '<p>Tree planting in spring and clean-ups along the rivers.</p>',
              },
              link: { text: { kz: 'Волонтерлерге қосылу', ru: 'Присоединиться', en: 'Join the volunteers' }, url: '/volunteers' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 10,
    slug: 'entrepreneurship-and-innovation',
    attributes: {
      title: { kz: 'Кәсіпкерлік және инновация', ru: 'Предпринимательство и инновации', en: 'Entrepreneurship and Innovation' },
      code: '6B04109',
      ...inGroup('B044'),
      education: 'bachelor',
      school: 67,
      lead: {
        kz: 'Диплом қорғауға дейін кемінде бір нағыз бизнес ашасыз: кейде ол жабылады, бірақ тәжірибесі сізде қалады.',
        ru: 'До защиты диплома вы откроете хотя бы один настоящий бизнес: иногда он закроется, но опыт останется с вами.',
        en: 'Before you defend your diploma you will have opened at least one real business. Sometimes it closes; the experience stays with you.',
      },
      languages: ['kz', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_650_000,
      deadline: '2027-08-20',
      qualification: {
        kz: 'бизнес және басқару бакалавры',
        ru: 'бакалавр бизнеса и управления',
        en: 'Bachelor of Business and Management',
      },
      desc: {
        kz: '<p>Бірінші курста он екі студенттен тұратын топ 100\u00a0000 теңге бастапқы қаражат алып, бір семестрде заңды табыс табуы керек. Екінші жылы сұраныс, юнит-экономика, сату және келіссөз тереңдей оқытылады, ал үшінші жылы әркім өз идеясымен инкубаторға кіреді.</p><p>Бағалау тәсілі де бөлек: бағаның жартысын тапсырыс берушінің пікірі мен кассадағы түсім шешеді. Бизнесі тоқтаған студент «сәтсіздік есебін» жазады, ол келесі топқа оқу материалы болады.</p>',
        ru: '<p>На первом курсе команда из двенадцати студентов получает 100\u00a0000 тенге и должна за семестр заработать законную прибыль. На втором углублённо изучают спрос, юнит-экономику, продажи и переговоры, а на третьем каждый входит со своей идеей в инкубатор.</p><p>И оценивают здесь иначе: половину оценки дают отзыв заказчика и выручка в кассе. Тот, чей бизнес остановился, пишет «отчёт о неудаче», и следующая группа учится по нему.</p>',
        en: '<p>In the first year a team of twelve receives 100,000 tenge and has one semester to make an honest profit. The second year goes deeper into demand, unit economics, selling and negotiation, and in the third everyone enters the incubator with an idea of their own.</p><p>Marking is different too: half of the mark is the client’s opinion and the takings. Those whose business has stopped write a “failure report”, which the next group studies.</p>',
      },
      careers: [
        { title: { kz: 'Кәсіпкер', ru: 'Предприниматель', en: 'Business owner' } },
        { title: { kz: 'Стартап негізін қалаушы', ru: 'Основатель стартапа', en: 'Start-up founder' } },
        { title: { kz: 'Бизнес-талдаушы', ru: 'Бизнес-аналитик', en: 'Business analyst' } },
        { title: { kz: 'Инновация менеджері', ru: 'Менеджер по инновациям', en: 'Innovation manager' } },
      ],
      seo: {
        title: {
          kz: 'Кәсіпкерлік және инновация, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Предпринимательство и инновации, бакалавриат\u00a0— Университет Нархоз',
          en: 'Entrepreneurship and Innovation, bachelor’s degree – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2019,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Инкубатордың бес жылы', ru: 'Пять лет инкубатора', en: 'Five years of the incubator' },
          items: [
            {
              value: { kz: '74', ru: '74', en: '74' },
              title: {
                kz: 'студенттік компания тіркелді',
                ru: 'студенческие компании зарегистрированы',
                en: 'student companies registered',
              },
            },
            {
              value: { kz: '31', ru: '31', en: '31' },
              title: { kz: 'компания әлі жұмыс істеп тұр', ru: 'компания работает до сих пор', en: 'companies still trading' },
            },
            {
              value: { kz: '43', ru: '43', en: '43' },
              title: {
                kz: '«сәтсіздік есебі» оқу қорында сақтаулы',
                ru: '«отчёта о неудаче» хранятся в учебном фонде',
                en: '“failure reports” kept for teaching',
              },
            },
          ],
        },
        {
          id: 2020,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Менің алғашқы бизнесім, құрт қосылған тоқаш, үш айда жабылды. Есебімді жазып отырып, бағаны қате қойғанымды түсіндім. Екіншісі екі жылдан бері пайда әкеліп келеді.</p>',
            ru: '<p>Мой первый бизнес, печенье с куртом, закрылся через три месяца. Пока писала отчёт, поняла, что ошиблась с ценой. Второй приносит прибыль уже два года.</p>',
            en: '<p>My first business, biscuits with dried curd, closed after three months. Writing the report I saw that my price had been wrong. The second has made a profit for two years.</p>',
          },
          name: { kz: 'Мерей Жұмабек', ru: 'Мерей Жумабек', en: 'Merei Zhumabek' },
          post: { kz: '2025 жылғы түлек, кәсіпкер', ru: 'Выпускница 2025 года, предприниматель', en: 'Graduate of 2025, business owner' },
        },
      ],
    },
  },
  {
    id: 11,
    slug: 'international-business',
    attributes: {
      title: { kz: 'Халықаралық бизнес', ru: 'Международный бизнес', en: 'International Business' },
      code: '6B04110',
      ...inGroup('B044'),
      education: 'bachelor',
      school: 67,
      lead: {
        kz: 'Толығымен ағылшын тілінде, бір семестрі шетелде өтетін бағдарлама: шекара арқылы сату, сатып алу және келісу өнері.',
        ru: 'Программа целиком на английском, с семестром за рубежом: искусство продавать, покупать и договариваться через границы.',
        en: 'Taught wholly in English, with a semester abroad: the art of selling, buying and reaching agreement across borders.',
      },
      languages: ['en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_780_000,
      deadline: '2027-07-30',
      qualification: {
        kz: 'бизнес және басқару бакалавры',
        ru: 'бакалавр бизнеса и управления',
        en: 'Bachelor of Business and Management',
      },
      desc: {
        kz: '<p>Топта орта есеппен тоғыз елдің студенті отырады, сондықтан мәдениетаралық келіссөз сабағы күн сайын өзінен өзі өтіп жатады. Сыртқы сауда келісімшарты, валюта тәуекелі, халықаралық маркетинг пен төрелік сот практикасы негізгі пәндерге кіреді.</p><p>Бесінші немесе алтыншы семестрде студент серіктес университетте оқиды, кредиттері толық есептеледі. Екінші шет тілі міндетті: қытай, түрік, неміс немесе корей тілінен бірін таңдап, алты семестр оқисыз.</p>',
        ru: '<p>В группе в среднем девять национальностей, поэтому занятие по межкультурным переговорам идёт само собой каждый день. В ядре программы\u00a0— внешнеторговый контракт, валютный риск, международный маркетинг и практика арбитража.</p><p>Пятый или шестой семестр студент проводит в университете-партнёре, кредиты засчитываются полностью. Второй иностранный язык обязателен: китайский, турецкий, немецкий или корейский, шесть семестров.</p>',
        en: '<p>A group brings together nine nationalities on average, so the class in cross-cultural negotiation goes on by itself every day. Foreign trade contracts, currency risk, international marketing and arbitration practice make up the core.</p><p>The fifth or sixth semester is spent at a partner university, with full credit. A second foreign language is compulsory: Chinese, Turkish, German or Korean, for six semesters.</p>',
      },
      careers: [
        { title: { kz: 'Экспорт менеджері', ru: 'Менеджер по экспорту', en: 'Export manager' } },
        { title: { kz: 'Халықаралық сатып алу маманы', ru: 'Специалист по международным закупкам', en: 'International buyer' } },
        { title: { kz: 'Сыртқы нарық талдаушысы', ru: 'Аналитик внешних рынков', en: 'Foreign markets analyst' } },
        { title: { kz: 'Сауда өкілі', ru: 'Торговый представитель', en: 'Trade representative' } },
      ],
      seo: {
        title: {
          kz: 'Халықаралық бизнес, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Международный бизнес, бакалавриат\u00a0— Университет Нархоз',
          en: 'International Business, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2021,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Шетелдегі семестр', ru: 'Семестр за рубежом', en: 'The semester abroad' },
          items: [
            {
              title: { kz: 'Қайда баруға болады', ru: 'Куда можно поехать', en: 'Where you can go' },
              desc: {
                kz: '<p>Он сегіз елдегі серіктестердің ішінен бағдарламаға сай келетінін үйлестіруші ұсынады.</p>',
                ru: '<p>Координатор предложит подходящие университеты среди партнёров в восемнадцати странах.</p>',
                en: '<p>The coordinator suggests suitable universities among partners in eighteen countries.</p>',
              },
              link: { text: { kz: 'Серіктестер тізімі', ru: 'Список партнёров', en: 'List of partners' }, url: '/partner-universities' },
            },
            {
              title: { kz: 'Қанша тұрады', ru: 'Сколько это стоит', en: 'What it costs' },
              desc: {
                kz: '<p>Елдер бойынша баспана, тамақ және виза шығыны.</p>',
                ru: '<p>Жильё, питание и виза по странам.</p>',
                en: '<p>Housing, food and visas, country by country.</p>',
              },
              link: {
                text: { kz: 'Шығындарды көру', ru: 'Смотреть расходы', en: 'See the expenses' },
                url: '/expenses-for-the-period-of-mobility',
              },
            },
            {
              title: { kz: 'Қалай өтінім беру керек', ru: 'Как подать заявку', en: 'How to apply' },
              desc: {
                kz: '<p>Іріктеу жылына екі рет, қазан және наурыз айларында.</p>',
                ru: '<p>Отбор проходит дважды в год, в октябре и марте.</p>',
                en: '<p>Selection takes place twice a year, in October and March.</p>',
              },
              link: { text: { kz: 'Ұтқырлық туралы', ru: 'О мобильности', en: 'About mobility' }, url: '/academic-mobility' },
            },
          ],
        },
        {
          id: 2022,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Екінші шет тілі', ru: 'Второй иностранный язык', en: 'The second foreign language' },
          items: [
            {
              title: { kz: 'Көлемі', ru: 'Объём', en: 'Amount of study' },
              value: {
                kz: 'алты семестр, аптасына төрт сағат',
                ru: 'шесть семестров, четыре часа в неделю',
                en: 'six semesters, four hours a week',
              },
            },
            {
              title: { kz: 'Шығу деңгейі', ru: 'Уровень на выходе', en: 'Final level' },
              value: {
                kz: 'B1, халықаралық емтиханмен расталады',
                ru: 'B1, подтверждается международным экзаменом',
                en: 'B1, confirmed by an international examination',
              },
            },
            {
              title: { kz: 'Топ көлемі', ru: 'Размер группы', en: 'Group size' },
              value: { kz: 'он төрт студенттен аспайды', ru: 'не более четырнадцати студентов', en: 'no more than fourteen students' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 12,
    slug: 'business-administration-evening',
    attributes: {
      title: { kz: 'Бизнесті басқару', ru: 'Управление бизнесом', en: 'Business Administration' },
      code: '6B04111',
      ...inGroup('B044'),
      education: 'bachelor',
      school: 67,
      lead: {
        kz: 'Жұмыс пен отбасын тастамай, бес жыл кешкі топта оқып, бакалавр дәрежесін алғысы келетіндерге арналған орысша бағдарлама.',
        ru: 'Программа на русском языке для тех, кто хочет получить степень бакалавра за пять лет вечерней учёбы, не бросая ни работу, ни семью.',
        en: 'A programme in Russian for people who want a bachelor’s degree after five years of evening study, without giving up job or family.',
      },
      languages: ['ru'],
      period: '5',
      form: ['evening'],
      credits: 240,
      fee: 980_000,
      deadline: '2027-08-25',
      qualification: {
        kz: 'бизнес және басқару бакалавры',
        ru: 'бакалавр бизнеса и управления',
        en: 'Bachelor of Business and Management',
      },
      desc: {
        kz: '<p>Оқу жүктемесі бес жылға бөлінген: аптасына үш кеш, екі жұма сайын бір сенбі. Пәндер бірінен соң бірі жүреді: студент бір мезетте екі пәннен артық оқымайды және алты апта сайын бір емтихан тапсырады.</p><p>Студенттердің орташа жасы\u00a0– жиырма тоғыз. Оқытушылардың көбі күндіз компания басқарады, сондықтан дәрістегі мысал кеше ғана болған оқиға болуы мүмкін.</p>',
        ru: '<p>Нагрузка разложена на пять лет: три вечера в неделю и одна суббота раз в две недели. Дисциплины идут друг за другом: студент изучает не больше двух одновременно и каждые шесть недель сдаёт один экзамен.</p><p>Средний возраст студента\u00a0— двадцать девять лет. Большинство преподавателей днём руководят компаниями, и пример на лекции мог случиться буквально вчера.</p>',
        en: '<p>The load is spread over five years: three evenings a week and one Saturday a fortnight. Courses follow one another instead of running in parallel, so students take no more than two at a time and sit one examination every six weeks.</p><p>The average student is twenty-nine years old. Most lecturers run companies by day, and an example in class may have happened only yesterday.</p>',
      },
      careers: [
        { title: { kz: 'Шағын бизнес жетекшісі', ru: 'Руководитель малого бизнеса', en: 'Small business manager' } },
        { title: { kz: 'Бөлімше менеджері', ru: 'Менеджер подразделения', en: 'Division manager' } },
        { title: { kz: 'Коммерциялық директор', ru: 'Коммерческий директор', en: 'Commercial director' } },
        { title: { kz: 'Франшиза иесі', ru: 'Владелец франшизы', en: 'Franchise owner' } },
      ],
      seo: {
        title: {
          kz: 'Бизнесті басқару, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Управление бизнесом, бакалавриат\u00a0— Университет Нархоз',
          en: 'Business Administration, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2023,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Жұмыс істейтін студенттің сұрақтары', ru: 'Вопросы работающего студента', en: 'Questions from working students' },
          items: [
            {
              title: { kz: 'Іссапарға кетсем не болады?', ru: 'Что делать в командировке?', en: 'What if I travel for work?' },
              text: {
                kz: '<p>Әр дәріс жазылады, ал семинарды параллель топта немесе онлайн өтеуге болады.</p>',
                ru: '<p>Каждая лекция записывается, а семинар можно отработать с параллельной группой или онлайн.</p>',
                en: '<p>Every lecture is recorded, and a seminar can be made up with the parallel group or online.</p>',
              },
            },
            {
              title: { kz: 'Оқуды уақытша тоқтатуға бола ма?', ru: 'Можно ли сделать паузу?', en: 'Can I take a break?' },
              text: {
                kz: '<p>Иә, академиялық демалыс бір жылға беріледі, төленген ақы сақталады.</p>',
                ru: '<p>Да, академический отпуск даётся на год, внесённая оплата сохраняется.</p>',
                en: '<p>Yes, academic leave is granted for a year and the fees you have paid are kept.</p>',
              },
            },
            {
              title: {
                kz: 'Бала қарайтын адам жоқ кеште ше?',
                ru: 'А если вечером не с кем оставить ребёнка?',
                en: 'What if nobody can look after my child?',
              },
              text: {
                kz: '<p>Бас ғимараттың бірінші қабатында кешкі тоғызға дейін балалар бөлмесі жұмыс істейді.</p>',
                ru: '<p>На первом этаже главного корпуса до девяти вечера работает детская комната.</p>',
                en: '<p>A children’s room on floor 1 of the main building is open until nine.</p>',
              },
            },
          ],
        },
        {
          id: 2024,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Бір кеш сабаққа қатысып көріңіз', ru: 'Побывайте на одном вечернем занятии', en: 'Sit in on one evening class' },
          desc: {
            kz: '<p>Әр айдың бірінші сейсенбісінде есік ашық: алдын ала жазылып, кез келген дәріске кіре аласыз.</p>',
            ru: '<p>В первый вторник каждого месяца двери открыты: запишитесь заранее и приходите на любую лекцию.</p>',
            en: '<p>On the first Tuesday of each month the doors are open: sign up ahead and come to any lecture.</p>',
          },
          link: { text: { kz: 'Жазылу', ru: 'Записаться', en: 'Sign up' }, url: '/tour' },
        },
      ],
    },
  },
  {
    id: 13,
    slug: 'retail-and-e-commerce',
    attributes: {
      title: { kz: 'Ритейл және электрондық коммерция', ru: 'Ритейл и электронная коммерция', en: 'Retail and E-commerce' },
      code: '6B04112',
      program_group: 'B047',
      education: 'bachelor',
      school: 67,
      lead: {
        kz: 'Сауда колледжінің түлектеріне арналған: базардағы сөреден маркетплейстегі витринаға дейін, үш жыл қашықтан.',
        ru: 'Для выпускников торговых колледжей: от прилавка на рынке до витрины на маркетплейсе, три года дистанционно.',
        en: 'For graduates of trade colleges: from the market stall to the marketplace storefront, three years by distance.',
      },
      languages: ['kz', 'ru'],
      period: '3',
      form: ['distance'],
      credits: 180,
      fee: 920_000,
      deadline: '2027-08-15',
      qualification: {
        kz: 'бизнес және басқару бакалавры',
        ru: 'бакалавр бизнеса и управления',
        en: 'Bachelor of Business and Management',
      },
      desc: {
        kz: '<p>Ассортимент, баға белгілеу, қойма айналымы және тұтынушы құқығы негізгі пәндер қатарында. Студент бірінші аптадан-ақ өз онлайн-дүкенін ашып, үш жыл бойы барлық тапсырманы соның дерегімен орындайды.</p><p>Топтар он екі аймақтан жиналады, сол себепті жеткізу, қайтару және төлем тапсырмалары Атырау мен Семейде әртүрлі шешіледі. Емтихандар прокторинг арқылы тапсырылады, диплом қорғау ғана Алматыда өтеді.</p>',
        ru: '<p>Ассортимент, ценообразование, оборот склада и права потребителей\u00a0— основа программы. Уже в первую неделю студент открывает собственный интернет-магазин и три года выполняет все задания на его данных.</p><p>Группы собираются из двенадцати регионов, поэтому задачи о доставке, возврате и оплате в Атырау и Семее решаются по-разному. Экзамены сдают с прокторингом, и только защита диплома проходит в Алматы.</p>',
        en: '<p>Assortment, pricing, stock turnover and consumer rights are the core. In the very first week students open an online shop of their own, and for three years they do every assignment with its data.</p><p>Groups come from twelve regions, so questions of delivery, returns and payment are solved differently in Atyrau and in Semey. Examinations are proctored online; only the diploma defence takes place in Almaty.</p>',
      },
      careers: [
        { title: { kz: 'Электрондық коммерция менеджері', ru: 'Менеджер электронной коммерции', en: 'E-commerce manager' } },
        { title: { kz: 'Категория менеджері', ru: 'Категорийный менеджер', en: 'Category manager' } },
        { title: { kz: 'Маркетплейс маманы', ru: 'Специалист по маркетплейсам', en: 'Marketplace specialist' } },
        { title: { kz: 'Дүкен директоры', ru: 'Директор магазина', en: 'Store manager' } },
      ],
      seo: {
        title: {
          kz: 'Ритейл және электрондық коммерция, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Ритейл и электронная коммерция, бакалавриат\u00a0— Университет Нархоз',
          en: 'Retail and E-commerce, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2025,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Оқу дүкенінің үш жылы', ru: 'Три года учебного магазина', en: 'Three years of a training shop' },
          items: [
            {
              title: { kz: 'Ашу', ru: 'Открыть', en: 'Open it' },
              desc: {
                kz: '<p>Он тауар, бір жеткізуші, алғашқы жиырма тапсырыс.</p>',
                ru: '<p>Десять товаров, один поставщик, первые двадцать заказов.</p>',
                en: '<p>Ten products, one supplier, the first twenty orders.</p>',
              },
            },
            {
              title: { kz: 'Тұрақтандыру', ru: 'Сделать устойчивым', en: 'Steady it' },
              desc: {
                kz: '<p>Қайтару үлесін азайтып, қоймадағы қалдықты есептейсіз.</p>',
                ru: '<p>Снижаете долю возвратов и считаете остатки на складе.</p>',
                en: '<p>You bring returns down and keep track of stock.</p>',
              },
            },
            {
              title: { kz: 'Кеңейту', ru: 'Расширить', en: 'Expand it' },
              desc: {
                kz: '<p>Екінші өңірге шығып, жарнама шығынын табыспен салыстырасыз.</p>',
                ru: '<p>Выходите во второй регион и сравниваете рекламу с доходом.</p>',
                en: '<p>You enter a second region and weigh advertising against income.</p>',
              },
            },
          ],
        },
        {
          id: 2026,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Қашықтан оқудың кестесі', ru: 'Расписание дистанционной учёбы', en: 'The distance timetable' },
          items: [
            {
              title: { kz: 'Онлайн-семинар', ru: 'Онлайн-семинары', en: 'Online seminars' },
              value: { kz: 'сейсенбі мен бейсенбі, 20:00', ru: 'вторник и четверг, 20:00', en: 'Tuesday and Thursday, 20:00' },
            },
            {
              title: { kz: 'Тапсырма мерзімі', ru: 'Срок заданий', en: 'Assignments due' },
              value: {
                kz: 'екі аптада бір рет, жексенбі түн ортасына дейін',
                ru: 'раз в две недели, до полуночи воскресенья',
                en: 'every two weeks, by midnight on Sunday',
              },
            },
            {
              title: { kz: 'Алматыға келу', ru: 'Приезд в Алматы', en: 'Visits to Almaty' },
              value: {
                kz: 'соңғы жылы бір рет, алты күнге',
                ru: 'один раз на последнем году, на шесть дней',
                en: 'once, in the last year, for six days',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 14,
    slug: 'agribusiness-management',
    attributes: {
      title: { kz: 'Агробизнес менеджменті', ru: 'Менеджмент агробизнеса', en: 'Agribusiness Management' },
      code: '6B04113',
      ...inGroup('B044'),
      education: 'bachelor',
      school: 67,
      lead: {
        kz: 'Шаруа қожалығын ата кәсіптен заманауи бизнеске айналдырғысы келетін ауыл жастарына арналған қазақ тілді бағдарлама.',
        ru: 'Программа на казахском языке для сельской молодёжи, которая хочет превратить дело дедов в современный бизнес.',
        en: 'A programme in Kazakh for young people from villages who want to turn their grandfathers’ trade into a modern business.',
      },
      languages: ['kz'],
      period: '4',
      form: ['full-time', 'part-time'],
      credits: 240,
      fee: 1_180_000,
      deadline: '2027-08-25',
      qualification: {
        kz: 'бизнес және басқару бакалавры',
        ru: 'бакалавр бизнеса и управления',
        en: 'Bachelor of Business and Management',
      },
      desc: {
        kz: '<p>Студент жер, мал және техника экономикасын, агрологистиканы, субсидия мен сақтандыру тәртібін оқиды, сонымен бірге топырақ пен жемшөп туралы жаратылыстану пәндерін өтеді. Сабақ кестесі ауыл күнтізбесіне бейімделген: икемді кестедегі топ көктемгі егіс пен күзгі орақ кезінде сабаққа келмейді.</p><p>Әр студент бір шаруашылықты төрт жыл бойы жүргізеді, көбіне бұл өз отбасының қожалығы. Диплом жұмысы сол шаруашылықтың банкке көрсетуге болатын бизнес-жоспары болып шығады.</p>',
        ru: '<p>Студент изучает экономику земли, скота и техники, агрологистику, порядок субсидий и страхования, а рядом\u00a0— естественные дисциплины о почве и кормах. Расписание подстроено под сельский календарь: группа с гибким графиком не приезжает на занятия в посевную и в уборочную.</p><p>Каждый четыре года ведёт одно хозяйство, чаще всего своей семьи. Дипломом становится бизнес-план этого хозяйства, с которым можно идти в банк.</p>',
        en: '<p>Students learn the economics of land, livestock and machinery, agricultural logistics, subsidies and insurance, next to natural sciences on soil and feed. The timetable follows the farming calendar: the flexible-schedule group has no classes during sowing and harvest.</p><p>Everyone works with one farm for four years, most often their own family’s. The diploma is a business plan for that farm, fit to be shown to a bank.</p>',
      },
      careers: [
        { title: { kz: 'Шаруашылық басқарушысы', ru: 'Управляющий хозяйством', en: 'Farm manager' } },
        { title: { kz: 'Агрокомпания экономисі', ru: 'Экономист агрокомпании', en: 'Agricultural company economist' } },
        { title: { kz: 'Агроқаржы маманы', ru: 'Специалист по агрофинансам', en: 'Rural finance specialist' } },
        { title: { kz: 'Өнімді өткізу менеджері', ru: 'Менеджер по сбыту', en: 'Sales manager' } },
      ],
      seo: {
        title: {
          kz: 'Агробизнес менеджменті, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Менеджмент агробизнеса, бакалавриат\u00a0— Университет Нархоз',
          en: 'Agribusiness Management, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2027,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Оқу жылы мен ауыл жұмысы', ru: 'Учебный год и сельская работа', en: 'The academic year and the farm' },
          columns: [
            { title: { kz: 'Маусым', ru: 'Сезон', en: 'Season' } },
            { title: { kz: 'Шаруашылықта', ru: 'В хозяйстве', en: 'On the farm' } },
            { title: { kz: 'Оқуда', ru: 'В учёбе', en: 'In class' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Наурыз–сәуір', ru: 'Март–апрель', en: 'March–April' } },
                { text: { kz: 'төл алу, егіске дайындық', ru: 'окот, подготовка к севу', en: 'lambing, getting ready to sow' } },
                { text: { kz: 'аудиториядағы сабақ онлайнға көшеді', ru: 'занятия переходят в онлайн', en: 'classes move online' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Мамыр–маусым', ru: 'Май–июнь', en: 'May–June' } },
                { text: { kz: 'егіс, қырқым', ru: 'сев, стрижка', en: 'sowing, shearing' } },
                { text: { kz: 'практика, қаржы күнделігі', ru: 'практика, финансовый дневник', en: 'placement, a diary of finances' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Қазан–желтоқсан', ru: 'Октябрь–декабрь', en: 'October–December' } },
                { text: { kz: 'малды күтімге қою', ru: 'стойловый период', en: 'animals under cover' } },
                { text: { kz: 'негізгі пәндер мен сессия', ru: 'основные дисциплины и сессия', en: 'main courses and examinations' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 2028,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Әкем алғашында «менеджментті қой үйретеді» деп күлетін. Қазір ол менің кестеме қарап, жемді қай айда сатып алу тиімді екенін біледі.</p>',
            ru: '<p>Отец сначала смеялся: «Менеджменту учат овцы». Теперь он смотрит в мою таблицу и знает, в каком месяце выгоднее покупать корм.</p>',
            en: '<p>My father used to laugh that sheep teach you management. Now he looks at my spreadsheet and knows in which month feed is cheapest.</p>',
          },
          name: { kz: 'Ерасыл Қаратай', ru: 'Ерасыл Каратай', en: 'Yerassyl Karatai' },
          post: {
            kz: 'Төртінші курс студенті, Жамбыл облысы',
            ru: 'Студент четвёртого курса, Жамбылская область',
            en: 'Fourth-year student, Zhambyl region',
          },
        },
      ],
    },
  },
])
