import { mailStates } from '@narkhoz/contract/admin/applications.ts'
import { auditActions } from '@narkhoz/contract/admin/audit.ts'
import { apiBase } from '@narkhoz/contract/api.ts'
import { consentVersion } from '@narkhoz/contract/forms/consent.ts'
import { type Purpose, purposeLabel, purposes } from '@narkhoz/contract/forms/entrant.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { samplePayload } from '@narkhoz/contract/forms/sample.ts'
import { expect, test } from 'vitest'
import { chooseItem, goTo, invite, openScreens, sendAsVisitor, startBrowser, startSystem, takeUp, waitForNotice, words } from './screens.ts'

const email = 'aigerim.question@example.kz'
const message = 'Кітапханада кешке дейін отыруға бола ма?'
const answer = 'Иә, оқу залы сағат 22:00-ге дейін ашық.'

const credential = { SERVICE_EMAIL: 'site@service.example', SERVICE_KEY: 'a-key-of-the-service-for-staff' }
const site = await startSystem({ ...credential, FORM_GUARD: 'off' })
const browser = await startBrowser()
const administrator = (await openScreens(browser)).page
await takeUp(administrator, await site.firstAdministrator, { name: 'Айгүл Сәрсенова', email: 'aigul@university.example' })
const person = { name: 'Мадина Серік', email: 'madina@university.example', role: 'Қызметкер', forms: [forms.question.title.kz] }
const link = await invite(administrator, person)
const staff = (await openScreens(browser)).page
await takeUp(staff, link)

/** Sends a form as a visitor does, who must say something new each time; answers with the code of the receipt. */
const send = (name: 'question' | 'consultation', address: string, text = message) =>
  sendAsVisitor(browser, site, { name, address, own: { email, message: text } })

