import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { runTogether } from '../../e2e/run-together.ts'
import { LocaleProvider } from '../i18n/locale.ts'
import { loadWords } from '../i18n/words.ts'
import { ButtonLink } from '../kit/button.tsx'
import { Quote } from '../kit/quote.tsx'
import { Levels } from '../sections/levels/levels.tsx'
import { ProgramProfile } from '../sections/program-profile/program-profile.tsx'
import { RowList } from '../sections/row-list/row-list.tsx'

beforeAll(() => loadWords('en'))

const shown = (node: ReactNode) =>
  renderToStaticMarkup(
    <LocaleProvider value="en">
      <MemoryRouter>{node}</MemoryRouter>
    </LocaleProvider>,
  )

test.each<[string, ReactNode]>([
  ['the levels of study', <Levels key="levels" />],
  [
    'the facts of a program',
    <ProgramProfile
      key="profile"
      block="program"
      title="About"
      lead="Lead"
      main={{ title: 'Fee per year', value: '1,420,000 tenge', more: { to: '/edu-finance', text: 'How to pay' } }}
      facts={[]}
      action={<ButtonLink to="/apply" text="Apply" />}
    />,
  ],
  ['a quotation', <Quote key="quote" words="Words" name="Aizhan" note="Graduate" photo={null} />],
  ['a row with a mark', <RowList key="rows" rows={[{ key: 1, title: 'Open day', mark: <time>23</time>, markNote: 'November' }]} />],
])('%s: neighbours have a space between them', (_, node) => {
  expect(runTogether(shown(node))).toEqual([])
})
