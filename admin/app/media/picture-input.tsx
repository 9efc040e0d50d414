import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { useFieldError } from '../inputs/field-errors.tsx'
import { InLanguages } from '../inputs/in-languages.tsx'
import type { InputProps } from '../inputs/input.ts'
import { Labelled } from '../inputs/labelled.tsx'
import { TextIn } from '../inputs/text-input.tsx'
import { useField } from '../inputs/use-field.ts'
import { type Texts, textsOf } from '../schema/values.ts'
import { colours } from '../theme/theme.ts'
import { MediaPicker } from './media-picker.tsx'
import { smallAddress } from './thumbnail.tsx'

type Picture = { url: string; width: number; height: number; alt: Texts }

const longestAlt = 300

const Alternative = ({ path, label }: { path: string; label: string }) => {
  const { media } = useWords()
  return (
    <Labelled label={media.alt} hint={media.altHint} path={`${path}.alt`}>
      <InLanguages path={`${path}.alt`} isQuiet>
        {(lang) => <TextIn path={`${path}.alt`} lang={lang} label={`${label}: ${media.alt}`} max={longestAlt} isLong={false} />}
      </InLanguages>
    </Labelled>
  )
}

/** A picture of the library with its alt text. */
export const PictureInput = ({ attribute: { required }, label, path }: InputProps) => {
  const { media } = useWords()
  const { value, onChange } = useField<Picture | null>(path)
  const problem = useFieldError(path)
  const [isPicking, setPicking] = useState(false)
  return (
    <Labelled label={label} isRequired={required} path={path}>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <Box
          sx={{
            width: 200,
            minHeight: 96,
            display: 'grid',
            placeItems: 'center',
            borderRadius: 1,
            overflow: 'hidden',
            border: `1px ${value ? 'solid' : 'dashed'} ${problem ? colours.error : colours.line}`,
            backgroundColor: colours.sand,
            '& img': { display: 'block', width: '100%', height: 'auto', maxHeight: 220, objectFit: 'contain' },
          }}
        >
          {value ? (
            <img src={smallAddress(value.url, value.width)} alt="" width={value.width} height={value.height} />
          ) : (
            <Typography variant="caption" color="textSecondary">
              {media.noPicture}
            </Typography>
          )}
        </Box>
        <Stack spacing={1} sx={{ flexGrow: 1, minWidth: 240 }}>
          <Stack direction="row" spacing={1}>
            <Button
              variant="outlined"
              size="small"
              onClick={() => setPicking(true)}
              aria-label={`${value ? media.replace : media.choosePicture}: ${label}`}
            >
              {value ? media.replace : media.choosePicture}
            </Button>
            {value && (
              <Button size="small" color="error" onClick={() => onChange(null)} aria-label={`${media.remove}: ${label}`}>
                {media.remove}
              </Button>
            )}
          </Stack>
          {problem && <FormHelperText error>{problem}</FormHelperText>}
        </Stack>
      </Box>
      {value && (
        <Box sx={{ mt: 1 }}>
          <Alternative path={path} label={label} />
        </Box>
      )}
      {isPicking && (
        <MediaPicker
          type="picture"
          onClose={() => setPicking(false)}
          onChoose={({ url, width, height, alt }) => {
            setPicking(false)
            onChange({ url, width: width ?? 1, height: height ?? 1, alt: textsOf(alt) })
          }}
        />
      )}
    </Labelled>
  )
}
