import { starter } from '../starter-entry.ts'

/** Sustainable development goals 7 to 12. */
export const sdgs7To12 = starter('sdg', [
  {
    id: 7,
    slug: 'affordable-and-clean-energy',
    attributes: {
      number: 7,
      title: { kz: 'Қолжетімді және таза энергия', ru: 'Недорогостоящая и чистая энергия', en: 'Affordable and clean energy' },
      lead: {
        kz: 'Кампустың энергия шығынын азайтамыз, күн батареяларын қоямыз және жасыл энергияның бағасын есептейтін экономистер даярлаймыз.',
        ru: 'Сокращаем расход энергии на кампусе, ставим солнечные панели и готовим экономистов, умеющих считать цену зелёной энергии.',
        en: 'We cut energy use on campus, put up solar panels and train economists who can price green energy.',
      },
      colour: '#fcc30b',
      seo: {
        title: {
          kz: '7-мақсат: қолжетімді және таза энергия\u00a0– Нархоз университеті',
          ru: 'Цель 7: недорогостоящая и чистая энергия\u00a0— Университет Нархоз',
          en: 'Goal 7: affordable and clean energy – Narxoz University',
        },
        description: {
          kz: 'Күн панельдері, жарықдиодты жарық, жылу аудиті және энергетика экономикасы бойынша магистратура.',
          ru: 'Солнечные панели, светодиодный свет, тепловой аудит и магистратура по экономике энергетики.',
          en: 'Solar panels, LED lighting, a heat audit and graduate study in energy economics.',
        },
      },
      banner: {
        title: { kz: 'Қолжетімді және таза энергия', ru: 'Недорогостоящая и чистая энергия', en: 'Affordable and clean energy' },
        lead: {
          kz: 'Ең арзан энергия\u00a0– жұмсалмаған энергия. Содан кейін ғана күн мен желдің кезегі.',
          ru: 'Самая дешёвая энергия\u00a0— не потраченная. И лишь затем очередь солнца и ветра.',
          en: 'The cheapest energy is the energy not used. Only then comes the turn of sun and wind.',
        },
      },
      blocks: [
        {
          id: 4531,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Екінші корпустың төбесінде', ru: 'На крыше второго корпуса', en: 'On the roof of building 2' },
          items: [
            {
              value: { kz: '240', ru: '240', en: '240' },
              title: { kz: 'күн панелі орнатылды', ru: 'солнечных панелей установлено', en: 'solar panels installed' },
            },
            {
              value: { kz: '5\u00a0%', ru: '5\u00a0%', en: '5%' },
              title: {
                kz: 'кампус электрі содан келеді',
                ru: 'электричества кампуса даёт крыша',
                en: 'of campus electricity comes from it',
              },
            },
            {
              value: { kz: '7 жыл', ru: '7 лет', en: '7 years' },
              title: { kz: 'ішінде шығынын ақтайды', ru: 'срок окупаемости', en: 'to pay for itself' },
            },
          ],
        },
        {
          id: 4532,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Үнемдеу жолдары', ru: 'Где мы экономим', en: 'Where we save' },
          items: [
            {
              title: { kz: 'Жарық', ru: 'Свет', en: 'Light' },
              text: {
                kz: '<p>Аудиторияларда жарықдиодты шамдар мен қозғалыс датчиктері орнатылған. Бос бөлмеде жарық төрт минуттан кейін өшеді.</p>',
                ru: '<p>В аудиториях стоят светодиоды и датчики движения. В пустой комнате свет гаснет через четыре минуты.</p>',
                en: '<p>Classrooms have LED lamps and motion sensors. In an empty room the light goes out after four minutes.</p>',
              },
            },
            {
              title: { kz: 'Жылу', ru: 'Тепло', en: 'Heat' },
              text: {
                kz: '<p>Екінші корпустың жылу пункті ауа райына қарай реттеледі, демалыс күндері температура 14 градусқа түсіріледі.</p>',
                ru: '<p>Тепловой пункт второго корпуса следит за погодой, в выходные температура снижается до 14 градусов.</p>',
                en: '<p>The second building’s heating follows the weather, and at weekends it goes down to 14 degrees.</p>',
              },
            },
            {
              title: { kz: 'Серверлер', ru: 'Серверы', en: 'Servers' },
              text: {
                kz: '<p>Деректер орталығының жылуы кітапхананың кіреберісін жылытуға жұмсалады.</p>',
                ru: '<p>Тепло центра данных идёт на обогрев входа в библиотеку.</p>',
                en: '<p>Heat from the data centre warms the entrance of the library.</p>',
              },
            },
          ],
        },
        {
          id: 4533,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Жылы үйдің бағасы', ru: 'Цена тёплого дома', en: 'The price of a warm home' },
          desc: {
            kz: '<p>Зерттеушілер Алматы маңындағы үш жүз үйдің отын шығынын өлшеп, көмірден газға көшудің отбасына қаншаға түсетінін есептеді. Табысы аз үйлерге бір реттік субсидия керек екені анықталып, есеп қала әкімдігіне тапсырылды.</p>',
            ru: '<p>Исследователи измерили расход топлива в трёхстах домах под Алматы и посчитали, во что семье обходится переход с угля на газ. Небогатым домам нужна разовая субсидия\u00a0— этот вывод передан акимату.</p>',
            en: '<p>Researchers measured fuel use in three hundred homes around Almaty and worked out what a family pays to change from coal to gas. Poorer homes need a one-off subsidy; the report is with the city hall.</p>',
          },
        },
      ],
    },
  },
  {
    id: 8,
    slug: 'decent-work-and-economic-growth',
    attributes: {
      number: 8,
      title: {
        kz: 'Лайықты жұмыс және экономикалық өсу',
        ru: 'Достойная работа и экономический рост',
        en: 'Decent work and economic growth',
      },
      lead: {
        kz: 'Түлектің лайықты жұмыс табуына көмектесеміз, еңбек нарығын зерттейміз және өзіміз де әділ жұмыс беруші боламыз.',
        ru: 'Помогаем выпускникам найти достойную работу, изучаем рынок труда и сами остаёмся справедливым работодателем.',
        en: 'We help graduates to decent jobs, study the labour market and try to be a fair employer ourselves.',
      },
      colour: '#a21942',
      seo: {
        title: {
          kz: '8-мақсат: лайықты жұмыс және экономикалық өсу\u00a0– Нархоз университеті',
          ru: 'Цель 8: достойная работа и экономический рост\u00a0— Университет Нархоз',
          en: 'Goal 8: decent work and economic growth – Narxoz University',
        },
        description: {
          kz: 'Жұмысқа орналасу, ақылы тағылымдама, стартаптарды қолдау және еңбек нарығының болжамы.',
          ru: 'Трудоустройство, оплачиваемые стажировки, поддержка стартапов и прогноз рынка труда.',
          en: 'Employment, paid internships, support for start-ups and a forecast of the labour market.',
        },
      },
      banner: {
        title: {
          kz: 'Лайықты жұмыс және экономикалық өсу',
          ru: 'Достойная работа и экономический рост',
          en: 'Decent work and economic growth',
        },
        lead: {
          kz: 'Диплом жұмысқа апаруы керек, ал жұмыс\u00a0– адамды сыйлауы керек.',
          ru: 'Диплом должен вести к работе, а работа\u00a0— уважать человека.',
          en: 'A degree should lead to work, and work should respect the worker.',
        },
        link: {
          text: { kz: 'Мансапты дамыту кеңсесі', ru: 'Офис развития карьеры', en: 'Career development office' },
          url: '/career-development-office',
        },
      },
      blocks: [
        {
          id: 4536,
          type: 'intro',
          group: 1,
          position: 1,
          title: { kz: 'Тағылымдама ақылы болсын', ru: 'Стажировка должна оплачиваться', en: 'Internships should be paid' },
          lead: {
            kz: '2024 жылдан бері университет студентті ақысыз жұмыс істететін компаниямен шарт жасамайды.',
            ru: 'С 2024 года университет не заключает договоров с компаниями, где студент работает бесплатно.',
            en: 'Since 2024 the university has signed no contract with a company that lets students work for nothing.',
          },
          desc: {
            kz: '<p>Бастапқыда серіктестердің он екісі кетіп қалды. Бір жылдан кейін тоғызы қайтып келді, өйткені дайын маман іздеу тағылымдама ақысынан қымбатқа түсті.</p>',
            ru: '<p>Сначала ушли двенадцать партнёров. Через год девять вернулись: искать готового специалиста оказалось дороже, чем платить стажёру.</p>',
            en: '<p>At first twelve partners left. A year later nine were back: finding trained staff had turned out more expensive than paying interns.</p>',
          },
        },
        {
          id: 4537,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Түлектер бір жылдан кейін', ru: 'Выпускники через год', en: 'Graduates a year on' },
          columns: [
            { title: { kz: 'Бағыт', ru: 'Направление', en: 'Field' } },
            { title: { kz: 'Жұмыста', ru: 'Работают', en: 'In work' } },
            { title: { kz: 'Орташа жалақы, мың теңге', ru: 'Средняя зарплата, тыс. тенге', en: 'Average pay, thousand tenge' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Қаржы және есеп', ru: 'Финансы и учёт', en: 'Finance and accounting' } },
                { text: { kz: '90\u00a0%', ru: '90\u00a0%', en: '90%' } },
                { text: { kz: '340', ru: '340', en: '340' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Цифрлық технологиялар', ru: 'Цифровые технологии', en: 'Digital technologies' } },
                { text: { kz: '92\u00a0%', ru: '92\u00a0%', en: '92%' } },
                { text: { kz: '460', ru: '460', en: '460' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Құқық', ru: 'Право', en: 'Law' } },
                { text: { kz: '83\u00a0%', ru: '83\u00a0%', en: '83%' } },
                { text: { kz: '310', ru: '310', en: '310' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Әлеуметтік ғылымдар', ru: 'Социальные науки', en: 'Social sciences' } },
                { text: { kz: '79\u00a0%', ru: '79\u00a0%', en: '79%' } },
                { text: { kz: '270', ru: '270', en: '270' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4538,
          type: 'facts',
          group: 3,
          position: 3,
          title: { kz: 'Университет\u00a0– жұмыс беруші', ru: 'Университет как работодатель', en: 'The university as employer' },
          items: [
            {
              title: { kz: 'Ең төменгі жалақы', ru: 'Минимальная зарплата', en: 'Lowest pay' },
              value: {
                kz: 'елдегіден бір жарым есе жоғары',
                ru: 'в полтора раза выше республиканской',
                en: 'half as much again as the national minimum',
              },
            },
            {
              title: { kz: 'Ұжымдық шарт', ru: 'Коллективный договор', en: 'Collective agreement' },
              value: { kz: 'барлық қызметкерді қамтиды', ru: 'распространяется на всех сотрудников', en: 'covers all staff' },
            },
            {
              title: { kz: 'Оқу құқығы', ru: 'Право учиться', en: 'Right to study' },
              value: {
                kz: 'қызметкердің баласына 30\u00a0% жеңілдік',
                ru: 'скидка 30\u00a0% детям сотрудников',
                en: '30% off fees for employees’ children',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 9,
    slug: 'industry-innovation-and-infrastructure',
    attributes: {
      number: 9,
      title: {
        kz: 'Индустрияландыру, инновациялар және инфрақұрылым',
        ru: 'Индустриализация, инновации и инфраструктура',
        en: 'Industry, innovation and infrastructure',
      },
      lead: {
        kz: 'Студенттің идеясын кәсіпорынға айналдырамыз және отандық өндіріске дерекпен, есеппен көмектесеміз.',
        ru: 'Превращаем идеи студентов в предприятия и помогаем отечественному производству данными и расчётом.',
        en: 'We turn students’ ideas into companies and help local industry with data and figures.',
      },
      colour: '#fd6925',
      seo: {
        title: {
          kz: '9-мақсат: индустрияландыру, инновациялар, инфрақұрылым\u00a0– Нархоз',
          ru: 'Цель 9: индустриализация, инновации, инфраструктура\u00a0— Нархоз',
          en: 'Goal 9: industry, innovation, infrastructure – Narxoz University',
        },
        description: {
          kz: 'Стартап-инкубатор, өндіріске арналған талдау және көлік инфрақұрылымын зерттеу.',
          ru: 'Стартап-инкубатор, аналитика для производства и исследования транспортной инфраструктуры.',
          en: 'A start-up incubator, analysis for manufacturers and studies of transport infrastructure.',
        },
      },
      banner: {
        title: {
          kz: 'Индустрияландыру, инновациялар және инфрақұрылым',
          ru: 'Индустриализация, инновации и инфраструктура',
          en: 'Industry, innovation and infrastructure',
        },
        lead: {
          kz: 'Инновация деген сөзден гөрі сатып алушысы бар өнімді жақсы көреміз.',
          ru: 'Слову «инновация» мы предпочитаем продукт, у которого есть покупатель.',
          en: 'We like a product with a buyer better than the word “innovation”.',
        },
      },
      blocks: [
        {
          id: 4541,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Инкубатордағы тоғыз ай', ru: 'Девять месяцев в инкубаторе', en: 'Nine months in the incubator' },
          items: [
            {
              title: { kz: 'Мәселені тексеру', ru: 'Проверить проблему', en: 'Test the problem' },
              desc: {
                kz: '<p>Алғашқы екі айда команда елу ықтимал клиентпен сөйлеседі. Код жазуға рұқсат жоқ.</p>',
                ru: '<p>Первые два месяца команда говорит с пятьюдесятью возможными клиентами. Писать код нельзя.</p>',
                en: '<p>For two months the team talks to fifty possible customers. No code is allowed.</p>',
              },
            },
            {
              title: { kz: 'Алғашқы нұсқа', ru: 'Первая версия', en: 'First version' },
              desc: {
                kz: '<p>Тәлімгер мен 800 мың теңге беріледі, төрт айда төлейтін бірінші клиент табылуы тиіс.</p>',
                ru: '<p>Дают наставника и 800 тысяч тенге, за четыре месяца нужен первый платящий клиент.</p>',
                en: '<p>With a mentor and 800,000 tenge, the team has four months to find a first paying client.</p>',
              },
            },
            {
              title: { kz: 'Инвесторға шығу', ru: 'Выйти к инвестору', en: 'Meet investors' },
              desc: {
                kz: '<p>Көрсетілім күнінде он шақты қор мен компания келеді. 2019 жылдан бері отыз төрт кәсіпорын тіркелді.</p>',
                ru: '<p>На день показа приходит десяток фондов и компаний. С 2019 года зарегистрировано тридцать четыре предприятия.</p>',
                en: '<p>A dozen funds and firms come to the demo day. Thirty-four companies have been registered since 2019.</p>',
              },
            },
          ],
        },
        {
          id: 4542,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Цех пен дәрісхана арасында', ru: 'Между цехом и аудиторией', en: 'Between factory and classroom' },
          desc: {
            kz: '<p>Әр семестрде алты өндірістік кәсіпорын студенттерге нақты есеп береді: қойма артығы, станоктың тұрып қалуы, жеткізу жолы. Жиһаз фабрикасы үшін жасалған тапсырыс болжамы қойма шығынын бір жылда 22 пайызға қысқартты.</p>',
            ru: '<p>Каждый семестр шесть производств дают студентам настоящие задачи: излишки на складе, простои станков, маршруты доставки. Прогноз заказов для мебельной фабрики за год сократил складские расходы на 22 процента.</p>',
            en: '<p>Every semester six manufacturers set students real problems: surplus stock, idle machines, delivery routes. A forecast of orders for a furniture factory cut its storage costs by 22 per cent in a year.</p>',
          },
        },
        {
          id: 4543,
          type: 'facts',
          group: 3,
          position: 3,
          title: { kz: 'Орта дәліз жобасы', ru: 'Проект «Срединный коридор»', en: 'The Middle Corridor project' },
          items: [
            {
              title: { kz: 'Сұрақ', ru: 'Вопрос', en: 'Question' },
              value: {
                kz: 'контейнер Қорғастан Ақтауға дейін қай жерде уақыт жоғалтады',
                ru: 'где контейнер теряет время между Хоргосом и Актау',
                en: 'where a container loses time between Khorgos and Aktau',
              },
            },
            {
              title: { kz: 'Дерек', ru: 'Данные', en: 'Data' },
              value: {
                kz: '4 мың контейнердің жолы мен кеден декларациялары',
                ru: 'путь 4 тысяч контейнеров и таможенные декларации',
                en: 'the journeys of 4,000 containers and customs declarations',
              },
            },
            {
              title: { kz: 'Нәтиже', ru: 'Результат', en: 'Result' },
              value: {
                kz: 'кідірістің үштен бірі портта емес, құжатта',
                ru: 'треть задержек\u00a0— не в порту, а в документах',
                en: 'a third of the delay is in documents, not in the port',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 10,
    slug: 'reduced-inequalities',
    attributes: {
      number: 10,
      title: { kz: 'Теңсіздікті азайту', ru: 'Уменьшение неравенства', en: 'Reduced inequalities' },
      lead: {
        kz: 'Аймағына, тіліне, денсаулығына қарамай, әр талапкерге тең бастау жасаймыз.',
        ru: 'Даём каждому абитуриенту равный старт, откуда бы он ни был, на каком бы языке ни говорил и каким бы ни было его здоровье.',
        en: 'We give every applicant an equal start, whatever their region, language or health.',
      },
      colour: '#dd1367',
      seo: {
        title: {
          kz: '10-мақсат: теңсіздікті азайту\u00a0– Нархоз университеті',
          ru: 'Цель 10: уменьшение неравенства\u00a0— Университет Нархоз',
          en: 'Goal 10: reduced inequalities – Narxoz University',
        },
        description: {
          kz: 'Ауыл квотасы, алғашқы буын студенттерін қолдау, инклюзия және аймақтық теңсіздікті зерттеу.',
          ru: 'Сельская квота, поддержка студентов первого поколения, инклюзия и исследования регионального неравенства.',
          en: 'A rural quota, support for first-generation students, inclusion and research on regional inequality.',
        },
      },
      banner: {
        title: { kz: 'Теңсіздікті азайту', ru: 'Уменьшение неравенства', en: 'Reduced inequalities' },
        lead: {
          kz: 'Отбасында бірінші болып университетке түсу қиын. Оларға жол көрсететін адам керек.',
          ru: 'Трудно быть первым студентом в семье. Таким ребятам нужен проводник.',
          en: 'It is hard to be the first in a family at university. Such students need a guide.',
        },
        link: { text: { kz: 'Инклюзия беті', ru: 'Страница инклюзии', en: 'Inclusion page' }, url: '/inclusion' },
      },
      blocks: [
        {
          id: 4546,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Тең бастауға арналған шаралар', ru: 'Меры равного старта', en: 'Measures for an equal start' },
          items: [
            {
              title: { kz: 'Алғашқы буын', ru: 'Первое поколение', en: 'First generation' },
              desc: {
                kz: '<p>Ата-анасының жоғары білімі жоқ студенттерге тамызда бір апталық дайындық пен жылдық тәлімгер беріледі.</p>',
                ru: '<p>Студентам, чьи родители не учились в вузе, в августе проводят неделю подготовки и дают наставника на год.</p>',
                en: '<p>Students whose parents did not go to university get a week of preparation in August and a mentor for a year.</p>',
              },
            },
            {
              title: { kz: 'Тіл көпірі', ru: 'Языковой мост', en: 'Language bridge' },
              desc: {
                kz: '<p>Қазақ мектебінен ағылшын тобына, орыс мектебінен қазақ тобына ауысқандарға семестрлік қосымша сабақ.</p>',
                ru: '<p>Семестр дополнительных занятий тем, кто из казахской школы идёт в английскую группу или из русской\u00a0— в казахскую.</p>',
                en: '<p>A semester of extra classes for those who went to school in Kazakh and join an English group, or went to school in Russian and join a Kazakh one.</p>',
              },
            },
            {
              title: { kz: 'Қандас студенттер', ru: 'Студенты-кандасы', en: 'Returning Kazakhs' },
              desc: {
                kz: '<p>Моңғолия, Өзбекстан, Қытайдан келген қандастарға құжат рәсімдеу мен кирилл жазуын үйрену тегін.</p>',
                ru: '<p>Кандасам из Монголии, Узбекистана и Китая бесплатно помогают с документами и кириллицей.</p>',
                en: '<p>Ethnic Kazakhs coming from Mongolia, Uzbekistan and China get free help with documents and with Cyrillic writing.</p>',
              },
            },
          ],
        },
        {
          id: 4547,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Бірінші курс кімдерден құралды', ru: 'Кто поступил на первый курс', en: 'Who joined the first year' },
          columns: [
            { title: { kz: 'Топ', ru: 'Группа', en: 'Group' } },
            { title: { kz: '2023', ru: '2023', en: '2023' } },
            { title: { kz: '2026', ru: '2026', en: '2026' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Ауылдан келгендер', ru: 'Из аулов', en: 'From villages' } },
                { text: { kz: '24\u00a0%', ru: '24\u00a0%', en: '24%' } },
                { text: { kz: '31\u00a0%', ru: '31\u00a0%', en: '31%' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Отбасындағы алғашқы студент', ru: 'Первые студенты в семье', en: 'First in the family' } },
                { text: { kz: '19\u00a0%', ru: '19\u00a0%', en: '19%' } },
                { text: { kz: '25\u00a0%', ru: '25\u00a0%', en: '25%' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Мүгедектігі барлар', ru: 'С инвалидностью', en: 'With a disability' } },
                { text: { kz: '0,6\u00a0%', ru: '0,6\u00a0%', en: '0.6%' } },
                { text: { kz: '1,4\u00a0%', ru: '1,4\u00a0%', en: '1.4%' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4548,
          type: 'quote',
          group: 3,
          position: 3,
          text: {
            kz: '<p>Менің шешем «декан» деген кім екенін сұрады, мен де білмедім. Тәлімгерім бірінші күні-ақ бәрін картаға салып берді.</p>',
            ru: '<p>Мама спросила, кто такой декан, а я и сам не знал. Наставник в первый же день нарисовал мне всё на карте.</p>',
            en: '<p>My mother asked what a dean was, and I did not know either. On the first day my mentor drew me a map of it all.</p>',
          },
          name: { kz: 'Бекзат Ысқақ', ru: 'Бекзат Искак', en: 'Bekzat Yskak' },
          post: {
            kz: 'Түркістан облысынан келген 1-курс студенті',
            ru: 'Первокурсник из Туркестанской области',
            en: 'First-year student from Turkistan region',
          },
        },
      ],
    },
  },
  {
    id: 11,
    slug: 'sustainable-cities-and-communities',
    attributes: {
      number: 11,
      title: {
        kz: 'Тұрақты қалалар мен елді мекендер',
        ru: 'Устойчивые города и населённые пункты',
        en: 'Sustainable cities and communities',
      },
      lead: {
        kz: 'Алматының ауасын, көлігін және тұрғын үйін зерттеп, қалаға дайын шешім ұсынамыз.',
        ru: 'Исследуем воздух, транспорт и жильё Алматы и предлагаем городу готовые решения.',
        en: 'We study the air, transport and housing of Almaty and offer the city solutions it can use.',
      },
      colour: '#fd9d24',
      seo: {
        title: {
          kz: '11-мақсат: тұрақты қалалар мен елді мекендер\u00a0– Нархоз университеті',
          ru: 'Цель 11: устойчивые города и населённые пункты\u00a0— Университет Нархоз',
          en: 'Goal 11: sustainable cities and communities – Narxoz University',
        },
        description: {
          kz: 'Қала туралы ашық деректер, қоғамдық көлікті зерттеу және кампусты көршілерге ашу.',
          ru: 'Открытые данные о городе, исследования общественного транспорта и кампус, открытый соседям.',
          en: 'Open data on the city, research on public transport and a campus open to its neighbours.',
        },
      },
      banner: {
        title: {
          kz: 'Тұрақты қалалар мен елді мекендер',
          ru: 'Устойчивые города и населённые пункты',
          en: 'Sustainable cities and communities',
        },
        lead: {
          kz: 'Кампус\u00a0– қаланың бір кварталы. Қаланың мәселесі біздің терезеден көрініп тұр.',
          ru: 'Кампус\u00a0— квартал города. Его трудности видны из наших окон.',
          en: 'The campus is one block of the city. Its troubles can be seen from our windows.',
        },
      },
      blocks: [
        {
          id: 4551,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Ауаны бірге өлшейміз', ru: 'Измеряем воздух вместе', en: 'Measuring the air together' },
          desc: {
            kz: '<p>Алматының мектептерінде, емханалары мен балабақшаларында елу екі датчик тұр: отыз бесі «Таза ауаның экономикасы» жобасынікі, он жетісін студенттер құрастырды. Көрсеткіш сағат сайын жаңарады, дерек кез келген адамға ашық. Қаңтардағы өлшем бойынша төменгі аудандардағы тозаң таулы бөліктен үш есе көп болды.</p>',
            ru: '<p>В школах, поликлиниках и детских садах Алматы стоят пятьдесят два датчика: тридцать пять от проекта «Экономика чистого воздуха», семнадцать собрали студенты. Показания обновляются каждый час и открыты всем. В январе пыли в нижних районах оказалось втрое больше, чем в предгорьях.</p>',
            en: '<p>Fifty-two sensors stand on schools, clinics and kindergartens across Almaty: thirty-five belong to the project “The Economics of Clean Air”, seventeen were built by students. They report every hour and the data is open. In January there was three times as much dust in the lower districts as by the mountains.</p>',
          },
        },
        {
          id: 4552,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Қалаға берілген ұсыныстар', ru: 'Что мы предложили городу', en: 'What we proposed to the city' },
          items: [
            {
              title: { kz: 'Автобус жолағы', ru: 'Автобусная полоса', en: 'Bus lanes' },
              text: {
                kz: '<p>Абай даңғылындағы бөлінген жолақ сапарды орташа тоғыз минутқа қысқартатыны есептелді.</p>',
                ru: '<p>Выделенная полоса на проспекте Абая, по расчёту, сокращает поездку в среднем на девять минут.</p>',
                en: '<p>A lane of its own on Abai Avenue would shorten a bus ride by nine minutes on average.</p>',
              },
            },
            {
              title: { kz: 'Аула көлеңкесі', ru: 'Тень во дворах', en: 'Shade in the courtyards' },
              text: {
                kz: '<p>Жазғы ыстықта ағаш отырғызуға бірінші кезекте мұқтаж жүз жиырма аула картаға түсірілді.</p>',
                ru: '<p>На карту нанесены сто двадцать дворов, где деревья нужны в первую очередь из-за летней жары.</p>',
                en: '<p>A hundred and twenty courtyards that most need trees against the summer heat were put on a map.</p>',
              },
            },
            {
              title: { kz: 'Сейсмикалық қор', ru: 'Сейсмический фонд', en: 'An earthquake fund' },
              text: {
                kz: '<p>Ескі үйлерді күшейтудің шығыны мен пайдасы салыстырылып, тұрғындармен ортақ қаржыландыру үлгісі жасалды.</p>',
                ru: '<p>Сопоставлены затраты и выгоды укрепления старых домов, разработана модель софинансирования с жильцами.</p>',
                en: '<p>Costs and benefits of strengthening old houses were compared and a way of sharing them with residents worked out.</p>',
              },
            },
          ],
        },
        {
          id: 4553,
          type: 'facts',
          group: 3,
          position: 3,
          title: { kz: 'Көршілерге ашық кампус', ru: 'Кампус, открытый соседям', en: 'Open to the neighbours' },
          items: [
            {
              title: { kz: 'Аула мен стадион', ru: 'Двор и стадион', en: 'Courtyard and stadium' },
              value: { kz: 'демалыс күндері 8:00–21:00', ru: 'по выходным, 8:00–21:00', en: 'at weekends, 8:00–21:00' },
            },
            {
              title: { kz: 'Кітапхана залы', ru: 'Зал библиотеки', en: 'Reading room' },
              value: { kz: 'қала тұрғындарына жеке куәлікпен', ru: 'горожанам по удостоверению', en: 'residents with an identity card' },
            },
            {
              title: { kz: 'Велосипед', ru: 'Велосипед', en: 'Bicycles' },
              value: { kz: '180 тұрақ орны, жөндеу бұрышы', ru: '180 мест, уголок ремонта', en: '180 stands and a repair corner' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 12,
    slug: 'responsible-consumption-and-production',
    attributes: {
      number: 12,
      title: {
        kz: 'Жауапты тұтыну және өндіріс',
        ru: 'Ответственное потребление и производство',
        en: 'Responsible consumption and production',
      },
      lead: {
        kz: 'Аз сатып аламыз, ұзақ пайдаланамыз, қалдықты бөлеміз және бизнеске тұйық цикл экономикасын үйретеміз.',
        ru: 'Меньше покупаем, дольше пользуемся, разделяем отходы и учим бизнес экономике замкнутого цикла.',
        en: 'We buy less, use things longer, sort our waste and teach business the circular economy.',
      },
      colour: '#bf8b2e',
      seo: {
        title: {
          kz: '12-мақсат: жауапты тұтыну және өндіріс\u00a0– Нархоз университеті',
          ru: 'Цель 12: ответственное потребление и производство\u00a0— Университет Нархоз',
          en: 'Goal 12: responsible consumption and production – Narxoz University',
        },
        description: {
          kz: 'Қалдықты бөлек жинау, жасыл сатып алу, зат алмасу жәрмеңкесі және тұйық цикл зертханасы.',
          ru: 'Раздельный сбор, зелёные закупки, ярмарка обмена и лаборатория замкнутого цикла.',
          en: 'Sorted waste, green purchasing, a swap fair and a laboratory of the circular economy.',
        },
      },
      banner: {
        title: {
          kz: 'Жауапты тұтыну және өндіріс',
          ru: 'Ответственное потребление и производство',
          en: 'Responsible consumption and production',
        },
        lead: {
          kz: 'Ысырап\u00a0– обал деп өскен елміз. Сол қағиданы сатып алу шартына да енгіздік.',
          ru: 'Мы выросли с мыслью, что расточать\u00a0— грех. Теперь это правило есть и в наших договорах.',
          en: 'We grew up being told that waste is a sin. Now the rule stands in our contracts too.',
        },
        link: { text: { kz: 'Сатып алу', ru: 'Закупки', en: 'Procurement' }, url: '/university-purchases' },
      },
      blocks: [
        {
          id: 4556,
          type: 'numbers',
          group: 1,
          position: 1,
          title: {
            kz: 'Бөлек жиналған қалдық, 2025–2026 оқу жылы',
            ru: 'Раздельный сбор за 2025–2026 учебный год',
            en: 'Sorted waste in 2025–2026',
          },
          items: [
            {
              value: { kz: '30 т', ru: '30 т', en: '30 t' },
              title: { kz: 'қағаз бен картон', ru: 'бумаги и картона', en: 'paper and cardboard' },
            },
            {
              value: { kz: '9,4 т', ru: '9,4 т', en: '9.4 t' },
              title: { kz: 'пластик пен металл', ru: 'пластика и металла', en: 'plastic and metal' },
            },
            {
              value: { kz: '1,6 т', ru: '1,6 т', en: '1.6 t' },
              title: { kz: 'ескі техника мен батарея', ru: 'старой техники и батареек', en: 'old devices and batteries' },
            },
          ],
        },
        {
          id: 4557,
          type: 'cards',
          group: 2,
          position: 2,
          title: { kz: 'Заттың екінші өмірі', ru: 'Вторая жизнь вещей', en: 'A second life for things' },
          items: [
            {
              title: { kz: 'Алмасу жәрмеңкесі', ru: 'Ярмарка обмена', en: 'Swap fair' },
              desc: {
                kz: '<p>Әр семестрдің соңында жатақхана ауласында киім, ыдыс және оқулық ақшасыз ауысады.</p>',
                ru: '<p>В конце семестра во дворе общежития без денег меняются одеждой, посудой и учебниками.</p>',
                en: '<p>At the end of each semester clothes, dishes and textbooks change hands without money in the yard of the halls.</p>',
              },
            },
            {
              title: { kz: 'Жөндеу кафесі', ru: 'Ремонт-кафе', en: 'Repair café' },
              desc: {
                kz: '<p>Айына бір рет волонтер шеберлер құлаққап, шәйнек, рюкзак жөндеуді үйретеді.</p>',
                ru: '<p>Раз в месяц мастера-волонтёры учат чинить наушники, чайники и рюкзаки.</p>',
                en: '<p>Once a month volunteers teach how to repair headphones, kettles and rucksacks.</p>',
              },
            },
            {
              title: { kz: 'Жиһаз қоры', ru: 'Фонд мебели', en: 'Furniture store' },
              desc: {
                kz: '<p>Ескі парта мен шкаф лақтырылмайды: шеберханада жаңартылып, ауыл мектептеріне жіберіледі.</p>',
                ru: '<p>Старые парты и шкафы не выбрасывают: их обновляют в мастерской и отправляют в сельские школы.</p>',
                en: '<p>Old desks and cupboards are not thrown away: they are restored and sent to rural schools.</p>',
              },
            },
          ],
        },
        {
          id: 4558,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Бизнеске тұйық цикл', ru: 'Замкнутый цикл для бизнеса', en: 'Closing the loop for business' },
          desc: {
            kz: '<p>Бизнес-мектептің тыңдаушылары өз компаниясының қалдығын ақшаға шаққан есеп жасап шығады. Былтырғы отыз есептің он бірінде қалдықты азайту бір жылда өзін ақтайтыны дәлелденді: наубайхана кептірілген нанды жемге, тігін цехы қиындыны дорбаға айналдырды.</p>',
            ru: '<p>Слушатели Бизнес-школы считают в деньгах отходы собственных компаний. Из тридцати прошлогодних отчётов одиннадцать доказали, что сокращение окупается за год: пекарня пустила сухари на корм, швейный цех\u00a0— обрезки на сумки.</p>',
            en: '<p>Participants of the Business School put a price on the waste of their own companies. Of last year’s thirty reports eleven proved that cutting it pays within a year: a bakery turned stale bread into feed, a sewing shop its scraps into bags.</p>',
          },
        },
      ],
    },
  },
])
