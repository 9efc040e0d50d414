import { admissionStage } from '@narkhoz/contract/entities/admission-stage.ts'
import { award } from '@narkhoz/contract/entities/award.ts'
import { book } from '@narkhoz/contract/entities/book.ts'
import { document } from '@narkhoz/contract/entities/document.ts'
import { dualProgram } from '@narkhoz/contract/entities/dual-program.ts'
import { employee } from '@narkhoz/contract/entities/employee.ts'
import { event } from '@narkhoz/contract/entities/event.ts'
import { graduate } from '@narkhoz/contract/entities/graduate.ts'
import { grant } from '@narkhoz/contract/entities/grant.ts'
import { historyTimeline } from '@narkhoz/contract/entities/history-timeline.ts'
import { internationalProject } from '@narkhoz/contract/entities/international-project.ts'
import { news } from '@narkhoz/contract/entities/news.ts'
import { olympiadResult } from '@narkhoz/contract/entities/olympiad-result.ts'
import { organization } from '@narkhoz/contract/entities/organization.ts'
import { partner } from '@narkhoz/contract/entities/partner.ts'
import { program } from '@narkhoz/contract/entities/program.ts'
import { project } from '@narkhoz/contract/entities/project.ts'
import { provider } from '@narkhoz/contract/entities/provider.ts'
import { publication } from '@narkhoz/contract/entities/publication.ts'
import { question } from '@narkhoz/contract/entities/question.ts'
import { rating } from '@narkhoz/contract/entities/rating.ts'
import { researchTeam } from '@narkhoz/contract/entities/research-team.ts'
import { rgGoldProject } from '@narkhoz/contract/entities/rg-gold-project.ts'
import { school } from '@narkhoz/contract/entities/school.ts'
import { scienceGrant } from '@narkhoz/contract/entities/science-grant.ts'
import { scientist } from '@narkhoz/contract/entities/scientist.ts'
import { sdg } from '@narkhoz/contract/entities/sdg.ts'
import { sportsClub } from '@narkhoz/contract/entities/sports-club.ts'
import { studentLife } from '@narkhoz/contract/entities/student-life.ts'
import { university } from '@narkhoz/contract/entities/university.ts'
import { vacancy } from '@narkhoz/contract/entities/vacancy.ts'
import { volunteer } from '@narkhoz/contract/entities/volunteer.ts'
import { webinar } from '@narkhoz/contract/entities/webinar.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { blockSamples } from './block-samples.ts'
import { entrySamples } from './entry-sample.ts'
import { galleryWords } from './words.ts'

const entriesIn = (lang: Locale) => ({
  admissionStages: entrySamples(admissionStage, lang, 3),
  awards: entrySamples(award, lang, 1),
  books: entrySamples(book, lang, 4),
  documents: entrySamples(document, lang, 2),
  dualPrograms: entrySamples(dualProgram, lang, 6, 'wordmark'),
  employees: entrySamples(employee, lang, 8, 'portrait'),
  events: entrySamples(event, lang, 2),
  graduates: entrySamples(graduate, lang, 2, 'portrait'),
  grants: entrySamples(grant, lang, 3),
  history: entrySamples(historyTimeline, lang, 2),
  internationalProjects: entrySamples(internationalProject, lang, 1),
  news: entrySamples(news, lang, 5),
  olympiadResults: entrySamples(olympiadResult, lang, 1),
  organizations: entrySamples(organization, lang, 1),
  partners: entrySamples(partner, lang, 4, 'wordmark'),
  programs: entrySamples(program, lang, 3),
  projects: entrySamples(project, lang, 1),
  providers: entrySamples(provider, lang, 1, 'wordmark'),
  publications: entrySamples(publication, lang, 1),
  questions: entrySamples(question, lang, 3),
  ratings: entrySamples(rating, lang, 1),
  researchTeams: entrySamples(researchTeam, lang, 1),
  rgGoldProjects: entrySamples(rgGoldProject, lang, 1),
  schools: entrySamples(school, lang, 5),
  scienceGrants: entrySamples(scienceGrant, lang, 1),
  scientists: entrySamples(scientist, lang, 1, 'portrait'),
  sdgs: entrySamples(sdg, lang, 6),
  sportsClubs: entrySamples(sportsClub, lang, 1),
  studentLives: entrySamples(studentLife, lang, 1),
  universities: entrySamples(university, lang, 2, 'wordmark'),
  vacancies: entrySamples(vacancy, lang, 2),
  volunteers: entrySamples(volunteer, lang, 1, 'portrait'),
  webinars: entrySamples(webinar, lang, 1),
})

/** Everything that the gallery shows, in one language. */
export const galleryIn = (lang: Locale) => ({ words: galleryWords(lang), blocks: blockSamples(lang), entries: entriesIn(lang) })

/** Data of the gallery. */
export type Gallery = ReturnType<typeof galleryIn>
