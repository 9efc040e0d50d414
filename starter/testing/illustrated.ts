import { mediaAddress } from '@narkhoz/contract/media.ts'
import { sizeOf } from '../illustrate/drawn.ts'
import { plan } from '../illustrate/plan.ts'
import { withValues } from '../illustrate/with-values.ts'
import { drafts } from './walk.ts'

/** Every picture of the starter content with its path. */
export const illustrations = plan(drafts)

const anyKey = '0'.repeat(32)
const paper = { path: ['file'], value: { url: mediaAddress(`${anyKey}.pdf`), name: 'a.pdf', size: 1, type: 'application/pdf' } }
const byEntry = Map.groupBy(illustrations, ({ entry }) => entry)

/** The starter content as saved: with pictures and documents, and invented addresses. */
export const illustrated = drafts.map((draft) => ({
  ...draft,
  attributes: withValues(draft.attributes, [
    ...(byEntry.get(draft) ?? []).map(({ path, drawing, alt }) => ({
      path,
      value: { url: mediaAddress(`${anyKey}.svg`), ...sizeOf(drawing), alt },
    })),
    ...(draft.kind === 'document' ? [paper] : []),
  ]),
}))
