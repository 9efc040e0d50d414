import type { Dashboard } from '@narkhoz/contract/admin/dashboard.ts'
import { slugFrom } from '@narkhoz/contract/admin/slug-from.ts'
import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { foundSchema, searchMetaSchema, suggestionSchema } from '@narkhoz/contract/search.ts'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { save } from '../entries/save.ts'
import { rowsOf } from '../storage/storage.ts'
import { eventually } from '../testing/eventually.ts'
import { deskOf } from '../testing/newsroom.ts'
import { type Browser, colleagueAt, firstAdministratorAt } from '../testing/staff-client.ts'
import { startService, type TestService } from '../testing/test-service.ts'
import { refreshSearch } from './rebuild.ts'

let service: TestService

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const answerSchema = v.object({ data: v.array(foundSchema), meta: searchMetaSchema })

const search = async (query: string, lang = 'kz', more: Record<string, string> = {}) => {
  const { status, body } = await service.get(`search/index?${new URLSearchParams({ query, lang, ...more })}`)
  expect(status, query).toBe(200)
  return v.parse(answerSchema, body)
}

const keysOf = async (query: string, lang = 'kz') => (await search(query, lang)).data.map(({ kind, id }) => `${kind} ${id}`)

const suggest = async (query: string, lang = 'kz') => {
  const { status, body } = await service.get(`search/suggest?${new URLSearchParams({ query, lang })}`)
  expect(status, query).toBe(200)
  return v.parse(v.object({ data: v.array(suggestionSchema) }), body).data
}

const news = (id: number, title: Record<string, string>, more: Record<string, unknown> = {}): Draft => ({
  kind: 'news',
  id,
  slug: `search-${id}`,
  attributes: { ...entities.news.sample, title, ...more },
})

describe('a word is found', () => {
  test.each([
    ['kz', 'жатақхана', ['жатакхана', 'ЖАТАҚХАНА', 'zhataqhana', 'жатақханада', 'жатақханаларымыздың', ';fnf0[fyf', 'жатақхна']],
    ['ru', 'общежитие', ['общежития', 'obshchezhitie', 'j,ot;bnbt', 'общижитие', 'ОБЩЕЖИТИЙ', 'общежит']],
    ['en', 'library', ['libraries', 'LIBRARY', 'libary', 'дшикфкн', 'librar']],
  ])('in %s whether as %s or otherwise', async (lang, word, others) => {
    const [first] = await keysOf(word, lang)
    expect(first).toBeDefined()
    for (const other of others) expect((await keysOf(other, lang)).slice(0, 3), other).toContain(first)
  })

  test('with or without a hyphen', async () => {
    expect((await keysOf('start-up', 'en'))[0]).toBe('page 120')
    for (const typed of ['startup', 'start up', 'STARTUP', 'start‑up'])
      expect((await keysOf(typed, 'en')).slice(0, 3), typed).toContain('page 120')
  })
})

