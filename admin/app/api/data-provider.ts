import { accountCalls, userSchema } from '@narkhoz/contract/admin/accounts.ts'
import { applicationCalls, applicationRowSchema, templateSchema } from '@narkhoz/contract/admin/applications.ts'
import type { AdminCall } from '@narkhoz/contract/admin/call.ts'
import { entryCalls, entryRowSchema, workingSchema } from '@narkhoz/contract/admin/entries.ts'
import { logCalls, logLineSchema } from '@narkhoz/contract/admin/log.ts'
import { mediaCalls, mediaItemSchema } from '@narkhoz/contract/admin/media.ts'
import { redirectCalls, redirectSchema } from '@narkhoz/contract/admin/redirects.ts'
import { boardMetaSchema, boardRowSchema, translationCalls } from '@narkhoz/contract/admin/translations.ts'
import { deletedEntrySchema, trashCalls } from '@narkhoz/contract/admin/trash.ts'
import type { DataProvider, GetListParams, RaRecord } from 'react-admin'
import * as v from 'valibot'
import { ask, askWhole } from './ask.ts'
import { entriesPlural } from './resources.ts'

/** A list of a section: the call behind it, what a row is, and what tells rows apart. */
type ListSource = {
  call: AdminCall
  row: v.GenericSchema
  id: (row: never) => string | number
  meta?: v.GenericSchema
  params?: Readonly<Record<string, string>>
}

const paging = v.object({ current_page: v.number(), last_page: v.number(), per_page: v.number(), total: v.number() })

const byId = ({ id }: { id: string | number }) => id

const lists: Readonly<Record<string, ListSource>> = {
  applications: { call: applicationCalls.list, row: applicationRowSchema, id: byId },
  templates: { call: applicationCalls.templates, row: templateSchema, id: byId },
  media: { call: mediaCalls.list, row: mediaItemSchema, id: ({ key }: { key: string }) => key },
  redirects: { call: redirectCalls.list, row: redirectSchema, id: byId },
  log: {
    call: logCalls.log,
    row: logLineSchema,
    // Lines of accounts and applications are numbered on their own.
    id: ({ id, channel }: { id: number; channel?: string }) => (channel ? `audit/${id}` : id),
  },
  // Entries of all kinds: an id is only unique within its kind.
  deleted: { call: trashCalls.list, row: deletedEntrySchema, id: ({ plural, id }: { plural: string; id: number }) => `${plural}/${id}` },
  users: { call: accountCalls.users, row: userSchema, id: byId },
  translations: {
    call: translationCalls.board,
    row: boardRowSchema,
    // Entries of all kinds stand on the board, and an id is only unique within its kind.
    id: ({ kind, id }: { kind: string; id: number }) => `${kind}/${id}`,
    meta: boardMetaSchema,
  },
}

const listOf = (resource: string): ListSource => {
  const plural = entriesPlural(resource)
  const listed = plural === undefined ? lists[resource] : { call: entryCalls.list, row: entryRowSchema, id: byId, params: { plural } }
  if (!listed) throw new Error(`There is no list of "${resource}".`)
  return listed
}

const queryOf = ({ pagination, sort, filter }: GetListParams, { query = {} }: AdminCall) => ({
  ...(filter as Record<string, string>),
  page: pagination?.page,
  limit: pagination?.perPage,
  // Without a column that was chosen, lists run as the service thinks best.
  ...('sort' in query && sort?.field && { sort: sort.field, order: sort.order.toLowerCase() }),
})

/** A row as the library wants it: with an `id` that tells it apart from all others of its list. */
const asRecord = ({ id }: ListSource, row: unknown): RaRecord => ({ ...(row as object), id: id(row as never), row })

const notOffered = () => {
  throw new Error('This is done by a call of its own, not through the library.')
}

/** Where the library's lists get their rows; whatever is changed is changed by the declared calls themselves. */
// The library's methods promise whatever record type their caller names; rows are read by the contract's schemas above.
export const dataProvider = {
  supportAbortSignal: true,
  getList: async (resource: string, params: GetListParams) => {
    const listed = listOf(resource)
    const { call, row, meta = paging, params: path } = listed
    const { data, meta: beside } = await askWhole(call, v.object({ data: v.array(row), meta }), {
      ...(path && { params: path }),
      query: queryOf(params, call),
      signal: params.signal,
    })
    const { total } = v.parse(v.object({ total: v.number() }), beside)
    return { data: data.map((one) => asRecord(listed, one)), total, meta: beside }
  },
  getOne: async (resource: string, { id }: { id: string | number }) => {
    const plural = entriesPlural(resource)
    if (plural === undefined) return notOffered()
    return { data: await ask(entryCalls.read, workingSchema, { params: { plural, id } }) }
  },
  getMany: notOffered,
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
} as unknown as DataProvider
