import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf } from '../bench/cpu.ts'

/** A process that is watched. */
export type ProcessName = { name: string; pid: number }

/** Memory of a process in megabytes; `?` where the system does not report it. */
export type MemoryUse = { name: string; before: string; peak: string; rest: string }

const isTold = process.platform === 'linux'

const now = ({ pid }: ProcessName) => (isTold && existsSync(`/proc/${pid}`) ? memoryOf(pid) : Number.NaN)

const written = (megabytes: number) => (Number.isNaN(megabytes) ? '?' : megabytes.toFixed(0))

/** Looks at the memory of processes all the time. */
export const watchMemory = (processes: readonly ProcessName[]) => {
  const watched = processes.map((one) => ({ ...one, before: now(one), peak: now(one) }))
  const looking = setInterval(() => {
    for (const one of watched) one.peak = Math.max(one.peak, now(one) || 0)
  }, 250)

  /** When it has not fallen for some looks: garbage is collected some time after the work, and the last of it later still. */
  const rest = async (one: ProcessName, pause: number) => {
    let least = now(one)
    for (let looks = 0; isTold && looks < 6; looks++) {
      await wait(pause)
      if (now(one) < least - 1) looks = 0
      least = Math.min(least, now(one))
    }
    return least
  }

  return {
    atRest: async (pause = 5000): Promise<MemoryUse[]> => {
      clearInterval(looking)
      return Promise.all(
        watched.map(async (one) => ({
          name: one.name,
          before: written(one.before),
          peak: written(one.peak),
          rest: written(await rest(one, pause)),
        })),
      )
    },
  }
}
