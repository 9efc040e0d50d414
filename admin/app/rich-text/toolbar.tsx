import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import LinkIcon from '@mui/icons-material/Link'
import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Redo from '@mui/icons-material/Redo'
import TextFields from '@mui/icons-material/TextFields'
import Undo from '@mui/icons-material/Undo'
import { Box, IconButton, Tooltip } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { colours } from '../theme/theme.ts'
import { LinkDialog } from './link-dialog.tsx'
import { MoreMenu } from './more-menu.tsx'
import { StyleMenu } from './style-menu.tsx'

/** Formatting actions, next to the text. */
export const Toolbar = ({ editor, name }: { editor: Editor; name: string }) => {
  const { richText: words } = useWords()
  const [styleAnchor, setStyleAnchor] = useState<HTMLElement | null>(null)
  const [moreAnchor, setMoreAnchor] = useState<HTMLElement | null>(null)
  const [isLinking, setLinking] = useState(false)
  const active = useEditorState({
    editor,
    selector: ({ editor: of }) => ({
      bold: of.isActive('bold'),
      italic: of.isActive('italic'),
      bulletList: of.isActive('bulletList'),
      orderedList: of.isActive('orderedList'),
      link: of.isActive('link'),
      heading: of.isActive('heading'),
      undo: of.can().undo(),
      redo: of.can().redo(),
    }),
  })
  const button = (
    label: string,
    icon: ReactNode,
    onClick: (target: HTMLElement) => void,
    { isActive = false, isDisabled = false, opens = false } = {},
  ) => (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          disabled={isDisabled}
          aria-label={label}
          {...(opens ? { 'aria-haspopup': true } : { 'aria-pressed': isActive })}
          // The selection must stay where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => onClick(currentTarget)}
          sx={{
            p: 0.5,
            color: isActive ? colours.crimson : colours.inkSoft,
            backgroundColor: isActive ? '#f3e3e2' : undefined,
            '& svg': { fontSize: 19 },
          }}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  )
  const chain = () => editor.chain().focus()
  return (
    <Box
      role="toolbar"
      aria-label={`${words.toolbar}: ${name}`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        px: 0.5,
        py: 0.25,
        borderBottom: `1px solid ${colours.line}`,
        backgroundColor: colours.ground,
      }}
    >
      {button(words.style, <TextFields />, setStyleAnchor, { isActive: active.heading, opens: true })}
      {button(words.bold, <FormatBold />, () => chain().toggleBold().run(), { isActive: active.bold })}
      {button(words.italic, <FormatItalic />, () => chain().toggleItalic().run(), { isActive: active.italic })}
      {button(words.bulletList, <FormatListBulleted />, () => chain().toggleBulletList().run(), { isActive: active.bulletList })}
      {button(words.orderedList, <FormatListNumbered />, () => chain().toggleOrderedList().run(), { isActive: active.orderedList })}
      {button(words.link, <LinkIcon />, () => setLinking(true), { isActive: active.link, opens: true })}
      {button(words.more, <MoreHoriz />, setMoreAnchor, { opens: true })}
      {button(words.undo, <Undo />, () => chain().undo().run(), { isDisabled: !active.undo })}
      {button(words.redo, <Redo />, () => chain().redo().run(), { isDisabled: !active.redo })}
      <StyleMenu editor={editor} anchor={styleAnchor} onClose={() => setStyleAnchor(null)} />
      <MoreMenu editor={editor} anchor={moreAnchor} onClose={() => setMoreAnchor(null)} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Box>
  )
}
