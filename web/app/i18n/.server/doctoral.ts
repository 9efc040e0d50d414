import { screenWords } from './screen-words.ts'

/** Texts of doctoral studies besides those of all levels. */
export const doctoralWords = screenWords(
  {
    list: { title: 'Докторантура бағдарламалары', lead: 'Таңдауыңызға сай бағдарламалар: коды, зерттеу бағыты, мерзімі және ақысы.' },
    staff: {
      title: 'Оқытушылар құрамы',
      lead: 'Докторанттарға дәріс оқып, зерттеуіне жетекшілік ететін ғалымдар.',
      pages: 'Оқытушылар беттері',
    },
  },
  {
    list: { title: 'Программы докторантуры', lead: 'Программы по вашему выбору: код, направление исследований, срок и стоимость.' },
    staff: {
      title: 'Преподавательский состав',
      lead: 'Учёные, которые читают лекции докторантам и руководят их исследованиями.',
      pages: 'Страницы преподавателей',
    },
  },
  {
    list: { title: 'Doctoral programmes', lead: 'Programmes that match your filters, with code, research field, length and fee.' },
    staff: {
      title: 'Teaching staff',
      lead: 'The scholars who lecture to doctoral students and supervise their research.',
      pages: 'Pagination: teaching staff',
    },
  },
)
