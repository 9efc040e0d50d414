/** A cell or list item that the editor wrapped into a paragraph is stored without it, as people write them. */
const unwrap = (element: Element) => {
  const [first, ...rest] = element.children
  const isAlone = first?.tagName === 'P' && rest.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')
  if (isAlone) first.replaceWith(...first.childNodes)
}

const tidyTable = (table: Element, document: Document) => {
  for (const extra of table.querySelectorAll('colgroup')) extra.remove()
  table.removeAttribute('style')
  for (const cell of table.querySelectorAll('th, td'))
    for (const name of ['colspan', 'rowspan', 'colwidth', 'style'])
      if (name !== 'colspan' && name !== 'rowspan' ? true : cell.getAttribute(name) === '1') cell.removeAttribute(name)
  const body = table.querySelector('tbody')
  const first = body?.querySelector('tr')
  if (body && first && first.children.length > 0 && [...first.children].every(({ tagName }) => tagName === 'TH')) {
    const head = document.createElement('thead')
    head.append(first)
    body.before(head)
    if (body.children.length === 0) body.remove()
  }
}

/** The editor's markup as stored: without wrappers, and empty if there is no text. */
export const storedHtml = (html: string): string => {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const { body } = document
  for (const element of body.querySelectorAll('li, td, th')) unwrap(element)
  for (const table of body.querySelectorAll('table')) tidyTable(table, document)
  return body.textContent.trim() === '' && !body.querySelector('hr') ? '' : body.innerHTML
}
