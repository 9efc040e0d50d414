import { officeAmong } from '@narkhoz/contract/blocks/contacts.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import { type Labels, locales } from '@narkhoz/contract/locales.ts'
import { expect, test } from 'vitest'
import { blocksOf, ofKind } from './testing/walk.ts'

type Office = { title: Labels; email?: string; forms?: FormName[] }

const offices = ofKind('contact-settings').flatMap(({ attributes }) => attributes.items as Office[])
const mailboxes = ofKind('mail-settings').flatMap(({ attributes }) => attributes.offices as { form: FormName; email: string }[])
const everyForm = Object.values(forms) as (Form & { name: FormName })[]

test('the office in visitors’ texts is the one that gets the mail', () => {
  const told = offices.flatMap(({ email, forms: own = [] }) => own.map((form) => ({ form, email })))
  expect(told.map(({ form }) => form).sort()).toEqual(everyForm.map(({ name }) => name).sort())
  expect(told.filter(({ form }) => form !== 'question').sort((one, other) => one.form.localeCompare(other.form))).toEqual(
    mailboxes.map(({ form, email }) => ({ form, email })).sort((one, other) => one.form.localeCompare(other.form)),
  )
})

test('each centre for appointments has its own mailbox', () => {
  const centres = ofKind('page').filter(({ attributes }) => attributes.type === 'center')
  expect(centres.length).toBeGreaterThan(2)
  const boxes = centres.map((page) => {
    const places = blocksOf(page).flatMap(({ type, items }) => (type === 'contacts' ? (items as Office[]) : []))
    return officeAmong(places)?.email
  })
  expect(boxes).toEqual(centres.map(() => expect.stringMatching(/@/)))
  expect(new Set(boxes).size).toBe(boxes.length)
})

test('the privacy page lists every form, its office and its retention', () => {
  const [page] = ofKind('page').filter(({ attributes }) => attributes.path === 'privacy')
  const [table] = page ? blocksOf(page).filter(({ type }) => type === 'table') : []
  const rows = ((table?.rows ?? []) as { cells: { text: Labels }[] }[]).map(({ cells }) => cells.map(({ text }) => text))
  expect(rows.map(([title]) => title)).toEqual(everyForm.map(({ title }) => title))
  for (const [at, { name, retentionDays }] of everyForm.entries())
    for (const locale of locales) {
      const [, fields, , who, kept] = rows[at] ?? []
      expect(fields?.[locale]).toMatch(/;/)
      expect(kept?.[locale]).toContain(String(retentionDays))
      if (name !== 'registration' && name !== 'question')
        expect(who?.[locale]).toBe(offices.find(({ forms: own }) => own?.includes(name))?.title[locale])
    }
})
