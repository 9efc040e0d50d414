import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { programWords } from '../../i18n/.server/programs.ts'
import { en } from '../../i18n/en.ts'
import { LocaleProvider } from '../../i18n/locale.ts'
import { loadWords } from '../../i18n/words.ts'
import { Facts } from '../../kit/facts.tsx'
import { programFacts } from './program-facts.tsx'

beforeAll(() => loadWords('en'))

const program = { languages: [], period: { title: '4 years' }, form: [], subjects: [], deadline: '2027-07-05', fallback: [] }

const rendered = (opens: string | undefined, subjects: readonly { title: string }[] = []) =>
  renderToStaticMarkup(
    <LocaleProvider value="en">
      <Facts facts={programFacts({ ...program, subjects } as unknown as Parameters<typeof programFacts>[0], en, programWords.en, opens)} />
    </LocaleProvider>,
  ).replaceAll(/<[^>]*>/g, ' ')

const told = (opens: string | undefined) => rendered(opens).replaceAll(/\s+/g, ' ')

test('no line of a pair of subjects begins with its dash', () => {
  expect(rendered(undefined, [{ title: 'Mathematics – Geography' }])).toContain('mathematics\u00a0– geography')
})

test('a programme says from when until when it takes applications', () => {
  expect(told('2027-06-20')).toContain('First day to apply 20 June 2027 Last day to apply 5 July 2027')
  expect(told(undefined)).not.toContain('First day')
})
