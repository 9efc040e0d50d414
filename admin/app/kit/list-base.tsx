import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react'
import { isSignedOut } from '../api/failure.ts'
import { type FilterValues, type ListParams, type ListRecord, readList } from '../api/lists.ts'
import { useRefreshCurrentUser } from '../session/current-user.tsx'
import { useListParams } from './list-params.ts'
import { useResourceContext } from './resource.ts'
import { useStore } from './use-store.ts'

type Sort = { field: string; order: ListParams['order'] }

type RowId = ListRecord['id']

/** A list with its rows, parameters and selection. */
type ListState<Row> = {
  data: readonly ListRecord<Row>[] | undefined
  total: number | undefined
  /** Metadata of the list. */
  meta: unknown
  error: Error | null
  isPending: boolean
  isFetching: boolean
  refetch: () => unknown
  page: number
  perPage: number
  sort: Sort
  filterValues: FilterValues
  setPage: (page: number) => void
  setPerPage: (perPage: number) => void
  setSort: (sort: Sort) => void
  /** Narrows the list; an empty filter is taken away. */
  setFilters: (filters: Readonly<Record<string, string | undefined>>) => void
  selectedIds: readonly RowId[]
  onSelect: (ids: readonly RowId[]) => void
  onToggleItem: (id: RowId) => void
  onUnselectItems: () => void
}

const List = createContext<ListState<unknown> | undefined>(undefined)

type ListBaseProps = {
  children: ReactNode
  perPage: number
  sort: Sort
  /** The list, where it is not that of the section. */
  resource?: string
  /** The browser's storage key of the list's parameters. */
  storeKey?: string
  /** What narrows the list whatever is chosen. */
  filter?: FilterValues
  /** Default filters. */
  filterDefaultValues?: FilterValues
}

const nobody: readonly RowId[] = []

const withoutEmpty = (filters: Readonly<Record<string, string | undefined>>): FilterValues =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** Loads a list for its children: by the URL's parameters, or by the stored ones. */
export const ListBase = ({ children, perPage, sort, resource: named, storeKey, filter, filterDefaultValues = {} }: ListBaseProps) => {
  const section = useResourceContext()
  const resource = named ?? section
  if (resource === undefined) throw new Error('This list stands in no section.')
  const initial = { filter: filterDefaultValues, page: 1, perPage, sort: sort.field, order: sort.order }
  const [params, change] = useListParams(storeKey ?? `${resource}.listParams`, initial)
  const [selectedIds, onSelect] = useStore(`${storeKey ?? resource}.selectedIds`, nobody)
  const request = { ...params, filter: { ...params.filter, ...filter } }
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [resource, 'getList', request],
    queryFn: ({ signal }) => readList(resource, request, signal),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const refreshCurrentUser = useRefreshCurrentUser()
  useEffect(() => {
    // The session is over: nothing that is written here would be lost by signing in again.
    if (isSignedOut(error)) void refreshCurrentUser()
  }, [error, refreshCurrentUser])
  const lastPage = data && Math.max(1, Math.ceil(data.total / params.perPage))
  const goToLast = useEffectEvent(() => {
    // The only row of the last page is gone, or the address names a page that never was.
    if (lastPage !== undefined && params.page > lastPage) change({ page: lastPage })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it waits for
  useEffect(() => {
    if (!isFetching) goToLast()
  }, [isFetching, lastPage, params.page])
  const state: ListState<unknown> = {
    data: data?.rows,
    total: data?.total,
    meta: data?.meta,
    error,
    isPending,
    isFetching,
    refetch,
    page: params.page,
    perPage: params.perPage,
    sort: { field: params.sort, order: params.order },
    filterValues: params.filter,
    setPage: (page) => change({ page }),
    setPerPage: (length) => change({ perPage: length }),
    setSort: ({ field, order }) => change({ sort: field, order }),
    setFilters: (filters) => change({ filter: withoutEmpty(filters) }),
    selectedIds,
    onSelect,
    onToggleItem: (id) => onSelect(selectedIds.includes(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id]),
    onUnselectItems: () => onSelect(nobody),
  }
  return <List value={state}>{children}</List>
}

/** The enclosing list. */
export const useListContext = <Row,>() => {
  const state = useContext(List)
  if (!state) throw new Error('This stands in no list.')
  // The rows are those of the list's section, read by the schema of its call.
  return state as ListState<Row>
}
