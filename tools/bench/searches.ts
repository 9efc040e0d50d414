import { queries } from '@narkhoz/content/search/queries/queries.ts'
import { apiBase } from '@narkhoz/contract/api.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { load, quantile } from './load.ts'
import type { BenchProcess } from './processes.ts'

/** What very many generated news have in common: the hardest questions. */
const common: Readonly<Record<Locale, readonly string[]>> = {
  kz: ['экономика апталығы', 'қаржы зертханасы', 'жаңа маусым', 'деректер мектебі жобаларын көрсетті', 'пікірсайыс клубы', 'заң клиникасы'],
  ru: [
    'неделя экономики',
    'финансовая лаборатория',
    'новый сезон',
    'школа данных показала проекты',
    'собрала партнёров 54321',
    'лаборотория',
  ],
  en: ['economics week', 'finance laboratory', 'new season', 'the data school results', 'the debate club', 'law clinic partners 777'],
}

const typedIn = (lang: Locale) => [...common[lang], ...[...queries[lang].well, ...queries[lang].badly].map(([typed]) => typed)]

const paths = (call: string, list: (lang: Locale) => readonly string[], more: Record<string, string> = {}) =>
  locales.flatMap((lang) => [...new Set(list(lang))].map((query) => `${apiBase}/${call}?${new URLSearchParams({ query, lang, ...more })}`))

/** The query while somebody types: the first letters of every entry. */
const begun = (lang: Locale) =>
  typedIn(lang).flatMap((typed) => [3, 5, 9].filter((many) => many < typed.length).map((many) => typed.slice(0, many)))

const p95 = async (port: number, list: readonly string[]) => {
  const { milliseconds, failed } = await load(port, list, 1)
  if (failed > 0) throw new Error(`${failed} searches failed`)
  return quantile(milliseconds, 0.95)
}

/** How long nearly every search takes, and every suggestion, none of which a cache holds; of all questions every so manieth. */
export const searchTimes = async ({ port }: BenchProcess, every: number) => {
  const some = (list: readonly string[]) => list.filter((_, at) => at % every === 0)
  // Another length of the page is another answer: the first round only brings everything into place.
  await load(port, some(paths('search/index', typedIn, { limit: '10' })), 1)
  return {
    results: await p95(port, some(paths('search/index', typedIn))),
    suggestions: await p95(port, some(paths('search/suggest', begun))),
  }
}
