import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { hydrationData } from './.server/hydration-data.ts'
import { renderToHtml } from './.server/render-to-html.ts'
import { isSharedStatus, requestContext } from './.server/request-context.ts'
import { AnswerProvider } from './forms/use-outcome.ts'
import { LocaleProvider } from './i18n/locale.ts'
import { loadWords } from './i18n/words.ts'
import { AnswerScreen } from './shell/answer-screen.tsx'

// The server takes these from the build: a context opened by one copy of the router is refused by another.
export { createRequestHandler } from 'react-router'
export { createRequestContext } from './.server/request-context.ts'

await Promise.all(locales.map(loadWords))

const render = async ({ serverHandoffStream, ...context }: EntryContext, url: string, lang: Locale, nonce: string) => {
  const html = await renderToHtml(
    <LocaleProvider value={lang}>
      <AnswerProvider value={AnswerScreen}>
        <ServerRouter context={context} url={url} nonce={nonce} />
      </AnswerProvider>
    </LocaleProvider>,
  )
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + (await hydrationData(serverHandoffStream, nonce)) + html.slice(end)
}

/** Renders a page and leaves it with the state: the server has more to do with it before it is an answer. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const state = context.get(requestContext)
  // Anybody can invent wrong addresses, and a rendering costs a hundred times the lookup.
  if (state.sharesErrorPages && isSharedStatus(status)) {
    state.omittedErrorPage = status
    return new Response(null, { status, headers })
  }
  await state.renderSlot()
  state.html = await render(entry, request.url, state.lang, state.nonce)
  return new Response(null, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(requestContext).log.error({ err: error, path: new URL(request.url).pathname }, 'page failed')
}
