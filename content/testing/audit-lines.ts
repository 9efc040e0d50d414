import { type LogLine, logLineSchema } from '@narkhoz/contract/admin/log.ts'
import * as v from 'valibot'
import type { Browser } from './staff-client.ts'

/** Reads the audit log as an administrator sees it: each call answers the lines that came since the one before, the oldest first. */
export const auditLinesOf = async (administrator: Browser) => {
  const newest = async (kind: string) => {
    const { status, body } = await administrator.get<LogLine[]>(`log?limit=100&kind=${kind}`)
    if (status !== 200) throw new Error(`The log was answered with ${status}`)
    return v.parse(v.array(logLineSchema), body.data)
  }
  const all = async () => [...(await newest('users')), ...(await newest('applications'))].toSorted((one, other) => one.id - other.id)
  let last = (await all()).at(-1)?.id ?? 0
  return async (): Promise<LogLine[]> => {
    const added = (await all()).filter(({ id }) => id > last)
    last = added.at(-1)?.id ?? last
    return added
  }
}
