import { setInterval } from 'node:timers'

const every = 5000

/** Seconds since a moment of performance.now(), as people read them. */
export const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`

/** Prints the current step, again every few seconds so that it does not seem to hang, and its duration. */
export async function withProgress<Result>(what: string, log: (line: string) => void, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  log(`${what}…`)
  const timer = setInterval(() => log(`${what}… ${secondsSince(began)}`), every)
  try {
    const result = await work()
    log(`${what}: done in ${secondsSince(began)}`)
    return result
  } finally {
    clearInterval(timer)
  }
}
