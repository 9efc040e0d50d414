import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase } from '@narkhoz/contract/api.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { configurationExit } from '@narkhoz/server-kit/environment.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { applicantAt } from './testing/applicant.ts'
import { operatorCommand, runScript, startProcess } from './testing/content-process.ts'
import { testDatabase } from './testing/test-service.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string

beforeAll(async () => {
  database = await testDatabase('seeded')
  folder = await mkdtemp(join(tmpdir(), 'narkhoz-start-'))
})
afterAll(async () => {
  await database.remove()
  await rm(folder, { recursive: true, force: true })
})

/** The operator's view: one sentence, without a stack and without a secret. */
const oneSentence = (text: string) => {
  expect(text).toMatch(/^[A-Z][^\n]+\.\n$/)
  expect(text).not.toMatch(/\bat .*:\d+|Error:|node:internal/)
}

const fails = async (variables: Record<string, string>, words: RegExp) => {
  const { code, err } = await runScript('main.ts', [], { ...database.variables, ...variables }).ended
  expect([code, err]).toEqual([configurationExit, expect.stringMatching(words)])
  oneSentence(err)
  return err
}

describe('a problem for the operator stops the start with one sentence', () => {
  test('a port in use', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    await fails({ CONTENT_PORT: String(port) }, new RegExp(`${port} is in use`))
    other.close()
  })

  test('an address of another machine', async () => {
    await fails({ CONTENT_HOST: '192.0.2.1' }, /CONTENT_HOST 192\.0\.2\.1 is no address of this machine/)
  })

  // The same on both engines, so tried on the one that starts faster.
  test.runIf(process.env.STORAGE === 'postgres')('a folder, a variable or a database that is wrong', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const said = await Promise.all([
      fails({ DATA_DIR: join(file, 'data') }, /DATA_DIR.*file/),
      fails({ LOG_LEVEL: 'loud' }, /LOG_LEVEL.*loud/),
      fails({ DATABASE_URL: 'postgres://site:pass-word@127.0.0.1:1/a' }, /DATABASE_URL.*ECONNREFUSED/),
    ])
    expect(said.join('')).not.toContain('pass-word')
  })
})

/** Waits until the port is open. */
const untilOpen = async (port: number) => {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
  }
}

describe('the service listens', () => {
  /** An address that other machines reach this one at, where there is one. */
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address

  const answersAt = (address: string, port: number) =>
    fetch(`http://${address}:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )

  test.runIf(outside !== undefined)('on loopback only, by default', async () => {
    const running = await startProcess(database.variables)
    await running.ready()
    expect(await answersAt(outside ?? '', running.port)).toBe(false)
    await running.stopped()
    const open = await startProcess({ ...database.variables, CONTENT_HOST: '0.0.0.0' })
    await open.ready()
    expect(await answersAt(outside ?? '', open.port)).toBe(true)
    await open.stopped()
  })

  test.runIf(outside !== undefined)('where commands of its machine find it, also when that is not loopback', async () => {
    const running = await startProcess({ ...database.variables, CONTENT_HOST: outside ?? '' })
    await vi.waitFor(async () => expect(await answersAt(outside ?? '', running.port)).toBe(true), { timeout: 60_000 })
    expect(await answersAt('127.0.0.1', running.port)).toBe(false)
    // From the service's file: the command has no CONTENT_HOST. An embedded database would be locked for anybody else.
    expect(await operatorCommand(database.variables, 'admin', 'list')).toMatchObject({ code: 0, err: '' })
    expect((await running.stopped()).code).toBe(0)
  })
})

describe('a stop', () => {
  test('ends well the moment there is something to connect to', async () => {
    const running = await startProcess(database.variables)
    await untilOpen(running.port)
    expect(await running.stopped()).toMatchObject({ code: 0, err: '' })
  })

  test('completes requests in flight, ends the streams, and removes its registration', async () => {
    const presence = join(database.dataDir, 'content.json')
    // Left by a process that was killed: neither the start nor a command minds.
    writeFileSync(presence, JSON.stringify({ pid: 1, port: 1 }))
    expect(await operatorCommand(database.variables, 'applications', '--json')).toMatchObject({ code: 0, out: '', err: '' })

    const running = await startProcess({ ...database.variables, LOG_LEVEL: 'info' })
    await running.ready()
    expect(JSON.parse(readFileSync(presence, 'utf8'))).toEqual({ pid: running.pid, port: running.port })
    const applicant = await applicantAt(running)
    const body = JSON.stringify(await applicant.payload(forms.vacancy))

    const stream = await running.request(`${apiBase}/changes`)
    const reader = stream.body?.getReader()
    await reader?.read()

    const socket = connect(running.port, '127.0.0.1')
    let heard = ''
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text
    })
    const head = `POST ${apiBase}/${forms.vacancy.endpoint} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`
    socket.write(
      `${head}Authorization: ${applicant.authorization}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
    )
    // Another request on a later connection is answered, so the first bytes of this one have arrived.
    await running.request('/healthz')

    running.kill('SIGTERM')
    await vi.waitFor(() => expect(running.said.out).toContain('"stopping"'), { timeout: 60_000 })
    await vi.waitFor(async () => expect(await running.request('/healthz').catch(() => 'refused')).toBe('refused'), { timeout: 60_000 })
    for (let read = await reader?.read(); !read?.done; read = await reader?.read());
    socket.write(body.slice(10))
    await vi.waitFor(() => expect(heard).toMatch(/^HTTP\/1\.1 201 /), { timeout: 60_000 })

    const { code, out, err } = await running.ended
    expect([code, err]).toEqual([0, ''])
    expect(out).not.toContain('cut off')
    expect(existsSync(presence)).toBe(false)
    const { out: listed } = await operatorCommand(database.variables, 'applications', '--json')
    expect(listed.trim().split('\n')).toHaveLength(1)
  })

  test.runIf(process.env.STORAGE === 'postgres')('a second signal has no effect, also when the database is gone', async () => {
    const lost = await testDatabase('seeded')
    const running = await startProcess({ ...lost.variables, LOG_LEVEL: 'info' })
    await running.ready()
    await lost.remove()
    running.kill('SIGTERM')
    running.kill('SIGINT')
    const { code, out, err } = await running.stopped()
    expect([code, err]).toEqual([0, ''])
    expect(out.match(/"stopping"/g)).toHaveLength(1)
  })
})
