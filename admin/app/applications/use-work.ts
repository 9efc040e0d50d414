import type { Application } from '@narkhoz/contract/admin/applications.ts'
import { useAction } from '../kit/use-action.ts'

/**
 * Does something with an application as it is seen here. Whether it worked or a colleague was faster, the application is then shown
 * as it is.
 */
export const useWork = <Given extends unknown[]>(
  { events }: Application,
  onDone: () => Promise<unknown>,
  work: (seen: number, ...given: Given) => Promise<void>,
) =>
  useAction(async (...given: Given) => {
    try {
      await work(Math.max(0, ...events.map(({ id }) => id)), ...given)
    } finally {
      await onDone()
    }
  })
