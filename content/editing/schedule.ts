import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { validate } from '../entries/validate.ts'
import { isIndispensable } from './deletion-guard.ts'
import { type EntryState, newestOf } from './entry-state.ts'

/** When an entry is to appear and to be taken back. */
export type Moments = { publishAt: Date | null; withdrawAt: Date | null }

const words = {
  past: { kz: 'Бұл уақыт өтіп кетті.', ru: 'Это время уже прошло.', en: 'This time has passed.' },
  order: {
    kz: 'Жариялаудан алу уақыты жариялау уақытынан кейін болуы керек.',
    ru: 'Снятие с публикации должно быть позже публикации.',
    en: 'It must be withdrawn after it is published.',
  },
} as const satisfies Record<string, Labels>

const refuse = (field: string, why: Labels) => new ServiceError('invalid', { fields: { [field]: why } })

/** Refuses a plan that cannot come true as things are now; what changes until then is judged again when it is time. */
export const checkSchedule = (state: EntryState, { publishAt, withdrawAt }: Moments, now: Date) => {
  const { entity, id, public: seen } = state
  if (publishAt && publishAt <= now) throw refuse('publish_at', words.past)
  if (withdrawAt && withdrawAt <= now) throw refuse('withdraw_at', words.past)
  if (publishAt && withdrawAt && withdrawAt <= publishAt) throw refuse('withdraw_at', words.order)
  if (publishAt) validate({ kind: entity.kind, id, ...newestOf(state), status: 'published' })
  if (withdrawAt && isIndispensable(entity, seen)) throw new ServiceError('needed')
  if (withdrawAt && !publishAt && !seen?.isLive) throw new ServiceError('not_live')
}
