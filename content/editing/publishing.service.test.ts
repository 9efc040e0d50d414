import type { Working } from '@narkhoz/contract/admin/entries.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { deskOf, type Newsroom, newsOf, startNewsroom } from '../testing/newsroom.ts'

let room: Newsroom

beforeAll(async () => {
  room = await startNewsroom('empty')
})
afterAll(() => room.stop())

type PageAnswer = { title: string; lead: string }

/** What a visitor reads at an address. */
const seenAt = async (path: string, lang = 'kz') => {
  const { status, body } = await room.service.get(`pages/${path}?lang=${lang}`)
  return status === 200 ? (body.data as PageAnswer).title : status
}

const listed = async () => ((await room.service.get('news')).body.data as { slug: string }[]).map(({ slug }) => slug)
const found = async (word: string) =>
  ((await room.service.get(`search/index?query=${encodeURIComponent(word)}`)).body.data as { id: number }[]).map(({ id }) => id)

describe('visitors', () => {
  test('see nothing of a draft, everything once it is published, and nothing again when it is withdrawn', async () => {
    const { id, slug } = await room.news.create(newsOf({ title: { kz: 'Құпия жаңалық', ru: 'Тайная новость' } }))
    expect(slug).toBe('qupiia-zhanalyq')
    expect([await seenAt(`news/${slug}`), await listed(), await found('құпия')]).toEqual([404, [], []])
    await room.news.publish(id)
    await eventually(async () => expect(await listed()).toContain(slug))
    expect([await seenAt(`news/${slug}`), await seenAt(`news/${slug}`, 'ru'), await found('құпия')]).toEqual([
      'Құпия жаңалық',
      'Тайная новость',
      [id],
    ])
    await room.news.do(id, 'withdraw')
    await eventually(async () => expect([await seenAt(`news/${slug}`), await listed(), await found('құпия')]).toEqual([404, [], []]))
    await room.news.publish(id)
    await eventually(async () => expect(await seenAt(`news/${slug}`)).toBe('Құпия жаңалық'))
  })

  test('see the old version until the new one is published; unchanged entries stay', async () => {
    const { id, slug } = await room.news.published(newsOf())
    await eventually(async () => expect(await seenAt(`news/${slug}`, 'ru')).toBe('День открытых дверей'))
    const changed = await room.news.change(id, { title: { kz: 'Ашық есік күні', ru: 'Ждём вас!', en: 'Open day' } })
    expect(changed).toMatchObject({ status: 'changed', version: 2, live: { version: 1 } })
    expect(await seenAt(`news/${slug}`, 'ru')).toBe('День открытых дверей')
    expect(await room.news.publish(id)).toMatchObject({ status: 'published', version: 2, live: { version: 2 } })
    await eventually(async () => expect(await seenAt(`news/${slug}`, 'ru')).toBe('Ждём вас!'))
    expect([await seenAt(`news/${slug}`), await seenAt(`news/${slug}`, 'en')]).toEqual(['Ашық есік күні', 'Open day'])
  })

  test('do not notice a discarded draft', async () => {
    const { id, slug } = await room.news.published(newsOf({ title: { kz: 'Тұрақты' } }))
    await room.news.change(id, { title: { kz: 'Ойдағы' } })
    const back = await room.news.do(id, 'discard')
    expect(back).toMatchObject({ status: 'published', version: 3, attributes: { title: { kz: 'Тұрақты' } } })
    expect(await seenAt(`news/${slug}`)).toBe('Тұрақты')
  })
})

