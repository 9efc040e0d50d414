import { createAuthEndpoint } from 'better-auth/api'
import { challengeCookie } from './challenges.ts'

/**
 * Resolves whose sign-in a request continues, before a code is compared: attempts are counted by account. Internal; not exposed over
 * HTTP.
 */
export const challengePlugin = () => ({
  id: 'challenge' as const,
  endpoints: {
    readChallenge: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
      const { name } = ctx.context.createAuthCookie(challengeCookie)
      const signed = await ctx.getSignedCookie(name, ctx.context.secret)
      const found = signed ? await ctx.context.internalAdapter.findVerificationValue(signed) : null
      return found && found.expiresAt > new Date() ? found.value : null
    }),
  },
})
