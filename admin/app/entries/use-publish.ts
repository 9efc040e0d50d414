import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { ask } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { useNotify } from '../kit/notify.tsx'
import type { useEntryForm } from './use-entry-form.ts'

/** Saves the form and publishes it. */
export const usePublish = (entity: Entity, entry: ReturnType<typeof useEntryForm>) => {
  const { entry: words } = useWords()
  const notify = useNotify()
  return async () => {
    if (!(await entry.save({ isQuiet: true }))) return
    const { id, version } = entry.latest()
    try {
      const params = { plural: entity.plural, id }
      entry.take(await entry.alone(() => ask(entryCalls.publish, { params, body: { version } })))
      notify(words.published, { type: 'success' })
    } catch (failure) {
      entry.refuse(failure)
    }
  }
}
