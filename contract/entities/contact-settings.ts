import { mailbox } from '../attributes/mailbox.ts'
import { group, list } from '../attributes/nested.ts'
import { plain, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { choices, number } from '../attributes/values.ts'
import { forms } from '../forms/registry.ts'
import { entity } from './entity.ts'

/** Contacts of the university, and receivers of the virtual reception. */
export const contactSettings = entity({
  kind: 'contact-settings',
  plural: 'contact-settings',
  label: { kz: 'Байланыс баптаулары', ru: 'Настройки контактов', en: 'Contact settings' },
  singleton: true,
  adminOnly: true,
  attributes: {
    title: text({ required: true }),
    items: list(
      {
        title: text({ required: true }),
        phone: plain({ max: 60 }),
        email: plain({ max: 254 }),
        address: text(),
        hours: text(),
        room: text({ max: 60 }),
        forms: choices(
          Object.values(forms).map(({ name, title }) => ({ value: name, label: title })),
          { later: true, label: { kz: 'Қандай өтінімдерді қарайды', ru: 'Какие заявки рассматривает', en: 'Requests it handles' } },
        ),
      },
      { label: { kz: 'Бөлімшелер', ru: 'Подразделения', en: 'Offices' } },
    ),
    map: group({
      url: url(),
      latitude: number({ least: -90, most: 90, fraction: true }),
      longitude: number({ least: -180, most: 180, fraction: true }),
    }),
    receivers: list(
      {
        id: number({ required: true, least: 1 }),
        title: text({ required: true, label: { kz: 'Аты-жөні', ru: 'Имя и фамилия', en: 'Full name' } }),
        post: text(),
        email: mailbox({ required: true }),
      },
      { most: 20 },
    ),
  },
  foundAt: { path: 'contacts', attributes: ['items'] },
  calls: { 'settings/contacts': { shape: 'item' } },
  sample: {
    title: { kz: 'Байланыс', ru: 'Контакты', en: 'Contacts' },
    items: [
      {
        title: { kz: 'Қабылдау комиссиясы', ru: 'Приёмная комиссия', en: 'Admissions office' },
        phone: '+7 (727) 000-00-00',
        email: 'admissions@university.example',
        address: { kz: 'Алматы қ., Жандосов көшесі, 55', ru: 'г. Алматы, ул. Жандосова, 55', en: '55 Zhandosov Street, Almaty' },
        hours: { kz: 'Дс–Жм 9:00–18:00', ru: 'Пн–Пт 9:00–18:00', en: 'Mon–Fri 9:00–18:00' },
        room: { kz: '105-кабинет', ru: 'кабинет 105', en: 'room 105' },
      },
    ],
    map: { url: 'https://www.openstreetmap.org/?mlat=43.2146&mlon=76.8711', latitude: 43.2146, longitude: 76.8711 },
    receivers: [
      {
        id: 1,
        title: { kz: 'Айгүл Сәрсенова', ru: 'Айгуль Сарсенова', en: 'Aigul Sarsenova' },
        post: { kz: 'Университет президенті', ru: 'Президент университета', en: 'President of the university' },
        email: 'president@university.example',
      },
    ],
  },
})
