import { picture } from '../attributes/media.ts'
import { list } from '../attributes/nested.ts'
import { text } from '../attributes/text.ts'
import { url } from '../attributes/url.ts'
import { block } from './block.ts'
import { samplePicture } from './sample-picture.ts'

/** Names of partners as their wordmarks. */
export const logos = block({
  type: 'logos',
  label: { kz: 'Логотиптер', ru: 'Логотипы', en: 'Logos' },
  use: {
    kz: 'Серіктестерді, демеушілерді немесе аккредиттеу агенттіктерін атап өту керек болғанда.',
    ru: 'Когда нужно назвать партнёров, спонсоров или аккредитационные агентства.',
    en: 'When partners, sponsors or accreditation agencies are to be named.',
  },
  attributes: {
    items: list({ title: text({ required: true }), picture: picture({ required: true }), url: url() }, { required: true, most: 60 }),
  },
  sample: {
    title: { kz: 'Серіктестеріміз', ru: 'Наши партнёры', en: 'Our partners' },
    items: [
      {
        title: { kz: 'Alatau Bank', ru: 'Alatau Bank', en: 'Alatau Bank' },
        picture: samplePicture({ kz: 'Alatau Bank', ru: 'Alatau Bank', en: 'Alatau Bank' }, 'wordmark'),
        url: 'https://alatau-bank.example',
      },
      {
        title: { kz: 'Dala Telecom', ru: 'Dala Telecom', en: 'Dala Telecom' },
        picture: samplePicture({ kz: 'Dala Telecom', ru: 'Dala Telecom', en: 'Dala Telecom' }, 'wordmark'),
      },
    ],
  },
})
