import { screenWords } from './screen-words.ts'

/** What the ratings screen says. */
export const ratingsWords = screenWords(
  { title: 'Рейтингтердегі орнымыз', pages: 'Рейтингтер беттері' },
  { title: 'Наше место в рейтингах', pages: 'Страницы рейтингов' },
  { title: 'Where we stand in the rankings', pages: 'Pagination: rankings' },
)
