import { apiBase } from '@narkhoz/contract/api.ts'
import { fixedIds } from '@narkhoz/contract/fixed-ids.ts'
import { expect, test } from 'vitest'
import { ru } from '../app/i18n/ru.ts'
import { sharedSystem } from './site.ts'

const site = sharedSystem()

type ListRow = { title: string; slug: string }

const listed = async <Entry = ListRow>(call: string): Promise<Entry[]> => {
  const answer = await fetch(`${site.contentUrl}${apiBase}/${call}&limit=100&lang=ru`)
  return ((await answer.json()) as { data: Entry[] }).data
}

const sectionOf = (html: string, block: string) =>
  new RegExp(`<section[^>]*data-block="${block}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? ''

test.each(Object.entries(fixedIds.schools))('%s lists all its programs and only its own rankings', async (slug, id) => {
  const html = await (await fetch(`${site.siteUrl}/ru/school/${slug}`)).text()
  const programs = await listed(`school-programs?school=${slug}`)
  expect(programs.length).toBeGreaterThan(2)
  const shown = sectionOf(html, 'programs')
  expect(programs.filter((program) => !shown.includes(`href="/ru/school-program/${program.slug}"`))).toEqual([])

  if (slug !== 'business-school') expect(sectionOf(html, 'banner')).toContain(`href="/ru/education/bachelor?school=${id}"`)

  const ratings = await listed<ListRow & { rank: string }>(`ratings?school=${slug}`)
  const standing = sectionOf(html, 'ratings')
  expect([...standing.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, title]) => title)).toEqual(ratings.map(({ title }) => title))
  const places = [...standing.matchAll(/<b>(.*?)<\/b>/g)].map(([, mark = '']) => mark.replaceAll(/<[^>]*>|<!--.*?-->/g, ''))
  expect(places).toEqual(ratings.map(({ rank }) => rank + ru.kit.rank(rank)))
})

test('the business school shows future events before past ones', async () => {
  const [all, upcoming] = await Promise.all([listed('events?school=business-school'), listed('events/upcoming?school=business-school')])
  const titles = upcoming.map(({ title }) => title)
  const past = all.map(({ title }) => title).filter((title) => !titles.includes(title))
  expect([titles.length, past.length].every((count) => count > 0)).toBe(true)
  const html = await (await fetch(`${site.siteUrl}/ru/school/business-school`)).text()
  const shown = [...sectionOf(html, 'events').matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, title]) => title)
  expect(shown).toEqual([...titles, ...past.toReversed()])
})

test('the employer is required for programmes of managers alone; the other levels link to the entrant’s application, and back', async () => {
  const html = await (await fetch(`${site.siteUrl}/ru/school/business-school?modal=school`)).text()
  const form = /<form[^>]*data-form="school"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const select = /<select[^>]*name="program"[\s\S]*?<\/select>/.exec(form)?.[0] ?? ''
  const programs = await listed<ListRow & { executive: boolean | null }>('school-programs?school=business-school')
  const offered = [...select.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)
  expect(offered.toSorted()).toEqual(programs.flatMap(({ title, executive }) => (executive ? [title] : [])).toSorted())
  expect(offered).toContain('Executive MBA')
  expect(/<dialog[^>]*id="modal-school"[\s\S]*?<\/dialog>/.exec(html)?.[0]).toContain('href="/ru/apply"')
  expect(sectionOf(html, 'programs')).toContain('href="/ru/apply"')
  const apply = await (await fetch(`${site.siteUrl}/ru/apply`)).text()
  expect(sectionOf(apply, 'cards')).toContain('href="/ru/school/business-school?modal=school"')
})
