import { Stack } from '@mui/material'
import { useWords } from '../i18n/words.ts'
import { InLanguages } from './in-languages.tsx'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { TextIn } from './text-input.tsx'
import { UrlField } from './url-input.tsx'

const longestWords = 300

/** A link: its words in three languages and its address. */
export const LinkInput = ({ attribute: { required }, label, path }: InputProps) => {
  const { inputs } = useWords()
  return (
    <Labelled label={label} isRequired={required} path={path}>
      <Stack spacing={1}>
        <InLanguages path={`${path}.text`} isQuiet={!required}>
          {(lang) => <TextIn path={`${path}.text`} lang={lang} label={`${label}: ${inputs.text}`} max={longestWords} isLong={false} />}
        </InLanguages>
        <UrlField path={`${path}.url`} label={`${label}: ${inputs.address}`} />
      </Stack>
    </Labelled>
  )
}
