import { setTimeout as delay } from 'node:timers/promises'
import { findFreePort } from '../../start/ports.ts'
import { run } from '../../steps/command.ts'
import { type Driver, keys, middleOf, type Point, pressAt, spawnUntil, strokesOf } from './driver.ts'

/** Whether this machine has WebKit’s driver, and a virtual screen for the window that WebKit needs. */
export const hasWebKit = async () =>
  (await run('WebKitWebDriver', ['--help'])).code === 0 &&
  (await run('xvfb-run', ['--help'])).code === 0 &&
  (await run('xauth', ['version'])).code === 0

type Reply<T> = { value: T }
type Refusal = { error?: string; message?: string }

const until = async (url: string) => {
  const end = performance.now() + 60_000
  while (performance.now() < end) {
    const answer = await fetch(`${url}/status`).catch(() => undefined)
    if (answer?.ok) return
    await delay(100)
  }
  throw new Error('WebKitWebDriver does not answer')
}

/** The key under which WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKit, by the driver of WebKitGTK, which does not report the console. */
export const startWebKit = async (): Promise<Driver> => {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  // Said at once: the driver itself says nothing.
  const script = 'echo started; exec xvfb-run -a --server-args="-screen 0 1600x1200x24" WebKitWebDriver --port="$0"'
  const started = await spawnUntil('sh', ['-c', script, String(port)], /started/)
  await until(url)
  const call = async <T>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const answer = await fetch(url + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as Reply<T & Refusal>
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch: {} } })
  const session = <T>(path: string, body: object) => call<T>('POST', `/session/${sessionId}${path}`, body)
  const evaluate = async <T>(expression: string): Promise<T> => {
    const script = `const done = arguments[0]
      Promise.resolve().then(() => ${expression}).then((value) => done({ value: JSON.stringify(value ?? null) }), (error) => done({ error: String(error) }))`
    const { value, error } = await session<{ value?: string; error?: string }>('/execute/async', { script, args: [] })
    if (value === undefined) throw new Error(error)
    return JSON.parse(value) as T
  }
  const perform = (actions: object[]) => session('/actions', { actions })
  return {
    open: async (address) => {
      await session('/url', { url: address })
    },
    evaluate,
    click: async (selector) => {
      await perform(pressAt(await evaluate<Point>(middleOf(selector))))
    },
    type: async (text) => {
      await perform(strokesOf(text))
    },
    press: async (key) => {
      await perform(strokesOf(keys[key]))
    },
    attach: async (selector, path) => {
      const element = await session<Record<string, string>>('/element', { using: 'css selector', value: selector })
      await session(`/element/${element[elementKey]}/value`, { text: path })
    },
    resize: async (width, height) => {
      await session('/window/rect', { width, height })
    },
    complaints: () => [],
    stop: async () => {
      await call('DELETE', `/session/${sessionId}`)
      await started.stop()
    },
  }
}
