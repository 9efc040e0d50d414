import type { BulkOutcome, Working } from '@narkhoz/contract/admin/entries.ts'
import type { LogLine } from '@narkhoz/contract/admin/log.ts'
import {
  type BroughtBack,
  broughtBackSchema,
  type DeletedEntry,
  deletedEntrySchema,
  trashDays,
  type Undone,
  undoMinutes,
  undoneSchema,
} from '@narkhoz/contract/admin/trash.ts'
import { apiBase, previewHeader } from '@narkhoz/contract/api.ts'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { deskOf, type Newsroom, newsOf, startNewsroom } from '../testing/newsroom.ts'
import { type Browser, colleagueAt } from '../testing/staff-client.ts'

let room: Newsroom

beforeAll(async () => {
  room = await startNewsroom()
})
afterAll(() => room.stop())

const deleted = async (query = '', who: Browser = room.editor) => {
  const { status, body } = await who.get<DeletedEntry[]>(`deleted?limit=100&${query}`)
  expect([query, status]).toEqual([query, 200])
  for (const row of body.data) expect(v.is(deletedEntrySchema, row), JSON.stringify(row)).toBe(true)
  return body.data
}
const ids = async (query = '') => (await deleted(query)).map(({ plural, id }) => `${plural}/${id}`)

/** Deletes an entry, and returns its previous content. */
const remove = async <T extends { id: number }>(entry: T, plural = 'news', who: Browser = room.editor): Promise<T> => {
  expect((await who.delete(`entries/${plural}/${entry.id}`)).status).toBe(200)
  return entry
}
const bringBack = async (id: number, plural = 'news', who: Browser = room.editor) => {
  const { status, body } = await who.post<Working>(`entries/${plural}/${id}/bring-back`, {})
  return { status, working: body.data, beside: body.meta as unknown as BroughtBack }
}
const age = (id: number, days: number, kind = 'news') =>
  room.service.storage.db.execute(
    sql`update revisions set at = now() - make_interval(days => ${days}::int) where kind = ${kind} and id = ${id}::int`,
  )

