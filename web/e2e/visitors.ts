import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FormName } from '@narkhoz/contract/forms/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { hiddenFields } from '../app/forms/outcome.ts'
import { addressIn } from '../app/i18n/address.ts'
import { en } from '../app/i18n/en.ts'
import { kz } from '../app/i18n/kz.ts'
import { ru } from '../app/i18n/ru.ts'
import { everyAddress } from './addresses.ts'
import { actionOf, fillerOf, pageOf, postForm } from './sent-forms.ts'

/** Kinds of visits: to cached pages, to uncached ones, and submissions. */
export type Kind = 'known' | 'unknown' | 'form'

/** The outcome of a visit: good; a clear "not now"; cut off; or anything else, which nobody should see. */
type Went = 'good' | 'sorry' | 'cut' | 'bad'

type Visit = { kind: Kind; began: number; ms: number; went: Went; said: string }

/** Outcomes of visits of a kind: counts of good ones and of "not now", other outcomes, and the longest wait. */
export type Tally = { good: number; sorry: number; cut: string[]; bad: string[]; slowest: number }

/** A handful of pages that visitors come to again and again. */
export const knownPages = ['/', '/ru', '/en', '/ru/news', '/mission-and-values', '/en/library', '/ru/education/bachelor']

/** How many visitors there are of each kind, and how long each rests between two visits, in milliseconds. */
export type Crowd = Readonly<Partial<Record<Kind, { visitors: number; rest: number }>>>

const handful: Crowd = {
  known: { visitors: 3, rest: 15 },
  unknown: { visitors: 3, rest: 60 },
  form: { visitors: 2, rest: 60 },
}

const forms: readonly FormName[] = ['registration', 'vacancy']

const sorryTitles = [kz, ru, en].map(({ unavailable }) => unavailable.title)

type Got = { status: number; text: string; retryAfter: string | undefined }

const get = (agent: Agent, url: string) =>
  new Promise<Got>((resolve, reject) => {
    request(url, { agent }, (response) => {
      let text = ''
      response
        .setEncoding('utf8')
        .on('data', (part: string) => {
          text += part
        })
        .on('end', () => resolve({ status: response.statusCode ?? 0, text, retryAfter: response.headers['retry-after'] }))
        .on('error', reject)
    })
      .on('error', reject)
      .end()
  })

const judged = ({ status, text, retryAfter }: Got): Went => {
  if (status === 200 && text.endsWith('</html>')) return 'good'
  return status === 503 && Number(retryAfter) > 0 && sorryTitles.some((title) => text.includes(title)) ? 'sorry' : 'bad'
}

const tallied = (visits: readonly Visit[]): Tally => ({
  good: visits.filter(({ went }) => went === 'good').length,
  sorry: visits.filter(({ went }) => went === 'sorry').length,
  cut: visits.flatMap(({ went, said }) => (went === 'cut' ? [said] : [])),
  bad: visits.flatMap(({ went, said }) => (went === 'bad' ? [said] : [])),
  slowest: Math.max(0, ...visits.map(({ ms }) => ms)),
})

/** What visitors saw that was neither a page nor a clear "not now". */
export const unclear = ({ cut, bad }: Tally) => [...cut, ...bad]

/** What visitors saw that was no page, or no receipt. */
export const failed = (tally: Tally) => [...unclear(tally), ...(tally.sorry > 0 ? [`${tally.sorry} were told "not now"`] : [])]

export type VisitorsOptions = {
  siteUrl: string
  /** The real content service, for addresses and options before any fault. */
  contentUrl: string
  crowd?: Crowd
}

/**
 * Visitors who go on whatever happens, on keep-alive connections. An unacknowledged form is sent again, with the same key, as a
 * browser does on a retry.
 */
