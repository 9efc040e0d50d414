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

/** The redirect of a path as the site reads it. */
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

  test('to its own old address creates no loop', async () => {
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

  test('of an entry without an address leads nowhere', async () => {
    const handbooks = deskOf(room.editor, 'handbooks')
    const { id } = await handbooks.published({ title: { kz: 'Бағыт' }, list: 'direction' }, { slug: 'some-value' })
    await handbooks.change(id, {}, { slug: 'other-value' })
    await handbooks.publish(id)
    expect((await room.editor.get<Redirect[]>('redirects?q=some-value')).body.data).toEqual([])
  })
})

test('a page with a new path is found under the old one too; also when it was unpublished in between', async () => {
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

  test('do not hide an existing page', async () => {
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
    [{ from: '/a?b=c#d', to: '/news' }, 'from'],
    [{ from: '/?', to: '/news' }, 'from'],
    [{ from: '/?utm_source=x', to: '/news' }, 'from'],
    [{ from: '/index.php', to: '/news' }, 'from'],
    [{ from: '/a?b=<c>', to: '/news' }, 'from'],
    [{ from: '/school/no-such-school?id=1', to: '/news' }, 'from'],
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

test('a redirect to a page that is not there says so, in the list and on the dashboard, until there is one', async () => {
  type Summary = { broken: { links: { total: number; first: { kind: string; url: string; heading: { kz: string } }[] } } }
  const made = await room.editor.post<Redirect>('redirects', { from: '/old-course', to: '/news/not-there' })
  expect([made.status, made.body.data.dead]).toEqual([201, true])
  const listed = async () => (await room.editor.get<Redirect[]>('redirects?q=old-course')).body.data.map(({ dead }) => dead)
  expect(await listed()).toEqual([true])
  const { broken } = (await room.editor.get<Summary>('dashboard')).body.data
  expect(broken.links.first).toContainEqual(
    expect.objectContaining({ kind: 'redirect', url: '/news/not-there', heading: expect.objectContaining({ kz: '/old-course' }) }),
  )
  await room.news.published(newsOf(), { slug: 'not-there' })
  expect(await listed()).toEqual([false])
  const away = await room.editor.post<Redirect>('redirects', { from: '/old-shop', to: 'https://elsewhere.example/x' })
  expect(away.body.data.dead).toBe(false)
})

describe('old addresses with a query', () => {
  const create = (body: object) => room.editor.post<Redirect>('redirects?lang=en', body)
  const table = async () => {
    const { body } = await room.service.get('redirects')
    return new Map((body.data as { from: string; to: string }[]).map(({ from: old, to }) => [old, to]))
  }

  test('are matched by query too, normalized, also for the path of a page and for the path alone', async () => {
    const made = await create({ from: '/ru/page.php/?b=2&id=5&utm_source=x', to: '/en/news' })
    expect([made.status, made.body.data]).toEqual([201, expect.objectContaining({ from: '/page.php?b=2&id=5', to: '/news' })])
    for (const [old, to] of [
      ['/page.php?id=6', '/contacts'],
      ['/page.php', '/library'],
      ['/?p=12', '/history'],
      ['/index.php?id=5', '/faq'],
      ['/news?id=5', '/contacts'],
    ])
      expect((await create({ from: old, to })).status, old).toBe(201)
    await eventually(async () =>
      expect(Object.fromEntries(await table())).toEqual({
        '/page.php?b=2&id=5': '/news',
        '/page.php?id=6': '/contacts',
        '/?p=12': '/history',
        '/?id=5': '/faq',
        '/news?id=5': '/contacts',
      }),
    )
    expect(await from('page.php')).toBe('/library')
    const twice = await create({ from: '/page.php?id=5&b=2', to: '/history' })
    expect([twice.status, twice.body.error.fields]).toEqual([422, { from: 'This address is redirected already.' }])
  })

  test('make no chains and no circles, whichever way a target is written', async () => {
    await create({ from: '/turn?x=1', to: '/turn-two?y=1' })
    await create({ from: '/turn-two', to: '/history' })
    await eventually(async () => expect((await table()).get('/turn?x=1')).toBe('/history'))
    await create({ from: '/ring', to: '/ring-two?x=1#part' })
    for (const [old, to] of [
      ['/ring-two?x=1', '/ring?y=1'],
      ['/ring-two', '/ring'],
      ['/self?x=1', '/self?utm_source=a&x=1'],
      ['/self', '/self?x=1'],
      ['/self', '/self#x'],
    ]) {
      const { status, body } = await create({ from: old, to })
      expect([status, body.error?.fields], old).toEqual([422, { to: 'This redirect leads back to itself.' }])
    }
  })

  test('do not use query keys that a page reads, and report that a fragment is never sent', async () => {
    const own = await create({ from: '/news-catalog?page=2', to: '/history' })
    expect([own.status, own.body.error.fields?.from]).toEqual([422, expect.stringContaining('reads this parameter itself')])
    const part = await create({ from: '/page#part', to: '/history' })
    expect([part.status, part.body.error.fields?.from]).toEqual([422, expect.stringContaining('up to “#”')])
  })

  test('a link to one is no dead link', async () => {
    type Summary = { broken: { links: { first: { url: string }[] } } }
    const dead = async () => {
      const { broken } = (await room.editor.get<Summary>('dashboard')).body.data
      return broken.links.first.map(({ url }) => url).filter((url) => url.startsWith('/old-shop-page'))
    }
    await room.news.published(newsOf({ body: { kz: '<p><a href="/old-shop-page?id=7">7</a> <a href="/old-shop-page?id=8">8</a></p>' } }), {
      slug: 'to-the-old-shop',
    })
    await eventually(async () => expect(await dead()).toEqual(['/old-shop-page?id=7', '/old-shop-page?id=8']))
    await create({ from: '/old-shop-page?id=7', to: '/news' })
    await eventually(async () => expect(await dead()).toEqual(['/old-shop-page?id=8']))
  })
})
