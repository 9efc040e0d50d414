import { nonceAttribute } from '../http/security-headers.ts'

/**
 * The editors' screens reload a preview whenever its entry is saved, in a frame of another origin: only the page itself can know its
 * scroll position. A browser that denies the storage shows the page from its top.
 */
const script = `(() => {
  const name = 'preview-scroll ' + location.pathname
  let store
  try { store = sessionStorage } catch { return }
  const top = Number(store.getItem(name))
  const goBack = () => scrollTo({ top, behavior: 'instant' })
  goBack()
  addEventListener('load', () => {
    goBack()
    addEventListener('scroll', () => store.setItem(name, String(scrollY)), { passive: true })
  })
})()`

/** Restores the scroll position of a page when it is reloaded in the same tab. */
export const restorePreviewScroll = (html: string, nonce: string) =>
  html.replace('</body>', () => `<script${nonceAttribute(nonce)}>${script}</script></body>`)
