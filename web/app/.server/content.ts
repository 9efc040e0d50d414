import { facetSchema, type PageAnswer, pageSchema, queryRedirectsAnswer, redirectAnswer } from '@narkhoz/contract/answers.ts'
import { entityOfPageType, heardHeader, previewHeader } from '@narkhoz/contract/api.ts'
import { searchTags, secondsOf, tagsOf } from '@narkhoz/contract/cache-tags.ts'
import { type Answer, type Card, cardSchema, type Entity, entrySchema } from '@narkhoz/contract/entities/entity.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import { loggablePath } from '@narkhoz/contract/loggable.ts'
import { mediaKeyIn } from '@narkhoz/contract/media.ts'
import { entityAtPath } from '@narkhoz/contract/pages/entity-at-path.ts'
import type { PageType } from '@narkhoz/contract/pages/page.ts'
import {
  type BestBetAnswer,
  bestBetSchema,
  foundSchema,
  type SearchMeta,
  type SearchResult,
  type Suggestion,
  searchMetaSchema,
  suggestionSchema,
} from '@narkhoz/contract/search.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { readBlocks } from './blocks.ts'
import { addCacheTags, type CacheTags, emptyCacheTags } from './cache-tags.ts'
import type { EntityAt, FacetGiven, FilledCall, ItemGiven, ListGiven, Meta, Optional, PathOf, Value } from './content-calls.ts'
import { declaredAt, fill } from './content-calls.ts'
import { type CallPool, createContentClient, timeLimits } from './content-client.ts'
import { NotFound, Unreachable } from './content-error.ts'
import type { Preview } from './preview.ts'

/** Answers that more than one request is made from. */
export type ApiResponseCache = {
  /** The cached response at an address, fetched on a miss. */
  get: <T>(address: string, kinds: readonly string[], make: () => Promise<T>) => Promise<T>
  /** The number of the last received change, if any. */
  lastEventId: () => string
}

/** How a call went: answered, there is no such thing, or no answer of use. */
export type CallOutcome = 'answered' | 'missing' | 'failed'

/** Options of a client of the content service. */
export type ContentOptions = {
  contentUrl: string
  lang: Locale
  log: Logger
  /** Goes with every call, so that both logs can be read together. */
  requestId?: string
  /** Collects the dependencies of the response. */
  tags?: CacheTags
  /** How long all its calls together may take, in milliseconds, where that is not what everybody waits; one alone never takes longer. */
  timeout?: number | undefined
  /** The visitor's preview link: its entry is answered as a draft, until it expires. */
  preview?: Preview | 'over' | undefined
  /** A cache shared by all requests. */
  responseCache?: ApiResponseCache | undefined
  /** Called with the outcome and the duration of each call, in milliseconds. */
  onCall?: ((outcome: CallOutcome, milliseconds: number) => void) | undefined
}

/** One page of a list. */
export type PagedList<T> = { data: T[]; meta: Meta }

/** An entry with its own page, as both. */
export type PageOf<E extends Entity> = Answer<E> & Pick<PageAnswer, 'title' | 'seo' | 'banner' | 'page_type' | 'path'>

/** A call ready to be made: its response schema, and the kinds that invalidate the response. */
type ContentCall<T> = FilledCall & {
  schema: v.GenericSchema<T>
  kinds: readonly string[]
  seconds?: number | undefined
  isKept?: boolean
  through?: CallPool
}

type ContentAnswer<T> = { data: T; meta?: SearchMeta | undefined }

/** A timeout signal that starts now. */
const enough = (milliseconds = timeLimits.page) => AbortSignal.timeout(milliseconds)

/** Rejects when the caller’s timeout is over first. */
const inTime = <T>(address: string, signal: AbortSignal, work: () => Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const late = () => reject(new Unreachable(`No answer in time from ${loggablePath(address)}`))
    if (signal.aborted) return late()
    signal.addEventListener('abort', late, { once: true })
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', late))
  })

const schemas = new WeakMap<Entity, { cards: v.GenericSchema; entry: v.GenericSchema }>()

/** The rules for the answers about an entity; made once, because they are the same in every request. */
const schemasOf = (entity: Entity) => {
  const made = schemas.get(entity) ?? { cards: v.array(cardSchema(entity)), entry: entrySchema(entity) }
  schemas.set(entity, made)
  return made
}

const facets = v.array(facetSchema)
const found = v.array(foundSchema)
const suggested = v.array(suggestionSchema)
const betted = v.array(bestBetSchema)

