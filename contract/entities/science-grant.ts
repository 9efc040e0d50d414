import { picture } from '../attributes/media.ts'
import { plain, richText, text } from '../attributes/text.ts'
import { number } from '../attributes/values.ts'
import { pageEntity } from './entity.ts'

/** A funded piece of research; its page is the entry itself. */
export const scienceGrant = pageEntity({
  kind: 'science-grant',
  plural: 'science-grants',
  label: { kz: 'Ғылыми гранттар', ru: 'Научные гранты', en: 'Research grants' },
  slug: true,
  page: { type: 'science-grant', address: '/science-grant/{slug}' },
  attributes: {
    title: text({ required: true }),
    number: plain({ max: 60, label: { kz: 'Жеке тіркеу нөмірі (ЖТН)', ru: 'ИРН проекта', en: 'Registration number (IRN)' } }),
    lead: text({ required: true, max: 600 }),
    funder: text(),
    amount: number({ label: { kz: 'Сомасы, теңге', ru: 'Сумма, тенге', en: 'Amount, tenge' } }),
    period: text(),
    head: text(),
    picture: picture(),
    desc: richText({ detail: true }),
  },
  search: { lead: ['number', 'lead', 'head'], body: ['desc'] },
  calls: { 'science-grants': { shape: 'list' }, 'science-grants/{slug}': { shape: 'item' } },
  sample: {
    title: {
      kz: 'Ауыл шаруашылығындағы цифрлық қаржы құралдары',
      ru: 'Цифровые финансовые инструменты в сельском хозяйстве',
      en: 'Digital financial instruments in agriculture',
    },
    number: 'AP00000001',
    lead: {
      kz: 'Шағын шаруашылықтарға арналған несие моделін ұсынамыз.',
      ru: 'Предлагаем модель кредита для малых хозяйств.',
      en: 'We propose a credit model for small farms.',
    },
    funder: {
      kz: 'ҚР Ғылым және жоғары білім министрлігі',
      ru: 'Министерство науки и высшего образования РК',
      en: 'Ministry of Science and Higher Education of Kazakhstan',
    },
    amount: 72_000_000,
    period: { kz: '2025–2027 жж.', ru: '2025–2027 гг.', en: '2025–2027' },
    head: { kz: 'Әсел Нұрланова', ru: 'Асель Нурланова', en: 'Assel Nurlanova' },
  },
})
