import type { Account, Invitation, Me } from '@narkhoz/contract/admin/accounts.ts'
import { adminBase } from '@narkhoz/contract/admin/call.ts'
import type { RequestTarget } from './applicant.ts'
import { checkDeclaredAnswer } from './declared-answer.ts'

/** The password of every colleague in tests. */
export const password = 'Қоңыр күз 2026 таңы'

/** A status and the JSON that came with it. */
export type JsonResponse<T = Record<string, unknown>> = {
  status: number
  headers: Headers
  body: { data: T; meta: { total: number }; error: { code: string; message: string; fields?: Record<string, string> } }
}

/** The token in a one-time link. */
export const tokenIn = (url: string) => url.split('token=')[1] ?? ''

/** A browser at the screens: keeps its cookies and sends its origin. */
export const browserAt = ({ request }: RequestTarget) => {
  const cookies = new Map<string, string>()
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await request(`${adminBase}/${path}`, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Test browser',
        ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0\b/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    await checkDeclaredAnswer(method, path, response)
    return response
  }
  const jsonOf = async <T>(pending: Promise<Response>): Promise<JsonResponse<T>> => {
    const response = await pending
    return { status: response.status, headers: response.headers, body: (await response.json()) as JsonResponse<T>['body'] }
  }
  return {
    cookies,
    /** The answer as it came. */
    send,
    get: <T = Record<string, unknown>>(path: string) => jsonOf<T>(send('GET', path)),
    post: <T = Record<string, unknown>>(path: string, body?: unknown, headers?: Record<string, string>) =>
      jsonOf<T>(send('POST', path, body, headers)),
    put: <T = Record<string, unknown>>(path: string, body: unknown) => jsonOf<T>(send('PUT', path, body)),
    delete: <T = Record<string, unknown>>(path: string) => jsonOf<T>(send('DELETE', path)),
  }
}

/** A browser at the screens. */
export type Browser = ReturnType<typeof browserAt>

type Service = RequestTarget & { service: { accounts: { firstLink: () => Promise<string | undefined> } } }

/** Takes a one-time link up in a new browser, and is signed in. */
export const acceptedAt = async (service: RequestTarget, url: string, more: Record<string, unknown> = {}): Promise<Browser> => {
  const browser = browserAt(service)
  const { status, body } = await browser.post('auth/accept', { token: tokenIn(url), password, ...more })
  if (status !== 200) throw new Error(`A one-time link was answered with ${status}: ${JSON.stringify(body)}`)
  return browser
}

/** The first administrator of a service that has no account yet, signed in. */
export const firstAdministratorAt = async (service: Service): Promise<Browser> => {
  const url = await service.service.accounts.firstLink()
  if (!url) throw new Error('There are accounts already')
  return acceptedAt(service, url, { email: 'admin@university.example', name: 'Әсел Әкімші', lang: 'kz' })
}

let made = 0

/** A new user whom an administrator creates, signed in. */
export const colleagueAt = async (service: RequestTarget, administrator: Browser, account: Partial<Account> & Pick<Account, 'role'>) => {
  made++
  const given = { email: `colleague${made}@university.example`, name: `Colleague ${made}`, ...account }
  const { status, body } = await administrator.post<{ invitation: Invitation }>('users', given)
  if (status !== 201) throw new Error(`An account was answered with ${status}: ${JSON.stringify(body)}`)
  const browser = await acceptedAt(service, body.data.invitation.url)
  return { ...browser, me: (await browser.get<Me>('me')).body.data }
}

/** A signed-in user. */
export type Colleague = Awaited<ReturnType<typeof colleagueAt>>
