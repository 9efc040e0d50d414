import { Mark, mergeAttributes } from '@tiptap/core'

const plainMark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  })

/** Below the line. */
export const Subscript = plainMark('subscript', 'sub')

/** Above the line. */
export const Superscript = plainMark('superscript', 'sup')

/** A preserved attribute of the markup. */
export const kept = (name: string) => ({ default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) })

/** An abbreviation with its expansion: preserved. */
export const Abbreviation = Mark.create({
  name: 'abbreviation',
  addAttributes: () => ({ title: kept('title') }),
  parseHTML: () => [{ tag: 'abbr' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', mergeAttributes(HTMLAttributes), 0],
})

/** A passage in another language: preserved. */
export const OtherLanguage = Mark.create({
  name: 'otherLanguage',
  addAttributes: () => ({ lang: kept('lang') }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
})
