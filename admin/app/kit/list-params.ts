import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as v from 'valibot'
import type { ListParams } from '../api/lists.ts'
import { useStore } from './use-store.ts'

const wholeNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1))
const filterSchema = v.record(v.string(), v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String)))

/** Whatever an address or a browser has of them; what makes no sense counts as absent. */
const paramsSchema = v.object({
  filter: v.fallback(filterSchema, {}),
  page: v.fallback(v.optional(wholeNumber), undefined),
  perPage: v.fallback(v.optional(wholeNumber), undefined),
  sort: v.fallback(v.optional(v.string()), undefined),
  order: v.fallback(v.optional(v.picklist(['ASC', 'DESC'])), undefined),
})

const filled = (given: unknown, initial: ListParams): ListParams => {
  const { filter, page = 1, perPage = initial.perPage, sort, order = initial.order } = v.parse(paramsSchema, given)
  return { filter, page, perPage, ...(sort ? { sort, order } : { sort: initial.sort, order: initial.order }) }
}

const filterOf = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

/** List parameters in a URL; undefined without any. */
export const paramsIn = (search: string, initial: ListParams): ListParams | undefined => {
  const query = new URLSearchParams(search)
  return query.size === 0 ? undefined : filled({ ...Object.fromEntries(query), filter: filterOf(query.get('filter')) }, initial)
}

/** The part of an address that leads to these rows. */
export const searchOf = ({ filter, order, page, perPage, sort }: ListParams) =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter), order, page: String(page), perPage: String(perPage), sort })}`

/**
 * Parameters of a list: those of its URL, else the stored ones, else the defaults. Changes are written to the URL, so that it can be
 * shared and history undoes them.
 */
export const useListParams = (storeKey: string, initial: ListParams) => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [kept, keep] = useStore<unknown>(storeKey, undefined)
  const beginning = searchOf(initial)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all of what a list begins with, which is written anew each time
  const addressed = useMemo(() => paramsIn(search, initial), [search, beginning])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const params = useMemo(() => addressed ?? (kept === undefined ? initial : filled(kept, initial)), [addressed, kept, beginning])
  const shown = searchOf(params)
  const settle = useEffectEvent(() => {
    if (addressed) keep(params)
    else if (shown !== beginning) navigate({ search: shown }, { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes with the address or with what is kept
  useEffect(() => settle(), [search, shown])
  const change = (changed: Partial<ListParams>) =>
    navigate({ search: searchOf({ ...params, page: 1, ...changed }) }, { preventScrollReset: !changed.page })
  return [params, change] as const
}
