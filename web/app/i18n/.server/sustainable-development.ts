import { screenWords } from './screen-words.ts'

/** Texts of the overview of the goals and of a goal. */
export const sustainableDevelopmentWords = screenWords(
  {
    goals: { title: 'Тұрақты даму мақсаттары', lead: 'Мақсатты таңдап, университеттің не істеп жатқанын көріңіз.' },
    goal: 'Тұрақты дамудың {n}-мақсаты',
    neighbours: 'Көрші мақсаттар',
    all: 'Барлық мақсаттар',
  },
  {
    goals: { title: 'Цели устойчивого развития', lead: 'Выберите цель и посмотрите, что делает университет.' },
    goal: 'Цель устойчивого развития {n}',
    neighbours: 'Соседние цели',
    all: 'Все цели',
  },
  {
    goals: { title: 'Sustainable development goals', lead: 'Choose a goal to see what the university does for it.' },
    goal: 'Sustainable development goal {n}',
    neighbours: 'Related goals',
    all: 'All goals',
  },
)
