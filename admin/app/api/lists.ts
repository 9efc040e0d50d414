import { accountCalls } from '@narkhoz/contract/admin/accounts.ts'
import { applicationCalls } from '@narkhoz/contract/admin/applications.ts'
import type { AdminCall, CallAccess } from '@narkhoz/contract/admin/call.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import { logCalls } from '@narkhoz/contract/admin/log.ts'
import { mediaCalls } from '@narkhoz/contract/admin/media.ts'
import { redirectCalls } from '@narkhoz/contract/admin/redirects.ts'
import { translationCalls } from '@narkhoz/contract/admin/translations.ts'
import { trashCalls } from '@narkhoz/contract/admin/trash.ts'
import type * as v from 'valibot'
import { askWhole } from './ask.ts'
import { entriesPlural } from './resources.ts'

type Rules = v.ObjectEntries | undefined

/** A call that answers the rows of a list, and how many there are. */
type ListCall<Row> = AdminCall<Rules, undefined, CallAccess, v.GenericSchema<unknown, Row[]>, v.GenericSchema<unknown, { total: number }>>

type RowId = string | number

/** The filters of a list, by name. */
export type FilterValues = Readonly<Record<string, string>>

/** Filters, page and order of a list. */
export type ListParams = { filter: FilterValues; page: number; perPage: number; sort: string; order: 'ASC' | 'DESC' }

/** A row with an id that is unique in its list. */
export type ListRecord<Row = unknown> = { id: RowId; row: Row }

/** A page of a list, with the metadata of its answer. */
type ListPage = { rows: ListRecord[]; total: number; meta: unknown }

const queryOf = ({ filter, page, perPage, sort, order }: ListParams, query: Rules = {}) => ({
  ...filter,
  page,
  limit: perPage,
  // Without a column that was chosen, lists run as the service thinks best.
  ...('sort' in query && sort && { sort, order: order.toLowerCase() }),
})

/** Reads the list of a section: the call behind it, and the id of a row. */
const list =
  <Row>(call: ListCall<Row>, idOf: (row: Row) => RowId) =>
  async (request: ListParams, signal?: AbortSignal, params: Readonly<Record<string, string>> = {}): Promise<ListPage> => {
    const { data, meta } = await askWhole(call, { params, query: queryOf(request, call.query), signal })
    return { rows: data.map((row) => ({ id: idOf(row), row })), total: meta.total, meta }
  }

const byId = ({ id }: { id: RowId }) => id

const entries = list(entryCalls.list, byId)

const lists: Readonly<Record<string, ReturnType<typeof list>>> = {
  applications: list(applicationCalls.list, byId),
  templates: list(applicationCalls.templates, byId),
  media: list(mediaCalls.list, ({ key }) => key),
  redirects: list(redirectCalls.list, byId),
  // Lines of accounts and applications have separate numbers.
  log: list(logCalls.log, ({ id, channel }) => (channel ? `audit/${id}` : id)),
  // Entries of all kinds: an id is only unique within its kind.
  deleted: list(trashCalls.list, ({ plural, id }) => `${plural}/${id}`),
  users: list(accountCalls.users, byId),
  // The board has entries of all kinds, and an id is only unique within its kind.
  translations: list(translationCalls.board, ({ kind, id }) => `${kind}/${id}`),
}

/** Reads a page of a section's list; changes go through the declared calls themselves. */
export const readList = async (resource: string, request: ListParams, signal?: AbortSignal): Promise<ListPage> => {
  const plural = entriesPlural(resource)
  if (plural !== undefined) return entries(request, signal, { plural })
  const read = lists[resource]
  if (!read) throw new Error(`There is no list of "${resource}".`)
  return read(request, signal)
}
