import { describe, expect, inject, test } from 'vitest'
import { patience } from '../app/.server/call.ts'
import { timeouts } from '../server/forms/service-account.ts'
import { forThisFile } from './site.ts'
import { startContent, startSite } from './started.ts'
import { notStoredOnce } from './stored.ts'
import { spoiled, startTroubledContent, type Trouble } from './troubled-content.ts'
import { type Finished, isWellAgain, makeKnown } from './under-faults.ts'
import { failed, type Kind, startVisitors, unclear } from './visitors.ts'

const content = await forThisFile(startContent(inject('seeded')), (started) => started.stop())

/** On top of every limit: on a busy machine everything comes later. */
const slack = 4000

/** A site with visitors in front of a service that can be given trouble; the known pages are made before any trouble begins. */
const startVisited = async (onTestFinished: Finished) => {
  const troubled = await startTroubledContent(content.url)
  const site = await startSite(troubled.url)
  await makeKnown(site)
  const visitors = await startVisitors({ siteUrl: site.url, contentUrl: content.url })
  onTestFinished(async () => {
    troubled.set('none')
    await visitors.stop()
    await site.stop()
    await troubled.stop()
  })
  const seenWhile = (begin: () => unknown, visits: Record<Kind, number>) =>
    visitors.during(async () => {
      await begin()
      const all = visitors.visits(visits)
      await visitors.visits({ known: visits.known })
      // Known pages become old in the middle of it: they are given all the same.
      troubled.tell('page')
      await visitors.visits({ known: visits.known })
      await all
    })
  return { troubled, site, visitors, seenWhile }
}

const wrongWays = Object.keys(spoiled) as (keyof typeof spoiled)[]

describe.concurrent('with visitors on known pages, on unknown pages and at forms, a content service', () => {
  test(`that is killed, or answers in ${wrongWays.length} wrong ways: 0 visits to known pages fail, 0 others see anything but a page or a clear 503, all are well again in the same process after each, and every acknowledged form is stored once`, async ({
    onTestFinished,
  }) => {
    const { troubled, site, visitors, seenWhile } = await startVisited(onTestFinished)
    const ways = [
      { way: 'is killed', begin: () => troubled.stop(), end: () => troubled.start() },
      ...wrongWays.map((way) => ({ way, begin: () => troubled.set(way), end: () => troubled.set('none') })),
    ]
    for (const { way, begin, end } of ways) {
      const seen = await seenWhile(begin, { known: 20, unknown: 4, form: 2 })
      expect({ way, failed: failed(seen.known), unclear: [seen.unknown, seen.form].flatMap(unclear) }).toEqual({
        way,
        failed: [],
        unclear: [],
      })
      expect(seen.unknown.sorry, way).toBeGreaterThan(0)
      expect(seen.form.sorry, way).toBeGreaterThan(0)
      await end()
      await isWellAgain(visitors, [site, content])
    }
    await visitors.stop()
    expect(await notStoredOnce(visitors.acknowledged, content.dataDir)).toEqual([])
  })

  test.for<[string, Trouble]>([
    ['hangs', 'hangs'],
    ['answers after 10 s', { delay: 10_000 }],
  ])(
    `that %s: 0 visits to known pages fail or wait for it, unknown pages say so within ${patience / 1000} s and forms within ${timeouts.post / 1000} s, and all are well again in the same process`,
    async ([, trouble], { onTestFinished }) => {
      const { troubled, site, visitors, seenWhile } = await startVisited(onTestFinished)
      const seen = await seenWhile(() => troubled.set(trouble), { known: 50, unknown: 3, form: 2 })
      expect(failed(seen.known)).toEqual([])
      expect(seen.known.slowest).toBeLessThan(patience / 2)
      expect([seen.unknown, seen.form].flatMap(unclear)).toEqual([])
      expect(seen.unknown.sorry).toBeGreaterThan(0)
      expect(seen.unknown.slowest).toBeLessThan(patience + slack)
      expect(seen.form.slowest).toBeLessThan(timeouts.post + slack)
      troubled.set('none')
      await isWellAgain(visitors, [site, content])
      await visitors.stop()
      expect(await notStoredOnce(visitors.acknowledged, content.dataDir)).toEqual([])
    },
  )
})
