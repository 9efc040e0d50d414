import type { CarriedBlock } from '../../resolve-blocks.ts'
import { columns, figure, prose, row, same, say } from '../texts.ts'
import { goalCell, goals } from './goals.ts'

const none = same('–')
const score = (value: number | null) => (value === null ? none : figure(value))

/** Scores out of 100 in the rankings of 2024, 2025 and 2026; none where no report was handed in. */
const table: readonly [keyof typeof goals, number | null, number | null, number][] = [
  ['poverty', 49.8, 54.2, 58.7],
  ['health', null, 57.6, 61.4],
  ['education', 68.2, 74.1, 78.9],
  ['equality', 63.9, 69.3, 74.2],
  ['work', 61.4, 63.9, 70.5],
  ['inequality', 57.3, 61.5, 66.8],
  ['cities', null, 58.8, 64.3],
  ['climate', null, null, 55.9],
  ['institutions', 60.2, 64.8, 69.7],
  ['partnership', 51.5, 57.2, 63.1],
]

const yearsOf = [2024, 2025, 2026] as const

/** The total of a year by the ranking's rule: goal 17 weighs 22 per cent, each of the three best others 26. */
export const totalOf = (year: (typeof yearsOf)[number]) => {
  const at = yearsOf.indexOf(year)
  const own = Object.fromEntries(table.map(([name, ...values]) => [name, values[at] ?? 0])) as Record<keyof typeof goals, number>
  const { partnership, ...others } = own
  const best = Object.values(others).sort((one, other) => other - one)
  const total = 0.22 * partnership + best.slice(0, 3).reduce((sum, value) => sum + 0.26 * value, 0)
  return figure(Math.round(total * 10) / 10)
}

export const scores: CarriedBlock = {
  type: 'table',
  title: say('Мақсаттар бойынша ұпайлар', 'Баллы по целям', 'Scores by goal'),
  desc: prose(
    'Ұпай 100-ден. Сызықша сол жылы есеп берілмегенін білдіреді. Қалған жеті мақсат бойынша жұмыс жүріп жатыр, бірақ дәлеліміз әлі рейтингке жетпейді: <a href="/our-sustainable-development">барлық он жеті мақсат</a>.',
    'Балл из 100. Прочерк значит, что в тот год отчёта не было. По остальным семи целям работа идёт, но доказательств для рейтинга пока мало: <a href="/our-sustainable-development">все семнадцать целей</a>.',
    'Points out of 100; a dash means that no report was made that year. Work on the other seven goals goes on, but there is not yet proof enough for a ranking: <a href="/our-sustainable-development">all seventeen goals</a>.',
  ),
  columns: columns(say('Мақсат', 'Цель', 'Goal'), ...yearsOf.map((year) => same(String(year)))),
  rows: table.map(([name, ...values]) => row(goalCell(goals[name]), ...values.map(score))),
  row_heads: true,
}
