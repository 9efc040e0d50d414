import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { backOff, type ChildSupervisor, failuresAfter, supervise } from './child.ts'
import { findFreePort } from './ports.ts'
import { untilAnswers } from './ready.ts'

const fixture = join(import.meta.dirname, 'fixture', 'child.ts')
const running: ChildSupervisor[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((child) => child.stop(0)))
})

async function startFixture(mode = '') {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const hooks = { log: vi.fn<(line: string) => void>(), onReady: vi.fn<() => void>(), onMisconfigured: vi.fn<() => void>() }
  const env = { ...process.env, CONTENT_URL: '', CONTENT_PORT: String(port), FIXTURE: mode }
  const child = supervise({ name: 'Fixture', args: [fixture], env, readyUrl: url }, hooks)
  running.push(child)
  return { child, hooks, url, env }
}

const pidAt = async (url: string) => ((await (await fetch(url)).json()) as { pid: number }).pid

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('the wait doubles from a quarter of a second to half a minute', () => {
  expect([1, 2, 3, 4, 7, 8, 9, 100].map(backOff)).toEqual([250, 500, 1000, 2000, 16_000, 30_000, 30_000, 30_000])
})

test('a minute of uptime resets the count of failures', () => {
  expect(failuresAfter(5, 59_999)).toBe(6)
  expect(failuresAfter(5, 60_000)).toBe(1)
})

test('a child that dies is started again, and the log says so', async () => {
  const { hooks, url } = await startFixture()
  await vi.waitFor(() => expect(hooks.onReady).toHaveBeenCalledTimes(1), 60_000)
  const first = await pidAt(url)
  await fetch(`${url}/crash`).catch(() => undefined)
  await vi.waitFor(() => expect(hooks.onReady).toHaveBeenCalledTimes(2), 60_000)
  expect(await pidAt(url)).not.toBe(first)
  expect(hooks.log.mock.calls.flat()).toEqual(['Fixture ended (code 1); it is started again in 0.25 s.', 'Fixture answers again.'])
})

test('a child that calls its configuration wrong is not started again', async () => {
  const { hooks } = await startFixture('misconfigured')
  await vi.waitFor(() => expect(hooks.onMisconfigured).toHaveBeenCalledOnce(), 60_000)
  expect(hooks.log).not.toHaveBeenCalled()
})

test('stopping ends the child, also one that does not listen', async () => {
  for (const mode of ['', 'stubborn']) {
    const { child, hooks, url } = await startFixture(mode)
    await vi.waitFor(() => expect(hooks.onReady).toHaveBeenCalled(), 60_000)
    const pid = await pidAt(url)
    await child.stop(200)
    expect(isAlive(pid)).toBe(false)
    expect(hooks.log).not.toHaveBeenCalled()
  }
})

test('no child outlives a supervisor that was killed outright', async () => {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const env = { ...process.env, CONTENT_URL: '', CONTENT_PORT: String(port) }
  const supervisor = spawn(process.execPath, [join(import.meta.dirname, 'fixture', 'supervisor.ts'), fixture, url], { env })
  expect(await untilAnswers(url, AbortSignal.timeout(60_000))).toBe(true)
  const pid = await pidAt(url)
  supervisor.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 60_000)
})
