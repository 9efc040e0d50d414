import { text } from 'node:stream/consumers'

/** Gives the router in the browser what stands before it, and says that this was all. */
const giver =
  '{const{streamController:c}=window.__reactRouterContext;c.enqueue(document.currentScript.previousSibling.textContent);c.close()}'

/**
 * What the router hands over to the browser: as data, where the router itself would write scripts as it comes. A browser has less to
 * read, and the page's policy has to name one script that is the same on all pages instead of one as long as the data.
 */
export const handedOver = async (stream: ReadableStream | undefined, nonce: string): Promise<string> => {
  const data = stream ? await text(stream) : ''
  // Nothing in it may end the script or begin a comment; in JSON the sign stands in texts alone, where it can be written so.
  return `<script type="application/json">${data.replaceAll('<', '\\u003c')}</script><script nonce="${nonce}">${giver}</script>`
}
