import { describe, expect, test } from 'vitest'
import { blocksOf, drafts, nameOf, ofKind, texts, values } from './testing/walk.ts'

type English = { en?: string }
type Row = { title?: English; map?: string; phone?: string; email?: string; address?: English; room?: English; hours?: English }

const rowsOf = (draft: (typeof drafts)[number]): Row[] => {
  if (draft.kind === 'school') return [draft.attributes]
  if (draft.kind === 'contact-settings') return draft.attributes.items as Row[]
  return blocksOf(draft).flatMap((block) => (block.type === 'contacts' ? (block.items as Row[]) : []))
}

/** Offices with a phone and a numbered room of the main building. */
const offices = drafts.flatMap((draft) =>
  rowsOf(draft).flatMap(({ phone, address, room }) => {
    const [, number] = /room (\d{3})\b/.exec(`${address?.en} ${room?.en}`) ?? []
    return phone && number ? [{ where: nameOf(draft), phone, number }] : []
  }),
)

const disagreeing = (by: 'phone' | 'number', other: 'phone' | 'number') =>
  [...Map.groupBy(offices, (office) => office[by])]
    .filter(([, same]) => new Set(same.map((office) => office[other])).size > 1)
    .map(([value, same]) => `${value}: ${same.map((office) => `${office[other]} (${office.where})`).join(', ')}`)

test('an office has one phone and one room wherever it is named', () => {
  expect(offices.length).toBeGreaterThan(30)
  expect(disagreeing('phone', 'number')).toEqual([])
  expect(disagreeing('number', 'phone')).toEqual([])
})

test('an address has the same hours wherever it is named', () => {
  const said = drafts.flatMap((draft) =>
    rowsOf(draft).flatMap(({ email, hours }) =>
      // “Monday–Friday, 9:00–18:00” on one page is “Mon–Fri 9:00–18:00” on another.
      email && hours?.en
        ? [{ email, hours: hours.en.replaceAll(/([A-Z][a-z]{2})[a-z]*day/g, '$1').replaceAll(',', ''), where: nameOf(draft) }]
        : [],
    ),
  )
  expect(said.length).toBeGreaterThan(40)
  const differing = [...Map.groupBy(said, ({ email }) => email).values()].filter((same) => new Set(same.map(({ hours }) => hours)).size > 1)
  expect(differing).toEqual([])
})

test('phones and mail addresses are of the university’s invented kind', () => {
  const plain = values.filter(({ attribute }) => attribute.type === 'plain').map(({ where, value }) => ({ where, text: value as string }))
  const all = [...plain, ...texts]
  const phones = all.flatMap(({ where, text }) => (text.match(/\+7 ?[\d() -]{8,}\d/g) ?? []).map((phone) => `${where}: ${phone}`))
  expect(phones.filter((phone) => !/\+7 \(7\d\d\) 377-11-\d\d$/.test(phone))).toEqual([])
  const mails = all.flatMap(({ where, text }) => (text.match(/[\w.+-]+@[\w.-]+\w/g) ?? []).map((mail) => `${where}: ${mail}`))
  expect(mails.filter((mail) => !/@(?:[\w-]+\.)*[\w-]+\.example$/.test(mail))).toEqual([])
})

test('the numbers that the contacts begin with are those that most visitors need', () => {
  const [settings] = ofKind('contact-settings')
  const first = settings ? rowsOf(settings).slice(0, 3) : []
  expect(first.map(({ title }) => title?.en)).toEqual(['Contact centre', 'Admissions office', 'Service centre'])
})

test('each hall of residence has its own address and map position', () => {
  const halls = ofKind('page')
    .filter(({ attributes }) => attributes.path === 'hostel')
    .flatMap(rowsOf)
    .filter(({ title }) => title?.en?.endsWith('hall'))
  expect(halls.map(({ title }) => title?.en)).toEqual(['First hall', 'Second hall', 'Third hall'])
  expect(new Set(halls.map(({ address }) => address?.en)).size).toBe(3)
  expect(new Set(halls.map(({ map }) => map)).size).toBe(3)
  for (const { map } of halls) expect(map).toMatch(/^https:/)
})

describe('people who speak for the university', () => {
  type NamedContact = { name: { en: string }; email?: string }
  const short = ({ en }: { en: string }) => `${en.split(' ')[0]} ${en.split(' ').at(-1)}`
  const known = ['employee', 'scientist'].flatMap((kind) => ofKind(kind).map(({ attributes }) => attributes as NamedContact))
  const mailsOf = (name: string) => known.filter((one) => short(one.name) === name).flatMap(({ email }) => email ?? [])
  const pagesAt = (path: string) => ofKind('page').filter(({ attributes }) => (attributes.path as string).startsWith(path))

  test('experts for the press are staff or scientists, with their own email', () => {
    const rows = pagesAt('press')
      .flatMap(blocksOf)
      .flatMap(({ type, rows = [] }) => (type === 'table' ? (rows as { cells: { text: { en: string } }[] }[]) : []))
    expect(rows.length).toBeGreaterThanOrEqual(8)
    for (const { cells } of rows) {
      const [name = ''] = cells[1]?.text.en.split(',') ?? []
      expect(known.map((one) => short(one.name))).toContain(name)
      for (const mail of mailsOf(name)) expect(cells[3]?.text.en).toContain(mail)
    }
  })

  test('every research centre is headed by one of them, who is named on its card', () => {
    const centers = pagesAt('research-center/')
    const cards = pagesAt('science/research-centers')
      .flatMap(blocksOf)
      .flatMap(({ items = [] }) => items as { desc?: { en: string }; link?: { url: string } }[])
    expect(centers).toHaveLength(5)
    for (const center of centers) {
      const head = blocksOf(center).find(({ type }) => type === 'quote') as unknown as NamedContact
      const [contact] = blocksOf(center).flatMap(({ type, items }) =>
        type === 'contacts' ? (items as { email: string; phone: string }[]) : [],
      )
      expect(
        known.map((one) => short(one.name)),
        nameOf(center),
      ).toContain(head.name.en)
      for (const mail of mailsOf(head.name.en)) expect(contact?.email, nameOf(center)).toBe(mail)
      const card = cards.find(({ link }) => link?.url === `/${center.attributes.path}`)
      expect(card?.desc?.en, nameOf(center)).toContain(head.name.en)
    }
  })
})
