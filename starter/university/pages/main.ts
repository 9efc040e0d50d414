import { starter } from '../../starter-entry.ts'

export const pagesMain = starter('page', [
  {
    id: 1,
    slug: 'main',
    attributes: {
      title: {
        kz: 'Басты бет',
        ru: 'Главная',
        en: 'Home',
      },
      path: 'main',
      type: 'static',
      seo: {
        title: {
          kz: 'Нархоз университеті\u00a0– экономика, бизнес, цифрлық білім',
          ru: 'Университет Нархоз\u00a0— экономика, бизнес, цифровое образование',
          en: 'Narxoz University – economics, business and digital education',
        },
        description: {
          kz: 'Алматыдағы бес мектеп пен алпыс бағдарлама: бакалавриат, магистратура, докторантура, қос диплом және 18 елмен академиялық алмасу.',
          ru: 'Пять школ и шестьдесят программ в Алматы: бакалавриат, магистратура, докторантура, двойные дипломы и обмен с 18 странами.',
          en: 'Five schools and sixty programmes in Almaty: bachelor’s, master’s and doctoral study, double degrees and exchange with 18 countries.',
        },
      },
      banner: {
        title: {
          kz: 'Ертеңгі экономиканы бүгін құратындар университеті',
          ru: 'Университет тех, кто сегодня строит экономику завтрашнего дня',
          en: 'A university for those who build tomorrow’s economy today',
        },
        lead: {
          kz: 'Бес мектеп, алпыс бағдарлама және 1963 жылдан бері қалыптасқан үлкен қауым. Мұнда алған білім келесі күні-ақ нақты іске жарайды.',
          ru: 'Пять школ, шестьдесят программ и сообщество, которое складывается с 1963 года. Знания здесь проверяют делом уже на следующий день.',
          en: 'Five schools, sixty programmes and a community in the making since 1963. What you learn here is put to work the very next day.',
        },
        link: {
          text: {
            kz: 'Бағдарлама таңдау',
            ru: 'Выбрать программу',
            en: 'Find a programme',
          },
          url: '/education/bachelor',
        },
      },
      blocks: [
        {
          id: 3001,
          type: 'intro',
          group: 1,
          position: 1,
          title: {
            kz: 'Сабақ қала тіршілігінен басталады',
            ru: 'Учёба начинается с жизни города',
            en: 'Learning starts with the life of the city',
          },
          lead: {
            kz: 'Студенттеріміз банктің тәуекелін есептейді, әкімдіктің бюджетін талдайды, шағын дүкеннің сайтын жасайды\u00a0– мұның бәрі оқу жоспарының ішінде.',
            ru: 'Наши студенты считают риски банка, разбирают бюджет акимата и делают сайт для магазина у дома\u00a0— и всё это часть учебного плана.',
            en: 'Our students price a bank’s risks, read the budget of city hall and build a website for the corner shop, all as part of the curriculum.',
          },
          desc: {
            kz: '<p>Нархоз халық шаруашылығы институты ретінде ашылып, елдің қаржы жүйесін құрған бірнеше буын маманды тәрбиеледі. Бүгін бұл\u00a0– экономика мен бизнесті, цифрлық технологияны, құқықты және әлеуметтік ғылымдарды бір кампуста тоғыстырған университет.</p><p>Сабақ үш тілде жүреді, ал бір семестрді шетелде өткізу мүмкіндігі әр бағдарламада бар.</p>',
            ru: '<p>Нархоз открылся как институт народного хозяйства и воспитал несколько поколений людей, создавших финансовую систему страны. Сегодня это университет, где на одном кампусе встречаются экономика и бизнес, цифровые технологии, право и социальные науки.</p><p>Занятия идут на трёх языках, а провести семестр за рубежом можно на любой программе.</p>',
            en: '<p>Narxoz opened as an institute of national economy and educated several generations of the people who built the country’s financial system. Today it brings economics and business, digital technology, law and the social sciences together on one campus.</p><p>Classes are taught in three languages, and every programme leaves room for a semester abroad.</p>',
          },
          link: {
            text: {
              kz: 'Университет тарихы',
              ru: 'История университета',
              en: 'Our history',
            },
            url: '/history-of-narkhoz-university',
          },
          facts: [
            {
              title: {
                kz: 'Құрылған жылы',
                ru: 'Год основания',
                en: 'Founded',
              },
              value: {
                kz: '1963',
                ru: '1963',
                en: '1963',
              },
            },
            {
              title: {
                kz: 'Оқыту тілдері',
                ru: 'Языки обучения',
                en: 'Languages',
              },
              value: {
                kz: 'қазақ, орыс, ағылшын',
                ru: 'казахский, русский, английский',
                en: 'Kazakh, Russian, English',
              },
            },
            {
              title: {
                kz: 'Орналасқан жері',
                ru: 'Где находится',
                en: 'Location',
              },
              value: {
                kz: 'Алматы қаласы',
                ru: 'город Алматы',
                en: 'Almaty',
              },
            },
          ],
        },
        {
          id: 3002,
          type: 'numbers',
          group: 2,
          position: 2,
          title: {
            kz: 'Университет сандармен',
            ru: 'Университет в цифрах',
            en: 'University in numbers',
          },
          desc: {
            kz: '<p>Дереккөзі: тіркеуші кеңсесінің күзгі есебі; түлектер үлесі академиялық сапа бөлімінің сауалнамасынан алынған.</p>',
            ru: '<p>Источник: осенний отчёт офиса регистратора; доля выпускников взята из опроса, который проводит отдел академического качества.</p>',
            en: '<p>Source: the registrar’s autumn report; the share of graduates is from the survey by the Academic Quality Unit.</p>',
          },
          items: [
            {
              value: {
                kz: '12\u00a0400',
                ru: '12\u00a0400',
                en: '12,400',
              },
              title: {
                kz: 'студент үш деңгейде оқиды',
                ru: 'студентов на трёх уровнях обучения',
                en: 'students at three levels of study',
              },
            },
            {
              value: {
                kz: '60',
                ru: '60',
                en: '60',
              },
              title: {
                kz: 'білім беру бағдарламасы',
                ru: 'образовательных программ',
                en: 'degree programmes',
              },
            },
            {
              value: {
                kz: '40',
                ru: '40',
                en: '40',
              },
              title: {
                kz: '18 елдегі серіктес университет',
                ru: 'университетов-партнёров в 18 странах',
                en: 'partner universities in 18 countries',
              },
            },
            {
              value: {
                kz: '8',
                ru: '8',
                en: '8',
              },
              title: {
                kz: 'қос дипломды бағдарлама',
                ru: 'программ двойного диплома',
                en: 'double degree programmes',
              },
            },
            {
              value: {
                kz: '87\u00a0%',
                ru: '87\u00a0%',
                en: '87%',
              },
              title: {
                kz: 'түлек бір жыл ішінде жұмысқа тұрады немесе оқуын жалғастырады',
                ru: 'выпускников за год находят работу или продолжают учёбу',
                en: 'of graduates are in work or further study within a year',
              },
            },
          ],
        },
        {
          id: 3003,
          type: 'cards',
          group: 3,
          position: 3,
          title: {
            kz: 'Жолды неден бастайсыз?',
            ru: 'С чего начать именно вам?',
            en: 'Where should you begin?',
          },
          items: [
            {
              title: {
                kz: 'Талапкерге',
                ru: 'Абитуриенту',
                en: 'You are applying',
              },
              desc: {
                kz: '<p>Бағдарлама таңдау, құжаттар тізімі, күндер мен өтінім: бәрі бір бетте, керек ретімен.</p>',
                ru: '<p>Выбор программы, список документов, даты и заявка: всё на одной странице и в нужном порядке.</p>',
                en: '<p>Choosing a programme, the list of documents, dates and the application: all on one page, in the order you need.</p>',
              },
              link: {
                text: { kz: 'Талапкер бетіне', ru: 'На страницу абитуриента', en: 'For applicants' },
                url: '/applicants',
              },
            },
            {
              title: {
                kz: 'Ата-анаға',
                ru: 'Родителям',
                en: 'Your child is applying',
              },
              desc: {
                kz: '<p>Оқу ақысы, жатақхана, қауіпсіздік және сұрақ туындаса, кімге қоңырау шалу керегі.</p>',
                ru: '<p>Стоимость, общежитие, безопасность и телефоны тех, кому можно позвонить с любым вопросом.</p>',
                en: '<p>Fees, the halls of residence, safety, and the numbers of those you can ring with any question.</p>',
              },
              link: {
                text: { kz: 'Ата-аналар бетіне', ru: 'На страницу для родителей', en: 'For parents' },
                url: '/parents',
              },
            },
            {
              title: {
                kz: 'Шетелден келетін студентке',
                ru: 'Студенту из другой страны',
                en: 'You come from abroad',
              },
              desc: {
                kz: '<p>Қабылдау талаптары, виза, бір жылдық шығын және сізді қарсы алатын үйлестіруші.</p>',
                ru: '<p>Требования, виза, расходы на год и координатор, который вас встретит.</p>',
                en: '<p>Entry requirements, the visa, what a year costs, and the coordinator who will meet you.</p>',
              },
              link: {
                text: { kz: 'Толығырақ', ru: 'Подробнее', en: 'For international students' },
                url: '/information-for-international-students',
              },
            },
          ],
        },
        {
          id: 3004,
          type: 'quote',
          group: 4,
          position: 4,
          text: {
            kz: '<p>Үшінші курста біздің топ шағын наубайхананың шығынын есептеп, баға саясатын ұсынды. Иесі сол бағамен әлі сатып отыр. Кітаптағы формула өмірде де жұмыс істейтінін сонда түсіндім.</p>',
            ru: '<p>На третьем курсе наша группа посчитала расходы маленькой пекарни и предложила ей цены. Хозяйка торгует по ним до сих пор. Тогда я и поняла, что формулы из учебника работают в жизни.</p>',
            en: '<p>In our third year we worked out the costs of a small bakery and proposed its prices. The owner still uses them. That was when I saw that textbook formulas work in real life.</p>',
          },
          name: {
            kz: 'Дана Жұмабек',
            ru: 'Дана Жумабек',
            en: 'Dana Zhumabek',
          },
          post: {
            kz: '«Қаржы» бағдарламасының түлегі',
            ru: 'Выпускница программы «Финансы»',
            en: 'Graduate in Finance',
          },
        },
        {
          id: 3005,
          type: 'cards',
          group: 5,
          position: 5,
          title: {
            kz: 'Жиі ашылатын беттер',
            ru: 'Часто открывают',
            en: 'Popular pages',
          },
          items: [
            {
              title: {
                kz: 'Гранттар мен жеңілдіктер',
                ru: 'Гранты и скидки',
                en: 'Grants and discounts',
              },
              desc: {
                kz: '<p>Оқу ақысын толық немесе ішінара жабатын мүмкіндіктер тізімі.</p>',
                ru: '<p>Список возможностей, которые покрывают обучение целиком или частично.</p>',
                en: '<p>A list of awards that cover tuition in full or in part.</p>',
              },
              link: {
                text: {
                  kz: 'Гранттарды қарау',
                  ru: 'Смотреть гранты',
                  en: 'See the grants',
                },
                url: '/grants',
              },
            },
            {
              title: {
                kz: 'Мансап және тағылымдама',
                ru: 'Карьера и стажировки',
                en: 'Careers and internships',
              },
              desc: {
                kz: '<p>Жұмыс берушілер ұсынған бос орындар мен түйіндеме бойынша көмек.</p>',
                ru: '<p>Вакансии от работодателей и помощь с резюме.</p>',
                en: '<p>Openings from employers and help with your CV.</p>',
              },
              link: {
                text: {
                  kz: 'Мансап кеңсесі',
                  ru: 'Офис карьеры',
                  en: 'Career office',
                },
                url: '/career-development-office',
              },
            },
            {
              title: {
                kz: 'Студенттік ұйымдар',
                ru: 'Студенческие организации',
                en: 'Student organisations',
              },
              desc: {
                kz: '<p>Пікірсайыстан театрға дейін: өз ортаңызды осы жерден табасыз.</p>',
                ru: '<p>От дебатов до театра: здесь находят свой круг.</p>',
                en: '<p>From debating to theatre: this is where you find your people.</p>',
              },
              link: {
                text: {
                  kz: 'Ұйымдарды ашу',
                  ru: 'Открыть список',
                  en: 'See them all',
                },
                url: '/student-life/organization',
              },
            },
            {
              title: {
                kz: 'Кітапхана',
                ru: 'Библиотека',
                en: 'Library',
              },
              desc: {
                kz: '<p>Кітапқа онлайн тапсырыс, вебинарлар және оқу залдары.</p>',
                ru: '<p>Онлайн-заказ книг, вебинары и читальные залы.</p>',
                en: '<p>Order books online, join webinars, find a reading room.</p>',
              },
              link: {
                text: {
                  kz: 'Кітапханаға өту',
                  ru: 'В библиотеку',
                  en: 'Go to the library',
                },
                url: '/library',
              },
            },
          ],
        },
        {
          id: 3006,
          type: 'call',
          group: 6,
          position: 6,
          title: {
            kz: 'Кампусты студенттің көзімен көріңіз',
            ru: 'Посмотрите на кампус глазами студента',
            en: 'See the campus through a student’s eyes',
          },
          desc: {
            kz: '<p>Сейсенбі мен бейсенбі сайын сағат 15:00-де екінші курс студенттері талапкерлер мен ата-аналарға аудиторияларды, зертханаларды және жатақхананы көрсетеді.</p>',
            ru: '<p>По вторникам и четвергам в 15:00 второкурсники показывают абитуриентам и родителям аудитории, лаборатории и общежитие.</p>',
            en: '<p>Every Tuesday and Thursday at 15:00 second-year students show applicants and parents the classrooms, laboratories and hall of residence.</p>',
          },
          link: {
            text: {
              kz: 'Экскурсияға жазылу',
              ru: 'Записаться на экскурсию',
              en: 'Book a tour',
            },
            url: '/tour',
          },
        },
      ],
    },
  },
  {
    id: 102,
    slug: 'contacts',
    attributes: {
      title: {
        kz: 'Байланыс',
        ru: 'Контакты',
        en: 'Contacts',
      },
      path: 'contacts',
      type: 'static',
      seo: {
        title: {
          kz: 'Байланыс\u00a0– Нархоз университеті',
          ru: 'Контакты\u00a0— Университет Нархоз',
          en: 'Contacts – Narxoz University',
        },
        description: {
          kz: 'Нархоз университетінің мекенжайы, телефондары, бөлімдердің жұмыс уақыты және кампусқа жету жолы.',
          ru: 'Адрес и телефоны Университета Нархоз, часы работы отделов и как добраться до кампуса.',
          en: 'Address and phone numbers of Narxoz University, opening hours of its offices and how to reach the campus.',
        },
      },
      banner: {
        title: {
          kz: 'Бізге хабарласыңыз',
          ru: 'Свяжитесь с нами',
          en: 'Get in touch',
        },
        lead: {
          kz: 'Сұрағыңызды тиісті бөлімге бірден қойыңыз: бұл бетте әр бөлімнің нөмірі, поштасы және кабинеті көрсетілген.',
          ru: 'Задайте вопрос сразу тому, кто на него ответит: на этой странице номера, почта и кабинеты отделов.',
          en: 'Ask the people who know the answer: this page has the numbers, mailboxes and rooms of our offices.',
        },
      },
      blocks: [
        {
          id: 3007,
          type: 'cards',
          group: 1,
          position: 1,
          title: {
            kz: 'Сіз кімсіз?',
            ru: 'Кто вы?',
            en: 'Who are you?',
          },
          desc: {
            kz: '<p>Алдымен өзіңізге жақын жолды таңдаңыз: көп сұрақтың жауабы сол бетте дайын тұр.</p>',
            ru: '<p>Сначала выберите свой путь: ответы на многие вопросы уже есть на этих страницах.</p>',
            en: '<p>Start with the path that fits you: many answers are already waiting on these pages.</p>',
          },
          items: [
            {
              title: { kz: 'Талапкермін', ru: 'Я абитуриент', en: 'I am an applicant' },
              desc: {
                kz: '<p>Құжат мерзімі, өту балы және бағдарлама таңдау.</p>',
                ru: '<p>Сроки документов, баллы и выбор программы.</p>',
                en: '<p>Deadlines, scores and choosing a programme.</p>',
              },
              link: { text: { kz: 'Талапкерлерге', ru: 'Абитуриентам', en: 'For applicants' }, url: '/applicants' },
            },
            {
              title: { kz: 'Ата-анамын', ru: 'Я родитель', en: 'I am a parent' },
              desc: {
                kz: '<p>Оқу ақысы, жатақхана, қауіпсіздік және үлгерім.</p>',
                ru: '<p>Стоимость, общежитие, безопасность и успеваемость.</p>',
                en: '<p>Fees, halls of residence, safety and progress.</p>',
              },
              link: { text: { kz: 'Ата-аналарға', ru: 'Родителям', en: 'For parents' }, url: '/parents' },
            },
            {
              title: { kz: 'Студентпін', ru: 'Я студент', en: 'I am a student' },
              desc: {
                kz: '<p>Анықтама, эдвайзер, төлем және күнделікті мәселелер.</p>',
                ru: '<p>Справки, эдвайзер, оплата и повседневные вопросы.</p>',
                en: '<p>Certificates, your adviser, payment and everyday matters.</p>',
              },
              link: { text: { kz: 'Студенттерге', ru: 'Студентам', en: 'For students' }, url: '/students' },
            },
            {
              title: { kz: 'Түлекпін', ru: 'Я выпускник', en: 'I am a graduate' },
              desc: {
                kz: '<p>Мұрағат құжаты, курстастар кездесуі, жетістік жолы.</p>',
                ru: '<p>Архивные документы, встреча однокурсников, истории успеха.</p>',
                en: '<p>Archive documents, class reunions and success stories.</p>',
              },
              link: { text: { kz: 'Түлектерге', ru: 'Выпускникам', en: 'For alumni' }, url: '/alumni' },
            },
            {
              title: { kz: 'Серіктеспін', ru: 'Я партнёр', en: 'I am a partner' },
              desc: {
                kz: '<p>Бірлескен жобалар, тағылымдама және сараптама.</p>',
                ru: '<p>Совместные проекты, стажировки и экспертиза.</p>',
                en: '<p>Joint projects, internships and expert opinion.</p>',
              },
              link: { text: { kz: 'Серіктестерге', ru: 'Партнёрам', en: 'For partners' }, url: '/partners' },
            },
            {
              title: { kz: 'Журналистпін', ru: 'Я журналист', en: 'I am a journalist' },
              desc: {
                kz: '<p>Баспасөз қызметі, сарапшылар және суреттер.</p>',
                ru: '<p>Пресс-служба, эксперты и снимки.</p>',
                en: '<p>The press office, experts and pictures.</p>',
              },
              link: { text: { kz: 'Баспасөзге арналған бет', ru: 'Страница для прессы', en: 'Page for the press' }, url: '/press' },
            },
          ],
        },
        {
          id: 3008,
          type: 'accordion',
          group: 2,
          position: 2,
          title: {
            kz: 'Кампусқа қалай жетуге болады',
            ru: 'Как добраться до кампуса',
            en: 'How to reach the campus',
          },
          items: [
            {
              title: {
                kz: 'Метромен',
                ru: 'На метро',
                en: 'By metro',
              },
              text: {
                kz: '<p>Ең жақын бекет\u00a0– «Әуезов атындағы театр». Шығыс жақтағы шыға берістен Жандосов көшесімен жаяу шамамен 25 минут немесе автобуспен үш аялдама.</p>',
                ru: '<p>Ближайшая станция\u00a0— «Театр имени Ауэзова». От восточного выхода около 25 минут пешком или три остановки на автобусе по улице Жандосова.</p>',
                en: '<p>The nearest station is Auezov Theatre. From its east exit it is about 25 minutes on foot, or three stops by bus along Zhandosov Street.</p>',
              },
            },
            {
              title: {
                kz: 'Автобуспен',
                ru: 'На автобусе',
                en: 'By bus',
              },
              text: {
                kz: '<p>Бас ғимараттың алдында «Нархоз университеті» аялдамасы бар. Мұнда орталықтан да, Ақсай мен Қалқаман шағынаудандарынан да автобус тоқтайды.</p>',
                ru: '<p>Перед главным корпусом есть остановка «Университет Нархоз». Здесь останавливаются автобусы и из центра, и из микрорайонов Аксай и Калкаман.</p>',
                en: '<p>The stop “Narxoz University” is right in front of the main building and is served by buses from the centre as well as from the Aksai and Kalkaman districts.</p>',
              },
            },
            {
              title: {
                kz: 'Көлікпен',
                ru: 'На машине',
                en: 'By car',
              },
              text: {
                kz: '<p>Қонақтар тұрағына кіру\u00a0– Жандосов көшесі жағынан. Бір күн бұрын көлік нөмірін байланыс орталығына айтсаңыз, рұқсат қағазы кіреберісте дайын тұрады.</p>',
                ru: '<p>Въезд на гостевую парковку\u00a0— со стороны улицы Жандосова. Сообщите номер машины контакт-центру за день, и пропуск будет ждать на въезде.</p>',
                en: '<p>Visitor parking is entered from Zhandosov Street. Give the contact centre your plate number a day ahead and a pass will be waiting at the gate.</p>',
              },
            },
            {
              title: {
                kz: 'Қозғалуы қиын қонақтарға',
                ru: 'Для маломобильных гостей',
                en: 'For visitors with limited mobility',
              },
              text: {
                kz: '<p>Бас ғимараттың оң жағындағы кіреберісте көлбеу жол мен қоңырау бар, ішінде екі лифт жұмыс істейді. Алдын ала хабарлассаңыз, қызметкер есік алдында қарсы алады.</p><p>Толығырақ\u00a0– <a href="/inclusion">инклюзия бетінде</a>.</p>',
                ru: '<p>У правого входа в главный корпус есть пандус и звонок, внутри работают два лифта. Если предупредить заранее, сотрудник встретит вас у дверей.</p><p>Подробнее\u00a0— <a href="/inclusion">на странице об инклюзии</a>.</p>',
                en: '<p>The right-hand entrance of the main building has a ramp and a bell, and two lifts run inside. Let us know in advance and someone will meet you at the door.</p><p>More on the <a href="/inclusion">inclusion page</a>.</p>',
              },
            },
          ],
        },
        {
          id: 3009,
          type: 'facts',
          group: 3,
          position: 3,
          title: {
            kz: 'Деректемелер',
            ru: 'Реквизиты',
            en: 'Details',
          },
          items: [
            {
              title: {
                kz: 'Заңды атауы',
                ru: 'Юридическое название',
                en: 'Legal name',
              },
              value: {
                kz: '«Нархоз университеті» КеАҚ',
                ru: 'НАО «Университет Нархоз»',
                en: 'Narxoz University NJSC',
              },
            },
            {
              title: {
                kz: 'Пошта индексі',
                ru: 'Почтовый индекс',
                en: 'Postcode',
              },
              value: {
                kz: '050035',
                ru: '050035',
                en: '050035',
              },
            },
            {
              title: {
                kz: 'Кеңсе поштасы',
                ru: 'Почта канцелярии',
                en: 'Registry mailbox',
              },
              value: {
                kz: 'office@narxoz.example',
                ru: 'office@narxoz.example',
                en: 'office@narxoz.example',
              },
            },
            {
              title: {
                kz: 'Ресми хат қабылдау',
                ru: 'Приём официальных писем',
                en: 'Official letters',
              },
              value: {
                kz: 'жұмыс күндері 16:00-ге дейін, 113-кабинет',
                ru: 'по рабочим дням до 16:00, кабинет 113',
                en: 'on working days until 16:00, room 113',
              },
            },
          ],
        },
        {
          id: 3010,
          type: 'call',
          group: 4,
          position: 4,
          title: {
            kz: 'Мәселені басшылыққа жеткізгіңіз келе ме?',
            ru: 'Хотите обратиться к руководству?',
            en: 'Want to reach the leadership?',
          },
          desc: {
            kz: '<p>Виртуалды қабылдау бөлмесі арқылы жіберілген әр өтініш тіркеледі, жауап он бес жұмыс күні ішінде беріледі.</p>',
            ru: '<p>Каждое обращение через виртуальную приёмную регистрируется, ответ приходит в течение пятнадцати рабочих дней.</p>',
            en: '<p>Every message sent through the virtual reception is registered and answered within fifteen working days.</p>',
          },
          link: {
            text: {
              kz: 'Виртуалды қабылдау бөлмесі',
              ru: 'Виртуальная приёмная',
              en: 'Virtual reception',
            },
            url: '/virtual-reception',
          },
        },
      ],
    },
  },
])
