import { screenWords } from './screen-words.ts'

/** Texts of the screen for students from abroad. */
export const studentInformationWords = screenWords(
  {
    title: 'Оқуға түсу кезеңдері',
    lead: 'Бағдарламаны таңдаудан алғашқы сабаққа дейінгі жол. Әр кезеңнің мерзімі көрсетілген.',
  },
  {
    title: 'Этапы поступления',
    lead: 'Путь от выбора программы до первого занятия. У каждого этапа указан срок.',
  },
  {
    title: 'Stages of admission',
    lead: 'The way from choosing a programme to your first class, with the dates of each stage.',
  },
)
