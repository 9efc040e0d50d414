import { address } from '../fields/address.ts'
import { book as bookField } from '../fields/book.ts'
import { email } from '../fields/email.ts'
import { fioOrStudentId } from '../fields/fio-or-student-id.ts'
import { method } from '../fields/method.ts'
import { school } from '../fields/school.ts'
import { tel } from '../fields/tel.ts'
import { form, sent } from './form.ts'

/** An order of a library book. */
export const book = form({
  name: 'book',
  title: { kz: 'Кітапқа тапсырыс беру', ru: 'Заказ книги', en: 'Order a book' },
  action: { kz: 'Тапсырыс беру', ru: 'Заказать', en: 'Order' },
  endpoint: 'applications/book',
  retentionDays: 180,
  fields: [sent(fioOrStudentId, { as: 'student_id' }), sent(email), sent(tel), sent(school), sent(bookField), sent(method), sent(address)],
})
