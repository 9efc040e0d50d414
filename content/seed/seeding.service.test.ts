import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { mediaAddress, mediaKeyIn } from '@narkhoz/contract/media.ts'
import { drafts } from '@narkhoz/starter/testing/walk.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { save } from '../entries/save.ts'
import { madeMedia, noteMedia } from '../media/media.ts'
import { entries, seeded } from '../storage/schema.ts'
import { startService } from '../testing/test-service.ts'
import { openFileStore } from '../uploads/file-store.ts'
import { load } from './load.ts'
import type { KnownEntries, Piece } from './piece.ts'
import { prepare } from './prepare.ts'

let service: Awaited<ReturnType<typeof startService>>
let disk: Awaited<ReturnType<typeof openFileStore>>
let written: string[]

beforeEach(async () => {
  service = await startService('empty')
  disk = await openFileStore({ s3: undefined, dataDir: service.dataDir })
  written = []
  const put = disk.put.bind(disk)
  disk.put = (key, ...rest) => {
    written.push(key)
    return put(key, ...rest)
  }
})
afterEach(() => service.stop())

/** Some of the starter content, so that it takes moments: schools with their staff, and a paper; nothing that names a page. */
const some = drafts.filter(
  ({ kind, id = 0, attributes: { centers } }) =>
    (['school', 'handbook', 'document-group'].includes(kind) && centers === undefined) ||
    (['employee', 'document'].includes(kind) && id <= 8),
)

const seed = (all: readonly Draft[] = some) => load(service.storage, (known) => prepare(known, disk, all))
const ofSchool = and(eq(entries.kind, 'school'), eq(entries.id, 67))
const school = async () => (await service.storage.db.select().from(entries).where(ofSchool))[0]

test('entries come with their pictures and papers, and a second seed does nothing', async () => {
  expect(await seed()).toBe(some.length)
  const pictures = [...written]
  expect(pictures.length).toBeGreaterThan(20)
  const { body } = await service.get('documents/173?lang=en')
  const [{ file } = { file: { url: '' } }] = body.data as { file: { url: string } }[]
  expect((await service.request(file.url)).headers.get('content-type')).toBe('application/pdf')
  expect(await seed()).toBe(0)
  expect(written).toEqual(pictures)
})

test('an editor’s picture survives the next seed', async () => {
  await seed()
  const before = await school()
  const own = await service.service.media.store({ ending: 'svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })
  const picture = { url: mediaAddress(own.key), width: 10, height: 10, alt: { kz: 'Редактор суреті' } }
  const attributes = { ...(before?.attributes as Record<string, unknown>), picture }
  await save(service.storage, [{ kind: 'school', id: 67, slug: before?.slug ?? null, attributes }])
  const changed = await school()
  expect(await seed()).toBe(0)
  expect(await school()).toEqual(changed)
  expect(changed?.attributes).toMatchObject({ picture })
})

test('entries seeded before there were pictures stay as they are', async () => {
  const bare = some.filter(({ kind }) => kind === 'school' || kind === 'handbook')
  const saved = await save(service.storage, bare)
  await service.storage.db.insert(seeded).values(saved.map(({ kind, id }) => ({ kind, id })))
  const before = await school()
  expect(await seed()).toBe(some.length - bare.length)
  expect(await school()).toEqual(before)
  expect(before?.attributes).not.toHaveProperty('picture')
  // The rest got theirs, the same ones as if all had come together.
  const planned = written.length
  await service.storage.db.execute(sql`delete from entries where kind = 'employee'`)
  await service.storage.db.execute(sql`delete from seeded where kind = 'employee'`)
  expect(await seed()).toBe(some.filter(({ kind }) => kind === 'employee').length)
  expect(written).toHaveLength(planned)
})

const knownNow = async (): Promise<KnownEntries> => ({ entries: [], made: await madeMedia(service.storage.db) })

test('an interrupted seed is resumed: nothing is drawn twice, and lost files are drawn again', async () => {
  for await (const piece of prepare(await knownNow(), disk, some) as AsyncGenerator<Piece>)
    if ('media' in piece) {
      await noteMedia(service.storage.db, piece.media)
      break
    }
  const first = new Set(written)
  expect(first.size).toBeGreaterThan(5)
  const [lost = ''] = first
  await rm(join(service.dataDir, 'files', lost))
  written = []
  expect(await seed()).toBe(some.length)
  expect(written.filter((key) => first.has(key))).toEqual([lost])
  const { picture } = ((await school())?.attributes ?? {}) as { picture: { url: string } }
  expect((await service.request(picture.url)).status).toBe(200)
  expect(mediaKeyIn(picture.url)).toBeDefined()
})
