import { businessSchoolWords } from '../../i18n/.server/business.ts'
import { graduateStory } from '../../sections/entries/graduate-story.ts'
import { chosenByWords } from '../options.ts'
import type { Place } from '../page.ts'
import { loadSchool } from './load-school.ts'

/** The events of a list that are not to come, the latest first. */
const pastOf = <E extends { id: number }>(events: readonly E[], upcoming: readonly E[]) =>
  events.filter(({ id }) => !upcoming.some((event) => event.id === id)).toReversed()

/** The business school's screen: the common parts of schools, and its own. */
export const loadBusinessSchool = async (place: Place) => {
  const { content, visit, slug } = place
  const [{ programs, ...school }, graduates, events, upcoming, directions, services] = await Promise.all([
    loadSchool(place),
    content.list('graduates', { school: slug }),
    content.list('events', { school: slug }),
    content.list('events/upcoming', { school: slug }),
    content.list('handbooks/{list}', { list: 'direction' }),
    content.list('handbooks/{list}', { list: 'service' }),
  ])
  // Where editors have marked none, a form with nothing to choose could not be sent at all.
  const executive = programs.some((program) => program.executive) ? programs.filter((program) => program.executive) : programs
  return {
    ...school,
    own: businessSchoolWords[visit.lang],
    // Stories are videos here: a graduate without one is shown elsewhere.
    stories: graduates.filter(({ video, video_link: link }) => video || link).map(graduateStory),
    upcoming,
    past: pastOf(events, upcoming),
    /** What its calendar is narrowed by. */
    calendar: { school: slug },
    options: {
      // It requires the employer, which a school leaver does not have.
      application: { program: chosenByWords(executive) },
      service: { direction: chosenByWords(directions), service: chosenByWords(services) },
    },
  }
}
