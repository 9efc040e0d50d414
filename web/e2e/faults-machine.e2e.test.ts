import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { everyAddress } from './addresses.ts'
import { fillerOf, pageOf, postForm } from './sent-forms.ts'
import { notStoredOnce, storedIn } from './stored.ts'
import { isWellAgain, startVisited } from './under-faults.ts'
import { failed, unclear } from './visitors.ts'

const hour = 3_600_000
const withSwitches = { hasSwitches: true }
/** More than the site needs to start, and fewer than some systems allow. */
const mostFiles = 1000
const aWhile = { known: 40, unknown: 6, form: 4 }

/** Sends a form without an idempotency key, as a page without a script does; returns the code of its receipt. */
const sendWithoutKey = async (siteUrl: string, contentUrl: string) => {
  const { address } = pageOf('registration', await everyAddress(contentUrl))
  const { outcome } = await postForm(siteUrl + address, (await fillerOf('registration', address, contentUrl))())
  return outcome?.is === 'sent' ? outcome.receipt.code : undefined
}

describe.concurrent('with visitors on known pages, on unknown pages and at forms', () => {
  test('the disk of the embedded database and of the uploads is full: 0 visits to known pages fail, 0 others see anything but a page or a clear 503, all are well again in the same process when there is room, and every acknowledged form is stored once', async ({
    onTestFinished,
  }) => {
    const { content, site, visitors } = await startVisited(onTestFinished, { content: withSwitches })
    const seen = await visitors.during(async () => {
      await content.fault({ disk: 'full' })
      await visitors.visits(aWhile)
    })
    expect(failed(seen.known)).toEqual([])
    expect([seen.unknown, seen.form].flatMap(unclear)).toEqual([])
    expect(seen.form.sorry).toBeGreaterThan(0)
    await content.fault({ disk: 'fine' })
    await isWellAgain(visitors, [content, site])
    await visitors.stop()
    expect(await notStoredOnce(visitors.acknowledged, content.dataDir)).toEqual([])
  })

  test('existing bytes cannot be overwritten either: the embedded database crashes and its process exits, 0 visits to known pages fail, 0 others see anything but a page or a clear 503, the next process has every acknowledged form once', async ({
    onTestFinished,
  }) => {
    const { content, site, visitors } = await startVisited(onTestFinished, { content: withSwitches })
    await visitors.visits({ form: 6 })
    let again: typeof content | undefined
    onTestFinished(async () => again?.stop())
    const seen = await visitors.during(async () => {
      await content.fault({ disk: 'broken' })
      expect(await content.ended).toEqual({ code: 1, signal: null })
      await visitors.visits(aWhile)
    })
    expect(content.said()).toContain('the embedded database has died')
    expect(content.complaints()).toEqual([])
    expect(failed(seen.known)).toEqual([])
    expect([seen.unknown, seen.form].flatMap(unclear)).toEqual([])
    expect(seen.form.sorry).toBeGreaterThan(0)
    again = await content.again()
    await isWellAgain(visitors, [again, site])
    await visitors.stop()
    expect(await notStoredOnce(visitors.acknowledged, content.dataDir)).toEqual([])
  })

  test('the clock jumps an hour forward and back, on both machines: 0 visits fail, a form sent again without a script gets its first receipt, and every acknowledged form is stored once', async ({
    onTestFinished,
  }) => {
    const { content, site, visitors, processes } = await startVisited(onTestFinished, { content: withSwitches, site: withSwitches })
    const code = await sendWithoutKey(site.url, content.url)
    expect(code).toBeDefined()
    for (const clock of [hour, 0, -hour, 0]) {
      // A file that was stored before the jump is an hour old behind it, and its form is refused: clearly, and not the next time.
      for (const { fault } of processes) await fault({ clock })
      const seen = await visitors.during(() => visitors.visits({ known: 20, unknown: 3, form: 2 }))
      expect({ clock, failed: Object.values(seen).flatMap(failed) }).toEqual({ clock, failed: [] })
      expect(await sendWithoutKey(site.url, content.url)).toBe(code)
    }
    await isWellAgain(visitors, processes)
    await visitors.stop()
    expect(await notStoredOnce(visitors.acknowledged, content.dataDir)).toEqual([])
    expect((await storedIn(content.dataDir)).filter((stored) => stored.code === code)).toHaveLength(1)
  })

  test('the log is not read any more, then closed: 0 visits fail, and both processes go on', async ({ onTestFinished }) => {
    const talking = { variables: { LOG_LEVEL: 'info' } }
    const { visitors, processes } = await startVisited(onTestFinished, { content: talking, site: talking })
    for (const stop of ['pause', 'destroy'] as const) {
      const seen = await visitors.during(async () => {
        for (const { child } of processes) child.stdout?.[stop]()
        await visitors.visits({ known: 300, unknown: 20, form: 10 })
      })
      expect({ stop, failed: Object.values(seen).flatMap(failed) }).toEqual({ stop, failed: [] })
    }
    await isWellAgain(visitors, processes)
  })

  test('the name of the content service is not found and its connections are gone: 0 visits to known pages fail, 0 others see anything but a page or a clear 503, and all are well again in the same process', async ({
    onTestFinished,
  }) => {
    const { between, site, visitors, processes } = await startVisited(onTestFinished, { site: withSwitches })
    const seen = await visitors.during(async () => {
      await site.fault({ names: 'lost' })
      await between.stop()
      await between.start()
      await visitors.visits(aWhile)
    })
    expect(failed(seen.known)).toEqual([])
    expect([seen.unknown, seen.form].flatMap(unclear)).toEqual([])
    expect(seen.unknown.sorry).toBeGreaterThan(0)
    await site.fault({ names: 'found' })
    await isWellAgain(visitors, processes)
  })

  // Windows knows no such limit.
  test.skipIf(process.platform === 'win32')(
    'more connections than the site’s limit of open files: 0 visits on existing connections fail on known pages, nobody sees anything but a page or a clear 503, and all is well again in the same process when they are gone',
    async ({ onTestFinished }) => {
      const { site, visitors, processes } = await startVisited(onTestFinished, { site: { shell: `ulimit -n ${mostFiles}` } })
      const idle: Socket[] = []
      const seen = await visitors.during(async () => {
        const { port } = new URL(site.url)
        for (let number = 0; number < mostFiles; number++) {
          const socket = connect(Number(port), 'localhost').on('error', () => undefined)
          idle.push(socket)
          await Promise.race([once(socket, 'connect'), once(socket, 'close')])
        }
        await visitors.visits({ known: 60 })
      })
      expect(failed(seen.known)).toEqual([])
      expect(unclear(seen.unknown)).toEqual([])
      for (const socket of idle) socket.destroy()
      await isWellAgain(visitors, processes)
    },
  )
})
