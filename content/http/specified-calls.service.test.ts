import { locales } from '@narkhoz/contract/locales.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startService, type TestService } from '../testing/test-service.ts'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

/** A part of an address that is one of several. */
const each = (before: string, among: string, after = '') => among.split(' ').map((one) => `${before}${one}${after}`)

/** Section 7 of the specification, call by call; slugs and ids that it leaves open are ones of the starter content. */
const specified = [
  ...each('settings/', 'general contacts'),
  ...each('menus/', 'header footer'),
  ...each('pages/', 'main strategy history-of-narkhoz-university school/business-school education/bachelor science/research'),
  ...each('pages/static/blocks/', '1 5 10 11 12 43'),
  ...each('pages/school/blocks/', '66 67 68 69 70'),
  ...each('pages/education/blocks/', '52 50 51'),
  'grants',
  ...each('handbooks/', 'direction service grant-types webinar-topics recipient-methods root-issues year-procedure university-groups'),
  ...each('handbooks/', 'employee-groups volunteer-groups languages departments reference-types student-courses'),
  'schools',
  ...each('latest-news?limit=', '5 4'),
  'news?limit=20',
  'news?page=1&search=&school=&year=&month=',
  'news?page=1&school=66',
  ...each('news-filters/', 'school year month'),
  ...each('employees/', 'school-administration teaching-staff deans-office-staff head-of-centre coach international-team'),
  ...each('employees/', 'camry-member council-member'),
  ...each('employees/', 'teaching-staff council-member', '?order=id&page=1'),
  'employees/group/134',
  'ratings?page=1',
  ...['partners', 'providers', 'events', 'events/past', 'events/upcoming'],
  ...each('graduates?school=', '67 business-school'),
  'school-programs',
  ...each('school-programs?school=', '66 business-school'),
  ...each('school-programs?education=', 'bachelor master doctoral'),
  ...each('school-programs-filters/', 'school language period subject form', '?education=bachelor'),
  ...each('school-programs-filters/', 'school language period form', '?education=master'),
  ...each('school-programs-filters/', 'school language period form', '?education=doctoral'),
  ...each('school-dual-programs/', '66 67 68 69 70'),
  ...['dual-programs', 'dual-programs-list'],
  ...each('questions/', '1 4 7', '?page=1'),
  ...['student-lives', 'organizations', 'sports-clubs', 'awards', 'vacancies?page=1', 'books', 'webinars'],
  ...each('documents/', '173 174 175 176 177 178 179', '?page=1'),
  ...['universities', 'universities?limit=5'],
  ...each('faqs/', 'certificates purchases documents'),
  ...['projects', 'scientists', 'research-teams', 'international-projects', 'science-grants', 'rg-gold-projects'],
  ...['publications', 'olympiad-results', 'sdgs', 'volunteers', 'admission-stages', 'history-timelines'],
  'search/index?query=2026',
  ...each('question-categories/', '1 4 7'),
]

describe.each(locales)('in %s', (lang) => {
  test.each(specified)('%s is answered, and with something', async (path) => {
    const { status, body } = await service.get(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
    expect(status).toBe(200)
    expect(Object.keys(body.data as object)).not.toEqual([])
  })
})

type EntryName = { id: number; slug: string }
const listed = async (path: string) => (await service.get(path)).body.data as EntryName[]
const statusOf = async (path: string) => (await service.get(path)).status

test('every entry of the lists has the calls that the specification gives it', async () => {
  const statuses: [string, number][] = []
  const ask = async (path: string) => statuses.push([path, await statusOf(path)])
  for (const { slug } of await listed('school-programs')) await ask(`school-programs/${slug}`)
  for (const { slug } of await listed('science-grants')) await ask(`science-grants/${slug}`)
  for (const { id, slug } of await listed('grants')) for (const path of [`grants/${slug}`, `grants/blocks/${id}`]) await ask(path)
  for (const project of await listed('projects')) {
    for (const owner of [project.slug, project.id]) {
      await ask(`projects/${owner}/activities`)
      for (const { slug } of await listed(`projects/${owner}/activities`)) await ask(`projects/${owner}/activities/${slug}`)
    }
  }
  expect(statuses.length).toBeGreaterThan(50)
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
})

test('an activity is found under its own project only', async () => {
  const projects = await listed('projects')
  const owner = (
    await Promise.all(projects.map(async (project) => ({ project, own: await listed(`projects/${project.slug}/activities`) })))
  ).find(({ own }) => own.length > 0)
  const stranger = projects.find(({ id }) => id !== owner?.project.id)
  expect(await statusOf(`projects/${owner?.project.id}/activities/${owner?.own[0]?.slug}`)).toBe(200)
  expect(await statusOf(`projects/${stranger?.id}/activities/${owner?.own[0]?.slug}`)).toBe(404)
})

test('the blocks of a page are not found under another type', async () => {
  expect(await statusOf('pages/education/blocks/52')).toBe(200)
  expect(await statusOf('pages/static/blocks/52')).toBe(404)
  expect(await statusOf('pages/grant/blocks/1')).toBe(404)
})

test('only the latest news have a limit of their own, newest first', async () => {
  const dates = (await listed('latest-news?limit=4')) as unknown as { date: string }[]
  expect(dates).toHaveLength(4)
  const moments = dates.map(({ date }) => Date.parse(date))
  expect(moments).toEqual(moments.toSorted((one, other) => other - one))
  expect(await listed('latest-news')).toHaveLength(5)
})