/** The content service as one request sees it: one language, every call of the contract, none made twice. */
export const createContent = ({
  contentUrl,
  lang,
  log,
  requestId = '',
  tags = emptyCacheTags(),
  timeout,
  preview,
  responseCache,
  onCall,
}: ContentOptions) => {
  const client = createContentClient(contentUrl)
  const headers = () => {
    const heard = responseCache?.lastEventId()
    return { ...(preview && preview !== 'over' && { [previewHeader]: preview.token }), ...(heard && { [heardHeader]: heard }) }
  }
  const answers = new Map<string, Promise<ContentAnswer<unknown>>>()
  let waited: AbortSignal | undefined

  const checked = <T>(address: string, schema: v.GenericSchema<T>, answer: unknown): ContentAnswer<T> => {
    const read = v.safeParse(v.object({ data: schema, meta: v.optional(searchMetaSchema) }), answer)
    if (read.success) return read.output
    const where = read.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).slice(0, 5)
    throw new Unreachable(`Another shape from ${loggablePath(address)}: ${where.join('; ')}`)
  }

  /** A timeout for all calls of a request, from the first one on: separate ones would add up. */
  const waiting = () => {
    waited ??= enough(timeout)
    return waited
  }

  const call = async <T>(address: string, { schema, through }: ContentCall<T>, signal: AbortSignal): Promise<ContentAnswer<T>> => {
    const started = performance.now()
    const ended = (outcome: CallOutcome) => onCall?.(outcome, performance.now() - started)
    try {
      const answer = checked(address, schema, await client.get(address, requestId, signal, headers(), through))
      ended('answered')
      return answer
    } catch (error) {
      ended(error instanceof NotFound ? 'missing' : 'failed')
      throw error
    }
  }

  const make = async <T>(address: string, contentCall: ContentCall<T>): Promise<ContentAnswer<T>> => {
    const { kinds, seconds, isKept = false } = contentCall
    try {
      // A preview is private; a response with a maximum age becomes stale without a change.
      if (isKept && responseCache && !preview && seconds === undefined)
        // The call may be shared with earlier or later requests: it has its own timeout, and each request has one too.
        return await inTime(address, waiting(), () => responseCache.get(address, kinds, () => call(address, contentCall, enough())))
      return await call(address, contentCall, timeout === undefined ? waiting() : AbortSignal.any([waiting(), enough()]))
    } catch (error) {
      if (error instanceof NotFound) log.debug({ address: loggablePath(address) }, 'content not found')
      else {
        tags.isComplete = false
        log.error({ address: loggablePath(address), err: error }, 'content unreachable')
      }
      throw error
    }
  }

  const get = async <T>(contentCall: ContentCall<T>): Promise<ContentAnswer<T>> => {
    const address = client.addressOf(contentCall.segments, { ...contentCall.query, lang })
    addCacheTags(tags, contentCall.kinds, contentCall.seconds)
    const known = answers.get(address) ?? make(address, contentCall)
    answers.set(address, known)
    // One address is always one call, so a cached response was validated by this very schema.
    return known as Promise<ContentAnswer<T>>
  }

  /** A call that an entity declares; which type belongs to which path is known to the caller, from the same declaration. */
  const ask = <T>(path: string, given: Readonly<Record<string, Value>> | undefined, schemaOf: (entity: Entity) => v.GenericSchema) => {
    const { entity, call } = declaredAt(path)
    return get({
      ...fill(path, given),
      schema: schemaOf(entity) as v.GenericSchema<T>,
      kinds: tagsOf(entity),
      seconds: secondsOf(call),
      isKept: true,
    })
  }

  const cardsOf = (entity: Entity) => schemasOf(entity).cards
  const entryOf = (entity: Entity) => schemasOf(entity).entry

  /** One entry, or the one there is. */
  const item = async <P extends PathOf<'item'>>(path: P, ...[given]: Optional<ItemGiven<P>>): Promise<Answer<EntityAt<'item', P>>> =>
    (await ask<Answer<EntityAt<'item', P>>>(path, given, entryOf)).data

  const settings = () => item('settings/general')
  const menu = (place: 'header' | 'footer') => item('menus/{slug}', { slug: place })

  /** The page at a path of the site, `main` for the home page. */
  const page = async (path: string): Promise<PageAnswer> => {
    const segments = path.split('/')
    // `pages/{type}/blocks/{id}` is another call: an address that spells it is no page.
    if (segments.length === 3 && segments[1] === 'blocks') throw new NotFound(`No page at ${path}`)
    const contentCall = {
      segments: ['pages', ...segments],
      query: {},
      schema: pageSchema,
      kinds: tagsOf(entityAtPath(path).entity),
      isKept: true,
    }
    return (await get(contentCall)).data
  }

  /** Where visitors of a path without language are sent on to, if anywhere. */
  const redirect = async (path: string): Promise<string | undefined> => {
    try {
      const contentCall = { segments: ['redirects', ...path.slice(1).split('/')], query: {}, schema: redirectAnswer, kinds: [] }
      return (await get(contentCall)).data.to
    } catch (error) {
      if (error instanceof NotFound) return undefined
      throw error
    }
  }

  /** Old addresses with a query, and where they lead. */
  const queryRedirects = async () => (await get({ segments: ['redirects'], query: {}, schema: queryRedirectsAnswer, kinds: [] })).data

  return {
    item,
    settings,
    menu,
    page,
    redirect,
    queryRedirects,
    /** Content of the shell of every screen. */
    shared: async () => {
      const [general, header, footer] = await Promise.all([settings(), menu('header'), menu('footer')])
      return { general, header, footer }
    },
    /** An entry with its own page, and all attributes of its kind. */
    pageOf: async <E extends Entity>(entity: E, slug: string): Promise<PageOf<E>> => {
      const answer = await page((entity.page?.address ?? '').slice(1).replace('{slug}', slug))
      return checked(`pages/${answer.path}`, v.intersect([entrySchema(entity), pageSchema]), { data: answer }).data as PageOf<E>
    },
    /** Entries of a kind as far as the list is answered at once. */
    list: async <P extends PathOf<'list'>>(path: P, ...[given]: Optional<ListGiven<P>>): Promise<Card<EntityAt<'list', P>>[]> =>
      (await ask<Card<EntityAt<'list', P>>[]>(path, given, cardsOf)).data,
    /** One page of a list, and how many there are. */
    paged: async <P extends PathOf<'list'>>(path: P, ...[given]: Optional<ListGiven<P>>): Promise<PagedList<Card<EntityAt<'list', P>>>> => {
      const query: Record<string, Value> = { ...given }
      const { data, meta } = await ask<Card<EntityAt<'list', P>>[]>(path, { ...query, page: query.page || 1 }, cardsOf)
      if (!meta) throw new Unreachable(`A page of ${path} without its number`)
      return { data, meta }
    },
    /** The values that a list can be narrowed to. */
    facets: async <P extends PathOf<'facets'>>(path: P, given: FacetGiven<P>) =>
      (await ask<v.InferOutput<typeof facets>>(path, given, () => facets)).data,
    /** The blocks of a page in the order they are shown: by position, or by the page's own order of groups. */
    blocks: async (type: PageType, id: number, order?: readonly number[]) => {
      const contentCall = {
        segments: ['pages', type, 'blocks', String(id)],
        query: {},
        schema: v.unknown(),
        kinds: tagsOf(entityOfPageType(type)),
        isKept: true,
      }
      return readBlocks((await get(contentCall)).data, log, order)
    },
    /** The blocks of an entry whose kind answers them itself. */
    blocksAt: async <P extends PathOf<'blocks'>>(path: P, given: ItemGiven<P>) =>
      readBlocks((await ask<unknown>(path, given, () => v.unknown())).data, log),
    /** How many bytes a public file has; nothing where it is not one of ours. */
    sizeOf: async (url: string): Promise<number | undefined> => (mediaKeyIn(url) ? client.fileSize(url, requestId, waiting()) : undefined),
    /** The results of a query. */
    search: async (given: {
      query: Value
      page?: Value
      kind?: Value
      limit?: Value
    }): Promise<{ data: SearchResult[]; meta: SearchMeta }> => {
      const { data, meta } = await get({ ...fill('search/index', given), schema: found, kinds: searchTags, through: 'search' })
      if (!meta) throw new Unreachable('A page of search/index without its number')
      // Not cached: the service counts every search without results.
      if (data.length === 0 && given.query) addCacheTags(tags, [], 0)
      return { data, meta }
    },
    /** Suggestions for an incomplete query. */
    suggest: async (query: string): Promise<Suggestion[]> =>
      (await get({ ...fill('search/suggest', { query }), schema: suggested, kinds: searchTags, through: 'search' })).data,
    /** What editors put first for certain queries. */
    bestBets: async (): Promise<BestBetAnswer[]> =>
      (await get({ segments: ['search', 'best-bets'], query: {}, schema: betted, kinds: searchTags, isKept: true })).data,
  }
}

/** The content service as one request sees it. */
export type Content = ReturnType<typeof createContent>
