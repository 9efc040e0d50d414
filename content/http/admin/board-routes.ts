import { auditKindAsked } from '@narkhoz/contract/admin/audit.ts'
import { entityByPlural, entryStatusLabels, translationStateLabels } from '@narkhoz/contract/admin/entries.ts'
import { logCalls } from '@narkhoz/contract/admin/log.ts'
import { may } from '@narkhoz/contract/admin/permissions.ts'
import { type BoardRow, translationCalls } from '@narkhoz/contract/admin/translations.ts'
import { mediaTag } from '@narkhoz/contract/cache-tags.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { type Labels, type Locale, textIn } from '@narkhoz/contract/locales.ts'
import type { Hono } from 'hono'
import { type LogScope, readWholeLog } from '../../audit/read-log.ts'
import { nextToTranslate, readBoard, sharesOf } from '../../editing/translation-board.ts'
import { redirectTag } from '../../entries/redirect-from.ts'
import { asCsv } from '../../inbox/spreadsheet.ts'
import { pagingOf } from '../../storage/paging.ts'
import type { Service } from '../service.ts'
import type { AdminEnv } from './admin-env.ts'
import { defineRoute } from './define-route.ts'

const columns = [
  { kz: 'Түрі', ru: 'Вид', en: 'Kind' },
  { kz: 'Нөмірі', ru: 'Номер', en: 'Number' },
  { kz: 'Атауы', ru: 'Название', en: 'Title' },
  { kz: 'Күйі', ru: 'Статус', en: 'Status' },
  { kz: 'Орысша', ru: 'На русском', en: 'In Russian' },
  { kz: 'Ағылшынша', ru: 'На английском', en: 'In English' },
] as const satisfies readonly Labels[]

/** Logs besides those of entries, by their names in requests. */
const beside = new Map([
  ['media', mediaTag],
  ['redirects', redirectTag],
])

const kindAsked = (plural: string | undefined, others?: ReadonlyMap<string, string>) => {
  if (plural === undefined) return undefined
  const kind = others?.get(plural) ?? entityByPlural(plural)?.kind
  if (kind === undefined) throw new ServiceError('bad_query', { about: 'kind' })
  return kind
}

/** The scope of a query; lines of accounts and applications need the permission to read them. */
const scopeOf = (kind: string | undefined, isAuditor: boolean): LogScope => {
  if (kind === undefined) return { content: {}, audit: isAuditor ? {} : undefined }
  if (kind === 'content') return { content: {}, audit: undefined }
  const audited = auditKindAsked(kind)
  if (!audited) return { content: { kind: kindAsked(kind, beside) }, audit: undefined }
  if (!isAuditor) throw new ServiceError('not_allowed')
  return { content: undefined, audit: { kind: audited } }
}

const cellsOf = ({ plural, id, heading, status, translations }: BoardRow, lang: Locale) => [
  entityByPlural(plural)?.label[lang] ?? plural,
  String(id),
  textIn(heading, lang),
  entryStatusLabels[status][lang],
  translationStateLabels[translations.ru][lang],
  translationStateLabels[translations.en][lang],
]

async function* linesOf(rows: readonly BoardRow[], lang: Locale) {
  for (const row of rows) yield cellsOf(row, lang)
}

const csvOf = async (rows: readonly BoardRow[], lang: Locale) => {
  const pieces: string[] = []
  for await (const piece of asCsv({ header: columns.map((label) => label[lang]), rows: linesOf(rows, lang) })) pieces.push(piece)
  return pieces.join('')
}

/** The translation board, and who changed what. */
export const boardRoutes = (app: Hono<AdminEnv>, { db }: Service) => {
  defineRoute(app, translationCalls.board, async ({ c, lang, query: { page, limit, kind: plural, state, into, format } }) => {
    const query = { kind: kindAsked(plural), state, into }
    if (format === 'csv') {
      const { rows } = await readBoard(db, query)
      const name = `translations-${new Date().toISOString().slice(0, 10)}.csv`
      return c.body(await csvOf(rows, lang), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      })
    }
    const [{ rows, total }, shares, next] = await Promise.all([
      readBoard(db, query, { page, limit }),
      sharesOf(db, query),
      nextToTranslate(db, query),
    ])
    return { data: rows, meta: { ...pagingOf(total, page, limit), shares, next } }
  })
  defineRoute(app, logCalls.log, async ({ account, query: { page, limit, kind, entry_id, ...narrowed } }) => {
    const query = { ...scopeOf(kind, may(account, 'audit.read')), entryId: entry_id, ...narrowed }
    const { lines, total } = await readWholeLog(db, query, page, limit)
    return { data: lines, meta: pagingOf(total, page, limit) }
  })
}
