import { screenWords } from './screen-words.ts'

/** Texts of the screens with results of olympiads. */
export const olympiadsWords = screenWords(
  {
    byYear: { title: 'Командаларымыздың нәтижелері', label: 'Жылы', rest: 'Бұрынғы жылдар' },
    byLevel: { title: 'Студенттеріміздің жеңістері', label: 'Олимпиада деңгейі', rest: 'Басқа сайыстар' },
  },
  {
    byYear: { title: 'Результаты наших команд', label: 'Год', rest: 'Прошлые годы' },
    byLevel: { title: 'Победы наших студентов', label: 'Уровень олимпиады', rest: 'Другие состязания' },
  },
  {
    byYear: { title: 'Results of our teams', label: 'Year', rest: 'Earlier years' },
    byLevel: { title: 'What our students have won', label: 'Level of the olympiad', rest: 'Other competitions' },
  },
)
