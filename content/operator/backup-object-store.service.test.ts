import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { readEnvironment } from '@narkhoz/server-kit/environment.ts'
import type { Disk } from 'flydrive'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasePerson } from '../applications/erasure.ts'
import { type Applicant, applicantAt } from '../testing/applicant.ts'
import { operatorCommand } from '../testing/content-process.ts'
import { startObjectStore } from '../testing/object-store.ts'
import { startService, testDatabase } from '../testing/test-service.ts'
import { openFileStore } from '../uploads/file-store.ts'
import { keyIn } from '../uploads/uploads.ts'
import { backup } from './backup.ts'

let store: Awaited<ReturnType<typeof startObjectStore>>
let service: Awaited<ReturnType<typeof startService>>
let applicant: Applicant
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'narkhoz-backup-'))
  store = await startObjectStore('site')
  service = await startService('empty', store.variables)
  applicant = await applicantAt(service)
})
afterAll(async () => {
  await service.stop()
  store.stop()
  await rm(folder, { recursive: true, force: true })
})

const story = forms['success-story']

/** Sends a story with a file; answers the key of the file. */
const sendStory = async (email: string): Promise<string> => {
  const payload = { ...(await applicant.payload(story)), email }
  expect((await applicant.send(story, payload)).status).toBe(201)
  const [url = ''] = /\/api\/v1\/files\/[\w-]+/.exec(JSON.stringify(payload)) ?? []
  return keyIn(url) ?? ''
}

const bytesIn = ({ objects }: typeof store) => [...objects].map(([key, { bytes }]) => [key, bytes.toString('base64')] as const).sort()

/** Makes a backup as the running service does, with a hook before each file. */
const backUp = async (name: string, before: () => Promise<unknown> = async () => undefined) => {
  const disk = await openFileStore(readEnvironment(service.variables))
  const watched = Object.create(disk, {
    exists: {
      value: async (place: string) => {
        await before()
        return disk.exists(place)
      },
    },
  }) as Disk
  const { storage, dataDir } = service
  const told: string[] = []
  await backup({ storage, disk: watched, dataDir, adminUrl: '', mailServer: false }, [join(folder, name)], (line) => told.push(line))
  return told
}

test('files of an object store are restored into another one, byte by byte', async () => {
  await sendStory('first@example.kz')
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  await service.service.media.store({ ending: 'svg', bytes: drawing, width: 1, height: 1 })
  expect(await backUp('monday')).toContain(`files: ${store.objects.size}`)

  const [other, empty] = [await startObjectStore('site'), await testDatabase('empty')]
  try {
    const restored = await operatorCommand({ ...empty.variables, ...other.variables }, 'restore', join(folder, 'monday'))
    expect(restored).toMatchObject({ code: 0, err: '' })
    expect(bytesIn(other)).toEqual(bytesIn(store))
    expect(other.objects.size).toBeGreaterThan(1)
    expect(existsSync(join(empty.dataDir, 'files'))).toBe(false)
  } finally {
    other.stop()
    await empty.remove()
  }
})

test('an erasure during a backup does not stop it', async () => {
  const key = await sendStory('gone@example.kz')
  let isErased = false
  const erase = async () => {
    if (isErased) return
    isErased = true
    await erasePerson(service.storage.db, { email: 'gone@example.kz', phone: undefined })
    await service.service.uploads.sweep()
  }
  await backUp('tuesday', erase)
  expect(store.objects.has(key)).toBe(false)
  expect(existsSync(join(folder, 'tuesday', 'files', key))).toBe(false)
})

test('a lost file of an application is reported, and the backup is not completed', async () => {
  const key = await sendStory('lost@example.kz')
  store.objects.delete(key)
  await expect(backUp('wednesday')).rejects.toThrow(`The file ${key} of an application is not where files are kept.`)
  expect(existsSync(join(folder, 'wednesday'))).toBe(false)
})
