import { screenWords } from './screen-words.ts'

/** Texts of the ratings screen. */
export const ratingsWords = screenWords(
  { title: 'Рейтингтердегі орнымыз', pages: 'Рейтингтер беттері' },
  { title: 'Наше место в рейтингах', pages: 'Страницы рейтингов' },
  { title: 'Where we stand in the rankings', pages: 'Pagination: rankings' },
)
