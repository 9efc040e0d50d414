import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createContentClient } from '../../app/.server/content-client.ts'
import { startFakeContent } from '../testing/fake-content.ts'
import { type FeedToken, followChangeFeed } from './change-feed-client.ts'

const listening = async (silence?: number, token?: FeedToken) => {
  const service = await startFakeContent(() => undefined)
  const heard: string[] = []
  const numbers: string[] = []
  const following = followChangeFeed({
    client: createContentClient(service.url),
    token,
    log: pino({ level: 'silent' }),
    listeners: [
      {
        setLastEventId: (number) => numbers.push(number),
        changed: (kinds) => heard.push([...kinds].join(' ')),
        reset: () => heard.push('reset'),
        setFeedState: (feedState) => heard.push(`(${feedState})`),
      },
    ],
    pauses: { first: 5, most: 20 },
    ...(silence && { silenceTimeout: silence }),
  })
  onTestFinished(async () => {
    await following.stop()
    await service.stop()
  })
  await expect.poll(() => heard).toEqual(['reset', '(live)'])
  return { service, heard, numbers, following }
}

test('a new subscriber invalidates everything once; then every change is passed on by kind', async () => {
  const { service, heard, numbers } = await listening()
  service.change('news')
  await expect.poll(() => heard.slice(2)).toEqual(['news'])
  service.change('page')
  await expect.poll(() => heard.slice(2)).toEqual(['news', 'page'])
  expect(numbers.at(-1)).toBe('2')
  expect(service.asked).toEqual(['/api/v1/changes?lang=kz'])
})

test('a resumed subscription gets what was missed, and nothing else is invalidated', async () => {
  const { service, heard } = await listening()
  service.change('news')
  await expect.poll(() => heard.length).toBe(3)
  await service.stop()
  await expect.poll(() => heard.at(-1)).toBe('(down)')
  service.change('menu')
  await service.start()
  await expect.poll(() => heard.at(-1)).toBe('(live)')
  expect(heard.slice(2)).toEqual(['news', '(down)', 'menu', '(live)'])
  expect(service.lastEventIds.at(-1)).toBe('1')
})

test('where the missed changes are unknown, everything is invalidated', async () => {
  const { service, heard } = await listening()
  service.change('news')
  await expect.poll(() => heard.length).toBe(3)
  await service.stop()
  service.forget()
  await service.start()
  await expect.poll(() => heard.slice(2)).toEqual(['news', '(down)', 'reset', '(live)'])
})

test('a service that answers without changes is distinguished from one that does not answer', async () => {
  const { service, heard } = await listening()
  service.breakStreams(404)
  await expect.poll(() => heard.at(-1)).toBe('(polling)')
  service.breakStreams(200)
  await expect.poll(() => heard.at(-1)).toBe('(live)')
})

test('a silent stream is reopened after a timeout', async () => {
  const { service } = await listening(50)
  await expect.poll(() => service.lastEventIds.length).toBeGreaterThan(2)
})

test('after the stop no request is made', async () => {
  const { service, following } = await listening()
  await following.stop()
  await expect.poll(() => service.listeners()).toBe(0)
  expect(service.lastEventIds).toHaveLength(1)
})

test('a refused client signs in and gets a reserved slot; an accepted one does not sign in', async () => {
  let signedIn = 0
  let held: string | undefined
  const token = {
    current: () => held,
    renew: async () => {
      signedIn++
      held = `token-${signedIn}`
      return held
    },
  }
  const { service, heard } = await listening(undefined, token)
  expect([signedIn, service.bearers]).toEqual([0, [undefined]])
  service.keepPlaceFor('Bearer token-1')
  service.breakStreams(429)
  await expect.poll(() => heard.slice(2)).toEqual(['(down)', '(live)'])
  expect([signedIn, service.bearers.at(-1)]).toEqual([1, 'Bearer token-1'])
  // One that does not hold any more is replaced, and the one that the site has is shown at once from then on.
  service.keepPlaceFor('Bearer token-2')
  service.breakStreams(401)
  await expect.poll(() => heard.slice(4)).toEqual(['(down)', '(live)'])
  expect([signedIn, service.bearers.slice(-2)]).toEqual([2, ['Bearer token-1', 'Bearer token-2']])
})

test('where no token helps, none is requested repeatedly', async () => {
  let signedIn = 0
  const token = { current: () => undefined, renew: async () => void signedIn++ }
  const { service, heard } = await listening(undefined, token)
  service.breakStreams(429)
  await expect.poll(() => heard.at(-1)).toBe('(polling)')
  const before = service.bearers.length
  await expect.poll(() => service.bearers.length).toBeGreaterThan(before + 5)
  expect(signedIn).toBe(1)
})
