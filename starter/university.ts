import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { admissionSettings } from './university/admission-settings.ts'
import { admissionStages } from './university/admission-stages.ts'
import { awards } from './university/awards.ts'
import { bestBets } from './university/best-bets.ts'
import { books } from './university/books.ts'
import { contactSettings } from './university/contact-settings.ts'
import { documentGroups } from './university/document-groups.ts'
import { documents } from './university/documents.ts'
import { dualPrograms } from './university/dual-programs.ts'
import { employees } from './university/employees.ts'
import { events } from './university/events.ts'
import { faqs } from './university/faqs.ts'
import { generalSettings } from './university/general-settings.ts'
import { graduates } from './university/graduates.ts'
import { grants } from './university/grants/grants.ts'
import { handbooks } from './university/handbooks.ts'
import { historyTimelines } from './university/history-timelines.ts'
import { internationalProjects } from './university/international-projects.ts'
import { mailSettings } from './university/mail-settings.ts'
import { withGroups } from './university/menu-groups.ts'
import { menus } from './university/menus.ts'
import { news } from './university/news/news.ts'
import { olympiadResults } from './university/olympiad-results.ts'
import { organizations } from './university/organizations.ts'
import { pages } from './university/pages/pages.ts'
import { partners } from './university/partners.ts'
import { programs } from './university/programs/programs.ts'
import { projectActivities } from './university/project-activities.ts'
import { projects } from './university/projects.ts'
import { providers } from './university/providers.ts'
import { publications } from './university/publications.ts'
import { questionCategories } from './university/question-categories.ts'
import { questions } from './university/questions.ts'
import { ratings } from './university/ratings.ts'
import { researchTeams } from './university/research-teams.ts'
import { rgGoldProjects } from './university/rg-gold-projects.ts'
import { schools } from './university/schools.ts'
import { scienceGrants } from './university/science-grants.ts'
import { scientists } from './university/scientists.ts'
import { sdgs1To6 } from './university/sdgs-1-6.ts'
import { sdgs7To12 } from './university/sdgs-7-12.ts'
import { sdgs13To17 } from './university/sdgs-13-17.ts'
import { sportsClubs } from './university/sports-clubs.ts'
import { studentLives } from './university/student-lives.ts'
import { synonyms } from './university/synonyms.ts'
import { universities } from './university/universities.ts'
import { vacancies } from './university/vacancies.ts'
import { volunteers } from './university/volunteers.ts'
import { webinars } from './university/webinars.ts'

/** Entries of one kind are spread over several files: their positions are consecutive. */
const numbered = (drafts: readonly Draft[]): Draft[] => {
  const last = new Map<string, number>()
  return drafts.map((draft) => {
    const position = (last.get(draft.kind) ?? 0) + 1
    last.set(draft.kind, position)
    return { ...draft, position }
  })
}

/** The entire starter content: a university in three languages. People, companies and figures are invented. */
export const university = (): Draft[] =>
  numbered([
    ...generalSettings,
    ...contactSettings,
    ...mailSettings,
    ...admissionSettings,
    ...withGroups(menus),
    ...handbooks,
    ...questionCategories,
    ...questions,
    ...documentGroups,
    ...schools,
    ...programs,
    ...dualPrograms,
    ...employees,
    ...graduates,
    ...admissionStages,
    ...awards,
    ...books,
    ...documents,
    ...events,
    ...faqs,
    ...grants,
    ...historyTimelines,
    ...internationalProjects,
    ...news,
    ...olympiadResults,
    ...organizations,
    ...pages,
    ...partners,
    ...projectActivities,
    ...projects,
    ...providers,
    ...publications,
    ...ratings,
    ...researchTeams,
    ...rgGoldProjects,
    ...scienceGrants,
    ...scientists,
    ...sdgs1To6,
    ...sdgs13To17,
    ...sdgs7To12,
    ...sportsClubs,
    ...studentLives,
    ...synonyms,
    ...bestBets,
    ...universities,
    ...vacancies,
    ...volunteers,
    ...webinars,
  ])
