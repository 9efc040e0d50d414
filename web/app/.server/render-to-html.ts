import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** A part that waits for something, or has failed: React would leave it to the browser, and does not say why. */
const unfinished = /<!--\$[?!]-->/

/** Why a page cannot be rendered synchronously: the streaming renderer reports it. */
const reasonFor = (page: ReactNode) =>
  new Promise<unknown>((resolve) => {
    const stream = renderToPipeableStream(page, {
      onError: resolve,
      onShellReady: () => stream.abort(new Error('A part of the page waits for something that should be there.')),
      onAllReady: () => resolve(new Error('A part of the page was not rendered the first time.')),
    })
  })

/**
 * Renders a page synchronously: all its data is there. It is cached and compressed as one buffer, so a stream would cost more and
 * gain nothing (docs/decisions/041-pages-rendered-at-once.md).
 */
export const renderToHtml = async (page: ReactNode): Promise<string> => {
  const html = renderToString(page)
  if (unfinished.test(html)) throw await reasonFor(page)
  return `<!DOCTYPE html>${html}`
}
