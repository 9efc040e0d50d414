import { starterDocuments } from '@narkhoz/starter/files.ts'
import { university } from '@narkhoz/starter/university.ts'
import { expect, test } from 'vitest'
import { inspectPdf } from '../uploads/inspect-pdf.ts'

test('every paper of the starter content passes the inspection of uploads', async () => {
  const files = await Promise.all(starterDocuments(university()).map(({ make }) => make()))
  const papers = files.filter(({ ending }) => ending === 'pdf')
  expect(papers.length).toBeGreaterThan(30)
  const inspections = await Promise.all(papers.map(({ bytes }) => inspectPdf(bytes)))
  expect(inspections.map(({ verdict }) => verdict)).toEqual(papers.map(() => 'clean'))
})
