import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { secondsSince } from './progress.ts'

/** The result of a step: one without tests of its own counts as one test. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** Details of the failures for the end of a run, where they are easier to find. */
  failures?: readonly string[]
}

export interface Step {
  name: string
  /** Steps that must have succeeded; otherwise this one is not run and counts as failed. */
  needs?: readonly string[]
  run(): Promise<Tally>
}

/** A failure that explains itself: the message is printed without a stack. */
export class StepFailure extends Error {}

const outcomes = ['passed', 'failed', 'skipped'] as const

const one = (outcome: (typeof outcomes)[number]): Tally => ({ passed: 0, failed: 0, skipped: 0, [outcome]: 1 })

/** A step that either works or throws. */
export const check = (name: string, work: () => Promise<unknown>, needs: readonly string[] = []): Step => ({
  name,
  needs,
  async run() {
    await work()
    return one('passed')
  },
})

async function runStep({ name, needs = [], run }: Step, broken: ReadonlySet<string>, log: (line: string) => void): Promise<Tally> {
  const missing = needs.filter((other) => broken.has(other))
  if (missing.length > 0) {
    log(`✗ ${name}: not run, because it needs ${missing.join(' and ')}`)
    return one('failed')
  }
  const began = performance.now()
  const still = setInterval(() => log(`  ${name}… ${secondsSince(began)}`), 10_000)
  log(`▸ ${name}`)
  try {
    const tally = await run()
    log(`${tally.failed > 0 ? '✗' : '✓'} ${name} (${secondsSince(began)})`)
    return tally
  } catch (error) {
    const explainsItself = error instanceof StepFailure || error instanceof StartError
    log(explainsItself ? error.message : String((error as Error).stack ?? error))
    log(`✗ ${name} (${secondsSince(began)})`)
    return one('failed')
  } finally {
    clearInterval(still)
  }
}

/** Runs all steps in order, the rest also after a failure, so that one run shows everything that is wrong. */
export async function runSteps(steps: readonly Step[], log: (line: string) => void = console.log): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0, skipped: 0 }
  const broken = new Set<string>()
  const failures: string[] = []
  for (const step of steps) {
    const tally = await runStep(step, broken, log)
    if (tally.failed > 0) broken.add(step.name)
    for (const outcome of outcomes) total[outcome] += tally[outcome]
    failures.push(...(tally.failures ?? []))
  }
  for (const failure of failures) log(failure)
  if (broken.size > 0) log(`Failed: ${[...broken].join(', ')}`)
  return total
}

/** The last line of a run. */
export const summary = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
