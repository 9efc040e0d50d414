import { starter } from '../starter-entry.ts'
import { antiCorruptionLine, helpline } from './help-lines.ts'

/*
 * Phones of the whole starter content, +7 (727) 377-11-xx: each office has one, and its room in the main building.
 *
 * 09 helpline                      40 library                      70 press office, 310
 * 10 president and management, 301 45 career development, 118      71 student payments, 109
 * 11 contact centre                46 distance learning            72 research department, 405
 * 12 admissions, 101               47 coaching centre, 134         73 student dean’s office, 130
 * 13 master’s admissions, 214      50 military department          74 psychological support, 132
 * 14 work with schools, 105        57 language centre, 401         75 sport
 * 15 grants and scholarships, 103  58 start-up advice              76 development office, 316
 * 16 PhD coordinator, 216          59 business advice              77 inclusion, 106
 * 20 international office, 305     60 IT help desk, 104            78 data protection, 317
 * 25 international lawyer, 304     61 CAMRY, urban data, 420       79 volunteers, 122
 * 26 staff mobility, 319           62 strategy, 314                80 summer school, 315
 * 30 service centre, 110           64 methodological council, 218  81 sustainable development, 318
 * 31 archive                       65 academic quality, 226        91 economics and management, 201
 * 35 academic competition, 208     66 legal department, 320        92 business school, 501
 * 36 academic staff, 209           67 security                     93 digital technologies, 402
 * 82 Central Asian economies, 236  68 first aid                    94 arts and social sciences, 601
 * 83 financial technology, 415     69 purchases, 115               95 law and public policy, 701
 * 84 public policy, 712            85 society, 612                 96 law clinic, 705
 * Official letters are taken in room 113.                          97 registrar, 112
 */

