import { admissionStage } from './admission-stage.ts'
import { award } from './award.ts'
import { book } from './book.ts'
import { contactSettings } from './contact-settings.ts'
import { document } from './document.ts'
import { documentGroup } from './document-group.ts'
import { dualProgram } from './dual-program.ts'
import { employee } from './employee.ts'
import type { Entity } from './entity.ts'
import { event } from './event.ts'
import { faq } from './faq.ts'
import { generalSettings } from './general-settings.ts'
import { graduate } from './graduate.ts'
import { grant } from './grant.ts'
import { handbook } from './handbook.ts'
import { historyTimeline } from './history-timeline.ts'
import { internationalProject } from './international-project.ts'
import { menu } from './menu.ts'
import { news } from './news.ts'
import { olympiadResult } from './olympiad-result.ts'
import { organization } from './organization.ts'
import { page } from './page.ts'
import { partner } from './partner.ts'
import { program } from './program.ts'
import { project } from './project.ts'
import { projectActivity } from './project-activity.ts'
import { provider } from './provider.ts'
import { publication } from './publication.ts'
import { question } from './question.ts'
import { questionCategory } from './question-category.ts'
import { rating } from './rating.ts'
import { researchTeam } from './research-team.ts'
import { rgGoldProject } from './rg-gold-project.ts'
import { school } from './school.ts'
import { scienceGrant } from './science-grant.ts'
import { scientist } from './scientist.ts'
import { sdg } from './sdg.ts'
import { sportsClub } from './sports-club.ts'
import { studentLife } from './student-life.ts'
import { university } from './university.ts'
import { vacancy } from './vacancy.ts'
import { volunteer } from './volunteer.ts'
import { webinar } from './webinar.ts'

/** Everything editors write, by kind, in the order editors see it. */
export const entities = {
  page,
  menu,
  'general-settings': generalSettings,
  'contact-settings': contactSettings,
  news,
  school,
  program,
  'dual-program': dualProgram,
  employee,
  handbook,
  event,
  'question-category': questionCategory,
  question,
  faq,
  grant,
  'document-group': documentGroup,
  document,
  rating,
  partner,
  provider,
  university,
  graduate,
  vacancy,
  book,
  webinar,
  project,
  'project-activity': projectActivity,
  scientist,
  'research-team': researchTeam,
  'international-project': internationalProject,
  'science-grant': scienceGrant,
  'rg-gold-project': rgGoldProject,
  publication,
  'olympiad-result': olympiadResult,
  'student-life': studentLife,
  organization,
  'sports-club': sportsClub,
  award,
  volunteer,
  sdg,
  'admission-stage': admissionStage,
  'history-timeline': historyTimeline,
} as const satisfies Record<string, Entity>

/** The name of an entity. */
export type Kind = keyof typeof entities
