import { timestamp } from 'drizzle-orm/pg-core'

/** A column for a moment, to the microsecond, whatever the zone of whoever reads it. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
