import { Box, Button, ButtonBase, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import { useState } from 'react'
import { useLang, useWords } from '../i18n/words.ts'
import { colours } from '../theme/theme.ts'

const all = Object.values(blockRegistry) as readonly Block[]

/** The types of block, each with when an editor takes it. */
export const AddBlock = ({ isOpen, onClose, onChoose }: { isOpen: boolean; onClose: () => void; onChoose: (type: string) => void }) => {
  const { blocks: words, common } = useWords()
  const lang = useLang()
  const [wanted, setWanted] = useState('')
  const sought = wanted.trim().toLocaleLowerCase()
  const found = all.filter(({ label, use }) => `${label[lang]} ${use[lang]}`.toLocaleLowerCase().includes(sought))
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="add-block">
      <DialogTitle id="add-block">{words.addTitle}</DialogTitle>
      <DialogContent>
        <TextField
          type="search"
          autoFocus
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          placeholder={words.find}
          slotProps={{ htmlInput: { 'aria-label': words.find } }}
          sx={{ mb: 2, mt: 0.5 }}
        />
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
          {found.map(({ type, label, use }) => (
            <ButtonBase
              key={type}
              onClick={() => {
                setWanted('')
                onChoose(type)
              }}
              sx={{
                display: 'block',
                textAlign: 'left',
                p: 1.5,
                borderRadius: 1.25,
                border: `1px solid ${colours.line}`,
                '&:hover, &:focus-visible': { borderColor: colours.crimson, backgroundColor: colours.ground },
              }}
            >
              <Typography sx={{ fontWeight: 620 }}>{label[lang]}</Typography>
              <Typography variant="caption" color="textSecondary">
                {use[lang]}
              </Typography>
            </ButtonBase>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{common.cancel}</Button>
      </DialogActions>
    </Dialog>
  )
}
