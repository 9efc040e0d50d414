import * as v from 'valibot'
import { metaSchema } from '../answers.ts'
import { line } from '../fields/characters.ts'
import { locales } from '../locales.ts'
import { adminCall, doneSchema, pagingQuery, wordsQuery } from './call.ts'
import { type Permission, permissions } from './permissions.ts'
import { formNames, roles } from './roles.ts'

/** The bounds of a password, in characters. */
export const passwordLength = { least: 12, most: 128 } as const

/** A person's name. */
export const personNameSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200), v.regex(line))

/** A sign-in email; whether mail can be delivered there is validated by the service. */
export const accountEmailSchema = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email())

/** A new password. */
export const newPasswordSchema = v.pipe(v.string(), v.minLength(passwordLength.least), v.maxLength(passwordLength.most))

/** A password as it is typed to sign in or to confirm something: whatever was typed. */
const typedPassword = v.pipe(v.string(), v.maxLength(1000))
const typedCode = v.pipe(v.string(), v.trim(), v.maxLength(40))
const oneTimeToken = v.pipe(v.string(), v.maxLength(200))

const role = v.picklist(roles)
const chosenForms = v.pipe(v.array(v.picklist(formNames)), v.maxLength(formNames.length))

/** An account of an editor or of staff. */
export const accountSchema = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  role,
  /** The forms whose applications a member of staff may see; empty for everybody else. */
  forms: v.array(v.picklist(formNames)),
  lang: v.picklist(locales),
})

/** An account of an editor or of staff. */
export type Account = v.InferOutput<typeof accountSchema>

/** The answer of `me`: the current user and their permissions. */
export const meSchema = v.object({
  ...accountSchema.entries,
  two_factor: v.boolean(),
  /** Where the site is that visitors see, for links to it. */
  site_url: v.string(),
  permissions: v.array(v.picklist(Object.keys(permissions) as Permission[])),
})

/** The current user and their permissions. */
export type Me = v.InferOutput<typeof meSchema>

/** States of an account: in use, invited but not accepted yet, or switched off. */
export const accountStates = ['active', 'invited', 'disabled'] as const

/** An account as administrators see it. */
export const userSchema = v.object({
  ...accountSchema.entries,
  state: v.picklist(accountStates),
  two_factor: v.boolean(),
  created_at: v.string(),
  last_seen_at: v.nullable(v.string()),
})

/** An account as administrators see it. */
export type User = v.InferOutput<typeof userSchema>

/** A link with which one person sets a password, once; `mailed` says whether it was also sent to them. */
export const invitationSchema = v.object({ url: v.string(), mailed: v.boolean(), expires_at: v.string() })

/** A link with which one person sets a password. */
export type Invitation = v.InferOutput<typeof invitationSchema>

/** A signed-in browser. */
export const sessionSchema = v.object({
  id: v.string(),
  current: v.boolean(),
  created_at: v.string(),
  last_seen_at: v.string(),
  expires_at: v.string(),
  address: v.nullable(v.string()),
  browser: v.nullable(v.string()),
})

/** A signed-in browser. */
export type Session = v.InferOutput<typeof sessionSchema>

/** The answer to a correct email and password: signed in, or the second factor is required next. */
export const signedInSchema = v.object({ next: v.picklist(['signed in', 'second factor']) })

/** Whom a one-time link is for; the first administrator says who they are when they take it up. */
export const welcomeSchema = v.object({
  kind: v.picklist(['first administrator', 'invitation', 'reset']),
  email: v.nullable(v.string()),
  name: v.nullable(v.string()),
  lang: v.nullable(v.picklist(locales)),
})

/** Whom a one-time link is for. */
export type Welcome = v.InferOutput<typeof welcomeSchema>

/** The answer to a password reset request: whether the service sends mail at all, never whether the account exists. */
export const resetAskedSchema = v.object({ mailed: v.boolean() })

/** What switching the second factor on is answered with; it counts only once a code was confirmed. */
export const secondFactorSchema = v.object({ uri: v.string(), secret: v.string(), backup_codes: v.array(v.string()) })

/** New codes to write down; those from before open nothing any more. */
export const backupCodesSchema = v.object({ backup_codes: v.array(v.string()) })

/** The answer to a change of email: whether a confirmation link was sent. The new email counts once the link is opened. */
export const emailAskedSchema = v.object({ mailed: v.boolean() })

/** The new sign-in email. */
export const emailChangedSchema = v.object({ email: v.string() })

