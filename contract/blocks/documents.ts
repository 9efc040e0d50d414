import { file } from '../attributes/media.ts'
import { list } from '../attributes/nested.ts'
import { text } from '../attributes/text.ts'
import { day } from '../attributes/values.ts'
import { block } from './block.ts'

/** Files to download, each with its title and the day it was approved. */
export const documents = block({
  type: 'documents',
  label: { kz: 'Құжаттар', ru: 'Документы', en: 'Documents' },
  use: {
    kz: 'Бетке қатысты файлдарды жүктеп алуға беру керек болғанда.',
    ru: 'Когда к странице нужно приложить файлы для скачивания.',
    en: 'When files that belong to the page are offered for download.',
  },
  attributes: {
    items: list(
      {
        title: text({ required: true }),
        date: day({ label: { kz: 'Бекітілген күні', ru: 'Дата утверждения', en: 'Approved on' } }),
        file: file({ required: true }),
      },
      { required: true },
    ),
  },
  sample: {
    title: { kz: 'Ережелер мен нысандар', ru: 'Положения и формы', en: 'Rules and forms' },
    items: [
      {
        title: { kz: 'Академиялық саясат', ru: 'Академическая политика', en: 'Academic policy' },
        date: '2026-08-25',
        file: { url: '/media/academic-policy.pdf', name: 'academic-policy.pdf', size: 842_000, type: 'application/pdf' },
      },
      {
        title: { kz: 'Ауысуға өтініш нысаны', ru: 'Форма заявления на перевод', en: 'Transfer request form' },
        file: { url: '/media/transfer-request.pdf', name: 'transfer-request.pdf', size: 96_000, type: 'application/pdf' },
      },
    ],
  },
})
