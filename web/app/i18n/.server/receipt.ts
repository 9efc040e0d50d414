import { screenWords } from './screen-words.ts'

/** Texts of a receipt: part of its data, because few pages show one. */
export const receiptWords = screenWords(
  {
    code: 'Өтінім коды:',
    at: 'Жіберілген күні:',
    ask: 'Кодты сақтап қойыңыз.',
    status: 'Өтінім жағдайын білу',
    reach: 'Бұл өтінімде байланыс деректеріңіз жоқ: бізге хабарласқанда осы кодты айтыңыз.',
    contacts: 'Бізбен қалай хабарласуға болады',
    answerBy: 'Жауап беру мерзімі',
    office: 'Қарайтын бөлім',
    reminder: 'Қабылдау ашылған күні сізге хабарласамыз.',
    visitTime: 'Таңдаған уақытыңыз',
    visitDay: 'Таңдаған күніңіз',
    visitPlace: 'Қайда келу керек',
    back: 'Бетке оралу',
    copy: 'Жіберілген мәліметтер',
    print: 'Басып шығару',
  },
  {
    code: 'Код заявки:',
    at: 'Отправлена:',
    ask: 'Сохраните код.',
    status: 'Узнать статус заявки',
    reach: 'В этой заявке нет ваших контактов: назовите код, когда свяжетесь с нами.',
    contacts: 'Как с нами связаться',
    answerBy: 'Ответим не позднее',
    office: 'Кто занимается',
    reminder: 'В день открытия приёма мы с вами свяжемся.',
    visitTime: 'Выбранное время',
    visitDay: 'Выбранный день',
    visitPlace: 'Куда прийти',
    back: 'Вернуться на страницу',
    copy: 'Что было отправлено',
    print: 'Распечатать',
  },
  {
    code: 'Request code:',
    at: 'Sent on',
    ask: 'Keep the code.',
    status: 'Check the status of your request',
    reach: 'This request does not say how to reach you: give the code when you get in touch.',
    contacts: 'How to get in touch',
    answerBy: 'Answer by',
    office: 'Handled by',
    reminder: 'We will get in touch on the day admission opens.',
    visitTime: 'Time you chose',
    visitDay: 'Day you chose',
    visitPlace: 'Where to come',
    back: 'Back to the page',
    copy: 'What you sent',
    print: 'Print',
  },
)

/** The words of a receipt in one language. */
export type ReceiptWords = (typeof receiptWords)[keyof typeof receiptWords]
