import { onStop } from './command.ts'
import { runSteps, type Step, summary } from './step.ts'

/** Runs the steps of a command: the summary is the last line, and the exit code agrees with it. */
export async function finish(steps: readonly Step[]): Promise<void> {
  // Exiting, and not dying of the signal, lets the running step be ended too.
  onStop(() => process.exit(130))
  const total = await runSteps(steps)
  console.log(summary(total))
  process.exit(total.failed > 0 ? 1 : 0)
}