describe('results', () => {
  test('hold a word in the title above one in the lead above one in the text', async () => {
    const texts = (text: string) => ({ kz: text, ru: text, en: text })
    const plain = { title: texts('Бірдеңе'), lead: texts('Бірдеңе'), body: texts('<p>Бірдеңе</p>') }
    await save(service.storage, [
      news(7001, plain.title, { ...plain, body: texts('<p>Зулдыбек</p>') }),
      news(7002, plain.title, { ...plain, lead: texts('Зулдыбек') }),
      news(7003, plain.title, { ...plain, title: texts('Зулдыбек') }),
    ])
    await eventually(async () => expect(await keysOf('зулдыбек')).toEqual(['news 7003', 'news 7002', 'news 7001']))
  })

  test('hold newer news above older', async () => {
    const title = { kz: 'Ақбөрібай', ru: 'Акборибай', en: 'Akboribai' }
    await save(service.storage, [
      news(7011, title, { date: '2019-05-01T10:00:00+05:00' }),
      news(7012, title, { date: '2026-05-01T10:00:00+05:00' }),
      news(7013, title, { date: '2023-05-01T10:00:00+05:00' }),
    ])
    for (const lang of locales)
      await eventually(async () => expect(await keysOf('ақбөрібай', lang)).toEqual(['news 7012', 'news 7013', 'news 7011']))
  })

  test('rank exact spelling above similar spelling', async () => {
    await save(service.storage, [
      news(7021, { kz: 'Қарақұлын', ru: 'а', en: 'a' }, { date: '2020-05-01T10:00:00+05:00' }),
      news(7022, { kz: 'Каракулын', ru: 'б', en: 'b' }, { date: '2026-05-01T10:00:00+05:00' }),
    ])
    await eventually(async () => expect(await keysOf('қарақұлын')).toEqual(['news 7021', 'news 7022']))
    expect(await keysOf('каракулын')).toEqual(['news 7022', 'news 7021'])
  })

  test('have all words, or the most that any has', async () => {
    const all = await keysOf('стипендия правительства Китая', 'ru')
    expect(all[0]).toBe('provider 8')
    const most = await keysOf('стипендия правительства Китая жаздыгулбек', 'ru')
    expect(most[0]).toBe('provider 8')
    expect(await keysOf('стипендия -стипендия', 'ru')).toEqual([])
  })

  test('come page by page, each once, and say of which kinds they are', async () => {
    const { meta, data } = await search('экономика', 'ru', { limit: '7' })
    expect(meta.total).toBeGreaterThan(20)
    const all = await Promise.all(
      Array.from({ length: meta.last_page }, async (_, at) => (await search('экономика', 'ru', { limit: '7', page: String(at + 1) })).data),
    )
    const keys = all.flat().map(({ kind, id }) => `${kind} ${id}`)
    expect(keys).toHaveLength(meta.total)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.slice(0, 7)).toEqual(data.map(({ kind, id }) => `${kind} ${id}`))
    expect(meta.kinds?.reduce((sum, { count }) => sum + count, 0)).toBe(meta.total)
    expect(meta.kinds?.find(({ value }) => value === 'program')).toMatchObject({ title: entities.program.label.ru })
  })

  test('can be narrowed to a kind', async () => {
    const { meta } = await search('экономика', 'ru')
    for (const { value, count } of meta.kinds ?? []) {
      const narrowed = await search('экономика', 'ru', { kind: value, limit: '100' })
      expect([narrowed.meta.total, new Set(narrowed.data.map(({ kind }) => kind))], value).toEqual([count, new Set([value])])
      expect(narrowed.meta.kinds).toEqual(meta.kinds)
    }
    expect((await service.get('search/index?query=a&kind=comet')).status).toBe(400)
  })

  test('highlight matches, in any form', async () => {
    const { data } = await search('стипендии китай', 'ru')
    const found = data.find(({ kind, id }) => kind === 'provider' && id === 8)
    const marked = (found?.marks?.title ?? []).map(([from, to]) => found?.title.slice(from, to))
    expect(marked).toEqual(['Стипендия', 'Китая'])
  })

  test('name the corrected query for unknown words', async () => {
    expect((await search('эканомика', 'ru')).meta.corrected).toBe('экономика')
    expect((await search("'rjyjvbrf", 'ru')).meta.corrected).toBe('экономика')
    expect((await search('экономика', 'ru')).meta.corrected).toBeUndefined()
    expect((await search('ekonomika', 'ru')).meta.corrected).toBeUndefined()
  })

  test('of another language come last and say so', async () => {
    const { data } = await search('пожарная безопасность', 'kz')
    const langs = data.map(({ lang }) => lang ?? 'kz')
    expect(langs).toContain('ru')
    expect(langs.toSorted((one, other) => Number(one !== 'kz') - Number(other !== 'kz'))).toEqual(langs)
    const foreign = data.find(({ lang }) => lang === 'ru')
    expect(foreign?.title).toMatch(/\p{Script=Cyrillic}/u)
  })

  test('in Kazakh only are marked as Kazakh, after those in the requested language', async () => {
    const { data } = await search('айтысы', 'ru')
    expect(data.find(({ kind, id }) => kind === 'news' && id === 73)).toMatchObject({ lang: 'kz' })
    expect((await search('айти', 'ru')).data[0]).not.toHaveProperty('lang')
  })

  test('of unknown words are none, and a correction keeps the typed script', async () => {
    for (const [query, lang] of [
      ['хжзщш', 'ru'],
      ['пицца', 'ru'],
      ['pizza', 'en'],
    ] as const)
      expect(await search(query, lang), query).toMatchObject({ data: [], meta: { total: 0 } })
    expect((await search('Садвакасова', 'ru')).meta.corrected).toBe('садуакасова')
  })

  test('that have every word in another language come before those that have some in the own', async () => {
    expect((await search('айтысы декан', 'ru')).data).toContainEqual(expect.objectContaining({ kind: 'news', id: 73, lang: 'kz' }))
  })

  test('of a slip in a word of another language are better than none', async () => {
    const { data } = await search('безопосность')
    expect(data[0]).toMatchObject({ lang: 'ru' })
    expect(data.filter(({ lang }) => lang === undefined)).toEqual([])
  })

  test('all have an address at which the site shows something', async () => {
    const rows = rowsOf<{ title: string }>(
      await service.storage.db.execute(sql`
        select distinct on (kind) coalesce(attributes -> 'title' ->> 'kz', attributes -> 'name' ->> 'kz', attributes ->> 'title') as title
        from entries where kind <> 'page' order by kind, id`),
    )
    const seen = new Set<string>()
    for (const { title } of rows)
      for (const { kind, path } of (await search(title ?? '')).data) {
        seen.add(kind)
        expect(path, kind).not.toBeNull()
        expect(matchPage((path ?? '').split('?')[0] ?? ''), `${kind} ${path}`).toBeDefined()
      }
    for (const kind of ['employee', 'document', 'faq', 'question', 'book', 'vacancy', 'project-activity', 'graduate'])
      expect(seen).toContain(kind)
  })

  test('without their own page have an anchor; others need none', async () => {
    const [question] = (await search('Можно ли платить частями', 'ru')).data.filter(({ kind, id }) => kind === 'question' && id === 6)
    expect(question).toMatchObject({ path: '/education/bachelor', anchor: 'question-6' })
    for (const [query, id, path] of [
      ['Какие документы нужны для поступления в докторантуру', 34, '/education/doctoral'],
      ['Какие документы нужны для поступления в магистратуру', 33, '/education/master'],
    ] as const) {
      const own = (await search(query, 'ru')).data.find((found) => found.kind === 'question' && found.id === id)
      expect(own).toMatchObject({ path, anchor: `question-${id}` })
    }
    expect((await search('Тулегенов', 'ru')).data[0]).toMatchObject({ kind: 'employee', anchor: 'employee-1' })
    expect((await suggest('Тулег', 'ru')).find(({ kind }) => kind === 'employee')).toMatchObject({ anchor: 'employee-1' })
    for (const { kind, anchor } of (await search('экономика', 'ru', { limit: '100' })).data)
      if (['page', 'program', 'news', 'school', 'project-activity'].includes(kind)) expect(anchor, kind).toBeUndefined()
  })

  test('name the level of a program, separate from its title', async () => {
    const programs = (await search('юриспруденция', 'ru', { kind: 'program' })).data.filter(({ title }) => title === 'Юриспруденция')
    expect(programs.map(({ note }) => note).toSorted()).toEqual(['Бакалавриат', 'Докторантура', 'Магистратура'])
    expect((await suggest('киберб', 'ru')).find(({ kind }) => kind === 'program')).toMatchObject({ note: 'Бакалавриат' })
  })

  test('in another language have a title in the visitor’s, if there is one', async () => {
    const { data } = await search('пожарная безопасность', 'kz')
    const foreign = data.filter(({ lang }) => lang === 'ru')
    expect(foreign.length).toBeGreaterThan(0)
    for (const { own } of foreign) expect(own?.title).toBeTruthy()
    const only = (await search('айтысы', 'ru')).data.find(({ kind, id }) => kind === 'news' && id === 73)
    expect(only).not.toHaveProperty('own')
  })

  test('never lead to screens that are no result', async () => {
    for (const [query, lang] of [
      ['Поиск', 'ru'],
      ['Страница не найдена', 'ru'],
      ['Search', 'en'],
    ] as const)
      for (const { path } of (await search(query, lang, { limit: '100' })).data)
        expect(['/search', '/404', '/devSitemap']).not.toContain(path)
  })
})

