import { starter } from '../../starter-entry.ts'
import { inGroup } from '../subjects-of-group.ts'

export const bachelorDigital = starter('program', [
  {
    id: 15,
    slug: 'information-systems',
    attributes: {
      title: { kz: 'Ақпараттық жүйелер', ru: 'Информационные системы', en: 'Information Systems' },
      code: '6B06101',
      ...inGroup('B057'),
      education: 'bachelor',
      school: 68,
      lead: {
        kz: 'Бағдарлама жазу аз, оны ұйымның жұмысына орнату керек. Ақпараттық жүйенің тұтас өмірін\u00a0– сұраныстан қолдауға дейін\u00a0– осында үйренесіз.',
        ru: 'Мало написать программу, её надо встроить в работу организации. Здесь вы изучите всю жизнь информационной системы: от запроса до поддержки.',
        en: 'Writing software is not enough; it has to fit into an organisation’s work. Here you learn the whole life of an information system, from request to support.',
      },
      languages: ['kz', 'ru', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_450_000,
      deadline: '2027-08-25',
      qualification: {
        kz: 'ақпараттық технологиялар бакалавры',
        ru: 'бакалавр информационных технологий',
        en: 'Bachelor of Information Technology',
      },
      desc: {
        kz: '<p>Алгоритм, дерекқор, желі және веб-әзірлеу пәндері бизнес-үдерістерді модельдеумен астасып жатыр. Үшінші курста әр топқа бір тапсырыс беруші бекітіледі: емхана, кітапхана, шағын зауыт немесе әкімдік бөлімі.</p><p>Топ тапсырыс берушінің жұмысын бір ай бақылап, талаптарды жазады, жүйені құрады және оны пайдаланушыларға үйретеді. Жоба код сапасымен ғана емес, алты айдан кейін әлі қолданылып жүр ме деген сұрақпен бағаланады.</p>',
        ru: '<p>Алгоритмы, базы данных, сети и веб-разработка переплетены с моделированием бизнес-процессов. На третьем курсе за каждой командой закрепляют заказчика: поликлинику, библиотеку, небольшой завод или отдел акимата.</p><p>Месяц команда наблюдает за работой заказчика, затем пишет требования, создаёт систему и обучает людей. Проект оценивают не только по коду, но и по вопросу: пользуются ли им через полгода.</p>',
        en: '<p>Algorithms, databases, networks and web development are interwoven with business process modelling. In the third year each team is given a client: a clinic, a library, a small factory or a department of the city administration.</p><p>For a month the team watches the client at work, then writes the requirements, builds the system and trains its users. A project is judged not only by its code but by whether it is still in use six months later.</p>',
      },
      careers: [
        { title: { kz: 'Жүйелік талдаушы', ru: 'Системный аналитик', en: 'Systems analyst' } },
        { title: { kz: 'Ақпараттық жүйелер әзірлеушісі', ru: 'Разработчик информационных систем', en: 'Information systems developer' } },
        { title: { kz: 'ERP кеңесшісі', ru: 'ERP-консультант', en: 'ERP consultant' } },
        { title: { kz: 'Дерекқор әкімшісі', ru: 'Администратор баз данных', en: 'Database administrator' } },
      ],
      seo: {
        title: {
          kz: 'Ақпараттық жүйелер, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Информационные системы, бакалавриат\u00a0— Университет Нархоз',
          en: 'Information Systems, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2029,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Үшінші курс жобалары', ru: 'Проекты третьего курса', en: 'Third-year projects' },
          items: [
            {
              value: { kz: '58', ru: '58', en: '58' },
              title: { kz: 'жүйе тапсырыс берушілерге өткізілді', ru: 'систем передано заказчикам', en: 'systems handed over to clients' },
            },
            {
              value: { kz: '41', ru: '41', en: '41' },
              title: {
                kz: 'жүйе алты айдан кейін де қолданылып жүр',
                ru: 'система работает и через полгода',
                en: 'systems still in use half a year later',
              },
            },
            {
              value: { kz: '30', ru: '30', en: '30' },
              title: {
                kz: 'күн топ код жазбай, тек бақылайды',
                ru: 'дней команда только наблюдает, не пишет код',
                en: 'days in which a team only watches and writes no code',
              },
            },
          ],
        },
        {
          id: 2030,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Талапкерлер жиі сұрайды', ru: 'Что спрашивают абитуриенты', en: 'What applicants ask' },
          items: [
            {
              title: {
                kz: 'Бағдарламалауды нөлден бастауға бола ма?',
                ru: 'Можно ли начать программировать с нуля?',
                en: 'Can I start programming from nothing?',
              },
              text: {
                kz: '<p>Иә. Бірінші семестр Python тілінің алғашқы жолынан басталады, ал дайындығы барлар деңгейлік тест тапсырып, күрделі топқа өтеді.</p>',
                ru: '<p>Да. Первый семестр начинается с первой строки на Python, а подготовленные сдают тест и идут в сильную группу.</p>',
                en: '<p>Yes. The first semester begins with the first line of Python, and those with experience take a test and join an advanced group.</p>',
              },
            },
            {
              title: {
                kz: 'Бағдарламалық инженериядан айырмасы неде?',
                ru: 'Чем это отличается от программной инженерии?',
                en: 'How does it differ from software engineering?',
              },
              text: {
                kz: '<p>Мұнда ұйым мен адам көбірек, онда код пен архитектура көбірек. Бірінші курстан кейін ауысуға болады.</p>',
                ru: '<p>Здесь больше организации и людей, там больше кода и архитектуры. После первого курса можно перейти.</p>',
                en: '<p>Here there is more about organisations and people, there more code and architecture. You may switch after the first year.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 16,
    slug: 'data-analytics',
    attributes: {
      title: { kz: 'Деректер талдауы', ru: 'Анализ данных', en: 'Data Analytics' },
      code: '6B06102',
      ...inGroup('B057'),
      education: 'bachelor',
      school: 68,
      lead: {
        kz: 'Санның артындағы оқиғаны көріп, оны басқаларға адал түсіндіре білетін талдаушыларды ағылшын тілінде даярлаймыз.',
        ru: 'На английском языке готовим аналитиков, которые видят историю за числами и честно рассказывают её другим.',
        en: 'We educate analysts, in English, who see the story behind the numbers and tell it honestly to others.',
      },
      languages: ['en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_520_000,
      deadline: '2027-08-20',
      qualification: {
        kz: 'ақпараттық технологиялар бакалавры',
        ru: 'бакалавр информационных технологий',
        en: 'Bachelor of Information Technology',
      },
      desc: {
        kz: '<p>Ықтималдық, статистика және машиналық оқыту бағдарламаның математикалық өзегін құрайды. Оған деректерді тазалау, визуализация, дерек этикасы және ғылыми жазу пәндері қосылады, өйткені талдаушының жұмысы түсінікті сөзбен аяқталады.</p><p>2026 жылы ашылған деректер ғылымы зертханасында студенттер қаланың көлік ағынын, ауа сапасын және электр тұтынуын зерттейді. Екінші курстан бастап зертханаға өз сұрағыңызбен келесіз.</p>',
        ru: '<p>Теория вероятностей, статистика и машинное обучение составляют математическое ядро. К нему добавлены очистка данных, визуализация, этика и научное письмо, ведь работа аналитика завершается понятными словами.</p><p>В лаборатории данных, открытой в 2026 году, студенты изучают транспортные потоки, качество воздуха и потребление электричества в городе. Со второго курса туда приходят с собственным вопросом.</p>',
        en: '<p>Probability, statistics and machine learning form the mathematical core. Data cleaning, visualisation, ethics and academic writing are added to it, because an analyst’s work ends in plain words.</p><p>In the data science laboratory, opened in 2026, students study the city’s traffic, air quality and electricity use. From the second year you come to the lab with a question of your own.</p>',
      },
      careers: [
        { title: { kz: 'Деректер талдаушысы', ru: 'Аналитик данных', en: 'Data analyst' } },
        { title: { kz: 'Өнім талдаушысы', ru: 'Продуктовый аналитик', en: 'Product analyst' } },
        { title: { kz: 'BI әзірлеушісі', ru: 'BI-разработчик', en: 'BI developer' } },
        { title: { kz: 'Статистик', ru: 'Статистик', en: 'Statistician' } },
      ],
      seo: {
        title: {
          kz: 'Деректер талдауы, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Анализ данных, бакалавриат\u00a0— Университет Нархоз',
          en: 'Data Analytics, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2031,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Зертхана мүмкіндіктері', ru: 'Возможности лаборатории', en: 'What the lab offers' },
          items: [
            {
              title: { kz: 'Жұмыс орны', ru: 'Рабочие места', en: 'Workplaces' },
              value: {
                kz: '40, тәулік бойы картамен ашық',
                ru: '40, открыты по карте круглосуточно',
                en: '40, open by card around the clock',
              },
            },
            {
              title: { kz: 'Есептеу кластері', ru: 'Вычислительный кластер', en: 'Computing cluster' },
              value: {
                kz: 'машиналық оқытуға арналған сегіз үдеткіш',
                ru: 'восемь ускорителей для машинного обучения',
                en: 'eight accelerators for machine learning',
              },
            },
            {
              title: { kz: 'Қала деректері', ru: 'Городские данные', en: 'City data' },
              value: {
                kz: 'бағдаршам, автобус және ауа датчиктері',
                ru: 'светофоры, автобусы и датчики воздуха',
                en: 'traffic lights, buses and air sensors',
              },
            },
          ],
        },
        {
          id: 2032,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Сұрақтан қорытындыға дейін', ru: 'От вопроса к выводу', en: 'From question to conclusion' },
          items: [
            {
              title: { kz: 'Сұрақ қою', ru: 'Задать вопрос', en: 'Ask' },
              desc: {
                kz: '<p>Бір сөйлемге сыйып, жауабы өзгеріс туғызатын сұрақ таңдалады.</p>',
                ru: '<p>Выбирают вопрос в одно предложение, ответ на который что-то изменит.</p>',
                en: '<p>Choose a question of one sentence whose answer would change something.</p>',
              },
            },
            {
              title: { kz: 'Деректі сынау', ru: 'Проверить данные', en: 'Doubt the data' },
              desc: {
                kz: '<p>Қайдан келгені, нені көрсетпейтіні және кімге зиян тигізуі мүмкін екені жазылады.</p>',
                ru: '<p>Записывают, откуда они, чего не показывают и кому могут навредить.</p>',
                en: '<p>Write down where they come from, what they hide and whom they might harm.</p>',
              },
            },
            {
              title: { kz: 'Модель құру', ru: 'Построить модель', en: 'Build a model' },
              desc: {
                kz: '<p>Қарапайымынан басталады, күрделісі пайдасын дәлелдеуі керек.</p>',
                ru: '<p>Начинают с простой, сложная должна доказать свою пользу.</p>',
                en: '<p>Begin with a simple one; a complex one has to prove its worth.</p>',
              },
            },
            {
              title: { kz: 'Түсіндіру', ru: 'Объяснить', en: 'Explain' },
              desc: {
                kz: '<p>Қорытынды маман емес тыңдаушыға бес минутта баяндалады.</p>',
                ru: '<p>Вывод рассказывают неспециалисту за пять минут.</p>',
                en: '<p>Tell the conclusion to a layperson in five minutes.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 17,
    slug: 'software-engineering',
    attributes: {
      title: { kz: 'Бағдарламалық инженерия', ru: 'Программная инженерия', en: 'Software Engineering' },
      code: '6B06103',
      ...inGroup('B057'),
      education: 'bachelor',
      school: 68,
      lead: {
        kz: 'Жұмыс істейтін код жазу\u00a0– бастамасы ғана. Он жылдан кейін де басқа біреу оқып, түзете алатын код жазуды үйретеміз.',
        ru: 'Написать работающий код\u00a0— только начало. Мы учим писать код, который через десять лет прочтёт и поправит кто-то другой.',
        en: 'Code that works is only the beginning. We teach you to write code that somebody else can read and fix in ten years’ time.',
      },
      languages: ['kz', 'ru', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_540_000,
      deadline: '2027-08-20',
      qualification: {
        kz: 'ақпараттық технологиялар бакалавры',
        ru: 'бакалавр информационных технологий',
        en: 'Bachelor of Information Technology',
      },
      desc: {
        kz: '<p>Оқу алгоритмдер мен дискретті математикадан басталып, архитектура, тестілеу және үлестірілген жүйелерге жетеді. Әр тапсырма ортақ репозиторийге түседі, әр өзгерісті кемінде бір студент оқып шығып, пікір жазады: бағаның үштен бірі осы пікірлердің сапасына беріледі.</p><p>Үшінші курста топ ашық кодты жобаға үлес қосады, ал төртінші курста университеттің өз қызметтерінің бірін жүргізеді. Кесте қосымшасы, жатақхана кезегі мен асхана мәзірі студенттердің қолымен жасалған.</p>',
        ru: '<p>Учёба начинается с алгоритмов и дискретной математики и доходит до архитектуры, тестирования и распределённых систем. Каждое задание попадает в общий репозиторий, каждое изменение читает хотя бы один студент и пишет отзыв: треть оценки даётся за качество этих отзывов.</p><p>На третьем курсе команда вносит вклад в открытый проект, а на четвёртом ведёт один из сервисов самого университета. Приложение с расписанием, очередь в общежитие и меню столовой сделаны руками студентов.</p>',
        en: '<p>Studies begin with algorithms and discrete mathematics and lead to architecture, testing and distributed systems. Every assignment goes into a shared repository, and every change is read by at least one fellow student, who writes a review: a third of the mark is for the quality of those reviews.</p><p>In the third year teams contribute to an open-source project, and in the fourth they run one of the university’s own services. The timetable app, the queue for rooms and the canteen menu were all made by students.</p>',
      },
      careers: [
        { title: { kz: 'Бэкенд-әзірлеуші', ru: 'Бэкенд-разработчик', en: 'Back-end developer' } },
        { title: { kz: 'Мобильді қосымша әзірлеушісі', ru: 'Мобильный разработчик', en: 'Mobile developer' } },
        { title: { kz: 'Тестілеу инженері', ru: 'Инженер по тестированию', en: 'Test engineer' } },
        { title: { kz: 'Бағдарламалық жасақтама архитекторы', ru: 'Архитектор программного обеспечения', en: 'Software architect' } },
      ],
      seo: {
        title: {
          kz: 'Бағдарламалық инженерия, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Программная инженерия, бакалавриат\u00a0— Университет Нархоз',
          en: 'Software Engineering, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2033,
          type: 'quote',
          group: 1,
          position: 1,
          text: {
            kz: '<p>Бірінші пікірімде «жақсы екен» деп қана жазыппын, нөл алдым. Қазір бөтен кодтан өз қатемді көре аламын, жұмыста мұны ең көп бағалайды.</p>',
            ru: '<p>В первом отзыве я написал только «хорошо» и получил ноль. Теперь в чужом коде я вижу собственные ошибки, и на работе это ценят больше всего.</p>',
            en: '<p>My first review said only “looks good”, and I got a zero. Now I can see my own mistakes in other people’s code, and at work that is what they value most.</p>',
          },
          name: { kz: 'Алишер Қасенов', ru: 'Алишер Касенов', en: 'Alisher Kassenov' },
          post: {
            kz: '2023 жылғы түлек, бэкенд-әзірлеуші',
            ru: 'Выпускник 2023 года, бэкенд-разработчик',
            en: 'Graduate of 2023, back-end developer',
          },
        },
        {
          id: 2034,
          type: 'cards',
          group: 2,
          position: 2,
          title: { kz: 'Студенттер жүргізетін қызметтер', ru: 'Сервисы, которые ведут студенты', en: 'Services run by students' },
          items: [
            {
              title: { kz: 'Кесте', ru: 'Расписание', en: 'Timetable' },
              desc: {
                kz: '<p>Дәрісхана ауысса, хабарлама бір минуттың ішінде келеді.</p>',
                ru: '<p>Если аудитория меняется, уведомление приходит за минуту.</p>',
                en: '<p>When a room changes, the message arrives within a minute.</p>',
              },
            },
            {
              title: { kz: 'Жатақхана кезегі', ru: 'Очередь в общежитие', en: 'Queue for rooms' },
              desc: {
                kz: '<p>Өтініштің қай сатыда тұрғаны ашық көрінеді.</p>',
                ru: '<p>Открыто видно, на каком этапе заявление.</p>',
                en: '<p>You can see openly which stage your request has reached.</p>',
              },
            },
            {
              title: { kz: 'Асхана мәзірі', ru: 'Меню столовой', en: 'Canteen menu' },
              desc: {
                kz: '<p>Түскі ас қалдығы төрттен бірге азайды.</p>',
                ru: '<p>Остатки обеда сократились на четверть.</p>',
                en: '<p>Leftovers from lunch are down by a quarter.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 18,
    slug: 'cybersecurity',
    attributes: {
      title: { kz: 'Киберқауіпсіздік', ru: 'Кибербезопасность', en: 'Cybersecurity' },
      code: '6B06301',
      ...inGroup('B058'),
      education: 'bachelor',
      school: 68,
      lead: {
        kz: 'Шабуылшыдан бір қадам алда ойлап, заң аясында әрекет ететін қорғаушыларды даярлаймыз.',
        ru: 'Готовим защитников, которые думают на шаг впереди атакующего и действуют в рамках закона.',
        en: 'We educate defenders who think one step ahead of the attacker and act within the law.',
      },
      languages: ['kz', 'ru'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_500_000,
      deadline: '2027-08-25',
      qualification: {
        kz: 'ақпараттық қауіпсіздік бакалавры',
        ru: 'бакалавр информационной безопасности',
        en: 'Bachelor of Information Security',
      },
      desc: {
        kz: '<p>Криптография, желі қауіпсіздігі, зиянды кодты талдау және цифрлық криминалистика теориялық негізден кейін жеке полигонда өтеді. Полигон университет желісінен оқшауланған, сондықтан студент нағыз шабуыл құралдарын қауіпсіз сынап көреді.</p><p>Қызыл және көк топтардың апталық жарысы төрт жыл бойы тоқтамайды. Этика мен құқық міндетті: бірінші курста әр студент рұқсатсыз ешбір жүйеге кірмеу туралы міндеттемеге қол қояды.</p>',
        ru: '<p>Криптография, безопасность сетей, анализ вредоносного кода и цифровая криминалистика после теории проходят на отдельном полигоне. Он отрезан от сети университета, поэтому студент без риска пробует настоящие инструменты атаки.</p><p>Еженедельное состязание красной и синей команд не прерывается все четыре года. Этика и право обязательны: на первом курсе каждый подписывает обязательство не входить ни в одну систему без разрешения.</p>',
        en: '<p>Cryptography, network security, malware analysis and digital forensics move, after the theory, to a range of their own. It is cut off from the university’s network, so students can safely try real tools of attack.</p><p>The weekly competition between a red and a blue team goes on for all four years. Ethics and law are compulsory: in the first year everyone signs an undertaking never to enter a system without permission.</p>',
      },
      careers: [
        {
          title: {
            kz: 'Ақпараттық қауіпсіздік маманы',
            ru: 'Специалист по информационной безопасности',
            en: 'Information security specialist',
          },
        },
        { title: { kz: 'SOC талдаушысы', ru: 'Аналитик SOC', en: 'SOC analyst' } },
        { title: { kz: 'Пентестер (енуге тестілеу маманы)', ru: 'Специалист по тестам на проникновение', en: 'Penetration tester' } },
        { title: { kz: 'Цифрлық криминалист', ru: 'Цифровой криминалист', en: 'Digital forensics specialist' } },
      ],
      seo: {
        title: {
          kz: 'Киберқауіпсіздік, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Кибербезопасность, бакалавриат\u00a0— Университет Нархоз',
          en: 'Cybersecurity, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2035,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Полигон тәртібі', ru: 'Правила полигона', en: 'Rules of the range' },
          items: [
            {
              title: { kz: 'Полигонға кім кіре алады?', ru: 'Кто может работать на полигоне?', en: 'Who may use the range?' },
              text: {
                kz: '<p>Қауіпсіздік нұсқауынан өтіп, міндеттемеге қол қойған студенттер. Кіру әр семестрде жаңартылады.</p>',
                ru: '<p>Студенты, прошедшие инструктаж и подписавшие обязательство. Доступ обновляют каждый семестр.</p>',
                en: '<p>Students who have been briefed and have signed the undertaking. Access is renewed every semester.</p>',
              },
            },
            {
              title: {
                kz: 'Осал тұсты университет жүйесінен тапсам ше?',
                ru: 'А если я найду уязвимость в системе университета?',
                en: 'What if I find a weakness in the university’s system?',
              },
              text: {
                kz: '<p>Оны жауапты түрде хабарлау хатымен жібересіз, тексерілген олжа үшін шәкіртақыға үстемақы қосылады.</p>',
                ru: '<p>Сообщите о ней письмом ответственного раскрытия: за проверенную находку полагается надбавка к стипендии.</p>',
                en: '<p>Report it by a responsible disclosure letter; a confirmed finding brings a bonus to your scholarship.</p>',
              },
            },
          ],
        },
        {
          id: 2036,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Қорғаныс мектебі', ru: 'Школа обороны', en: 'A school of defence' },
          items: [
            {
              value: { kz: '120', ru: '120', en: '120' },
              title: {
                kz: 'виртуалды машина полигонда тәулік бойы жұмыс істейді',
                ru: 'виртуальных машин круглосуточно работают на полигоне',
                en: 'virtual machines run on the range around the clock',
              },
            },
            {
              value: { kz: '32', ru: '32', en: '32' },
              title: {
                kz: 'апталық жарыс бір оқу жылында өтеді',
                ru: 'состязания проходят за учебный год',
                en: 'competitions are held in an academic year',
              },
            },
            {
              value: { kz: '17', ru: '17', en: '17' },
              title: {
                kz: 'осалдықты студенттер былтыр университет жүйесінен тапты',
                ru: 'уязвимостей студенты нашли в системах университета за год',
                en: 'weaknesses were found by students in university systems last year',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 19,
    slug: 'artificial-intelligence',
    attributes: {
      title: { kz: 'Жасанды интеллект', ru: 'Искусственный интеллект', en: 'Artificial Intelligence' },
      code: '6B06104',
      ...inGroup('B057'),
      education: 'bachelor',
      school: 68,
      lead: {
        kz: 'Үлкен модельдің қалай ойлайтынын, қай жерде қателесетінін және қазақ тілін неге нашар түсінетінін ішінен зерттейсіз.',
        ru: 'Вы изнутри исследуете, как думает большая модель, где она ошибается и почему плохо понимает казахский язык.',
        en: 'You study from the inside how a large model thinks, where it goes wrong and why it understands Kazakh so poorly.',
      },
      languages: ['en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_690_000,
      deadline: '2027-07-30',
      qualification: {
        kz: 'ақпараттық технологиялар бакалавры',
        ru: 'бакалавр информационных технологий',
        en: 'Bachelor of Information Technology',
      },
      desc: {
        kz: '<p>Сызықтық алгебра, оңтайландыру және ықтималдық алғашқы үш семестрді алады: модельді іске қоспай тұрып, оны қағаз бетінде шығару керек. Одан кейін нейрондық желілер, компьютерлік көру, табиғи тілді өңдеу және күшейтілген оқыту жүреді.</p><p>Бағдарламаның өз тақырыбы бар: аз ресурсты тілдер. Студенттер қазақ сөйлеуінің ашық жинағын толықтырып, диалект жазбаларын белгілейді, сөйтіп оқу тапсырмасы елге керек дерекқорға айналады.</p>',
        ru: '<p>Линейная алгебра, оптимизация и теория вероятностей занимают первые три семестра: прежде чем запустить модель, её надо вывести на бумаге. Дальше идут нейронные сети, компьютерное зрение, обработка языка и обучение с подкреплением.</p><p>У программы есть своя тема\u00a0— малоресурсные языки. Студенты пополняют открытый корпус казахской речи и размечают записи говоров, так учебное задание становится базой данных, нужной стране.</p>',
        en: '<p>Linear algebra, optimisation and probability fill the first three semesters: before you run a model you derive it on paper. Neural networks, computer vision, language processing and reinforcement learning follow.</p><p>The programme has a subject of its own: low-resource languages. Students add to an open corpus of Kazakh speech and annotate recordings of dialects, so that coursework becomes a data set the country needs.</p>',
      },
      careers: [
        { title: { kz: 'Машиналық оқыту инженері', ru: 'Инженер машинного обучения', en: 'Machine learning engineer' } },
        { title: { kz: 'Тілдік модельдер маманы', ru: 'Специалист по языковым моделям', en: 'Language model specialist' } },
        { title: { kz: 'Компьютерлік көру инженері', ru: 'Инженер компьютерного зрения', en: 'Computer vision engineer' } },
        { title: { kz: 'Зерттеуші', ru: 'Исследователь', en: 'Researcher' } },
      ],
      seo: {
        title: {
          kz: 'Жасанды интеллект, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Искусственный интеллект, бакалавриат\u00a0— Университет Нархоз',
          en: 'Artificial Intelligence, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2041,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Қазақ сөйлеуінің ашық жинағы', ru: 'Открытый корпус казахской речи', en: 'The open corpus of Kazakh speech' },
          items: [
            {
              value: { kz: '640', ru: '640', en: '640' },
              title: { kz: 'сағат дыбыс жазбасы белгіленді', ru: 'часов записей размечено', en: 'hours of recordings annotated' },
            },
            {
              value: { kz: '9', ru: '9', en: '9' },
              title: {
                kz: 'өңірдің диалектісі қамтылды',
                ru: 'регионов представлено говорами',
                en: 'regions represented by their dialects',
              },
            },
            {
              value: { kz: '212', ru: '212', en: '212' },
              title: { kz: 'студент жинаққа үлес қосты', ru: 'студентов участвовали в работе', en: 'students have contributed' },
            },
          ],
        },
        {
          id: 2042,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Есептеу ресурсы', ru: 'Вычислительные ресурсы', en: 'Computing resources' },
          desc: {
            kz: '<p>Әр студентке семестрге 150 сағат үдеткіш уақыты беріледі. Уақыт таусылса, қосымша сағатты тәжірибе жоспарын екі бетке жазып сұрайсыз: бұл да ғылыми жұмыстың бір бөлігі.</p>',
            ru: '<p>Каждый студент получает 150 часов ускорителя на семестр. Если они кончились, дополнительное время просят с планом эксперимента на двух страницах: это тоже часть научной работы.</p>',
            en: '<p>Every student receives 150 accelerator hours a semester. When they run out, more can be requested with a two-page plan of the experiment: that too is part of research.</p>',
          },
        },
      ],
    },
  },
  {
    id: 20,
    slug: 'web-and-mobile-development',
    attributes: {
      title: { kz: 'Веб және мобильді әзірлеу', ru: 'Веб- и мобильная разработка', en: 'Web and Mobile Development' },
      code: '6B06105',
      program_group: 'B057',
      education: 'bachelor',
      school: 68,
      lead: {
        kz: 'АКТ колледжінің түлектері үш жылда бакалавр атанады, ал алғашқы ақылы тапсырысын көбі екінші курста алады.',
        ru: 'Выпускники ИКТ-колледжей становятся бакалаврами за три года, а первый оплаченный заказ многие получают уже на втором курсе.',
        en: 'Graduates of ICT colleges become bachelors in three years, and many earn their first paid commission in the second.',
      },
      languages: ['kz', 'ru'],
      period: '3',
      form: ['full-time', 'distance'],
      credits: 180,
      fee: 1_150_000,
      deadline: '2027-08-15',
      qualification: {
        kz: 'ақпараттық технологиялар бакалавры',
        ru: 'бакалавр информационных технологий',
        en: 'Bachelor of Information Technology',
      },
      desc: {
        kz: '<p>Колледжде өткен бағдарламалау негіздері сынақпен есептеледі, сондықтан оқу бірден клиенттік және серверлік әзірлеуге көшеді. Қолжетімділік, жүктелу жылдамдығы және үш тілдегі интерфейс әр жобаның міндетті өлшемі болып саналады.</p><p>Қашықтан оқитын топ код ортасын браузерден ашады, оқытушы экранды сол жерден көріп, бірге түзетеді. Күндізгі топ интерфейстер зертханасында сабақ өтеді, онда экран оқығышты қолданатын сынаушылар жұмыс істейді.</p>',
        ru: '<p>Основы программирования из колледжа засчитываются по тесту, поэтому учёба сразу переходит к клиентской и серверной разработке. Доступность, скорость загрузки и интерфейс на трёх языках обязательны для каждого проекта.</p><p>Дистанционная группа открывает среду разработки в браузере, а преподаватель видит экран и правит код вместе со студентом. Дневная занимается в лаборатории интерфейсов, где работают тестировщики с программами экранного доступа.</p>',
        en: '<p>The programming foundations learnt at college are recognised by test, so studies go straight to client and server development. Accessibility, loading speed and an interface in three languages are required of every project.</p><p>The distance group opens its environment in a browser, and the lecturer sees the screen and corrects code together with the student. The daytime group works in the interface lab, where testers use screen readers.</p>',
      },
      careers: [
        { title: { kz: 'Фронтенд-әзірлеуші', ru: 'Фронтенд-разработчик', en: 'Front-end developer' } },
        { title: { kz: 'Мобильді қосымша әзірлеушісі', ru: 'Мобильный разработчик', en: 'Mobile developer' } },
        { title: { kz: 'Веб-студия негізін қалаушы', ru: 'Основатель веб-студии', en: 'Web studio founder' } },
        { title: { kz: 'Қолжетімділік маманы', ru: 'Специалист по доступности', en: 'Accessibility specialist' } },
      ],
      seo: {
        title: {
          kz: 'Веб және мобильді әзірлеу, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Веб- и мобильная разработка, бакалавриат\u00a0— Университет Нархоз',
          en: 'Web and Mobile Development, bachelor’s programme – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2043,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Алғашқы тапсырысқа дейінгі жол', ru: 'Путь к первому заказу', en: 'The way to a first commission' },
          items: [
            {
              title: { kz: 'Портфолио', ru: 'Портфолио', en: 'Portfolio' },
              desc: {
                kz: '<p>Бірінші курста үш тілде жұмыс істейтін жеке бет жасайсыз.</p>',
                ru: '<p>На первом курсе делаете личную страницу на трёх языках.</p>',
                en: '<p>In the first year you make a personal page in three languages.</p>',
              },
            },
            {
              title: { kz: 'Қайырымдылық жоба', ru: 'Благотворительный проект', en: 'A good cause' },
              desc: {
                kz: '<p>Екінші курстың күзінде қоғамдық ұйымға тегін сайт құрасыз.</p>',
                ru: '<p>Осенью второго курса бесплатно делаете сайт общественной организации.</p>',
                en: '<p>In the autumn of the second year you build a site for a charity free of charge.</p>',
              },
            },
            {
              title: { kz: 'Ақылы тапсырыс', ru: 'Оплаченный заказ', en: 'A paid job' },
              desc: {
                kz: '<p>Мансапты дамыту кеңсесі тексерілген тапсырыс берушімен таныстырып, келісімшартқа көмектеседі.</p>',
                ru: '<p>Офис развития карьеры знакомит с проверенным заказчиком и помогает с договором.</p>',
                en: '<p>The career office introduces you to a trusted client and helps with the contract.</p>',
              },
            },
          ],
        },
        {
          id: 2044,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Оқуға қажетті жабдық', ru: 'Что нужно для учёбы', en: 'What you need to study' },
          items: [
            {
              title: { kz: 'Компьютер', ru: 'Компьютер', en: 'Computer' },
              value: { kz: '8 ГБ жадысы бар кез келген ноутбук', ru: 'любой ноутбук с 8 ГБ памяти', en: 'any laptop with 8 GB of memory' },
            },
            {
              title: { kz: 'Байланыс', ru: 'Связь', en: 'Connection' },
              value: { kz: 'секундына 5 Мбит жеткілікті', ru: 'достаточно 5 Мбит в секунду', en: '5 Mbit per second is enough' },
            },
            {
              title: { kz: 'Телефон', ru: 'Телефон', en: 'Phone' },
              value: {
                kz: 'сынақ құрылғыларын зертхана пошта арқылы береді',
                ru: 'тестовые устройства лаборатория высылает почтой',
                en: 'the lab sends test devices by post',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 21,
    slug: 'internet-of-things-and-robotics',
    attributes: {
      title: { kz: 'Заттар интернеті және робототехника', ru: 'Интернет вещей и робототехника', en: 'Internet of Things and Robotics' },
      code: '6B06201',
      ...inGroup('B059'),
      education: 'bachelor',
      school: 68,
      lead: {
        kz: 'Датчик, контроллер, байланыс және код: өз қолыңызбен құрастырған құрылғы нағыз жылыжайда немесе қоймада жұмыс істейді.',
        ru: 'Датчик, контроллер, связь и код: прибор, собранный вашими руками, заработает в настоящей теплице или на складе.',
        en: 'Sensor, controller, connection and code: the device you build yourself will work in a real greenhouse or warehouse.',
      },
      languages: ['kz', 'ru'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_470_000,
      deadline: '2027-08-25',
      qualification: {
        kz: 'ақпараттық технологиялар бакалавры',
        ru: 'бакалавр информационных технологий',
        en: 'Bachelor of Information Technology',
      },
      desc: {
        kz: '<p>Физика мен электроника бірінші күннен қатар жүреді, дәнекерлеуді де бәрі үйренеді. Екінші курста микроконтроллерлер мен нақты уақыт жүйелері, үшіншіде байланыс хаттамалары, машиналық көру және роботты басқару оқытылады.</p><p>Шеберхана екі ауысымда ашық: 3D-баспа, плата кескіш және роботтар алаңы бар. Студенттік команда Талғардағы жылыжайға суару жүйесін орнатты, ол суды үштен бірге үнемдеп отыр.</p>',
        ru: '<p>Физика и электроника идут рядом с первого дня, паять учатся все. На втором курсе\u00a0— микроконтроллеры и системы реального времени, на третьем\u00a0— протоколы связи, машинное зрение и управление роботом.</p><p>Мастерская открыта в две смены: 3D-печать, станок для плат и площадка для роботов. Студенческая команда поставила в теплице под Талгаром систему полива, и она экономит треть воды.</p>',
        en: '<p>Physics and electronics run side by side from day one, and everybody learns to solder. The second year brings microcontrollers and real-time systems, the third communication protocols, machine vision and robot control.</p><p>The workshop is open in two shifts, with 3D printing, a board cutter and a floor for robots. A student team fitted a greenhouse near Talgar with an irrigation system that saves a third of the water.</p>',
      },
      careers: [
        { title: { kz: 'IoT инженері', ru: 'IoT-инженер', en: 'IoT engineer' } },
        { title: { kz: 'Робототехник', ru: 'Робототехник', en: 'Robotics engineer' } },
        { title: { kz: 'Ендірілген жүйелер бағдарламашысы', ru: 'Программист встраиваемых систем', en: 'Embedded systems programmer' } },
        { title: { kz: 'Автоматтандыру маманы', ru: 'Специалист по автоматизации', en: 'Automation specialist' } },
      ],
      seo: {
        title: {
          kz: 'Заттар интернеті және робототехника, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Интернет вещей и робототехника, бакалавриат\u00a0— Университет Нархоз',
          en: 'Internet of Things and Robotics, bachelor’s degree – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2045,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Студенттер жасаған құрылғылар', ru: 'Приборы, сделанные студентами', en: 'Devices made by students' },
          items: [
            {
              title: { kz: 'Суару жүйесі', ru: 'Система полива', en: 'Irrigation' },
              desc: {
                kz: '<p>Топырақ ылғалын өлшеп, жылыжайдағы шүмекті өзі ашады.</p>',
                ru: '<p>Измеряет влажность почвы и сама открывает кран в теплице.</p>',
                en: '<p>It measures soil moisture and opens the greenhouse tap by itself.</p>',
              },
            },
            {
              title: { kz: 'Ара ұясының таразысы', ru: 'Весы для улья', en: 'Hive scales' },
              desc: {
                kz: '<p>Балдың түсуін телефонға хабарлап отырады.</p>',
                ru: '<p>Сообщают на телефон, сколько прибавилось мёда.</p>',
                en: '<p>They tell your phone how much honey has come in.</p>',
              },
            },
            {
              title: { kz: 'Қойма роботы', ru: 'Складской робот', en: 'Warehouse robot' },
              desc: {
                kz: '<p>Қорапты сөреге дейін өзі апарады, кедергіні айналып өтеді.</p>',
                ru: '<p>Сам везёт коробку к полке и объезжает препятствия.</p>',
                en: '<p>It carries a box to its shelf and steers round obstacles.</p>',
              },
            },
          ],
        },
        {
          id: 2046,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Бұл бағдарламада «теория бойынша жұмыс істеуі керек» деген жауап қабылданбайды. Шам жанды ма, жоқ па\u00a0– баға сол.</p>',
            ru: '<p>На этой программе не принимают ответ «по теории должно работать». Загорелась лампа или нет\u00a0— такая и оценка.</p>',
            en: '<p>On this programme nobody accepts “in theory it should work”. Either the lamp lights up or it does not, and that is your mark.</p>',
          },
          name: { kz: 'Дамир Есентай', ru: 'Дамир Есентай', en: 'Damir Yessentai' },
          post: {
            kz: 'Студенттік шеберхана үйлестірушісі',
            ru: 'Координатор студенческой мастерской',
            en: 'Coordinator of the student workshop',
          },
        },
      ],
    },
  },
  {
    id: 22,
    slug: 'urban-data-and-geoinformatics',
    attributes: {
      title: { kz: 'Қала деректері және геоинформатика', ru: 'Городские данные и геоинформатика', en: 'Urban Data and Geoinformatics' },
      code: '6B06107',
      ...inGroup('B057'),
      education: 'bachelor',
      school: 68,
      lead: {
        kz: 'Қала\u00a0– ең үлкен дерекқор. Оны картадан оқып, көше, ауа және адам ағыны туралы шешімге айналдырасыз.',
        ru: 'Город\u00a0— самая большая база данных. Вы научитесь читать её на карте и превращать в решения об улицах, воздухе и потоках людей.',
        en: 'A city is the largest of databases. You learn to read it on a map and turn it into decisions about streets, air and the movement of people.',
      },
      languages: ['kz', 'en'],
      period: '4',
      form: ['full-time'],
      credits: 240,
      fee: 1_430_000,
      deadline: '2027-08-20',
      qualification: {
        kz: 'ақпараттық технологиялар бакалавры',
        ru: 'бакалавр информационных технологий',
        en: 'Bachelor of Information Technology',
      },
      desc: {
        kz: '<p>География мен бағдарламалау тең жүретін сирек бағдарлама: кеңістіктік талдау, қашықтан зондтау, көлік модельдері және қала әлеуметтануы. Студенттер спутник суреттерінен жасыл аймақтың жиырма жылда қалай өзгергенін есептейді.</p><p>Диплом тақырыптарын қалалық басқармалар ұсынады. Мектепке жаяу барудың қауіпсіз жолы, аялдаманың ыңғайлы орны, тасқын қаупі бар көшелер\u00a0– соңғы қорғалған жұмыстардың бірнешеуі осындай.</p>',
        ru: '<p>Редкая программа, где география и программирование идут наравне: пространственный анализ, дистанционное зондирование, транспортные модели и социология города. По спутниковым снимкам студенты считают, как за двадцать лет изменилась зелень.</p><p>Темы дипломов предлагают городские управления. Безопасная дорога в школу пешком, удобное место остановки, улицы под угрозой селя\u00a0— вот несколько последних работ.</p>',
        en: '<p>A rare programme in which geography and programming are equals: spatial analysis, remote sensing, transport models and urban sociology. From satellite pictures students work out how the city’s greenery has changed over twenty years.</p><p>City departments propose the diploma topics. A safe walk to school, the right place for a bus stop, streets at risk of mudflow: these are some of the latest theses.</p>',
      },
      careers: [
        { title: { kz: 'Геоақпараттық жүйелер маманы', ru: 'Специалист по геоинформационным системам', en: 'GIS specialist' } },
        { title: { kz: 'Көлік талдаушысы', ru: 'Транспортный аналитик', en: 'Transport analyst' } },
        { title: { kz: 'Қала жоспарлаушының кеңесшісі', ru: 'Советник градостроителя', en: 'Urban planning adviser' } },
        { title: { kz: 'Картограф', ru: 'Картограф', en: 'Cartographer' } },
      ],
      seo: {
        title: {
          kz: 'Қала деректері және геоинформатика, бакалавриат\u00a0– Нархоз университеті',
          ru: 'Городские данные и геоинформатика, бакалавриат\u00a0— Университет Нархоз',
          en: 'Urban Data and Geoinformatics, bachelor’s degree – Narxoz University',
        },
      },
      blocks: [
        {
          id: 2047,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Қала ұсынған тақырыптар', ru: 'Темы, предложенные городом', en: 'Topics proposed by the city' },
          columns: [
            { title: { kz: 'Тақырып', ru: 'Тема', en: 'Topic' } },
            { title: { kz: 'Дерек', ru: 'Данные', en: 'Data' } },
            { title: { kz: 'Нәтиже', ru: 'Результат', en: 'Outcome' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Мектепке қауіпсіз жол', ru: 'Безопасная дорога в школу', en: 'A safe way to school' } },
                { text: { kz: 'жол апаты картасы', ru: 'карта аварий', en: 'map of accidents' } },
                { text: { kz: '14 жаңа өткел', ru: '14 новых переходов', en: '14 new crossings' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Аялдаманың орны', ru: 'Место остановки', en: 'Where to put a stop' } },
                { text: { kz: 'жолақы карталары, жол уақыты', ru: 'проездные, время пути', en: 'travel cards, journey times' } },
                { text: { kz: 'екі бағыт өзгерді', ru: 'изменены два маршрута', en: 'two routes changed' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Тасқын қаупі', ru: 'Угроза селя', en: 'Risk of mudflow' } },
                { text: { kz: 'рельеф, жауын-шашын', ru: 'рельеф, осадки', en: 'terrain, rainfall' } },
                { text: { kz: 'ескерту картасы', ru: 'карта предупреждений', en: 'a warning map' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 2048,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Далалық жұмыс', ru: 'Полевая работа', en: 'Fieldwork' },
          items: [
            {
              title: { kz: 'Дрон', ru: 'Дроны', en: 'Drones' },
              value: {
                kz: 'екі аппарат, ұшыру рұқсатын студент өзі рәсімдейді',
                ru: 'два аппарата, разрешение на полёт студент оформляет сам',
                en: 'two machines; students obtain the flight permits themselves',
              },
            },
            {
              title: { kz: 'Жаяу санақ', ru: 'Пешие подсчёты', en: 'Counts on foot' },
              value: {
                kz: 'әр қазанда қырық қиылыста',
                ru: 'каждый октябрь на сорока перекрёстках',
                en: 'every October at forty crossroads',
              },
            },
            {
              title: { kz: 'Жазғы лагерь', ru: 'Летний лагерь', en: 'Summer camp' },
              value: {
                kz: 'Үлкен Алматы шатқалы, он күн',
                ru: 'Большое Алматинское ущелье, десять дней',
                en: 'Big Almaty Gorge, ten days',
              },
            },
          ],
        },
      ],
    },
  },
])
