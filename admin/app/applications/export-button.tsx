import Download from '@mui/icons-material/Download'
import { Button, Menu, MenuItem } from '@mui/material'
import { applicationCalls } from '@narkhoz/contract/admin/applications.ts'
import { useState } from 'react'
import { addressOf } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { useListContext } from '../kit/list-base.tsx'

/** All applications that the filters let through, as a file. */
export const ExportButton = () => {
  const { applications: words } = useWords()
  const { filterValues } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const item = (format: 'csv' | 'xlsx', label: string) => (
    <MenuItem
      component="a"
      href={addressOf(applicationCalls.export, { query: { ...filterValues, format } })}
      download
      onClick={() => setAnchor(null)}
    >
      {label}
    </MenuItem>
  )
  return (
    <>
      <Button
        startIcon={<Download />}
        aria-haspopup="menu"
        title={words.exportHint}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {words.export}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {item('xlsx', words.exportXlsx)}
        {item('csv', words.exportCsv)}
      </Menu>
    </>
  )
}
