import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** CPU time that a process has used so far, in milliseconds. */
export const cpuOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The command's name may hold spaces; the numbers start behind its closing bracket.
  const numbers = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(numbers[11]) + Number(numbers[12])) / ticksPerSecond) * 1000
}

/** Memory that a process holds now, in megabytes. */
export const memoryOf = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
