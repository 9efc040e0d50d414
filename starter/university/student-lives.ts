import { starter } from '../starter-entry.ts'
import { halls } from './year-dates.ts'

export const studentLives = starter('student-life', [
  {
    id: 1,
    attributes: {
      title: { kz: 'Жатақханалар', ru: 'Общежития', en: 'Halls of residence' },
      lead: {
        kz: 'Университеттен жаяу он минуттық жердегі үш ғимаратта 800 орын: екі және үш адамдық бөлмелер, оқу залы, асүй.',
        ru: '800 мест в трёх зданиях, десять минут ходьбы: комнаты на двоих и троих, читальный зал, кухни.',
        en: '800 places in three buildings ten minutes away on foot: rooms for two or three, a reading room and kitchens.',
      },
      desc: {
        kz: `<p>Орын бөлгенде басқа қаладан келген бірінші курс студенттері мен әлеуметтік санаттағыларға басымдық беріледі. Өтініш ${halls.applications.within.kz} қабылданады, бірінші тізім ${halls.firstList.kz} күні шығады.</p><p>Кіру\u00a0– студенттік карта бойынша, күзет тәулік бойы. Әр қабаттың студенттер сайлаған басшысы бар.</p>`,
        ru: `<p>Преимущество при распределении у иногородних первокурсников и социальных категорий. Заявления принимают ${halls.applications.within.ru}, первый список выходит ${halls.firstList.ru}.</p><p>Вход по студенческой карте, охрана круглосуточная. На каждом этаже есть староста, избранный студентами.</p>`,
        en: `<p>First-year students from other cities and social categories come first. Applications are taken ${halls.applications.within.en}, and the first list appears on ${halls.firstList.en}.</p><p>Entry is by student card, with guards day and night, and each floor elects its own warden.</p>`,
      },
      link: { text: { kz: 'Орын алуға өтінім', ru: 'Подать заявку на место', en: 'Apply for a place' }, url: '/hostel' },
    },
  },
  {
    id: 2,
    attributes: {
      title: { kz: 'Бірінші апта', ru: 'Первая неделя', en: 'First week' },
      lead: {
        kz: 'Сабақ басталмай тұрып жоғары курс студенттері кампусты көрсетіп, жүйелерге кіруді үйретеді.',
        ru: 'До начала занятий старшекурсники показывают кампус и учат пользоваться системами.',
        en: 'Before classes start, older students show newcomers the campus and the online systems.',
      },
      desc: {
        kz: '<p>Алты адамдық әр топқа бір тәлімгер бекітіледі, ол бірінші семестр бойы хабарласып тұрады. Апта соңында жаңа студенттер ант береді.</p>',
        ru: '<p>За каждой шестёркой закреплён наставник, который остаётся на связи весь первый семестр. В конце недели новички дают клятву студента.</p>',
        en: '<p>Each group of six has a mentor who stays in touch through the first semester. The week ends with the student oath.</p>',
      },
      link: { text: { kz: 'Қош келдіңіз', ru: 'Добро пожаловать', en: 'Welcome' }, url: '/welcome' },
    },
  },
  {
    id: 3,
    attributes: {
      title: { kz: 'Психологиялық қолдау', ru: 'Психологическая поддержка', en: 'Counselling' },
      lead: {
        kz: 'Екі психолог студенттерді тегін және құпия қабылдайды; жазылған күннен бастап үш күннен артық күтпейсіз.',
        ru: 'Два психолога принимают бесплатно и конфиденциально; ждать приёма не больше трёх дней.',
        en: 'Two psychologists see students free and in confidence, within three days of booking.',
      },
      desc: {
        kz: '<p>Жеке кездесулерден бөлек, сессия алдында мазасыздықпен жұмыс тобы ашылады. Шұғыл жағдайда кезектен тыс қабылданады.</p>',
        ru: '<p>Кроме личных встреч, перед сессией работает группа по преодолению тревоги. В срочном случае примут без очереди.</p>',
        en: '<p>Besides private meetings, a group on coping with anxiety opens before exams. Urgent cases are seen at once.</p>',
      },
      link: {
        text: { kz: 'Психологқа жазылу', ru: 'Записаться к психологу', en: 'Book a meeting' },
        url: '/center/psychological-support',
      },
    },
  },
  {
    id: 4,
    attributes: {
      title: { kz: 'Асхана мен кофеханалар', ru: 'Столовая и кофейни', en: 'Canteen and cafés' },
      lead: {
        kz: 'Үш корпуста асхана мен кофеханалар бар: ыстық түскі ас 900 теңгеден, халал және вегетариан мәзірі.',
        ru: 'Столовая и кофейни в трёх корпусах: горячий обед от 900 тенге, халяль и вегетарианское меню.',
        en: 'A canteen and cafés in three buildings: hot lunches from 900 tenge, halal and vegetarian.',
      },
      desc: {
        kz: '<p>Студенттік кеңестің комиссиясы баға мен сапаны ай сайын тексереді, қорытындысы асхана есігінде ілулі тұрады.</p>',
        ru: '<p>Комиссия Студенческого совета каждый месяц проверяет цены и качество и вывешивает итоги у входа.</p>',
        en: '<p>A commission of the Student Council checks prices and quality monthly and posts its findings at the door.</p>',
      },
      link: {
        text: { kz: 'Ғимараттар мен асхана қайда', ru: 'Где корпуса и столовая', en: 'Where to find it' },
        url: '/welcome',
      },
    },
  },
  {
    id: 5,
    attributes: {
      title: { kz: 'Дәстүрлер', ru: 'Традиции', en: 'Traditions' },
      lead: {
        kz: 'Наурыз ауылы, мектептер айтысы және «Алтын сынақ кітапшасы»\u00a0– түлектер де жыл сайын қайтып келетін мерекелер.',
        ru: 'Аул Наурыза, айтыс школ и «Золотая зачётка»\u00a0— праздники, на которые возвращаются и выпускники.',
        en: 'The Nauryz village, the aitys of the schools and the Golden Record Book bring even alumni back every year.',
      },
      desc: {
        kz: '<p>Наурызда әр мектеп кампуста киіз үй тігіп, дастарқан жаяды. Айтыста студенттер оқытушыларын өлеңмен сынайды, ренжісу жоқ.</p>',
        ru: '<p>На Наурыз каждая школа ставит на кампусе юрту и накрывает дастархан. На айтысе студенты в стихах критикуют преподавателей, и обижаться не принято.</p>',
        en: '<p>At Nauryz every school puts up a yurt and lays a table. At the aitys students tease their teachers in verse, and nobody takes offence.</p>',
      },
      link: { text: { kz: 'Іс-шаралар күнтізбесі', ru: 'Календарь событий', en: 'Events calendar' }, url: '/student-life/events' },
    },
  },
  {
    id: 6,
    attributes: {
      title: { kz: 'Денсаулық және спорт', ru: 'Здоровье и спорт', en: 'Health and sport' },
      lead: {
        kz: 'Медициналық пункт, сегіз спорт клубы, екі зал мен стадион студенттік картамен қолжетімді.',
        ru: 'Медпункт, восемь спортивных клубов, два зала и стадион доступны по студенческой карте.',
        en: 'A medical room, eight sports clubs, two halls and a stadium are open to holders of a student card.',
      },
      desc: {
        kz: '<p>Медициналық пунктте дәрігер 8:00-ден 20:00-ге дейін қабылдайды. Дене шынықтыру сабағының орнына клуб таңдауға болады.</p>',
        ru: '<p>Врач принимает с 8:00 до 20:00. Вместо занятий физкультурой можно выбрать клуб.</p>',
        en: '<p>A doctor is in from 8:00 to 20:00. You may join a club instead of taking physical education.</p>',
      },
      link: { text: { kz: 'Клуб таңдау', ru: 'Выбрать клуб', en: 'Choose a club' }, url: '/student-life/sports-clubs' },
    },
  },
])
