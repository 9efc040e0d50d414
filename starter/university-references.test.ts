import { savedSchema } from '@narkhoz/contract/entities/entity.ts'
import { program } from '@narkhoz/contract/entities/program.ts'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { illustrated } from './testing/illustrated.ts'
import { blocksOf, drafts, entityOf, nameOf, ofKind, values } from './testing/walk.ts'

const twice = (list: readonly (string | number)[]) => list.filter((value, at) => list.indexOf(value) !== at)

test('every entry is one that an editor could save', () => {
  const refused = illustrated.flatMap((draft) => {
    const { issues } = v.safeParse(savedSchema(entityOf(draft)), draft.attributes)
    return issues ? [`${nameOf(draft)}: ${issues[0]?.message} at ${v.getDotPath(issues[0] as v.BaseIssue<unknown>)}`] : []
  })
  expect(refused).toEqual([])
})

describe('nothing is there twice', () => {
  test('no id and no slug within a kind', () => {
    expect(twice(drafts.map(({ kind, id }) => `${kind} ${id}`))).toEqual([])
    expect(twice(drafts.flatMap(({ kind, slug }) => (slug ? [`${kind} ${slug}`] : [])))).toEqual([])
  })

  test('no path of a page, no block id anywhere, no position on a page', () => {
    expect(twice(ofKind('page').map(({ attributes }) => attributes.path as string))).toEqual([])
    expect(twice(drafts.flatMap((draft) => blocksOf(draft).map(({ id }) => id)))).toEqual([])
    expect(twice(drafts.flatMap((draft) => blocksOf(draft).map(({ position }) => `${nameOf(draft)} position ${position}`)))).toEqual([])
  })
})

test('slugs are present exactly where the kind has them, and in its closed list where there is one', () => {
  for (const draft of drafts) {
    const { slug } = entityOf(draft)
    expect(Boolean(draft.slug), nameOf(draft)).toBe(Boolean(slug))
    if (Array.isArray(slug)) expect(slug, nameOf(draft)).toContain(draft.slug)
  }
})

test('every reference names an entry that is there, of the right list', () => {
  const known = new Map(drafts.map((draft) => [`${draft.kind} ${draft.id}`, draft]))
  const broken = values.flatMap(({ where, attribute: { type, to, among }, value }) => {
    if (type !== 'reference' && type !== 'references') return []
    return [value].flat().flatMap((id) => {
      const target = known.get(`${to} ${id}`)
      if (!target) return [`${where}: no ${to} ${id}`]
      const wrong = Object.entries(among ?? {}).filter(([name, wanted]) => target.attributes[name] !== wanted)
      return wrong.length > 0 ? [`${where}: ${to} ${id} is of another list`] : []
    })
  })
  expect(broken).toEqual([])
})

test('receivers of questions have unique ids', () => {
  const receivers = ofKind('contact-settings').flatMap(({ attributes }) => attributes.receivers as { id: number }[])
  expect(receivers.length).toBeGreaterThan(2)
  expect(twice(receivers.map(({ id }) => id))).toEqual([])
})

describe('filters of programs', () => {
  const programs = ofKind('program')
  const chosen = (attribute: string, list = programs) =>
    list.map(({ attributes }) => [attributes[attribute] ?? []].flat() as (string | number)[])
  const { education, languages, period, form, subjects } = program.attributes
  const declared: Record<string, readonly (string | number)[]> = {
    ...Object.fromEntries(
      Object.entries({ education, languages, period, form, subjects }).map(([name, { options }]) => [
        name,
        options.map(({ value }) => value),
      ]),
    ),
    school: ofKind('school').map(({ id }) => id as number),
  }

  test.each(Object.keys(declared))('every value of %s is used, and none by every program', (attribute) => {
    for (const value of declared[attribute] ?? []) {
      const matching = chosen(attribute).filter((list) => list.includes(value)).length
      expect(matching, `${attribute} ${value}`).toBeGreaterThan(0)
      expect(matching, `${attribute} ${value}`).toBeLessThan(programs.length)
    }
  })

  test.each(['bachelor', 'master', 'doctoral'])('each filter divides the programs of level %s', (level) => {
    const mine = programs.filter(({ attributes }) => attributes.education === level)
    for (const attribute of ['school', 'languages', 'period', 'form']) {
      const lists = chosen(attribute, mine)
      const offered = [...new Set(lists.flat())]
      expect(offered.length, attribute).toBeGreaterThan(1)
      const dividing = offered.filter((value) => lists.some((list) => !list.includes(value)))
      expect(dividing.length, attribute).toBeGreaterThan(0)
    }
  })

  test('programs for school leavers require subjects, those for graduates of colleges and universities do not', () => {
    for (const draft of programs) {
      const { education, period, subjects } = draft.attributes as { education: string; period: string; subjects?: unknown[] }
      expect(Boolean(subjects?.length), nameOf(draft)).toBe(education === 'bachelor' && Number(period) >= 4)
    }
  })
})

test('every centre offers its own reasons for an appointment, and the generic one', () => {
  const reasons = ofKind('handbook').filter(({ attributes }) => attributes.list === 'root-issues')
  const centres = ofKind('page').filter(({ attributes }) => attributes.type === 'center')
  const namesOf = (id: number | undefined) =>
    reasons.flatMap(({ slug, attributes }) => ((attributes.centers as (number | undefined)[] | undefined)?.includes(id) ? [slug] : []))
  for (const { id, slug } of centres) expect(namesOf(id).length, slug ?? '').toBeGreaterThan(0)
  expect(namesOf(119)).toEqual(['issue-language'])
  expect(reasons.filter(({ attributes }) => attributes.centers === undefined).map(({ slug }) => slug)).toEqual(['issue-other'])
})