/** Signing in and out; a cookie that scripts cannot read carries the session. */
export const authCalls = {
  signIn: adminCall({
    method: 'POST',
    path: 'auth/sign-in',
    may: 'anybody',
    body: v.strictObject({ email: v.pipe(v.string(), v.trim(), v.maxLength(254)), password: typedPassword }),
    answer: signedInSchema,
  }),
  /** The six digits of the authenticator, or one of the codes that were written down. */
  secondFactor: adminCall({
    method: 'POST',
    path: 'auth/second-factor',
    may: 'anybody',
    body: v.strictObject({ code: typedCode }),
    answer: signedInSchema,
  }),
  requestReset: adminCall({
    method: 'POST',
    path: 'auth/request-reset',
    may: 'anybody',
    body: v.strictObject({ email: v.pipe(v.string(), v.trim(), v.maxLength(254)) }),
    answer: resetAskedSchema,
  }),
  /** Looks up whom a one-time link is for, before a password is typed. */
  welcome: adminCall({
    method: 'POST',
    path: 'auth/welcome',
    may: 'anybody',
    body: v.strictObject({ token: oneTimeToken }),
    answer: welcomeSchema,
  }),
  /** Consumes a one-time link: sets the password, and signs in unless a second factor is required. */
  accept: adminCall({
    method: 'POST',
    path: 'auth/accept',
    may: 'anybody',
    body: v.strictObject({
      token: oneTimeToken,
      password: newPasswordSchema,
      email: v.optional(accountEmailSchema),
      name: v.optional(personNameSchema),
      lang: v.optional(v.picklist(locales)),
    }),
    answer: signedInSchema,
  }),
  signOut: adminCall({ method: 'POST', path: 'auth/sign-out', may: 'signed in', answer: doneSchema }),
  changePassword: adminCall({
    method: 'POST',
    path: 'auth/change-password',
    may: 'signed in',
    body: v.strictObject({ current: typedPassword, password: newPasswordSchema }),
    answer: doneSchema,
  }),
  /** Sends a link to another email; the one there is stays until that link is opened. */
  changeEmail: adminCall({
    method: 'POST',
    path: 'auth/change-email',
    may: 'signed in',
    body: v.strictObject({ email: accountEmailSchema, password: typedPassword }),
    answer: emailAskedSchema,
  }),
  /** Opens the confirmation link: its holder can read the mailbox, signed in or not. */
  confirmEmail: adminCall({
    method: 'POST',
    path: 'auth/confirm-email',
    may: 'anybody',
    body: v.strictObject({ token: oneTimeToken }),
    answer: emailChangedSchema,
  }),
  enableSecondFactor: adminCall({
    method: 'POST',
    path: 'auth/second-factor/enable',
    may: 'signed in',
    body: v.strictObject({ password: typedPassword }),
    answer: secondFactorSchema,
  }),
  confirmSecondFactor: adminCall({
    method: 'POST',
    path: 'auth/second-factor/confirm',
    may: 'signed in',
    body: v.strictObject({ code: typedCode }),
    answer: doneSchema,
  }),
  /** With the password and a code, as switching it off. */
  renewBackupCodes: adminCall({
    method: 'POST',
    path: 'auth/second-factor/codes',
    may: 'signed in',
    body: v.strictObject({ password: typedPassword, code: typedCode }),
    answer: backupCodesSchema,
  }),
  /** With the password and a code: one of the authenticator, or one that was written down. */
  disableSecondFactor: adminCall({
    method: 'POST',
    path: 'auth/second-factor/disable',
    may: 'signed in',
    body: v.strictObject({ password: typedPassword, code: typedCode }),
    answer: doneSchema,
  }),
}

/** Oneself, one's sessions, and everybody's accounts. */
export const accountCalls = {
  me: adminCall({ method: 'GET', path: 'me', may: 'signed in', answer: meSchema }),
  updateMe: adminCall({
    method: 'PUT',
    path: 'me',
    may: 'signed in',
    body: v.strictObject({ name: v.optional(personNameSchema), lang: v.optional(v.picklist(locales)) }),
    answer: meSchema,
  }),
  sessions: adminCall({ method: 'GET', path: 'sessions', may: 'signed in', answer: v.array(sessionSchema) }),
  endSession: adminCall({ method: 'DELETE', path: 'sessions/{id}', may: 'signed in', answer: doneSchema }),
  /** Ends all sessions but the current one. */
  endOtherSessions: adminCall({ method: 'DELETE', path: 'sessions', may: 'signed in', answer: doneSchema }),
  users: adminCall({
    method: 'GET',
    path: 'users',
    may: 'users.write',
    query: { ...pagingQuery, q: wordsQuery, role: v.optional(role), state: v.optional(v.picklist(accountStates)) },
    answer: v.array(userSchema),
    meta: metaSchema,
  }),
  user: adminCall({ method: 'GET', path: 'users/{id}', may: 'users.write', answer: userSchema }),
  createUser: adminCall({
    method: 'POST',
    path: 'users',
    may: 'users.write',
    body: v.strictObject({
      email: accountEmailSchema,
      name: personNameSchema,
      role,
      forms: v.optional(chosenForms, []),
      lang: v.optional(v.picklist(locales), 'kz'),
    }),
    answer: v.object({ ...userSchema.entries, invitation: invitationSchema }),
    creates: true,
  }),
  updateUser: adminCall({
    method: 'PUT',
    path: 'users/{id}',
    may: 'users.write',
    body: v.strictObject({
      /** A change ends the sessions and links of the account; the previous email is notified. */
      email: v.optional(accountEmailSchema),
      name: v.optional(personNameSchema),
      role: v.optional(role),
      forms: v.optional(chosenForms),
      lang: v.optional(v.picklist(locales)),
      disabled: v.optional(v.boolean()),
    }),
    answer: userSchema,
  }),
  /** A new one-time link for a user who has lost theirs, or their password. */
  inviteUser: adminCall({ method: 'POST', path: 'users/{id}/invite', may: 'users.write', answer: invitationSchema }),
  /** For a user who has lost their phone: they sign in with their password alone again. */
  resetSecondFactor: adminCall({ method: 'POST', path: 'users/{id}/reset-second-factor', may: 'users.write', answer: userSchema }),
}
