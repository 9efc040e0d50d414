import { createAuthEndpoint } from 'better-auth/api'
import { challengeCookie } from './challenges.ts'

/**
 * Tells whose sign-in a request goes on with, before a code is compared: attempts are counted by account.
 * Only for this process; better-auth answers it to nobody.
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
