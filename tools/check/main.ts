import { arrows, lint, types } from '../steps/checks.ts'
import { finish } from '../steps/finish.ts'
import { vitest } from '../steps/vitest.ts'

await finish([types, lint, arrows, vitest('unit tests', 'unit')])
