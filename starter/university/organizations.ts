import { starter } from '../starter-entry.ts'

export const organizations = starter('organization', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Студенттік кеңес', ru: 'Студенческий совет', en: 'Student Council' },
      lead: {
        kz: 'Студенттердің атынан Ғылыми кеңеске кіреміз, шағымдарды қараймыз және бюджеттің бір бөлігін бөлеміз.',
        ru: 'Представляем студентов в Учёном совете, разбираем жалобы и распределяем часть бюджета.',
        en: 'We speak for students on the Academic Council, hear complaints and allocate part of the budget.',
      },
      head: { kz: 'Әлихан Жақсыбеков', ru: 'Алихан Жаксыбеков', en: 'Alikhan Zhaksybekov' },
      desc: {
        kz: '<p>Кеңестің 21 мүшесін жыл сайын қазан айында барлық курс онлайн дауыс беріп сайлайды. Отырыстар ашық, хаттамасы келесі күні жарияланады.</p>',
        ru: '<p>21 члена совета каждый октябрь избирают онлайн студенты всех курсов. Заседания открыты, протокол публикуется на следующий день.</p>',
        en: '<p>All years elect the 21 members online every October. Meetings are open and minutes appear the next day.</p>',
      },
      email: 'council@narxoz.example',
    },
  },
  {
    id: 2,
    attributes: {
      title: { kz: 'Дебат клубы', ru: 'Дебатный клуб', en: 'Debate Club' },
      lead: {
        kz: 'Қазақ, орыс және ағылшын тілдерінде дәлелмен сөйлеуді үйренеміз, жылына он турнирге барамыз.',
        ru: 'Учимся аргументировать на казахском, русском и английском и ездим на десять турниров в год.',
        en: 'We learn to argue in Kazakh, Russian and English and travel to ten tournaments a year.',
      },
      head: { kz: 'Санжар Ахметжан', ru: 'Санжар Ахметжан', en: 'Sanzhar Akhmetzhan' },
      desc: {
        kz: '<p>Жаңадан келгендерге арналған мектеп қыркүйекте ашылады: алты сабақ, соңында ішкі турнир.</p>',
        ru: '<p>Школа для новичков открывается в сентябре: шесть занятий и внутренний турнир в конце.</p>',
        en: '<p>The beginners’ school opens in September, with six classes and a tournament of its own.</p>',
      },
      email: 'debate@narxoz.example',
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: '«Мейірім» волонтерлер клубы', ru: 'Волонтёрский клуб «Мейирим»', en: 'Meiirim Volunteer Club' },
      lead: {
        kz: 'Қарттар үйіне барамыз, балаларға сабақ үйретеміз, тау соқпақтарын тазалаймыз.',
        ru: 'Навещаем дома престарелых, помогаем детям с уроками, убираем горные тропы.',
        en: 'We visit care homes, help children with homework and clear mountain trails.',
      },
      head: { kz: 'Аружан Бекенова', ru: 'Аружан Бекенова', en: 'Aruzhan Bekenova' },
      desc: {
        kz: '<p>Әр волонтерге электрондық кітапша ашылады: 50 сағаттан асқан еңбек транскриптке жазылады.</p>',
        ru: '<p>У каждого волонтёра есть электронная книжка: труд свыше 50 часов записывается в транскрипт.</p>',
        en: '<p>Each volunteer keeps an electronic record; more than 50 hours of work are entered in the transcript.</p>',
      },
      email: 'volunteers@narxoz.example',
      url: '/volunteers',
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: 'Инвестициялық клуб', ru: 'Инвестиционный клуб', en: 'Investment Club' },
      lead: {
        kz: 'Оқу портфелін басқарамыз, компания есептерін талдап, апта сайын шешіміміз үшін жауап береміз.',
        ru: 'Управляем учебным портфелем, разбираем отчёты компаний и каждую неделю отвечаем за решения.',
        en: 'We run a training portfolio, read company reports and answer for our decisions every week.',
      },
      head: { kz: 'Данияр Өмірзақ', ru: 'Данияр Омирзак', en: 'Daniyar Omirzak' },
      desc: {
        kz: '<p>Сәрсенбі сайын сағат 18:00-де қаржы зертханасында жиналамыз. Бірінші курс студенттеріне бақылаушы болуға есік ашық.</p>',
        ru: '<p>Собираемся по средам в 18:00 в финансовой лаборатории. Первокурсников ждём наблюдателями.</p>',
        en: '<p>We meet on Wednesdays at 18:00 in the finance laboratory. First-year students may come as observers.</p>',
      },
      email: 'invest@narxoz.example',
    },
  },
  {
    id: 5,
    attributes: {
      title: { kz: '«Шымылдық» театры', ru: 'Театр «Шымылдык»', en: 'Shymyldyk Theatre' },
      lead: {
        kz: 'Жылына екі қойылым шығарамыз: бірі\u00a0– қазақ классикасы, екіншісі\u00a0– студенттердің өз пьесасы.',
        ru: 'Ставим два спектакля в год: казахскую классику и пьесу, написанную студентами.',
        en: 'We stage two plays a year: a Kazakh classic and one written by students.',
      },
      head: { kz: 'Мадина Құрманбек', ru: 'Мадина Курманбек', en: 'Madina Kurmanbek' },
      desc: {
        kz: '<p>Актерлермен қатар жарықшы, тігінші, суретші керек. Сахна шеберлігінен кәсіби режиссер сабақ береді.</p>',
        ru: '<p>Кроме актёров нужны осветители, костюмеры и художники. Сценическому мастерству учит профессиональный режиссёр.</p>',
        en: '<p>Besides actors we need lighting hands, tailors and painters. A professional director teaches stagecraft.</p>',
      },
      email: 'theatre@narxoz.example',
    },
  },
  {
    id: 6,
    attributes: {
      title: { kz: 'Бағдарламашылар қауымдастығы', ru: 'Сообщество программистов', en: 'Coders’ Community' },
      lead: {
        kz: 'Хакатон ұйымдастырып, ашық кодты жобаларға үлес қосамыз, бір-біріміздің кодымызды тексереміз.',
        ru: 'Проводим хакатоны, пишем открытый код и проверяем работы друг друга.',
        en: 'We run hackathons, contribute to open source and review each other’s code.',
      },
      head: { kz: 'Ернар Төлеген', ru: 'Ернар Толеген', en: 'Yernar Tolegen' },
      desc: {
        kz: '<p>Қауымдастықтың ең үлкен жобасы\u00a0– қазақ мәтіндерін қатеден тексеретін ашық кітапхана.</p>',
        ru: '<p>Самый большой проект сообщества\u00a0— открытая библиотека проверки правописания казахских текстов.</p>',
        en: '<p>Our largest project is an open library that checks the spelling of Kazakh texts.</p>',
      },
      email: 'code@narxoz.example',
    },
  },
  {
    id: 7,
    attributes: {
      title: { kz: 'Халықаралық студенттер бірлестігі', ru: 'Объединение иностранных студентов', en: 'International Students’ Union' },
      lead: {
        kz: 'Шетелден келген студентке әуежайдан бастап алғашқы сессияға дейін серік боламыз.',
        ru: 'Сопровождаем приехавших из-за рубежа студентов от аэропорта до первой сессии.',
        en: 'We stay beside students from abroad, from the airport to their first exams.',
      },
      head: { kz: 'Зилола Каримова', ru: 'Зилола Каримова', en: 'Zilola Karimova' },
      desc: {
        kz: '<p>Айына бір рет ұлттық тағамдар кешін өткіземіз, қазақ тілінің сөйлесу клубы аптасына екі рет жиналады.</p>',
        ru: '<p>Раз в месяц устраиваем вечер национальной кухни, разговорный клуб казахского языка собирается дважды в неделю.</p>',
        en: '<p>We cook a national dinner every month, and the Kazakh conversation club meets twice a week.</p>',
      },
      email: 'isu@narxoz.example',
      url: '/information-for-international-students',
    },
  },
  {
    id: 8,
    attributes: {
      title: { kz: '«Жасыл кампус» тобы', ru: 'Группа «Зелёный кампус»', en: 'Green Campus Group' },
      lead: {
        kz: 'Қалдықты сұрыптаймыз, көшет отырғызамыз және университеттің электр шығынын есептейміз.',
        ru: 'Сортируем отходы, сажаем деревья и считаем, сколько электричества тратит университет.',
        en: 'We sort waste, plant trees and count how much electricity the university uses.',
      },
      head: { kz: 'Жанель Оспан', ru: 'Жанель Оспан', en: 'Zhanel Ospan' },
      desc: {
        kz: '<p>Былтыр топ бір рет қолданылатын стақандардан бас тартуға кампустағы барлық кофеханаларды көндірді.</p>',
        ru: '<p>В прошлом году группа убедила все кофейни кампуса отказаться от одноразовых стаканов.</p>',
        en: '<p>Last year the group persuaded every café on campus to give up disposable cups.</p>',
      },
      email: 'green@narxoz.example',
      url: '/our-sustainable-development',
    },
  },
  {
    id: 9,
    attributes: {
      title: { kz: '«Қалам» студенттік баспасөзі', ru: 'Студенческая газета «Калам»', en: 'Kalam Student Press' },
      lead: {
        kz: 'Ай сайын газет, апта сайын подкаст шығарамыз, сессия туралы да, қала туралы да жазамыз.',
        ru: 'Раз в месяц выпускаем газету, раз в неделю подкаст и пишем как о сессии, так и о городе.',
        en: 'We publish a monthly paper and a weekly podcast about exams and the city alike.',
      },
      head: { kz: 'Сабина Ли', ru: 'Сабина Ли', en: 'Sabina Li' },
      desc: {
        kz: '<p>Редакцияға мәтін жазатын, суретке түсіретін, дыбыс өңдейтін студенттер қабылданады. Тәжірибелі журналист тәлімгерлік етеді.</p>',
        ru: '<p>В редакцию принимают тех, кто пишет, снимает и монтирует звук. Наставник\u00a0— опытная журналистка.</p>',
        en: '<p>The newsroom takes writers, photographers and sound editors, mentored by an experienced journalist.</p>',
      },
      email: 'qalam@narxoz.example',
    },
  },
  {
    id: 10,
    attributes: {
      title: { kz: '«Домбыра» ансамблі', ru: 'Ансамбль «Домбра»', en: 'Dombyra Ensemble' },
      lead: {
        kz: 'Күй мен жаңа әуенді қосып ойнаймыз; домбыраны алғаш ұстағандарға бөлек топ бар.',
        ru: 'Играем кюи рядом с новыми мелодиями; для тех, кто впервые взял домбру, есть отдельная группа.',
        en: 'We play traditional küi alongside new tunes, with a separate group for beginners.',
      },
      head: { kz: 'Нұрсұлтан Әбдірахман', ru: 'Нурсултан Абдирахман', en: 'Nursultan Abdirakhman' },
      desc: {
        kz: '<p>Ансамбльдің 34 мүшесі бар, аспапты университет береді. Жаттығу сейсенбі мен жұма күндері.</p>',
        ru: '<p>В ансамбле 34 участника, инструменты даёт университет. Репетиции по вторникам и пятницам.</p>',
        en: '<p>The ensemble has 34 members and lends instruments. Rehearsals are on Tuesdays and Fridays.</p>',
      },
      email: 'dombyra@narxoz.example',
    },
  },
])
