import { screenWords } from './screen-words.ts'

/** What the pages about mobility say above the ways to each other. */
export const mobilityWords = screenWords(
  { title: 'Ұтқырлық туралы басқа беттер' },
  { title: 'Ещё о мобильности' },
  { title: 'More about mobility' },
)
