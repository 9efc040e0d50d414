import type { Redirect } from '@narkhoz/contract/admin/redirects.ts'
import { redirectSchema } from '@narkhoz/contract/admin/redirects.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { deskOf, type Newsroom, newsOf, startNewsroom } from '../testing/newsroom.ts'

let room: Newsroom

beforeAll(async () => {
  room = await startNewsroom('empty')
})
afterAll(() => room.stop())

/** Where the site is told to send visitors of a path. */
const from = async (path: string, lang = 'kz') => {
  const { status, body } = await room.service.get(`redirects/${path}?lang=${lang}`)
  return status === 200 ? (body.data as { to: string }).to : status
}

const rename = async (id: number, slug: string) => {
  await room.news.change(id, {}, { slug })
  await room.news.publish(id)
}

describe('a new slug', () => {
  test('leads visitors of the old address on, in every language, once it is published', async () => {
    const { id } = await room.news.published(newsOf(), { slug: 'old-name' })
    await room.news.change(id, {}, { slug: 'new-name' })
    expect(await from('news/old-name')).toBe(404)
    await room.news.publish(id)
    for (const lang of locales) await eventually(async () => expect(await from('news/old-name', lang)).toBe('/news/new-name'))
  })

  test('of an entry that was renamed before leads from all its names straight to the last', async () => {
    const { id } = await room.news.published(newsOf(), { slug: 'chain-a' })
    await rename(id, 'chain-b')
    await rename(id, 'chain-c')
    await eventually(async () =>
      expect([await from('news/chain-a'), await from('news/chain-b'), await from('news/chain-c')]).toEqual([
        '/news/chain-c',
        '/news/chain-c',
        404,
      ]),
    )
  })

  test('that was its old one leads nobody in circles', async () => {
    const { id } = await room.news.published(newsOf(), { slug: 'circle-a' })
    await rename(id, 'circle-b')
    await rename(id, 'circle-a')
    await eventually(async () => expect([await from('news/circle-a'), await from('news/circle-b')]).toEqual([404, '/news/circle-a']))
  })

  test('that another entry had before ends what led away from it', async () => {
    const first = await room.news.published(newsOf(), { slug: 'taken-over' })
    await rename(first.id, 'moved-away')
    await room.news.published(newsOf(), { slug: 'taken-over' })
    await eventually(async () => expect(await from('news/taken-over')).toBe(404))
  })

  test('of an entry without an address leads nobody anywhere', async () => {
    const handbooks = deskOf(room.editor, 'handbooks')
    const { id } = await handbooks.published({ title: { kz: 'Бағыт' }, list: 'direction' }, { slug: 'some-value' })
    await handbooks.change(id, {}, { slug: 'other-value' })
    await handbooks.publish(id)
    expect((await room.editor.get<Redirect[]>('redirects?q=some-value')).body.data).toEqual([])
  })
})

test('a page that is given another path is found under the old one too; also when it was withdrawn in between', async () => {
  const pages = deskOf(room.editor, 'pages')
  const { id } = await pages.published({ title: { kz: 'Бет' }, path: 'about/old-page', type: 'static' })
  await pages.do(id, 'withdraw')
  await pages.change(id, { path: 'about/new-page' })
  await pages.publish(id)
  await eventually(async () => expect(await from('about/old-page')).toBe('/about/new-page'))
})

describe('editors', () => {
  const create = (body: Record<string, string>) => room.editor.post<Redirect>('redirects?lang=en', body)

  test('make redirects, see who made which, change them and take them away', async () => {
    const made = await create({ from: '/ru/abiturientam/priem-2019', to: '/education/bachelor' })
    expect([made.status, v.is(redirectSchema, made.body.data)]).toEqual([201, true])
    expect(made.body.data).toMatchObject({ from: '/abiturientam/priem-2019', origin: 'editor', created_by: 'Айгүл Редактор' })
    await eventually(async () => expect(await from('abiturientam/priem-2019')).toBe('/education/bachelor'))
    const { id } = made.body.data
    const changed = await room.editor.put<Redirect>(`redirects/${id}`, {
      from: '/abiturientam/priem-2019',
      to: 'https://archive.example/2019',
    })
    expect(changed.body.data).toMatchObject({ id, to: 'https://archive.example/2019' })
    await eventually(async () => expect(await from('abiturientam/priem-2019')).toBe('https://archive.example/2019'))
    expect((await room.editor.get<Redirect[]>('redirects?q=priem')).body.data.map((one) => one.id)).toEqual([id])
    expect((await room.editor.delete(`redirects/${id}`)).status).toBe(200)
    await eventually(async () => expect(await from('abiturientam/priem-2019')).toBe(404))
    expect((await room.editor.delete(`redirects/${id}`)).status).toBe(404)
  })

  test('lead nobody away from what there is', async () => {
    const { slug } = await room.news.published(newsOf(), { slug: 'living-news' })
    for (const living of [`/news/${slug}`, '/ru/news', '/office-registrar', '/search']) {
      const refused = await create({ from: living, to: '/contacts' })
      expect([refused.status, refused.body.error.fields], living).toEqual([
        422,
        { from: 'There is a page at this address: nobody is led away from it.' },
      ])
    }
  })

  test('cannot make chains or circles', async () => {
    await create({ from: '/step-one', to: '/step-two' })
    await create({ from: '/step-two', to: '/news' })
    await eventually(async () => expect([await from('step-one'), await from('step-two')]).toEqual(['/news', '/news']))
    await create({ from: '/step-zero', to: '/step-one' })
    await eventually(async () => expect(await from('step-zero')).toBe('/news'))
    await create({ from: '/circle-one', to: '/circle-two' })
    const loop = await create({ from: '/circle-two', to: '/circle-one' })
    expect([loop.status, loop.body.error.fields]).toEqual([422, { to: 'This redirect leads back to itself.' }])
    const self = await create({ from: '/self', to: '/self' })
    expect([self.status, self.body.error.fields]).toEqual([422, { to: 'This redirect leads back to itself.' }])
    const twice = await create({ from: '/step-one', to: '/contacts' })
    expect([twice.status, twice.body.error.fields]).toEqual([422, { from: 'This address is redirected already.' }])
  })

  test.each([
    [{ from: '/', to: '/news' }, 'from'],
    [{ from: 'no-slash', to: '/news' }, 'from'],
    [{ from: '//other.example/x', to: '/news' }, 'from'],
    [{ from: '/a?b=c', to: '/news' }, 'from'],
    [{ from: '/a%2fb', to: '/news' }, 'from'],
    [{ from: '/school/no-such-school', to: '/news' }, 'from'],
    [{ from: '/a', to: 'javascript:alert(1)' }, 'to'],
    [{ from: '/a', to: '//other.example' }, 'to'],
    [{ from: '/a', to: 'mailto:a@b.example' }, 'to'],
    [{ from: '/a', to: '/school/no-such-school' }, 'to'],
  ])('cannot redirect %j', async (body, field) => {
    const { status, body: told } = await create(body)
    expect([status, Object.keys(told.error.fields ?? {})]).toEqual([422, [field]])
  })
})

test('the call takes any path and answers only what there is', async () => {
  for (const path of ['no-such', 'a/b/c/d', 'new%20name', '..%2fx', 'x'.repeat(600)]) expect([404, 400]).toContain(await from(path))
})
