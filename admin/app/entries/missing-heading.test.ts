import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { expect, test } from 'vitest'
import { fromFormValues } from '../schema/from-form-values.ts'
import { toFormValues } from '../schema/to-form-values.ts'
import { missingHeading } from './missing-heading.ts'

test.each(Object.values(entities) as Entity[])('an empty form of $kind lacks its heading', (entity) => {
  const { attributes, heading } = entity
  const written = (stored: Record<string, unknown>) => fromFormValues(attributes, toFormValues(attributes, stored))
  expect(missingHeading(entity, written({}))).toBe(heading)
  expect(missingHeading(entity, written({ [heading]: { kz: ' ', ru: '', en: ' ' } }))).toBe(heading)
  for (const lang of ['kz', 'ru', 'en']) expect(missingHeading(entity, written({ [heading]: { [lang]: 'Атауы' } }))).toBeUndefined()
})
