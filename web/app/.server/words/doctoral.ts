import { screenWords } from './screen-words.ts'

/** What doctoral studies say beside the other levels. */
export const doctoralWords = screenWords(
  {
    list: { title: 'Докторантура бағдарламалары', lead: 'Білім беру бағдарламасының коды мен зерттеу бағыты бойынша толық тізім.' },
    staff: {
      title: 'Оқытушылар құрамы',
      lead: 'Докторанттарға дәріс оқып, зерттеуіне жетекшілік ететін ғалымдар.',
      pages: 'Оқытушылар беттері',
    },
  },
  {
    list: { title: 'Программы докторантуры', lead: 'Полный список с кодами образовательных программ и направлениями исследований.' },
    staff: {
      title: 'Преподавательский состав',
      lead: 'Учёные, которые читают лекции докторантам и руководят их исследованиями.',
      pages: 'Страницы преподавателей',
    },
  },
  {
    list: { title: 'Doctoral programmes', lead: 'The full list, with the code and the research field of each.' },
    staff: {
      title: 'Teaching staff',
      lead: 'The scholars who lecture to doctoral students and supervise their research.',
      pages: 'Pagination: teaching staff',
    },
  },
)
