import { expect, test } from 'vitest'
import { blocksOf, drafts, nameOf, texts, values } from './testing/walk.ts'

type English = { en?: string }
type Row = { phone?: string; address?: English; room?: English }

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

test('phones and mail addresses are of the university’s invented kind', () => {
  const plain = values.filter(({ attribute }) => attribute.type === 'plain').map(({ where, value }) => ({ where, text: value as string }))
  const all = [...plain, ...texts]
  const phones = all.flatMap(({ where, text }) => (text.match(/\+7 ?[\d() -]{8,}\d/g) ?? []).map((phone) => `${where}: ${phone}`))
  expect(phones.filter((phone) => !/\+7 \(7\d\d\) 377-11-\d\d$/.test(phone))).toEqual([])
  const mails = all.flatMap(({ where, text }) => (text.match(/[\w.+-]+@[\w.-]+\w/g) ?? []).map((mail) => `${where}: ${mail}`))
  expect(mails.filter((mail) => !/@(?:[\w-]+\.)*[\w-]+\.example$/.test(mail))).toEqual([])
})
