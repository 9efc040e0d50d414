import { timestamp } from 'drizzle-orm/pg-core'

/** A timestamp column with microseconds, independent of the reader's time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
