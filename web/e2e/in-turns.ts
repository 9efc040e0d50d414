import { Limiter } from '@narkhoz/server-kit/limiter.ts'

/** Maps many items with bounded concurrency; results keep the order. */
export const inTurns = <T, R>(concurrency: number, things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> => {
  const limiter = new Limiter({ concurrency })
  return Promise.all(things.map((thing) => limiter.run(() => work(thing))))
}
