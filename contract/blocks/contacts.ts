import { list } from '../attributes/nested.ts'
import { plain, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { block } from './block.ts'

/** Contacts, each with phone, email, address and hours if present. */
export const contacts = block({
  type: 'contacts',
  label: { kz: 'Байланыс', ru: 'Контакты', en: 'Contacts' },
  use: {
    kz: 'Келуші қайда хабарласу керегін білуі тиіс болғанда.',
    ru: 'Когда посетителю нужно знать, куда обратиться.',
    en: 'When visitors need to know whom to turn to.',
  },
  attributes: {
    items: list(
      {
        title: text({ required: true }),
        phone: plain({ max: 60, label: { kz: 'Телефон', ru: 'Телефон', en: 'Phone' } }),
        email: plain({ max: 120, label: { kz: 'Электрондық пошта', ru: 'Электронная почта', en: 'Email' } }),
        address: text({ label: { kz: 'Мекенжай', ru: 'Адрес', en: 'Address' } }),
        hours: text({ label: { kz: 'Жұмыс уақыты', ru: 'Часы работы', en: 'Opening hours' } }),
        map: url({ label: { kz: 'Картадағы орны', ru: 'Место на карте', en: 'Place on a map' } }),
      },
      { required: true, most: 40 },
    ),
  },
  sample: {
    title: { kz: 'Бізге хабарласыңыз', ru: 'Свяжитесь с нами', en: 'Get in touch' },
    items: [
      {
        title: { kz: 'Қабылдау комиссиясы', ru: 'Приёмная комиссия', en: 'Admissions office' },
        phone: '+7 (727) 000-00-00',
        email: 'admissions@university.example',
        address: {
          kz: 'Алматы қ., Жандосов көшесі, 55, 101-кабинет',
          ru: 'г. Алматы, ул. Жандосова, 55, каб. 101',
          en: '55 Zhandosov Street, room 101, Almaty',
        },
        hours: { kz: 'Дс–Жм, 9:00–18:00', ru: 'Пн–Пт, 9:00–18:00', en: 'Mon–Fri, 9:00–18:00' },
        map: 'https://maps.example/almaty/zhandosov-55',
      },
      {
        title: { kz: 'Студенттерге қызмет көрсету орталығы', ru: 'Центр обслуживания студентов', en: 'Student service centre' },
        phone: '+7 (727) 000-00-01',
        email: 'service@university.example',
        hours: { kz: 'Дс–Сб, 9:00–17:00', ru: 'Пн–Сб, 9:00–17:00', en: 'Mon–Sat, 9:00–17:00' },
      },
    ],
  },
})

/** The office that a page is about, among the places that its contacts name: the first with a mailbox. Lines that are rung in need have none. */
export const officeAmong = <P extends { email?: string | null | undefined }>(places: readonly P[]): P | undefined =>
  places.find(({ email }) => email)
