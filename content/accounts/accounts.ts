import type { Logger } from 'pino'
import type { Database } from '../storage/storage.ts'
import type { AuthWhenNeeded } from './auth.ts'
import { type AuthOrigin, headersOf } from './better-auth-client.ts'
import { firstAdministratorLink } from './first-administrator.ts'
import { KnownDevices } from './known-devices.ts'
import { OwnAccount } from './own-account.ts'
import { PasswordReset } from './password-reset.ts'
import { SecondFactorAttempts } from './second-factor-attempts.ts'
import { readSession } from './session.ts'
import { SignIn } from './sign-in.ts'
import { SignInThrottle } from './sign-in-throttle.ts'
import { sweepAccounts } from './sweep.ts'
import { unreached } from './unreached.ts'
import { Users } from './users.ts'

/** Dependencies of accounts. */
export type AccountSettings = {
  db: Database
  /** Signs sessions and encrypts second factors. */
  secret: string
  adminUrl: string
  siteUrl: string
  /** Called when a mail is queued; undefined without a mail server. */
  mailWaits: (() => void) | undefined
  log: Logger
}

/** Everybody who signs in to the editors' and staff's screens. */
export const openAccounts = ({ db, secret, adminUrl, siteUrl, mailWaits, log }: AccountSettings) => {
  let opened: ReturnType<AuthWhenNeeded> | undefined
  const settings = { secret, adminUrl, issuer: new URL(siteUrl).hostname, log }
  const auth: AuthWhenNeeded = (tx) => {
    if (tx) return import('./auth.ts').then(({ openAuth }) => openAuth({ ...settings, db: tx }))
    opened ??= import('./auth.ts').then(({ openAuth }) => openAuth({ ...settings, db }))
    return opened
  }
  const parts = {
    throttle: new SignInThrottle(),
    attempts: new SecondFactorAttempts(db),
    devices: new KnownDevices(db, secret, adminUrl),
  }
  return {
    /** The ways in. */
    signIn: new SignIn(auth, db, parts),
    /** What users do with their own account. */
    own: new OwnAccount(auth, db, siteUrl, parts, mailWaits),
    /** What administrators do with everybody's. */
    users: new Users(db, adminUrl, mailWaits),
    /** Mails to who has forgotten their password. */
    reset: new PasswordReset(db, mailWaits, log),
    /** Whom no link has reached. */
    unreached: () => unreached(db),
    /** Whose request it is. */
    whoAsks: (from: AuthOrigin) => readSession(auth, db, headersOf(from)),
    /** Removes what has expired. */
    sweep: () => sweepAccounts(db),
    /** The link that makes the first administrator, while there is no account. */
    firstLink: () => firstAdministratorLink(db, adminUrl),
  }
}

/** Everybody who signs in to the editors' and staff's screens. */
export type Accounts = ReturnType<typeof openAccounts>
