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
import { grants } from './university/grants.ts'
import { handbooks } from './university/handbooks.ts'
import { historyTimelines } from './university/history-timelines.ts'
import { internationalProjects } from './university/international-projects.ts'
import { mailSettings } from './university/mail-settings.ts'
import { withGroups } from './university/menu-groups.ts'
import { menus } from './university/menus.ts'
import { news1 } from './university/news-1.ts'
import { news21 } from './university/news-2-1.ts'
import { news22 } from './university/news-2-2.ts'
import { news23 } from './university/news-2-3.ts'
import { news24 } from './university/news-2-4.ts'
import { olympiadResults } from './university/olympiad-results.ts'
import { organizations } from './university/organizations.ts'
import { pagesAdmission } from './university/pages-1-admission.ts'
import { pagesApply } from './university/pages-1-apply.ts'
import { pagesBusinessAdvice } from './university/pages-1-business-advice.ts'
import { pagesCenters } from './university/pages-1-centers.ts'
import { pagesDoctoral } from './university/pages-1-doctoral.ts'
import { pagesForeigners } from './university/pages-1-foreigners.ts'
import { pagesMobility } from './university/pages-1-mobility.ts'
import { pagesMobilityMore } from './university/pages-1-mobility-more.ts'
import { pagesOffices } from './university/pages-1-offices.ts'
import { pagesPeople } from './university/pages-1-people.ts'
import { pagesReception } from './university/pages-1-reception.ts'
import { pagesSelection } from './university/pages-1-selection.ts'
import { pagesSummer } from './university/pages-1-summer.ts'
import { pages2About } from './university/pages-2-about.ts'
import { pages2Accessibility } from './university/pages-2-accessibility.ts'
import { pages2Development } from './university/pages-2-development.ts'
import { pages2Digital } from './university/pages-2-digital.ts'
import { pages2Documents } from './university/pages-2-documents.ts'
import { pages2Governance } from './university/pages-2-governance.ts'
import { pages2News } from './university/pages-2-news.ts'
import { pages2Science } from './university/pages-2-science.ts'
import { pages2StudentLife } from './university/pages-2-student-life.ts'
import { pagesAudiencesEntrants } from './university/pages-audiences-entrants.ts'
import { pagesAudiencesFriends } from './university/pages-audiences-friends.ts'
import { pagesAudiencesMembers } from './university/pages-audiences-members.ts'
import { pagesEducation } from './university/pages-education.ts'
import { pagesHostel } from './university/pages-hostel.ts'
import { pagesInternational } from './university/pages-international.ts'
import { pagesMain } from './university/pages-main.ts'
import { pagesPress } from './university/pages-press.ts'
import { pagesResearchCenters } from './university/pages-research-centers.ts'
import { pagesServices } from './university/pages-services.ts'
import { partners } from './university/partners.ts'
import { programsBachelor1 } from './university/programs-bachelor-1.ts'
import { programsBachelor2 } from './university/programs-bachelor-2.ts'
import { programsDoctoral } from './university/programs-doctoral.ts'
import { programsMaster } from './university/programs-master.ts'
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
    ...mailSettings,
    ...admissionSettings,
    ...withGroups(menus),
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
    ...news21,
    ...news22,
    ...news23,
    ...news24,
    ...olympiadResults,
    ...organizations,
    ...pagesAdmission,
    ...pagesApply,
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
    ...pages2Accessibility,
    ...pages2Development,
    ...pages2Digital,
    ...pages2Documents,
    ...pages2Governance,
    ...pages2News,
    ...pages2Science,
    ...pages2StudentLife,
    ...pagesAudiencesEntrants,
    ...pagesAudiencesFriends,
    ...pagesAudiencesMembers,
    ...pagesEducation,
    ...pagesHostel,
    ...pagesInternational,
    ...pagesMain,
    ...pagesPress,
    ...pagesResearchCenters,
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
    ...synonyms,
    ...bestBets,
    ...universities,
    ...vacancies,
    ...volunteers,
    ...webinars,
  ])
