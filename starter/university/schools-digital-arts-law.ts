import type { StarterEntry } from '../starter-entry.ts'
import { totalMinimum } from './admission-rules.ts'

/** The schools of digital technologies, of arts and social sciences, and of law and public policy. */
export const digitalArtsAndLaw: readonly StarterEntry<'school'>[] = [
  {
    id: 68,
    slug: 'school-of-digital-technologies',
    attributes: {
      title: { kz: 'Цифрлық технологиялар мектебі', ru: 'Школа цифровых технологий', en: 'School of Digital Technologies' },
      lead: {
        kz: 'Бағдарламалау, деректер ғылымы, киберқауіпсіздік және интерфейс дизайны: сенімді жүйе жасап, оның адамға әсеріне жауап беруді үйретеміз.',
        ru: 'Программирование, наука о данных, кибербезопасность и дизайн интерфейсов: учим делать надёжные системы и отвечать за то, как они меняют жизнь.',
        en: 'Programming, data science, cybersecurity and interface design: building reliable systems and answering for how they change lives.',
      },
      email: 'tech@narxoz.example',
      phone: '+7 (727) 377-11-93',
      address: {
        kz: 'Бас ғимарат, 4-қабат, 402-кабинет',
        ru: 'Главный корпус, 4-й этаж, кабинет 402',
        en: 'Main building, floor 4, room 402',
      },
      seo: {
        title: {
          kz: 'Цифрлық технологиялар мектебі\u00a0– Нархоз университеті',
          ru: 'Школа цифровых технологий\u00a0— Университет Нархоз',
          en: 'School of Digital Technologies – Narxoz University',
        },
        description: {
          kz: 'Ақпараттық жүйелер, деректер талдауы, киберқауіпсіздік және бағдарламалық инженерия: төрт зертхана, жобалар, серіктестер, оқуға түсу.',
          ru: 'Информационные системы, анализ данных, кибербезопасность и программная инженерия: четыре лаборатории, проекты, партнёры, поступление.',
          en: 'Information systems, data analytics, cybersecurity and software engineering: four laboratories, projects, partners and admission.',
        },
      },
      banner: {
        title: {
          kz: 'Идеядан жұмыс істейтін өнімге дейін',
          ru: 'От идеи до работающего продукта',
          en: 'From an idea to a working product',
        },
        lead: {
          kz: 'Екінші курстан бастап зертханада отырып, қаланың, банктің немесе аурухананың тапсырысын орындайсыз.',
          ru: 'Со второго курса вы сидите в лаборатории и выполняете заказ города, банка или больницы.',
          en: 'From the second year you work in a laboratory on a task set by the city, a bank or a hospital.',
        },
        link: { text: { kz: 'Бағдарламаларды көру', ru: 'Посмотреть программы', en: 'See the programmes' }, url: '/education/bachelor' },
      },
      blocks: [
        {
          id: 1021,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Код жазу\u00a0– жұмыстың жартысы ғана',
            ru: 'Писать код\u00a0— только половина дела',
            en: 'Writing code is only half the job',
          },
          lead: {
            kz: 'Екінші жартысы\u00a0– тапсырыс берушіні тыңдау, деректі тексеру және жүйе істен шыққанда не болатынын алдын ала ойлау.',
            ru: 'Вторая половина\u00a0— выслушать заказчика, проверить данные и заранее подумать, что будет, когда система откажет.',
            en: 'The other half is listening to the client, checking the data and thinking ahead about what happens when the system fails.',
          },
          desc: {
            kz: '<p>Сондықтан мұнда бағдарламашы болғысы келген студент те этика, құқық және экономика пәндерін оқиды, ал бағасын команда жобасы үшін алады. Оқытушыларымыздың жартысы өндірісте де жұмыс істейді: дәрісте айтатын мысалы кеше ғана болған оқиға.</p>',
            ru: '<p>Поэтому у нас и будущий программист изучает этику, право и экономику, а оценку получает за командный проект. Половина преподавателей работает в отрасли: пример с лекции случился только вчера.</p>',
            en: '<p>So even future programmers study ethics, law and economics here, and are marked on team projects. Half our teachers also work in industry: the example in the lecture happened only yesterday.</p>',
          },
          facts: [
            { title: { kz: 'Студенттер', ru: 'Студентов', en: 'Students' }, value: { kz: '2\u00a0180', ru: '2\u00a0180', en: '2,180' } },
            { title: { kz: 'Оқытушылар', ru: 'Преподавателей', en: 'Teachers' }, value: { kz: '96', ru: '96', en: '96' } },
            { title: { kz: 'Құрылған жылы', ru: 'Год основания', en: 'Founded' }, value: { kz: '2019', ru: '2019', en: '2019' } },
          ],
        },
        {
          id: 1022,
          type: 'cards',
          group: 2,
          position: 2,
          title: { kz: 'Төрт зертхана', ru: 'Четыре лаборатории', en: 'Four laboratories' },
          desc: {
            kz: '<p>Екінші курстан бастап кез келген мектептің студенті өтінім бере алады, іріктеу қыркүйек пен ақпанда өтеді.</p>',
            ru: '<p>Со второго курса заявку может подать студент любой школы, отбор идёт в сентябре и феврале.</p>',
            en: '<p>From the second year students of any school may apply; selection takes place in September and February.</p>',
          },
          items: [
            {
              title: { kz: 'Машиналық оқыту', ru: 'Машинное обучение', en: 'Machine learning' },
              desc: {
                kz: '<p>Қазақ тіліндегі сөзді тану мен мәтінді түсіну модельдері, ашық қазақша деректер жинағы.</p>',
                ru: '<p>Модели распознавания казахской речи и понимания текста, открытый набор данных на казахском.</p>',
                en: '<p>Models that recognise Kazakh speech and understand Kazakh text, and an open Kazakh data set.</p>',
              },
            },
            {
              title: { kz: 'Киберқауіпсіздік', ru: 'Кибербезопасность', en: 'Cybersecurity' },
              desc: {
                kz: '<p>Оқу полигонында бір топ шабуылдайды, бір топ қорғайды. Жыл сайын үш банк нағыз тексеріске рұқсат береді.</p>',
                ru: '<p>На учебном полигоне одна команда нападает, другая защищается. Каждый год три банка разрешают настоящую проверку.</p>',
                en: '<p>On the training range one team attacks and another defends. Every year three banks allow a real test.</p>',
              },
            },
            {
              title: { kz: 'Адам және интерфейс', ru: 'Человек и интерфейс', en: 'People and interfaces' },
              desc: {
                kz: '<p>Қолданбаны қарт адам да, көзі нашар көретін адам да пайдалана ала ма? Мұнда оны адамдармен бірге сынайды.</p>',
                ru: '<p>Справится ли с приложением пожилой или слабовидящий человек? Здесь это проверяют вместе с людьми.</p>',
                en: '<p>Can an elderly person, or one with poor sight, use this app? Here it is tested together with them.</p>',
              },
            },
            {
              title: { kz: 'Қалалық деректер', ru: 'Городские данные', en: 'Urban data' },
              desc: {
                kz: '<p>Автобус қозғалысы, ауа сапасы, аула жарығы: Алматы туралы ашық деректерді карта мен ұсынысқа айналдырады.</p>',
                ru: '<p>Движение автобусов, качество воздуха, свет во дворах: открытые данные об Алматы превращают в карты и предложения.</p>',
                en: '<p>Bus traffic, air quality, street lighting: open data about Almaty become maps and proposals.</p>',
              },
              link: {
                text: { kz: 'Зерттеу орталықтары', ru: 'Исследовательские центры', en: 'Research centres' },
                url: '/science/research-centers',
              },
            },
          ],
        },
        {
          id: 1023,
          type: 'numbers',
          group: 3,
          position: 3,
          title: { kz: 'Былтырғы оқу жылында', ru: 'За прошлый учебный год', en: 'In the last academic year' },
          items: [
            {
              value: { kz: '112', ru: '112', en: '112' },
              title: {
                kz: 'команда жобасы тапсырыс берушіге өткізілді',
                ru: 'командных проектов сдано заказчикам',
                en: 'team projects delivered to clients',
              },
            },
            {
              value: { kz: '91\u00a0%', ru: '91\u00a0%', en: '91%' },
              title: {
                kz: 'түлек алты айда мамандығы бойынша жұмыс тапты',
                ru: 'выпускников за полгода нашли работу по профессии',
                en: 'of graduates found work in their field within six months',
              },
            },
            {
              value: { kz: '38', ru: '38', en: '38' },
              title: {
                kz: 'ғылыми мақала студенттермен бірге жазылды',
                ru: 'научных статей написано вместе со студентами',
                en: 'papers were written together with students',
              },
            },
          ],
        },
        {
          id: 1024,
          type: 'accordion',
          group: 4,
          position: 4,
          title: { kz: 'Түсуге жүрексінсеңіз', ru: 'Если страшно поступать', en: 'If you hesitate to apply' },
          items: [
            {
              title: {
                kz: 'Бұрын код жазып көрмегенмін. Үлгере аламын ба?',
                ru: 'Я никогда не писал код. Справлюсь?',
                en: 'I have never written code. Will I manage?',
              },
              text: {
                kz: '<p>Бірінші курс студенттерінің жартысы нөлден бастайды. Тамызда екі апталық тегін дайындық курсы, семестр бойы жоғары курс тьюторлары бар.</p>',
                ru: '<p>Половина первокурсников начинает с нуля. В августе идёт двухнедельный бесплатный подготовительный курс, весь семестр помогают наставники со старших курсов.</p>',
                en: '<p>Half of our first-year students start from zero. There is a free two-week course in August, and senior students act as mentors all semester.</p>',
              },
            },
            {
              title: { kz: 'Қуатты ноутбук керек пе?', ru: 'Нужен ли мощный ноутбук?', en: 'Do I need a powerful laptop?' },
              text: {
                kz: '<p>Қарапайымы жетеді: ауыр есептер зертхана кластерінде жүреді. Ноутбугі жоқ студентке кітапхана бір семестрге береді.</p>',
                ru: '<p>Хватит простого: тяжёлые расчёты идут на кластере лаборатории. У кого ноутбука нет, берёт его на семестр в библиотеке.</p>',
                en: '<p>A simple one will do: heavy calculations run on the laboratory cluster. If you have none, the library lends you one for the semester.</p>',
              },
            },
            {
              title: { kz: 'Қыздар аз емес пе?', ru: 'Девушек ведь мало?', en: 'Are there few women?' },
              text: {
                kz: '<p>Қазір 31 пайыз. Мектептің қыздар клубы бірінші курсқа тәлімгер тауып, жыл сайын мектеп оқушыларына хакатон өткізеді.</p>',
                ru: '<p>Сейчас 31 процент. Женский клуб школы находит первокурсницам наставниц и каждый год проводит хакатон для школьниц.</p>',
                en: '<p>Thirty-one per cent at present. The school’s women’s club finds mentors for newcomers and holds a yearly hackathon for schoolgirls.</p>',
              },
            },
          ],
        },
        {
          id: 1025,
          type: 'quote',
          group: 5,
          position: 5,
          text: {
            kz: '<p>Біздің команда емханадағы кезекті қысқартатын жүйе жасады. Алғашқы нұсқасын дәрігерлер бір күнде сынап тастады, бірақ ең көп нәрсені дәл сол күні үйрендік.</p>',
            ru: '<p>Наша команда делала систему, которая сокращает очередь в поликлинике. Первую версию врачи раскритиковали за день, но именно в тот день мы научились больше всего.</p>',
            en: '<p>Our team built a system to shorten the queue at a clinic. The doctors tore the first version apart in a day, and that was the day we learned most.</p>',
          },
          name: { kz: 'Әлихан Берік', ru: 'Алихан Берик', en: 'Alikhan Berik' },
          post: { kz: 'Ақпараттық жүйелер, 3-курс', ru: 'Информационные системы, 3-й курс', en: 'Information systems, third year' },
        },
      ],
    },
  },
  {
    id: 69,
    slug: 'school-of-arts-and-social-sciences',
    attributes: {
      title: {
        kz: 'Өнер және әлеуметтік ғылымдар мектебі',
        ru: 'Школа искусств и социальных наук',
        en: 'School of Arts and Social Sciences',
      },
      lead: {
        kz: 'Психология, журналистика, дизайн, туризм және аударма: адамды тыңдап, қоғамға түсінікті тілде айтып беретіндер ортасы.',
        ru: 'Психология, журналистика, дизайн, туризм и перевод: среда людей, которые умеют слушать и говорить с обществом понятно.',
        en: 'Psychology, journalism, design, tourism and translation: a place for people who listen well and speak to society plainly.',
      },
      email: 'arts@narxoz.example',
      phone: '+7 (727) 377-11-94',
      address: {
        kz: 'Бас ғимарат, 6-қабат, 601-кабинет',
        ru: 'Главный корпус, 6-й этаж, кабинет 601',
        en: 'Main building, floor 6, room 601',
      },
      seo: {
        title: {
          kz: 'Өнер және әлеуметтік ғылымдар мектебі\u00a0– Нархоз университеті',
          ru: 'Школа искусств и социальных наук\u00a0— Университет Нархоз',
          en: 'School of Arts and Social Sciences – Narxoz University',
        },
        description: {
          kz: 'Психология, журналистика, дизайн, әлеуметтану, аударма ісі: студия, ньюсрум, шығармашылық емтихан және портфолио талаптары.',
          ru: 'Психология, журналистика, дизайн, социология, переводческое дело: студия, ньюсрум, творческий экзамен и требования к портфолио.',
          en: 'Psychology, journalism, design, sociology and translation: the studio, the newsroom, the creative exam and portfolio requirements.',
        },
      },
      banner: {
        title: {
          kz: 'Қоғамды суреттеймін деген адам алдымен тыңдайды',
          ru: 'Кто хочет изобразить общество, сначала слушает',
          en: 'To portray a society, listen first',
        },
        lead: {
          kz: 'Дизайнер, журналист және психолог бір жобада бірге жұмыс істейтін студияға қош келдіңіз.',
          ru: 'Добро пожаловать в студию, где над одним проектом вместе работают дизайнер, журналист и психолог.',
          en: 'Welcome to the studio where a designer, a journalist and a psychologist work on one project together.',
        },
        link: { text: { kz: 'Бағдарламаларды көру', ru: 'Посмотреть программы', en: 'See the programmes' }, url: '/education/bachelor' },
      },
      blocks: [
        {
          id: 1031,
          type: 'intro',
          group: 1,
          position: 1,
          title: { kz: 'Бір студия, көп кәсіп', ru: 'Одна студия, много профессий', en: 'One studio, many professions' },
          lead: {
            kz: 'Әр жылдың көктемінде бүкіл мектеп бір тақырыпқа жұмыс істейді: биыл ол «Алматының көрінбейтін еңбегі» деп аталды.',
            ru: 'Каждую весну вся школа работает над одной темой: в этом году она называлась «Невидимый труд Алматы».',
            en: 'Every spring the whole school works on one theme; this year it was “The invisible work of Almaty”.',
          },
          desc: {
            kz: '<p>Әлеуметтанушылар түнгі ауысымда істейтін 300 адаммен сұхбаттасты, журналистер солардың он екісі туралы жазды, дизайнерлер көрмені құрды, ал психологтар әңгімеге дайындалуға көмектесті. Көрме екі апта бойы қалалық кітапханада тұрды.</p>',
            ru: '<p>Социологи опросили 300 человек, которые работают по ночам, журналисты написали о двенадцати из них, дизайнеры сделали выставку, а психологи помогли подготовиться к разговорам. Две недели выставка стояла в городской библиотеке.</p>',
            en: '<p>Sociologists interviewed 300 people who work at night, journalists wrote about twelve of them, designers made the exhibition and psychologists prepared everyone for the conversations. It stood in the city library for two weeks.</p>',
          },
          facts: [
            { title: { kz: 'Студенттер', ru: 'Студентов', en: 'Students' }, value: { kz: '2\u00a0050', ru: '2\u00a0050', en: '2,050' } },
            { title: { kz: 'Оқытушылар', ru: 'Преподавателей', en: 'Teachers' }, value: { kz: '88', ru: '88', en: '88' } },
            { title: { kz: 'Жылдық көрмелер', ru: 'Выставок в год', en: 'Exhibitions a year' }, value: { kz: '14', ru: '14', en: '14' } },
          ],
        },
        {
          id: 1032,
          type: 'cards',
          group: 2,
          position: 2,
          title: { kz: 'Бізде не оқисыз', ru: 'Что у нас изучают', en: 'What you can study' },
          items: [
            {
              title: { kz: 'Психология', ru: 'Психология', en: 'Psychology' },
              desc: {
                kz: '<p>Үшінші курстан бастап тәжірибелі психологтың бақылауымен студенттерге тегін кеңес бересіз.</p>',
                ru: '<p>С третьего курса под наблюдением опытного психолога вы бесплатно консультируете студентов.</p>',
                en: '<p>From the third year you offer students free counselling under the eye of an experienced psychologist.</p>',
              },
            },
            {
              title: { kz: 'Журналистика және медиа', ru: 'Журналистика и медиа', en: 'Journalism and media' },
              desc: {
                kz: '<p>Ньюсрум күн сайын таңғы тоғызда ашылады: екі тілде газет, подкаст және апталық бейнешолу шығарасыз.</p>',
                ru: '<p>Ньюсрум открывается каждый день в девять утра: газета на двух языках, подкаст и еженедельный видеообзор.</p>',
                en: '<p>The newsroom opens at nine every morning: a bilingual paper, a podcast and a weekly video review.</p>',
              },
              link: {
                text: { kz: 'Бағдарлама туралы', ru: 'О программе', en: 'About the programme' },
                url: '/school-program/journalism-and-media',
              },
            },
            {
              title: { kz: 'Дизайн', ru: 'Дизайн', en: 'Design' },
              desc: {
                kz: '<p>Қаріп, интерфейс және кеңістік. Қазақ кирилл әліпбиінің екі қарпін біздің студенттер сызған, оларды тегін жүктеуге болады.</p>',
                ru: '<p>Шрифт, интерфейс и пространство. Два шрифта с казахской кириллицей нарисовали наши студенты, их можно скачать бесплатно.</p>',
                en: '<p>Type, interfaces and space. Two typefaces with the Kazakh Cyrillic alphabet were drawn by our students and are free to download.</p>',
              },
            },
            {
              title: { kz: 'Әлеуметтану', ru: 'Социология', en: 'Sociology' },
              desc: {
                kz: '<p>Жыл сайын ауыл мен қала жастары арасында сауалнама жүргізіп, нәтижесін ашық жариялайтын топқа қосыласыз.</p>',
                ru: '<p>Вы входите в группу, которая ежегодно опрашивает сельскую и городскую молодёжь и открыто публикует результаты.</p>',
                en: '<p>You join a group that surveys young people in town and village every year and publishes the results openly.</p>',
              },
              link: { text: { kz: 'Бағдарлама туралы', ru: 'О программе', en: 'About the programme' }, url: '/school-program/sociology' },
            },
            {
              title: { kz: 'Туризм және қонақжайлылық', ru: 'Туризм и гостеприимство', en: 'Tourism and hospitality' },
              desc: {
                kz: '<p>Жазғы практика Көлсай мен Шарында, қысқысы тау шаңғысы курорттарында өтеді; қонақүй ісін оқу мейрамханасынан бастайсыз.</p>',
                ru: '<p>Летняя практика проходит на Кольсае и в Чарыне, зимняя на горнолыжных курортах; гостиничное дело начинают с учебного ресторана.</p>',
                en: '<p>Summer placements are at Kolsai and Charyn, winter ones at ski resorts; hotel management begins in the training restaurant.</p>',
              },
            },
            {
              title: { kz: 'Аударма ісі', ru: 'Переводческое дело', en: 'Translation' },
              desc: {
                kz: '<p>Ілеспе аударма кабиналары, заң және қаржы мәтіндері. Халықаралық конференцияларда аудармашы болып жұмыс істейсіз.</p>',
                ru: '<p>Кабины синхронного перевода, юридические и финансовые тексты. На международных конференциях вы работаете переводчиком.</p>',
                en: '<p>Booths for simultaneous interpreting, legal and financial texts. At international conferences you work as an interpreter.</p>',
              },
            },
          ],
        },
        {
          id: 1033,
          type: 'steps',
          group: 3,
          position: 3,
          title: {
            kz: 'Шығармашылық емтиханға дайындық',
            ru: 'Как готовиться к творческому экзамену',
            en: 'Preparing for the creative exam',
          },
          desc: {
            kz: '<p>Дизайн мен журналистикаға түсетіндер 8–13 шілде аралығында екі емтихан тапсырады.</p>',
            ru: '<p>Поступающие на дизайн и журналистику сдают 8–13 июля два экзамена.</p>',
            en: '<p>Applicants for design and journalism sit two examinations between 8 and 13 July.</p>',
          },
          items: [
            {
              title: { kz: 'Портфолио жинаңыз', ru: 'Соберите портфолио', en: 'Put together a portfolio' },
              desc: {
                kz: '<p>Он жұмыс жеткілікті: эскиз, мақала, фото, аяқталмаған идея. Бізге жылтыр нәтижеден гөрі ойлау жолыңыз қызық.</p>',
                ru: '<p>Достаточно десяти работ: эскиз, статья, фотография, незаконченная идея. Ход мысли нам интереснее глянца.</p>',
                en: '<p>Ten pieces are enough: a sketch, an article, a photograph, an unfinished idea. How you think interests us more than polish.</p>',
              },
            },
            {
              title: {
                kz: 'Тегін дайындық күніне келіңіз',
                ru: 'Приходите на бесплатный день подготовки',
                en: 'Come to a free practice day',
              },
              desc: {
                kz: '<p>Мамыр мен маусымда екі сенбі сайын оқытушылар өткен жылғы тапсырмаларды бірге талдайды.</p>',
                ru: '<p>В мае и июне раз в две субботы преподаватели вместе с вами разбирают задания прошлых лет.</p>',
                en: '<p>Every second Saturday in May and June teachers go through last year’s tasks with you.</p>',
              },
            },
            {
              title: { kz: 'Емтихан тапсырыңыз', ru: 'Сдайте экзамены', en: 'Take the examinations' },
              desc: {
                kz: '<p>Бірінші күні жазба жұмысы немесе сурет, екінші күні әңгіме. Нәтиже келесі күні түске дейін шығады.</p>',
                ru: '<p>В первый день письменная работа или рисунок, во второй беседа. Результат появится на следующий день до полудня.</p>',
                en: '<p>On the first day you write or draw, on the second there is an interview. Results are out by noon the next day.</p>',
              },
            },
          ],
        },
        {
          id: 1034,
          type: 'quote',
          group: 4,
          position: 4,
          text: {
            kz: '<p>Түнгі наубайшымен сөйлесу үшін таңғы төртте тұрдым. Жұрттың есінде менің мақалам емес, сол таңғы нанның иісі қалыпты.</p>',
            ru: '<p>Чтобы поговорить с ночным пекарем, я встала в четыре утра. Все запомнили не мою статью, а запах его хлеба.</p>',
            en: '<p>To talk to a night baker I got up at four in the morning. What everybody remembered was not my article but the smell of his bread.</p>',
          },
          name: { kz: 'Инкар Досан', ru: 'Инкар Досан', en: 'Inkar Dossan' },
          post: { kz: 'Журналистика, 2-курс', ru: 'Журналистика, 2-й курс', en: 'Journalism, second year' },
        },
        {
          id: 1035,
          type: 'call',
          group: 5,
          position: 5,
          title: { kz: 'Студияны өз көзіңізбен көріңіз', ru: 'Посмотрите студию своими глазами', en: 'Come and see the studio' },
          desc: {
            kz: '<p>Сәрсенбі сайын сағат 16:00-де жоғары курс студенттері қонақтарға ньюсрумды, баспа шеберханасын және дыбыс жазу бөлмесін көрсетеді.</p>',
            ru: '<p>По средам в 16:00 старшекурсники показывают гостям ньюсрум, печатную мастерскую и комнату звукозаписи.</p>',
            en: '<p>On Wednesdays at 16:00 senior students show guests the newsroom, the print workshop and the recording room.</p>',
          },
          link: { text: { kz: 'Келу уақытын белгілеу', ru: 'Договориться о визите', en: 'Arrange a visit' }, url: '/tour' },
        },
      ],
    },
  },
  {
    id: 70,
    slug: 'school-of-law-and-public-policy',
    attributes: {
      title: {
        kz: 'Құқық және мемлекеттік саясат мектебі',
        ru: 'Школа права и государственной политики',
        en: 'School of Law and Public Policy',
      },
      lead: {
        kz: 'Құқық, халықаралық қатынастар және мемлекеттік басқару: әділ шешім іздейтіндердің мектебі.',
        ru: 'Право, международные отношения и государственное управление: школа тех, кто ищет справедливое решение.',
        en: 'Law, international relations and public administration: a school for those who look for a just solution.',
      },
      email: 'law@narxoz.example',
      phone: '+7 (727) 377-11-95',
      address: {
        kz: 'Бас ғимарат, 7-қабат, 701-кабинет',
        ru: 'Главный корпус, 7-й этаж, кабинет 701',
        en: 'Main building, floor 7, room 701',
      },
      seo: {
        title: {
          kz: 'Құқық және мемлекеттік саясат мектебі\u00a0– Нархоз университеті',
          ru: 'Школа права и государственной политики\u00a0— Университет Нархоз',
          en: 'School of Law and Public Policy – Narxoz University',
        },
        description: {
          kz: 'Құқықтану, халықаралық қатынастар, мемлекеттік басқару бағдарламалары: заң клиникасы, оқу соты, Джессуп және мансап жолдары.',
          ru: 'Программы по праву, международным отношениям и государственному управлению: юридическая клиника, учебный суд, Джессуп и карьера.',
          en: 'Programmes in law, international relations and public administration: the law clinic, moot courts, Jessup and careers.',
        },
      },
      banner: {
        title: {
          kz: 'Заң кітаптан басталып, адаммен аяқталады',
          ru: 'Закон начинается с книги и заканчивается человеком',
          en: 'Law begins in a book and ends with a person',
        },
        lead: {
          kz: 'Көмек сұрап келген алғашқы адамды екінші курста-ақ қабылдайсыз: тегін заң клиникасы сізді күтеді.',
          ru: 'Первого посетителя вы примете уже на втором курсе: вас ждёт бесплатная юридическая клиника.',
          en: 'You meet your first client in the second year already: the free law clinic is waiting for you.',
        },
        link: { text: { kz: 'Бағдарламаларды көру', ru: 'Посмотреть программы', en: 'See the programmes' }, url: '/education/bachelor' },
      },
      blocks: [
        {
          id: 1041,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Дәрісхананың бірі\u00a0– сот залы',
            ru: 'Одна из аудиторий\u00a0— зал суда',
            en: 'One of our classrooms is a courtroom',
          },
          lead: {
            kz: 'Жетінші қабаттағы оқу сотында апта сайын нағыз істің екі жағы да тыңдалады, шешімін кейде бұрынғы судьялар шығарады.',
            ru: 'В учебном суде на седьмом этаже каждую неделю слушают обе стороны настоящего дела, а решение порой выносят бывшие судьи.',
            en: 'In the moot courtroom on floor 7 both sides of a real case are heard every week, and sometimes former judges decide it.',
          },
          desc: {
            kz: '<p>Студент алдымен талапкер, сосын жауапкер болып сөйлейді, сондықтан қарсы жақтың дәлелін де түсінуге мәжбүр. Мемлекеттік саясат бағдарламаларында сот орнына мәслихат отырысы ойналады: бюджет шектеулі, ал өтініш көп.</p>',
            ru: '<p>Студент выступает сначала за истца, потом за ответчика и поневоле вникает в доводы противника. На программах государственной политики вместо суда играют заседание маслихата: бюджет мал, а просьб много.</p>',
            en: '<p>Students speak first for the claimant and then for the defendant, so they have to understand the other side. In public policy the court gives way to a meeting of the maslikhat, the local council: little money, many requests.</p>',
          },
          facts: [
            { title: { kz: 'Студенттер', ru: 'Студентов', en: 'Students' }, value: { kz: '2\u00a0270', ru: '2\u00a0270', en: '2,270' } },
            { title: { kz: 'Оқытушылар', ru: 'Преподавателей', en: 'Teachers' }, value: { kz: '104', ru: '104', en: '104' } },
            {
              title: { kz: 'Клиникадағы кеңестер, 2025 жыл', ru: 'Консультаций клиники за 2025 год', en: 'Clinic consultations in 2025' },
              value: { kz: '1\u00a0340', ru: '1\u00a0340', en: '1,340' },
            },
          ],
        },
        {
          id: 1042,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Түлектер қайда жұмыс істейді', ru: 'Где работают выпускники', en: 'Where graduates work' },
          items: [
            {
              title: { kz: 'Адвокатура және заң фирмалары', ru: 'Адвокатура и юридические фирмы', en: 'The bar and law firms' },
              value: {
                kz: '34\u00a0%, көбіне корпоративтік құқық пен даулар бойынша',
                ru: '34\u00a0%, чаще всего корпоративное право и споры',
                en: '34%, mostly corporate law and litigation',
              },
            },
            {
              title: { kz: 'Мемлекеттік қызмет', ru: 'Государственная служба', en: 'Civil service' },
              value: {
                kz: '27\u00a0%, әкімдіктер, министрліктер және прокуратура',
                ru: '27\u00a0%, акиматы, министерства и прокуратура',
                en: '27%, in local government, ministries and the prosecution service',
              },
            },
            {
              title: { kz: 'Компаниялардың заң бөлімдері', ru: 'Юридические отделы компаний', en: 'In-house legal teams' },
              value: {
                kz: '22\u00a0%, банк, құрылыс және телеком салалары',
                ru: '22\u00a0%, банки, строительство и телеком',
                en: '22%, in banking, construction and telecoms',
              },
            },
            {
              title: {
                kz: 'Халықаралық ұйымдар мен дипломатия',
                ru: 'Международные организации и дипломатия',
                en: 'International bodies and diplomacy',
              },
              value: {
                kz: '9\u00a0%, соның ішінде он екі елдегі елшіліктер',
                ru: '9\u00a0%, в том числе посольства в двенадцати странах',
                en: '9%, including embassies in twelve countries',
              },
            },
          ],
        },
        {
          id: 1043,
          type: 'cards',
          group: 3,
          position: 3,
          title: { kz: 'Тәжірибе қайда жиналады', ru: 'Где набираются опыта', en: 'Where experience is gained' },
          items: [
            {
              title: { kz: 'Заң клиникасы', ru: 'Юридическая клиника', en: 'Law clinic' },
              desc: {
                kz: '<p>Еңбек дауы, жалдау, тұтынушы құқығы: адвокат жетекшілігімен қала тұрғындарына тегін кеңес бересіз.</p>',
                ru: '<p>Трудовые споры, аренда, права потребителя: под руководством адвоката вы бесплатно консультируете горожан.</p>',
                en: '<p>Labour disputes, tenancy, consumer rights: supervised by an advocate, you advise the people of the city free of charge.</p>',
              },
            },
            {
              title: { kz: 'Джессуп командасы', ru: 'Команда Джессупа', en: 'The Jessup team' },
              desc: {
                kz: '<p>Халықаралық құқық бойынша әлемдегі ең ірі студенттік сот сайысына бес адам жарты жыл дайындалады: төрт шешен, бір зерттеуші.</p>',
                ru: '<p>К крупнейшему в мире студенческому судебному конкурсу по международному праву полгода готовятся пятеро: четыре оратора и исследователь.</p>',
                en: '<p>Five students prepare for half a year for the world’s largest moot in international law: four speakers and one researcher.</p>',
              },
              link: { text: { kz: 'Джессуп туралы', ru: 'О Джессупе', en: 'About Jessup' }, url: '/jessup' },
            },
            {
              title: { kz: 'Әкімдіктегі семестр', ru: 'Семестр в акимате', en: 'A semester at city hall' },
              desc: {
                kz: '<p>Мемлекеттік басқару студенттері Алматының сегіз ауданында азаматтардың өтініштерін талдап, шешім жобасын жазады.</p>',
                ru: '<p>Будущие управленцы в восьми районах Алматы разбирают обращения граждан и пишут проекты решений.</p>',
                en: '<p>Public administration students in all eight districts of Almaty analyse citizens’ requests and draft decisions.</p>',
              },
            },
          ],
        },
        {
          id: 1044,
          type: 'accordion',
          group: 4,
          position: 4,
          title: { kz: 'Болашақ заңгердің сұрақтары', ru: 'Вопросы будущего юриста', en: 'Questions of a future lawyer' },
          items: [
            {
              title: {
                kz: 'Құқыққа ҰБТ-дан қанша балл керек?',
                ru: 'Сколько баллов ЕНТ нужно на право?',
                en: 'How many test points does law require?',
              },
              text: {
                kz: `<p>Шекті балл ${totalMinimum.law.kz}, бейіндік пәндер дүниежүзі тарихы мен құқық негіздері. Халықаралық қатынастарға шекті балл ${totalMinimum.others.kz}, онда шет тілі тапсырылады.</p>`,
                ru: `<p>Порог ${totalMinimum.law.ru} баллов, профильные предметы\u00a0— всемирная история и основы права. Для международных отношений порог ${totalMinimum.others.ru}, там сдают иностранный язык.</p>`,
                en: `<p>The threshold is ${totalMinimum.law.en}, with world history and fundamentals of law as elective subjects. For international relations it is ${totalMinimum.others.en}, with a foreign language.</p>`,
              },
            },
            {
              title: {
                kz: 'Қазақ тілінде толық оқуға бола ма?',
                ru: 'Можно ли всё изучать на казахском?',
                en: 'Can I study entirely in Kazakh?',
              },
              text: {
                kz: '<p>Иә, барлық пәннің қазақша тобы бар. Сот құжаттарын жазу сабағы үшінші курста қос тілде өтеді, өйткені іс екі тілде де жүргізіледі.</p>',
                ru: '<p>Да, по каждой дисциплине есть казахская группа. Составлять судебные документы на третьем курсе учат на двух языках, ведь дела ведут на обоих.</p>',
                en: '<p>Yes, every course has a group in Kazakh. Drafting court documents is taught in two languages in the third year, because cases are heard in both.</p>',
              },
            },
            {
              title: {
                kz: 'Адвокат болу үшін тағы не қажет?',
                ru: 'Что ещё нужно, чтобы стать адвокатом?',
                en: 'What else does it take to become an advocate?',
              },
              text: {
                kz: '<p>Диплом, тағылымдама және аттестация. Заң клиникасында өткізген сағаттарыңыз тағылымдамаға кепілдеме алуға көмектеседі.</p>',
                ru: '<p>Диплом, стажировка и аттестация. Часы, отработанные в клинике, помогут получить рекомендацию на стажировку.</p>',
                en: '<p>A degree, a traineeship and a qualifying examination. Hours spent in the clinic help you to a recommendation for the traineeship.</p>',
              },
            },
          ],
        },
        {
          id: 1045,
          type: 'contacts',
          group: 5,
          position: 5,
          title: { kz: 'Тегін заң көмегі', ru: 'Бесплатная юридическая помощь', en: 'Free legal help' },
          desc: {
            kz: '<p>Клиника кез келген азаматты қабылдайды. Жеке куәлік пен іске қатысты қағаздарды ала келіңіз.</p>',
            ru: '<p>Клиника принимает любого гражданина. Возьмите удостоверение личности и бумаги по делу.</p>',
            en: '<p>The clinic is open to everyone. Please bring your identity card and the documents of your case.</p>',
          },
          items: [
            {
              title: { kz: 'Заң клиникасы', ru: 'Юридическая клиника', en: 'Law clinic' },
              phone: '+7 (727) 377-11-96',
              email: 'clinic@narxoz.example',
              address: { kz: 'Бас ғимарат, 705-кабинет', ru: 'Главный корпус, кабинет 705', en: 'Main building, room 705' },
              hours: {
                kz: 'Сейсенбі мен бейсенбі, 15:00–19:00',
                ru: 'Вторник и четверг, 15:00–19:00',
                en: 'Tuesdays and Thursdays, 15:00–19:00',
              },
            },
          ],
        },
      ],
    },
  },
]
