import { adminBase } from '@narkhoz/contract/admin/call.ts'
import type { PreviewLinks } from '@narkhoz/contract/admin/entries.ts'
import { previewLinksSchema, previewPassSchema } from '@narkhoz/contract/admin/entries.ts'
import { pageSchema } from '@narkhoz/contract/answers.ts'
import { apiBase, endpoints, previewHeader } from '@narkhoz/contract/api.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskOf, type Newsroom, newsOf, startNewsroom } from '../testing/newsroom.ts'
import { type Browser, browserAt } from '../testing/staff-client.ts'

let room: Newsroom

beforeAll(async () => {
  room = await startNewsroom('seeded')
})
afterAll(() => room.stop())

const tokenFor = async (at: string, id: number, origin = 'http://admin.example', by: Browser = room.editor) => {
  const { body } = await by.post<PreviewLinks>(`${at}/${id}/preview`, {}, { origin })
  return new URL(body.data.url.kz).searchParams.get('preview') ?? ''
}

/** The site's view of a link. */
const passOf = async (token?: string) => {
  const response = await room.service.request(`${adminBase}/preview`, token === undefined ? {} : { headers: { [previewHeader]: token } })
  return { status: response.status, data: ((await response.json()) as { data: unknown }).data }
}

type Answer = { title: string; lead?: string; fallback: string[] }

const ask = async (path: string, token?: string) => {
  const response = await room.service.request(`${apiBase}/${path}`, token === undefined ? {} : { headers: { [previewHeader]: token } })
  return { status: response.status, cache: response.headers.get('cache-control'), data: ((await response.json()) as { data: Answer }).data }
}

describe('a preview link', () => {
  test('leads to the entry at the site in each language and says until when', async () => {
    const { id, slug } = await room.news.create(newsOf({ title: { kz: 'Алдын ала' } }))
    const { status, body } = await room.editor.post<PreviewLinks>(`${room.news.at}/${id}/preview`, {})
    expect([status, v.is(previewLinksSchema, body.data)]).toEqual([200, true])
    expect(body.data.url.kz).toMatch(new RegExp(`^http://localhost:3000/news/${slug}\\?preview=[\\w.-]+$`))
    expect(body.data.url.ru).toMatch(new RegExp(`^http://localhost:3000/ru/news/${slug}\\?preview=`))
    expect(Date.parse(body.data.expires_at) - Date.now()).toBeGreaterThan(23 * 3600 * 1000)

    const told = await passOf(new URL(body.data.url.en).searchParams.get('preview') ?? '')
    expect([told.status, v.is(previewPassSchema, told.data)]).toEqual([200, true])
    expect(told.data).toMatchObject({ kind: 'news', id, framed_by: 'http://localhost:4000' })
    expect([(await passOf('made-up.token')).status, (await passOf()).status]).toEqual([404, 404])
  })

  test('says which screens may show it in a frame', async () => {
    const { id } = await room.news.create(newsOf())
    expect((await passOf(await tokenFor(room.news.at, id, 'https://cms.example'))).data).toMatchObject({ framed_by: 'https://cms.example' })
  })

  test('shows the draft to holders of the link, in every language, and to nobody else', async () => {
    const { id, slug } = await room.news.create(newsOf({ title: { kz: 'Жасырын', ru: 'Скрытая' } }))
    const token = await tokenFor(room.news.at, id)
    const path = `pages/news/${slug}`
    expect((await ask(path)).status).toBe(404)
    expect(await ask(path, token)).toMatchObject({ status: 200, cache: 'no-store', data: { title: 'Жасырын' } })
    expect(await ask(`${path}?lang=ru`, token)).toMatchObject({ data: { title: 'Скрытая' } })
    expect(await ask(`${path}?lang=en`, token)).toMatchObject({ data: { title: 'Жасырын', fallback: expect.arrayContaining(['title']) } })
    expect((await ask(path)).status).toBe(404)
  })

  test('shows changes before publication, and leaves the cache alone', async () => {
    const { id, slug } = await room.news.published(newsOf({ title: { kz: 'Ескі атау' } }))
    const path = `pages/news/${slug}`
    await expect.poll(async () => (await ask(path)).data?.title).toBe('Ескі атау')
    await room.news.change(id, { title: { kz: 'Жаңа атау' } })
    const token = await tokenFor(room.news.at, id)
    for (let turn = 0; turn < 3; turn++) {
      expect([await ask(path, token), await ask(path)]).toMatchObject([
        { cache: 'no-store', data: { title: 'Жаңа атау' } },
        { cache: 'no-cache', data: { title: 'Ескі атау' } },
      ])
      const list = (await ask('news', token)).data as unknown as { id: number; title: string }[]
      expect(list.find((one) => one.id === id)?.title).toBe('Жаңа атау')
      const seen = (await ask('news')).data as unknown as { id: number; title: string }[]
      expect(seen.find((one) => one.id === id)?.title).toBe('Ескі атау')
    }
  })

  test('shows that one entry: another draft stays unseen', async () => {
    const [one, other] = [await room.news.create(newsOf()), await room.news.create(newsOf({ title: { kz: 'Өзгенікі' } }))]
    const token = await tokenFor(room.news.at, one.id)
    expect((await ask(`pages/news/${other.slug}`, token)).status).toBe(404)
  })

  test('an invented or altered link, or one to a deleted entry, shows the public version', async () => {
    const { id, slug } = await room.news.published(newsOf({ title: { kz: 'Көрінетін' } }))
    await room.news.change(id, { title: { kz: 'Көрінбейтін' } })
    const token = await tokenFor(room.news.at, id)
    for (const wrong of ['', 'x', `${token}x`, token.replace(/^./, 'x'), 'x'.repeat(3000)])
      expect(await ask(`pages/news/${slug}`, wrong)).toMatchObject({ status: 200, data: { title: 'Көрінетін' } })
    await room.editor.delete(`${room.news.at}/${id}`)
    await expect.poll(async () => (await ask(`pages/news/${slug}`, token)).status).toBe(404)
  })

  test('needs the permission to see content', async () => {
    const { id } = await room.news.create(newsOf())
    expect((await browserAt(room.service).post(`${room.news.at}/${id}/preview`, {})).status).toBe(401)
  })
})

