import { Chip } from '@mui/material'
import type { ReactElement } from 'react'
import { colours } from '../theme/theme.ts'

/** The colour of a chip; always together with its text. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'plain'

/** Colours of a tone: its ground and its letters, at least 4.5:1. */
export const tones: Readonly<Record<Tone, { ground: string; letters: string }>> = {
  ok: { ground: colours.okTint, letters: colours.ok },
  warn: { ground: colours.goldTint, letters: colours.goldText },
  bad: { ground: colours.errorTint, letters: colours.error },
  info: { ground: colours.skyTint, letters: colours.sky },
  plain: { ground: '#efebe4', letters: '#4a4852' },
}

/** A chip with a short status. */
export const StateChip = ({ tone, label, icon, title }: { tone: Tone; label: string; icon?: ReactElement; title?: string }) => (
  <Chip
    size="small"
    label={label}
    {...(icon && { icon })}
    {...(title && { title })}
    sx={{
      backgroundColor: tones[tone].ground,
      color: tones[tone].letters,
      '& .MuiChip-icon': { color: 'inherit', fontSize: '1rem' },
      maxWidth: '100%',
    }}
  />
)
