import type { Permission } from '@narkhoz/contract/admin/permissions.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import { entryPath } from '../api/resources.ts'
import { wordsIn } from '../i18n/words.ts'
import { neededFor } from '../session/needed-permission.ts'

/** A line of the menu. */
export type Section = { resource: string; to: string; label: string }

/** Lines of the menu that belong together. */
export type SectionGroup = { name: 'work' | 'pages' | 'lists' | 'settings' | 'service'; sections: Section[] }

/** The only entry of a kind that has exactly one. */
export const onlyId = 1

/** The group of an entity: pages of the site, singletons, or lists. */
const groupOf = ({ page, singleton, slug }: Entity): 'pages' | 'lists' | 'settings' => {
  if (page) return 'pages'
  return singleton || Array.isArray(slug) ? 'settings' : 'lists'
}

const sectionOf = (lang: Locale, { plural, label, singleton }: Entity): Section => ({
  resource: plural,
  to: singleton ? entryPath(plural, onlyId) : `/${plural}`,
  label: label[lang],
})

const own = (lang: Locale, names: readonly (keyof ReturnType<typeof wordsIn>['sections'])[]): Section[] =>
  names.map((name) => ({ resource: name, to: name === 'dashboard' ? '/' : `/${name}`, label: wordsIn(lang).sections[name] }))

/** The menu for a set of permissions, in a language; it has every entity of the registry. */
export const sectionGroups = (lang: Locale, permissions: readonly Permission[]): SectionGroup[] => {
  const compare = new Intl.Collator(languageTags[lang]).compare
  const ofEntities = (name: 'pages' | 'lists' | 'settings') =>
    (Object.values(entities) as Entity[])
      .filter((entity) => groupOf(entity) === name)
      .map((entity) => sectionOf(lang, entity))
      .sort((one, other) => compare(one.label, other.label))
  const groups: SectionGroup[] = [
    { name: 'work', sections: own(lang, ['dashboard', 'applications', 'templates', 'translations', 'media']) },
    { name: 'pages', sections: ofEntities('pages') },
    { name: 'lists', sections: ofEntities('lists') },
    { name: 'settings', sections: ofEntities('settings') },
    { name: 'service', sections: own(lang, ['redirects', 'deleted', 'log', 'users']) },
  ]
  const isOpen = ({ resource }: Section) => {
    const needed = neededFor(resource)
    return needed === undefined || permissions.includes(needed)
  }
  return groups.map(({ name, sections }) => ({ name, sections: sections.filter(isOpen) })).filter(({ sections }) => sections.length > 0)
}
