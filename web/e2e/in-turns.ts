import { Limiter } from '@narkhoz/server-kit/limiter.ts'

/** Does the same with many things, a few at a time; the results stand in their order. */
export const inTurns = <T, R>(concurrency: number, things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> => {
  const limiter = new Limiter({ concurrency })
  return Promise.all(things.map((thing) => limiter.run(() => work(thing))))
}
