/**
 * Opens everything that hides a fragment's target: the accordion around it, its tab, and the first accordion inside it. A browser
 * has scrolled to a visible target; one that had to be opened is scrolled to here.
 */
export function revealTarget() {
  const target = location.hash && document.getElementById(location.hash.slice(1))
  if (!target) return
  let isOpened = false
  const open = (fold: HTMLDetailsElement) => {
    if (!fold.open) isOpened = true
    fold.open = true
  }
  for (let at: Element | null = target; at; at = at.parentElement) {
    if (at.localName === 'details') open(at as HTMLDetailsElement)
    if (!at.hasAttribute('data-tab') || !at.parentElement) continue
    const tab = at.parentElement.querySelectorAll('input')[Number(at.getAttribute('data-tab'))]
    if (tab && !tab.checked) isOpened = tab.checked = true
  }
  const inner = target.localName === 'li' && target.querySelector('details')
  if (isOpened) target.scrollIntoView()
  if (inner) inner.open = true
}