describe('a deleted entry', () => {
  test('is listed with its author and its expiry, and found by title, address and kind', async () => {
    const { id, slug } = await remove(await room.news.published(newsOf({ title: { kz: 'Жоғалған жаңалық', ru: 'Пропавшая новость' } })))
    const page = await deskOf(room.editor, 'pages').create({ title: { kz: 'Жазғы мектеп' }, path: 'camps/summer', type: 'static' })
    await remove(page, 'pages')
    const [row] = await deleted('q=пропавшая')
    expect(row).toMatchObject({
      kind: 'news',
      plural: 'news',
      id,
      slug,
      address: `/news/${slug}`,
      version: 2,
      deleted_by: 'Айгүл Редактор',
    })
    const days = (Date.parse(row?.erased_at ?? '') - Date.parse(row?.deleted_at ?? '')) / 86_400_000
    expect(days).toBe(trashDays)
    expect((await ids()).slice(0, 2)).toEqual([`pages/${page.id}`, `news/${id}`])
    for (const query of ['kind=news', `q=${slug}`, `kind=news&entry_id=${id}`]) expect(await ids(query)).toEqual([`news/${id}`])
    for (const query of ['kind=pages', 'q=camps/summer']) expect(await ids(query)).toEqual([`pages/${page.id}`])
    expect(await ids('q=100%25')).toEqual([])
    expect((await room.editor.get('deleted?kind=no-such')).status).toBe(400)
  })

  test('is restored as a draft, with its last content, and never published at once', async () => {
    const { id, slug } = await room.news.published(newsOf({ title: { kz: 'Бірінші нұсқа' } }))
    const { attributes } = await room.news.change(id, { title: { kz: 'Жарияланбаған нұсқа', ru: 'Неопубликованная' } })
    const { url } = (await room.editor.post<{ url: { kz: string } }>(`${room.news.at}/${id}/preview`, {})).body.data
    await remove({ id })
    const seen = async () => (await room.service.get(`pages/news/${slug}`)).status
    await eventually(async () => expect(await seen()).toBe(404))
    const preview = new URL(url.kz).searchParams.get('preview') ?? ''
    const previewed = await room.service.request(`${apiBase}/pages/news/${slug}`, { headers: { [previewHeader]: preview } })
    expect(previewed.status).toBe(404)

    const { working, beside } = await bringBack(id)
    expect(working).toMatchObject({ id, slug, status: 'draft', version: 4, attributes })
    expect(working.live).toBeUndefined()
    expect(beside).toEqual({ taken: [], redirect: null })
    expect(await ids(`entry_id=${id}`)).toEqual([])
    expect(await seen()).toBe(404)
    expect(((await room.service.get('news?limit=100')).body.data as { id: number }[]).map((one) => one.id)).not.toContain(id)
    await room.news.publish(id)
    await eventually(async () => expect(await seen()).toBe(200))
  })

  test('whose slug or path has been taken gets a free one, and the conflict is reported', async () => {
    const old = await remove(await room.news.published(newsOf(), { slug: 'shared-name' }))
    const holder = await room.news.create(newsOf({ title: { kz: 'Жаңа ие', ru: 'Новый владелец', en: 'New owner' } }), {
      slug: 'shared-name',
    })
    const { working, beside } = await bringBack(old.id)
    expect(working.slug).toBe('shared-name-2')
    expect(v.is(broughtBackSchema, beside)).toBe(true)
    expect(beside.taken).toEqual([
      {
        field: 'slug',
        was: 'shared-name',
        now: 'shared-name-2',
        by: { plural: 'news', id: holder.id, heading: { kz: 'Жаңа ие', ru: 'Новый владелец', en: 'New owner' } },
      },
    ])
    const pages = deskOf(room.editor, 'pages')
    const page = await remove(await pages.create({ title: { kz: 'Ескі бет' }, path: 'same/path', type: 'static' }), 'pages')
    const next = await pages.create({ title: { kz: 'Жаңа бет' }, path: 'same/path', type: 'static' })
    const back = await bringBack(page.id, 'pages')
    expect(back.working.attributes.path).toBe('same/path-2')
    expect(back.beside.taken).toMatchObject([{ field: 'path', was: 'same/path', now: 'same/path-2', by: { plural: 'pages', id: next.id } }])
  })

  test('whose address leads elsewhere meanwhile says so', async () => {
    const { id, slug } = await remove(await room.news.published(newsOf(), { slug: 'led-away' }))
    expect((await room.editor.post('redirects', { from: `/news/${slug}`, to: '/news' })).status).toBe(201)
    expect((await bringBack(id)).beside.redirect).toEqual({ from: '/news/led-away', to: '/news' })
  })

  test('is restored once; an entry that was not deleted or never existed is not', async () => {
    const { id } = await remove(await room.news.create(newsOf()))
    expect((await bringBack(id)).status).toBe(200)
    const again = await room.editor.post(`entries/news/${id}/bring-back`, {})
    expect([again.status, again.body.error?.code]).toEqual([409, 'conflict'])
    expect((await room.news.read(id)).version).toBe(3)
    expect((await bringBack(8_888_888)).status).toBe(404)
    expect((await bringBack(id, 'no-such')).status).toBe(404)
  })

  test('keeps the state of its translations', async () => {
    const { id } = await room.news.create(newsOf())
    const { translations } = await room.news.change(id, { title: { kz: 'Басқа тақырып', ru: 'День открытых дверей', en: 'Open day' } })
    expect(translations.title).toEqual({ ru: 'outdated', en: 'outdated' })
    await remove({ id })
    expect((await bringBack(id)).working.translations).toEqual(translations)
  })
})

test('many are deleted and brought back at once', async () => {
  const three = await Promise.all([1, 2, 3].map((number) => room.news.published(newsOf(), { slug: `bulk-${number}` })))
  const all = three.map(({ id }) => id)
  const bulk = async (action: string) => (await room.editor.post<BulkOutcome>('entries/news/bulk', { action, ids: all })).body.data
  expect(await bulk('delete')).toEqual({ done: all, failed: [] })
  expect((await ids('q=bulk-')).length).toBe(3)
  expect(await bulk('bring-back')).toEqual({ done: all, failed: [] })
  for (const id of all) expect((await room.news.read(id)).status).toBe('draft')
  expect((await bulk('bring-back')).failed.map(({ code }) => code)).toEqual(['conflict', 'conflict', 'conflict'])
  await bulk('delete')
  await room.news.create(newsOf(), { slug: 'bulk-2' })
  expect(await bulk('bring-back')).toEqual({ done: all, failed: [], renamed: [all[1]] })
})

