import { randomUUID } from 'node:crypto'
import { untrustedProxyHeader } from '@narkhoz/contract/api.ts'
import type { Locale } from '@narkhoz/contract/locales.ts'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { type ContentClient, type Post, type PostAnswer, timeLimits } from '../../app/.server/content-client.ts'

/** The content service's response to an authenticated POST. */
export type ServiceAnswer = Exclude<PostAnswer, { is: 'unauthorized' }>

/** What one visitor's form needs of the service, all with one token: a file belongs to the token it was stored with. */
export type Session = {
  /** Stores a file; the response names it in the form that follows. */
  upload: (file: File) => Promise<ServiceAnswer>
  /** Sends a payload. One that was not answered is sent once more: the key makes both the same. */
  post: (path: string, payload: unknown, headers: Record<string, string>) => Promise<ServiceAnswer>
}

/** The sender of a form, as far as the service needs it. */
export type Sender = { lang: Locale; requestId: string }

export type ServiceAccountOptions = {
  client: Pick<ContentClient, 'post'>
  credential: { email: string; key: string } | undefined
  log: Logger
  /** The proxy that TRUST_PROXY does not name, if there is one: the service shows it to administrators. */
  untrustedProxy?: () => string | undefined
}

/** A token is not used in its last minutes: it could run out between a file and its form. */
const margin = 180_000

const loginAnswer = v.object({ access_token: v.string(), expires_in: v.number() })

/** The token was not taken: whatever was done with it has to be done again with another. */
class NotTaken extends Error {}

/**
 * The site's account at the content service: signs in with its credential, caches the token until it expires, and renews it once for
 * concurrent posts. The credential never leaves this module, and the token is sent to the service only.
 */
export const createServiceAccount = ({ client, credential, log, untrustedProxy }: ServiceAccountOptions) => {
  let token: { value: string; until: number } | undefined
  let renewing: Promise<string | undefined> | undefined

  const send = ({ headers, ...post }: Omit<Post, 'log'>) => {
    const unnamed = untrustedProxy?.()
    return client.post({ ...post, headers: { ...(unnamed && { [untrustedProxyHeader]: unnamed }), ...headers }, log })
  }

  const login = async (requestId: string): Promise<string | undefined> => {
    if (!credential) {
      log.error({ requestId }, 'no form can be sent: SERVICE_EMAIL and SERVICE_KEY are not set')
      return undefined
    }
    const body = JSON.stringify(credential)
    const answer = await send({ path: 'auth/login', lang: 'en', requestId, body, limits: timeLimits.login })
    const read = answer.is === 'stored' ? v.safeParse(loginAnswer, answer.data) : undefined
    if (!read?.success) {
      log.error({ requestId, answer: answer.is }, 'login failed')
      return undefined
    }
    const { access_token: value, expires_in: seconds } = read.output
    token = { value, until: performance.now() + seconds * 1000 - margin }
    return value
  }

  const renewed = (requestId: string) => {
    renewing ??= login(requestId).finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const held = () => (token && performance.now() < token.until ? token.value : undefined)

  const tokenNow = (requestId: string) => {
    const value = held()
    return value === undefined ? renewed(requestId) : Promise.resolve(value)
  }

  const sessionOf = (sender: Sender, bearer: string): Session => {
    const sendWithToken = async (post: Pick<Post, 'path' | 'body' | 'headers' | 'limits'>): Promise<ServiceAnswer> => {
      const answer = await send({ ...sender, ...post, bearer })
      if (answer.is === 'unauthorized') throw new NotTaken()
      return answer
    }
    return {
      upload: (file) => {
        const body = new FormData()
        body.set('file', file)
        return sendWithToken({ path: 'file/store', body, limits: timeLimits.upload })
      },
      post: (path, payload, headers) => sendWithToken({ path, body: JSON.stringify(payload), headers, limits: timeLimits.post }),
    }
  }

  return {
    /** Reports the untrusted proxy to the service, which would otherwise learn of it with the next form. */
    tellOfProxy: async () => {
      if (credential) await renewed(randomUUID())
    },
    /** The token of the change feed; undefined without a credential. */
    feedToken: credential && { current: held, renew: () => renewed(randomUUID()) },
    /** Does something with one token, and all of it again with a new one where the first was not taken; nothing where none can be had. */
    within: async <T>(sender: Sender, work: (session: Session) => Promise<T>): Promise<T | undefined> => {
      const bearer = await tokenNow(sender.requestId)
      if (bearer === undefined) return undefined
      try {
        return await work(sessionOf(sender, bearer))
      } catch (error) {
        if (!(error instanceof NotTaken)) throw error
      }
      // It may have been renewed concurrently.
      const fresh = token && token.value !== bearer ? token.value : await renewed(sender.requestId)
      if (fresh === undefined) return undefined
      try {
        return await work(sessionOf(sender, fresh))
      } catch (error) {
        if (!(error instanceof NotTaken)) throw error
        log.error({ requestId: sender.requestId }, 'a new token was not taken')
        return undefined
      }
    },
  }
}

/** What forms need of it. */
export type ServiceAccount = Pick<ReturnType<typeof createServiceAccount>, 'within'>
