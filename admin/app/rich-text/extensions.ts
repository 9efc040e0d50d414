import { isSafeUrl } from '@narkhoz/contract/attributes/url.ts'
import { Link } from '@tiptap/extension-link'
import { TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { CaptionedTable } from './captioned-table.ts'
import { Abbreviation, kept, OtherLanguage, Subscript, Superscript } from './marks.ts'

/** The levels of headings inside a text: the first is the page's own. */
export const headingLevels = [2, 3, 4] as const

const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: kept('scope') }
  },
})

/** A link with the attributes that the site allows; how it opens is the visitor's choice. */
const PlainLink = Link.extend({
  addAttributes: () => ({ href: kept('href'), title: kept('title'), hreflang: kept('hreflang') }),
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
}).configure({ openOnClick: false, autolink: false, linkOnPaste: true, isAllowedUri: (url) => isSafeUrl(url) })

/** Exactly the markup that the site's texts may hold (`richTextAllowed`): whatever else is pasted is dropped at once. */
export const extensions = [
  StarterKit.configure({ codeBlock: false, heading: { levels: [...headingLevels] }, link: false, trailingNode: false }),
  PlainLink,
  Subscript,
  Superscript,
  Abbreviation,
  OtherLanguage,
  CaptionedTable.configure({ resizable: false }),
  TableRow,
  ScopedHeader,
  TableCell,
]