describe('undoing a deletion', () => {
  const undo = async (id: number, who: Browser = room.editor) => {
    const { status, body } = await who.post<Working>(`entries/news/${id}/undo-delete`, {})
    if (status === 200) expect(v.is(undoneSchema, body.meta)).toBe(true)
    return { status, working: body.data, beside: body.meta as unknown as Undone }
  }
  const whole = { taken: [], redirect: null, whole: true }
  const seenAt = async (slug: string | null) => {
    const { status, body } = await room.service.get(`pages/news/${slug}`)
    return status === 200 ? (body.data as { title: string }).title : status
  }
  const later = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  test('shows visitors the public version again, with the schedule and the draft', async () => {
    const { id, slug } = await room.news.published(newsOf({ title: { kz: 'Көрінген тақырып' } }))
    await room.news.change(id, { title: { kz: 'Жазылып жатқан тақырып' } })
    const before = await room.news.do(id, 'schedule', { publish_at: later(1), withdraw_at: later(2) })
    expect(before.status).toBe('changed')
    await remove({ id })
    await eventually(async () => expect(await seenAt(slug)).toBe(404))
    const { working, beside } = await undo(id)
    expect(beside).toEqual(whole)
    const { version, updated_at, ...rest } = before
    expect(working).toMatchObject(rest)
    expect(working.version).toBe(version + 2)
    await eventually(async () => expect(await seenAt(slug)).toBe('Көрінген тақырып'))
    expect((await room.news.publish(id)).status).toBe('published')
    await eventually(async () => expect(await seenAt(slug)).toBe('Жазылып жатқан тақырып'))
  })

  test('leaves a published one published, a withdrawn one withdrawn and a draft a draft', async () => {
    const live = await room.news.published(newsOf())
    const withdrawn = await room.news.published(newsOf())
    await room.news.do(withdrawn.id, 'withdraw')
    const draft = await room.news.create(newsOf())
    for (const [{ id, slug }, status] of [
      [live, 'published'],
      [withdrawn, 'withdrawn'],
      [draft, 'draft'],
    ] as const) {
      await remove({ id })
      const { working, beside } = await undo(id)
      expect([status, working.status, beside]).toEqual([status, status, whole])
      expect(await ids(`entry_id=${id}`)).toEqual([])
      await eventually(async () => expect(await seenAt(slug)).toBe(status === 'published' ? 'Ашық есік күні' : 404))
    }
    const { live: shown, version } = await room.news.read(live.id)
    expect(shown).toEqual({ version, at: live.live?.at })
    const changed = await room.news.change(live.id, { title: { kz: 'Тағы да' } })
    expect((await room.news.do(live.id, 'discard', { version: changed.version })).attributes).toEqual(live.attributes)
    const [line] = (await room.editor.get<LogLine[]>(`log?kind=news&entry_id=${draft.id}`)).body.data
    expect(line?.action).toBe('undeleted')
  })

  test('ends a redirect that was made from its address meanwhile, and says so', async () => {
    const { id, slug } = await remove(await room.news.published(newsOf(), { slug: 'undo-led-away' }))
    expect((await room.editor.post('redirects', { from: `/news/${slug}`, to: '/news' })).status).toBe(201)
    const { working, beside } = await undo(id)
    expect([working.status, beside]).toEqual(['published', { ...whole, redirect: { from: `/news/${slug}`, to: '/news' } }])
    expect((await room.editor.get<unknown[]>(`redirects?q=${slug}`)).body.data).toEqual([])
  })

  test('makes a draft if the name is taken, the time is over or the previous status is unknown', async () => {
    const taken = await remove(await room.news.published(newsOf(), { slug: 'undo-taken' }))
    await room.news.create(newsOf(), { slug: 'undo-taken' })
    const undone = await undo(taken.id)
    expect([undone.working.status, undone.working.slug, undone.beside.whole]).toEqual(['draft', 'undo-taken-2', false])
    expect(undone.beside.taken).toMatchObject([{ field: 'slug', was: 'undo-taken', now: 'undo-taken-2' }])

    const late = await remove(await room.news.published(newsOf(), { slug: 'undo-late' }))
    await age(late.id, Math.ceil(undoMinutes / 60 / 24))
    const older = await remove(await room.news.published(newsOf(), { slug: 'undo-older' }))
    await room.service.storage.db.execute(sql`update revisions set before = null where kind = 'news' and id = ${older.id}::int`)
    for (const { id } of [late, older]) {
      const { working, beside } = await undo(id)
      expect([working.status, beside]).toEqual(['draft', { taken: [], redirect: null, whole: false }])
    }
  })

  test('works once, and needs the permission to delete', async () => {
    const { id } = await remove(await room.news.published(newsOf()))
    const staff = await colleagueAt(room.service, room.administrator, { role: 'staff', forms: ['vacancy'] })
    expect((await undo(id, staff)).status).toBe(403)
    expect((await undo(id)).status).toBe(200)
    expect((await undo(id)).status).toBe(409)
    expect((await room.news.read(id)).status).toBe('published')
    expect((await undo(8_888_888)).status).toBe(404)
  })

  test('undoes a bulk deletion, and lists those restored as drafts only', async () => {
    const three = await Promise.all([1, 2, 3].map((number) => room.news.published(newsOf(), { slug: `undo-bulk-${number}` })))
    const all = three.map(({ id }) => id)
    const bulk = async (action: string) => (await room.editor.post<BulkOutcome>('entries/news/bulk', { action, ids: all })).body.data
    await bulk('delete')
    await room.news.create(newsOf(), { slug: 'undo-bulk-2' })
    expect(await bulk('undo-delete')).toEqual({ done: all.toReversed(), failed: [], drafts: [all[1]], renamed: [all[1]] })
    expect(await Promise.all(all.map(async (id) => (await room.news.read(id)).status))).toEqual(['published', 'draft', 'published'])
  })
})

