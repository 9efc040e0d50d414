import { contentCalls } from '@narkhoz/contract/api.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { sampleDrafts } from '@narkhoz/contract/testing/samples.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startService, type TestService } from '../testing/test-service.ts'
import { save } from './save.ts'

let service: TestService

beforeAll(async () => {
  service = await startService('empty')
  await save(service.storage, sampleDrafts())
})
afterAll(() => service.stop())

type ListRow = { id: number; slug: string | null; updated_at?: string }
const ask = async (path: string) => ((await service.get(path)).body as { data: ListRow[] }).data

test('lists say when an entry was last published exactly where its kind declares it', async () => {
  const lists = contentCalls.filter(({ path, call }) => call.shape === 'list' && !path.includes('{'))
  const stamped = new Set<string>()
  for (const { path, entity } of lists)
    for (const { updated_at: at } of await ask(`${path}?lang=ru`)) {
      expect(at !== undefined, path).toBe(entity.listsUpdatedAt === true)
      if (at) stamped.add(entity.kind)
    }
  expect([...stamped].sort()).toEqual(['event', 'news'])
})

test('an entry that is published again says so', async () => {
  await service.storage.db.execute(sql`update entries set updated_at = '2020-01-02T03:04:05.678Z' where kind = 'news'`)
  const before = (await ask('news?limit=50'))[0]
  expect(before?.updated_at).toBe('2020-01-02T03:04:05Z')
  await save(service.storage, [{ kind: 'news', id: before?.id ?? 0, slug: before?.slug ?? '', attributes: entities.news.sample }])
  await expect.poll(async () => Date.parse((await ask('news'))[0]?.updated_at ?? '')).toBeGreaterThan(Date.now() - 600_000)
})