describe('suggestions', () => {
  test.each([
    ['kz', 'маги', 'Магистратура'],
    ['kz', 'жатак', 'Жатақханалар'],
    ['ru', 'фина', 'Финансы'],
    ['ru', 'Тулег', 'Аскар Бауржанович Тулегенов'],
    ['ru', 'rb,th', 'Кибербезопасность'],
    ['ru', 'школа цифр', 'Школа цифровых технологий'],
    ['en', 'cybers', 'Cybersecurity'],
    ['en', 'Tuleg', 'Askar Tulegenov'],
    ['kz', 'тулег', 'Асқар Бауыржанұлы Төлегенов'],
    ['ru', 'офис рег', 'Офис регистратора'],
    ['en', 'tui', 'Paying for your studies'],
    ['en', 'schol', 'Grants and scholarships'],
  ])('in %s for %j begin with the likeliest', async (lang, query, title) => {
    const suggestions = await suggest(query, lang)
    expect(suggestions.slice(0, 3).map((one) => one.title)).toContain(title)
    expect(suggestions.length).toBeLessThanOrEqual(8)
    expect(new Set(suggestions.map(({ title, note }) => `${title} ${note}`)).size).toBe(suggestions.length)
    for (const { path, label } of suggestions) expect([path, label].every(Boolean)).toBe(true)
  })

  test('are one for each level of a program', async () => {
    const programs = (await suggest('Юриспруд', 'ru')).filter(({ kind, title }) => kind === 'program' && title === 'Юриспруденция')
    expect(programs.map(({ note }) => note).toSorted()).toEqual(['Бакалавриат', 'Докторантура', 'Магистратура'])
  })

  test('are none for nothing, for one letter and for what nothing begins with', async () => {
    for (const query of ['', ' ', 'э', '%', '"', 'ъъъъъъъ', 'x'.repeat(1000)]) expect(await suggest(query, 'ru'), query).toEqual([])
    expect((await service.get('search/suggest?query=a%00b')).status).toBe(400)
  })
})

