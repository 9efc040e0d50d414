import { screenWords } from './screen-words.ts'

/** Texts of the management screen. */
export const managementWords = screenWords(
  { title: 'Басшылар', lead: 'Әр басшының міндеті мен өмірбаянын «Толығырақ» бөлімінен оқисыз.' },
  { title: 'Руководители', lead: 'Чем занимается каждый из них и какой путь прошёл\u00a0— под словом «Подробнее».' },
  { title: 'Who leads the university', lead: 'Open “More” under a name to read what they are responsible for and where they come from.' },
)

/** Texts of the purchases screen. */
export const purchasesWords = screenWords(
  { questions: { title: 'Жеткізушілер жиі қоятын сұрақтар' } },
  { questions: { title: 'Частые вопросы поставщиков' } },
  { questions: { title: 'What suppliers often ask' } },
)

/** Fallback texts of the strategy screen without its page. */
export const strategyWords = screenWords(
  {
    title: 'Даму стратегиясы',
    description: 'Нархоз университетінің даму стратегиясы: мақсаттар, бағыттар, көрсеткіштер және кезеңдер.',
    missing: { title: 'Мәтін уақытша ашылмай тұр', text: 'Стратегияны сәл кейінірек қайта ашып көріңіз.' },
    way: 'Миссия және құндылықтар',
  },
  {
    title: 'Стратегия развития',
    description: 'Стратегия развития Университета Нархоз: цели, направления, показатели и этапы.',
    missing: { title: 'Текст временно недоступен', text: 'Попробуйте открыть стратегию немного позже.' },
    way: 'Миссия и ценности',
  },
  {
    title: 'Development strategy',
    description: 'The development strategy of Narxoz University: goals, priorities, indicators and stages.',
    missing: { title: 'The text cannot be shown right now', text: 'Please open the strategy again a little later.' },
    way: 'Mission and values',
  },
)

/** Texts of the history screen. */
export const historyWords = screenWords(
  { service: 'Кәсіпорындарға кеңес беру\u00a0– тарихымыздың бір бөлігі. Өзіңізге керек бағыт пен қызметті таңдаңыз.' },
  { service: 'Советовать бизнесу\u00a0— тоже часть нашей истории. Выберите направление и услугу.' },
  { service: 'Advising business is part of our history too. Choose an area and a service.' },
)