test('without the permission to edit a kind its deleted entries are neither listed nor restored', async () => {
  const settings = await remove(await deskOf(room.administrator, 'mail-settings').create({}), 'mail-settings', room.administrator)
  expect((await deleted('', room.administrator)).map(({ plural }) => plural)).toContain('mail-settings')
  expect((await deleted()).map(({ plural }) => plural)).not.toContain('mail-settings')
  expect((await room.editor.get('deleted?kind=mail-settings')).status).toBe(403)
  expect((await bringBack(settings.id, 'mail-settings')).status).toBe(403)
  expect((await bringBack(settings.id, 'mail-settings', room.administrator)).status).toBe(200)
  const staff = await colleagueAt(room.service, room.administrator, { role: 'staff', forms: ['vacancy'] })
  const { id } = await remove(await room.news.create(newsOf()))
  expect((await staff.get('deleted')).status).toBe(403)
  expect((await bringBack(id, 'news', staff)).status).toBe(403)
})

describe('after ninety days', () => {
  test('it is erased with all its versions, younger and restored entries stay, and its number is not reused', async () => {
    const young = await remove(await room.news.create(newsOf()))
    const back = await remove(await room.news.create(newsOf()))
    const old = await remove(await room.news.published(newsOf({ title: { kz: 'Мерзімі өткен' } })))
    await bringBack(back.id)
    await age(young.id, trashDays - 1)
    await age(back.id, trashDays + 5)
    await age(old.id, trashDays + 1)
    // Its time is over: it is no longer offered, whenever the service gets to erase it.
    expect(await ids(`entry_id=${old.id}`)).toEqual([])
    await room.service.sweep()
    expect((await room.editor.get(`${room.news.at}/${old.id}/revisions`)).status).toBe(404)
    expect((await bringBack(old.id)).status).toBe(404)
    expect(await ids(`entry_id=${young.id}`)).toEqual([`news/${young.id}`])
    expect((await room.news.read(back.id)).status).toBe('draft')
    expect((await room.news.create(newsOf())).id).toBeGreaterThan(old.id)
  })

  test('the log says what became of each entry', async () => {
    const [here, gone, erased] = [await room.news.create(newsOf()), await room.news.create(newsOf()), await room.news.create(newsOf())]
    for (const { id } of [gone, erased]) await remove({ id })
    await age(erased.id, trashDays + 1)
    await room.service.sweep()
    await remove(here)
    await bringBack(here.id)
    const of = async ({ id }: Working) =>
      (await room.editor.get<LogLine[]>(`log?kind=news&entry_id=${id}`)).body.data.map(({ action, by, entry }) => [action, by, entry])
    expect(await of(here)).toEqual([
      ['brought_back', 'Айгүл Редактор', 'present'],
      ['deleted', 'Айгүл Редактор', 'present'],
      ['created', 'Айгүл Редактор', 'present'],
    ])
    expect((await of(gone))[0]).toEqual(['deleted', 'Айгүл Редактор', 'deleted'])
    expect((await of(erased))[0]).toEqual(['erased', null, 'erased'])
  })
})
