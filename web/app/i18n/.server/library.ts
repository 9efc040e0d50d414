import type { PluralForms } from './counted.ts'
import { screenWords } from './screen-words.ts'

/** Texts of the library. */
export const libraryWords = screenWords(
  {
    books: {
      title: 'Кітап табу',
      search: { label: 'Кітаптар ішінен іздеу', name: 'Атауы, авторы немесе тақырыбы', submit: 'Іздеу' },
      none: 'Мұндай кітап табылмады. Атауын қысқартып немесе авторын жазып көріңіз.',
      toAll: 'Барлық кітаптар',
      others: 'Басқа тақырыптар',
      lent: 'берілген',
      read: 'Онлайн оқу',
      order: 'Тапсырыс беру',
    },
    order: 'Кітапты таңдап, қалай алғыңыз келетінін көрсетіңіз. Дайын болғанда поштаңызға жазамыз.',
    webinars: {
      title: 'Вебинарлар',
      lead: 'Тақырыбын таңдаңыз: алдағысына қосылуға, өткенінің жазбасын көруге болады.',
      label: 'Тақырып',
      others: 'Басқа',
    },
    documents: { title: 'Құжаттар', pages: 'Құжаттар беттері' },
  },
  {
    books: {
      title: 'Найти книгу',
      search: { label: 'Поиск среди книг', name: 'Название, автор или тема', submit: 'Найти' },
      none: 'Такой книги не нашлось. Сократите название или введите автора.',
      toAll: 'Все книги',
      others: 'Другие темы',
      lent: 'выдана',
      read: 'Читать онлайн',
      order: 'Заказать',
    },
    order: 'Выберите книгу и укажите, как хотите её получить. Когда она будет готова, мы напишем вам на почту.',
    webinars: {
      title: 'Вебинары',
      lead: 'Выберите тему: к предстоящим можно подключиться, у прошедших есть запись.',
      label: 'Тема',
      others: 'Другие',
    },
    documents: { title: 'Документы', pages: 'Страницы документов' },
  },
  {
    books: {
      title: 'Find a book',
      search: { label: 'Search the catalogue', name: 'Title, author or subject', submit: 'Search' },
      none: 'There is no such book. Try a shorter title or the author’s name.',
      toAll: 'All books',
      others: 'Other subjects',
      lent: 'on loan',
      read: 'Read online',
      order: 'Order',
    },
    order: 'Choose a book and say how you would like to receive it. We will email you when it is ready.',
    webinars: {
      title: 'Webinars',
      lead: 'Choose a topic: join those to come, watch the recordings of past ones.',
      label: 'Topic',
      others: 'Others',
    },
    documents: { title: 'Documents', pages: 'Pagination: documents' },
  },
)

/** How many books were found, or there are. */
export const bookCounts = screenWords<PluralForms>(
  { other: '{n} кітап' },
  { one: '{n} книга', few: '{n} книги', many: '{n} книг', other: '{n} книги' },
  { one: '{n} book', other: '{n} books' },
)
