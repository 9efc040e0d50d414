import type { Application } from '@narkhoz/contract/admin/applications.ts'
import { RefusedError } from '../api/failure.ts'
import { useSave } from '../kit/use-action.ts'

/**
 * Does something with an application as it is seen here. Whether it worked or a colleague was faster, the application is then shown
 * as it is, with why it did not work.
 */
export const useWork = <Given extends unknown[]>(
  { events }: Application,
  onDone: () => Promise<unknown>,
  work: (seen: number, ...given: Given) => Promise<void>,
) =>
  useSave(async (...given: Given) => {
    try {
      await work(Math.max(0, ...events.map(({ id }) => id)), ...given)
    } catch (failure) {
      // A service that cannot be reached has nothing newer to show.
      if (failure instanceof RefusedError) await onDone()
      throw failure
    }
    await onDone()
  })
