import { expect, test } from 'vitest'
import { contactPlaces } from './contact-place.ts'

test.each([
  ['12-кабинет', 'Бас ғимарат, 12-\u2060кабинет'],
  ['кабинет 12', 'Бас ғимарат, кабинет\u00a012'],
  [null, 'Бас ғимарат'],
])('the room %j of an office is not parted at the end of a line', (room, address) => {
  const office = { title: 'Мұрағат', phone: null, email: null, address: 'Бас ғимарат', hours: null, room }
  const contacts = { items: [office], fallback: [] } as unknown as Parameters<typeof contactPlaces>[0]
  expect(contactPlaces(contacts).map((place) => place.address)).toEqual([address])
})
