import { handbookLists } from '@narkhoz/contract/entities/handbook.ts'
import { fixedIds } from '@narkhoz/contract/fixed-ids.ts'
import { describe, expect, test } from 'vitest'
import { blocksOf, drafts, linesOf, nameOf, ofKind } from './testing/walk.ts'

/** Exact counts of the starter content, by kind. */
const counts = {
  'general-settings': 1,
  'contact-settings': 1,
  'mail-settings': 1,
  menu: 2,
  handbook: 92,
  'question-category': 6,
  question: 34,
  'document-group': 7,
  document: 40,
  school: 5,
  program: 60,
  'dual-program': 8,
  employee: 70,
  rating: 12,
  partner: 24,
  provider: 10,
  university: 40,
  graduate: 12,
  vacancy: 15,
  event: 20,
  award: 10,
  organization: 10,
  'sports-club': 8,
  'student-life': 6,
  news: 80,
  book: 60,
  webinar: 12,
  grant: 11,
  faq: 27,
  project: 8,
  'project-activity': 24,
  scientist: 24,
  'research-team': 6,
  'international-project': 6,
  'science-grant': 8,
  'rg-gold-project': 6,
  publication: 24,
  'olympiad-result': 14,
  volunteer: 14,
  sdg: 17,
  'admission-settings': 1,
  'admission-stage': 6,
  'history-timeline': 14,
  page: 81,
  synonym: 91,
  'best-bet': 66,
}

const count = <T>(list: readonly T[]) =>
  Object.fromEntries([...Map.groupBy(list, (value) => value)].map(([value, same]) => [value, same.length]))
const valuesOf = (kind: string, attribute: string) => ofKind(kind).map(({ attributes }) => attributes[attribute])
const distinct = (kind: string, attribute: string) => new Set(valuesOf(kind, attribute).flat()).size
const idsOf = (kind: string) => Object.fromEntries(ofKind(kind).map(({ slug, id }) => [slug, id]))

test('there is as much of everything as was promised', () => {
  expect(count(drafts.map(({ kind }) => kind))).toEqual(counts)
})

describe('spread', () => {
  test('programs over the three levels', () => {
    expect(count(valuesOf('program', 'education'))).toEqual({ bachelor: 36, master: 16, doctoral: 8 })
  })

  test('partner universities over eighteen countries, graduates with video', () => {
    expect(distinct('university', 'country')).toBe(18)
    expect(valuesOf('graduate', 'video_link').filter(Boolean)).toHaveLength(7)
  })

  test('events, half of them still to come', () => {
    const upcoming = valuesOf('event', 'date').filter((date) => Date.parse(date as string) > Date.now())
    expect(upcoming).toHaveLength(10)
  })

  test('news over three years and all schools, each with three paragraphs and blocks', () => {
    const dates = valuesOf('news', 'date') as string[]
    expect(dates.filter((date) => Date.parse(date) > Date.now())).toEqual([])
    expect(new Set(dates).size).toBe(dates.length)
    expect(Date.now() - Math.min(...dates.map((date) => Date.parse(date)))).toBeGreaterThan(2.5 * 365 * 86_400_000)
    for (const school of Object.values(fixedIds.schools)) expect(valuesOf('news', 'school')).toContain(school)
    for (const news of ofKind('news')) {
      expect(linesOf((news.attributes.body as { kz: string }).kz).length, nameOf(news)).toBeGreaterThanOrEqual(3)
      expect(blocksOf(news).length, nameOf(news)).toBeGreaterThan(0)
    }
  })

  test('three activities and some scientists for every project, scientists for every science grant', () => {
    const activities = count(valuesOf('project-activity', 'project') as number[])
    for (const { id } of ofKind('project')) {
      expect(activities[id as number], `project ${id}`).toBe(3)
      expect(valuesOf('scientist', 'projects').flat(), `project ${id}`).toContain(id)
    }
    for (const { id } of ofKind('science-grant')) expect(valuesOf('scientist', 'grants').flat(), `grant ${id}`).toContain(id)
  })

  test('something for every tab, group and list', () => {
    const of = (list: string) =>
      ofKind('handbook')
        .filter(({ attributes }) => attributes.list === list)
        .map(({ id }) => id)
    for (const list of handbookLists) expect(of(list).length, list).toBeGreaterThan(1)
    for (const id of of('employee-groups')) expect(valuesOf('employee', 'groups').flat(), `staff of ${id}`).toContain(id)
    for (const id of of('grant-types')) expect(valuesOf('grant', 'type'), `grants of ${id}`).toContain(id)
    for (const id of of('university-groups')) expect(valuesOf('university', 'group'), `universities of ${id}`).toContain(id)
    for (const id of of('volunteer-groups')) expect(valuesOf('volunteer', 'group'), `volunteers of ${id}`).toContain(id)
    for (const id of of('webinar-topics')) expect(valuesOf('webinar', 'topic'), `webinars on ${id}`).toContain(id)
    for (const { id } of ofKind('document-group')) expect(valuesOf('document', 'group'), `documents of ${id}`).toContain(id)
    for (const { id } of ofKind('question-category')) expect(valuesOf('question', 'category'), `questions of ${id}`).toContain(id)
    for (const group of ['certificates', 'purchases', 'documents']) expect(valuesOf('faq', 'group')).toContain(group)
    const certificates = ofKind('faq').filter(({ attributes }) => attributes.group === 'certificates')
    expect(new Set(certificates.map(({ attributes }) => attributes.year)).size).toBe(3)
    expect(valuesOf('sdg', 'number').sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 17 }, (_, at) => at + 1))
    expect(Math.min(...(valuesOf('history-timeline', 'year') as number[]))).toBe(1963)
    expect(ofKind('menu').find(({ slug }) => slug === 'header')?.attributes.items).toHaveLength(7)
  })
})

