import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { programs } from './programs/programs.ts'
import { schools } from './schools.ts'

type Text = { kz: string; ru: string; en: string }

const levels = ['bachelor', 'master', 'doctoral'] as const

const inEach = (amount: number): Text => {
  const spaced = String(amount).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')
  return { kz: spaced, ru: spaced, en: spaced.replaceAll('\u00a0', ',') }
}

/** The lowest and the highest fee of a school at a level, linked to its programmes where the list can be narrowed. */
const cell = (school: Draft, level: (typeof levels)[number]) => {
  const fees = programs
    .filter(({ attributes }) => attributes.education === level && attributes.school === school.id)
    .map(({ attributes }) => attributes.fee as number)
  if (fees.length === 0) return { text: { kz: '–', ru: '–', en: '–' } }
  const [low, high] = [inEach(Math.min(...fees)), inEach(Math.max(...fees))]
  const range = (lang: keyof Text) => (low[lang] === high[lang] ? low[lang] : `${low[lang]}–${high[lang]}`)
  const linked = (lang: keyof Text) => `<a href="/education/${level}?school=${school.id}">${range(lang)}</a>`
  return { text: { kz: linked('kz'), ru: linked('ru'), en: linked('en') } }
}

/** Fees for a year by school and level, reckoned from the starter programmes so that the two never differ. */
export const feeRows = schools.map((school) => ({
  cells: [{ text: school.attributes.title as Text }, ...levels.map((level) => cell(school, level))],
}))

const bachelorFees = programs
  .filter(({ attributes }) => attributes.education === 'bachelor')
  .map(({ attributes }) => attributes.fee as number)
const mean = bachelorFees.reduce((sum, fee) => sum + fee, 0) / bachelorFees.length

/**
 * A year's tuition for a bachelor's programme, for the table of costs: the lowest fee and the average, to the nearest ten thousand.
 */
export const tuitionRow = {
  cells: [
    {
      text: {
        kz: '<a href="/edu-finance">Оқу ақысы</a>, бакалавриат',
        ru: '<a href="/edu-finance">Обучение</a>, бакалавриат',
        en: '<a href="/edu-finance">Tuition</a>, bachelor’s degree',
      },
    },
    { text: inEach(Math.min(...bachelorFees)) },
    { text: inEach(Math.round(mean / 10_000) * 10_000) },
  ],
}
