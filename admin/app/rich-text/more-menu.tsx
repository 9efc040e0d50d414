import { Divider, Menu, MenuItem } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { CaptionDialog } from './caption-dialog.tsx'

/** Rare formats: further marks, quotes, tables. */
export const MoreMenu = ({ editor, anchor, onClose }: { editor: Editor; anchor: HTMLElement | null; onClose: () => void }) => {
  const { richText: words } = useWords()
  const [isCaptioning, setCaptioning] = useState(false)
  const run = (work: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () => {
    work(editor.chain().focus()).run()
    onClose()
  }
  const isInTable = editor.isActive('table')
  const mark = (name: string, label: string) => (
    <MenuItem key={name} selected={editor.isActive(name)} onClick={run((chain) => chain.toggleMark(name))}>
      {label}
    </MenuItem>
  )
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        {mark('underline', words.underline)}
        {mark('strike', words.strike)}
        {mark('subscript', words.subscript)}
        {mark('superscript', words.superscript)}
        {mark('code', words.code)}
        <Divider component="li" />
        <MenuItem selected={editor.isActive('blockquote')} onClick={run((chain) => chain.toggleBlockquote())}>
          {words.quote}
        </MenuItem>
        <MenuItem onClick={run((chain) => chain.setHorizontalRule())}>{words.rule}</MenuItem>
        <MenuItem onClick={run((chain) => chain.unsetAllMarks().clearNodes())}>{words.clear}</MenuItem>
        <Divider component="li" />
        {isInTable ? (
          [
            <MenuItem key="row" onClick={run((chain) => chain.addRowAfter())}>
              {words.rowAdd}
            </MenuItem>,
            <MenuItem key="column" onClick={run((chain) => chain.addColumnAfter())}>
              {words.columnAdd}
            </MenuItem>,
            <MenuItem key="no-row" onClick={run((chain) => chain.deleteRow())}>
              {words.rowRemove}
            </MenuItem>,
            <MenuItem key="no-column" onClick={run((chain) => chain.deleteColumn())}>
              {words.columnRemove}
            </MenuItem>,
            <MenuItem
              key="caption"
              onClick={() => {
                setCaptioning(true)
                onClose()
              }}
            >
              {words.caption}
            </MenuItem>,
            <MenuItem key="no-table" onClick={run((chain) => chain.deleteTable())}>
              {words.tableRemove}
            </MenuItem>,
          ]
        ) : (
          <MenuItem onClick={run((chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }))}>{words.tableInsert}</MenuItem>
        )}
      </Menu>
      {isCaptioning && <CaptionDialog editor={editor} onClose={() => setCaptioning(false)} />}
    </>
  )
}