describe('what editors say means the same', () => {
  const synonym = (words: string, status: 'draft' | 'published' = 'published'): Draft => ({
    kind: 'synonym',
    id: 900,
    status,
    attributes: { words: { kz: words, ru: words, en: words } },
  })

  test('is found by either word, from the moment it is said until it is taken back', async () => {
    expect(await keysOf('бірқазан', 'kz')).toEqual([])
    await save(service.storage, [synonym('бірқазан, тоғызқұмалақ және шахмат')])
    await eventually(async () => expect((await keysOf('бірқазан', 'kz'))[0]).toBe('sports-club 5'))
    await save(service.storage, [synonym('бірқазан, тоғызқұмалақ және шахмат', 'draft')])
    await eventually(async () => expect(await keysOf('бірқазан', 'kz')).toEqual([]))
  })

  test('is known for the abbreviations of this university', async () => {
    expect((await keysOf('ЕНТ', 'kz')).slice(0, 3)).toContain('question 3')
    expect((await keysOf('ИИ', 'ru'))[0]).toBe('program 19')
    expect((await keysOf('AI', 'en'))[0]).toBe('program 19')
    expect((await keysOf('dorm', 'en')).slice(0, 3)).toContain('student-life 1')
  })
})

describe('a query without results', () => {
  const missed = async () => (await service.service.content.search.misses.list()).map(({ lang, query, count }) => [lang, query, count])

  test('is counted by its words, however it is spaced, and shown to editors', async () => {
    for (const query of ['Зырзыбак  Торсык', 'зырзыбак торсык!', 'зырзыбак торсык']) expect(await keysOf(query, 'ru')).toEqual([])
    expect(await missed()).toContainEqual(['ru', 'зырзыбак торсык', 3])
    await service.service.content.search.misses.settle('ru', 'зырзыбак торсык')
    expect(await missed()).not.toContainEqual(['ru', 'зырзыбак торсык', 3])
  })

  test('is shown on the editors’ dashboard, and can be dismissed or answered by a synonym or a best bet', async () => {
    const administrator = await firstAdministratorAt(service)
    const editor = await colleagueAt(service, administrator, { role: 'editor' })
    const staff = await colleagueAt(service, administrator, { role: 'staff', forms: ['vacancy'] })
    const told = async (who: Browser) =>
      (await who.get<Dashboard>('dashboard')).body.data.misses?.map(({ lang, query, count }) => [lang, query, count])
    await search('Қайдағыбір зырзыбақ', 'kz')
    await search('қайдағыбір зырзыбақ', 'kz')
    expect(await told(editor)).toContainEqual(['kz', 'қайдағыбір зырзыбақ', 2])
    expect(await told(staff)).toBeUndefined()
    const settled = { lang: 'kz', query: 'қайдағыбір зырзыбақ' }
    expect((await staff.send('POST', 'search-misses/settle', settled)).status).toBe(403)
    expect((await editor.send('POST', 'search-misses/settle', settled)).status).toBe(200)
    expect(await told(editor)).not.toContainEqual(['kz', 'қайдағыбір зырзыбақ', 2])

    expect((await editor.send('POST', 'redirects', { from: `/${slugFrom('қайдағыбір зырзыбақ')}`, to: '/contacts' })).status).toBe(201)
    const { data, meta } = await search('«Қайдағыбір» зырзыбақ!', 'kz')
    expect([data, meta.leads_to]).toEqual([[], '/contacts'])
    expect((await told(editor))?.map(([, query]) => query)).not.toContain('қайдағыбір зырзыбақ')

    // It becomes a synonym, without a word of Kazakh.
    await search('zyrzybaq', 'en')
    expect(await told(editor)).toContainEqual(['en', 'zyrzybaq', 1])
    const synonyms = deskOf(editor, 'synonyms')
    const { id } = await synonyms.create({ words: { en: 'Zyrzybaq, design' } })
    expect(await told(editor)).toContainEqual(['en', 'zyrzybaq', 1])
    expect(await synonyms.publish(id)).toMatchObject({ status: 'published', attributes: { words: { en: 'Zyrzybaq, design' } } })
    expect((await told(editor))?.map(([, query]) => query)).not.toContain('zyrzybaq')
    await eventually(async () => expect(await keysOf('zyrzybaq', 'en')).not.toEqual([]))
    const nothing = await synonyms.create({})
    const { status, body } = await editor.post(`entries/synonyms/${nothing.id}/publish?lang=en`, { version: 1 })
    expect([status, body.error.fields]).toEqual([422, { words: 'Please fill in this field.' }])
  })

  test('is shown also while it is being written', async () => {
    const { misses } = service.service.content.search
    await search('бұлбұлқұс зырзыбақ', 'kz')
    const told = await service.storage.db.transaction(async (db) => {
      await db.execute(sql`lock table search_misses in exclusive mode`)
      const asked = misses.flush().then(missed)
      const unasked = missed()
      // Time enough for anything that does not wait.
      for (let turn = 0; turn < 20; turn++) await db.execute(sql`select 1`)
      return { asked, unasked }
    })
    expect(await told.unasked).toContainEqual(['kz', 'бұлбұлқұс зырзыбақ', 1])
    expect(await told.asked).toEqual(await told.unasked)
    await misses.settle('kz', 'бұлбұлқұс зырзыбақ')
  })

  test('is not counted if it may be personal, or if it had results', async () => {
    const before = await missed()
    for (const query of ['zyrzybak@example.kz', 'зырзыбак +7 701 123 45 67', '880101300123', 'экономика', 'э', '%'])
      await search(query, 'ru')
    expect(await missed()).toEqual(before)
  })

  test('is truncated to a hundred characters, and deleted after ninety days', async () => {
    await search(`${'зырзыбактар '.repeat(14)}`, 'ru')
    await search('зыр1 зыр2 зыр3 зыр4 зырзыр5зырзыр зырзыр6зырзыр зырзыр7зырзыр зырзыр8зырзыр зырзыр9зырзыр зырзырАзырзыр', 'ru')
    for (const { query } of await service.service.content.search.misses.list()) expect(query.length).toBeLessThanOrEqual(100)
    await service.storage.db.execute(sql`update search_misses set last_at = now() - interval '91 days'`)
    await service.service.content.search.misses.sweep()
    expect(await missed()).toEqual([])
  })
})

