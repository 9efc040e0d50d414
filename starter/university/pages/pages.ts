import { pagesAbout } from './about.ts'
import { pagesAccessibility } from './accessibility.ts'
import { pagesAdmission } from './admission.ts'
import { pagesApply } from './apply.ts'
import { pagesAudiencesEntrants } from './audiences-entrants.ts'
import { pagesAudiencesFriends } from './audiences-friends.ts'
import { pagesAudiencesMembers } from './audiences-members.ts'
import { pagesBusinessAdvice } from './business-advice.ts'
import { pagesCenters } from './centers.ts'
import { pagesDevelopment } from './development.ts'
import { pagesDigital } from './digital.ts'
import { pagesDoctoral } from './doctoral.ts'
import { pagesDocuments } from './documents.ts'
import { pagesEducation } from './education.ts'
import { pagesGovernance } from './governance.ts'
import { pagesHostel } from './hostel.ts'
import { pagesInformationForForeigners } from './information-for-foreigners.ts'
import { pagesInternational } from './international.ts'
import { pagesMain } from './main.ts'
import { pagesMobility } from './mobility.ts'
import { pagesMobilityExpenses } from './mobility-expenses.ts'
import { pagesNews } from './news.ts'
import { pagesOffices } from './offices.ts'
import { pagesPress } from './press.ts'
import { pagesResearchCenters } from './research-centers.ts'
import { pagesScience } from './science.ts'
import { pagesSelectionAndRatings } from './selection-and-ratings.ts'
import { pagesServices } from './services.ts'
import { pagesStudentLife } from './student-life.ts'
import { pagesSummerSchool } from './summer-school.ts'
import { pagesVirtualReception } from './virtual-reception.ts'
import { pagesVolunteersAndCompetition } from './volunteers-and-competition.ts'

export const pages = [
  ...pagesAdmission,
  ...pagesApply,
  ...pagesBusinessAdvice,
  ...pagesCenters,
  ...pagesDoctoral,
  ...pagesInformationForForeigners,
  ...pagesMobility,
  ...pagesMobilityExpenses,
  ...pagesOffices,
  ...pagesVolunteersAndCompetition,
  ...pagesVirtualReception,
  ...pagesSelectionAndRatings,
  ...pagesSummerSchool,
  ...pagesAbout,
  ...pagesAccessibility,
  ...pagesDevelopment,
  ...pagesDigital,
  ...pagesDocuments,
  ...pagesGovernance,
  ...pagesNews,
  ...pagesScience,
  ...pagesStudentLife,
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
]
