import { type EntryStatus, entryStatusLabels } from '@narkhoz/contract/admin/entries.ts'
import { useLang } from '../i18n/words.ts'
import { StateChip, type Tone } from './state-chip.tsx'

const toneOf: Readonly<Record<EntryStatus, Tone>> = { draft: 'plain', published: 'ok', changed: 'warn', withdrawn: 'bad' }

/** The status of an entry. */
export const EntryStatusChip = ({ status }: { status: EntryStatus }) => (
  <StateChip tone={toneOf[status]} label={entryStatusLabels[status][useLang()]} />
)
