import { adminBase } from '@narkhoz/contract/admin/call.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { expect, test } from 'vitest'
import { fromFormValues } from '../app/schema/from-form-values.ts'
import { same } from '../app/schema/same.ts'
import { toFormValues } from '../app/schema/to-form-values.ts'
import type { Values } from '../app/schema/values.ts'
import { chooseAction, goTo, moveTo, openScreens, startBrowser, startSystem, takeUp, textIn, waitForNotice, words } from './screens.ts'

const site = await startSystem()
const browser = await startBrowser()
const { page, complaints } = await openScreens(browser)
await takeUp(page, await site.firstAdministrator, { name: 'Айгүл Сәрсенова', email: 'aigul@university.example' })

const all = Object.values(entities) as Entity[]
/** The input that names an entry. */
const headingOf = ({ heading, attributes }: Entity) => textIn(page, attributes[heading]?.type === 'text' ? `${heading}.kz` : heading)

const save = async () => {
  await page.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
  await waitForNotice(page, words.entry.saved)
}

// Those with a closed list of slugs are all there already, and there is exactly one of a setting.
const open = all.filter(({ singleton, slug }) => !singleton && !Array.isArray(slug))

test.each(open.map((entity) => [entity.plural, entity] as const))(
  'an entry of %s is created, edited and deleted',
  async (plural, entity) => {
    await moveTo(page, `/${plural}/create`)
    await page.getByRole('heading', { level: 1, name: `${entity.label.kz}: ${words.entry.new}` }).waitFor()
    await headingOf(entity).fill('Сынақ жазбасы')
    await page.getByRole('button', { name: words.entry.saveDraft, exact: true }).click()
    await waitForNotice(page, words.entry.created)
    await page.waitForURL(new RegExp(`#/${plural}/\\d+$`))

    await page.getByRole('heading', { level: 1, name: 'Сынақ жазбасы' }).waitFor()
    await headingOf(entity).fill('Өзгерген жазба')
    await save()
    await page.getByRole('heading', { level: 1, name: 'Өзгерген жазба' }).waitFor()

    await chooseAction(page, words.entry.delete)
    await page.getByRole('dialog').getByRole('button', { name: words.entry.delete }).click()
    await waitForNotice(page, words.entry.deleted)
    await page.getByRole('heading', { level: 1, name: entity.label.kz, exact: true }).waitFor()
  },
)

test.each(all.filter((entity) => !open.includes(entity)).map((entity) => [entity.plural, entity] as const))(
  'an entry of %s, which is always there, is edited',
  async (plural, entity) => {
    await goTo(page, `/${plural}${entity.singleton ? '/1' : ''}`)
    if (!entity.singleton) await page.getByRole('table').getByRole('link').first().click()
    const heading = headingOf(entity)
    await heading.fill('Өзгерген атау')
    await save()
    expect(await heading.inputValue()).toBe('Өзгерген атау')
  },
)

test('the service’s values pass through a form unchanged, for every entry of the starter content', async () => {
  const read = async <Data>(path: string) => {
    const answer = await page.request.get(`${site.contentUrl}${adminBase}/${path}`)
    return ((await answer.json()) as { data: Data }).data
  }
  const changed: string[] = []
  for (const { plural, attributes } of all) {
    const rows = await read<{ id: number }[]>(`entries/${plural}?limit=100`)
    for (const { id } of rows) {
      const stored = (await read<{ attributes: Values }>(`entries/${plural}/${id}`)).attributes
      if (!same(fromFormValues(attributes, toFormValues(attributes, stored)), stored)) changed.push(`${plural}/${id}`)
    }
  }
  expect(changed).toEqual([])
}, 300_000)

test('nothing complained', () => {
  expect(complaints).toEqual([])
})
