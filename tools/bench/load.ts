import { Agent, request } from 'node:http'

/** One request: a path, or more than that. */
export type Ask = string | { path: string; method?: string; headers?: Readonly<Record<string, string>>; body?: string }

/** How a run of requests went. */
export type Run = { requests: number; failed: number; milliseconds: number[] }

const send = (agent: Agent, port: number, ask: Ask) =>
  new Promise<number>((resolve, reject) => {
    const { path, method = 'GET', headers = {}, body } = typeof ask === 'string' ? { path: ask } : ask
    // As every browser sends it.
    const allHeaders = { 'Accept-Encoding': 'gzip, deflate, br, zstd', ...headers }
    request({ agent, port, path, method, headers: allHeaders, host: '127.0.0.1' }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', reject)
      .end(body)
  })

/** Sends each request once, with bounded concurrency over keep-alive connections, and records its duration. */
export const load = async (port: number, asks: readonly Ask[], atOnce = 8): Promise<Run> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const run: Run = { requests: asks.length, failed: 0, milliseconds: [] }
  let next = 0
  const worker = async () => {
    for (let ask = asks[next++]; ask !== undefined; ask = asks[next++]) {
      const started = performance.now()
      if ((await send(agent, port, ask)) !== 200) run.failed++
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

/** The middle of several measurements, and how far they lie apart. */
export type Spread = { median: number; low: number; high: number }

/** Statistics of several rounds. */
export const spreadOf = (values: readonly number[]): Spread => ({
  median: quantile(values, 0.5),
  low: Math.min(...values),
  high: Math.max(...values),
})
