import { lineText } from './line-text.ts'

/** Where something is to be delivered. */
export const address = lineText({
  name: 'address',
  label: { kz: 'Мекенжай', ru: 'Адрес', en: 'Address' },
  hint: { kz: 'Қала, көше, үй, пәтер', ru: 'Город, улица, дом, квартира', en: 'City, street, house, flat' },
  autocomplete: 'address-line1',
  max: 300,
  missing: { kz: 'Мекенжайыңызды жазыңыз.', ru: 'Укажите адрес.', en: 'Enter your address.' },
  good: ['Алматы қ., Жандосов к-сі, 55'],
})
