import { screenWords } from './screen-words.ts'

/** Texts of the screen of the selection and application procedure. */
export const selectionWords = screenWords(
  {
    title: 'Сертификаттар туралы сұрақтар',
    lead: 'Талаптар жыл сайын жаңарады, сондықтан сұрақтар оқу жылы бойынша бөлінген.',
    years: 'Оқу жылы',
    rest: 'Бұрынғы жылдар',
    always: 'Барлық жылға ортақ',
  },
  {
    title: 'Вопросы о сертификатах',
    lead: 'Требования обновляются каждый год, поэтому вопросы разложены по учебным годам.',
    years: 'Учебный год',
    rest: 'Прошлые годы',
    always: 'Для всех лет',
  },
  {
    title: 'Questions about certificates',
    lead: 'Requirements are updated every year, so questions are sorted by academic year.',
    years: 'Academic year',
    rest: 'Earlier years',
    always: 'For every year',
  },
)
