import { passwordLength } from '@narkhoz/contract/admin/accounts.ts'
import { adminBase } from '@narkhoz/contract/admin/call.ts'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { and, eq, isNull } from 'drizzle-orm'
import type { Logger } from 'pino'
import { credentials, secondFactors, sessions, users, verifications } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { addressHeader } from './better-auth-client.ts'
import { challengePlugin } from './challenge-plugin.ts'

/** A session lasts a week after its last use; its expiry is updated every 15 minutes at most. */
const [endsAfter, notedEvery] = [7 * 24 * 3600, 15 * 60]

/** How long a right password waits for its second factor, in seconds. */
const secondFactorWithin = 600

/** How passwords are hashed: the library's own way. Tests count through this how often it is done. */
export const passwordHashing = { hash: hashPassword, verify: verifyPassword }

/** What signing in is set up with. */
export type AuthSettings = { db: Database | Transaction; secret: string; adminUrl: string; issuer: string; log: Logger }

const isActive = async (db: Database | Transaction, id: string) => {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabledAt)))
  return found !== undefined
}

/**
 * Passwords, sessions and second factors, by better-auth on our own tables. It is never exposed over HTTP: our routes call it, so
 * that only declared calls are reachable, with our own shapes and messages.
 */
export const openAuth = ({ db, secret, adminUrl, issuer, log }: AuthSettings) =>
  betterAuth({
    appName: issuer,
    secret,
    baseURL: adminUrl,
    basePath: `${adminBase}/auth`,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications, twoFactor: secondFactors },
      transaction: true,
    }),
    // Its words may repeat what people typed: only what failed is written down, by the house's rules for errors.
    logger: {
      level: 'error',
      log: (_, __, ...details: unknown[]) => {
        for (const err of details) if (err instanceof Error) log.error({ err }, 'signing in failed')
      },
    },
    telemetry: { enabled: false },
    // Our own throttle slows down guessing, and knows the real client address.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      password: { hash: (password) => passwordHashing.hash(password), verify: (given) => passwordHashing.verify(given) },
    },
    // It makes no accounts, and still wants to know every column that one needs.
    user: { additionalFields: { role: { type: 'string', input: false } } },
    session: { expiresIn: endsAfter, updateAge: notedEvery },
    verification: { storeIdentifier: 'hashed' },
    plugins: [
      // The library's own lock counts a code after comparing it, so concurrent guesses pass it together: ours counts before
      // (second-factor-attempts.ts).
      twoFactor({ issuer, twoFactorCookieMaxAge: secondFactorWithin, accountLockout: { enabled: false } }),
      challengePlugin(),
    ],
    advanced: {
      cookiePrefix: 'admin',
      useSecureCookies: adminUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true, path: adminBase },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // Where a request comes from was judged before it came here (http/admin/same-origin.ts).
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => (await isActive(db, userId)) && undefined,
          after: async ({ userId }) => {
            await db.update(users).set({ lastSeenAt: new Date() }).where(eq(users.id, userId))
          },
        },
        update: {
          after: async ({ userId }) => {
            await db.update(users).set({ lastSeenAt: new Date() }).where(eq(users.id, userId))
          },
        },
      },
    },
  })

/** Passwords, sessions and second factors. */
export type Auth = ReturnType<typeof openAuth>

/**
 * Loads better-auth at the first sign-in: a service that only answers the site does not need it. Within a transaction, all its
 * queries are part of it.
 */
export type AuthWhenNeeded = (tx?: Transaction) => Promise<Auth>
