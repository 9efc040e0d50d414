import type { TranslatedLocale, TranslationState } from '@narkhoz/contract/admin/entries.ts'
import { type SQL, sql } from 'drizzle-orm'

/** How much is missing of what an entry says in a language: nothing, something or everything. */
const lackingIn = (lang: TranslatedLocale, attributes: SQL) => sql`case
  when not jsonb_path_exists(${attributes}, ${sql.raw(`'$.** ? (exists (@.kz) && !exists (@.${lang}))'`)}) then 'none'
  when jsonb_path_exists(${attributes}, ${sql.raw(`'$.**.${lang}'`)}) then 'some'
  else 'all' end`

/** How an entry stands in a language, told by the database: every text in three languages has its Kazakh under `kz`. */
export const stateIn = (lang: TranslatedLocale, attributes: SQL, outdated: SQL): SQL<TranslationState> => sql<TranslationState>`case
  when coalesce(${outdated}, false) then 'outdated'
  else case ${lackingIn(lang, attributes)} when 'none' then 'written' when 'some' then 'partly' else 'missing' end end`
