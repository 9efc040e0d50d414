import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '../steps/command.ts'
import type { Spread } from './load.ts'

/** One thing that was measured; where it has a limit, whether it was held. */
export type Row = { what: string; unit: string; limit?: number | undefined; isHeld?: boolean | undefined } & Spread

const shown = (value: number) => (Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))

/** The measurements of a run: printed as they come, and at the end as a table and a file. */
export class Report {
  readonly #rows: Row[] = []
  readonly #started = performance.now()

  /** Prints progress, with the time since the start. */
  say(line: string) {
    process.stdout.write(`${((performance.now() - this.#started) / 1000).toFixed(0).padStart(4)} s  ${line}\n`)
  }

  /** Notes a measurement; a limit is the most it may be, or with `atLeast` the least. */
  add(what: string, unit: string, measured: number | Spread, limit?: number, atLeast = false) {
    const spread = typeof measured === 'number' ? { median: measured, low: measured, high: measured } : measured
    const isHeld = limit === undefined ? undefined : atLeast ? spread.median >= limit : spread.median <= limit
    this.#rows.push({ what, unit, ...spread, limit, isHeld })
    this.say(`${what}: ${shown(spread.median)} ${unit}${isHeld === false ? ' MISSED' : ''}`)
  }

  get isHeld() {
    return this.#rows.every(({ isHeld }) => isHeld !== false)
  }

  table() {
    const lines = this.#rows.map(({ what, unit, median, low, high, limit, isHeld }) => [
      what,
      `${shown(median)} ${unit}`,
      low === high ? '' : `${shown(low)} to ${shown(high)}`,
      limit === undefined ? '' : `limit ${shown(limit)}`,
      isHeld === undefined ? '' : isHeld ? 'held' : 'MISSED',
    ])
    const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
    return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
  }

  /** Saves the run for comparison. */
  async save(kind: string): Promise<string> {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim()
    const isChanged = execFileSync('git', ['status', '--porcelain'], { cwd: root }).length > 0
    const date = new Date().toISOString()
    const folder = join(root, 'bench', 'results')
    await mkdir(folder, { recursive: true })
    const file = join(folder, `${date.slice(0, 16).replaceAll(/[T:]/g, '-')}-${commit}-${kind}.json`)
    const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version }
    const seconds = Math.round((performance.now() - this.#started) / 1000)
    await writeFile(file, `${JSON.stringify({ date, commit, isChanged, kind, seconds, machine, rows: this.#rows }, null, 2)}\n`)
    return file
  }
}
