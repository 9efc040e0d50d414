import Description from '@mui/icons-material/DescriptionOutlined'
import { Alert, Box, Button, FormHelperText, Link, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useLang, useWords } from '../i18n/words.ts'
import { useFieldError } from '../inputs/field-errors.tsx'
import type { InputProps } from '../inputs/input.ts'
import { Labelled } from '../inputs/labelled.tsx'
import { useField } from '../inputs/use-field.ts'
import { readableSize } from '../kit/sizes.ts'
import { mediaName } from './media-grid.tsx'
import { MediaPicker } from './media-picker.tsx'

type StoredFile = { url: string; name: string; size: number; type: string }

const longestName = 300

/** A file of the library that visitors may download. */
export const FileInput = ({ attribute: { required, linkOnly }, label, path }: InputProps) => {
  const { media } = useWords()
  const lang = useLang()
  const { value, onChange } = useField<StoredFile | null>(path)
  const problem = useFieldError(path, `${path}.url`)
  const [isPicking, setPicking] = useState(false)
  // The library takes no such file, so none can be chosen; an existing one can be removed.
  if (linkOnly && !value) return <div data-field={path} />
  return (
    <Labelled label={label} isRequired={required} path={path}>
      <Stack spacing={1} sx={{ maxWidth: 640 }}>
        {value ? (
          <>
            <TextField
              label={media.fileName}
              value={value.name}
              onChange={({ target }) => onChange({ ...value, name: target.value })}
              slotProps={{ htmlInput: { maxLength: longestName } }}
            />
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Description fontSize="small" />
              <Link href={value.url} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
                {value.url}
              </Link>
              <Typography variant="caption" color="textSecondary" noWrap>
                {readableSize(value.size, lang)}
              </Typography>
            </Box>
          </>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {media.noFile}
          </Typography>
        )}
        <Stack direction="row" spacing={1}>
          {!linkOnly && (
            <Button
              variant="outlined"
              size="small"
              onClick={() => setPicking(true)}
              aria-label={`${value ? media.replace : media.chooseFile}: ${label}`}
            >
              {value ? media.replace : media.chooseFile}
            </Button>
          )}
          {value && (
            <Button size="small" color="error" onClick={() => onChange(null)} aria-label={`${media.remove}: ${label}`}>
              {media.remove}
            </Button>
          )}
        </Stack>
        {linkOnly && <Alert severity="warning">{media.linkOnly}</Alert>}
        {problem && <FormHelperText error>{problem}</FormHelperText>}
      </Stack>
      {isPicking && (
        <MediaPicker
          type="document"
          onClose={() => setPicking(false)}
          onChoose={(item) => {
            setPicking(false)
            onChange({ url: item.url, name: mediaName(item), size: item.size, type: item.type })
          }}
        />
      )}
    </Labelled>
  )
}