/** The request's status page for a visitor with the code and the email. */
const statusOf = async (code: string) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.siteUrl}/request/${code}`)
  await page.locator('main input:not([type=hidden])').last().fill(email)
  await page.locator('main form button').first().click()
  await page.waitForLoadState()
  const said = await page.locator('main').getByRole('status').textContent()
  await context.close()
  return said
}

/** Opens the result for a code; it moves in the list until only it is left. */
const openFound = async (code: string) => {
  await goTo(staff, '/applications')
  await staff.getByRole('searchbox', { name: words.applications.search }).fill(code)
  const found = staff.getByRole('table').getByRole('link')
  await expect.poll(() => found.allTextContents()).toEqual([expect.stringContaining(code)])
  await found.click()
}

test('staff take an application on, note something, answer it, and the visitor’s page says so', async () => {
  const code = await send('question', '/virtual-reception')
  expect(await statusOf(code)).not.toContain('Өтінімге жауап дайын')
  await openFound(code)
  await staff.getByText(message).waitFor()
  await staff.getByText(words.applications.consentText(consentVersion), { exact: true }).waitFor()

  await staff.getByRole('button', { name: words.applications.take }).click()
  await waitForNotice(staff, words.applications.saved)
  await staff.getByRole('textbox', { name: words.applications.notes }).fill('Кітапханаға қоңырау шалдым.')
  await staff.getByRole('button', { name: words.applications.noteAdd }).click()
  await waitForNotice(staff, words.applications.noteAdded)
  await staff.getByRole('listitem').filter({ hasText: 'Кітапханаға қоңырау шалдым.' }).waitFor()

  await staff.getByRole('textbox', { name: words.applications.replyText }).fill(answer)
  await staff.getByRole('button', { name: words.applications.replySend }).click()
  // There is no mail server here.
  await waitForNotice(staff, words.applications.replyKept)
  // The history does not call sent what only waits.
  await staff
    .getByRole('listitem')
    .filter({ hasText: answer })
    .getByText(`${words.applications.replyEvent}: ${mailStates.queued.kz}`, { exact: true })
    .waitFor()
  await staff.getByRole('region', { name: words.applications.mails }).getByText('Өтінім берушіге жауап').waitFor()
  // Nor does the visitor's page, which says that the answer is being sent.
  expect(await statusOf(code)).toContain('Өтінімге жауап дайын')

  // A caller's application is found by its words, answered or not, and the list says that it searched everywhere: also after the
  // dashboard has filtered by unassigned.
  await goTo(staff, '/')
  await staff.getByRole('link', { name: words.dashboard.unassigned }).click()
  await expect.poll(() => staff.url()).toContain('none')
  const search = staff.getByRole('searchbox', { name: words.applications.search })
  await search.fill('кешке дейін отыруға')
  await staff.getByText(words.applications.searchedAll).waitFor()
  await staff.getByRole('table').getByRole('link').filter({ hasText: code }).waitFor()
  await search.fill('')
  await expect.poll(() => staff.getByText(words.applications.searchedAll).count()).toBe(0)
  await expect.poll(() => staff.url()).toContain('open')

  // Both see that mail is queued without a server.
  for (const page of [staff, administrator]) {
    await goTo(page, '/')
    await page
      .getByRole('region', { name: words.dashboard.broken })
      .getByText(/^Пошта сервері бапталмаған/)
      .waitFor()
  }
})

test('a printed application has its input and its status, and no controls', async () => {
  const code = await send('question', '/virtual-reception', 'Қағазға басылатын сұрақ')
  // One of its mails failed, so that there are more controls.
  const one = ({ pathname }: URL) => /\/applications\/\d+$/.test(pathname)
  await staff.route(one, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const [first, ...others] = data.mails
    await route.fulfill({ response, json: { ...rest, data: { ...data, mails: [{ ...first, state: 'failed' }, ...others] } } })
  })
  await openFound(code)
  await staff.getByText('Қағазға басылатын сұрақ').waitFor()
  await staff.getByRole('button', { name: words.common.retry }).waitFor()
  await staff.getByRole('textbox', { name: words.applications.notes }).fill('Қағазға шығатын ескертпе')
  await staff.getByRole('button', { name: words.applications.noteAdd }).click()
  const toast = staff.getByRole('alert').filter({ hasText: words.applications.noteAdded })
  // A hovered message stays.
  await toast.hover()
  await staff.emulateMedia({ media: 'print' })
  await staff.getByRole('main').getByText(`${words.applications.assignee}: ${words.applications.nobody}`).waitFor()
  for (const role of ['button', 'textbox', 'combobox'] as const) expect([role, await staff.getByRole(role).count()]).toEqual([role, 0])
  expect(await toast.count()).toBe(0)
  await staff.emulateMedia({ media: null })
  await staff.unroute(one)
})

test('a reply begins from a template', async () => {
  await goTo(staff, '/templates/create')
  await staff.getByRole('textbox', { name: words.templates.name }).fill('Оқу залы')
  await staff.getByRole('textbox', { name: words.templates.text }).fill('Сәлеметсіз бе, {name}! {code} өтініміңізге жауап береміз.')
  await staff.getByRole('button', { name: words.common.save }).click()
  await waitForNotice(staff, words.templates.saved)
  const code = await send('question', '/virtual-reception', 'Оқу залы жексенбіде ашық па?')
  await openFound(code)
  await staff.getByRole('combobox', { name: words.applications.template }).click()
  await staff.getByRole('option', { name: 'Оқу залы' }).click()
  const text = staff.getByRole('textbox', { name: words.applications.replyText })
  const filled = `Сәлеметсіз бе, ${forms.question.fields.find(({ field }) => field.name === 'fio')?.field.samples.good[0]}! ${code} өтініміңізге жауап береміз.`
  await expect.poll(() => text.inputValue()).toBe(filled)
  // The user's own text.
  await text.fill('Жексенбіде жабық.')
  await staff.getByRole('combobox', { name: words.applications.template }).click()
  await staff.getByRole('option', { name: 'Оқу залы' }).click()
  await expect.poll(() => text.inputValue()).toBe(`Жексенбіде жабық.\n\n${filled}`)
  await text.fill('')
})

test('a past due date is refused, and a future one is saved as soon as it is complete', async () => {
  const code = await send('question', '/virtual-reception', 'Бассейн қай күндері ашық?')
  await openFound(code)
  const due = staff.getByRole('textbox', { name: words.applications.due })
  await due.fill('01.02.2020')
  await staff.getByText(words.applications.duePast).waitFor()
  const kept = staff.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/applications/'))
  const year = new Date().getFullYear() + 1
  await due.fill(`01.02.${year}`)
  expect((await kept).postDataJSON()).toMatchObject({ due_at: expect.stringContaining(`${year}-02-01`) })
  await waitForNotice(staff, words.applications.saved)
})

test('a reply that is not sent is not left behind without a question', async () => {
  const code = await send('question', '/virtual-reception', 'Асхана нешеде ашылады?')
  await openFound(code)
  const reply = staff.getByRole('textbox', { name: words.applications.replyText })
  await reply.fill('Таңғы сегізде.')
  await staff.getByRole('link', { name: words.sections.templates, exact: true }).click()
  const question = staff.getByRole('dialog', { name: words.entry.unsaved })
  await question.getByRole('button', { name: words.common.cancel }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await reply.inputValue()).toBe('Таңғы сегізде.')
  // While the service cannot be reached it is said where the reply is written, and nothing of it is lost.
  await staff.route('**/api/v1/admin/**', (route) => route.abort())
  await staff.getByRole('button', { name: words.applications.replySend }).click()
  const failure = staff.getByRole('main').getByRole('alert').filter({ hasText: words.failures.network })
  await expect.poll(() => failure.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(await reply.inputValue()).toBe('Таңғы сегізде.')
  await staff.unroute('**/api/v1/admin/**')
  // Nothing of a text that is too long is cut, and it is not sent.
  await reply.fill('а'.repeat(10_003))
  await staff.getByText(words.common.tooLong(3)).waitFor()
  expect((await reply.inputValue()).length).toBe(10_003)
  expect(await staff.getByRole('button', { name: words.applications.replySend }).isDisabled()).toBe(true)
  await reply.fill('')
})

test('on a phone the first application is on the first screen, and the filters are one press away', async () => {
  await staff.setViewportSize({ width: 390, height: 844 })
  await goTo(staff, '/applications?filter={}')
  const first = staff.getByRole('table').getByRole('link').first()
  await expect.poll(async () => ((await first.boundingBox())?.y ?? 844) + 40).toBeLessThan(844)
  // Whatever its head would say stands in the row.
  const row = staff.getByRole('row').filter({ has: staff.getByRole('link') })
  await row.first().getByText(`${words.applications.due}:`, { exact: true }).waitFor()
  await staff.getByRole('button', { name: words.list.filters(0) }).click()
  await staff.getByRole('combobox', { name: words.applications.status }).waitFor()
  await staff.setViewportSize({ width: 1440, height: 900 })
})

test('who opens an application while still typing is not called back to the list', async () => {
  const code = await send('question', '/virtual-reception', 'Жатақханаға қашан өтінім беруге болады?')
  // Without filters: the list remembers the last search.
  await goTo(staff, '/applications?filter={}')
  const opened = staff.getByRole('table').getByRole('link').filter({ hasText: code })
  await opened.waitFor()
  await staff.getByRole('searchbox', { name: words.applications.search }).fill(code)
  // On a busy machine the search comes due before the application is shown.
  await opened.evaluate((link: HTMLElement) => {
    link.click()
    const due = performance.now() + 1_000
    while (performance.now() < due);
  })
  await staff.getByRole('textbox', { name: words.applications.replyText }).waitFor()
  expect(staff.url()).toMatch(/\/show$/)
})

test('staff download the list as a spreadsheet', async () => {
  await goTo(staff, '/applications')
  await staff.getByRole('button', { name: words.applications.export }).click()
  const download = staff.waitForEvent('download')
  await chooseItem(staff, words.applications.exportXlsx)
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
})

test('staff find no content, and nothing of other forms', async () => {
  const menu = staff.getByRole('navigation', { name: words.shell.navigation })
  expect(await menu.getByRole('link').allTextContents()).toEqual([
    words.sections.dashboard,
    expect.stringContaining(words.sections.applications),
    words.sections.templates,
  ])
  for (const path of ['/news', '/news/1', '/users', '/users/1', '/translations', '/log', '/media']) {
    await goTo(staff, path)
    await staff.getByText(words.failures.notAllowed, { exact: true }).first().waitFor()
    expect(await staff.getByRole('main').getByRole('searchbox').count()).toBe(0)
  }
  const code = await send('consultation', '/contacts')
  await goTo(staff, '/applications')
  const search = staff.getByRole('searchbox', { name: words.applications.search })
  await search.fill(code)
  await staff.getByText(words.applications.nothing).waitFor()
})

test('an administrator reads in the log who did what with applications, and at each who has seen it', async () => {
  await goTo(administrator, '/log')
  const choose = async (label: string, option: string) => {
    await administrator.getByRole('combobox', { name: label }).click()
    await administrator.getByRole('option', { name: option, exact: true }).click()
  }
  const rows = administrator.getByRole('table').getByRole('row')
  // Among many more accounts than a list has room for each is found by name or email.
  await administrator.getByRole('combobox', { name: words.log.who }).fill(person.email)
  await administrator.getByRole('option', { name: person.name }).click()
  await choose(words.log.what, auditActions.applications_exported.kz)
  await expect.poll(() => rows.filter({ hasText: auditActions.application_viewed.kz }).count()).toBe(0)
  await choose(words.log.what, words.common.all)
  await choose(words.translations.kind, words.sections.applications)
  await rows.filter({ hasText: auditActions.applications_exported.kz }).filter({ hasText: 'XLSX' }).first().waitFor()
  // Rows of the list before the filter stand until the next one comes.
  await expect.poll(() => rows.filter({ hasText: auditActions.account_created.kz }).count()).toBe(0)
  const answered = rows.filter({ hasText: auditActions.application_answered.kz }).filter({ hasText: forms.question.title.kz })
  await answered.getByRole('link').click()
  await administrator.getByText(message).waitFor()
  await administrator.getByRole('region', { name: words.applications.viewers }).getByText(person.name).waitFor()
  await staff.getByText(words.applications.viewers).waitFor({ state: 'detached' })
})

/** Sends an entrant's application as the site's server does, which derives the purpose from the date; returns its code. */
const apply = async (purpose: Purpose) => {
  const call = async <T>(path: string, sent?: { body: unknown; token?: string }) => {
    const headers = { 'content-type': 'application/json', ...(sent?.token && { authorization: `Bearer ${sent.token}` }) }
    const init = sent && { method: 'POST', headers, body: JSON.stringify(sent.body) }
    return ((await (await fetch(`${site.contentUrl}${apiBase}/${path}`, init)).json()) as { data: T }).data
  }
  const login = { email: credential.SERVICE_EMAIL, key: credential.SERVICE_KEY }
  const { access_token: token } = await call<{ access_token: string }>('auth/login', { body: login })
  const [program] = await call<{ id: number }[]>('school-programs?education=bachelor')
  const whole = samplePayload(forms.entrant, { references: { program: program?.id ?? 0 }, added: { purpose } })
  const body = Object.fromEntries(Object.entries(whole).filter(([key]) => !key.startsWith('paper')))
  return (await call<{ code: string }>(forms.entrant.endpoint, { body, token })).code
}

test('a request for a reminder of admission is marked in the inbox, and found by that', async () => {
  const [applied, reminded] = [await apply('application'), await apply('reminder')]
  await goTo(administrator, '/applications')
  const row = (code: string) => administrator.getByRole('table').getByRole('row').filter({ hasText: code })
  const choice = (name: string) => administrator.getByRole('combobox', { name })
  await row(reminded).getByText(words.applications.reminder).waitFor()
  expect(await row(applied).getByText(words.applications.reminder).count()).toBe(0)
  // Other forms have no purpose.
  expect(await choice(purposeLabel.kz).count()).toBe(0)
  await choice(words.applications.form).click()
  await administrator.getByRole('option', { name: forms.entrant.title.kz, exact: true }).click()
  await choice(purposeLabel.kz).click()
  await administrator.getByRole('option', { name: purposes.reminder.kz, exact: true }).click()
  await row(applied).waitFor({ state: 'detached' })
  await row(reminded).waitFor()
  await choice(words.applications.form).click()
  await administrator.getByRole('option', { name: forms.question.title.kz, exact: true }).click()
  await choice(purposeLabel.kz).waitFor({ state: 'detached' })
})

test('disabling an account is confirmed, with its open applications; then its owner is out', async () => {
  const code = await send('question', '/virtual-reception', 'Кітапты қалай ұзартамын?')
  await openFound(code)
  await staff.getByRole('button', { name: words.applications.take }).click()
  await waitForNotice(staff, words.applications.saved)
  await goTo(administrator, '/users')
  await administrator.getByRole('table').getByRole('link', { name: person.name }).click()
  await administrator.getByRole('button', { name: words.users.disable }).click()
  const question = administrator.getByRole('dialog', { name: words.users.disable })
  await question.getByText(code).waitFor()
  await question.getByRole('button', { name: words.common.cancel }).click()
  await question.waitFor({ state: 'hidden' })
  await staff.reload()
  await staff.getByRole('textbox', { name: words.applications.replyText }).waitFor()
  await administrator.getByRole('button', { name: words.users.disable }).click()
  await question.getByRole('button', { name: words.users.disable }).click()
  await waitForNotice(administrator, words.users.disabled)
  await staff.reload()
  await staff.getByRole('heading', { level: 1, name: words.signIn.title }).waitFor()
})
