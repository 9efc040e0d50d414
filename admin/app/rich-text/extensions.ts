import { isSafeUrl } from '@narkhoz/contract/attributes/url.ts'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { Abbreviation, OtherLanguage, Subscript, Superscript } from './marks.ts'

/** The levels of headings inside a text: the first is the page's own. */
export const headingLevels = [2, 3, 4] as const

/** A table whose caption is kept: the editor itself knows rows only. */
const CaptionedTable = Table.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: { default: null, parseHTML: (element) => element.querySelector('caption')?.textContent ?? null, rendered: false },
    }
  },
  renderHTML({ node }) {
    const { caption } = node.attrs as { caption: string | null }
    return ['table', ...(caption ? [['caption', {}, caption] as const] : []), ['tbody', 0]]
  },
})

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null, parseHTML: (element) => element.getAttribute('scope') } }
  },
})

/** Exactly the markup that the site's texts may hold (`richTextAllowed`): whatever else is pasted is dropped at once. */
export const extensions = [
  StarterKit.configure({
    codeBlock: false,
    heading: { levels: [...headingLevels] },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      isAllowedUri: (url) => isSafeUrl(url),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    trailingNode: false,
  }),
  Subscript,
  Superscript,
  Abbreviation,
  OtherLanguage,
  CaptionedTable.configure({ resizable: false }),
  TableRow,
  ScopedHeader,
  TableCell,
]
