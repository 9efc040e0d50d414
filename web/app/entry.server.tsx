import { Writable } from 'node:stream'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderTurn } from './.server/render-turn.ts'
import { visitContext } from './.server/visit.ts'
import { AnswerProvider } from './forms/use-outcome.ts'
import { LocaleProvider } from './i18n/locale.ts'
import { loadWords } from './i18n/words.ts'
import { AnswerScreen } from './shell/answer-screen.tsx'

// The server takes these from the build: a context opened by one copy of the router is refused by another.
export { createRequestHandler } from 'react-router'
export { openVisit } from './.server/visit.ts'

await Promise.all(locales.map(loadWords))

const renderTimeout = 10_000

/** Renders a page to its end: it is kept and compressed whole, and its scripts are hashed for the security policy. */
const render = (context: EntryContext, url: string, lang: Locale) =>
  new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(new Error(`Not rendered within ${renderTimeout} ms`)), renderTimeout)
    const page = (
      <LocaleProvider value={lang}>
        <AnswerProvider value={AnswerScreen}>
          <ServerRouter context={context} url={url} />
        </AnswerProvider>
      </LocaleProvider>
    )
    const stream = renderToPipeableStream(page, {
      // Without it React moves large parts out of line and needs a script to put them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer)
        const parts: Buffer[] = []
        const write = (part: Buffer, _: string, done: () => void) => {
          parts.push(part)
          done()
        }
        stream.pipe(new Writable({ write })).on('finish', () => resolve(Buffer.concat(parts).toString()))
      },
      onShellError: reject,
      onError: reject,
    })
  })

/** Renders a page and leaves it with the visit: the server has more to do with it before it is an answer. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  await renderTurn()
  const visit = context.get(visitContext)
  visit.html = await render(entry, request.url, visit.lang)
  return new Response(null, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(visitContext).log.error({ err: error, path: new URL(request.url).pathname }, 'page failed')
}
