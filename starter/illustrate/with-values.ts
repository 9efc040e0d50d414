import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import type { Path } from './slots.ts'

type Change = { path: Path; value: unknown }

const changed = (holder: unknown, [step, ...rest]: Path, value: unknown): unknown => {
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list = [...((holder ?? []) as readonly unknown[])]
    list[step] = changed(list[step], rest, value)
    return list
  }
  const values = (holder ?? {}) as Readonly<UnknownRecord>
  return { ...values, [step]: changed(values[step], rest, value) }
}

/** Sets values at paths inside attributes; missing rows and groups are created. */
export const withValues = (attributes: Record<string, unknown>, changes: readonly Change[]): Record<string, unknown> =>
  // What starts as an object of attributes stays one: the first step of a path is a name.
  changes.reduce((values, { path, value }) => changed(values, path, value) as Record<string, unknown>, attributes)
