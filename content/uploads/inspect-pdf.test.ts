import { expect, test } from 'vitest'
import { pdf, pdfBomb } from '../testing/sample-files.ts'
import { inspectPdf } from './inspect-pdf.ts'

const megabyte = 1024 * 1024

test('a file that unpacks to gigabytes takes no more memory than a large document', async () => {
  const bomb = pdfBomb()
  expect(bomb.length).toBeLessThan(megabyte)
  expect((await inspectPdf(await pdf())).verdict).toBe('clean')
  const before = process.memoryUsage().rss
  let most = before
  const looking = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 10)
  expect((await inspectPdf(bomb)).verdict).toBe('broken')
  clearInterval(looking)
  expect((most - before) / megabyte).toBeLessThan(500)
})
