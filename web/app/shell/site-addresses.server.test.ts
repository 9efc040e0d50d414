import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { matchPage } from '@narkhoz/contract/pages/registry.ts'
import { expect, test } from 'vitest'
import { declaredAt } from '../.server/content-calls.ts'
import { listed } from './site-addresses.server.ts'

test('every kind whose addresses only the content knows is listed', () => {
  const open = (Object.values(entities) as Entity[]).filter(({ page, slug }) => {
    const sample = page?.address?.replace('{slug}', 'x')
    return sample && slug && matchPage(sample)
  })
  expect(listed.map((path) => declaredAt(path).entity.kind).sort()).toEqual(open.map(({ kind }) => kind).sort())
})