test('each level lists its required documents, and nothing of another level’s test', () => {
  type Question = { title: { en: string }; answer: { en: string }; levels?: string[] }
  const asked = ofKind('question').map(({ attributes }) => attributes as Question & { category: number })
  const toldAt = (level: string) =>
    asked.filter(
      ({ category, levels }) => (fixedIds.questionCategories as readonly number[]).includes(category) && (levels?.includes(level) ?? true),
    )
  for (const level of Object.keys(fixedIds.education)) {
    const told = toldAt(level)
    expect(told.filter(({ title }) => title.en.startsWith('Which documents')).length, level).toBe(1)
    if (level !== 'bachelor') expect(told.filter(({ answer }) => /national test|college/i.test(answer.en))).toEqual([])
  }
})

describe('fixed ids', () => {
  test('of schools, pages, groups and categories', () => {
    const pages = idsOf('page')
    expect(idsOf('school')).toEqual(fixedIds.schools)
    expect(pages).toMatchObject(fixedIds.education)
    expect(pages).toMatchObject(fixedIds.static)
    expect(ofKind('question-category').map(({ id }) => id)).toEqual(expect.arrayContaining([...fixedIds.questionCategories]))
    expect(new Set(ofKind('document-group').map(({ id }) => id))).toEqual(new Set(Object.values(fixedIds.documentGroups)))
    const management = ofKind('handbook').find(({ id }) => id === fixedIds.employeeGroup.management)
    expect(management?.attributes.list).toBe('employee-groups')
  })

  test('of the blocks of the history page', () => {
    const history = ofKind('page').find(({ attributes }) => attributes.path === 'history-of-narkhoz-university')
    const found = Object.fromEntries(
      (history ? blocksOf(history) : [])
        .filter(({ type }) => type !== 'timeline')
        .map(({ id, group, position }) => [`${history?.slug}-block${group}`, { id, position }]),
    )
    expect(found).toMatchObject(fixedIds.history)
  })
})

test('everybody who works here has a biography', () => {
  expect(
    ofKind('employee')
      .filter(({ attributes }) => !attributes.bio)
      .map(nameOf),
  ).toEqual([])
})
