import { type ApplicationStatus, applicationStatuses, type MailState, mailStates } from '@narkhoz/contract/admin/applications.ts'
import { useLang } from '../i18n/words.ts'
import { StateChip, type Tone } from '../kit/state-chip.tsx'

const toneOf: Readonly<Record<ApplicationStatus, Tone>> = { received: 'info', in_work: 'warn', answered: 'ok', spam: 'plain' }
const toneOfMail: Readonly<Record<MailState, Tone>> = { queued: 'info', sent: 'ok', failed: 'bad', 'held back': 'warn' }

/** The status of an application. */
export const ApplicationStatusChip = ({ status }: { status: ApplicationStatus }) => (
  <StateChip tone={toneOf[status]} label={applicationStatuses[status][useLang()]} />
)

/** The state of a mail. */
export const MailStateChip = ({ state }: { state: MailState }) => (
  <StateChip tone={toneOfMail[state]} label={mailStates[state][useLang()]} />
)
