import { Box, Stack, Typography } from '@mui/material'
import type { Difference } from '@narkhoz/contract/admin/revisions.ts'
import { useWords } from '../i18n/words.ts'
import { StateChip, type Tone } from '../kit/state-chip.tsx'
import { Thumbnail } from '../media/thumbnail.tsx'
import { colours } from '../theme/theme.ts'

const toneOf: Readonly<Record<Difference['what'], Tone>> = { changed: 'info', added: 'ok', removed: 'bad', moved: 'plain' }

const Parts = ({ parts }: Pick<Difference, 'parts'>) => (
  <Typography variant="body2" component="p" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0 }}>
    {parts.map(({ kind, text }, at) =>
      kind === 'same' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never move
        <span key={at}>{text}</span>
      ) : (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text has no other name and never moves
          key={at}
          component={kind === 'added' ? 'ins' : 'del'}
          sx={{
            backgroundColor: kind === 'added' ? colours.okTint : colours.errorTint,
            color: kind === 'added' ? colours.ok : colours.error,
            textDecoration: kind === 'added' ? 'none' : 'line-through',
          }}
        >
          {text}
        </Box>
      ),
    )}
  </Typography>
)

const Sides = ({ before, after, pictures }: Pick<Difference, 'before' | 'after' | 'pictures'>) => {
  const { revisions: words } = useWords()
  const side = (label: string, text: string | null, ground: string, picture: string | null = null) =>
    text !== null && (
      <Box sx={{ flex: 1, minWidth: 200, p: 1, borderRadius: 1, backgroundColor: ground }}>
        <Typography variant="caption" color="textSecondary" component="p">
          {label}
        </Typography>
        {picture && (
          <Box sx={{ maxWidth: 240, my: 0.5 }}>
            <Thumbnail item={{ url: picture, type: 'image', width: 0, focus: null }} />
          </Box>
        )}
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Box>
    )
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {side(words.before, before, colours.errorTint, pictures?.before)}
      {side(words.after, after, colours.okTint, pictures?.after)}
    </Box>
  )
}

/** What differs between two versions, place by place. */
export const DifferenceList = ({ differences }: { differences: readonly Difference[] }) => {
  const words = useWords()
  if (differences.length === 0) return <Typography color="textSecondary">{words.revisions.same}</Typography>
  return (
    <Stack spacing={1.5}>
      {differences.map(({ path, label, what, lang, before, after, parts, pictures }) => (
        <Box key={`${path} ${lang ?? ''} ${what}`} sx={{ border: `1px solid ${colours.line}`, borderRadius: 1, p: 1.5 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.75, flexWrap: 'wrap' }}>
            <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
            {lang && <StateChip tone="plain" label={words.tags[lang]} />}
            <StateChip tone={toneOf[what]} label={words.revisions.differences[what]} />
          </Box>
          {parts.length > 0 ? <Parts parts={parts} /> : <Sides before={before} after={after} {...(pictures && { pictures })} />}
        </Box>
      ))}
    </Stack>
  )
}
