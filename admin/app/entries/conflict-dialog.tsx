import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Radio,
  Stack,
  Typography,
} from '@mui/material'
import { diffArrays } from 'diff'
import { useMemo, useState } from 'react'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { Thumbnail } from '../media/thumbnail.tsx'
import { attributeLabel } from '../schema/attribute-label.ts'
import { type Clash, clashesOf, merged, type Side, usualSide } from '../schema/merge.ts'
import { blockOf, isValues, type Values } from '../schema/values.ts'
import { useCurrentUser } from '../session/current-user.tsx'
import { colours } from '../theme/theme.ts'
import { useEntry } from './entry-context.tsx'
import { pictureIn, shownValue } from './shown-value.ts'
import type { Conflict } from './use-entry-form.ts'
import { attributeOfClash, useValueFormat } from './use-value-format.ts'

/** Words and the spaces between them: by spaces, because `\b` does not know Kazakh letters. */
const inWords = (text: string) => text.split(/(\s+)/)

const useClashLabel = () => {
  const words = useWords()
  const lang = useLang()
  return ({ steps, mine, theirs, lang: of }: Clash) => {
    const way = steps.map((step) => {
      if ('name' in step) return attributeLabel(step.name, step.attribute, lang)
      if ('row' in step) return words.inputs.row(step.row + 1)
      if ('order' in step) return words.conflict.order
      const block = [mine, theirs].find((value) => isValues(value) && typeof value.type === 'string')
      return (isValues(block) && blockOf(String(block.type))?.label[lang]) || `№\u00a0${step.block}`
    })
    return [...way, ...(of ? [words.languages[of]] : [])].join(' · ')
  }
}

const Version = ({
  value,
  text,
  other,
  isChosen,
  label,
  onChoose,
  name,
}: {
  value: unknown
  text: string
  other: string
  isChosen: boolean
  label: string
  onChoose: () => void
  name: string
}) => {
  const { conflict: words } = useWords()
  const parts = useMemo(() => diffArrays(inWords(other), inWords(text)).filter(({ removed }) => !removed), [text, other])
  return (
    <Box
      component="label"
      sx={{
        flex: 1,
        minWidth: 220,
        display: 'block',
        p: 1,
        borderRadius: 1,
        cursor: 'pointer',
        border: `2px solid ${isChosen ? colours.crimson : colours.line}`,
        backgroundColor: isChosen ? colours.ground : undefined,
      }}
    >
      <Typography variant="caption" sx={{ fontWeight: 620, display: 'flex', alignItems: 'center' }}>
        <Radio size="small" name={name} checked={isChosen} onChange={onChoose} sx={{ p: 0.25, mr: 0.5 }} />
        {label}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 200, overflowY: 'auto' }}
      >
        {pictureIn(value) ? (
          <Box sx={{ maxWidth: 240 }}>
            <Thumbnail item={{ url: pictureIn(value) ?? '', type: 'image', width: 0, focus: null }} alt={text} />
          </Box>
        ) : text === '' ? (
          <em>{words.empty}</em>
        ) : (
          parts.map(({ value, added }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never move
            <Box key={at} component="span" sx={added ? { backgroundColor: colours.goldTint } : {}}>
              {value.join('')}
            </Box>
          ))
        )}
      </Typography>
    </Box>
  )
}

/** A conflict of two editors: both changes, and the choice between them. Nothing is lost in the meantime. */
export const ConflictDialog = ({
  conflict: { base, theirs, mine },
  onSettle,
  onTakeTheirs,
  onClose,
}: {
  conflict: Conflict
  onSettle: (values: Values) => void
  onTakeTheirs: () => void
  onClose: () => void
}) => {
  const { conflict, common } = useWords()
  const me = useCurrentUser()
  // The same person in another window is no colleague.
  const words = theirs.updated_by_id === me.id ? { ...conflict, ...conflict.own } : conflict
  const dates = useDates()
  const labelOf = useClashLabel()
  const { entity } = useEntry()
  const clashes = useMemo(
    () => clashesOf(entity.attributes, { base: base.attributes, mine, theirs: theirs.attributes }),
    [entity, base, mine, theirs],
  )
  const format = useValueFormat(clashes)
  const [chosen, setChosen] = useState<ReadonlyMap<Clash, Side>>(new Map())
  const sideOf = (clash: Clash) => chosen.get(clash) ?? usualSide(clash)
  const groups = [
    { title: words.both, clashes: clashes.filter(({ changed }) => changed === 'both') },
    { title: words.onlyTheirs, clashes: clashes.filter(({ changed }) => changed === 'theirs') },
    { title: words.onlyMine, clashes: clashes.filter(({ changed }) => changed === 'mine') },
  ].filter((group) => group.clashes.length > 0)
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {words.lead(theirs.updated_by ?? common.whoever, dates.moment(theirs.updated_at))}
        </DialogContentText>
        {groups.every(({ clashes: these }) => these.every(({ changed }) => changed !== 'both')) && (
          <Alert severity="info">{words.nothing}</Alert>
        )}
        {groups.map(({ title, clashes: these }) => (
          <Box key={title} sx={{ mt: 2 }}>
            <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Stack spacing={1.5}>
              {these.map((clash) => {
                const label = labelOf(clash)
                const name = clash.path.join('.')
                const attribute = attributeOfClash(clash)
                const texts = { mine: shownValue(clash.mine, attribute, format), theirs: shownValue(clash.theirs, attribute, format) }
                return (
                  <Box key={name} role="radiogroup" aria-label={label}>
                    <Typography sx={{ fontWeight: 580, mb: 0.5 }}>{label}</Typography>
                    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
                      {(['mine', 'theirs'] as const).map((side) => (
                        <Version
                          key={side}
                          name={name}
                          label={words[side]}
                          value={clash[side]}
                          text={texts[side]}
                          other={texts[side === 'mine' ? 'theirs' : 'mine']}
                          isChosen={sideOf(clash) === side}
                          onChoose={() => setChosen(new Map(chosen).set(clash, side))}
                        />
                      ))}
                    </Box>
                  </Box>
                )
              })}
            </Stack>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap' }}>
        <Button onClick={onTakeTheirs} sx={{ mr: 'auto' }}>
          {words.takeTheirs}
        </Button>
        <Button onClick={onClose}>{words.later}</Button>
        <Button
          variant="contained"
          onClick={() =>
            onSettle(
              merged(
                entity.attributes,
                theirs.attributes,
                clashes.map((clash) => ({ clash, side: sideOf(clash) })),
              ),
            )
          }
        >
          {words.merge}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
