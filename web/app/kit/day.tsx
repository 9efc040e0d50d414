import { useWords } from '../i18n/words.ts'

// Almaty's offset is written out, because browsers with an older time zone table would render another day than the server.
const almaty = 5 * 60 * 60 * 1000

/** A moment as the day it is in Almaty. */
export const Day = ({ at, className }: { at: string; className?: string | undefined }) => {
  const { months, date } = useWords()
  const there = new Date(Date.parse(at) + almaty)
  return (
    <time dateTime={there.toISOString().slice(0, 10)} className={className}>
      {date(there.getUTCDate(), months[there.getUTCMonth()] ?? '', there.getUTCFullYear())}
    </time>
  )
}
