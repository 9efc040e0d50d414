import { constants } from '@narkhoz/contract/constants.ts'
import { school } from '@narkhoz/contract/entities/school.ts'
import { schoolWords } from '../../i18n/.server/schools.ts'
import { anchoredOnce } from '../../sections/entries/anchored-once.ts'
import { employeePerson } from '../../sections/entries/employee-person.ts'
import { partnerLogo } from '../../sections/entries/partner-logo.ts'
import { listedProgram } from '../../sections/entries/program-row.ts'
import { newsTabItem } from '../../sections/news-tabs/news-tab-item.ts'
import { existing } from '../existing.ts'
import type { Place } from '../page.ts'

/** How much of a list with its own screen a school shows. */
const shown = { ratings: 5, partners: 12 }

/** A school's banner whose link to the programs of a level leads to its own programs. */
const narrowedBanner = ({ banner, id }: Place['page']) => {
  const link = banner?.link
  return banner && link && /^\/education\/[a-z]+$/.test(link.url)
    ? { ...banner, link: { ...link, url: `${link.url}?school=${id}` } }
    : banner
}

/** Common parts of schools' screens besides blocks. */
export const loadSchool = async ({ content, visit, page, slug, query }: Place) => {
  const [about, administration, teachers, ratings, programs, dualPrograms, partners, list, latest] = await Promise.all([
    content.pageOf(school, slug),
    content.list('employees/{group}', { group: 'school-administration', school: slug }),
    existing(content.paged('employees/{group}', { group: 'teaching-staff', school: slug, page: query.page })),
    content.paged('ratings', { page: 1, school: slug }),
    content.list('school-programs', { school: slug }),
    content.list('school-dual-programs/{school}', { school: page.id }),
    content.list('partners'),
    content.list('news', { limit: constants.news.list, school: slug }),
    content.list('latest-news', { limit: constants.news.latest }),
  ])
  const { email, phone, address, fallback } = about
  const levels = [...Map.groupBy(programs, ({ education }) => education.value)].map(([level, some]) => ({
    title: some[0]?.education.title ?? level,
    programs: some.map(listedProgram),
  }))
  const administrators = administration.map(employeePerson)
  return {
    words: schoolWords[visit.lang],
    contacts: { email, phone, address, fallback },
    administration: administrators,
    teachers: {
      people: anchoredOnce(teachers.data.map(employeePerson), administrators),
      page: teachers.meta.current_page,
      last: teachers.meta.last_page,
    },
    programs,
    levels,
    /** The banner's way to programs leads to those of this school. */
    page: { title: page.title, fallback: page.fallback, banner: narrowedBanner(page) },
    ratings: ratings.data.slice(0, shown.ratings),
    dualPrograms,
    partners: partners.slice(0, shown.partners).map(partnerLogo),
    news: { list: list.map(newsTabItem), latest: latest.map(newsTabItem), to: `/news-catalog?school=${page.id}` },
  }
}
