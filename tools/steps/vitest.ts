import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
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
  testResults: readonly FileReport[]
}

interface FileReport {
  name: string
  status: string
  message: string
  assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] | null }[]
}

/** The first lines of a message explain the failure; all of it is printed where the tests run. */
const shortened = (message: string) => message.split('\n').slice(0, 8).join('\n')

/** Each failed test, or each file that failed outside any test, with its message. */
const failuresIn = ({ name, status, message, assertionResults }: FileReport): readonly string[] => {
  const file = relative(process.cwd(), name)
  if (status !== 'failed') return []
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length === 0) return [`✗ ${file}\n${shortened(message)}`]
  return tests.map(({ fullName, failureMessages }) => `✗ ${file}: ${fullName}\n${(failureMessages ?? []).map(shortened).join('\n')}`)
}

/** Counts a report; whatever failed outside a test (a file that does not load, an unhandled error, no tests at all) is one failure. */
export function tallyOf(report: Report | undefined, code: number): Tally {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const failures = report.testResults.flatMap(failuresIn)
  return {
    passed: report.numPassedTests,
    failed: (code !== 0 || !report.success) && failures.length === 0 ? 1 : failures.length,
    failures,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export interface VitestOptions extends Pick<Step, 'needs'> {
  /** Only files whose path holds one of these. */
  files?: readonly string[]
}

/** A step that runs one project of vitest.config.ts. */
export const vitest = (name: string, project: string, { files = [], ...more }: VitestOptions = {}): Step => ({
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
          ...files,
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
