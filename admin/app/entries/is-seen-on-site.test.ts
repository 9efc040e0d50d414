import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { expect, test } from 'vitest'
import { isSeenOnSite } from './is-seen-on-site.ts'

test('menus, contacts and settings have a preview, and all but what works unseen', () => {
  for (const entity of [entities.menu, entities['contact-settings'], entities['general-settings'], entities.news])
    expect(isSeenOnSite(entity)).toBe(true)
  const unseen = (Object.values(entities) as Entity[]).filter((entity) => !isSeenOnSite(entity)).map(({ plural }) => plural)
  expect(unseen.sort()).toEqual(['best-bets', 'document-groups', 'mail-settings', 'synonyms'])
})