export const contactSettings = starter('contact-settings', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Байланыс', ru: 'Контакты', en: 'Contacts' },
      items: [
        {
          title: { kz: 'Байланыс орталығы', ru: 'Контакт-центр', en: 'Contact centre' },
          phone: '+7 (727) 377-11-11',
          email: 'info@narxoz.example',
          address: { kz: 'Алматы қаласы, Жандосов көшесі, 55', ru: 'г. Алматы, ул. Жандосова, 55', en: '55 Zhandosov Street, Almaty' },
          hours: { kz: 'Дүйсенбі–сенбі, 8:30–19:00', ru: 'Понедельник–суббота, 8:30–19:00', en: 'Monday–Saturday, 8:30–19:00' },
        },
        {
          title: { kz: 'Қабылдау комиссиясы', ru: 'Приёмная комиссия', en: 'Admissions office' },
          phone: '+7 (727) 377-11-12',
          email: 'admissions@narxoz.example',
          forms: ['consultation', 'entrant', 'tour'],
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–жұма, 9:00–18:00', ru: 'Понедельник–пятница, 9:00–18:00', en: 'Monday–Friday, 9:00–18:00' },
          room: { kz: '101-кабинет', ru: 'кабинет 101', en: 'room 101' },
        },
        {
          title: { kz: 'Қызмет көрсету орталығы', ru: 'Центр обслуживания', en: 'Service centre' },
          phone: '+7 (727) 377-11-30',
          email: 'service@narxoz.example',
          forms: ['registration'],
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–сенбі, 9:00–17:00', ru: 'Понедельник–суббота, 9:00–17:00', en: 'Monday–Saturday, 9:00–17:00' },
          room: { kz: '110-кабинет', ru: 'кабинет 110', en: 'room 110' },
        },
        {
          title: { kz: 'Президенттің қабылдау бөлмесі', ru: 'Приёмная президента', en: 'Office of the president' },
          phone: '+7 (727) 377-11-10',
          email: 'reception@narxoz.example',
          forms: ['question'],
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–жұма, 9:00–18:00', ru: 'Понедельник–пятница, 9:00–18:00', en: 'Monday–Friday, 9:00–18:00' },
          room: { kz: '301-кабинет', ru: 'кабинет 301', en: 'room 301' },
        },
        {
          title: { kz: 'Тіркеуші кеңсесі', ru: 'Офис регистратора', en: 'Registrar’s office' },
          phone: '+7 (727) 377-11-97',
          email: 'registrar@narxoz.example',
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–жұма, 9:00–17:30', ru: 'Понедельник–пятница, 9:00–17:30', en: 'Monday–Friday, 9:00–17:30' },
          room: { kz: '112-кабинет', ru: 'кабинет 112', en: 'room 112' },
        },
        {
          title: { kz: 'Мұрағат', ru: 'Архив', en: 'Archive' },
          phone: '+7 (727) 377-11-31',
          email: 'archive@narxoz.example',
          forms: ['archive-info', 'transcript'],
          address: { kz: 'Бас ғимарат, цокольдық қабат', ru: 'Главный корпус, цокольный этаж', en: 'Main building, lower ground floor' },
          hours: { kz: 'Сейсенбі–бейсенбі, 10:00–16:00', ru: 'Вторник–четверг, 10:00–16:00', en: 'Tuesday–Thursday, 10:00–16:00' },
          room: { kz: '12-кабинет', ru: 'кабинет 12', en: 'room 12' },
        },
        {
          title: { kz: 'Халықаралық байланыс кеңсесі', ru: 'Международный офис', en: 'International office' },
          phone: '+7 (727) 377-11-20',
          email: 'international@narxoz.example',
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–жұма, 9:00–18:00', ru: 'Понедельник–пятница, 9:00–18:00', en: 'Monday–Friday, 9:00–18:00' },
          room: { kz: '305-кабинет', ru: 'кабинет 305', en: 'room 305' },
        },
        {
          title: { kz: 'Ғылыми кітапхана', ru: 'Научная библиотека', en: 'Library' },
          phone: '+7 (727) 377-11-40',
          email: 'library@narxoz.example',
          forms: ['book'],
          address: { kz: 'Кітапхана ғимараты, 1-қабат', ru: 'Здание библиотеки, 1-й этаж', en: 'Library building, floor 1' },
          hours: {
            kz: 'Дүйсенбі–жұма, 8:00–22:00, сенбі, 9:00–18:00',
            ru: 'Понедельник–пятница, 8:00–22:00, суббота, 9:00–18:00',
            en: 'Monday–Friday, 8:00–22:00, Saturday, 9:00–18:00',
          },
        },
        {
          title: { kz: 'Мансапты дамыту кеңсесі', ru: 'Офис развития карьеры', en: 'Career development office' },
          phone: '+7 (727) 377-11-45',
          email: 'career@narxoz.example',
          forms: ['vacancy'],
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–жұма, 9:00–18:00', ru: 'Понедельник–пятница, 9:00–18:00', en: 'Monday–Friday, 9:00–18:00' },
          room: { kz: '118-кабинет', ru: 'кабинет 118', en: 'room 118' },
        },
        {
          title: { kz: 'Студенттер деканаты', ru: 'Деканат по работе со студентами', en: 'Dean of Students’ office' },
          phone: '+7 (727) 377-11-73',
          email: 'students@narxoz.example',
          forms: ['advisor'],
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–жұма, 8:30–19:00', ru: 'Понедельник–пятница, 8:30–19:00', en: 'Monday–Friday, 8:30–19:00' },
          room: { kz: '130-кабинет', ru: 'кабинет 130', en: 'room 130' },
        },
        {
          title: { kz: 'Бизнес-мектеп', ru: 'Бизнес-школа', en: 'Business School' },
          phone: '+7 (727) 377-11-92',
          email: 'business@narxoz.example',
          forms: ['school'],
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–жұма, 9:00–18:00', ru: 'Понедельник–пятница, 9:00–18:00', en: 'Monday–Friday, 9:00–18:00' },
          room: { kz: '501-кабинет', ru: 'кабинет 501', en: 'room 501' },
        },
        {
          title: { kz: 'Бизнеске кеңес беру тобы', ru: 'Группа бизнес-консалтинга', en: 'Business advice team' },
          phone: '+7 (727) 377-11-59',
          email: 'advice@narxoz.example',
          forms: ['service'],
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–жұма, 9:00–18:00', ru: 'Понедельник–пятница, 9:00–18:00', en: 'Monday–Friday, 9:00–18:00' },
          room: { kz: '514-кабинет', ru: 'кабинет 514', en: 'room 514' },
        },
        {
          title: { kz: 'Жазғы мектеп тобы', ru: 'Команда летней школы', en: 'Summer school team' },
          phone: '+7 (727) 377-11-80',
          email: 'summer@narxoz.example',
          forms: ['summer-school'],
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–жұма, 9:00–18:00', ru: 'Понедельник–пятница, 9:00–18:00', en: 'Monday–Friday, 9:00–18:00' },
          room: { kz: '315-кабинет', ru: 'кабинет 315', en: 'room 315' },
        },
        {
          title: { kz: 'Даму кеңсесі', ru: 'Офис развития', en: 'Development office' },
          phone: '+7 (727) 377-11-76',
          email: 'development@narxoz.example',
          forms: ['meeting', 'success-story'],
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–жұма, 10:00–18:00', ru: 'Понедельник–пятница, 10:00–18:00', en: 'Monday–Friday, 10:00–18:00' },
          room: { kz: '316-кабинет', ru: 'кабинет 316', en: 'room 316' },
        },
        {
          title: { kz: 'Студенттік төлемдер бөлімі', ru: 'Отдел студенческих платежей', en: 'Student payments office' },
          phone: '+7 (727) 377-11-71',
          email: 'payments@narxoz.example',
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–жұма, 9:00–18:00', ru: 'Понедельник–пятница, 9:00–18:00', en: 'Monday–Friday, 9:00–18:00' },
          room: { kz: '109-кабинет', ru: 'кабинет 109', en: 'room 109' },
        },
        {
          title: { kz: 'Баспасөз қызметі', ru: 'Пресс-служба', en: 'Press office' },
          phone: '+7 (727) 377-11-70',
          email: 'press@narxoz.example',
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–жұма, 9:00–18:00', ru: 'Понедельник–пятница, 9:00–18:00', en: 'Monday–Friday, 9:00–18:00' },
          room: { kz: '310-кабинет', ru: 'кабинет 310', en: 'room 310' },
        },
        {
          title: { kz: 'Әскери кафедра', ru: 'Военная кафедра', en: 'Military department' },
          phone: '+7 (727) 377-11-50',
          email: 'military@narxoz.example',
          address: { kz: 'Спорт кешені, 2-қабат', ru: 'Спортивный комплекс, 2-й этаж', en: 'Sports centre, floor 2' },
          hours: { kz: 'Дүйсенбі–жұма, 8:30–17:30', ru: 'Понедельник–пятница, 8:30–17:30', en: 'Monday–Friday, 8:30–17:30' },
          room: { kz: '12-кабинет', ru: 'кабинет 12', en: 'room 12' },
        },
        {
          title: { kz: 'Сатып алу бөлімі', ru: 'Отдел закупок', en: 'Procurement office' },
          phone: '+7 (727) 377-11-69',
          email: 'tender@narxoz.example',
          address: { kz: 'Бас ғимарат', ru: 'Главный корпус', en: 'Main building' },
          hours: { kz: 'Дүйсенбі–жұма, 9:00–17:00', ru: 'Понедельник–пятница, 9:00–17:00', en: 'Monday–Friday, 9:00–17:00' },
          room: { kz: '115-кабинет', ru: 'кабинет 115', en: 'room 115' },
        },
        helpline,
        antiCorruptionLine,
      ],
      map: { latitude: 43.2146, longitude: 76.8711 },
      // The ids are those of the same people in employees.ts.
      receivers: [
        {
          id: 1,
          title: { kz: 'Асқар Бауыржанұлы Төлегенов', ru: 'Аскар Бауржанович Тулегенов', en: 'Askar Tulegenov' },
          post: { kz: 'Президент', ru: 'Президент', en: 'President' },
          email: 'a.tulegenov@narxoz.example',
        },
        {
          id: 2,
          title: { kz: 'Гүлнәр Мұратқызы Сәдуақасова', ru: 'Гульнар Муратовна Садуакасова', en: 'Gulnar Saduakassova' },
          post: {
            kz: 'Академиялық істер жөніндегі проректор',
            ru: 'Проректор по академическим вопросам',
            en: 'Vice-Rector for Academic Affairs',
          },
          email: 'g.saduakassova@narxoz.example',
        },
        {
          id: 3,
          title: { kz: 'Дәурен Қайратұлы Әлімбеков', ru: 'Даурен Кайратович Алимбеков', en: 'Dauren Alimbekov' },
          post: { kz: 'Ғылым жөніндегі проректор', ru: 'Проректор по науке', en: 'Vice-Rector for Research' },
          email: 'd.alimbekov@narxoz.example',
        },
        {
          id: 4,
          title: { kz: 'Жанар Әскербекова', ru: 'Жанар Аскербекова', en: 'Zhanar Askerbekova' },
          post: {
            kz: 'Халықаралық байланыстар жөніндегі проректор',
            ru: 'Проректор по международным связям',
            en: 'Vice-Rector for International Relations',
          },
          email: 'z.askerbekova@narxoz.example',
        },
        {
          id: 5,
          title: { kz: 'Тимур Рашидұлы Исхақов', ru: 'Тимур Рашидович Исхаков', en: 'Timur Iskhakov' },
          post: {
            kz: 'Цифрлық даму жөніндегі проректор',
            ru: 'Проректор по цифровому развитию',
            en: 'Vice-Rector for Digital Development',
          },
          email: 't.iskhakov@narxoz.example',
        },
        {
          id: 6,
          title: { kz: 'Елена Викторовна Пак', ru: 'Елена Викторовна Пак', en: 'Yelena Pak' },
          post: { kz: 'Қаржы директоры', ru: 'Финансовый директор', en: 'Chief Financial Officer' },
          email: 'y.pak@narxoz.example',
        },
        {
          id: 7,
          title: { kz: 'Нұрлан Серікбайұлы Оспанов', ru: 'Нурлан Серикбаевич Оспанов', en: 'Nurlan Ospanov' },
          post: {
            kz: 'Студенттік даму жөніндегі проректор',
            ru: 'Проректор по студенческому развитию',
            en: 'Vice-Rector for Student Development',
          },
          email: 'n.ospanov@narxoz.example',
        },
      ],
    },
  },
])