describe('a flood of unknown words', () => {
  test('is written in small batches, fills no table, and evicts no frequent query', async () => {
    const { misses } = service.service.content.search
    const rows = async () =>
      rowsOf<{ rows: number }>(await service.storage.db.execute(sql`select count(*)::int as rows from search_misses`))[0]?.rows ?? 0
    await service.storage.db.execute(sql`delete from search_misses`)
    for (let time = 0; time < 3; time++) misses.note('шынайы сұрау', 'kz')
    await misses.flush()
    const spelt = (number: number) => [...String(number)].map((digit) => 'абвгдежзик'[Number(digit)]).join('')
    // Three times the limit is written, of ten times as many that arrive.
    for (let written = 0; written < 60; written++) {
      for (let one = 0; one < 1000; one++) misses.note(`${'зырзыбақ'.repeat(4)} ${spelt(written)} ${spelt(one)}`, 'kz')
      const before = await rows()
      await misses.flush()
      expect((await rows()) - before).toBeLessThanOrEqual(100)
    }
    expect(await rows()).toBeLessThanOrEqual(3000)
    expect((await misses.list({ lang: 'kz', limit: 1 }))[0]).toMatchObject({ query: 'шынайы сұрау', count: 3 })
    await service.storage.db.execute(sql`delete from search_misses`)
  })
})

