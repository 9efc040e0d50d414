import { starter } from '../starter-entry.ts'

/** Sustainable development goals 13 to 17. */
export const sdgs13To17 = starter('sdg', [
  {
    id: 13,
    slug: 'climate-action',
    attributes: {
      number: 13,
      title: { kz: 'Климаттың өзгеруіне қарсы күрес', ru: 'Борьба с изменением климата', en: 'Climate action' },
      lead: {
        kz: 'Көміртегі ізімізді есептейміз, азайтамыз және климат саясатының экономикасын үйретеміз.',
        ru: 'Считаем и сокращаем свой углеродный след и учим экономике климатической политики.',
        en: 'We count and cut our carbon footprint and teach the economics of climate policy.',
      },
      colour: '#3f7e44',
      seo: {
        title: {
          kz: '13-мақсат: климаттың өзгеруіне қарсы күрес\u00a0– Нархоз университеті',
          ru: 'Цель 13: борьба с изменением климата\u00a0— Университет Нархоз',
          en: 'Goal 13: climate action – Narxoz University',
        },
        description: {
          kz: 'Университеттің көміртегі есебі, 2040 жылға дейінгі жоспар және мұздықтар еріген аймақтың экономикасы.',
          ru: 'Углеродный отчёт университета, план до 2040 года и экономика региона тающих ледников.',
          en: 'The university’s carbon report, its plan to 2040 and the economics of a region of melting glaciers.',
        },
      },
      banner: {
        title: { kz: 'Климаттың өзгеруіне қарсы күрес', ru: 'Борьба с изменением климата', en: 'Climate action' },
        lead: {
          kz: 'Тұйықсу мұздығы жыл сайын шегініп барады. Біз үшін климат\u00a0– алыс тақырып емес.',
          ru: 'Ледник Туюксу отступает с каждым годом. Для нас климат\u00a0— не далёкая тема.',
          en: 'The Tuyuksu glacier retreats every year. For us climate is no distant subject.',
        },
      },
      blocks: [
        {
          id: 4561,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Көміртегі ізі', ru: 'Углеродный след', en: 'Carbon footprint' },
          desc: {
            kz: '<p>Бір жылда, тонна CO₂ баламасымен.</p>',
            ru: '<p>Тонн CO₂-эквивалента в год.</p>',
            en: '<p>Tonnes of CO₂ equivalent a year.</p>',
          },
          columns: [
            { title: { kz: 'Көзі', ru: 'Источник', en: 'Source' } },
            { title: { kz: '2022', ru: '2022', en: '2022' } },
            { title: { kz: '2025', ru: '2025', en: '2025' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Жылу', ru: 'Тепло', en: 'Heat' } },
                { text: { kz: '3\u00a0900', ru: '3\u00a0900', en: '3,900' } },
                { text: { kz: '3\u00a0180', ru: '3\u00a0180', en: '3,180' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Электр', ru: 'Электричество', en: 'Electricity' } },
                { text: { kz: '2\u00a0750', ru: '2\u00a0750', en: '2,750' } },
                { text: { kz: '2\u00a0010', ru: '2\u00a0010', en: '2,010' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Іссапар', ru: 'Командировки', en: 'Travel' } },
                { text: { kz: '640', ru: '640', en: '640' } },
                { text: { kz: '590', ru: '590', en: '590' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 4562,
          type: 'timeline',
          group: 2,
          position: 2,
          title: { kz: 'Көміртегі бейтараптығына дейін', ru: 'Путь к углеродной нейтральности', en: 'The way to carbon neutrality' },
          items: [
            {
              year: '2026',
              title: {
                kz: 'Екінші корпустың төбесінде күн станциясы',
                ru: 'Солнечная станция на крыше второго корпуса',
                en: 'A solar station on the roof of building 2',
              },
            },
            {
              year: '2030',
              title: {
                kz: 'Шығарынды 2022 жылғыдан 40 пайыз аз',
                ru: 'Выбросы на 40 процентов ниже 2022 года',
                en: 'Emissions 40 per cent below 2022',
              },
            },
            {
              year: '2035',
              title: {
                kz: 'Кампус көлігі тек электрлік',
                ru: 'Транспорт кампуса только электрический',
                en: 'Campus transport all electric',
              },
            },
            { year: '2040', title: { kz: 'Таза шығарынды\u00a0– нөл', ru: 'Чистые выбросы равны нулю', en: 'Net zero' } },
          ],
        },
        {
          id: 4563,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Еріген мұздың есебі', ru: 'Счёт за растаявший лёд', en: 'The bill for melted ice' },
          desc: {
            kz: '<p>Гляциологтармен бірлескен зерттеу мұздық азайғанда Алматы мен маңындағы шаруашылықтар 2050 жылға қарай жылына қанша су жоғалтатынын ақшаға шақты. Есеп сел қорғанысы мен су қоймасына салынған бір теңге төрт теңге шығынның алдын алатынын көрсетті.</p>',
            ru: '<p>Совместно с гляциологами мы перевели в деньги воду, которую Алматы и окрестные хозяйства будут терять ежегодно к 2050 году. По расчёту, тенге, вложенный в защиту от селей и водохранилища, предотвращает четыре тенге ущерба.</p>',
            en: '<p>With glaciologists we put a price on the water that Almaty and the farms around it will lose each year by 2050. A tenge spent on mudflow barriers and reservoirs prevents four tenge of damage.</p>',
          },
        },
      ],
    },
  },
  {
    id: 14,
    slug: 'life-below-water',
    attributes: {
      number: 14,
      title: { kz: 'Теңіз экожүйелерін сақтау', ru: 'Сохранение морских экосистем', en: 'Life below water' },
      lead: {
        kz: 'Мұхиты жоқ елде тұрып, Каспий, Арал және Балқаштың тағдырын экономика тілімен зерттейміз.',
        ru: 'Живя в стране без океана, мы изучаем судьбу Каспия, Арала и Балхаша языком экономики.',
        en: 'In a country without an ocean we study the fate of the Caspian, the Aral and Lake Balkhash in the language of economics.',
      },
      colour: '#0a97d9',
      seo: {
        title: {
          kz: '14-мақсат: теңіз экожүйелерін сақтау\u00a0– Нархоз университеті',
          ru: 'Цель 14: сохранение морских экосистем\u00a0— Университет Нархоз',
          en: 'Goal 14: life below water – Narxoz University',
        },
        description: {
          kz: 'Каспийдің тартылуы, Арал өңіріндегі балық шаруашылығы және Балқаш суы туралы зерттеулер.',
          ru: 'Исследования отступления Каспия, рыболовства Приаралья и воды Балхаша.',
          en: 'Research on the shrinking Caspian, fishing around the Aral and the water of Balkhash.',
        },
      },
      banner: {
        title: { kz: 'Теңіз экожүйелерін сақтау', ru: 'Сохранение морских экосистем', en: 'Life below water' },
        lead: {
          kz: 'Арал бізге теңіздің жоғалуы мүмкін екенін, Кіші Арал оның қайта оралатынын үйретті.',
          ru: 'Арал научил нас, что море может исчезнуть, а Малый Арал\u00a0— что оно может вернуться.',
          en: 'The Aral taught us that a sea can vanish, the Little Aral that it can return.',
        },
      },
      blocks: [
        {
          id: 4566,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Каспий тартылғанда', ru: 'Когда Каспий отступает', en: 'When the Caspian withdraws' },
          desc: {
            kz: '<p>Соңғы онжылдықта Каспийдің солтүстігіндегі жағалау ондаған шақырымға шегінді. Біздің топ мұның Ақтау мен Құрық порттарына, балықшыларға және ауызсу тұщыту зауыттарына тигізер шығынын есептеп, Маңғыстау облысына үш сценарий ұсынды.</p>',
            ru: '<p>За последнее десятилетие северный берег Каспия отошёл на десятки километров. Наша группа посчитала, во что это обходится портам Актау и Курык, рыбакам и опреснительным заводам, и предложила Мангистауской области три сценария.</p>',
            en: '<p>In the last decade the northern shore of the Caspian has moved back by tens of kilometres. Our team worked out what this costs the ports of Aktau and Kuryk, the fishermen and the desalination plants, and gave Mangystau region three scenarios.</p>',
          },
        },
        {
          id: 4567,
          type: 'cards',
          group: 2,
          position: 2,
          title: { kz: 'Судағы өмір үшін', ru: 'Для жизни под водой', en: 'For life in the water' },
          items: [
            {
              title: { kz: 'Аралдағы балықшы артелі', ru: 'Рыбацкая артель на Арале', en: 'A fishing cooperative on the Aral' },
              desc: {
                kz: '<p>Студенттер артельге есеп жүргізуді үйретіп, балықты делдалсыз сатуға келісім жасатты.</p>',
                ru: '<p>Студенты научили артель вести учёт и помогли договориться о продаже рыбы без посредников.</p>',
                en: '<p>Students taught the cooperative bookkeeping and helped it to sell fish without middlemen.</p>',
              },
            },
            {
              title: { kz: 'Балқаш есебі', ru: 'Счёт Балхаша', en: 'The Balkhash account' },
              desc: {
                kz: '<p>Көлге келетін судың жылдық теңгерімі ашық кесте түрінде жарияланады.</p>',
                ru: '<p>Годовой баланс воды, которая доходит до озера, публикуется открытой таблицей.</p>',
                en: '<p>The yearly balance of water reaching the lake is published as an open table.</p>',
              },
            },
            {
              title: { kz: 'Пластиксіз жағалау', ru: 'Берег без пластика', en: 'A shore without plastic' },
              desc: {
                kz: '<p>Қапшағай суқоймасында көктем мен күзде тазалау күндері: былтыр екі жүз волонтер үш тонна қоқыс жинады.</p>',
                ru: '<p>Весной и осенью на Капшагайском водохранилище дни уборки: за прошлый год двести волонтёров собрали три тонны мусора.</p>',
                en: '<p>Clean-up days at the Kapshagai reservoir in spring and autumn: last year two hundred volunteers gathered three tonnes.</p>',
              },
            },
          ],
        },
        {
          id: 4568,
          type: 'call',
          group: 3,
          position: 3,
          title: { kz: 'Көктемгі тазалауға шығыңыз', ru: 'Выходите на весеннюю уборку', en: 'Join the spring clean-up' },
          desc: {
            kz: '<p>Автобус, қолғап және ыстық шай бізден. Волонтерлер тобына жазылсаңыз, күні туралы хабарлаймыз.</p>',
            ru: '<p>Автобус, перчатки и горячий чай с нас. Запишитесь к волонтёрам, и мы сообщим дату.</p>',
            en: '<p>Bus, gloves and hot tea are on us. Sign up with the volunteers and we will tell you the date.</p>',
          },
          link: { text: { kz: 'Волонтерлерге қосылу', ru: 'Стать волонтёром', en: 'Join the volunteers' }, url: '/volunteers' },
        },
      ],
    },
  },
  {
    id: 15,
    slug: 'life-on-land',
    attributes: {
      number: 15,
      title: { kz: 'Құрлық экожүйелерін сақтау', ru: 'Сохранение экосистем суши', en: 'Life on land' },
      lead: {
        kz: 'Кампусты көгалдандырамыз, Алатау ормандары мен жайылымдардың құнын есептейміз, табиғатты сақтаудың тиімді жолын іздейміз.',
        ru: 'Озеленяем кампус, считаем ценность лесов Алатау и пастбищ и ищем выгодные способы беречь природу.',
        en: 'We green the campus, value the forests and pastures of the Alatau and look for ways in which saving nature pays.',
      },
      colour: '#56c02b',
      seo: {
        title: {
          kz: '15-мақсат: құрлық экожүйелерін сақтау\u00a0– Нархоз университеті',
          ru: 'Цель 15: сохранение экосистем суши\u00a0— Университет Нархоз',
          en: 'Goal 15: life on land – Narxoz University',
        },
        description: {
          kz: 'Кампус бағы, жайылым экономикасы, Сиверс алмасын сақтау және тау соқпақтарын қорғау.',
          ru: 'Сад кампуса, экономика пастбищ, сохранение яблони Сиверса и защита горных троп.',
          en: 'The campus garden, the economics of pasture, saving the Sievers apple and looking after mountain paths.',
        },
      },
      banner: {
        title: { kz: 'Құрлық экожүйелерін сақтау', ru: 'Сохранение экосистем суши', en: 'Life on land' },
        lead: {
          kz: 'Алманың отаны\u00a0– осы тау баурайы. Оны сақтау\u00a0– қаланың атын сақтау.',
          ru: 'Родина яблока\u00a0— эти предгорья. Сберечь её значит сберечь имя города.',
          en: 'The apple comes from these foothills. To keep it is to keep the name of the city.',
        },
      },
      blocks: [
        {
          id: 4571,
          type: 'intro',
          group: 1,
          position: 1,
          title: { kz: 'Кампустағы алма бағы', ru: 'Яблоневый сад кампуса', en: 'The apple garden' },
          lead: {
            kz: 'Бітірген әр топ бір ағаш қалдырады: бақта қазір жүз он Сиверс алмасы мен апорт өсіп тұр.',
            ru: 'Каждый выпуск оставляет по дереву от группы: в саду уже сто десять яблонь Сиверса и апорта.',
            en: 'Every graduating group leaves a tree: a hundred and ten Sievers and Aport apple trees grow there now.',
          },
          desc: {
            kz: '<p>Көшеттерді ботаника институты тексереді, суаруды Студенттік кеңес кезекпен атқарады. Күздегі өнім асханаға және қарттар үйіне беріледі.</p>',
            ru: '<p>Саженцы проверяет институт ботаники, поливают по очереди члены Студенческого совета. Осенний урожай отдают столовой и дому престарелых.</p>',
            en: '<p>The institute of botany checks the saplings and members of the Student Council take turns at watering. The autumn harvest goes to the canteen and a home for the elderly.</p>',
          },
        },
        {
          id: 4572,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Жайылымның шегі', ru: 'Предел пастбища', en: 'The limits of pasture' },
          desc: {
            kz: '<p>Райымбек ауданындағы зерттеу ауыл маңындағы жайылымға мал екі есе артық түсетінін, ал шалғай жайлаудың жартысы бос тұрғанын көрсетті. Экономистеріміз мал айдауға бірлесіп көлік жалдау үлгісін ұсынды, оны төрт ауыл сынап көрді.</p>',
            ru: '<p>Исследование в Райымбекском районе показало: возле аулов скота вдвое больше, чем выдержит пастбище, а половина дальних джайляу пустует. Наши экономисты предложили вместе нанимать транспорт для перегона, и четыре аула это испытали.</p>',
            en: '<p>A study in Raiymbek district found twice as many animals near the villages as the pasture can bear, while half of the distant summer grazing stood empty. Our economists proposed sharing the cost of transport, and four villages have tried it.</p>',
          },
        },
        {
          id: 4573,
          type: 'facts',
          group: 3,
          position: 3,
          title: { kz: 'Тау соқпағының волонтерлері', ru: 'Волонтёры горных троп', en: 'Path volunteers' },
          items: [
            {
              title: { kz: 'Қамқордағы соқпақ', ru: 'Троп под опекой', en: 'Paths in our care' },
              value: { kz: 'үшеу, барлығы 24 шақырым', ru: 'три, всего 24 километра', en: 'three, 24 kilometres in all' },
            },
            {
              title: { kz: 'Шығатын күн', ru: 'Когда выходим', en: 'When' },
              value: {
                kz: 'мамыр–қазан, айдың екінші жексенбісі',
                ru: 'с мая по октябрь, второе воскресенье месяца',
                en: 'May to October, second Sunday of the month',
              },
            },
            {
              title: { kz: 'Атқаратын іс', ru: 'Что делаем', en: 'What we do' },
              value: {
                kz: 'белгі қою, қоқыс жинау, эрозияны бөгеу',
                ru: 'ставим указатели, убираем мусор, укрепляем склоны',
                en: 'put up signs, clear litter, stop erosion',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 16,
    slug: 'peace-justice-and-strong-institutions',
    attributes: {
      number: 16,
      title: {
        kz: 'Бейбітшілік, сот әділдігі және тиімді институттар',
        ru: 'Мир, правосудие и эффективные институты',
        en: 'Peace, justice and strong institutions',
      },
      lead: {
        kz: 'Тегін заң көмегін береміз, мемлекеттік басқаруды зерттейміз және өз ішіміздегі ережелерді ашық ұстаймыз.',
        ru: 'Оказываем бесплатную юридическую помощь, исследуем государственное управление и держим открытыми собственные правила.',
        en: 'We give free legal aid, study public administration and keep our own rules in the open.',
      },
      colour: '#00689d',
      seo: {
        title: {
          kz: '16-мақсат: бейбітшілік, сот әділдігі, тиімді институттар\u00a0– Нархоз',
          ru: 'Цель 16: мир, правосудие, эффективные институты\u00a0— Университет Нархоз',
          en: 'Goal 16: peace, justice, strong institutions – Narxoz University',
        },
        description: {
          kz: 'Заң клиникасы, медиация мектебі, академиялық адалдық және сыбайлас жемқорлыққа қарсы саясат.',
          ru: 'Юридическая клиника, школа медиации, академическая честность и антикоррупционная политика.',
          en: 'A law clinic, a school of mediation, academic integrity and a policy against corruption.',
        },
      },
      banner: {
        title: {
          kz: 'Бейбітшілік, сот әділдігі және тиімді институттар',
          ru: 'Мир, правосудие и эффективные институты',
          en: 'Peace, justice and strong institutions',
        },
        lead: {
          kz: 'Заңды білу\u00a0– құқық, ал оны түсіндіріп беру\u00a0– борыш.',
          ru: 'Знать закон\u00a0— право, а объяснить его другому\u00a0— долг.',
          en: 'To know the law is a right; to explain it to others is a duty.',
        },
        link: { text: { kz: 'Құқық мектебі', ru: 'Школа права', en: 'School of Law' }, url: '/school/school-of-law-and-public-policy' },
      },
      blocks: [
        {
          id: 4576,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Заң клиникасына жүгіну', ru: 'Обратиться в юридическую клинику', en: 'Using the law clinic' },
          desc: {
            kz: '<p>Клиника адвокат жетекшілігімен кез келген азаматты тегін қабылдайды.</p>',
            ru: '<p>Клиника под руководством адвоката бесплатно принимает каждого.</p>',
            en: '<p>Supervised by an advocate, the clinic sees anybody free of charge.</p>',
          },
          items: [
            {
              title: { kz: 'Қоңырау шалыңыз', ru: 'Позвоните', en: 'Call' },
              desc: {
                kz: '<p>+7 (727) 377-11-96, сейсенбі мен бейсенбі, 15:00–19:00. Мәселені екі-үш сөйлеммен айтыңыз.</p>',
                ru: '<p>+7 (727) 377-11-96, вторник и четверг, 15:00–19:00. Опишите дело в двух-трёх фразах.</p>',
                en: '<p>+7 (727) 377-11-96, Tuesday and Thursday, 15:00–19:00. Describe the matter in two or three sentences.</p>',
              },
            },
            {
              title: { kz: 'Құжатпен келіңіз', ru: 'Приходите с документами', en: 'Bring your documents' },
              desc: {
                kz: '<p>Екі студент тыңдайды: бірі сөйлеседі, екіншісі жазады. Әңгіме құпия сақталады.</p>',
                ru: '<p>Слушают два студента: один говорит, другой записывает. Разговор остаётся в тайне.</p>',
                en: '<p>Two students listen, one talking and one writing. What you say is confidential.</p>',
              },
            },
            {
              title: { kz: 'Жазбаша жауап алыңыз', ru: 'Получите письменный ответ', en: 'Get a written answer' },
              desc: {
                kz: '<p>Үш күннен кейін заңгер тексерген қорытынды, қажет болса, арыз үлгісі дайын болады. Өткен оқу жылында 1\u00a0046 адамға көмектестік.</p>',
                ru: '<p>Через три дня готово заключение, проверенное юристом, а если нужно, и образец иска. За прошлый учебный год помогли 1\u00a0046 людям.</p>',
                en: '<p>Three days later there is an opinion checked by a lawyer and, if needed, a draft claim. In the last academic year we helped 1,046 people.</p>',
              },
            },
          ],
        },
        {
          id: 4577,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Билер дәстүрінен медиацияға', ru: 'От суда биев к медиации', en: 'From the biys to mediation' },
          desc: {
            kz: '<p>«Даудың түбі келісім болсын» деген билер қағидасын бүгінгі медиация әдісімен қосамыз. Мектебімізде жүз жетпіс медиатор сертификат алды, жатақханадағы даулардың оннан тоғызы комиссияға жетпей шешіледі.</p>',
            ru: '<p>Мы соединяем правило биев «пусть спор кончится согласием» с сегодняшней медиацией. Сто семьдесят медиаторов получили у нас сертификаты, а девять из десяти споров в общежитии решаются без комиссии.</p>',
            en: '<p>We join the old judges’ rule, “let a quarrel end in agreement”, to modern mediation. A hundred and seventy mediators have been certified here, and nine disputes in ten in the halls are settled without a board.</p>',
          },
        },
        {
          id: 4578,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Парақорлыққа қарсы үш ереже', ru: 'Три правила против взяток', en: 'Three rules against bribes' },
          items: [
            {
              title: { kz: 'Сыйлық қабылданбайды', ru: 'Подарки не принимаются', en: 'No gifts' },
              text: {
                kz: '<p>Оқытушы студенттен құны қанша болса да зат алмайды. Гүл мен ашықхатқа ғана рұқсат.</p>',
                ru: '<p>Преподаватель не берёт у студента вещей, сколько бы они ни стоили. Можно только цветы и открытку.</p>',
                en: '<p>Teachers take nothing from students, whatever its price. Flowers and a card are the only exceptions.</p>',
              },
            },
            {
              title: { kz: 'Жақын туысын бағаламайды', ru: 'Родных не оценивают', en: 'Nobody marks a relative' },
              text: {
                kz: '<p>Мүдделер қақтығысы туралы мәлімдеме жыл сайын қыркүйекте толтырылады.</p>',
                ru: '<p>Заявление о конфликте интересов заполняют каждый сентябрь.</p>',
                en: '<p>Everybody declares conflicts of interest each September.</p>',
              },
            },
            {
              title: { kz: 'Хабарлаған адам қорғалады', ru: 'Сообщивший защищён', en: 'Whoever reports is protected' },
              text: {
                kz: '<p>Сенім желісіне түскен хабарды тәуелсіз комплаенс қызметі тексереді, автордың аты аталмайды.</p>',
                ru: '<p>Сообщения на линию доверия проверяет независимая комплаенс-служба, имя автора не раскрывают.</p>',
                en: '<p>An independent compliance officer looks into every report, and its author is not named.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 17,
    slug: 'partnerships-for-the-goals',
    attributes: {
      number: 17,
      title: {
        kz: 'Тұрақты даму мүддесіндегі әріптестік',
        ru: 'Партнёрство в интересах устойчивого развития',
        en: 'Partnerships for the goals',
      },
      lead: {
        kz: 'Университеттер, бизнес, мемлекет және қоғамдық ұйымдармен бірге жалғыз атқара алмайтын істі қолға аламыз.',
        ru: 'Вместе с университетами, бизнесом, государством и обществом берёмся за то, что не сделать в одиночку.',
        en: 'With universities, business, government and civic groups we take on what nobody can do alone.',
      },
      colour: '#19486a',
      seo: {
        title: {
          kz: '17-мақсат: тұрақты даму мүддесіндегі әріптестік\u00a0– Нархоз университеті',
          ru: 'Цель 17: партнёрство в интересах устойчивого развития\u00a0— Нархоз',
          en: 'Goal 17: partnerships for the goals – Narxoz University',
        },
        description: {
          kz: 'Серіктес университеттер, ортақ зерттеу желілері және қала кеңесіне қатысу.',
          ru: 'Университеты-партнёры, общие исследовательские сети и участие в городском совете.',
          en: 'Partner universities, shared research networks and a seat on the city council of experts.',
        },
      },
      banner: {
        title: {
          kz: 'Тұрақты даму мүддесіндегі әріптестік',
          ru: 'Партнёрство в интересах устойчивого развития',
          en: 'Partnerships for the goals',
        },
        lead: {
          kz: 'Он сегіз елдегі қырық университетпен келісіміміз бар. Әр келісімнің артында ортақ іс бар.',
          ru: 'У нас соглашения с сорока университетами в восемнадцати странах. За каждым стоит общее дело.',
          en: 'We have agreements with forty universities in eighteen countries. There is work in common behind each of them.',
        },
        link: {
          text: { kz: 'Серіктес университеттер', ru: 'Университеты-партнёры', en: 'Partner universities' },
          url: '/partner-universities',
        },
      },
      blocks: [
        {
          id: 4581,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Ортақ істер', ru: 'Общие дела', en: 'Shared work' },
          items: [
            {
              title: { kz: 'Орталық Азия деректер желісі', ru: 'Сеть данных Центральной Азии', en: 'Central Asian data network' },
              desc: {
                kz: '<p>Бес елдің тоғыз университеті баға, еңбек және көші-қон деректерін бір форматта алмасады.</p>',
                ru: '<p>Девять университетов пяти стран обмениваются данными о ценах, труде и миграции в едином формате.</p>',
                en: '<p>Nine universities in five countries exchange data on prices, work and migration in one format.</p>',
              },
            },
            {
              title: { kz: 'Қала кеңесі', ru: 'Городской совет', en: 'City council of experts' },
              desc: {
                kz: '<p>Төрт профессорымыз Алматының даму жоспарын талқылайтын сарапшылар кеңесінде отыр.</p>',
                ru: '<p>Четверо наших профессоров входят в экспертный совет, обсуждающий план развития Алматы.</p>',
                en: '<p>Four of our professors sit on the board of experts that debates the development plan of Almaty.</p>',
              },
            },
            {
              title: { kz: 'Жастар саммиті', ru: 'Молодёжный саммит', en: 'Youth summit' },
              desc: {
                kz: '<p>Жыл сайын сәуірде он төрт елдің екі жүз студенті он жеті мақсат бойынша жоба қорғайды.</p>',
                ru: '<p>Каждый апрель двести студентов из четырнадцати стран защищают проекты по семнадцати целям.</p>',
                en: '<p>Every April two hundred students from fourteen countries present projects on the seventeen goals.</p>',
              },
            },
          ],
        },
        {
          id: 4582,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Серіктесті қалай таңдаймыз', ru: 'Как выбираем партнёров', en: 'How we choose partners' },
          desc: {
            kz: '<p>Меморандумға қол қоймас бұрын үш сұрақ қоямыз: екі жақтан кім жауапты, бірінші жылы қандай нәтиже болады, ақшасы қайдан шығады? Екі жыл ішінде ортақ ісі болмаған келісім автоматты түрде тоқтатылады. Осы ереже бойынша 2025 жылы он үш меморандум жабылды.</p>',
            ru: '<p>До подписи мы задаём три вопроса: кто отвечает с обеих сторон, каков результат первого года, откуда деньги? Соглашение без общего дела за два года прекращается само. По этому правилу в 2025 году закрыли тринадцать меморандумов.</p>',
            en: '<p>Before signing we ask three questions: who answers for it on both sides, what will the first year bring, and where does the money come from? An agreement without any joint work in two years lapses. Thirteen were closed under that rule in 2025.</p>',
          },
        },
        {
          id: 4583,
          type: 'contacts',
          group: 3,
          position: 3,
          title: { kz: 'Серіктестік ұсыну', ru: 'Предложить партнёрство', en: 'Propose a partnership' },
          items: [
            {
              title: { kz: 'Тұрақты даму үйлестірушісі', ru: 'Координатор устойчивого развития', en: 'Sustainability coordinator' },
              phone: '+7 (727) 377-11-81',
              email: 'sdg@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 318-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 318',
                en: '55 Zhandosov Street, room 318, Almaty',
              },
              hours: { kz: 'Дс–Жм, 10:00–18:00', ru: 'Пн–Пт, 10:00–18:00', en: 'Mon–Fri, 10:00–18:00' },
            },
          ],
        },
      ],
    },
  },
])
