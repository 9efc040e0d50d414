import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { everyCall } from '../../testing/every-call.ts'
import type { TestService } from '../../testing/test-service.ts'

/** What one call answered in one language; `call` is its path as it is declared. */
export type CallAnswer = { call: string; path: string; lang: Locale; data: unknown }

/** Every answer of the service, entire lists included. */
export const everyAnswer = async (service: TestService, langs: readonly Locale[] = locales): Promise<CallAnswer[]> => {
  const answers: CallAnswer[] = []
  for (const { endpoint, call, paths } of await everyCall(service.storage))
    for (const path of paths)
      for (const lang of langs) {
        const { status, body } = await service.get(`${path}?lang=${lang}${call?.call.shape === 'list' ? '&limit=100' : ''}`)
        if (status !== 200) throw new Error(`${path} was answered with ${status} in ${lang}`)
        answers.push({ call: endpoint.path, path, lang, data: body.data })
      }
  return answers
}
