import { ServiceError } from '@narkhoz/contract/errors.ts'
import { cookieNamed } from './cookie-named.ts'

/** The client address in the headers passed to better-auth; never one that the client claims. */
export const addressHeader = 'x-known-address'

/** Where a request comes from: what of it signing in needs to know. */
export type AuthOrigin = { cookie: string | undefined; browser: string | undefined; address: string }

/** The headers passed to better-auth: these and no others of the client's. */
export const headersOf = ({ cookie, browser, address }: AuthOrigin): Headers =>
  new Headers({ [addressHeader]: address, ...(cookie && { cookie }), ...(browser && { 'user-agent': browser.slice(0, 400) }) })

/**
 * The request with only one of its cookies. The library picks an account by whichever cookie it finds, so with a second one it could
 * act on another account than the one the attempt is counted for.
 */
export const withOnly = (from: AuthOrigin, name: string): AuthOrigin => {
  const value = cookieNamed(from.cookie, name)
  return { ...from, cookie: value === undefined ? undefined : `${name}=${value}` }
}

/** Our errors by better-auth's refusals; any other refusal is a fault of ours. */
const refusals: Readonly<Record<string, ServiceError['code']>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong_sign_in',
  INVALID_EMAIL: 'wrong_sign_in',
  PASSWORD_TOO_LONG: 'wrong_sign_in',
  // The account is disabled: the same answer, or the holder of an old password would learn so.
  FAILED_TO_CREATE_SESSION: 'wrong_sign_in',
  INVALID_PASSWORD: 'wrong_password',
  INVALID_CODE: 'wrong_code',
  INVALID_BACKUP_CODE: 'wrong_code',
  TOTP_NOT_ENABLED: 'sign_in_again',
  BACKUP_CODES_NOT_ENABLED: 'sign_in_again',
  INVALID_TWO_FACTOR_COOKIE: 'sign_in_again',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'sign_in_again',
  TOTP_ALREADY_ENABLED: 'conflict',
}

/** Whether better-auth has thrown it, by its name: importing its class would load the library. */
export const isRefusal = (thrown: unknown): thrown is Error & { statusCode: number; body?: { code?: string } } =>
  thrown instanceof Error && thrown.name === 'APIError'

/** Calls better-auth: returns its answer with the cookies, or throws our error. */
export const callBetterAuth = async <T>(pending: Promise<{ response: T; headers: Headers }>): Promise<{ answer: T; cookies: string[] }> => {
  try {
    const { response, headers } = await pending
    return { answer: response, cookies: headers.getSetCookie() }
  } catch (thrown) {
    const code = isRefusal(thrown) ? refusals[String(thrown.body?.code)] : undefined
    if (!code) throw thrown
    throw new ServiceError(code, { cause: thrown })
  }
}
