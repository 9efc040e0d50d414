import type { EntryStatus, Schedule } from '@narkhoz/contract/admin/entries.ts'
import { useWords } from '../i18n/words.ts'
import { useDates } from './dates.ts'

/** Scheduled actions on an entry: for a published one it is its changes that appear. */
export const useScheduleLines = () => {
  const { schedule: words } = useWords()
  const dates = useDates()
  return ({ publish_at, withdraw_at }: Schedule, status: EntryStatus): string[] => {
    const appears = status === 'published' || status === 'changed' ? words.changesAppear : words.publishes
    return [
      ...(publish_at ? [appears(dates.moment(publish_at))] : []),
      ...(withdraw_at ? [words.withdraws(dates.moment(withdraw_at))] : []),
    ]
  }
}
