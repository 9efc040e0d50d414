import { describeProbe, type Probe, type ProbeAnswer } from '@narkhoz/content/testing/fuzz/probe.ts'
import fc, { type Arbitrary } from 'fast-check'

/** The probes of one target, and the check of a response to one of them. */
export type Target<P extends Probe> = {
  aims: readonly { name: string; probes: Arbitrary<P> }[]
  send: (probe: P) => Promise<ProbeAnswer>
  wrongWith: (probe: P, answered: ProbeAnswer) => string | undefined
}

/** An answer that should not have been, with what to send to get it again. */
type Finding = { aim: string; seed: number; problem: string; milliseconds: number; probe: string }

/** The result; `putOff` holds responses with Retry-After, which are correct but worth a look. */
export type FireResult = { statuses: Map<string, number>; findings: Finding[]; putOff: Finding[]; slowest: Finding[] }

/** Batch size per target, before the next target gets its turn. */
const mostInTurn = 10

/** Concurrency of requests. */
const atOnce = 8

const mostSlow = 5

/** Sends a number of requests, reproducible by seed, and checks every response. */
export const fire = async <P extends Probe>({ aims, send, wrongWith }: Target<P>, requests: number, seed: number): Promise<FireResult> => {
  const fired: FireResult = { statuses: new Map(), findings: [], putOff: [], slowest: [] }
  // Rounded down: rounded up, the last targets would get no turn.
  const batch = Math.min(mostInTurn, Math.max(1, Math.floor(requests / aims.length)))
  const batches = Math.ceil(requests / batch)
  let next = 0

  const one = async (aim: string, own: number, probe: P) => {
    const started = performance.now()
    const answered = await send(probe).catch((error: unknown) => String(error))
    const milliseconds = performance.now() - started
    const found = (problem: string): Finding => ({ aim, seed: own, problem, milliseconds, probe: describeProbe(probe) })
    const status = typeof answered === 'string' ? 'no answer' : 'closed' in answered ? 'cut off' : String(answered.status)
    fired.statuses.set(status, (fired.statuses.get(status) ?? 0) + 1)
    const problem = typeof answered === 'string' ? answered : wrongWith(probe, answered)
    if (problem) fired.findings.push(found(problem))
    if (typeof answered === 'object' && 'status' in answered && answered.status === 503)
      fired.putOff.push(found(answered.body.toString('utf8', 0, 200)))
    const least = fired.slowest.length < mostSlow ? 0 : (fired.slowest.at(-1)?.milliseconds ?? 0)
    if (milliseconds > least)
      fired.slowest = [...fired.slowest, found(status)].toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, mostSlow)
  }

  const worker = async () => {
    while (next < batches) {
      const at = next++
      const aim = aims[at % aims.length]
      if (!aim) return
      const count = Math.min(batch, requests - at * batch)
      for (const probe of fc.sample(aim.probes, { seed: seed + at, numRuns: count })) await one(aim.name, seed + at, probe)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return fired
}
