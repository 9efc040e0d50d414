import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { LocaleProvider } from '../../i18n/locale.ts'
import { loadWords } from '../../i18n/words.ts'
import { DocumentList } from './document-list.tsx'

beforeAll(() => loadWords('en'))

const rowOf = (name: string, type: string) =>
  renderToStaticMarkup(
    <LocaleProvider value="en">
      <DocumentList documents={[{ key: 1, title: 'Title', date: null, file: { url: `/media/${name}`, name, size: 1000, type } }]} />
    </LocaleProvider>,
  )

test('a picture among files is saved under its name, a document is opened', () => {
  expect(rowOf('logo.svg', 'image/svg+xml')).toContain('download="logo.svg"')
  expect(rowOf('rules.pdf', 'application/pdf')).not.toContain('download')
})
