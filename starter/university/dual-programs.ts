import { starter } from '../starter-entry.ts'

export const dualPrograms = starter('dual-program', [
  {
    id: 1,
    slug: 'finance-and-data-analytics',
    attributes: {
      title: { kz: 'Қаржы және деректер талдауы', ru: 'Финансы и анализ данных', en: 'Finance and Data Analytics' },
      lead: {
        kz: 'Екі жыл Алматыда, екі жыл Ұлыбританияның теңіз жағасындағы қаласында оқып, нарықты да, кодты да оқи алатын маман боласыз.',
        ru: 'Два года в Алматы, два года в приморском городе Великобритании\u00a0— и вы читаете и рынок, и код.',
        en: 'Two years in Almaty and two in a British seaside city, and you can read both markets and code.',
      },
      school: 68,
      university: { kz: 'Нортпорт университеті', ru: 'Университет Нортпорта', en: 'Northport University' },
      country: 'GB',
      education: 'bachelor',
      degree: { kz: 'Нархоз бакалавры және BSc (Hons)', ru: 'бакалавр Нархоза и BSc (Hons)', en: 'Bachelor of Narxoz and BSc (Hons)' },
      languages: ['en'],
      period: { kz: '2 + 2 жыл', ru: '2 + 2 года', en: '2 + 2 years' },
      fee: 2_900_000,
      deadline: '2027-01-29',
      desc: {
        kz: '<p>Алматыдағы алғашқы екі жыл қаржы, статистика және Python тілінің негізін қалайды, барлық пән ағылшын тілінде жүреді. Нортпортта студент қаржылық машиналық оқыту, опцион теориясы және деректер құқығы пәндерін таңдап, жергілікті сақтандыру компанияларының деректерімен жұмыс істейді.</p><p>Бұл\u00a0– университеттің тұңғыш қос дипломды бағдарламасы: алғашқы топ 2017 жылы жиналды. Серіктес ақысы төмендетілген, ол төменде көрсетілген жылдық сомаға кіреді, ал баспана мен жол бөлек төленеді.</p>',
        ru: '<p>Первые два года в Алматы закладывают основы финансов, статистики и Python, все дисциплины идут на английском. В Нортпорте студент выбирает машинное обучение в финансах, теорию опционов и право данных и работает с данными местных страховых компаний.</p><p>Это старейшая программа двойного диплома университета: первую группу набрали в 2017 году. Плата партнёра снижена и входит в годовую сумму, указанную на странице, а жильё и дорога оплачиваются отдельно.</p>',
        en: '<p>The first two years in Almaty lay the foundations of finance, statistics and Python, all in English. At Northport students choose machine learning in finance, option theory and data law, and work with data from local insurers.</p><p>This is the university’s oldest double degree: the first group was enrolled in 2017. The partner’s fee is reduced and included in the annual sum on this page; housing and travel are paid separately.</p>',
      },
      category: 2,
      seo: {
        title: {
          kz: 'Қаржы және деректер талдауы, қос диплом\u00a0– Нархоз университеті',
          ru: 'Финансы и анализ данных, двойной диплом\u00a0— Университет Нархоз',
          en: 'Finance and Data Analytics, double degree – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2201,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Төрт жыл екі қалада', ru: 'Четыре года в двух городах', en: 'Four years in two cities' },
          items: [
            {
              title: { kz: '1-курс, Алматы', ru: '1-й курс, Алматы', en: 'Year 1, Almaty' },
              desc: {
                kz: '<p>Микроэкономика, математика, бағдарламалау негіздері.</p>',
                ru: '<p>Микроэкономика, математика, основы программирования.</p>',
                en: '<p>Microeconomics, mathematics, first steps in programming.</p>',
              },
            },
            {
              title: { kz: '2-курс, Алматы', ru: '2-й курс, Алматы', en: 'Year 2, Almaty' },
              desc: {
                kz: '<p>Корпоративтік қаржы, статистика; қаңтарда іріктеу өтеді.</p>',
                ru: '<p>Корпоративные финансы, статистика; в январе отбор.</p>',
                en: '<p>Corporate finance and statistics; selection in January.</p>',
              },
            },
            {
              title: { kz: '3-курс, Нортпорт', ru: '3-й курс, Нортпорт', en: 'Year 3, Northport' },
              desc: {
                kz: '<p>Сандық қаржы және алты апталық тағылымдама.</p>',
                ru: '<p>Количественные финансы и стажировка на шесть недель.</p>',
                en: '<p>Quantitative finance and a six-week placement.</p>',
              },
            },
            {
              title: { kz: '4-курс, Нортпорт', ru: '4-й курс, Нортпорт', en: 'Year 4, Northport' },
              desc: {
                kz: '<p>Екі жетекшімен жазылатын диплом жобасы.</p>',
                ru: '<p>Дипломный проект с двумя руководителями.</p>',
                en: '<p>A diploma project with two supervisors.</p>',
              },
            },
          ],
        },
        {
          id: 2202,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Портқа қараған терезеден жүк кемелерін санайтынмын. Кейін сол кемелердің сақтандыру деректері дипломымның тақырыбы болды.</p>',
            ru: '<p>Из окна я считал грузовые суда в порту. Потом данные о страховании этих судов стали темой моего диплома.</p>',
            en: '<p>From my window I used to count the cargo ships in the harbour. Later the insurance data of those ships became my diploma topic.</p>',
          },
          name: { kz: 'Әділет Марат', ru: 'Адилет Марат', en: 'Adilet Marat' },
          post: {
            kz: '2024 жылғы түлек, актуарлық талдаушы',
            ru: 'Выпускник 2024 года, актуарный аналитик',
            en: 'Graduate of 2024, actuarial analyst',
          },
        },
        {
          id: 2203,
          type: 'facts',
          group: 3,
          position: 3,
          title: { kz: 'Нортпорт туралы', ru: 'О Нортпорте', en: 'About Northport' },
          items: [
            {
              title: { kz: 'Қала', ru: 'Город', en: 'City' },
              value: { kz: 'теңіз жағасы, 240 мың тұрғын', ru: 'приморский, 240 тысяч жителей', en: 'on the coast, 240,000 people' },
            },
            {
              title: { kz: 'Біздің студенттер', ru: 'Наши студенты', en: 'Our students' },
              value: { kz: 'қазір екі курста 19 адам', ru: 'сейчас 19 человек на двух курсах', en: '19 now, in two years' },
            },
            {
              title: { kz: 'Жатақхана', ru: 'Общежитие', en: 'Hall of residence' },
              value: { kz: 'бірінші жылға кепілдік беріледі', ru: 'гарантировано на первый год', en: 'guaranteed for the first year' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 2,
    slug: 'international-management',
    attributes: {
      title: { kz: 'Халықаралық менеджмент', ru: 'Международный менеджмент', en: 'International Management' },
      lead: {
        kz: 'Үш жыл Алматыда, бір жыл Констанц көлінің жағасында: ағылшынша оқып, неміс кәсіпорнында жұмыс істейсіз.',
        ru: 'Три года в Алматы и год на берегу Боденского озера: учёба на английском, работа на немецком предприятии.',
        en: 'Three years in Almaty and one on the shore of Lake Constance: study in English, work in a German company.',
      },
      school: 66,
      university: { kz: 'Линдау басқару мектебі', ru: 'Школа управления Линдау', en: 'Lindau School of Management' },
      country: 'DE',
      education: 'bachelor',
      degree: { kz: 'Нархоз бакалавры және BA', ru: 'бакалавр Нархоза и BA', en: 'Bachelor of Narxoz and BA' },
      languages: ['en', 'de'],
      period: { kz: '3 + 1 жыл', ru: '3 + 1 год', en: '3 + 1 years' },
      fee: 2_100_000,
      deadline: '2027-01-29',
      desc: {
        kz: '<p>Төртінші курс Линдауда екі бөлікке бөлінеді: күзгі семестр аудиторияда, көктемгі семестр орта кәсіпорында ақылы практикада өтеді. Неміс тілі Нархозда екінші курстан тегін оқытылады, шығар кезде A2, қайтар кезде әдетте B1 болады.</p><p>Серіктес оқу ақысын бөлек алмайды: Германияда тек семестр жарнасы төленеді. Линдау жағынан да жыл сайын сегіз студент Алматыға келіп, сол топпен бір жыл оқиды, сондықтан достық жолға шықпай тұрып басталады.</p>',
        ru: '<p>Четвёртый курс в Линдау делится надвое: осень в аудитории, весна на оплачиваемой практике в среднем предприятии. Немецкий язык в Нархозе преподают бесплатно со второго курса; уезжают с уровнем A2, возвращаются обычно с B1.</p><p>Партнёр отдельной платы не берёт, в Германии доплачивают только семестровый взнос. И из Линдау каждый год восемь студентов приезжают в Алматы и учатся с этой же группой, поэтому дружба начинается ещё до отъезда.</p>',
        en: '<p>The fourth year in Lindau has two halves: autumn in class, spring in a paid placement at a medium-sized company. German is taught free of charge at Narxoz from the second year; students leave with A2 and usually come back with B1.</p><p>The partner accepts the fee paid here, and in Germany only the semester contribution is added. Eight students from Lindau come to Almaty each year and study with the same group, so friendships begin before departure.</p>',
      },
      category: 3,
      seo: {
        title: {
          kz: 'Халықаралық менеджмент, қос диплом\u00a0– Нархоз университеті',
          ru: 'Международный менеджмент, двойной диплом\u00a0— Университет Нархоз',
          en: 'International Management, double degree – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2204,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Шығындардың бөлінуі', ru: 'Как делятся расходы', en: 'Who pays what' },
          columns: [
            { title: { kz: 'Шығын', ru: 'Расход', en: 'Expense' } },
            { title: { kz: 'Алматыда', ru: 'В Алматы', en: 'In Almaty' } },
            { title: { kz: 'Линдауда', ru: 'В Линдау', en: 'In Lindau' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Оқу ақысы', ru: 'Обучение', en: 'Tuition' } },
                { text: { kz: 'Нархозға', ru: 'Нархозу', en: 'to Narxoz' } },
                { text: { kz: 'сол сома, Нархозға', ru: 'та же сумма, Нархозу', en: 'the same sum, to Narxoz' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Семестр жарнасы', ru: 'Семестровый взнос', en: 'Semester contribution' } },
                { text: { kz: 'жоқ', ru: 'нет', en: 'none' } },
                { text: { kz: '160 еуро', ru: '160 евро', en: '160 euros' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Көктемгі практика', ru: 'Весенняя практика', en: 'Spring placement' } },
                { text: { kz: 'кредит үшін', ru: 'за кредиты', en: 'for credits' } },
                { text: { kz: 'айына 900 еуродан төленеді', ru: 'оплачивается, от 900 евро в месяц', en: 'paid, from 900 euros a month' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 2205,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Жолға шықпас бұрын', ru: 'Перед отъездом', en: 'Before you leave' },
          items: [
            {
              title: { kz: 'Неміс тілін білмей баруға бола ма?', ru: 'Можно ли ехать без немецкого?', en: 'Can I go without German?' },
              text: {
                kz: '<p>Дәріс ағылшынша, бірақ практика орнын табу үшін A2 деңгейі шарт.</p>',
                ru: '<p>Лекции на английском, но для места практики нужен уровень A2.</p>',
                en: '<p>Lectures are in English, but a placement asks for A2.</p>',
              },
            },
            {
              title: { kz: 'Практика орнын кім табады?', ru: 'Кто ищет место практики?', en: 'Who finds the placement?' },
              text: {
                kz: '<p>Линдаудың мансап бөлімі үш ұсыныс береді, таңдау студентте қалады.</p>',
                ru: '<p>Отдел карьеры Линдау даёт три предложения, выбирает студент.</p>',
                en: '<p>Lindau’s career office makes three offers and the student chooses.</p>',
              },
            },
          ],
        },
        {
          id: 7349,
          type: 'steps',
          group: 3,
          position: 3,
          title: { kz: 'Төрт жыл қалай өтеді', ru: 'Как проходят четыре года', en: 'How the four years go' },
          items: [
            {
              title: { kz: '1–3-курс, Алматы', ru: '1–3-й курсы, Алматы', en: 'Years 1–3, Almaty' },
              desc: {
                kz: '<p>Менеджмент негіздері ағылшынша, неміс тілі аптасына алты сағат.</p>',
                ru: '<p>Основы менеджмента на английском, немецкий шесть часов в неделю.</p>',
                en: '<p>The foundations of management in English and six hours of German a week.</p>',
              },
            },
            {
              title: { kz: '4-курс, күз', ru: '4-й курс, осень', en: 'Year 4, autumn' },
              desc: {
                kz: '<p>Линдауда бес пән және кәсіпорынға арналған топтық жоба.</p>',
                ru: '<p>Пять дисциплин в Линдау и групповой проект для предприятия.</p>',
                en: '<p>Five courses in Lindau and a group project for a company.</p>',
              },
            },
            {
              title: { kz: '4-курс, көктем', ru: '4-й курс, весна', en: 'Year 4, spring' },
              desc: {
                kz: '<p>Ақылы практика және диплом: тақырыпты кәсіпорын мен екі жетекші бірге бекітеді.</p>',
                ru: '<p>Оплачиваемая практика и диплом: тему утверждают предприятие и два руководителя.</p>',
                en: '<p>A paid placement and the thesis, on a topic agreed by the company and two supervisors.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 3,
    slug: 'artificial-intelligence-engineering',
    attributes: {
      title: { kz: 'Жасанды интеллект инженериясы', ru: 'Инженерия искусственного интеллекта', en: 'Artificial Intelligence Engineering' },
      lead: {
        kz: 'Алматыда математика мен кодты меңгеріп, Кореяда роботтар мен чиптер зертханасында екі жыл жұмыс істейсіз.',
        ru: 'В Алматы осваиваете математику и код, а затем два года работаете в корейской лаборатории роботов и чипов.',
        en: 'You master mathematics and code in Almaty, then spend two years in a Korean laboratory of robots and chips.',
      },
      school: 68,
      university: { kz: 'Сеоян университеті', ru: 'Университет Сеоян', en: 'Seoyang University' },
      country: 'KR',
      education: 'bachelor',
      degree: { kz: 'Нархоз бакалавры және BEng', ru: 'бакалавр Нархоза и BEng', en: 'Bachelor of Narxoz and BEng' },
      languages: ['en'],
      period: { kz: '2 + 2 жыл', ru: '2 + 2 года', en: '2 + 2 years' },
      fee: 2_600_000,
      deadline: '2027-01-29',
      desc: {
        kz: '<p>Екі мектептің оқу жоспары бірге жазылған: бізде оңтайландыру, ықтималдық және нейрондық желі, онда робот көруі, энергия үнемдейтін модельдер және чип архитектурасы. Үшінші курстан студент бір зертханаға тіркеледі, сол жерде күндізгі жұмыс орны мен жеке жетекшісі болады.</p><p>Оқыту тілі ағылшын, ал корей тілі күнделікті өмірге керек болғандықтан, Нархозда төрт семестр тегін жүреді. Үздік үш студенттің шетелдегі ақысын серіктес университет толық өтейді.</p>',
        ru: '<p>Учебный план две школы писали вместе: у нас оптимизация, вероятность и нейронные сети, там зрение роботов, экономные модели и архитектура чипов. С третьего курса студент закреплён за лабораторией, где у него рабочее место и личный руководитель.</p><p>Учатся на английском, а корейский, нужный в быту, четыре семестра бесплатно преподают в Нархозе. Трём лучшим студентам партнёр полностью возмещает плату за годы за рубежом.</p>',
        en: '<p>The two schools wrote the curriculum together: optimisation, probability and neural networks here; robot vision, frugal models and chip architecture there. From the third year each student is attached to a laboratory, with a desk and a supervisor.</p><p>Teaching is in English; Korean, needed in daily life, is taught free for four semesters at Narxoz. For the three best students the partner covers the whole fee of the years abroad.</p>',
      },
      category: 5,
      seo: {
        title: {
          kz: 'Жасанды интеллект инженериясы, қос диплом\u00a0– Нархоз университеті',
          ru: 'Инженерия искусственного интеллекта, двойной диплом\u00a0— Нархоз',
          en: 'Artificial Intelligence Engineering, double degree – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2206,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Таңдауға болатын зертханалар', ru: 'Лаборатории на выбор', en: 'Laboratories to choose from' },
          items: [
            {
              title: { kz: 'Робот көруі', ru: 'Зрение роботов', en: 'Robot vision' },
              desc: {
                kz: '<p>Қойма мен ауруханада бағдар таба алатын роботтар.</p>',
                ru: '<p>Роботы, которые ориентируются на складе и в больнице.</p>',
                en: '<p>Robots that find their way in warehouses and hospitals.</p>',
              },
            },
            {
              title: { kz: 'Үнемді модельдер', ru: 'Экономные модели', en: 'Frugal models' },
              desc: {
                kz: '<p>Телефонда, желісіз жұмыс істейтін жүйелер.</p>',
                ru: '<p>Системы, работающие в телефоне без сети.</p>',
                en: '<p>Systems that run on a phone without a network.</p>',
              },
            },
            {
              title: { kz: 'Түркі және корей тілдері', ru: 'Тюркские и корейский языки', en: 'Turkic and Korean' },
              desc: {
                kz: '<p>Жалғамалы тілдерге ортақ модель.</p>',
                ru: '<p>Общая модель для агглютинативных языков.</p>',
                en: '<p>A shared model for agglutinative languages.</p>',
              },
            },
          ],
        },
        {
          id: 2207,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Бағдарлама нәтижесі', ru: 'Итоги программы', en: 'Results of the programme' },
          items: [
            {
              value: { kz: '26', ru: '26', en: '26' },
              title: { kz: 'студент Сеоянда оқып шықты', ru: 'студентов окончили Сеоян', en: 'students have graduated from Seoyang' },
            },
            {
              value: { kz: '9', ru: '9', en: '9' },
              title: {
                kz: 'мақала студенттердің қатысуымен жарияланды',
                ru: 'статей вышло с участием студентов',
                en: 'papers were published with student authors',
              },
            },
            {
              value: { kz: '3', ru: '3', en: '3' },
              title: {
                kz: 'орынның ақысын жыл сайын серіктес өтейді',
                ru: 'места в год оплачивает партнёр',
                en: 'places a year are paid for by the partner',
              },
            },
          ],
        },
        {
          id: 7350,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Түсушілер не сұрайды', ru: 'Что спрашивают поступающие', en: 'What applicants ask' },
          items: [
            {
              title: { kz: 'Кіру емтиханы бар ма?', ru: 'Есть ли вступительный экзамен?', en: 'Is there an entrance exam?' },
              text: {
                kz: '<p>Екінші курстың көктемінде математика мен бағдарламалаудан ағылшынша тест өтеді, шегі\u00a0– 70 балл.</p>',
                ru: '<p>Весной второго курса проходит тест на английском по математике и программированию, порог\u00a0— 70 баллов.</p>',
                en: '<p>In the spring of year two there is a test in English in mathematics and programming; the threshold is 70 points.</p>',
              },
            },
            {
              title: { kz: 'Зертхананы өзім таңдаймын ба?', ru: 'Выбираю ли я лабораторию сам?', en: 'Do I choose my laboratory?' },
              text: {
                kz: '<p>Үш қалауыңызды ретімен жазасыз, жетекшімен онлайн әңгімеден кейін орын бекітіледі.</p>',
                ru: '<p>Вы называете три желания по порядку, место закрепляют после разговора с руководителем онлайн.</p>',
                en: '<p>You name three in order, and the place is fixed after an online talk with the supervisor.</p>',
              },
            },
            {
              title: { kz: 'Оқығанша жұмыс істеуге бола ма?', ru: 'Можно ли подрабатывать?', en: 'May I work while studying?' },
              text: {
                kz: '<p>Көбі зертханада ассистент болып істейді; сағат саны студенттік визаның шартына байланысты.</p>',
                ru: '<p>Большинство работает ассистентами в лаборатории; число часов зависит от условий студенческой визы.</p>',
                en: '<p>Most work as assistants in their laboratory; how many hours depends on the terms of the student visa.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 4,
    slug: 'hospitality-and-tourism',
    attributes: {
      title: { kz: 'Қонақжайлылық және туризм', ru: 'Гостеприимство и туризм', en: 'Hospitality and Tourism' },
      lead: {
        kz: 'Үш жыл Алматыда, бір жыл француз Альпісінде: таулы өңір туризмін екі елдің тәжірибесінен үйренесіз.',
        ru: 'Три года в Алматы и год во французских Альпах: горному туризму вы учитесь у двух стран.',
        en: 'Three years in Almaty and one in the French Alps: you learn mountain tourism from two countries.',
      },
      school: 69,
      university: { kz: 'Вальмон колледжі', ru: 'Колледж Вальмон', en: 'College Valmont' },
      country: 'FR',
      education: 'bachelor',
      degree: {
        kz: 'Нархоз бакалавры және Bachelor in Hospitality',
        ru: 'бакалавр Нархоза и Bachelor in Hospitality',
        en: 'Bachelor of Narxoz and Bachelor in Hospitality',
      },
      languages: ['en', 'fr'],
      period: { kz: '3 + 1 жыл', ru: '3 + 1 год', en: '3 + 1 years' },
      fee: 2_750_000,
      deadline: '2027-01-29',
      desc: {
        kz: '<p>Нархозда студент туризм немесе қонақүй ісі бағдарламасының біріне түсіп, үшінші курста серіктеспен ортақ модульге көшеді. Вальмонда бір жыл ішінде шаңғы маусымы, тұрақты тау туризмі және гастрономия пәндері өтеді, қыс айлары толығымен практикаға беріледі.</p><p>Француз тілі қонақпен сөйлесуге жететіндей деңгейде керек, оны екінші курстан бастап тегін үйретеміз. Диплом жұмысы екі таулы аймақты салыстырады: көбіне бұл Іле Алатауы мен Савойя.</p>',
        ru: '<p>В Нархозе студент поступает на туризм или гостиничное дело, а на третьем курсе переходит на общий с партнёром модуль. В Вальмоне за год проходят лыжный сезон, устойчивый горный туризм и гастрономию, а зима целиком отдана практике.</p><p>Французский нужен настолько, чтобы говорить с гостем; его мы бесплатно преподаём со второго курса. Дипломная работа сравнивает два горных края, чаще всего Заилийский Алатау и Савойю.</p>',
        en: '<p>At Narxoz students enter tourism or hospitality and move to a module shared with the partner in the third year. The year at Valmont covers the ski season, sustainable mountain tourism and gastronomy, and winter is given wholly to practice.</p><p>Enough French is needed to talk to guests, and we teach it free of charge from the second year. The diploma compares two mountain regions, most often the Trans-Ili Alatau and Savoy.</p>',
      },
      category: 3,
      seo: {
        title: {
          kz: 'Қонақжайлылық және туризм, қос диплом\u00a0– Нархоз университеті',
          ru: 'Гостеприимство и туризм, двойной диплом\u00a0— Университет Нархоз',
          en: 'Hospitality and Tourism, double degree – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2208,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Вальмондағы бір жыл', ru: 'Год в Вальмоне', en: 'The year at Valmont' },
          items: [
            {
              title: { kz: 'Қыркүйек–қараша', ru: 'Сентябрь–ноябрь', en: 'September–November' },
              desc: {
                kz: '<p>Аудитория, дәмхана және тау маршрутын жоспарлау.</p>',
                ru: '<p>Аудитория, кухня и планирование горного маршрута.</p>',
                en: '<p>Classroom, kitchen and planning a mountain route.</p>',
              },
            },
            {
              title: { kz: 'Желтоқсан–наурыз', ru: 'Декабрь–март', en: 'December–March' },
              desc: {
                kz: '<p>Шаңғы курортындағы ақылы практика.</p>',
                ru: '<p>Оплачиваемая практика на лыжном курорте.</p>',
                en: '<p>A paid placement at a ski resort.</p>',
              },
            },
            {
              title: { kz: 'Сәуір–маусым', ru: 'Апрель–июнь', en: 'April–June' },
              desc: {
                kz: '<p>Екі тау аймағын салыстыратын диплом.</p>',
                ru: '<p>Диплом, сравнивающий два горных края.</p>',
                en: '<p>A diploma comparing two mountain regions.</p>',
              },
            },
          ],
        },
        {
          id: 2209,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Курортта қонақтар менен «Қазақстанда тау бар ма?» деп сұрайтын. Наурызда алты қонақ біздің Шымбұлаққа келді.</p>',
            ru: '<p>Гости курорта спрашивали меня: «В Казахстане есть горы?» В марте шестеро из них приехали к нам на Шымбулак.</p>',
            en: '<p>Guests at the resort used to ask me: “Are there mountains in Kazakhstan?” In March six of them came to our Shymbulak.</p>',
          },
          name: { kz: 'Камила Ахмет', ru: 'Камила Ахмет', en: 'Kamila Akhmet' },
          post: { kz: '2026 жылғы түлек', ru: 'Выпускница 2026 года', en: 'Graduate of 2026' },
        },
        {
          id: 7351,
          type: 'facts',
          group: 3,
          position: 3,
          title: { kz: 'Шарттары', ru: 'Условия', en: 'Conditions' },
          items: [
            {
              title: { kz: 'Орын саны', ru: 'Мест', en: 'Places' },
              value: { kz: 'жылына он екі', ru: 'двенадцать в год', en: 'twelve a year' },
            },
            {
              title: { kz: 'Тілі', ru: 'Язык', en: 'Language' },
              value: { kz: 'ағылшын тілі B2, француз тілі A2', ru: 'английский B2, французский A2', en: 'English B2, French A2' },
            },
            {
              title: { kz: 'Тұратын жері', ru: 'Жильё', en: 'Housing' },
              value: {
                kz: 'колледж жатақханасы, айына 380 еуро',
                ru: 'общежитие колледжа, 380 евро в месяц',
                en: 'college residence, 380 euros a month',
              },
            },
            {
              title: { kz: 'Практика ақысы', ru: 'Оплата практики', en: 'Placement pay' },
              value: { kz: 'айына 720 еуродан бастап', ru: 'от 720 евро в месяц', en: 'from 720 euros a month' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 5,
    slug: 'international-business-and-data',
    attributes: {
      title: {
        kz: 'Халықаралық бизнес және деректер ғылымы',
        ru: 'Международный бизнес и наука о данных',
        en: 'International Business and Data Science',
      },
      lead: {
        kz: 'Бизнес-мектептің іргетасы мен Сеулдегі екі жыл: сауда шешімін дерекпен дәлелдей алатын менеджерлер бағдарламасы.',
        ru: 'Основа Бизнес-школы и два года в Сеуле: программа для менеджеров, которые доказывают торговые решения данными.',
        en: 'The foundation of the Business School and two years in Seoul: a programme for managers who prove trade decisions with data.',
      },
      school: 67,
      university: { kz: 'Ханган ұлттық университеті', ru: 'Национальный университет Ханган', en: 'Hangang National University' },
      country: 'KR',
      education: 'bachelor',
      degree: { kz: 'Нархоз бакалавры және BBA', ru: 'бакалавр Нархоза и BBA', en: 'Bachelor of Narxoz and BBA' },
      languages: ['en', 'ko'],
      period: { kz: '2 + 2 жыл', ru: '2 + 2 года', en: '2 + 2 years' },
      fee: 2_450_000,
      deadline: '2027-01-29',
      desc: {
        kz: '<p>Алматыда сыртқы сауда, келіссөз және статистика оқытылады, Сеулде тұтынушы деректері, платформа экономикасы және Азия нарықтары қосылады. Әр студент екі ел арасындағы бір тауар ағынын екі жыл бойы қадағалап, соңында экспорт болжамын жасайды.</p><p>Ханганда корей студенттерімен аралас топтар құрылады, сондықтан тапсырманың жартысы корейлік серіктеспен бірге орындалады. Көктемгі демалыста сауда компаниясында төрт апталық практика бар.</p>',
        ru: '<p>В Алматы изучают внешнюю торговлю, переговоры и статистику, в Сеуле добавляются данные о потребителях, экономика платформ и рынки Азии. Каждый студент два года следит за одним товарным потоком между странами и в конце строит прогноз экспорта.</p><p>В Хангане группы смешанные, половину заданий выполняют вместе с корейским напарником. В весенние каникулы проходит четырёхнедельная практика в торговой компании.</p>',
        en: '<p>In Almaty you study foreign trade, negotiation and statistics; Seoul adds consumer data, platform economics and Asian markets. Each student follows one flow of goods between the two countries for two years and ends with an export forecast.</p><p>At Hangang groups are mixed, and half of the assignments are done with a Korean partner. In the spring break there is a four-week placement at a trading company.</p>',
      },
      category: 2,
      seo: {
        title: {
          kz: 'Халықаралық бизнес және деректер ғылымы, қос диплом\u00a0– Нархоз',
          ru: 'Международный бизнес и наука о данных, двойной диплом\u00a0— Нархоз',
          en: 'International Business and Data Science, double degree – Narxoz',
        },
      },
      blocks: [
        {
          id: 2210,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Өтінім шарттары', ru: 'Условия заявки', en: 'What you need to apply' },
          items: [
            {
              title: { kz: 'Орташа балл', ru: 'Средний балл', en: 'Grade average' },
              value: {
                kz: 'алғашқы үш семестрде 3,0-ден жоғары',
                ru: 'выше 3,0 за первые три семестра',
                en: 'above 3.0 over the first three semesters',
              },
            },
            {
              title: { kz: 'Ағылшын тілі', ru: 'Английский', en: 'English' },
              value: { kz: 'IELTS 6.0 немесе баламасы', ru: 'IELTS 6.0 или аналог', en: 'IELTS 6.0 or equivalent' },
            },
            {
              title: { kz: 'Орын саны', ru: 'Мест', en: 'Places' },
              value: { kz: 'жылына он студент', ru: 'десять в год', en: 'ten a year' },
            },
            {
              title: { kz: 'Корей тілі', ru: 'Корейский', en: 'Korean' },
              value: {
                kz: 'барғанша екі семестр бастапқы курс',
                ru: 'два семестра начального курса до отъезда',
                en: 'two semesters of a beginner’s course before departure',
              },
            },
          ],
        },
        {
          id: 2211,
          type: 'cards',
          group: 2,
          position: 2,
          title: {
            kz: 'Студенттер бақылаған тауарлар',
            ru: 'Товары, за которыми следили студенты',
            en: 'Goods that students have followed',
          },
          items: [
            {
              title: { kz: 'Мырыш пен мыс', ru: 'Цинк и медь', en: 'Zinc and copper' },
              desc: {
                kz: '<p>Ұзақ мерзімді шарттар және биржа бағасы.</p>',
                ru: '<p>Долгосрочные контракты и биржевая цена.</p>',
                en: '<p>Long-term contracts and exchange prices.</p>',
              },
            },
            {
              title: { kz: 'Косметика', ru: 'Косметика', en: 'Cosmetics' },
              desc: {
                kz: '<p>Корей брендтерінің Алматыдағы сөре үлесі.</p>',
                ru: '<p>Доля корейских брендов на алматинских полках.</p>',
                en: '<p>Korean brands’ share of shelves in Almaty.</p>',
              },
            },
            {
              title: { kz: 'Бал мен жаңғақ', ru: 'Мёд и орехи', en: 'Honey and nuts' },
              desc: {
                kz: '<p>Сеул базарына жеткен жаңа экспорт.</p>',
                ru: '<p>Новый экспорт, дошедший до рынков Сеула.</p>',
                en: '<p>A new export that has reached Seoul’s markets.</p>',
              },
            },
          ],
        },
        {
          id: 7352,
          type: 'steps',
          group: 3,
          position: 3,
          title: { kz: 'Екі жыл Сеулде', ru: 'Два года в Сеуле', en: 'Two years in Seoul' },
          items: [
            {
              title: { kz: 'Үшінші курс', ru: 'Третий курс', en: 'Year three' },
              desc: {
                kz: '<p>Тұтынушы дерегі, платформалар экономикасы және корей тілінің бизнес курсы.</p>',
                ru: '<p>Данные о потребителях, экономика платформ и деловой корейский.</p>',
                en: '<p>Consumer data, the economics of platforms and business Korean.</p>',
              },
            },
            {
              title: { kz: 'Көктемгі практика', ru: 'Весенняя практика', en: 'Spring placement' },
              desc: {
                kz: '<p>Сауда компаниясында төрт апта: өз тауар ағынының құжатын басынан аяғына дейін жүргізесіз.</p>',
                ru: '<p>Четыре недели в торговой компании: вы ведёте документы своего товара от начала до конца.</p>',
                en: '<p>Four weeks in a trading company, handling the documents of your own goods from start to finish.</p>',
              },
            },
            {
              title: { kz: 'Төртінші курс', ru: 'Четвёртый курс', en: 'Year four' },
              desc: {
                kz: '<p>Экспорт болжамы екі университеттің комиссиясы алдында қорғалады.</p>',
                ru: '<p>Прогноз экспорта защищают перед комиссией двух университетов.</p>',
                en: '<p>Your export forecast is defended before examiners of both universities.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 6,
    slug: 'marketing-and-fashion-management',
    attributes: {
      title: {
        kz: 'Маркетинг және сән индустриясын басқару',
        ru: 'Маркетинг и управление в индустрии моды',
        en: 'Marketing and Fashion Management',
      },
      lead: {
        kz: 'Алматының жас дизайнерлері мен Лионның жібек дәстүрі арасындағы магистратура: бір жыл мұнда, бір жыл Лионда.',
        ru: 'Магистратура между молодыми дизайнерами Алматы и шёлковой традицией Лиона: год здесь, год там.',
        en: 'A master’s between Almaty’s young designers and the silk tradition of Lyon: a year here, a year there.',
      },
      school: 67,
      university: { kz: 'Рона бизнес-мектебі', ru: 'Бизнес-школа Роны', en: 'Rhône School of Business' },
      country: 'FR',
      education: 'master',
      degree: { kz: 'Нархоз магистрі және MSc', ru: 'магистр Нархоза и MSc', en: 'Master of Narxoz and MSc' },
      languages: ['en', 'fr'],
      period: { kz: '1 + 1 жыл', ru: '1 + 1 год', en: '1 + 1 years' },
      fee: 3_300_000,
      deadline: '2027-07-15',
      desc: {
        kz: '<p>Бірінші жыл Бизнес-мектепте бренд стратегиясы, тұтынушы зерттеуі және жеткізу тізбегінің этикасы оқытылады. Магистрант бір қазақстандық сән үйімен жұмыс істеп, оның ұжымын, бағасын және сату жүйесін талдайды.</p><p>Екінші жылы Лионда маталар тарихы, сәнді тауарлар маркетингі және тұрақты сән модульдері өтеді, диссертация сол қазақстандық үйді Еуропа нарығына шығару жоспарымен аяқталады. Ақының бір бөлігін серіктес үздік екі магистрантқа қайтарады.</p>',
        ru: '<p>Первый год в Бизнес-школе посвящён стратегии бренда, исследованию потребителя и этике цепей поставок. Магистрант работает с одним казахстанским модным домом и разбирает его команду, цены и продажи.</p><p>На втором году в Лионе идут история тканей, маркетинг роскоши и устойчивая мода, а диссертация завершается планом выхода того же дома на европейский рынок. Двум лучшим магистрантам партнёр возвращает часть платы.</p>',
        en: '<p>The first year at the Business School covers brand strategy, consumer research and the ethics of supply chains. Students work with one fashion house in Kazakhstan and take apart its team, its prices and its sales.</p><p>In Lyon the second year brings the history of fabrics, luxury marketing and sustainable fashion, and the dissertation ends with a plan to take the same house to Europe. The partner returns part of the fee to the two best students.</p>',
      },
      category: 5,
      seo: {
        title: {
          kz: 'Маркетинг және сән индустриясын басқару, қос диплом\u00a0– Нархоз',
          ru: 'Маркетинг и управление в индустрии моды, двойной диплом\u00a0— Нархоз',
          en: 'Marketing and Fashion Management, double degree – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2212,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Алғашқы топтың қорытындысы', ru: 'Итоги первого набора', en: 'The first intake' },
          items: [
            {
              value: { kz: '9', ru: '9', en: '9' },
              title: { kz: 'магистр екі диплом алды', ru: 'магистров получили два диплома', en: 'masters hold two diplomas' },
            },
            {
              value: { kz: '4', ru: '4', en: '4' },
              title: {
                kz: 'түлекті практикадан кейін Лион мен Париж компаниялары шақырды',
                ru: 'выпускников позвали на работу после практики в Лионе и Париже',
                en: 'were offered jobs after placements in Lyon and Paris',
              },
            },
            {
              value: { kz: '2', ru: '2', en: '2' },
              title: {
                kz: 'түлек өз брендін тіркеді',
                ru: 'выпускника зарегистрировали свой бренд',
                en: 'have registered brands of their own',
              },
            },
          ],
        },
        {
          id: 2213,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Киізден жібекке дейін', ru: 'От войлока до шёлка', en: 'From felt to silk' },
          desc: {
            kz: '<p>Көктемде Лион студенттері Алматыға екі аптаға келіп, қолөнершілермен киіз басады, ал күзде біздің магистранттар Лион шеберханасында жібек тоқуды көреді. Екі шеберхананың үлгілері диссертация қорғауында ілінеді.</p>',
            ru: '<p>Весной лионские студенты на две недели приезжают в Алматы и валяют войлок с мастерицами, а осенью наши магистранты смотрят, как в Лионе ткут шёлк. Образцы обеих мастерских вывешивают на защите.</p>',
            en: '<p>In spring students from Lyon come to Almaty for two weeks and make felt with craftswomen; in autumn ours watch silk being woven in Lyon. Samples from both workshops hang at the defence.</p>',
          },
        },
        {
          id: 7353,
          type: 'facts',
          group: 3,
          position: 3,
          title: { kz: 'Түсу шарттары', ru: 'Условия поступления', en: 'How to get in' },
          items: [
            { title: { kz: 'Орын саны', ru: 'Мест', en: 'Places' }, value: { kz: 'он екі', ru: 'двенадцать', en: 'twelve' } },
            {
              title: { kz: 'Ағылшын тілі', ru: 'Английский', en: 'English' },
              value: { kz: 'IELTS 6.5', ru: 'IELTS 6.5', en: 'IELTS 6.5' },
            },
            {
              title: { kz: 'Француз тілі', ru: 'Французский', en: 'French' },
              value: {
                kz: 'бірінші жылы нөлден үйретіледі',
                ru: 'на первом году учат с нуля',
                en: 'taught from scratch in the first year',
              },
            },
            {
              title: { kz: 'Портфолио', ru: 'Портфолио', en: 'Portfolio' },
              value: {
                kz: 'бренд немесе зерттеу туралы үш бет',
                ru: 'три страницы о бренде или исследовании',
                en: 'three pages on a brand or a study',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 7,
    slug: 'banking-and-taxation',
    attributes: {
      title: { kz: 'Банк ісі және салық салу', ru: 'Банковское дело и налогообложение', en: 'Banking and Taxation' },
      lead: {
        kz: 'Орталық Азияның екі үлкен нарығын қатар танитын қаржыгерлерге арналған: бір жыл Алматыда, бір жыл Ташкентте.',
        ru: 'Для финансистов, которые знают сразу два больших рынка Центральной Азии: год в Алматы, год в Ташкенте.',
        en: 'For financiers who know two large markets of Central Asia at once: a year in Almaty and a year in Tashkent.',
      },
      school: 66,
      university: {
        kz: 'Мәуереннахр экономика университеті',
        ru: 'Мавераннахрский университет экономики',
        en: 'Mawarannahr University of Economics',
      },
      country: 'UZ',
      education: 'master',
      degree: {
        kz: 'Нархоз магистрі және Ташкенттегі серіктес магистрі',
        ru: 'магистр Нархоза и магистр партнёра в Ташкенте',
        en: 'Master of Narxoz and Master of the partner in Tashkent',
      },
      languages: ['ru', 'en'],
      period: { kz: '1 + 1 жыл', ru: '1 + 1 год', en: '1 + 1 years' },
      fee: 1_550_000,
      deadline: '2027-07-15',
      desc: {
        kz: '<p>Екі елдің салық кодексі мен банк реттеуі параллель оқытылады: бір тақырып аптаның басында Қазақстан, соңында Өзбекстан мысалымен талданады. Қосарланған салық салу, трансферттік баға және шекаралас сауда бойынша семинарларды екі университеттің оқытушылары бірге өткізеді.</p><p>Ташкенттегі жыл көктемде банк немесе салық органындағы практикамен жалғасады. Жол алыс емес, пойыз бір түнде жетеді, сондықтан топтар жылына төрт рет ортақ сабаққа жиналады.</p>',
        ru: '<p>Налоговые кодексы и банковское регулирование двух стран изучают параллельно: тема в начале недели разбирается на казахстанском примере, в конце\u00a0— на узбекском. Семинары о двойном налогообложении, трансфертных ценах и приграничной торговле ведут вместе преподаватели обоих университетов.</p><p>Год в Ташкенте весной продолжается практикой в банке или налоговом органе. Дорога недолгая, поезд идёт одну ночь, поэтому четыре раза в год обе группы собираются на общие занятия.</p>',
        en: '<p>The tax codes and bank regulation of two countries are studied in parallel: a topic begins the week with an example from Kazakhstan and ends it with one from Uzbekistan. Staff of both universities hold joint seminars on double taxation, transfer pricing and border trade.</p><p>The year in Tashkent goes on in spring with a placement at a bank or tax office. The train takes one night, so the two groups meet for shared classes four times a year.</p>',
      },
      category: 2,
      seo: {
        title: {
          kz: 'Банк ісі және салық салу, қос диплом\u00a0– Нархоз университеті',
          ru: 'Банковское дело и налогообложение, двойной диплом\u00a0— Университет Нархоз',
          en: 'Banking and Taxation, double degree – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2214,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Екі жүйе қатар', ru: 'Две системы рядом', en: 'Two systems side by side' },
          columns: [
            { title: { kz: 'Тақырып', ru: 'Тема', en: 'Topic' } },
            { title: { kz: 'Алматыда', ru: 'В Алматы', en: 'In Almaty' } },
            { title: { kz: 'Ташкентте', ru: 'В Ташкенте', en: 'In Tashkent' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Қосылған құн салығы', ru: 'НДС', en: 'Value added tax' } },
                { text: { kz: 'декларация практикумы', ru: 'практикум по декларации', en: 'declaration workshop' } },
                { text: { kz: 'салықтық тексеру кейсі', ru: 'кейс налоговой проверки', en: 'a tax inspection case' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Шағын несие', ru: 'Микрокредит', en: 'Small loans' } },
                { text: { kz: 'скоринг моделі', ru: 'модель скоринга', en: 'a scoring model' } },
                { text: { kz: 'махалладағы қарыз зерттеуі', ru: 'исследование займов в махалле', en: 'a study of lending in a mahalla' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Қорытынды', ru: 'Итог', en: 'Outcome' } },
                { text: { kz: 'зерттеу жоспары', ru: 'план исследования', en: 'research plan' } },
                { text: { kz: 'диссертация қорғау', ru: 'защита диссертации', en: 'dissertation defence' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 2215,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Ташкентке баратындарға', ru: 'Тем, кто едет в Ташкент', en: 'For those going to Tashkent' },
          items: [
            {
              title: { kz: 'Виза керек пе?', ru: 'Нужна ли виза?', en: 'Is a visa needed?' },
              text: {
                kz: '<p>Жоқ, Қазақстан азаматтары уақытша тіркеуден ғана өтеді, оны университет рәсімдейді.</p>',
                ru: '<p>Нет, гражданам Казахстана достаточно временной регистрации, её оформляет университет.</p>',
                en: '<p>No, citizens of Kazakhstan only register temporarily, and the university arranges it.</p>',
              },
            },
            {
              title: { kz: 'Өзбек тілін білу шарт па?', ru: 'Обязателен ли узбекский язык?', en: 'Must I know Uzbek?' },
              text: {
                kz: '<p>Жоқ. Сабақ орысша және ағылшынша жүреді, өзбек тілінің бастапқы курсы қалауыңызша.</p>',
                ru: '<p>Нет. Занятия идут на русском и английском, начальный курс узбекского\u00a0— по желанию.</p>',
                en: '<p>No. Classes are in Russian and English, and a beginner’s course in Uzbek is optional.</p>',
              },
            },
          ],
        },
        {
          id: 7354,
          type: 'steps',
          group: 3,
          position: 3,
          title: { kz: 'Екі жыл қалай құрылған', ru: 'Как устроены два года', en: 'How the two years are built' },
          items: [
            {
              title: { kz: 'Күз, Алматы', ru: 'Осень, Алматы', en: 'Autumn, Almaty' },
              desc: {
                kz: '<p>Банк ісі мен салық негіздері екі елдің заңымен қатар оқылады.</p>',
                ru: '<p>Основы банковского дела и налогов изучают сразу по законам двух стран.</p>',
                en: '<p>The basics of banking and taxation by the laws of both countries at once.</p>',
              },
            },
            {
              title: { kz: 'Көктем, Алматы', ru: 'Весна, Алматы', en: 'Spring, Almaty' },
              desc: {
                kz: '<p>Зерттеу жоспары бекітіліп, Ташкентке екі апталық алғашқы сапар жасалады.</p>',
                ru: '<p>Утверждается план исследования, и группа на две недели впервые едет в Ташкент.</p>',
                en: '<p>The research plan is approved, and the group goes to Tashkent for the first two weeks.</p>',
              },
            },
            {
              title: { kz: 'Екінші жыл, Ташкент', ru: 'Второй год, Ташкент', en: 'Year two, Tashkent' },
              desc: {
                kz: '<p>Модульдер күзде аяқталады, көктем практика мен диссертацияға беріледі.</p>',
                ru: '<p>Модули заканчиваются осенью, весна отдана практике и диссертации.</p>',
                en: '<p>Modules end in autumn; spring is for the placement and the dissertation.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 8,
    slug: 'economics-and-law',
    attributes: {
      title: { kz: 'Экономика және құқықтану', ru: 'Экономика и юриспруденция', en: 'Economics and Law' },
      lead: {
        kz: 'Заңды экономикалық салдарымен қоса көретіндерге: екі жыл Алматыда, соңғы екі курс Краковта, ағылшын тілінде.',
        ru: 'Для тех, кто видит закон вместе с его экономическими последствиями: два года в Алматы, последние два курса в Кракове, на английском.',
        en: 'For those who see a law together with its economic effects: two years in Almaty and the last two in Kraków, in English.',
      },
      school: 70,
      university: {
        kz: 'Висла экономика және құқық университеті',
        ru: 'Вислинский университет экономики и права',
        en: 'Vistula Valley University of Economics and Law',
      },
      country: 'PL',
      education: 'bachelor',
      degree: { kz: 'Нархоз бакалавры және LLB', ru: 'бакалавр Нархоза и LLB', en: 'Bachelor of Narxoz and LLB' },
      languages: ['en'],
      period: { kz: '2 + 2 жыл', ru: '2 + 2 года', en: '2 + 2 years' },
      fee: 1_950_000,
      deadline: '2027-01-29',
      desc: {
        kz: '<p>Алматыда азаматтық және әкімшілік құқық микроэкономикамен және ойындар теориясымен қатар жүреді. Краковта бәсекелестік құқығы, Еуропалық одақ нарығы, дербес деректерді қорғау және құқықты экономикалық талдау модульдері күтеді.</p><p>Студенттер екі жүйенің бір мәселені қалай шешетінін салыстырып, әр семестрде бір сот шешімін талдайды. Үшінші курс жазында адвокаттар кеңсесінде немесе бәсекелестік органында алты апталық практика өтеді.</p>',
        ru: '<p>В Алматы гражданское и административное право идут рядом с микроэкономикой и теорией игр. В Кракове ждут конкурентное право, рынок Европейского союза, защита данных и экономический анализ права.</p><p>Студенты сравнивают, как две системы решают один вопрос, и каждый семестр разбирают одно судебное решение. Летом третьего курса\u00a0— шестинедельная практика в адвокатской конторе или антимонопольном органе.</p>',
        en: '<p>In Almaty civil and administrative law run beside microeconomics and game theory. Kraków adds competition law, the market of the European Union, data protection and the economic analysis of law.</p><p>Students compare how two systems settle one question and analyse one judgment each semester. The summer of the third year brings a six-week placement at a law office or a competition authority.</p>',
      },
      category: 3,
      seo: {
        title: {
          kz: 'Экономика және құқықтану, қос диплом\u00a0– Нархоз университеті',
          ru: 'Экономика и юриспруденция, двойной диплом\u00a0— Университет Нархоз',
          en: 'Economics and Law, double degree – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2216,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Алғашқы қырық күн', ru: 'Первые сорок дней', en: 'The first forty days' },
          desc: {
            kz: '<p>Краковтағы үйлестіруші мен жоғары курс студенттері осы ретпен көмектеседі.</p>',
            ru: '<p>Координатор в Кракове и старшекурсники помогают в таком порядке.</p>',
            en: '<p>The coordinator in Kraków and senior students help in this order.</p>',
          },
          items: [
            {
              title: { kz: 'Қарсы алу', ru: 'Встреча', en: 'Arrival' },
              desc: {
                kz: '<p>Әуежайдан жатақханаға дейін бірге барасыздар.</p>',
                ru: '<p>Из аэропорта до общежития едете вместе.</p>',
                en: '<p>You travel together from the airport to the hall.</p>',
              },
            },
            {
              title: { kz: 'Тіркелу', ru: 'Регистрация', en: 'Registration' },
              desc: {
                kz: '<p>Мекенжай, сақтандыру және студенттік карта бір аптада рәсімделеді.</p>',
                ru: '<p>Адрес, страховка и студенческая карта\u00a0— за неделю.</p>',
                en: '<p>Address, insurance and student card within a week.</p>',
              },
            },
            {
              title: { kz: 'Пән таңдау', ru: 'Выбор дисциплин', en: 'Choosing courses' },
              desc: {
                kz: '<p>Екі үйлестіруші тізімді бірге бекітеді.</p>',
                ru: '<p>Список утверждают вместе два координатора.</p>',
                en: '<p>Two coordinators approve the list together.</p>',
              },
            },
            {
              title: { kz: 'Алғашқы есеп', ru: 'Первый отчёт', en: 'First report' },
              desc: {
                kz: '<p>Қырқыншы күні Алматымен бейнекездесу өтеді.</p>',
                ru: '<p>На сороковой день видеовстреча с Алматы.</p>',
                en: '<p>A video call with Almaty on the fortieth day.</p>',
              },
            },
          ],
        },
        {
          id: 2217,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Екі дипломның мүмкіндігі', ru: 'Что дают два диплома', en: 'What two diplomas open' },
          items: [
            {
              title: { kz: 'Қазақстанда', ru: 'В Казахстане', en: 'In Kazakhstan' },
              value: {
                kz: 'адвокаттық тағылымдамаға өтуге болады',
                ru: 'можно пройти стажировку адвоката',
                en: 'you may train as an advocate',
              },
            },
            {
              title: { kz: 'Польшада', ru: 'В Польше', en: 'In Poland' },
              value: {
                kz: 'құқық немесе экономика магистратурасына түсу',
                ru: 'поступление в магистратуру по праву или экономике',
                en: 'entry to a master’s in law or economics',
              },
            },
            {
              title: { kz: 'Халықаралық ұйымдарда', ru: 'В международных организациях', en: 'In international organisations' },
              value: { kz: 'бәсекелестік пен сауда бөлімдері', ru: 'отделы конкуренции и торговли', en: 'competition and trade units' },
            },
          ],
        },
        {
          id: 2218,
          type: 'call',
          group: 3,
          position: 3,
          title: { kz: 'Краковтағы студенттермен сөйлесіңіз', ru: 'Поговорите со студентами в Кракове', en: 'Talk to students in Kraków' },
          desc: {
            kz: '<p>Айдың соңғы сенбісінде олар бейнебайланыс арқылы кез келген сұраққа жауап береді.</p>',
            ru: '<p>В последнюю субботу месяца они выходят на видеосвязь и отвечают на любые вопросы.</p>',
            en: '<p>On the last Saturday of each month they come online and answer any question.</p>',
          },
          link: {
            text: {
              kz: 'Халықаралық байланыс кеңсесіне жазу',
              ru: 'Написать в международный офис',
              en: 'Write to the international office',
            },
            url: '/international',
          },
        },
      ],
    },
  },
])
