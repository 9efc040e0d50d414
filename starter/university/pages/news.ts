import { starter } from '../../starter-entry.ts'
import { privacyColumns, privacyRows } from './privacy-forms.ts'

/** Pages of the news and of the site itself. */
export const pagesNews = starter('page', [
  {
    id: 176,
    slug: 'news',
    attributes: {
      title: { kz: 'Жаңалықтар', ru: 'Новости', en: 'News' },
      path: 'news',
      type: 'static',
      seo: {
        title: { kz: 'Нархоз университетінің жаңалықтары', ru: 'Новости Университета Нархоз', en: 'Narxoz University news' },
        description: {
          kz: 'Университет өміріндегі соңғы оқиғалар: ғылым, студенттер, серіктестік, спорт және мәдениет.',
          ru: 'Последние события университета: наука, студенты, партнёрства, спорт и культура.',
          en: 'The latest from the university: research, students, partnerships, sport and culture.',
        },
      },
      banner: {
        title: { kz: 'Нархозда жаңалық көп', ru: 'В Нархозе есть новости', en: 'What is new at Narxoz' },
        lead: {
          kz: 'Мұнда университетте болған істі, қабылданған шешімді және адамдар тарихын жазамыз, артық мақтаусыз.',
          ru: 'Здесь мы пишем о событиях, решениях и людях университета, без лишних похвал.',
          en: 'Here we write about what happens, what is decided and who does it, without undue praise.',
        },
        link: { text: { kz: 'Барлық жаңалық', ru: 'Все новости', en: 'All news' }, url: '/news-catalog' },
      },
      blocks: [
        {
          id: 4251,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Редакция туралы', ru: 'О редакции', en: 'About the newsroom' },
          desc: {
            kz: '<p>Жаңалықты баспасөз қызметі мен журналистика үйірмесінің студенттері үш тілде жазады. Мәтін жарияланбас бұрын онда аталған адамға көрсетіледі. Қате тапсаңыз, хабарлаңыз: түзетіп, мақаланың соңына ескерту қосамыз.</p>',
            ru: '<p>Новости на трёх языках пишут пресс-служба и студенты кружка журналистики. До публикации текст показывают тем, о ком он написан. Нашли ошибку\u00a0— сообщите: мы исправим её и отметим это в конце статьи.</p>',
            en: '<p>The press office and students of the journalism circle write the news in three languages. Before publication the people named in a story see it. If you find a mistake, tell us: we correct it and say so below the article.</p>',
          },
        },
        {
          id: 4252,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Баспасөзге', ru: 'Для прессы', en: 'For the press' },
          link: {
            text: { kz: 'Сарапшылар, логотип, суреттер', ru: 'Эксперты, логотип, изображения', en: 'Experts, logo, pictures' },
            url: '/press',
          },
          items: [
            {
              title: { kz: 'Сұрау салуға жауап', ru: 'Ответ на запрос', en: 'Reply to enquiries' },
              value: {
                kz: 'сол күні, сұхбат ұйымдастыру екі күнге дейін',
                ru: 'в тот же день, организация интервью\u00a0— до двух дней',
                en: 'the same day; interviews within two days',
              },
            },
            {
              title: { kz: 'Сарапшылар', ru: 'Эксперты', en: 'Experts' },
              value: {
                kz: 'экономика, салық, құқық, қала, білім тақырыптарына',
                ru: 'по экономике, налогам, праву, городу и образованию',
                en: 'on the economy, taxes, law, cities and education',
              },
            },
            {
              title: { kz: 'Материалды пайдалану', ru: 'Использование материалов', en: 'Use of material' },
              value: {
                kz: 'дереккөзге сілтеме жасалса, еркін',
                ru: 'свободно, со ссылкой на источник',
                en: 'free, with a link to the source',
              },
            },
          ],
        },
        {
          id: 4253,
          type: 'contacts',
          group: 3,
          position: 3,
          title: { kz: 'Бізге жаңалық айтыңыз', ru: 'Расскажите нам новость', en: 'Tell us your news' },
          items: [
            {
              title: { kz: 'Баспасөз қызметі', ru: 'Пресс-служба', en: 'Press office' },
              phone: '+7 (727) 377-11-70',
              email: 'press@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 310-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 310',
                en: '55 Zhandosov Street, room 310, Almaty',
              },
              hours: { kz: 'Дс–Жм, 9:00–18:00', ru: 'Пн–Пт, 9:00–18:00', en: 'Mon–Fri, 9:00–18:00' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 177,
    slug: 'news-catalog',
    attributes: {
      title: { kz: 'Жаңалықтар мұрағаты', ru: 'Архив новостей', en: 'News archive' },
      path: 'news-catalog',
      type: 'static',
      seo: {
        title: {
          kz: 'Жаңалықтар мұрағаты: мектеп, жыл және ай бойынша\u00a0– Нархоз университеті',
          ru: 'Архив новостей по школам, годам и месяцам\u00a0— Университет Нархоз',
          en: 'News archive by school, year and month – Narxoz University',
        },
        description: {
          kz: 'Университеттің үш жылдан астам жаңалығын сөз, мектеп, жыл немесе ай бойынша табыңыз.',
          ru: 'Найдите новости университета больше чем за три года по слову, школе, году или месяцу.',
          en: 'Find more than three years of university news by word, school, year or month.',
        },
      },
      banner: {
        title: { kz: 'Керек жаңалықты тез табыңыз', ru: 'Быстро найдите нужную новость', en: 'Find the story you need' },
        lead: {
          kz: 'Сөзді жазып, мектепті немесе айды таңдаңыз. Таңдауыңыз мекенжайда сақталады, сілтемесін досыңызға жіберуге болады.',
          ru: 'Введите слово, выберите школу или месяц. Выбор сохранится в адресе, и ссылку можно отправить другу.',
          en: 'Type a word, choose a school or a month. Your choice stays in the address, so you can share the link.',
        },
      },
      blocks: [
        {
          id: 4261,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Іздеу туралы', ru: 'О поиске', en: 'About searching' },
          items: [
            {
              title: { kz: 'Нәтиже шықпаса ше?', ru: 'Если ничего не нашлось', en: 'Nothing found?' },
              text: {
                kz: '<p>Сүзгілердің бірін алып тастаңыз немесе сөздің түбірін ғана жазыңыз: «конференцияға» емес, «конференция».</p>',
                ru: '<p>Снимите один из фильтров или введите слово в начальной форме: не «конференцию», а «конференция».</p>',
                en: '<p>Take off one of the filters or use a simpler word: “conference” rather than “conference proceedings”.</p>',
              },
            },
            {
              title: { kz: 'Ескі жаңалық қайда?', ru: 'Где старые новости?', en: 'Where is older news?' },
              text: {
                kz: '<p>2023 жылға дейінгі мәтіндер мен газет тігіндісі кітапхананың мұрағатында сақтаулы. Көшірмесін баспасөз қызметінен сұраңыз.</p>',
                ru: '<p>Тексты до 2023 года и подшивки газет хранятся в архиве библиотеки. Копию запросите в пресс-службе.</p>',
                en: '<p>Texts from before 2023 and bound newspapers are kept in the library archive. Ask the press office for a copy.</p>',
              },
            },
            {
              title: {
                kz: 'Мақала басқа тілде шықты',
                ru: 'Статья открылась на другом языке',
                en: 'An article appears in another language',
              },
              text: {
                kz: '<p>Кейбір жаңалықтың аудармасы кешігіп шығады. Әзір болғанша сайт қазақша мәтінді көрсетеді.</p>',
                ru: '<p>Перевод некоторых новостей выходит позже. Пока его нет, сайт показывает текст на казахском.</p>',
                en: '<p>Some translations come later. Until then the site shows the Kazakh text.</p>',
              },
            },
          ],
        },
        {
          id: 4262,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Мұрағат қалай реттелген', ru: 'Как устроен архив', en: 'How the archive is ordered' },
          items: [
            {
              title: { kz: 'Реті', ru: 'Порядок', en: 'Order' },
              value: { kz: 'жаңасынан ескісіне қарай', ru: 'от новых к старым', en: 'newest first' },
            },
            {
              title: { kz: 'Бір бетте', ru: 'На странице', en: 'Per page' },
              value: { kz: '20 жаңалық', ru: '20 новостей', en: '20 stories' },
            },
            {
              title: { kz: 'Тілдер', ru: 'Языки', en: 'Languages' },
              value: { kz: 'қазақ, орыс, ағылшын', ru: 'казахский, русский, английский', en: 'Kazakh, Russian, English' },
            },
          ],
        },
        {
          id: 4263,
          type: 'call',
          group: 3,
          position: 3,
          title: { kz: 'Соңғы оқиғаларды бір бетте оқыңыз', ru: 'Читайте последнее на одной странице', en: 'Read the latest on one page' },
          desc: {
            kz: '<p>Басты жаңалықтар мен мектептердің хабарларын бөлек жинадық.</p>',
            ru: '<p>Главные новости и сообщения школ мы собрали отдельно.</p>',
            en: '<p>The main stories and the news of the schools are gathered separately.</p>',
          },
          link: { text: { kz: 'Жаңалықтар беті', ru: 'Страница новостей', en: 'News page' }, url: '/news' },
        },
      ],
    },
  },
  {
    id: 178,
    slug: 'dev-sitemap',
    attributes: {
      title: { kz: 'Сайт картасы', ru: 'Карта сайта', en: 'Site map' },
      path: 'devSitemap',
      type: 'static',
      seo: {
        title: { kz: 'Нархоз сайтының картасы', ru: 'Карта сайта Нархоза', en: 'Narxoz site map' },
        description: {
          kz: 'Сайттағы барлық мекенжай бөлім-бөлімімен, үш тілде.',
          ru: 'Все адреса сайта по разделам и на трёх языках.',
          en: 'Every address of the site by section, in three languages.',
        },
      },
      banner: {
        title: { kz: 'Барлық мекенжай бір жерде', ru: 'Все адреса в одном месте', en: 'All addresses in one place' },
        lead: {
          kz: 'Бұл бет сайтты жасайтын және тексеретін адамдарға арналған. Келушіге мәзір мен іздеу ыңғайлырақ.',
          ru: 'Эта страница для тех, кто делает и проверяет сайт. Посетителю удобнее меню и поиск.',
          en: 'This page is for those who build and check the site. Visitors will find the menu and the search handier.',
        },
      },
      blocks: [
        {
          id: 4271,
          type: 'text',
          group: 1,
          position: 1,
          title: { kz: 'Картаны қалай оқу керек', ru: 'Как читать карту', en: 'How to read the map' },
          desc: {
            kz: '<p>Қазақша беттердің мекенжайы қосымшасыз жазылады. Орысша және ағылшынша нұсқалар сол жолдың алдына тиісінше «/ru» және «/en» қосу арқылы ашылады. Аудармасы әзір емес мәтін қазақша көрсетіледі.</p>',
            ru: '<p>Адреса казахских страниц пишутся без добавок. Русская и английская версии открываются по тому же пути с «/ru» и «/en» впереди. Непереведённый текст показывается на казахском.</p>',
            en: '<p>Kazakh pages have addresses without a prefix. The Russian and English versions are the same paths behind “/ru” and “/en”. Text that is not yet translated is shown in Kazakh.</p>',
          },
        },
        {
          id: 4272,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Бөлімдер', ru: 'Разделы', en: 'Sections' },
          items: [
            {
              title: { kz: 'Оқу', ru: 'Учёба', en: 'Study' },
              value: {
                kz: 'білім деңгейлері, мектептер, бағдарламалар, гранттар',
                ru: 'уровни образования, школы, программы, гранты',
                en: 'levels, schools, programmes, grants',
              },
            },
            {
              title: { kz: 'Ғылым', ru: 'Наука', en: 'Science' },
              value: {
                kz: 'зерттеулер, орталықтар, жобалар, жарияланымдар',
                ru: 'исследования, центры, проекты, публикации',
                en: 'research, centres, projects, publications',
              },
            },
            {
              title: { kz: 'Университет', ru: 'Университет', en: 'University' },
              value: {
                kz: 'тарих, басшылық, құжаттар, тұрақты даму',
                ru: 'история, руководство, документы, устойчивое развитие',
                en: 'history, management, documents, sustainability',
              },
            },
          ],
        },
        {
          id: 4273,
          type: 'call',
          group: 3,
          position: 3,
          title: { kz: 'Ашылмайтын сілтеме таптыңыз ба?', ru: 'Нашли битую ссылку?', en: 'Found a broken link?' },
          desc: {
            kz: '<p>Беттің мекенжайын жазып жіберіңіз, бір жұмыс күнінде түзетеміз.</p>',
            ru: '<p>Пришлите адрес страницы, мы исправим его за один рабочий день.</p>',
            en: '<p>Send us the address of the page and we will fix it within a working day.</p>',
          },
          link: { text: { kz: 'Хабарлау', ru: 'Сообщить', en: 'Report it' }, url: 'mailto:web@narxoz.example' },
        },
      ],
    },
  },
  {
    id: 179,
    slug: 'privacy',
    attributes: {
      title: { kz: 'Дербес деректерді қорғау', ru: 'Защита персональных данных', en: 'Privacy policy' },
      path: 'privacy',
      type: 'static',
      seo: {
        title: {
          kz: 'Дербес деректерді өңдеу және қорғау тәртібі\u00a0– Нархоз университеті',
          ru: 'Порядок обработки и защиты персональных данных\u00a0— Университет Нархоз',
          en: 'How we handle and protect personal data – Narxoz University',
        },
        description: {
          kz: 'Сайттағы нысандар арқылы қандай дерек жиналады, кім көреді, қанша сақталады және оны қалай өшіртуге болады.',
          ru: 'Какие данные собирают формы сайта, кто их видит, сколько они хранятся и как попросить их удалить.',
          en: 'Which data the forms of this site collect, who sees it, how long it is kept and how to have it erased.',
        },
      },
      banner: {
        title: { kz: 'Деректеріңіз сізге тиесілі', ru: 'Ваши данные принадлежат вам', en: 'Your data belongs to you' },
        lead: {
          kz: 'Нысан толтырғанда бізге тек өтініміңізге жауап беруге керек мәлімет қажет. Бұл бет сол мәліметтің қалай пайдаланылатынын қарапайым тілмен түсіндіреді.',
          ru: 'Когда вы заполняете форму, нам нужны только сведения для ответа. Эта страница простыми словами объясняет, что с ними происходит.',
          en: 'When you fill in a form we need only what it takes to answer you. This page explains in plain words what happens to it.',
        },
      },
      blocks: [
        {
          id: 4281,
          type: 'intro',
          group: 1,
          position: 1,
          title: { kz: 'Деректі кім жинайды', ru: 'Кто собирает данные', en: 'Who collects the data' },
          lead: {
            kz: 'Дербес деректерді қамтитын базаның меншік иесі және операторы\u00a0– «Нархоз университеті» КеАҚ, Алматы қаласы, Жандосов көшесі, 55.',
            ru: 'Собственник и оператор базы, содержащей персональные данные,\u00a0— НАО «Университет Нархоз», г. Алматы, ул. Жандосова, 55.',
            en: 'The owner and operator of the database that holds personal data is Narxoz University, 55 Zhandosov Street, Almaty.',
          },
          desc: {
            kz: '<p>Біз Қазақстан Республикасының «Дербес деректер және оларды қорғау туралы» заңын басшылыққа аламыз. Нысанды жіберу арқылы сіз көрсетілген мақсатта деректі жинауға және өңдеуге келісім бересіз; келісім мәтінінің нұсқасы өтініммен бірге сақталады.</p>',
            ru: '<p>Мы руководствуемся законом Республики Казахстан «О персональных данных и их защите». Отправляя форму, вы соглашаетесь на сбор и обработку данных для указанной цели; версия текста согласия хранится вместе с заявкой.</p>',
            en: '<p>We follow the law of the Republic of Kazakhstan on personal data and their protection. By sending a form you consent to the collection and processing of your data for the purpose stated; the version of that consent is kept with your request.</p>',
          },
        },
        {
          id: 4282,
          type: 'table',
          group: 2,
          position: 2,
          title: { kz: 'Нысандар және деректер', ru: 'Формы и данные', en: 'Forms and data' },
          columns: privacyColumns,
          rows: privacyRows,
          row_heads: true,
        },
        {
          id: 4283,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Сақтау және қорғау', ru: 'Хранение и защита', en: 'Storage and protection' },
          items: [
            {
              title: { kz: 'Дерек қанша уақыт сақталады?', ru: 'Сколько хранятся данные?', en: 'How long is data kept?' },
              text: {
                kz: '<p>Әр нысанның өз мерзімі бар: өтінім қаралып, жауап берілуіне қажет уақыттан аспайды. Мерзім біткенде жазба да, тіркелген файл да өздігінен өшіріледі.</p>',
                ru: '<p>У каждой формы свой срок: не дольше, чем нужно, чтобы рассмотреть заявку и ответить. По его окончании запись и приложенный файл удаляются автоматически.</p>',
                en: '<p>Every form has its own term, no longer than it takes to consider and answer the request. When it ends the record and its files are deleted automatically.</p>',
              },
            },
            {
              title: { kz: 'Файлдарды кім аша алады?', ru: 'Кто может открыть файлы?', en: 'Who can open the files?' },
              text: {
                kz: '<p>Жүктелген файл сайтта жарияланбайды және сілтемемен ашылмайды. Оны өтінімді қарайтын қызметкер ғана көреді.</p>',
                ru: '<p>Загруженный файл не публикуется и не открывается по ссылке. Его видит только сотрудник, который ведёт заявку.</p>',
                en: '<p>Uploaded files are not published and cannot be opened by a link. Only the person handling your request sees them.</p>',
              },
            },
            {
              title: { kz: 'Деректі басқаларға бересіздер ме?', ru: 'Передаёте ли вы данные другим?', en: 'Is data passed on to others?' },
              text: {
                kz: '<p>Жоқ. Деректі сатпаймыз, жарнамаға бермейміз. Нысандар университеттің өз серверінде жұмыс істейді, оларға бөгде қызмет те, санауыш та қосылмаған.</p>',
                ru: '<p>Нет. Мы не продаём данные и не отдаём их для рекламы. Формы работают на сервере университета, сторонние сервисы и счётчики к ним не подключены.</p>',
                en: '<p>No. We do not sell data or give it away for advertising. The forms run on the university’s own server, and no third-party service or counter is connected to them.</p>',
              },
            },
            {
              title: { kz: 'Cookie файлдары қолданыла ма?', ru: 'Используются ли файлы cookie?', en: 'Are cookies used?' },
              text: {
                kz: '<p>Нашар көретіндерге арналған режимді таңдасаңыз, сол таңдау «vision» атты cookie файлында сақталады. Сайтта жарнамалық бақылау жоқ. Сілтемедегі науқан белгілері (UTM) кеңес сұрағанда ғана өтінімге қосылады.</p>',
                ru: '<p>Если вы включите режим для слабовидящих, выбор сохранится в файле cookie «vision». Рекламного отслеживания на сайте нет. Метки кампаний из ссылки (UTM) добавляются к заявке, только когда вы просите о консультации.</p>',
                en: '<p>If you choose the low-vision mode, that choice is kept in a cookie named “vision”. There is no advertising tracking on the site. Campaign marks in a link (UTM) are added only to a request for a consultation.</p>',
              },
            },
          ],
        },
        {
          id: 4284,
          type: 'steps',
          group: 4,
          position: 4,
          title: { kz: 'Құқығыңызды пайдалану', ru: 'Как воспользоваться правами', en: 'Using your rights' },
          desc: {
            kz: '<p>Сіз деректі көруге, түзеттіруге, өшіртуге және келісімді қайтарып алуға құқылысыз.</p>',
            ru: '<p>Вы вправе увидеть свои данные, исправить их, удалить и отозвать согласие.</p>',
            en: '<p>You may see your data, have it corrected or erased, and withdraw your consent.</p>',
          },
          items: [
            {
              title: { kz: 'Растау кодын сақтап қойыңыз', ru: 'Сохраните код подтверждения', en: 'Keep the confirmation code' },
              desc: {
                kz: '<p>Нысан жіберілген соң экранда қысқа код шығады. Сол код пен нысанда көрсеткен пошта не телефон арқылы өтінімнің қабылданғанын, қаралып жатқанын немесе жауап берілгенін көресіз.</p>',
                ru: '<p>После отправки формы на экране появляется короткий код. По нему и по почте или телефону из формы видно, принята ли заявка, рассматривается она или на неё уже ответили.</p>',
                en: '<p>Once a form has been sent, a short code appears. With it and the email or phone you gave you can see whether your request has been received, is being dealt with or has been answered.</p>',
              },
            },
            {
              title: { kz: 'Бізге жазыңыз', ru: 'Напишите нам', en: 'Write to us' },
              desc: {
                kz: '<p>privacy@narxoz.example мекенжайына нысанда көрсеткен поштаңыздан хат жіберіп, кодты жазыңыз: басқа біреу сіздің атыңыздан сұрай алмауы үшін екеуі де керек.</p>',
                ru: '<p>Отправьте письмо на privacy@narxoz.example с адреса, который указали в форме, и назовите код: вместе они не дают кому-то другому попросить о данных от вашего имени.</p>',
                en: '<p>Send an email to privacy@narxoz.example from the address you gave in the form and name the code: the two together keep others from asking in your name.</p>',
              },
            },
            {
              title: { kz: 'Дерек өшіріледі', ru: 'Данные удаляются', en: 'Your data is erased' },
              desc: {
                kz: '<p>Өшіруді сұрасаңыз, барлық өтініміңіз бен оларға тіркелген файлдар сақтау мерзімі бітпей-ақ жойылады.</p>',
                ru: '<p>Если вы просите об удалении, все ваши заявки и приложенные файлы стираются, не дожидаясь конца срока хранения.</p>',
                en: '<p>If you ask for erasure, all your requests and the files attached to them are deleted before their term ends.</p>',
              },
            },
          ],
        },
        {
          id: 4285,
          type: 'contacts',
          group: 5,
          position: 5,
          title: { kz: 'Деректерге жауапты', ru: 'Ответственный за данные', en: 'Data protection' },
          items: [
            {
              title: {
                kz: 'Дербес деректерді қорғау жөніндегі маман',
                ru: 'Специалист по защите персональных данных',
                en: 'Data protection officer',
              },
              phone: '+7 (727) 377-11-78',
              email: 'privacy@narxoz.example',
              address: {
                kz: 'Алматы қаласы, Жандосов көшесі, 55, 317-кабинет',
                ru: 'г. Алматы, ул. Жандосова, 55, каб. 317',
                en: '55 Zhandosov Street, room 317, Almaty',
              },
              hours: { kz: 'Дс–Жм, 10:00–17:00', ru: 'Пн–Пт, 10:00–17:00', en: 'Mon–Fri, 10:00–17:00' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 180,
    slug: 'not-found',
    attributes: {
      title: { kz: 'Бет табылмады', ru: 'Страница не найдена', en: 'Page not found' },
      path: '404',
      type: 'static',
      seo: {
        title: {
          kz: 'Бет табылмады\u00a0– 404\u00a0– Нархоз университеті',
          ru: 'Страница не найдена\u00a0— 404\u00a0— Университет Нархоз',
          en: 'Page not found – 404 – Narxoz University',
        },
        description: {
          kz: 'Сұралған бет жоқ немесе көшірілген. Мәзірді немесе іздеуді пайдаланыңыз.',
          ru: 'Такой страницы нет или она переехала. Воспользуйтесь меню или поиском.',
          en: 'This page does not exist or has moved. Please use the menu or the search.',
        },
      },
      banner: {
        title: { kz: 'Бұл есіктің артында бөлме жоқ', ru: 'За этой дверью нет комнаты', en: 'There is no room behind this door' },
        lead: {
          kz: 'Мекенжай қате жазылған немесе бет басқа жерге көшкен болуы мүмкін.',
          ru: 'Возможно, адрес написан с ошибкой или страница переехала.',
          en: 'The address may be mistyped, or the page may have moved.',
        },
        link: { text: { kz: 'Басты бетке', ru: 'На главную', en: 'To the main page' }, url: '/' },
      },
      blocks: [
        {
          id: 4291,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Мүмкін, мынаны іздеген шығарсыз', ru: 'Возможно, вы искали это', en: 'Perhaps you were looking for this' },
          items: [
            {
              title: { kz: 'Бакалавриат бағдарламалары', ru: 'Программы бакалавриата', en: 'Bachelor’s programmes' },
              link: { text: { kz: 'Ашу', ru: 'Открыть', en: 'Open' }, url: '/education/bachelor' },
            },
            {
              title: { kz: 'Гранттар', ru: 'Гранты', en: 'Grants' },
              link: { text: { kz: 'Ашу', ru: 'Открыть', en: 'Open' }, url: '/grants' },
            },
            {
              title: { kz: 'Қызмет көрсету орталығы', ru: 'Центр обслуживания', en: 'Service centre' },
              link: { text: { kz: 'Ашу', ru: 'Открыть', en: 'Open' }, url: '/service-center' },
            },
            {
              title: { kz: 'Кітапхана', ru: 'Библиотека', en: 'Library' },
              link: { text: { kz: 'Ашу', ru: 'Открыть', en: 'Open' }, url: '/library' },
            },
          ],
        },
        {
          id: 4292,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Іздеп көріңіз', ru: 'Попробуйте поиск', en: 'Try the search' },
          desc: {
            kz: '<p><a href="/search">Іздеу</a> сайттағы беттерді, бағдарламаларды, жаңалықтарды және қызметкерлерді үш тілде қарайды. Сөзді толық жазбасаңыз да болады.</p>',
            ru: '<p><a href="/search">Поиск</a> просматривает страницы, программы, новости и сотрудников на трёх языках. Слово можно написать не целиком.</p>',
            en: '<p>The <a href="/search">search</a> looks through pages, programmes, news and staff in three languages. You need not type the whole word.</p>',
          },
        },
        {
          id: 4293,
          type: 'call',
          group: 3,
          position: 3,
          title: { kz: 'Сілтеме бізден келді ме?', ru: 'Вы пришли по нашей ссылке?', en: 'Did one of our links lead here?' },
          desc: {
            kz: '<p>Қай бетте тұрғанын жазып жіберсеңіз, бүгін-ақ дұрыстаймыз.</p>',
            ru: '<p>Напишите, на какой странице она стоит, и мы поправим её сегодня же.</p>',
            en: '<p>Tell us which page it stands on and we will put it right today.</p>',
          },
          link: { text: { kz: 'Хабарласу', ru: 'Связаться', en: 'Contact us' }, url: '/contacts' },
        },
      ],
    },
  },
])
