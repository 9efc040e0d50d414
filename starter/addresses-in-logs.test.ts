import { locales } from '@narkhoz/contract/locales.ts'
import { loggablePath, withoutCodes } from '@narkhoz/contract/loggable.ts'
import { allAddresses } from '@narkhoz/contract/pages/registry.ts'
import { expect, test } from 'vitest'
import { university } from './university.ts'

test('no address and no slug of the site is taken for the code of a request', () => {
  const drafts = university()
  const linked = drafts.flatMap((draft) => JSON.stringify(draft).match(/(?<=")\/[^"\s?#]*/g) ?? [])
  const slugs = drafts.flatMap(({ slug, attributes }) => [slug, attributes.path].filter((name) => typeof name === 'string'))
  const paths = [...allAddresses(), ...linked, ...slugs.flatMap((slug) => [`/${slug}`, `/news/${slug}`, `/api/v1/pages/${slug}`])]
  expect(paths.length).toBeGreaterThan(1000)
  // Codes after /request/ are secret, so these paths are checked elsewhere.
  const own = [...new Set(paths)].filter((path) => !path.startsWith('/request/'))
  expect(own.flatMap((path) => locales.map((lang) => `/${lang}${path}`)).filter((path) => loggablePath(path) !== path)).toEqual([])
  expect(own.filter((path) => withoutCodes(`{"path":"${path}"}`) !== `{"path":"${path}"}`)).toEqual([])
})
