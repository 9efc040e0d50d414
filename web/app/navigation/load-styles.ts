/**
 * Brings in the whole stylesheet, for what the page did not have in it when it came. The link stands where the server would
 * have put it, and React takes it over.
 */
export const loadStyles = async () => {
  const href = document.querySelector('link[rel=preload][as=style]')?.getAttribute('href')
  if (!href) return
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' })
  link.setAttribute('href', href)
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  link.onload = resolve
  link.onerror = () => {
    link.remove()
    reject(new Error('No stylesheet'))
  }
  document.head.append(link)
  await promise
  document.documentElement.dataset.awake = ''
}
