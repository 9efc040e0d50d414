import type { Labels } from '@narkhoz/contract/locales.ts'
import type { Cell, Table } from './paper-text.ts'

/** Income and spending of a period, in millions of tenge. */
type Result = {
  teaching: number
  research: number
  other: number
  pay: number
  grants: number
  wear: number
  buildings: number
  materials: number
  management: number
}

/** Assets and liabilities at the end of a period, in millions of tenge. */
type Position = { property: number; cash: number; receivables: number; prepaid: number; payables: number }

/** A period's figures; sums are never written down, they are added up. */
export type Period = { title: Labels; day: Labels; result: Result; position: Position }

const year = (number: number, result: Result, position: Position): Period => ({
  title: { kz: String(number), ru: String(number), en: String(number) },
  day: { kz: `31.12.${number}`, ru: `31.12.${number}`, en: `31 Dec ${number}` },
  result,
  position,
})

/** The years reported, each of them also the comparison of the next. */
export const years = {
  2021: year(
    2021,
    { teaching: 9180, research: 615, other: 540, pay: 5690, grants: 530, wear: 1120, buildings: 1405, materials: 690, management: 499 },
    { property: 17_850, cash: 3105, receivables: 840, prepaid: 2685, payables: 1190 },
  ),
  2022: year(
    2022,
    { teaching: 10_215, research: 742, other: 610, pay: 6310, grants: 640, wear: 1185, buildings: 1560, materials: 820, management: 555 },
    { property: 18_120, cash: 3420, receivables: 905, prepaid: 2840, payables: 1188 },
  ),
  2023: year(
    2023,
    { teaching: 11_460, research: 905, other: 700, pay: 7120, grants: 790, wear: 1240, buildings: 1720, materials: 985, management: 622 },
    { property: 18_460, cash: 3890, receivables: 960, prepaid: 3060, payables: 1245 },
  ),
  2024: year(
    2024,
    { teaching: 12_840, research: 1120, other: 790, pay: 7960, grants: 985, wear: 1310, buildings: 1905, materials: 1190, management: 758 },
    { property: 18_930, cash: 4215, receivables: 1045, prepaid: 3295, payables: 1248 },
  ),
  2025: year(
    2025,
    {
      teaching: 14_310,
      research: 1475,
      other: 865,
      pay: 8890,
      grants: 1230,
      wear: 1420,
      buildings: 2115,
      materials: 1390,
      management: 887,
    },
    { property: 19_610, cash: 4480, receivables: 1130, prepaid: 3570, payables: 1285 },
  ),
} satisfies Record<number, Period>

const half = (number: number, result: Result, position: Position): Period => ({
  title: { kz: `${number}, I жартыжылдық`, ru: `I полугодие ${number}`, en: `First half of ${number}` },
  day: { kz: `30.06.${number}`, ru: `30.06.${number}`, en: `30 June ${number}` },
  result,
  position,
})

/** The first halves of the years: fees are paid in autumn, so cash and prepaid fees are low in June. */
export const halves = {
  2025: half(
    2025,
    { teaching: 6980, research: 702, other: 418, pay: 4380, grants: 598, wear: 702, buildings: 1044, materials: 671, management: 431 },
    { property: 18_895, cash: 2710, receivables: 1120, prepaid: 1515, payables: 1289 },
  ),
  2026: half(
    2026,
    { teaching: 7690, research: 815, other: 455, pay: 4795, grants: 660, wear: 735, buildings: 1130, materials: 742, management: 478 },
    { property: 19_575, cash: 2965, receivables: 1210, prepaid: 1640, payables: 1325 },
  ),
} satisfies Record<number, Period>

const incomeOf = ({ teaching, research, other }: Result) => teaching + research + other
const spendingOf = ({ pay, grants, wear, buildings, materials, management }: Result) =>
  pay + grants + wear + buildings + materials + management
const assetsOf = ({ property, cash, receivables }: Position) => property + cash + receivables

