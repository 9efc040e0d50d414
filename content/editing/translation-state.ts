import type { TranslatedLocale, TranslationState } from '@narkhoz/contract/admin/entries.ts'
import { type SQL, sql } from 'drizzle-orm'

/** How much of an entry is missing in a language: nothing, something or everything. */
const lackingIn = (lang: TranslatedLocale, attributes: SQL) => sql`case
  when not jsonb_path_exists(${attributes}, ${sql.raw(`'$.** ? (exists (@.kz) && !exists (@.${lang}))'`)}) then 'none'
  when jsonb_path_exists(${attributes}, ${sql.raw(`'$.**.${lang}'`)}) then 'some'
  else 'all' end`

/** The state of an entry in a language, computed in SQL: every localized text has its Kazakh under `kz`. */
export const stateIn = (lang: TranslatedLocale, attributes: SQL, outdated: SQL): SQL<TranslationState> => sql<TranslationState>`case
  when coalesce(${outdated}, false) then 'outdated'
  else case ${lackingIn(lang, attributes)} when 'none' then 'written' when 'some' then 'partly' else 'missing' end end`
