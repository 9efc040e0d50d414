import { locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { linesOf, nameOf, ofKind, texts } from './testing/walk.ts'

const spelled: Readonly<Record<string, string>> = { eighteen: '18', 'thirty-six': '36', forty: '40', sixty: '60', 'four thousand': '4,000' }

const distinctCountries = new Set(ofKind('university').map(({ attributes }) => attributes.country)).size

/** Facts in several entries, with their English phrasing, and their one value. */
const facts: readonly [what: string, said: RegExp, value: string][] = [
  ['partner universities', /\b(\d+|forty) (?:partner )?universities in (?:18|eighteen) countries/gi, String(ofKind('university').length)],
  ['their countries', /\b(?:partner universities|exchange|partners) (?:in|with) ([\w-]+) countries\b/gi, String(distinctCountries)],
  ['programmes', /\b([\w-]+) programmes (?:in Almaty|and a community)/gi, String(ofKind('program').length)],
  ['programmes for school leavers', /\b(36|thirty-six) programmes/gi, '36'],
  ['places in the halls', /\b(\d+) places (?:in three buildings|near the campus)|\bThree buildings hold (\d+) places/g, '800'],
  [
    'participants of the study of mentors',
    /\b([\d,]+) (?:first-year students were divided|students take part)|following ([\d,]+) students/g,
    '1,140',
  ],
  ['students of a mentor', /(?:No mentor has more than|No mentor should have more than|Each looks after|Each group of) (\w+)/g, 'six'],
  ['days of the course for mentors', /(?:they|third-year students) took a (\w+)-day course/g, 'five'],
  ['rent of a double room', /double room (?:costs )?([\d,]+) tenge|([\d,]+) tenge a month in a double room/g, '35,000'],
  ['the fee of the library', /reading rooms free of charge with the graduate card, city residents for ([\d,]+) tenge/g, '5,000'],
  ['scholarships to study abroad', /\btwenty students from low-income families receive ([\d,]+) tenge/g, '600,000'],
  ['Duolingo results that count', /Duolingo English Test (\d+)|results from (\d+) points as equivalent/g, '105'],
  ['seasons of the water meters', /seasons of (\d{4} and \d{4})/g, '2025 and 2026'],
  ['containers that were followed', /\b(?:sensors|movement|journeys) of (four thousand|[\d,]+) containers/gi, '4,000'],
  ['visitors of the law clinic', /helped ([\d,]+) people/g, '1,046'],
]

const english = texts.filter(({ lang }) => lang === 'en')

test.each(facts)('%s are the same everywhere', (_, said, value) => {
  const found = english.flatMap(({ entry, attribute, text }) =>
    (attribute.type === 'richText' ? linesOf(text) : [text]).flatMap((line) =>
      [...line.matchAll(said)].map((match) => {
        const told = (match.slice(1).find(Boolean) ?? '').toLowerCase()
        return { told: spelled[told] ?? told, where: nameOf(entry) }
      }),
    ),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ told }) => told !== value)).toEqual([])
})

/** Events and later reports: an activity of a project, and the news of it. */
const toldAfter = [
  ['sensors-on-school-walls', 'thirty-five-air-sensors-installed-in-almaty'],
  ['final-report-presented', 'why-small-firms-close-two-years-of-diaries'],
  ['mid-term-results', 'mentors-lower-first-year-stress'],
  ['mentors-trained', 'ninety-six-mentors-ready-for-september'],
  ['mediators-in-villages', 'forty-village-mediators-receive-certificates'],
  ['plain-language-templates', 'twelve-court-forms-in-plain-kazakh'],
  ['guesthouse-course', 'thirty-eight-families-learn-to-host-guests'],
] as const

test.each(toldAfter)('%s comes before the news of it', (activity, news) => {
  const dayOf = (kind: string, slug: string) => String(ofKind(kind).find((draft) => draft.slug === slug)?.attributes.date).slice(0, 10)
  expect(dayOf('project-activity', activity) <= dayOf('news', news)).toBe(true)
})

/** How long each level takes, where a table says so; the programmes hold it. */
test.each([
  ['page 50 master', 'master', /^([\d.]+)–([\d.]+) years, MBA (\d) years$/],
  ['page 51 doctoral', 'doctoral', /^(\d) years \(DBA (\d) years\)$/],
] as const)('%s names the lengths of study that its programmes have', (where, education, said) => {
  const [told] = english.flatMap(({ entry, text }) => (nameOf(entry) === where ? [said.exec(text)?.slice(1)] : [])).filter(Boolean)
  const periods = ofKind('program').flatMap(({ attributes }) => (attributes.education === education ? [String(attributes.period)] : []))
  expect(new Set(told)).toEqual(new Set(periods))
})

test('the sorted waste of a goal adds up to the figure on the sustainable development page', () => {
  const tonnes = english.flatMap(({ entry, text }) =>
    entry.slug === 'responsible-consumption-and-production' ? (/^([\d.]+) t$/.exec(text)?.[1] ?? []) : [],
  )
  const total = tonnes.reduce((sum, value) => sum + Number(value), 0)
  expect(english.filter(({ entry, text }) => entry.slug === 'our-sustainable-development' && text === `${total} tonnes`)).toHaveLength(1)
})

test.each(locales)('the page that a search for Kaspi leads to says that one can pay with it: %s', (lang) => {
  const told = texts.filter((text) => text.lang === lang && nameOf(text.entry) === 'page 164 edu-finance')
  expect(told.some(({ text }) => text.includes('Kaspi'))).toBe(true)
})
