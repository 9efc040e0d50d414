import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales } from '@narkhoz/contract/locales.ts'
import { helpNumbers } from '@narkhoz/starter/university/help-lines.ts'
import { foreigners, halls, orientation } from '@narkhoz/starter/university/year-dates.ts'
import { expect, test } from 'vitest'

// The pages that are built into the site cannot quote the starter content: the site imports none of it. So they are compared.
const room = join(import.meta.dirname, '../../web/app/.server/built-in')
const sourceOf = async (file: string) => (await readFile(join(room, file), 'utf8')).replaceAll('\\u00a0', '\u00a0')

test.each([
  ['keys to the halls', 'welcome/hall.ts', halls.keys.span],
  ['the first list of the halls', 'welcome/hall.ts', halls.forFirstList.by],
  ['the arrival of foreign citizens', 'welcome/page.ts', foreigners.arrival],
  ['orientation week', 'office-registrar/calendar.ts', orientation.span],
])('%s: %s names the days of the starter content', async (_, file, days) => {
  const source = await sourceOf(file)
  for (const lang of locales) expect(source, lang).toContain(days[lang])
})

test('the page for first-years names the days of orientation week', async () => {
  const source = await sourceOf('welcome/page.ts')
  expect(source).toContain(orientation.span.kz)
  expect(source).toContain(orientation.span.ru)
  expect(source).toContain(orientation.within.en)
})

test('the offices that are built in have the numbers of the starter content', async () => {
  const source = await sourceOf('offices.ts')
  for (const number of [helpNumbers.psychologicalSupport, helpNumbers.medicalRoom, helpNumbers.security]) expect(source).toContain(number)
})
