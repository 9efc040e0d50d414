import { locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { receiptWords } from '../../app/i18n/.server/receipt.ts'
import { plainReceipt } from './plain-receipt.ts'

test.each(locales)('the fallback receipt says when a reminder comes, and only to its recipient: %s', async (lang) => {
  const words = receiptWords[lang]
  const { reminder } = words
  const receipt = { title: 'Application', code: 'ABCD-EFGH', at: '2026-11-17T10:00:00Z', isAnswerable: true, lines: [], words }
  expect(await plainReceipt(lang, { ...receipt, isReminder: true })).toContain(reminder)
  expect(await plainReceipt(lang, { ...receipt, isReminder: false })).not.toContain(reminder)
})
