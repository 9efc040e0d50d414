import { locales } from '@narkhoz/contract/locales.ts'
import { filledCall } from '@narkhoz/contract/pages/filled-call.ts'
import { pagePath } from '@narkhoz/contract/pages/page.ts'
import { addressesOf, matchPage, pages, type RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyCall } from '../testing/every-call.ts'
import { startService, type TestService } from '../testing/test-service.ts'

let service: TestService
let written: string[]

beforeAll(async () => {
  service = await startService()
  const calls = await everyCall(service.storage)
  const found = calls.find(({ endpoint }) => endpoint.path === 'pages/{path}')?.paths ?? []
  written = found.map((path) => (path === 'pages/main' ? '/' : path.slice('pages'.length)))
})
afterAll(() => service.stop())

const declared: readonly RegisteredPage[] = pages.filter((page: RegisteredPage) => !page.builtIn && !page.pageless)

/** The addresses of a page: declared ones and those from content. */
const addressesAt = (page: RegisteredPage) => [
  ...new Set([...addressesOf(page), ...written.filter((address) => matchPage(address)?.page.name === page.name)]),
]

type PageData = Record<string, unknown> & { id: number; path: string; page_type: string }

describe.each(declared.map((page) => [page.name, page] as const))('%s', (_, page) => {
  test.each(locales)('has its page and every call of its screen in %s', async (lang) => {
    const addresses = page.name === 'static' ? ['/jessup'] : addressesAt(page)
    expect(addresses).not.toEqual([])
    const failed: string[] = []
    for (const address of addresses) {
      const path = `pages/${pagePath(page, address)}?lang=${lang}`
      const { status, body } = await service.get(path)
      const answered = body.data as PageData
      if (status !== 200 || answered.path !== address) {
        failed.push(`${path}: ${status} ${answered?.path}`)
        continue
      }
      if (page.type && answered.page_type !== page.type) failed.push(`${path} is of type ${answered.page_type}`)
      for (const template of page.calls) {
        const call = filledCall(template, { page: answered, slug: matchPage(address)?.slug })
        const reply = call && (await service.get(`${call}${call.includes('?') ? '&' : '?'}lang=${lang}`))
        if (reply && reply.status !== 200) failed.push(`${call}: ${reply.status}`)
      }
    }
    expect(failed).toEqual([])
  })
})

test('every address that the content has leads to a screen', () => {
  expect(written.filter((address) => !matchPage(address))).toEqual([])
})
