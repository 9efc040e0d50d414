import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { isWellAgain, startVisited, until } from './under-faults.ts'

/** The processes that a process has started. */
const childrenOf = async (pid: number) => {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  return rows.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))
}

// Windows has no ps.
test.skipIf(process.platform === 'win32')(
  'one of two processes of the site is killed, as for want of memory: 0 visits are refused, at most one of each visitor is cut, and there are two again',
  async () => {
    const { site, visitors, processes } = await startVisited(onTestFinished, { site: { variables: { SITE_PROCESSES: '2' } } })
    await visitors.visits({ known: 30 })
    const before = await childrenOf(site.pid)
    expect(before).toHaveLength(2)
    const [first = 0, other = 0] = before
    const seen = await visitors.during(async () => {
      process.kill(first, 'SIGKILL')
      await until(async () => (await childrenOf(site.pid)).length, 2)
      await visitors.visits({ known: 60, unknown: 4, form: 2 })
    })
    expect(await childrenOf(site.pid)).toContain(other)
    const { known, unknown, form } = seen
    expect([...known.bad, ...unknown.bad, ...form.bad]).toEqual([])
    const cut = [...known.cut, ...unknown.cut, ...form.cut]
    expect(cut.filter((said) => said.includes('ECONNREFUSED'))).toEqual([])
    expect(known.cut.length).toBeLessThanOrEqual(3)
    expect(unknown.cut.length).toBeLessThanOrEqual(3)
    expect(form.cut.length).toBeLessThanOrEqual(2)
    await isWellAgain(visitors, processes)
  },
)
