/**
 * Loads the full stylesheet, for rules beyond the critical CSS. The link is where the server would have rendered it, and React
 * hydrates it.
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
