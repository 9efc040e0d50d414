import { graduateStory } from '../../blocks/entries/graduate-story.ts'
import { listedProgram } from '../../blocks/entries/program-row.ts'
import { chosenByWords } from '../options.ts'
import type { Place } from '../page.ts'
import { businessSchoolWords } from '../words/business.ts'
import { loadSchool } from './load-school.ts'

/** What the business school's screen shows: what every school has, and what it has alone. */
export const loadBusinessSchool = async (place: Place) => {
  const { content, visit, slug } = place
  const [school, graduates, events, directions, services, programs] = await Promise.all([
    loadSchool(place),
    content.list('graduates', { school: slug }),
    content.list('events', { school: slug }),
    content.list('handbooks/{list}', { list: 'direction' }),
    content.list('handbooks/{list}', { list: 'service' }),
    content.list('school-programs', { school: slug }),
  ])
  return {
    ...school,
    own: businessSchoolWords[visit.lang],
    // Stories are told on film here: a graduate without one has a place elsewhere.
    stories: graduates.filter(({ video, video_link: link }) => video || link).map(graduateStory),
    events,
    /** What its calendar is narrowed by. */
    calendar: { school: slug },
    levels: [...Map.groupBy(programs, ({ education }) => education.title)].map(([title, some]) => ({
      title,
      programs: some.map(listedProgram),
    })),
    options: {
      application: { program: chosenByWords(programs) },
      service: { direction: chosenByWords(directions), service: chosenByWords(services) },
    },
  }
}
