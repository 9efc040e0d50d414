import { starter } from '../starter-entry.ts'

export const researchTeams = starter('research-team', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Қала деректері зертханасы', ru: 'Лаборатория городских данных', en: 'Urban Data Laboratory' },
      lead: {
        kz: 'Көлік, ауа және тұрғын үй деректерін бір картада біріктіріп, қала шешімдерін есеппен тексереді.',
        ru: 'Сводит на одну карту данные о транспорте, воздухе и жилье и проверяет городские решения расчётом.',
        en: 'Brings data on transport, air and housing onto one map and tests the city’s decisions by calculation.',
      },
      head: { kz: 'Серік Мусин', ru: 'Серик Мусин', en: 'Serik Musin' },
      members: [
        {
          name: { kz: 'Данияр Ким', ru: 'Данияр Ким', en: 'Daniyar Kim' },
          post: { kz: 'Деректер инженері', ru: 'Инженер данных', en: 'Data engineer' },
        },
        {
          name: { kz: 'Зарина Әбенова', ru: 'Зарина Абенова', en: 'Zarina Abenova' },
          post: { kz: 'Деректер талдаушысы', ru: 'Аналитик данных', en: 'Data analyst' },
        },
        {
          name: { kz: 'Мирас Қуат', ru: 'Мирас Куат', en: 'Miras Kuat' },
          post: { kz: 'Докторант', ru: 'Докторант', en: 'Doctoral student' },
        },
        {
          name: { kz: 'Марко Бьянки', ru: 'Марко Бьянки', en: 'Marco Bianchi' },
          post: { kz: 'Шақырылған зерттеуші', ru: 'Приглашённый исследователь', en: 'Visiting researcher' },
        },
      ],
      school: 68,
      desc: {
        kz: '<p>Зертхана 2020 жылы алты ноутбукпен ашылған, қазір оның өз есептеу кластері мен ашық деректер порталы бар. Порталда отыз сегіз деректер жинағы тұр, оларды журналистер, студенттер және қала қызметтері пайдаланады.</p><p>Сәрсенбі сайын сағат 17:00-де 420-кабинетте ашық семинар өтеді.</p>',
        ru: '<p>Лаборатория открылась в 2020 году с шестью ноутбуками, теперь у неё свой вычислительный кластер и портал открытых данных. На портале тридцать восемь наборов, ими пользуются журналисты, студенты и городские службы.</p><p>По средам в 17:00 в кабинете 420 проходит открытый семинар.</p>',
        en: '<p>The laboratory opened in 2020 with six laptops and now has its own computing cluster and open data portal. Its thirty-eight data sets are used by journalists, students and city services.</p><p>An open seminar is held in room 420 on Wednesdays at 17:00.</p>',
      },
      email: 'urban.data@narxoz.example',
    },
  },
  {
    id: 2,
    attributes: {
      title: { kz: 'Қазақ тілін өңдеу тобы', ru: 'Группа обработки казахского языка', en: 'Kazakh Language Processing Group' },
      lead: {
        kz: 'Қазақша мәтін мен сөйлеуді түсінетін шағын әрі ашық модельдер жасайды.',
        ru: 'Создаёт небольшие открытые модели, понимающие казахский текст и речь.',
        en: 'Builds small open models that understand written and spoken Kazakh.',
      },
      head: { kz: 'Әсел Нұрланова', ru: 'Асель Нурланова', en: 'Assel Nurlanova' },
      members: [
        {
          name: { kz: 'Ерасыл Тоқтасын', ru: 'Ерасыл Токтасын', en: 'Yerassyl Toktassyn' },
          post: { kz: 'Докторант', ru: 'Докторант', en: 'Doctoral student' },
        },
        {
          name: { kz: 'Ләззат Бекова', ru: 'Ляззат Бекова', en: 'Lyazzat Bekova' },
          post: { kz: 'Интерфейс зерттеушісі', ru: 'Исследователь интерфейсов', en: 'Interface researcher' },
        },
      ],
      school: 68,
      desc: {
        kz: '<p>Топта бағдарламашылармен қатар екі филолог пен бір диктор жұмыс істейді: модель қателескенде, себебін алдымен солар түсіндіреді. Барлық мәтін мен дыбыс қорының авторлық келісімі бар.</p><p>Жыл сайын қаңтарда топ мектеп мұғалімдеріне арналған бес күндік қысқы мектеп өткізеді.</p>',
        ru: '<p>В группе рядом с программистами работают два филолога и диктор: когда модель ошибается, причину первыми объясняют они. Все корпусы текста и звука собраны с согласия авторов.</p><p>Каждый январь группа проводит пятидневную зимнюю школу для учителей.</p>',
        en: '<p>Two philologists and a newsreader work beside the programmers: when the model errs, they are the first to explain why. All text and sound has been collected with its authors’ consent.</p><p>Every January the group runs a five-day winter school for teachers.</p>',
      },
      email: 'kazakh.nlp@narxoz.example',
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: 'Су және ауыл экономикасы тобы', ru: 'Группа экономики воды и села', en: 'Water and Rural Economics Group' },
      lead: {
        kz: 'Суарудың құнын, ауыл несиесін және шағын шаруашылықтың табысын далада жүріп зерттейді.',
        ru: 'Изучает в поле цену орошения, сельский кредит и доход малых хозяйств.',
        en: 'Goes into the field to study the price of irrigation, rural credit and the income of small farms.',
      },
      head: { kz: 'Ләйлә Сүлейменова', ru: 'Лейла Сулейменова', en: 'Leila Suleimenova' },
      members: [
        {
          name: { kz: 'Қуаныш Бейсенов', ru: 'Куаныш Бейсенов', en: 'Kuanysh Beissenov' },
          post: { kz: 'Аға ғылыми қызметкер', ru: 'Старший научный сотрудник', en: 'Senior researcher' },
        },
        {
          name: { kz: 'Олжас Мырзахметов', ru: 'Олжас Мырзахметов', en: 'Olzhas Myrzakhmetov' },
          post: { kz: 'Саясат талдаушысы', ru: 'Аналитик политики', en: 'Policy analyst' },
        },
      ],
      school: 66,
      desc: {
        kz: '<p>Топтың бір ережесі бар: мақаланы шаруашылық иелері оқып шықпайынша журналға жібермейді. Екі жүз шаруашылықтың екі маусымдық дерегі жиналған, бұл\u00a0– өңірдегі ең толық өлшеу.</p>',
        ru: '<p>У группы одно правило: статья не уходит в журнал, пока её не прочли хозяева. Собраны данные двухсот хозяйств за два сезона, самые полные измерения в регионе.</p>',
        en: '<p>The group has one rule: no article goes to a journal until the farmers have read it. It holds two seasons of data from two hundred farms, the fullest measurements in the region.</p>',
      },
      email: 'water.economics@narxoz.example',
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: 'Жасыл қаржы зертханасы', ru: 'Лаборатория зелёных финансов', en: 'Green Finance Laboratory' },
      lead: {
        kz: 'Климаттық тәуекелді банк пен компания есебіне енгізудің жолдарын іздейді.',
        ru: 'Ищет способы учесть климатические риски в отчётности банков и компаний.',
        en: 'Looks for ways to bring climate risk into the accounts of banks and companies.',
      },
      head: { kz: 'Болат Жұмаділов', ru: 'Болат Жумадилов', en: 'Bolat Zhumadilov' },
      members: [
        {
          name: { kz: 'Шынар Мұхтарова', ru: 'Шынар Мухтарова', en: 'Shynar Mukhtarova' },
          post: { kz: 'Постдокторант', ru: 'Постдокторант', en: 'Postdoctoral researcher' },
        },
        {
          name: { kz: 'Гүлжан Тілеубердина', ru: 'Гульжан Тлеубердина', en: 'Gulzhan Tleuberdina' },
          post: { kz: 'Есептілік сарапшысы', ru: 'Эксперт по отчётности', en: 'Reporting expert' },
        },
        {
          name: { kz: 'Санжар Әбілқасымов', ru: 'Санжар Абилькасымов', en: 'Sanzhar Abilkassymov' },
          post: { kz: 'Эконометрист', ru: 'Эконометрист', en: 'Econometrician' },
        },
      ],
      school: 66,
      desc: {
        kz: '<p>Зертхана жыл сайын отандық алпыс компанияның тұрақты даму есебін оқып, оларды жетпіс екі белгі бойынша салыстырады. Кесте ашық жарияланады, компаниялар пікір жаза алады.</p><p>Дипломдық тақырып іздеген төртінші курс студенттеріне екі орын тұрақты сақталады.</p>',
        ru: '<p>Каждый год лаборатория читает отчёты об устойчивом развитии шестидесяти отечественных компаний и сравнивает их по семидесяти двум признакам. Таблица открыта, компании могут ответить.</p><p>Два места всегда держат для четверокурсников, которые ищут тему диплома.</p>',
        en: '<p>Each year the laboratory reads the sustainability reports of sixty Kazakhstani companies and compares them by seventy-two criteria. The table is open and companies may reply.</p><p>Two places are always kept for fourth-year students looking for a thesis subject.</p>',
      },
      email: 'green.finance@narxoz.example',
    },
  },
  {
    id: 5,
    attributes: {
      title: { kz: 'Саулық психологиясы тобы', ru: 'Группа психологии благополучия', en: 'Wellbeing Psychology Group' },
      lead: {
        kz: 'Жастардың күйзелісін, ұйқысын және бейімделуін өлшеп, тексерілген көмек тәсілдерін ұсынады.',
        ru: 'Измеряет стресс, сон и адаптацию молодых людей и предлагает проверенные способы помощи.',
        en: 'Measures stress, sleep and adaptation among the young and proposes help that has been tested.',
      },
      head: { kz: 'Раушан Сәрсенбаева', ru: 'Раушан Сарсенбаева', en: 'Raushan Sarsenbayeva' },
      members: [
        {
          name: { kz: 'Мөлдір Қайырбек', ru: 'Молдир Кайырбек', en: 'Moldir Kairbek' },
          post: { kz: 'Әлеуметтанушы', ru: 'Социолог', en: 'Sociologist' },
        },
        {
          name: { kz: 'Ольга Мельник', ru: 'Ольга Мельник', en: 'Olga Melnik' },
          post: { kz: 'Демограф', ru: 'Демограф', en: 'Demographer' },
        },
      ],
      school: 69,
      desc: {
        kz: '<p>Топ жиырма шақты шетелдік сауалнаманы қазақ тіліне бейімдеп, әрқайсысын кемінде бес жүз адаммен тексерді. Дайын сауалнамаларды мектеп психологтары тегін қолданады.</p>',
        ru: '<p>Группа адаптировала на казахский язык около двадцати зарубежных опросников и проверила каждый не менее чем на пятистах людях. Готовыми опросниками бесплатно пользуются школьные психологи.</p>',
        en: '<p>The group has adapted some twenty questionnaires into Kazakh and tested each on at least five hundred people. School psychologists use them free of charge.</p>',
      },
      email: 'wellbeing.research@narxoz.example',
    },
  },
  {
    id: 6,
    attributes: {
      title: { kz: 'Құқық және технология тобы', ru: 'Группа права и технологий', en: 'Law and Technology Group' },
      lead: {
        kz: 'Алгоритм, дербес дерек және электрондық сот төңірегіндегі құқықтық сұрақтарды зерттейді.',
        ru: 'Исследует правовые вопросы вокруг алгоритмов, персональных данных и электронного суда.',
        en: 'Studies the legal questions raised by algorithms, personal data and online courts.',
      },
      head: { kz: 'Ақмарал Тәжібаева', ru: 'Акмарал Тажибаева', en: 'Akmaral Tazhibayeva' },
      members: [
        {
          name: { kz: 'Серік Әбдіғалиев', ru: 'Серик Абдигалиев', en: 'Serik Abdigaliyev' },
          post: { kz: 'Бас кеңесші', ru: 'Главный консультант', en: 'Senior adviser' },
        },
        {
          name: { kz: 'Олжас Мырзахметов', ru: 'Олжас Мырзахметов', en: 'Olzhas Myrzakhmetov' },
          post: { kz: 'Зерттеуші', ru: 'Исследователь', en: 'Researcher' },
        },
      ],
      school: 70,
      desc: {
        kz: '<p>Топ заң жобаларына жылына он шақты пікір жазады, әр пікір бір беттік қысқа нұсқасымен бірге шығады. Заңгер мен бағдарламашы бір кестені бірге толтыратын «екі оқырман» әдісін осы топ ұсынған.</p>',
        ru: '<p>Группа пишет около десяти заключений на законопроекты в год, к каждому прилагается изложение на одну страницу. Здесь придумали метод «двух читателей»: юрист и программист вместе заполняют одну таблицу.</p>',
        en: '<p>The group gives some ten opinions on draft laws a year, each with a one-page summary. It devised the “two readers” method, in which a lawyer and a programmer fill in one table together.</p>',
      },
      email: 'law.technology@narxoz.example',
    },
  },
])
