import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../steps/command.ts'
import { type Driver, keys, middleOf, type Point, pressAt, spawnUntil, strokesOf } from './driver.ts'

const names = ['firefox-esr', 'firefox']

/** The Firefox of this machine, if there is one that starts. */
export const findFirefox = async (): Promise<string | undefined> => {
  for (const name of names) if ((await run(name, ['--version'], { timeout: 60_000 })).code === 0) return name
  return undefined
}

type Answer = { id?: number; result?: unknown; error?: string; message?: string; method?: string; params?: unknown }
type Entry = { level: string; text: string | null }
type EvaluateResult = { type: 'success'; result: { value: string } } | { type: 'exception'; exceptionDetails: { text: string } }

/** Sends WebDriver BiDi commands over a socket, and receives the page's log entries. */
const connect = async (url: string, heard: (entry: Entry) => void) => {
  const socket = new WebSocket(url)
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`${url} does not answer`))
  })
  socket.onmessage = ({ data }) => {
    const { id, result, error, message, method, params } = JSON.parse(String(data)) as Answer
    if (method === 'log.entryAdded') heard(params as Entry)
    const sent = waiting.get(id ?? 0)
    if (!sent) return
    waiting.delete(id ?? 0)
    if (error) sent.reject(new Error(`${error}: ${message}`))
    else sent.resolve(result)
  }
  let last = 0
  const send = <T>(method: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve: (result) => resolve(result as T), reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, close: () => socket.close() }
}

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export const startFirefox = async (program: string): Promise<Driver> => {
  const profile = await mkdtemp(join(tmpdir(), 'narkhoz-firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const started = await spawnUntil(program, args, /WebDriver BiDi listening on (ws:\S+)/)
  const complaints: string[] = []
  const { send, close } = await connect(`${started.found[1]}/session`, ({ level, text }) => {
    if (level === 'error') complaints.push(text ?? '')
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context ?? ''
  const evaluate = async <T>(expression: string): Promise<T> => {
    const answer = await send<EvaluateResult>('script.evaluate', {
      // As text: BiDi has its own representation of values.
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      target: { context },
      awaitPromise: true,
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return JSON.parse(answer.result.value) as T
  }
  const perform = (actions: object[]) => send('input.performActions', { context, actions })
  return {
    open: async (url) => {
      await evaluate(`document.documentElement.setAttribute('data-left', '')`)
      // Pending work of the previous page, such as a history step, can end the command before the new page is loaded.
      do await send('browsingContext.navigate', { context, url, wait: 'complete' })
      while (await evaluate(`document.documentElement.hasAttribute('data-left')`))
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
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      })
      await send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files: [path] })
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    complaints: () => complaints,
    stop: async () => {
      close()
      await started.stop()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
