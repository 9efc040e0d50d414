import { screenWords } from './screen-words.ts'

/** Texts of the pages about mobility, above the links to each other. */
export const mobilityWords = screenWords(
  { title: 'Ұтқырлық туралы басқа беттер' },
  { title: 'Ещё о мобильности' },
  { title: 'More about mobility' },
)