describe('an entry', () => {
  test('needs its Kazakh texts and all required values to be published, and the missing ones are listed', async () => {
    const { id } = await room.news.create({ title: { ru: 'Только по-русски' }, date: '2026-09-01T10:00:00+05:00' })
    const refused = await room.editor.post(`${room.news.at}/${id}/publish?lang=ru`, { version: 1 })
    expect([refused.status, refused.body.error]).toEqual([
      422,
      {
        code: 'invalid',
        message: 'Некоторые поля заполнены неверно.',
        fields: { 'title.kz': 'Заполните это поле.', lead: 'Заполните это поле.', body: 'Заполните это поле.' },
      },
    ])
  })

  test('that is saved as it is makes no version; one that becomes what visitors see is no draft any more', async () => {
    const first = await room.news.published(newsOf())
    expect((await room.news.change(first.id, {})).version).toBe(1)
    expect(await room.news.change(first.id, { lead: { kz: 'Басқа' } })).toMatchObject({ status: 'changed', version: 2 })
    expect(await room.news.change(first.id, { lead: first.attributes.lead })).toMatchObject({ status: 'published', version: 3 })
  })

  test('that has something from an older declaration loses it with the next save', async () => {
    const { id } = await room.news.published(newsOf())
    const { db } = room.service.storage
    await db.execute(
      sql`update entries set attributes = attributes || '{"subtitle": {"kz": "Бұрынғы"}}' where kind = 'news' and id = ${id}`,
    )
    const saved = await room.news.change(id, { lead: { kz: 'Жаңа' } })
    expect(Object.keys(saved.attributes)).not.toContain('subtitle')
    const unknown = await room.editor.put(`${room.news.at}/${id}`, {
      version: saved.version,
      attributes: { ...saved.attributes, subtitle: 'x' },
    })
    expect(unknown.status).toBe(422)
  })

  test('without a slug gets one from its heading, and never another’s', async () => {
    const title = { kz: 'Бірдей атау' }
    const slugs = [
      await room.news.create(newsOf({ title })),
      await room.news.create(newsOf({ title })),
      await room.news.published(newsOf({ title })),
    ]
    expect(slugs.map(({ slug }) => slug)).toEqual(['birdei-atau', 'birdei-atau-2', 'birdei-atau-3'])
    const taken = await room.editor.post(`${room.news.at}?lang=en`, { slug: 'birdei-atau-2', attributes: newsOf() })
    expect([taken.status, taken.body.error.fields]).toEqual([422, { slug: 'Another entry has this value.' }])
  })

  test('begun without a heading gets its slug with the heading', async () => {
    const { id, slug } = await room.news.create({})
    expect(slug).toBeNull()
    expect((await room.news.change(id, { title: { kz: 'Кейін аталған' } })).slug).toBe('keiin-atalgan')
    expect((await room.news.change(id, { title: { kz: 'Тағы басқа' } })).slug).toBe('keiin-atalgan')
  })

  test('is copied as a draft with a unique slug and path', async () => {
    const { id, slug, attributes } = await room.news.published(newsOf({ title: { kz: 'Түпнұсқа' } }))
    const copy = await room.news.do(id, 'copy')
    expect(copy).toMatchObject({ status: 'draft', version: 1, slug: `${slug}-2`, attributes })
    const outdated = await room.news.change(id, { title: { kz: 'Түпнұсқа', ru: 'Оригинал' } })
    await room.news.change(outdated.id, { title: { kz: 'Өзгерген түпнұсқа', ru: 'Оригинал' } })
    expect((await room.news.do(id, 'copy')).translations.title).toMatchObject({ ru: 'outdated' })
    const pages = deskOf(room.editor, 'pages')
    const page = await pages.published({ title: { kz: 'Бет' }, path: 'bet', type: 'static' })
    expect(await pages.do(page.id, 'copy')).toMatchObject({ status: 'draft', attributes: { path: 'bet-2' }, address: '/bet-2' })
  })

  test('with a document in place of a video is saved as a draft and not published, with the reason', async () => {
    const pdf = { url: '/media/00000000000000000000000000000000.pdf', name: 'rules.pdf', size: 1000, type: 'application/pdf' }
    const refusal = 'This file is not a video, and the site cannot show it. Remove the file and give a link to the video.'
    const refused = async (plural: string, attributes: Record<string, unknown>) => {
      const { id, version } = await deskOf(room.editor, plural).create(attributes)
      const { status, body } = await room.editor.post(`entries/${plural}/${id}/publish?lang=en`, { version })
      return { id, refused: [status, body.error.fields] }
    }
    const block = { id: 1, group: 1, position: 1, type: 'video', video: pdf, video_link: 'https://video.example/x' }
    const page = await refused('pages', { title: { kz: 'Бейне' }, path: 'beine', type: 'static', blocks: [block] })
    expect(page.refused).toEqual([422, { 'blocks.0.video': refusal }])
    expect((await refused('graduates', { name: { kz: 'Түлек' }, video: pdf })).refused).toEqual([422, { video: refusal }])
    const pages = deskOf(room.editor, 'pages')
    await pages.change(page.id, { blocks: [{ ...block, video: null }] })
    expect(await pages.publish(page.id)).toMatchObject({ status: 'published' })
  })

  test('cannot be published twice by two who saw different versions', async () => {
    const { id } = await room.news.create(newsOf())
    await room.news.change(id, { lead: { kz: 'Екінші' } })
    const late = await room.other.post<Working>(`${room.news.at}/${id}/publish`, { version: 1 })
    expect([late.status, late.body.error.code, late.body.data.version]).toEqual([409, 'conflict', 2])
  })

  test.each(['withdraw', 'discard'])('that is unpublished does not permit %s', async (what) => {
    const { id } = await room.news.create(newsOf())
    const { status, body } = await room.editor.post(`${room.news.at}/${id}/${what}`, {})
    expect([status, body.error.code]).toEqual([409, 'not_live'])
  })

  test('that is deleted leaves its number to no other', async () => {
    const { id } = await room.news.published(newsOf())
    expect((await room.editor.delete(`${room.news.at}/${id}`)).status).toBe(200)
    expect((await room.news.create(newsOf())).id).toBeGreaterThan(id)
  })
})