export const startVisitors = async ({ siteUrl, contentUrl, crowd = handful }: VisitorsOptions) => {
  const visits: Visit[] = []
  const underWay = new Set<{ began: number }>()
  const acknowledged = new Map<string, string>()
  const addresses = await everyAddress(contentUrl)
  const fillers = await Promise.all(
    forms.map(async (form) => {
      const { address } = pageOf(form, addresses)
      return { url: siteUrl + actionOf(form, address), fill: await fillerOf(form, address, contentUrl) }
    }),
  )
  const unseen = locales
    .flatMap((lang) => addresses.map((address) => addressIn(lang, address)))
    .filter((path) => !knownPages.includes(path))
  let number = 0
  let sent = 0
  let isOver = false

  const visit = async (kind: Kind, what: string, work: () => Promise<{ went: Went; said: string }>) => {
    const begun = { began: performance.now() }
    underWay.add(begun)
    const { went, said } = await work().catch((error: unknown) => ({
      went: 'cut' as const,
      said: `${(error as NodeJS.ErrnoException).code ?? ''} ${(error as Error).cause ?? error}`,
    }))
    underWay.delete(begun)
    const ms = performance.now() - begun.began
    visits.push({ kind, ...begun, ms, went, said: `${what}: ${said}, ${Math.round(ms)} ms` })
    return went
  }

  const page = (kind: Kind, agent: Agent, path: string) =>
    visit(kind, path, async () => {
      const got = await get(agent, siteUrl + path)
      // Copied: a slice keeps the entire text alive, and thousands of pages fill the memory.
      const end = Buffer.from(got.text.slice(-60)).toString()
      return { went: judged(got), said: `${got.status} ${end}` }
    })

  const send = async () => {
    const { url, fill } = fillers[sent++ % fillers.length] as (typeof fillers)[number]
    const key = `visitor-${crypto.randomUUID()}`
    for (let tries = 0; ; tries++) {
      const went = await visit('form', url, async () => {
        const body = fill()
        body.set('email', `${key}@example.kz`)
        body.set(hiddenFields.key, key)
        const { status, outcome } = await postForm(url, body)
        if (outcome?.is === 'sent') acknowledged.set(key, outcome.receipt.code)
        const isSorry = status === 503 && outcome?.is === 'failed' && outcome.failure === 'unreachable'
        return { went: outcome?.is === 'sent' ? 'good' : isSorry ? 'sorry' : 'bad', said: `${status} ${JSON.stringify(outcome)}` }
      })
      // Nothing new starts after the end; started work is completed.
      if (went === 'good' || (isOver && tries > 20)) return
      await wait(200)
    }
  }

  const works: Readonly<Record<Kind, (agent: Agent) => Promise<unknown>>> = {
    known: (agent) => page('known', agent, knownPages[number++ % knownPages.length] ?? '/'),
    unknown: (agent) =>
      page('unknown', agent, unseen.splice(Math.floor(Math.random() * unseen.length), 1)[0] ?? `/search?query=${number++}`),
    form: send,
  }

  const life = async (kind: Kind, rest: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) {
      await works[kind](agent)
      await wait(rest)
    }
    agent.destroy()
  }
  const lives = (Object.keys(works) as Kind[]).flatMap((kind) => {
    const { visitors = 0, rest = 0 } = crowd[kind] ?? {}
    return Array.from({ length: visitors }, () => life(kind, rest))
  })

  const begunSince = (since: number) => visits.filter(({ began }) => began >= since)
  const untilEnded = async (before: number) => {
    while ([...underWay].some(({ began }) => began < before)) await wait(10)
  }

  return {
    /** Acknowledged forms: the code of each receipt, by key. */
    acknowledged,
    /** Waits for a number of visits of each kind that start from now on. */
    visits: async (wanted: Partial<Record<Kind, number>>) => {
      const since = performance.now()
      const isEnough = () =>
        Object.entries(wanted).every(([kind, count]) => begunSince(since).filter((one) => one.kind === kind).length >= count)
      while (!isEnough()) await wait(20)
    },
    /** What became of the visits that began while something went on, by kind. */
    during: async (work: () => Promise<unknown>): Promise<Record<Kind, Tally>> => {
      const since = performance.now()
      await work()
      const until = performance.now()
      await untilEnded(until)
      const those = begunSince(since).filter(({ began }) => began < until)
      const of = (kind: Kind) => tallied(those.filter((one) => one.kind === kind))
      return { known: of('known'), unknown: of('unknown'), form: of('form') }
    },
    /** Lets everybody finish and go home. */
    stop: async () => {
      isOver = true
      await Promise.all(lives)
    },
  }
}

export type Visitors = Awaited<ReturnType<typeof startVisitors>>
