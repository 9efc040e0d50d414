import { screenWords } from './screen-words.ts'

/** Texts of the screens of double degree programmes. */
export const dualProgramWords = screenWords(
  {
    about: 'Бағдарлама туралы',
    degree: 'Берілетін дәрежелер',
    deadline: 'Құжат қабылдаудың соңғы күні',
    pay: 'Төлеу жолдары, бөліп төлеу',
    school: 'Мектеп',
    procedure: 'Іріктеу қалай өтеді',
    questions: {
      title: 'Сұрақтар',
      lead: 'Керек жауап табылмаса, төмендегі нысан арқылы жазыңыз, бір жұмыс күні ішінде жауап береміз.',
      pages: 'Сұрақтар беттері',
      none: 'Бұл тақырып бойынша басқа сұрақ жоқ.',
      first: 'Сұрақтардың бірінші беті',
    },
    list: { title: 'Барлық қос дипломды бағдарламалар', lead: 'Елі, серіктес университеті, мерзімі және тілі бойынша салыстырыңыз.' },
  },
  {
    about: 'О программе',
    degree: 'Присуждаемые степени',
    deadline: 'Последний день приёма документов',
    pay: 'Как оплатить, рассрочка',
    school: 'Школа',
    procedure: 'Как проходит отбор',
    questions: {
      title: 'Вопросы',
      lead: 'Не нашли ответа? Напишите нам через форму ниже, мы отвечаем в течение одного рабочего дня.',
      pages: 'Страницы вопросов',
      none: 'Больше вопросов на эту тему нет.',
      first: 'Первая страница вопросов',
    },
    list: { title: 'Все программы двойного диплома', lead: 'Сравните страну, университет-партнёр, срок и язык обучения.' },
  },
  {
    about: 'About the programme',
    degree: 'Degrees awarded',
    deadline: 'Last day to apply',
    pay: 'How to pay, instalments',
    school: 'School',
    procedure: 'How students are selected',
    questions: {
      title: 'Questions',
      lead: 'Can’t find your answer? Write to us using the form below; we reply within one working day.',
      pages: 'Pagination: questions',
      none: 'There are no more questions on this topic.',
      first: 'First page of questions',
    },
    list: { title: 'All double degree programmes', lead: 'Compare country, partner university, length and language.' },
  },
)
