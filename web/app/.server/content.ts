import { pageSchema } from '@narkhoz/contract/api.ts'
import { type Card, cardSchema, type Entity, entrySchema } from '@narkhoz/contract/entities/entity.ts'
import { generalSettings } from '@narkhoz/contract/entities/general-settings.ts'
import { menu } from '@narkhoz/contract/entities/menu.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { PageType } from '@narkhoz/contract/pages/page.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { readBlocks } from './blocks.ts'
import { callAddress, callContent } from './call.ts'
import { NotFound, Unreachable } from './content-error.ts'

const settingsSchema = entrySchema(generalSettings)
const menuSchema = entrySchema(menu)

type Query = Readonly<Record<string, string | number>>

/** What a client of the content service needs to know. */
export type ContentOptions = { contentUrl: string; lang: Locale; log: Logger; timeout?: number }

/** The content service as one request sees it: one language, and no call made twice. */
export const createContent = ({ contentUrl, lang, log, timeout }: ContentOptions) => {
  const answers = new Map<string, Promise<unknown>>()

  const answerOf = (address: string) => {
    const known = answers.get(address)
    if (known) return known
    const answer = callContent(address, timeout).catch((error: unknown) => {
      if (error instanceof NotFound) log.debug({ address }, 'content not found')
      else log.error({ address, err: error }, 'content unreachable')
      throw error
    })
    answers.set(address, answer)
    return answer
  }

  const get = async <T>(path: string | readonly string[], schema: v.GenericSchema<T>, query: Query = {}): Promise<T> => {
    const address = callAddress(contentUrl, typeof path === 'string' ? path.split('/') : path, { ...query, lang })
    const checked = v.safeParse(v.object({ data: schema }), await answerOf(address))
    if (checked.success) return checked.output.data
    const where = checked.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).slice(0, 5)
    log.error({ address, where }, 'content answered in another shape')
    throw new Unreachable(`Another shape from ${address}: ${where.join('; ')}`)
  }

  const settings = () => get('settings/general', settingsSchema)
  const menuAt = (place: 'header' | 'footer') => get(['menus', place], menuSchema)

  return {
    settings,
    menu: menuAt,
    /** What every screen shows around its own content. */
    shared: async () => {
      const [general, header, footer] = await Promise.all([settings(), menuAt('header'), menuAt('footer')])
      return { general, header, footer }
    },
    /** The page at a path of the site, `main` for the home page. */
    page: async (path: string) => {
      const segments = path.split('/')
      // `pages/{type}/blocks/{id}` is another call: an address that spells it is no page.
      if (segments.length === 3 && segments[1] === 'blocks') throw new NotFound(`No page at ${path}`)
      return get(['pages', ...segments], pageSchema)
    },
    /** The blocks of a page in the order they are shown. */
    blocks: async (type: PageType, id: number) => readBlocks(await get(['pages', type, 'blocks', String(id)], v.unknown()), log),
    /** Entries of a kind, under its plural unless another of its calls is named. */
    list: <E extends Entity>(entity: E, query: Query = {}, call = entity.plural): Promise<Card<E>[]> =>
      get(call, v.array(cardSchema(entity)), query),
  }
}

/** The content service as one request sees it. */
export type Content = ReturnType<typeof createContent>
