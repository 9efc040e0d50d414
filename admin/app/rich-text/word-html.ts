import { resolveEmphasis } from './emphasis.ts'

/** How Word marks a paragraph that is an item of a list, and at which level. */
const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i

/** Word's bullets of unordered lists; other markers are numbers or letters. */
const bullets = /^[·•§○●▪■◦➢✓Øo\-–—*\uf000-\uf0ff]$/

const markOf = (item: Element) => {
  const mark = [...item.querySelectorAll('[style]')].find((part) => /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''))
  const text = mark?.textContent.replaceAll(/[\s\u00a0]+/g, '') ?? ''
  mark?.remove()
  return text
}

type Item = { paragraph: HTMLElement; level: number }

const itemsIn = (body: HTMLElement): Item[] =>
  [...body.querySelectorAll<HTMLElement>('p')].flatMap((paragraph) => {
    const level = listStyle.exec(paragraph.getAttribute('style') ?? '')?.[1]
    return level ? [{ paragraph, level: Number(level) }] : []
  })

/** Whether an item starts another list: another kind of marker, or numbers that restart. */
const isOtherList = (list: Element, mark: string) => {
  if (mark === '') return false
  return bullets.test(mark) ? list.tagName !== 'UL' : list.tagName !== 'OL' || Number.parseInt(mark, 10) === 1
}

/** Puts items that follow each other into one list, and those of a deeper level into a list inside the item before them. */
const gather = (items: readonly Item[], document: Document) => {
  let open: { list: HTMLElement; level: number }[] = []
  let last: Element | undefined
  for (const { paragraph, level } of items) {
    const mark = markOf(paragraph)
    const isFollowing = last !== undefined && paragraph.previousElementSibling === last
    open = isFollowing ? open.filter((one) => one.level <= level) : []
    const before = open.at(-1)
    if (before?.level === level && isOtherList(before.list, mark)) open.pop()
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    const current = open.at(-1)
    if (current?.level === level) {
      current.list.append(item)
      paragraph.remove()
      continue
    }
    const list = document.createElement(mark === '' || bullets.test(mark) ? 'ul' : 'ol')
    const start = Number.parseInt(mark, 10)
    if (list.tagName === 'OL' && start > 1) list.setAttribute('start', String(start))
    list.append(item)
    if (current) {
      ;(current.list.lastElementChild ?? current.list).append(list)
      paragraph.remove()
    } else {
      paragraph.replaceWith(list)
      last = list
    }
    open.push({ list, level })
  }
}

const renamed = (element: Element, tag: string, document: Document) => {
  const other = document.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

/**
 * Normalizes pasted markup of Word and Google Docs: list paragraphs become lists, unsupported heading levels become the nearest
 * supported one, and styles become emphasis. The first level is the page's own. Markup copied from an editor like this one has no
 * styles, and its links are intended.
 */
export const pastedHtml = (html: string): string => {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const { body } = document
  gather(itemsIn(body), document)
  for (const title of body.querySelectorAll('h1, p.MsoTitle')) renamed(title, 'h2', document)
  for (const deep of body.querySelectorAll('h5, h6')) renamed(deep, 'h4', document)
  if (!body.querySelector('[data-pm-slice]')) {
    resolveEmphasis(body, document)
    // Footnotes and tables of contents refer to bookmarks that texts do not keep.
    for (const link of body.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes)
  }
  return body.innerHTML
}
