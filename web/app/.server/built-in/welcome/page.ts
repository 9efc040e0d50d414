import type { BuiltInPage } from '../built-in-page.ts'
import { offices } from '../offices.ts'
import { listing, prose, say } from '../texts.ts'
import { apps } from './apps.ts'
import { buildings } from './buildings.ts'
import { hall } from './hall.ts'
import { questions } from './questions.ts'
import { week } from './week.ts'

export const welcome: BuiltInPage = {
  banner: {
    title: say(
      'Қош келдіңіз, енді бұл сіздің университетіңіз',
      'Добро пожаловать, теперь это ваш университет',
      'Welcome: this is your university now',
    ),
    lead: say(
      'Алғашқы күндері бәрі бірден керек болып көрінеді. Асықпаңыз: бұл бетте не істеу керегі ретімен жазылған.',
      'В первые дни кажется, что нужно всё и сразу. Не спешите: здесь по порядку написано, что делать.',
      'In the first days everything seems to be needed at once. Take your time: here is what to do, in order.',
    ),
  },
  blocks: [
    {
      type: 'intro',
      title: say('Бірінші апта не үшін керек', 'Зачем нужна первая неделя', 'What the first week is for'),
      lead: say(
        'Танысу аптасы 25–31 тамызда өтеді. Оның мақсаты біреу: 1 қыркүйекте қай есікке кіретініңізді білу.',
        'Неделя адаптации проходит 25–31 августа. Цель у неё одна: чтобы 1 сентября вы знали, в какую дверь входить.',
        'Orientation week is from 25 to 31 August. It has a single aim: that on 1 September you know which door is yours.',
      ),
      desc: prose(
        'Топтар алты адамнан құрылады, әрқайсысын жоғары курс студенті бастап жүреді. Оқу жоспары мен пәндер туралы сұрақты <a href="/advisors">эдвайзерге</a>, ал «асхана қайда?» деген сияқтысын тәлімгерге қойыңыз.\nШетелден келген студенттерді халықаралық байланыс кеңсесі бір күн ерте, 24 тамызда қарсы алады.',
        'Группы по шесть человек водит по кампусу старшекурсник. О плане и дисциплинах спрашивайте <a href="/advisors">эдвайзера</a>, а «где столовая?»\u00a0— наставника.\nСтудентов из-за рубежа международный офис встречает на день раньше, 24 августа.',
        'Groups of six are led by an older student. Questions about your plan and courses are for your <a href="/advisors">adviser</a>; “where is the canteen?” is for your mentor.\nStudents from abroad are met by the international office a day earlier, on 24 August.',
      ),
      facts: [
        {
          title: say('Бірінші курста', 'На первом курсе', 'First-year students'),
          value: say('3\u00a0000-ға жуық студент', 'около 3\u00a0000 студентов', 'about 3,000'),
        },
        {
          title: say('Эдвайзеріңіз', 'Ваш эдвайзер', 'Your adviser'),
          value: say('Бауыржан Сейілов, 130-кабинет', 'Бауржан Сеилов, кабинет 130', 'Bauyrzhan Seilov, room 130'),
        },
        { title: say('Ғимараттар ашық', 'Корпуса открыты', 'Buildings open'), value: say('7:30–22:00', '7:30–22:00', '7:30–22:00') },
      ],
    },
    week,
    buildings,
    {
      type: 'text',
      title: say('Өзіңізбен ала келіңіз', 'Что взять с собой', 'What to bring'),
      desc: listing(
        {
          name: say('Жеке куәлік', 'Удостоверение личности', 'Identity card'),
          about: say(
            'карта шыққанша ғимаратқа сонымен кіресіз',
            'пока нет карты, вход в корпус по нему',
            'it lets you into the building until you have your card',
          ),
        },
        {
          name: say('Аттестаттың түпнұсқасы', 'Оригинал аттестата', 'School certificate, original'),
          about: say(
            'қабылдау кезінде көшірмесін ғана тапсырған болсаңыз',
            'если при поступлении вы сдали только копию',
            'if you handed in a copy when you applied',
          ),
        },
        {
          name: say('Төрт фотосурет, 3×4', 'Четыре фотографии, 3×4', 'Four photographs, 3×4'),
          about: say(
            'жеке іс қағазы мен жатақхана рұқсатына',
            'для личного дела и пропуска в общежитие',
            'for your file and the pass to the hall',
          ),
        },
        {
          name: say('Медициналық анықтама', 'Медицинская справка', 'Medical certificate'),
          about: say(
            '075/у нысаны және соңғы алты айда жасалған флюорография',
            'форма 075/у и флюорография не старше полугода',
            'form 075/u and a chest X-ray, not older than six months',
          ),
        },
        {
          name: say('Телефон мен заряд құралы', 'Телефон и зарядка', 'Phone and charger'),
          about: say(
            'кіру кодын сонда орнатасыз, кесте де сонда',
            'на нём будут код входа и расписание',
            'your access code and your timetable will be on it',
          ),
        },
        {
          name: say('Су құтысы', 'Бутылка для воды', 'A water bottle'),
          about: say(
            'әр қабатта көк тамшы белгісі бар су нүктесі тұр',
            'на каждом этаже есть кран с синей каплей',
            'every floor has a tap under a blue drop',
          ),
        },
      ),
    },
    apps,
    hall,
    questions,
    {
      type: 'contacts',
      title: say('Телефонға жазып алыңыз', 'Сохраните в телефоне', 'Save these numbers'),
      items: [offices.dean, offices.service, offices.helpDesk, offices.counselling, offices.medical, offices.security],
    },
  ],
}
