import { expect, test } from 'vitest'
import { addressedKinds, listedAddress } from './addressed-kinds.ts'
import { matchPage } from './registry.ts'

test.each(addressedKinds.map((entity) => [entity.kind, entity] as const))(
  '%s: a list answers every entry, and each address is a page',
  (_, entity) => {
    expect(entity.calls[entity.plural]?.shape).toBe('list')
    const slug = Array.isArray(entity.slug) ? entity.slug[0] : 'x'
    const address = listedAddress(entity, { slug, path: 'rules', project: { id: 1 } })
    expect(matchPage(address?.split('?', 1)[0] ?? '')).toBeDefined()
  },
)

test('an entry without what its address is made from has none', () => {
  for (const entity of addressedKinds.filter(({ page }) => page?.address)) expect(listedAddress(entity, { slug: null })).toBeUndefined()
})