describe('the index', () => {
  const counted = async () => {
    const rows = []
    for (const lang of locales) {
      const [kept, real] = [sql.identifier(`search_lexemes_${lang}`), sql.identifier(`search_${lang}`)]
      rows.push(
        ...rowsOf(
          await service.storage.db.execute(sql`
            with real as (
              select lexeme, sum(entries)::int as entries, sum(titles)::int as titles from (
                select lexeme, 1 as entries, 0 as titles from ${real}, unnest(tsvector_to_array(words)) as lexeme
                union all select lexeme, 0, 1 from ${real}, unnest(tsvector_to_array(head)) as lexeme where lexeme not like '~%'
              ) as used where lexeme !~ '^@' and lexeme !~ '^\\d{5,}$' group by lexeme
            )
            select ${lang}::text as lang, lexeme, k.entries as kept, r.entries as real, k.titles as kept_titles, r.titles as real_titles
            from ${kept} k full join real r using (lexeme)
            where coalesce(k.entries, 0) <> coalesce(r.entries, 0) or coalesce(k.titles, 0) <> coalesce(r.titles, 0)`),
        ),
      )
    }
    return rows
  }

  test('counts its words right after entries came, changed and went', async () => {
    await save(service.storage, [news(7031, { kz: 'Санаулы сөз сөз' }), news(7032, { kz: 'Санаулы' })])
    await save(service.storage, [news(7031, { kz: 'Басқа сөз' }), { ...news(7032, { kz: 'Санаулы' }), status: 'draft' }])
    expect(await counted()).toEqual([])
  })

  test('has the pages that are part of the software as this version has them', async () => {
    const found = async () => (await search('офис регистратора', 'ru')).data.filter(({ path }) => path === '/office-registrar')
    expect(await found()).toMatchObject([{ kind: 'page', title: 'Офис регистратора' }])
    await service.storage.db.execute(sql`update search_ru set entry_id = -99 where entry_id = -1`)
    await refreshSearch(service.storage)
    service.service.answers.drop()
    expect(await found()).toHaveLength(1)
    expect(rowsOf(await service.storage.db.execute(sql`select 1 from search_ru where entry_id = -99`))).toEqual([])
    expect(await counted()).toEqual([])
  })

  test('is rebuilt from the entries, with the same content', async () => {
    const found = async () => Promise.all(['экономика', 'грант', 'студент'].map((query) => keysOf(query)))
    const before = await found()
    expect(await refreshSearch(service.storage)).toBe(0)
    await service.storage.db.execute(sql`delete from search_kz`)
    await service.storage.db.execute(sql`update search_state set version = 0`)
    expect(await refreshSearch(service.storage)).toBeGreaterThan(500)
    expect(await refreshSearch(service.storage)).toBe(0)
    service.service.answers.drop()
    expect(await found()).toEqual(before)
    expect(await counted()).toEqual([])
  })
})
