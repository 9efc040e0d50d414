import { expect, test } from 'vitest'
import { checks } from '../../tools/scale/checks.ts'
import { findNginx, nginxIsMissing } from '../../tools/scale/nginx.ts'
import { startNodes } from '../../tools/test/test-system.ts'

const nginx = await findNginx()
const fleet = nginx && (await startNodes(nginx))

// How long something takes is for `npm run scale -- --check` to say; here it only has to come true.
test.for(checks)('$what', async ({ find }, { skip }) => {
  if (!fleet) return skip(nginxIsMissing)
  for (const { what, unit, value, limit } of await find(fleet))
    if (unit === '' && limit !== undefined) expect([what, value]).toEqual([what, limit])
})
