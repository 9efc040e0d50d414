import { Table } from '@tiptap/extension-table'
import type { Node } from '@tiptap/pm/model'

const captionOf = (node: Node) => (node.attrs as { caption: string | null }).caption

/** A table with a visible caption: the editor itself knows rows only, and would put its words before the table. */
export const CaptionedTable = Table.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: { default: null, parseHTML: (element) => element.querySelector('caption')?.textContent ?? null, rendered: false },
    }
  },
  parseHTML() {
    return [{ tag: 'table' }, { tag: 'caption', ignore: true }]
  },
  renderHTML({ node }) {
    const caption = captionOf(node)
    return ['table', ...(caption ? [['caption', {}, caption] as const] : []), ['tbody', 0]]
  },
  addNodeView: () => (given) => {
    const { type } = given.node
    const dom = document.createElement('table')
    const caption = document.createElement('caption')
    const contentDOM = document.createElement('tbody')
    // Edited in a dialog: input into it here would be lost.
    caption.contentEditable = 'false'
    dom.append(contentDOM)
    const update = (node: Node) => {
      if (node.type !== type) return false
      caption.textContent = captionOf(node)
      if (captionOf(node)) dom.prepend(caption)
      else caption.remove()
      return true
    }
    update(given.node)
    return { dom, contentDOM, update, ignoreMutation: ({ target }) => !contentDOM.contains(target) }
  },
})
