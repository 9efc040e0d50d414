import { constants } from '@narkhoz/contract/constants.ts'
import { school } from '@narkhoz/contract/entities/school.ts'
import { employeePerson } from '../../blocks/entries/employee-person.ts'
import { partnerLogo } from '../../blocks/entries/partner-logo.ts'
import { newsTabItem } from '../../blocks/news-tabs/news-tab-item.ts'
import { existing, type Place } from '../page.ts'
import { schoolWords } from '../words/schools.ts'

/** How much of a list that has a screen of its own stands on a school's. */
const shown = { ratings: 5, partners: 12 }

/** What every school's screen shows beside its blocks. */
export const loadSchool = async ({ content, visit, page, slug, query }: Place) => {
  const [about, administration, teachers, ratings, dualPrograms, partners, list, latest] = await Promise.all([
    content.pageOf(school, slug),
    content.list('employees/{group}', { group: 'school-administration', school: slug }),
    existing(content.paged('employees/{group}', { group: 'teaching-staff', school: slug, page: query.page })),
    content.paged('ratings', { page: 1 }),
    content.list('school-dual-programs/{school}', { school: page.id }),
    content.list('partners'),
    content.list('news', { limit: constants.news.list, school: slug }),
    content.list('latest-news', { limit: constants.news.latest }),
  ])
  const { email, phone, address, fallback } = about
  return {
    words: schoolWords[visit.lang],
    contacts: { email, phone, address, fallback },
    administration: administration.map(employeePerson),
    teachers: { people: teachers.data.map(employeePerson), page: teachers.meta.current_page, last: teachers.meta.last_page },
    ratings: ratings.data.slice(0, shown.ratings),
    dualPrograms,
    partners: partners.slice(0, shown.partners).map(partnerLogo),
    news: { list: list.map(newsTabItem), latest: latest.map(newsTabItem), to: `/news-catalog?school=${page.id}` },
  }
}
