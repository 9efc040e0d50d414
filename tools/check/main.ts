import { arrows, lint, types, unused } from '../steps/checks.ts'
import { finish } from '../steps/finish.ts'
import { vitest } from '../steps/vitest.ts'

await finish([types, lint, arrows, unused, vitest('unit tests', 'unit')])
