import { ServiceError } from '@narkhoz/contract/errors.ts'
import { cookieNamed } from './cookie-named.ts'

/** Where the address of whoever asks stands in the headers that are handed on; never what a client says of itself. */
export const addressHeader = 'x-known-address'

/** Where a request comes from: what of it signing in needs to know. */
export type AuthOrigin = { cookie: string | undefined; browser: string | undefined; address: string }

/** The headers that better-auth is asked with: these and no others of the client's. */
export const headersOf = ({ cookie, browser, address }: AuthOrigin): Headers =>
  new Headers({ [addressHeader]: address, ...(cookie && { cookie }), ...(browser && { 'user-agent': browser.slice(0, 400) }) })

/**
 * The request with one of its cookies alone. The library picks an account by whichever cookie it finds, so a second one beside it could
 * have the work done for another account than the one that it is counted for.
 */
export const withOnly = (from: AuthOrigin, name: string): AuthOrigin => {
  const value = cookieNamed(from.cookie, name)
  return { ...from, cookie: value === undefined ? undefined : `${name}=${value}` }
}

/** Which of the house's errors a refusal of better-auth's is; what is none of these is a fault of ours. */
const refusals: Readonly<Record<string, ServiceError['code']>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong_sign_in',
  INVALID_EMAIL: 'wrong_sign_in',
  PASSWORD_TOO_LONG: 'wrong_sign_in',
  // The account is disabled: the same answer, or whoever has an old password would learn so.
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

/** Asks better-auth something: its answer with the cookies that go with it, or the house's error. */
export const callBetterAuth = async <T>(asked: Promise<{ response: T; headers: Headers }>): Promise<{ answer: T; cookies: string[] }> => {
  try {
    const { response, headers } = await asked
    return { answer: response, cookies: headers.getSetCookie() }
  } catch (thrown) {
    const code = isRefusal(thrown) ? refusals[String(thrown.body?.code)] : undefined
    if (!code) throw thrown
    throw new ServiceError(code, { cause: thrown })
  }
}
