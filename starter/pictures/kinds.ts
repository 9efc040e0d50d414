import { book, bookScenes } from './book/book.ts'
import { campus, campusScenes } from './campus/campus.ts'
import { event, eventScenes } from './event/event.ts'
import { kind } from './kind.ts'
import { landscape, landscapeScenes } from './land/landscape.ts'
import { goal, goalNumber } from './marks/goal.ts'
import { pattern, patternScenes } from './marks/pattern.ts'
import { wordmark } from './marks/wordmark.ts'
import { news, newsScenes } from './news/news.ts'
import { organization, organizationScenes } from './organization/organization.ts'
import { place, placeScenes } from './place/place.ts'
import { portrait, portraitScenes } from './portrait/portrait.ts'
import { project, projectScenes } from './project/project.ts'
import { sport, sportScenes } from './sport/sport.ts'
import { thing, thingScenes } from './thing/thing.ts'

/** Every kind of picture. */
export const kinds = {
  landscape: kind({ size: [1600, 900], scenes: landscapeScenes, draw: (art, scene, { calm }) => landscape(art, scene, calm) }),
  campus: kind({ size: [1200, 800], scenes: campusScenes, draw: campus }),
  news: kind({ size: [1200, 800], scenes: newsScenes, draw: news }),
  sport: kind({ size: [1200, 800], scenes: sportScenes, draw: sport }),
  event: kind({ size: [1200, 800], scenes: eventScenes, draw: (art, scene, { text }) => event(art, scene, text) }),
  organization: kind({ size: [1200, 800], scenes: organizationScenes, draw: organization }),
  project: kind({ size: [1200, 800], scenes: projectScenes, draw: project }),
  place: kind({ size: [1200, 800], scenes: placeScenes, draw: place }),
  thing: kind({ size: [1200, 800], scenes: thingScenes, draw: thing }),
  pattern: kind({ size: [800, 800], scenes: patternScenes, palettes: ['dawn', 'sky', 'dusk', 'steppe'], draw: pattern }),
  portrait: kind({
    size: [800, 1000],
    scenes: portraitScenes,
    draw: (art, walk, { figure, age }) => portrait(art, walk, figure, age),
  }),
  wordmark: kind({
    size: [320, 128],
    scenes: ['wordmark'],
    palettes: ['dawn', 'sky', 'steppe', 'night'],
    draw: (art, _, { text }) => wordmark(art, text),
  }),
  book: kind({ size: [600, 900], scenes: bookScenes, draw: (art, scene, { text }) => book(art, scene, text) }),
  goal: kind({
    size: [600, 600],
    scenes: ['goal'],
    order: ({ text, seed }) => `goal-${goalNumber(text ?? seed)}`,
    draw: (art, _, { text, seed }) => goal(art, goalNumber(text ?? seed)),
  }),
} as const
