import type { Database } from '../storage/storage.ts'
import { ApplicationDetails } from './application-details.ts'
import { assigneesFor } from './assignees.ts'
import { type ExportWish, exportTable } from './export.ts'
import { Inbox } from './inbox.ts'
import type { Reader } from './inbox-query.ts'
import { Templates } from './templates.ts'
import { ApplicationUpdates } from './update-application.ts'

/** Staff's work on applications. `mailWaits` is called when a reply is queued; undefined without a mail server. */
export const openStaff = (db: Database, mailWaits: (() => void) | undefined) => ({
  inbox: new Inbox(db),
  details: new ApplicationDetails(db, mailWaits !== undefined),
  updates: new ApplicationUpdates(db, () => mailWaits?.()),
  templates: new Templates(db),
  assignees: (reader: Reader, form?: Parameters<typeof assigneesFor>[2]) => assigneesFor(db, reader, form),
  table: (reader: Reader, wish: ExportWish) => exportTable(db, reader, wish),
})

/** What staff do with what visitors sent. */
export type Staff = ReturnType<typeof openStaff>
