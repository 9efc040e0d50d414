import { picture } from '../attributes/media.ts'
import { group, list } from '../attributes/nested.ts'
import { plain, text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { choice } from '../attributes/values.ts'
import { universityName } from '../brand.ts'
import { entity } from './entity.ts'

/** What every screen shows of the university: contacts, logo, social networks. */
export const generalSettings = entity({
  kind: 'general-settings',
  plural: 'general-settings',
  label: { kz: 'Жалпы баптаулар', ru: 'Общие настройки', en: 'General settings' },
  singleton: true,
  adminOnly: true,
  attributes: {
    title: text({ required: true, label: { kz: 'Университет атауы', ru: 'Название университета', en: 'Name of the university' } }),
    elements: group({
      value: list(
        {
          type: choice(
            [
              { value: 'phone', label: { kz: 'Телефон', ru: 'Телефон', en: 'Phone' } },
              { value: 'whatsapp', label: { kz: 'WhatsApp', ru: 'WhatsApp', en: 'WhatsApp' } },
              { value: 'email', label: { kz: 'Электрондық пошта', ru: 'Электронная почта', en: 'Email' } },
              { value: 'address', label: { kz: 'Мекенжай', ru: 'Адрес', en: 'Address' } },
              { value: 'hours', label: { kz: 'Жұмыс уақыты', ru: 'Часы работы', en: 'Opening hours' } },
            ],
            { required: true },
          ),
          title: text({ required: true }),
          value: text({ required: true }),
          url: url(),
        },
        { label: { kz: 'Байланыс түрлері', ru: 'Способы связи', en: 'Ways to get in touch' } },
      ),
    }),
    consultation_image: group({ value: picture({ label: { kz: 'Сурет', ru: 'Изображение', en: 'Picture' } }) }),
    footer_logo: group({ value: picture({ label: { kz: 'Сурет', ru: 'Изображение', en: 'Picture' } }) }),
    socials: list({
      network: choice(
        [
          { value: 'instagram', label: { kz: 'Instagram', ru: 'Instagram', en: 'Instagram' } },
          { value: 'youtube', label: { kz: 'YouTube', ru: 'YouTube', en: 'YouTube' } },
          { value: 'telegram', label: { kz: 'Telegram', ru: 'Telegram', en: 'Telegram' } },
          { value: 'facebook', label: { kz: 'Facebook', ru: 'Facebook', en: 'Facebook' } },
          { value: 'linkedin', label: { kz: 'LinkedIn', ru: 'LinkedIn', en: 'LinkedIn' } },
          { value: 'tiktok', label: { kz: 'TikTok', ru: 'TikTok', en: 'TikTok' } },
          { value: 'x', label: { kz: 'X', ru: 'X', en: 'X' } },
        ],
        { required: true },
      ),
      title: text(),
      url: url({ required: true }),
    }),
    email: plain(),
    address: text(),
    account_url: url({
      later: true,
      label: { kz: 'Жеке кабинеттің мекенжайы', ru: 'Адрес личного кабинета', en: 'Address of the personal account' },
    }),
  },
  foundAt: { path: 'contacts', attributes: ['elements', 'socials', 'email', 'address'] },
  calls: { 'settings/general': { shape: 'item' } },
  sample: {
    title: universityName,
    elements: {
      value: [
        {
          type: 'phone',
          title: { kz: 'Қабылдау комиссиясы', ru: 'Приёмная комиссия', en: 'Admissions office' },
          value: { kz: '+7 (727) 000-00-00', ru: '+7 (727) 000-00-00', en: '+7 (727) 000-00-00' },
          url: 'tel:+77270000000',
        },
        {
          type: 'hours',
          title: { kz: 'Жұмыс уақыты', ru: 'Часы работы', en: 'Opening hours' },
          value: { kz: 'Дс–Жм 9:00–18:00', ru: 'Пн–Пт 9:00–18:00', en: 'Mon–Fri 9:00–18:00' },
        },
      ],
    },
    consultation_image: { value: { url: '/media/consultation.webp', width: 1200, height: 900 } },
    footer_logo: {
      value: {
        url: '/media/logo.svg',
        width: 220,
        height: 52,
        alt: universityName,
      },
    },
    socials: [{ network: 'instagram', url: 'https://www.instagram.com/university.example' }],
    email: 'info@university.example',
    account_url: 'https://my.university.example/',
    address: { kz: 'Алматы қ., Жандосов көшесі, 55', ru: 'г. Алматы, ул. Жандосова, 55', en: '55 Zhandosov Street, Almaty' },
  },
})
