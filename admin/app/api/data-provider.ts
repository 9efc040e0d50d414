import { accountCalls } from '@narkhoz/contract/admin/accounts.ts'
import { applicationCalls } from '@narkhoz/contract/admin/applications.ts'
import type { AdminCall, CallAccess } from '@narkhoz/contract/admin/call.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import { logCalls } from '@narkhoz/contract/admin/log.ts'
import { mediaCalls } from '@narkhoz/contract/admin/media.ts'
import { redirectCalls } from '@narkhoz/contract/admin/redirects.ts'
import { translationCalls } from '@narkhoz/contract/admin/translations.ts'
import { trashCalls } from '@narkhoz/contract/admin/trash.ts'
import type { DataProvider, GetListParams, RaRecord } from 'react-admin'
import type * as v from 'valibot'
import { ask, askWhole } from './ask.ts'
import { entriesPlural } from './resources.ts'

type Rules = v.ObjectEntries | undefined

/** A call that answers the rows of a list, and how many there are. */
type ListCall<Row> = AdminCall<Rules, undefined, CallAccess, v.GenericSchema<unknown, Row[]>, v.GenericSchema<unknown, { total: number }>>

type Id = string | number

const queryOf = ({ pagination, sort, filter }: GetListParams, { query = {} }: { query?: Rules }) => ({
  ...(filter as Record<string, string>),
  page: pagination?.page,
  limit: pagination?.perPage,
  // Without a column that was chosen, lists run as the service thinks best.
  ...('sort' in query && sort?.field && { sort: sort.field, order: sort.order.toLowerCase() }),
})

/** The list of a section: the call behind it, and what tells its rows apart; the library wants that as the `id` of each. */
const list =
  <Row extends object>(call: ListCall<Row>, idOf: (row: Row) => Id) =>
  async (asked: GetListParams, params: Readonly<Record<string, string>> = {}) => {
    const { data, meta } = await askWhole(call, { params, query: queryOf(asked, call), signal: asked.signal })
    return { data: data.map((row): RaRecord => ({ ...row, id: idOf(row), row })), total: meta.total, meta }
  }

const byId = ({ id }: { id: Id }) => id

const entries = list(entryCalls.list, byId)

const lists: Readonly<Record<string, ReturnType<typeof list>>> = {
  applications: list(applicationCalls.list, byId),
  templates: list(applicationCalls.templates, byId),
  media: list(mediaCalls.list, ({ key }) => key),
  redirects: list(redirectCalls.list, byId),
  // Lines of accounts and applications are numbered on their own.
  log: list(logCalls.log, ({ id, channel }) => (channel ? `audit/${id}` : id)),
  // Entries of all kinds: an id is only unique within its kind.
  deleted: list(trashCalls.list, ({ plural, id }) => `${plural}/${id}`),
  users: list(accountCalls.users, byId),
  // Entries of all kinds stand on the board, and an id is only unique within its kind.
  translations: list(translationCalls.board, ({ kind, id }) => `${kind}/${id}`),
}

const notOffered = () => {
  throw new Error('This is done by a call of its own, not through the library.')
}

/** Where the library's lists get their rows; whatever is changed is changed by the declared calls themselves. */
// The library's methods promise whatever record type their caller names; rows are read by the contract's schemas above.
export const dataProvider = {
  supportAbortSignal: true,
  getList: async (resource: string, asked: GetListParams) => {
    const plural = entriesPlural(resource)
    if (plural !== undefined) return entries(asked, { plural })
    const listed = lists[resource]
    if (!listed) throw new Error(`There is no list of "${resource}".`)
    return listed(asked)
  },
  getOne: async (resource: string, { id }: { id: string | number }) => {
    const plural = entriesPlural(resource)
    if (plural === undefined) return notOffered()
    return { data: await ask(entryCalls.read, { params: { plural, id } }) }
  },
  getMany: notOffered,
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
} as unknown as DataProvider
