import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { timeLimits } from '../app/.server/content-client.ts'
import { type ContentFault, spoiled, startFaultyContent } from './faulty-content.ts'
import { forThisFile } from './site.ts'
import { startContent, startSite } from './started.ts'
import { notStoredOnce } from './stored.ts'
import { isWellAgain, makeKnown, type OnFinished } from './under-faults.ts'
import { failed, type Kind, startVisitors, unclear } from './visitors.ts'

const content = await forThisFile(startContent(inject('seeded')), (started) => started.stop())

/** On top of every limit: on a busy machine everything comes later. */
const slack = 4000

/** A site with visitors in front of a faulty service; the known pages are cached before any fault. */
const startVisited = async (onTestFinished: OnFinished) => {
  const troubled = await startFaultyContent(content.url)
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
      // Known pages become stale during the fault: they are served all the same.
      troubled.tell('page')
      await visitors.visits({ known: visits.known })
      await all
    })
  return { troubled, site, visitors, seenWhile }
}

const ways: readonly [way: string, trouble?: keyof typeof spoiled][] = [
  ['is killed'],
  ...(Object.keys(spoiled) as (keyof typeof spoiled)[]).map((trouble) => [trouble, trouble] as [string, keyof typeof spoiled]),
]

const visits = 'with visitors on known pages, on unknown pages and at forms, a content service'

describe(visits, () => {
  const ends: (() => Promise<unknown>)[] = []
  let visited: Awaited<ReturnType<typeof startVisited>>
  beforeAll(async () => {
    visited = await startVisited((end) => ends.push(end))
  })
  afterAll(async () => {
    for (const end of ends) await end()
  })

  test.each(ways)(
    'that %s: 0 visits to known pages fail, 0 others see anything but a page or a clear 503, all are well again in the same process',
    async (_, trouble) => {
      const { troubled, site, visitors, seenWhile } = visited
      const seen = await seenWhile(() => (trouble ? troubled.set(trouble) : troubled.stop()), { known: 20, unknown: 4, form: 2 }).finally(
        // Also where it went wrong: the next way is tried on the same site.
        () => (trouble ? troubled.set('none') : troubled.start()),
      )
      expect({ failed: failed(seen.known), unclear: [seen.unknown, seen.form].flatMap(unclear) }).toEqual({ failed: [], unclear: [] })
      expect(seen.unknown.sorry).toBeGreaterThan(0)
      expect(seen.form.sorry).toBeGreaterThan(0)
      await isWellAgain(visitors, [site, content])
    },
  )

  test('in any of these ways loses none of the forms that were acknowledged', async () => {
    await visited.visitors.stop()
    expect(visited.visitors.acknowledged.size).toBeGreaterThan(0)
    expect(await notStoredOnce(visited.visitors.acknowledged, content.dataDir)).toEqual([])
  })
})

describe.concurrent(visits, () => {
  test.for<[string, ContentFault]>([
    ['hangs', 'hangs'],
    ['answers after 10 s', { delay: 10_000 }],
  ])(
    `that %s: 0 visits to known pages fail or wait for it, unknown pages say so within ${timeLimits.page / 1000} s and forms within ${timeLimits.post.all / 1000} s, and all are well again in the same process`,
    async ([, trouble], { onTestFinished }) => {
      const { troubled, site, visitors, seenWhile } = await startVisited(onTestFinished)
      const seen = await seenWhile(() => troubled.set(trouble), { known: 50, unknown: 3, form: 2 })
      expect(failed(seen.known)).toEqual([])
      expect(seen.known.slowest).toBeLessThan(timeLimits.page / 2)
      expect([seen.unknown, seen.form].flatMap(unclear)).toEqual([])
      expect(seen.unknown.sorry).toBeGreaterThan(0)
      expect(seen.unknown.slowest).toBeLessThan(timeLimits.page + slack)
      expect(seen.form.slowest).toBeLessThan(timeLimits.post.all + slack)
      troubled.set('none')
      await isWellAgain(visitors, [site, content])
      await visitors.stop()
      expect(await notStoredOnce(visitors.acknowledged, content.dataDir)).toEqual([])
    },
  )
})
