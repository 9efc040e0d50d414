/**
 * Brings in the whole stylesheet, for what the page did not have in it when it came. The link stands where the server would
 * have put it, and React takes it over.
 */
export const loadStyles = async () => {
  const waiting = document.querySelector('[as=style]')
  if (!waiting) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = waiting.getAttribute('href') ?? ''
  document.head.append(link)
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
  })
  document.documentElement.dataset.awake = ''
}
