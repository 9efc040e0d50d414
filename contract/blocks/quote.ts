import { picture } from '../attributes/media.ts'
import { richText, text } from '../attributes/text.ts'
import { block } from './block.ts'
import { samplePicture } from './sample-picture.ts'

/** A quotation with name, position and photo. */
export const quote = block({
  type: 'quote',
  label: { kz: 'Дәйексөз', ru: 'Цитата', en: 'Quote' },
  use: {
    kz: 'Бір адамның өз сөзі мәтіннен әсерлірек болғанда.',
    ru: 'Когда слова самого человека убедительнее пересказа.',
    en: 'When somebody’s own words say it best.',
  },
  attributes: {
    text: richText({ max: 2000, required: true }),
    name: text({ required: true }),
    post: text(),
    photo: picture(),
  },
  sample: {
    text: {
      kz: '<p>Біз студентке дайын жауап бермейміз. Біз оған қаланың шынайы сұрағын береміз.</p>',
      ru: '<p>Мы не даём студенту готовых ответов. Мы даём ему настоящий вопрос города.</p>',
      en: '<p>We do not hand students ready answers. We hand them a real question of the city.</p>',
    },
    name: { kz: 'Айдана Сейтқали', ru: 'Айдана Сейткали', en: 'Aidana Seitkali' },
    post: {
      kz: 'Цифрлық технологиялар мектебінің деканы',
      ru: 'Декан Школы цифровых технологий',
      en: 'Dean of the School of Digital Technologies',
    },
    photo: samplePicture({ kz: 'Айдана Сейтқали', ru: 'Айдана Сейткали', en: 'Aidana Seitkali' }, 'portrait'),
  },
})
