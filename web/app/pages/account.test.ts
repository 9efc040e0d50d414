import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { contentContext, requestContext } from '../.server/request-context.ts'
import { loader } from './account.tsx'

const locationOf = async (account_url: string | null) => {
  const context = new RouterContextProvider()
  const content = { settings: async () => ({ account_url }), shared: async () => ({}) }
  context.set(requestContext, { lang: 'kz' } as never)
  context.set(contentContext, content as never)
  const url = new URL('https://site.example/account')
  const args: LoaderFunctionArgs = { context, url, pattern: '/account', params: {}, request: new Request(url) }
  const response = await loader(args)
  return [response.status, response.headers.get('Location')]
}

test('the account is where the general settings say', async () => {
  expect(await locationOf('https://my.university.example/')).toEqual([302, 'https://my.university.example/'])
})

test('a university without an account sends visitors to the tasks of students', async () => {
  expect(await locationOf(null)).toEqual([302, '/students'])
})
