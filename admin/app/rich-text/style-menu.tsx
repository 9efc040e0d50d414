import { Menu, MenuItem } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useWords } from '../i18n/words.ts'
import { headingLevels } from './extensions.ts'

/** The type of a paragraph: text or heading. */
export const StyleMenu = ({ editor, anchor, onClose }: { editor: Editor; anchor: HTMLElement | null; onClose: () => void }) => {
  const { richText: words } = useWords()
  const choose = (level?: (typeof headingLevels)[number]) => {
    const chain = editor.chain().focus()
    ;(level ? chain.setHeading({ level }) : chain.setParagraph()).run()
    onClose()
  }
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <MenuItem selected={editor.isActive('paragraph')} onClick={() => choose()}>
        {words.paragraph}
      </MenuItem>
      {headingLevels.map((level) => (
        <MenuItem key={level} selected={editor.isActive('heading', { level })} onClick={() => choose(level)} sx={{ fontWeight: 620 }}>
          {words.heading(level)}
        </MenuItem>
      ))}
    </Menu>
  )
}
