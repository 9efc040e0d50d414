import { screenWords } from './screen-words.ts'

/** What the screens of double degree programmes say. */
export const dualProgramWords = screenWords(
  {
    about: 'Бағдарлама туралы',
    degree: 'Берілетін дәрежелер',
    school: 'Мектеп',
    procedure: 'Іріктеу қалай өтеді',
    questions: {
      title: 'Сұрақтар',
      lead: 'Керек жауап табылмаса, төмендегі нысан арқылы жазыңыз, бір жұмыс күні ішінде жауап береміз.',
      pages: 'Сұрақтар беттері',
      none: 'Бұл тақырыптағы сұрақтар осыған дейінгі беттерде аяқталды.',
      first: 'Сұрақтардың бірінші беті',
    },
    list: { title: 'Барлық қос дипломды бағдарламалар', lead: 'Елі, серіктес университеті, мерзімі және тілі бойынша салыстырыңыз.' },
  },
  {
    about: 'О программе',
    degree: 'Присуждаемые степени',
    school: 'Школа',
    procedure: 'Как проходит отбор',
    questions: {
      title: 'Вопросы',
      lead: 'Не нашли ответа? Напишите нам через форму ниже, мы отвечаем в течение одного рабочего дня.',
      pages: 'Страницы вопросов',
      none: 'Вопросы на эту тему закончились на предыдущих страницах.',
      first: 'Первая страница вопросов',
    },
    list: { title: 'Все программы двойного диплома', lead: 'Сравните страну, университет-партнёр, срок и язык обучения.' },
  },
  {
    about: 'About the programme',
    degree: 'Degrees awarded',
    school: 'School',
    procedure: 'How students are selected',
    questions: {
      title: 'Questions',
      lead: 'Nothing here answers yours? Write to us in the form below, we reply within one working day.',
      pages: 'Pages of questions',
      none: 'The questions on this topic ended on the pages before.',
      first: 'First page of questions',
    },
    list: { title: 'All double degree programmes', lead: 'Compare country, partner university, length and language.' },
  },
)
