import { setTimeout as wait } from 'node:timers/promises'
import { type ContentFault, spoiled } from '../../web/e2e/faulty-content.ts'
import type { System } from './system.ts'

/** Something that goes wrong for a while. */
export type Fault = { name: string; begin: (system: System) => unknown; end: (system: System) => unknown }

const troubles: readonly (readonly [string, ContentFault])[] = [
  ['answers after 10 s', { delay: 10_000 }],
  ['hangs', 'hangs'],
  ...(Object.keys(spoiled) as (keyof typeof spoiled)[]).map((way) => [way, way] as const),
]

/** All faults, injected in turn. */
export const faults: readonly Fault[] = [
  {
    name: 'content service is killed, twice',
    begin: async (system) => {
      await system.killContent()
      await wait(1500)
      // It may not be back yet: then there is nothing to kill.
      await system.killContent().catch(() => undefined)
    },
    end: () => undefined,
  },
  { name: 'database is killed', begin: ({ postgres }) => postgres.kill(), end: ({ postgres }) => postgres.start() },
  { name: 'mail server is gone', begin: ({ mail }) => mail.down(), end: ({ mail }) => mail.up() },
  { name: 'content service is not reached', begin: ({ between }) => between.stop(), end: ({ between }) => between.start() },
  ...troubles.map(([name, trouble]) => ({
    name: `content service ${name}`,
    begin: ({ between }: System) => between.set(trouble),
    end: ({ between }: System) => between.set('none'),
  })),
]
