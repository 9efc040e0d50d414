import { locales } from '@narkhoz/contract/locales.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '../testing/test-service.ts'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const dataOf = async <T>(path: string) => (await service.get(path)).body.data as T

/** Section 9 of the specification, written out: whatever the constants say, these hold. */
const pageIds = {
  'school/school-of-economics-and-management': 66,
  'school/business-school': 67,
  'school/school-of-digital-technologies': 68,
  'school/school-of-arts-and-social-sciences': 69,
  'school/school-of-law-and-public-policy': 70,
  'education/bachelor': 52,
  'education/master': 50,
  'education/doctoral': 51,
  main: 1,
  'virtual-reception': 5,
  'military-department': 10,
  'service-center': 11,
  international: 12,
  library: 43,
}

test.each(Object.entries(pageIds))('the page %s has the id %i in every language, and blocks under it', async (path, id) => {
  for (const lang of locales) {
    const page = await dataOf<{ id: number; page_type: string }>(`pages/${path}?lang=${lang}`)
    expect(page.id).toBe(id)
    expect(Object.keys(await dataOf<object>(`pages/${page.page_type}/blocks/${id}?lang=${lang}`))).not.toEqual([])
  }
})

test('the five schools are listed under their ids', async () => {
  const schools = await dataOf<{ id: number; slug: string }[]>('schools')
  expect(schools.map(({ id, slug }) => [id, slug]).toSorted()).toEqual([
    [66, 'school-of-economics-and-management'],
    [67, 'business-school'],
    [68, 'school-of-digital-technologies'],
    [69, 'school-of-arts-and-social-sciences'],
    [70, 'school-of-law-and-public-policy'],
  ])
})

test('the history page has its numbered blocks, each first in its group, with the timeline between them', async () => {
  const { id } = await dataOf<{ id: number }>('pages/history-of-narkhoz-university')
  for (const lang of locales) {
    const groups = await dataOf<Record<string, { id: number; position: number; type: string; title: string | null }[]>>(
      `pages/static/blocks/${id}?lang=${lang}`,
    )
    const first = Object.entries(groups).map(([name, [block]]) => [name, block?.id, block?.position])
    expect(first.filter(([name]) => name !== 'history-university-block5')).toEqual([
      ['history-university-block1', 2, 2],
      ['history-university-block2', 15, 3],
      ['history-university-block3', 27, 4],
      ['history-university-block4', 6, 5],
      ['history-university-block6', 30, 7],
    ])
    const timeline = groups['history-university-block5']?.[0]
    expect([timeline?.position, typeof timeline?.title]).toEqual([6, 'string'])
    expect((await dataOf<unknown[]>(`history-timelines?lang=${lang}`)).length).toBeGreaterThan(0)
  }
})

test('the questions of an education page have the categories 1, 4 and 7', async () => {
  for (const id of [1, 4, 7]) {
    expect((await dataOf<{ id: number }>(`question-categories/${id}`)).id).toBe(id)
    const questions = await dataOf<{ category: { id: number } }[]>(`questions/${id}`)
    expect(new Set(questions.map(({ category }) => category.id))).toEqual(new Set([id]))
  }
})

test.each([173, 174, 175, 176, 177, 178, 179])('the documents of group %i are there', async (id) => {
  const documents = await dataOf<{ group: { id: number } }[]>(`documents/${id}`)
  expect(new Set(documents.map(({ group }) => group.id))).toEqual(new Set([id]))
})

test('the management is employee group 134', async () => {
  const employees = await dataOf<{ groups: { id: number }[] }[]>('employees/group/134')
  expect(employees.length).toBeGreaterThan(0)
  for (const { groups } of employees) expect(groups.map(({ id }) => id)).toContain(134)
  expect(await dataOf('employees/134')).toEqual(employees)
})
