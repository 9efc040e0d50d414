import { entityByPlural } from '@narkhoz/contract/admin/entries.ts'
import { type LogLine, loggedActions } from '@narkhoz/contract/admin/log.ts'
import { entryPath } from '../api/resources.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { readable } from '../schema/values.ts'

/** A line of the log in words: who, what, which, and where that is now. */
export const useLogWords = () => {
  const words = useWords()
  const lang = useLang()
  return ({ by, action, kind, plural, entry_id, subject }: LogLine) => ({
    who: by ?? words.common.whoever,
    what: loggedActions[action][lang],
    which: readable(subject, lang) || words.common.unnamed,
    section: plural ? (entityByPlural(plural)?.label[lang] ?? plural) : kind === 'media' ? words.sections.media : words.sections.redirects,
    to: plural && entry_id && action !== 'deleted' ? entryPath(plural, entry_id) : undefined,
  })
}
