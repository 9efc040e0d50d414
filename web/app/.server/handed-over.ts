const to = 'window.__reactRouterContext.streamController'

/** What the router hands over to the browser, as the scripts that it would write itself as it comes; here it is whole. */
export const handedOver = async (stream: ReadableStream | undefined): Promise<string> => {
  const data = JSON.stringify(await new Response(stream ?? '').text())
  // Nothing in it may end the script or begin a comment.
  const text = data.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `<script>${to}.enqueue(${text});</script><script>${to}.close();</script>`
}
