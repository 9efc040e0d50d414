import { screenWords } from './screen-words.ts'

/** Texts of the booking of a tour. */
export const tourWords = screenWords(
  {
    lead: 'Күнді таңдап, неше адам келетінін жазыңыз. Экскурсия сейсенбі мен бейсенбіде сағат 15:00-де басталады, ашық есік күніне де осы нысанмен жазыласыз. Басқа күн ыңғайлы болса, соны көрсетіңіз: хабарласып, уақытын келісеміз.',
  },
  {
    lead: 'Выберите день и укажите, сколько человек придёт. Экскурсии начинаются по вторникам и четвергам в 15:00; на день открытых дверей записывают в этой же форме. Если удобен другой день, укажите его: мы свяжемся и договоримся о времени.',
  },
  {
    lead: 'Choose a day and say how many of you are coming. Tours start on Tuesdays and Thursdays at 15:00; the open day is booked here too. If another day suits you better, choose it: we will get in touch to agree on a time.',
  },
)