describe('a draft that is not finished', () => {
  test.each((Object.values(entities) as Entity[]).filter(({ page }) => page).map((entity) => [entity.kind, entity] as const))(
    'of the kind %s can be looked at all the same',
    async (_, entity) => {
      const desk = deskOf(room.editor, entity.plural)
      const slug = Array.isArray(entity.slug) ? undefined : 'unfinished'
      const held = {
        attributes: {
          ...(entity.kind === 'page' && { path: 'unfinished', type: 'static' }),
          blocks: [
            { type: 'cards', items: [{}] },
            { type: 'gallery', pictures: [{}] },
          ],
        },
      }
      const made = slug ? await desk.create(held.attributes, { slug }) : await changedSchool(held.attributes)
      const path = entity.page?.address ? entity.page.address.slice(1).replace('{slug}', made.slug ?? '') : 'unfinished'
      const token = await tokenFor(desk.at, made.id)
      const answer = await ask(`pages/${path}`, token)
      expect(answer.status).toBe(200)
      expect(v.safeParse(pageSchema, answer.data).issues).toBeUndefined()
      const type = entity.page?.address ? entity.page.type : 'static'
      const blocks = endpoints.find((endpoint) => endpoint.path === 'pages/{type}/blocks/{id}')
      if (type === 'grant') return
      const told = await ask(`pages/${type}/blocks/${made.id}`, token)
      expect([told.status, v.safeParse(blocks?.answer ?? v.never(), told.data).issues]).toEqual([200, undefined])
    },
  )

  const changedSchool = async (attributes: Record<string, unknown>) => {
    const schools = deskOf(room.editor, 'schools')
    const [school] = (await room.editor.get<{ id: number }[]>('entries/schools')).body.data
    return schools.change(school?.id ?? 0, { title: null, lead: null, ...attributes })
  }
})

test('kinds without their own page are previewed where the site shows them; settings and menus everywhere', async () => {
  const urlOf = async (plural: string, id: number, by: Browser = room.editor) => {
    const { body } = await by.post<PreviewLinks>(`entries/${plural}/${id}/preview`, {})
    return new URL(body.data.url.kz).pathname
  }
  const volunteers = deskOf(room.editor, 'volunteers')
  const draft = await volunteers.create({ name: { kz: 'Жаңа ерікті' } })
  expect(await urlOf('volunteers', draft.id)).toBe('/volunteers')
  const list = (await ask('volunteers', await tokenFor(volunteers.at, draft.id))).data as unknown as { name: string }[]
  expect(list[0]?.name).toBe('Жаңа ерікті')

  const settings = deskOf(room.administrator, 'general-settings')
  await settings.change(1, { title: { kz: 'Жаңа атау университеті' } })
  expect(await urlOf('general-settings', 1, room.administrator)).toBe('/')
  expect((await ask('settings/general', await tokenFor(settings.at, 1, undefined, room.administrator))).data.title).toBe(
    'Жаңа атау университеті',
  )
  expect((await ask('settings/general')).data.title).not.toBe('Жаңа атау университеті')

  type WithItems = { items: { title: string }[] }
  const firstOf = async (path: string, token?: string) => ((await ask(path, token)).data as unknown as WithItems).items[0]?.title
  for (const [plural, path, address, by] of [
    ['menus', 'menus/header', '/', room.editor],
    ['contact-settings', 'settings/contacts', '/contacts', room.administrator],
  ] as const) {
    const desk = deskOf(by, plural)
    const [first, ...others] = (await desk.read(1)).attributes.items as Record<string, unknown>[]
    await desk.change(1, { items: [{ ...first, title: { kz: `Жаңа: ${plural}` } }, ...others] })
    expect(await urlOf(plural, 1, by)).toBe(address)
    expect(await firstOf(path, await tokenFor(desk.at, 1, undefined, by))).toBe(`Жаңа: ${plural}`)
    expect(await firstOf(path)).not.toBe(`Жаңа: ${plural}`)
  }
})