describe('what others need', () => {
  test('is neither deleted nor, where the reference is required, unpublished; the referring entries are listed', async () => {
    const [categories, questions] = [deskOf(room.editor, 'question-categories'), deskOf(room.editor, 'questions')]
    const category = await categories.published({ title: { kz: 'Қабылдау', ru: 'Приём' } })
    const question = await questions.published({
      title: { kz: 'Қашан?', ru: 'Когда?' },
      answer: { kz: '<p>Тамызда.</p>' },
      category: category.id,
    })
    const use = { kind: 'question', plural: 'questions', id: question.id, heading: { kz: 'Қашан?', ru: 'Когда?' }, fields: ['category'] }
    for (const answer of [
      await room.editor.delete(`${categories.at}/${category.id}`),
      await room.editor.post(`${categories.at}/${category.id}/withdraw`, {}),
    ])
      expect([answer.status, answer.body.error.code, answer.body.data]).toEqual([409, 'in_use', [use]])
    await questions.do(question.id, 'withdraw')
    await categories.do(category.id, 'withdraw')
    const back = await room.editor.post(`${questions.at}/${question.id}/publish?lang=en`, { version: question.version })
    expect([back.status, back.body.error.fields]).toEqual([422, { category: 'This entry is not published.' }])
    expect((await room.editor.delete(`${questions.at}/${question.id}`)).status).toBe(200)
    expect((await room.editor.delete(`${categories.at}/${category.id}`)).status).toBe(200)
  })

  test('is kept also for a draft that refers to it', async () => {
    const schools = deskOf(room.editor, 'schools')
    const school = await schools.published({ title: { kz: 'Мектеп' }, lead: { kz: 'Сипаттама' } }, { slug: 'business-school' })
    const draft = await room.news.create(newsOf({ school: school.id }))
    const { status, body } = await room.editor.delete(`${schools.at}/${school.id}`)
    expect([status, body.data]).toMatchObject([409, [{ kind: 'news', id: draft.id, fields: ['school'] }]])
    // No answer needs it.
    expect(await schools.do(school.id, 'withdraw')).toMatchObject({ status: 'withdrawn' })
  })

  test('by the site itself stays: pages with their own screen, settings and menus', async () => {
    const pages = deskOf(room.editor, 'pages')
    const home = await pages.published({ title: { kz: 'Басты бет' }, path: 'main', type: 'static' }, { slug: 'main' })
    expect(home.permanent).toBe(true)
    for (const answer of [
      await room.editor.post(`${pages.at}/${home.id}/withdraw`, {}),
      await room.editor.delete(`${pages.at}/${home.id}`),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([409, 'needed'])
    const moved = await room.editor.put(`${pages.at}/${home.id}?lang=en`, { version: 1, attributes: { ...home.attributes, path: 'home' } })
    expect([moved.status, moved.body.error.fields]).toEqual([
      422,
      { path: 'The path of this page cannot be changed: the site looks for it here.' },
    ])
    const plain = await pages.published({ title: { kz: 'Жай бет' }, path: 'zhai-bet', type: 'static' })
    expect(plain.permanent).toBe(false)
  })
})

test('many are published, withdrawn and deleted at once; each that is refused says why', async () => {
  const good = await room.news.create(newsOf({ title: { kz: 'Жақсы' } }))
  const bad = await room.news.create({ title: { kz: 'Толмаған' } })
  const ids = [good.id, bad.id, 9_999_999]
  const published = await room.editor.post(`${room.news.at}/bulk?lang=en`, { action: 'publish', ids })
  expect(published.body.data).toEqual({
    done: [good.id],
    failed: [
      { id: bad.id, code: 'invalid', message: 'Some fields are not filled in correctly.' },
      { id: 9_999_999, code: 'not_found', message: 'Not found.' },
    ],
  })
  expect((await room.editor.post(`${room.news.at}/bulk`, { action: 'withdraw', ids: [good.id] })).body.data).toEqual({
    done: [good.id],
    failed: [],
  })
  expect((await room.editor.post(`${room.news.at}/bulk`, { action: 'delete', ids: [good.id, bad.id] })).body.data).toMatchObject({
    failed: [],
  })
})

test('a text that is too long, or a wrong address, is refused with the rule', async () => {
  const refused = await room.editor.post('entries/news?lang=en', {
    attributes: newsOf({
      title: { kz: 'а'.repeat(400) },
      date: '9999-01-01T00:00:00+05:00',
      blocks: [{ type: 'intro', title: { kz: 'Атауы' }, link: { text: { kz: 'Сілтеме' }, url: 'www.example.kz' } }],
    }),
  })
  expect([refused.status, refused.body.error.fields]).toEqual([
    422,
    {
      'title.kz': 'At most 300 characters.',
      date: 'The value is not valid.',
      'blocks.0.link.url': 'Give a path of this site (/about) or an address that begins with https://, mailto: or tel:.',
    },
  ])
  const pages = deskOf(room.editor, 'pages')
  const page = (path: string) => ({ title: { kz: 'Жазғы мектеп' }, path, type: 'static' })
  for (const path of ['Summer School', 'a_b', 'a//b'])
    expect([path, (await room.editor.post(`${pages.at}?lang=en`, { attributes: page(path) })).body.error.fields]).toEqual([
      path,
      { path: 'Only lower-case Latin letters and digits, with single hyphens or “/” between them.' },
    ])
  expect(await pages.create(page(' /summer/2026/ '))).toMatchObject({ attributes: { path: 'summer/2026' }, address: '/summer/2026' })
  expect((await pages.create(page('/'))).attributes.path).toBeUndefined()
})
