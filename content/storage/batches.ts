import { type SQL, sql } from 'drizzle-orm'

const rowsPerStatement = 2000

/** Writes rows a few thousand at a time: each statement gets its part as one JSON value. */
export const inBatches = async <T>(rows: readonly T[], write: (json: SQL) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += rowsPerStatement)
    await write(sql`${JSON.stringify(rows.slice(at, at + rowsPerStatement))}::text::jsonb`)
}
