import type { Draft } from '../content/entry.ts'
import { admissionStages } from './admission-stages.ts'
import { awards } from './awards.ts'
import { books } from './books.ts'
import { contactSettings } from './contact-settings.ts'
import { documentGroups } from './document-groups.ts'
import { documents } from './documents.ts'
import { dualPrograms } from './dual-programs.ts'
import { employees } from './employees.ts'
import { events } from './events.ts'
import { faqs } from './faqs.ts'
import { generalSettings } from './general-settings.ts'
import { graduates } from './graduates.ts'
import { grants } from './grants.ts'
import { handbooks } from './handbooks.ts'
import { historyTimelines } from './history-timelines.ts'
import { internationalProjects } from './international-projects.ts'
import { menus } from './menus.ts'
import { news1 } from './news-1.ts'
import { olympiadResults } from './olympiad-results.ts'
import { organizations } from './organizations.ts'
import { pagesAdmission } from './pages-1-admission.ts'
import { pagesBusinessAdvice } from './pages-1-business-advice.ts'
import { pagesCenters } from './pages-1-centers.ts'
import { pagesDoctoral } from './pages-1-doctoral.ts'
import { pagesForeigners } from './pages-1-foreigners.ts'
import { pagesMobility } from './pages-1-mobility.ts'
import { pagesMobilityMore } from './pages-1-mobility-more.ts'
import { pagesOffices } from './pages-1-offices.ts'
import { pagesPeople } from './pages-1-people.ts'
import { pagesReception } from './pages-1-reception.ts'
import { pagesSelection } from './pages-1-selection.ts'
import { pagesSummer } from './pages-1-summer.ts'
import { pages2About } from './pages-2-about.ts'
import { pages2Development } from './pages-2-development.ts'
import { pages2Digital } from './pages-2-digital.ts'
import { pages2Documents } from './pages-2-documents.ts'
import { pages2Governance } from './pages-2-governance.ts'
import { pages2News } from './pages-2-news.ts'
import { pages2Science } from './pages-2-science.ts'
import { pages2StudentLife } from './pages-2-student-life.ts'
import { pagesEducation } from './pages-education.ts'
import { pagesInternational } from './pages-international.ts'
import { pagesMain } from './pages-main.ts'
import { pagesServices } from './pages-services.ts'
import { partners } from './partners.ts'
import { programsBachelor1 } from './programs-bachelor-1.ts'
import { programsBachelor2 } from './programs-bachelor-2.ts'
import { programsDoctoral } from './programs-doctoral.ts'
import { programsMaster } from './programs-master.ts'
import { projectActivities } from './project-activities.ts'
import { projects } from './projects.ts'
import { providers } from './providers.ts'
import { publications } from './publications.ts'
import { questionCategories } from './question-categories.ts'
import { questions } from './questions.ts'
import { ratings } from './ratings.ts'
import { researchTeams } from './research-teams.ts'
import { rgGoldProjects } from './rg-gold-projects.ts'
import { schools } from './schools.ts'
import { scienceGrants } from './science-grants.ts'
import { scientists } from './scientists.ts'
import { sdgs1To6 } from './sdgs-1-6.ts'
import { sdgs7To12 } from './sdgs-7-12.ts'
import { sdgs13To17 } from './sdgs-13-17.ts'
import { sportsClubs } from './sports-clubs.ts'
import { studentLives } from './student-lives.ts'
import { universities } from './universities.ts'
import { vacancies } from './vacancies.ts'
import { volunteers } from './volunteers.ts'
import { webinars } from './webinars.ts'

/** Entries of one kind stand in several files: their positions run through all of them. */
const numbered = (drafts: readonly Draft[]): Draft[] => {
  const last = new Map<string, number>()
  return drafts.map((draft) => {
    const position = (last.get(draft.kind) ?? 0) + 1
    last.set(draft.kind, position)
    return { ...draft, position }
  })
}

/** The whole starter content: a university in three languages. People, firms and figures in it are invented. */
export const university = (): Draft[] =>
  numbered([
    ...generalSettings,
    ...contactSettings,
    ...menus,
    ...handbooks,
    ...questionCategories,
    ...questions,
    ...documentGroups,
    ...schools,
    ...programsBachelor1,
    ...programsBachelor2,
    ...programsMaster,
    ...programsDoctoral,
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
    ...news1,
    ...olympiadResults,
    ...organizations,
    ...pagesAdmission,
    ...pagesBusinessAdvice,
    ...pagesCenters,
    ...pagesDoctoral,
    ...pagesForeigners,
    ...pagesMobility,
    ...pagesMobilityMore,
    ...pagesOffices,
    ...pagesPeople,
    ...pagesReception,
    ...pagesSelection,
    ...pagesSummer,
    ...pages2About,
    ...pages2Development,
    ...pages2Digital,
    ...pages2Documents,
    ...pages2Governance,
    ...pages2News,
    ...pages2Science,
    ...pages2StudentLife,
    ...pagesEducation,
    ...pagesInternational,
    ...pagesMain,
    ...pagesServices,
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
    ...universities,
    ...vacancies,
    ...volunteers,
    ...webinars,
  ])
