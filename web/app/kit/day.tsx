import { inAlmaty } from '../format/almaty.ts'
import { useWords } from '../i18n/words.ts'

/** A moment as the day it is in Almaty. */
export const Day = ({ at, className }: { at: string; className?: string | undefined }) => {
  const { months, date } = useWords()
  const { iso, day, month, year } = inAlmaty(at)
  return (
    <time dateTime={iso} className={className}>
      {date(day, months[month] ?? '', year)}
    </time>
  )
}
