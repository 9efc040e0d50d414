import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cliOf, runNode } from './command.ts'
import type { Step, Tally } from './step.ts'

/** The part of Vitest's JSON report that is counted. */
export interface Report {
  /** Also false when something failed outside any test; the exit code alone is not believed, a library may change it. */
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: readonly { status: string; assertionResults: readonly { status: string }[] }[]
}

/** Counts a report; whatever failed outside a test (a file that does not load, an unhandled error, no tests at all) is one failure. */
export function tallyOf(report: Report | undefined, code: number): Tally {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + brokenFiles
  return {
    passed: report.numPassedTests,
    failed: (code !== 0 || !report.success) && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** A step that runs one project of vitest.config.ts. */
export const vitest = (name: string, project: string, more: Partial<Pick<Step, 'needs'>> = {}): Step => ({
  name,
  ...more,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'vitest-'))
    try {
      const file = join(folder, 'report.json')
      const { code } = await runNode({
        args: [
          cliOf('vitest', 'vitest'),
          'run',
          '--project',
          project,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
        visible: true,
      })
      const report = await readFile(file, 'utf8').catch(() => undefined)
      return tallyOf(report ? (JSON.parse(report) as Report) : undefined, code)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
})