/** Surplus of a period. */
export const surplusOf = ({ result }: Period) => incomeOf(result) - spendingOf(result)

/** What belongs to the university itself at a period's end. */
export const capitalOf = ({ position }: Period) => assetsOf(position) - position.prepaid - position.payables

const row = (title: Labels, periods: readonly Period[], figure: (period: Period) => number): Cell[] => [title, ...periods.map(figure)]
const item: Labels = { kz: 'Көрсеткіш', ru: 'Показатель', en: 'Item' }

/** Income, spending and surplus of two periods side by side. */
export const results = (before: Period, now: Period): Table => {
  const line = (title: Labels, figure: (result: Result) => number) => row(title, [before, now], ({ result }) => figure(result))
  return {
    columns: [item, before.title, now.title],
    rows: [
      line({ kz: 'Оқудан түскен кіріс', ru: 'Доход от обучения', en: 'Income from teaching' }, ({ teaching }) => teaching),
      line({ kz: 'Зерттеу мен кеңес беру', ru: 'Исследования и консалтинг', en: 'Research and advice' }, ({ research }) => research),
      line({ kz: 'Жатақхана және басқа кіріс', ru: 'Общежития и прочие доходы', en: 'Halls and other income' }, ({ other }) => other),
      line({ kz: 'Кіріс, барлығы', ru: 'Доходы, всего', en: 'Total income' }, incomeOf),
      line({ kz: 'Еңбекақы мен салық', ru: 'Оплата труда и налоги', en: 'Pay and taxes' }, ({ pay }) => pay),
      line({ kz: 'Грант пен шәкіртақы', ru: 'Гранты и стипендии', en: 'Grants and scholarships' }, ({ grants }) => grants),
      line({ kz: 'Тозу', ru: 'Амортизация', en: 'Depreciation' }, ({ wear }) => wear),
      line({ kz: 'Ғимараттар мен коммуналдық', ru: 'Здания и коммунальные', en: 'Buildings and utilities' }, ({ buildings }) => buildings),
      line(
        { kz: 'Оқу құралдары мен жүйелер', ru: 'Учебные материалы и системы', en: 'Teaching materials and systems' },
        (of) => of.materials,
      ),
      line({ kz: 'Басқару шығындары', ru: 'Расходы на управление', en: 'Administration' }, ({ management }) => management),
      line({ kz: 'Шығын, барлығы', ru: 'Расходы, всего', en: 'Total spending' }, spendingOf),
      row({ kz: 'Таза нәтиже', ru: 'Чистый результат', en: 'Net result' }, [before, now], surplusOf),
    ],
    sums: [3, 10, 11],
  }
}

/** Assets and liabilities at the end of two periods. */
export const positions = (before: Period, now: Period): Table => {
  const line = (title: Labels, figure: (position: Position) => number) => row(title, [before, now], ({ position }) => figure(position))
  return {
    columns: [item, before.day, now.day],
    rows: [
      line({ kz: 'Ғимараттар мен жабдық', ru: 'Здания и оборудование', en: 'Buildings and equipment' }, ({ property }) => property),
      line({ kz: 'Ақша мен салымдар', ru: 'Деньги и вклады', en: 'Cash and deposits' }, ({ cash }) => cash),
      line({ kz: 'Дебиторлық берешек', ru: 'Дебиторская задолженность', en: 'Receivables' }, ({ receivables }) => receivables),
      line({ kz: 'Активтер, барлығы', ru: 'Активы, всего', en: 'Total assets' }, assetsOf),
      line(
        { kz: 'Алдын ала төленген оқу ақысы', ru: 'Плата, полученная вперёд', en: 'Fees received in advance' },
        ({ prepaid }) => prepaid,
      ),
      line({ kz: 'Кредиторлық берешек', ru: 'Кредиторская задолженность', en: 'Payables' }, ({ payables }) => payables),
      row({ kz: 'Өз капиталы', ru: 'Собственный капитал', en: 'Own capital' }, [before, now], capitalOf),
    ],
    sums: [3, 6],
  }
}
