import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from './storage.ts'

// From here on the version before must be able to go on (docs/operations.md, "Upgrade").
const firstHeld = '0008'

/** Reviewed statements: what they remove is used by no version that may still run. */
const reviewed: readonly string[] = []

// Changes that break statements of an older version: something is removed, renamed, has another type, or becomes mandatory.
const takesAway = [
  /\bdrop\s+(?:table|column|constraint)\b/i,
  /\brename\b/i,
  /\bset\s+(?:not\s+null|data\s+type)\b/i,
  /\b(?:truncate|delete\s+from)\b/i,
  /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i,
]

const takenBy = (text: string) => text.split(';').filter((statement) => takesAway.some((pattern) => pattern.test(statement)))

test('a migration only adds, so that nodes of the version before it go on', () => {
  const names = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql') && name >= firstHeld && !reviewed.includes(name))
  for (const name of names) expect([name, takenBy(readFileSync(join(migrationsFolder, name), 'utf8'))]).toEqual([name, []])
})

test('what takes away is seen', () => {
  const bad = [
    'ALTER TABLE "a" DROP COLUMN "b"',
    'DROP TABLE "a"',
    'ALTER TABLE "a" RENAME TO "b"',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer',
    'ALTER TABLE "a" ADD COLUMN "b" integer NOT NULL',
    'TRUNCATE "a"',
  ]
  expect(bad.filter((statement) => takenBy(statement).length === 0)).toEqual([])
  const good = [
    'CREATE TABLE "a" ("b" integer NOT NULL)',
    'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL',
    'ALTER TABLE "a" ADD COLUMN "b" text',
    'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL',
    'CREATE INDEX "c" ON "a" ("b")',
    'ALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "public"."d"("id") ON DELETE cascade',
  ]
  expect(good.filter((statement) => takenBy(statement).length > 0)).toEqual([])
})
