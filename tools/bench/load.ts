import { Agent, get } from 'node:http'

/** How a run of requests went. */
export type Run = { requests: number; failed: number; milliseconds: number[] }

const ask = (agent: Agent, port: number, path: string) =>
  new Promise<number>((resolve, reject) => {
    get({ agent, port, path, host: '127.0.0.1' }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })

/** Sends each path once, a few at a time over kept connections, and notes how long each took. */
export const load = async (port: number, paths: readonly string[], atOnce = 8): Promise<Run> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const run: Run = { requests: paths.length, failed: 0, milliseconds: [] }
  let next = 0
  const worker = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const started = performance.now()
      if ((await ask(agent, port, path)) !== 200) run.failed++
      run.milliseconds.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  agent.destroy()
  return run
}

/** The value below which this share of the measurements lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
