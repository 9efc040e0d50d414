import { address } from '../fields/address.ts'
import { book as bookField } from '../fields/book.ts'
import { email } from '../fields/email.ts'
import type { Field } from '../fields/field.ts'
import { fioOrStudentId } from '../fields/fio-or-student-id.ts'
import { method } from '../fields/method.ts'
import { school } from '../fields/school.ts'
import { tel } from '../fields/tel.ts'
import { form, formField } from './form.ts'

const whereTo: Field = {
  ...address,
  hint: {
    kz: 'Қала, көше, үй, пәтер. Кітапты өзіңіз алсаңыз немесе поштаға жіберсек, бос қалдырыңыз.',
    ru: 'Город, улица, дом, квартира. Если заберёте сами или получите по почте, оставьте пустым.',
    en: 'City, street, house, flat. Leave it empty if you collect the book or get it by email.',
  },
}

/** An order of a library book. */
export const book = form({
  name: 'book',
  title: { kz: 'Кітапқа тапсырыс беру', ru: 'Заказ книги', en: 'Order a book' },
  action: { kz: 'Тапсырыс беру', ru: 'Заказать', en: 'Order' },
  endpoint: 'applications/book',
  retentionDays: 180,
  answerDays: 1,
  fields: [
    formField(fioOrStudentId, { as: 'student_id' }),
    formField(email),
    formField(tel),
    formField(school),
    formField(bookField),
    formField(method),
    // The payload requires an address also where the book is collected or mailed: the way of delivery is sent instead.
    formField(whereTo, { waived: { attribute: 'no_address', field: 'method' } }),
  ],
})
