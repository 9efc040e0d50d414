import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { addressesOf, pages, type RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import { addressIn, type VersionContent } from './entry-state.ts'

const registered: readonly RegisteredPage[] = pages

/** A call of a page without its filters: `employees/{group}` and `employees/134` are the same. */
const shapeOf = (call: string) => call.replace(/\?.*$/, '').split('/')

const isSame = (call: string, declared: string) => {
  const [given, wanted] = [shapeOf(call), shapeOf(declared)]
  return given.length === wanted.length && wanted.every((part, at) => part.startsWith('{') || part === given[at])
}

/** The page whose screen shows entries of a kind: of several the one where searches find them, which shows most, else the first. */
const showing = ({ calls, foundAt }: Entity) => {
  const all = registered
    .filter(({ calls: pageCalls }) => pageCalls.some((call) => Object.keys(calls).some((declared) => isSame(call, declared))))
    .flatMap(addressesOf)
  return all.find((address) => address === `/${foundAt?.path}`) ?? all[0]
}

/** Where an entry is shown on the site: its own page, else one that shows its kind, else the home page, which shows the rest. */
export const previewAddress = (entity: Entity, held: VersionContent): string => addressIn(entity, held) ?? showing(entity) ?? '/'
