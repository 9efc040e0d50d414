import { isFilm } from '@narkhoz/contract/attributes/media.ts'
import { isFile } from './is-file.ts'

/** A film: how it is shown on the page, if it can be, and the address that shows it without this site. */
export type VideoSource = { url: string; player: { what: 'youtube'; id: string } | { what: 'file'; type: string } | null }

const youtube =
  /^https?:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})(?![\w-])/

/** The video of an entry: its own file before an external one, because no third party learns of the visit then. */
export const videoSource = (entry: { video: { url: string; type: string } | null; video_link: string | null }): VideoSource | undefined => {
  // Only the site's own files may be shown by the page: the policy sent with it says so to the browser.
  // A file that is no film, such as a document, is nothing that a visitor could watch.
  const own = entry.video && isFilm(entry.video) ? entry.video : null
  if (own && isFile(own.url)) return { url: own.url, player: { what: 'file', type: own.type } }
  const url = entry.video_link ?? own?.url
  if (!url) return undefined
  const id = youtube.exec(url)?.[1]
  return { url, player: id ? { what: 'youtube', id } : null }
}
