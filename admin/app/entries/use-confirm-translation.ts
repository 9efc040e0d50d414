import type { TranslatedLocale, Working } from '@narkhoz/contract/admin/entries.ts'
import { entryCalls } from '@narkhoz/contract/admin/entry-calls.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { useCallback, useRef } from 'react'
import { ask } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { statesByContent } from '../inputs/translation-states.tsx'
import { useNotify } from '../kit/notify.tsx'
import { useAction } from '../kit/use-action.ts'
import type { useEntryForm } from './use-entry-form.ts'

/** Confirms translations for the current Kazakh texts; unsaved input is saved first. */
export const useConfirmTranslation = (entity: Entity, entry: ReturnType<typeof useEntryForm>) => {
  const { translation: words } = useWords()
  const notify = useNotify()
  const [mark] = useAction(async (lang: TranslatedLocale, pathsIn: (working: Working) => readonly string[]) => {
    if (!(await entry.save({ isQuiet: true }))) return
    const working = entry.latest()
    const paths = [...pathsIn(working)]
    if (paths.length === 0) return
    const params = { plural: entity.plural, id: working.id }
    entry.take(await ask(entryCalls.translated, { params, body: { paths, lang } }))
    notify(words.marked, { type: 'success' })
  })
  const latest = useRef(mark)
  latest.current = mark
  /** One translation at any path. A stable function: each input of a form has it. */
  const markOne = useCallback(
    (lang: TranslatedLocale, kazakh: string, text: string) =>
      void latest.current(lang, (working) => statesByContent(working).pathsOf(lang, kazakh, text)),
    [],
  )
  /** All of a language that are outdated. */
  const markAll = (lang: TranslatedLocale) =>
    void mark(lang, ({ translations }) =>
      Object.entries(translations).flatMap(([path, state]) => (state[lang] === 'outdated' ? [path] : [])),
    )
  return { markOne, markAll }
}
