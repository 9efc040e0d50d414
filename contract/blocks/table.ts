import { list } from '../attributes/nested.ts'
import { richText, text } from '../attributes/text.ts'
import { flag } from '../attributes/values.ts'
import { block } from './block.ts'

const most = { columns: 8, rows: 100 }

/** Rows under named columns; a cell without text is an empty cell, a row shorter than the columns ends in empty cells. */
export const table = block({
  type: 'table',
  label: { kz: 'Кесте', ru: 'Таблица', en: 'Table' },
  use: {
    kz: 'Бірдей белгілері бар нәрселерді салыстыру керек болғанда.',
    ru: 'Когда нужно сравнить вещи по одним и тем же признакам.',
    en: 'When things are compared by the same features.',
  },
  attributes: {
    columns: list(
      { title: text({ required: true }) },
      { required: true, most: most.columns, label: { kz: 'Бағандар', ru: 'Столбцы', en: 'Columns' } },
    ),
    rows: list(
      {
        cells: list(
          { text: richText({ max: 2000 }) },
          { required: true, most: most.columns, label: { kz: 'Ұяшықтар', ru: 'Ячейки', en: 'Cells' } },
        ),
      },
      { required: true, most: most.rows, label: { kz: 'Жолдар', ru: 'Строки', en: 'Rows' } },
    ),
    row_heads: flag({
      label: {
        kz: 'Бірінші ұяшық\u00a0– жолдың атауы',
        ru: 'Первая ячейка\u00a0— название строки',
        en: 'The first cell names the row',
      },
    }),
  },
  sample: {
    title: { kz: 'Ұтқырлық кезіндегі шығындар', ru: 'Расходы на время мобильности', en: 'Expenses during mobility' },
    desc: {
      kz: '<p>Бір айға шаққандағы орташа шығын, 2026 жыл.</p>',
      ru: '<p>В среднем за месяц, 2026 год.</p>',
      en: '<p>Average per month, 2026.</p>',
    },
    columns: [
      { title: { kz: 'Ел', ru: 'Страна', en: 'Country' } },
      { title: { kz: 'Тұру', ru: 'Проживание', en: 'Housing' } },
      { title: { kz: 'Тамақ', ru: 'Питание', en: 'Food' } },
    ],
    rows: [
      {
        cells: [
          { text: { kz: 'Германия', ru: 'Германия', en: 'Germany' } },
          { text: { kz: '450 еуро', ru: '450 евро', en: '450 euros' } },
          { text: { kz: '280 еуро', ru: '280 евро', en: '280 euros' } },
        ],
      },
      {
        cells: [
          { text: { kz: 'Корея Республикасы', ru: 'Республика Корея', en: 'Republic of Korea' } },
          { text: { kz: '350 еуро', ru: '350 евро', en: '350 euros' } },
          { text: { kz: '250 еуро', ru: '250 евро', en: '250 euros' } },
        ],
      },
    ],
    row_heads: true,
  },
})
