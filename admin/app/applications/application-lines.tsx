import AttachFile from '@mui/icons-material/AttachFile'
import { Box, Link as TextLink, Typography } from '@mui/material'
import { type Application, applicationCalls } from '@narkhoz/contract/admin/applications.ts'
import { addressOf } from '../api/ask.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { fileType } from '../kit/file-type.ts'
import { Section } from '../kit/section.tsx'
import { readableSize } from '../kit/sizes.ts'

/** The visitor's input, by the labels of the form, and the uploaded files. */
export const ApplicationLines = ({ application }: { application: Application }) => {
  const words = useWords()
  const lang = useLang()
  const dates = useDates()
  const { lines, created_at, lang: spoken, consent_version: consent, kept_until } = application
  const facts = [
    { label: words.applications.received, value: dates.moment(created_at), file: undefined },
    { label: words.applications.language, value: words.languages[spoken], file: undefined },
    ...lines,
    {
      label: words.applications.consent,
      value: consent ? words.applications.consentText(consent) : words.applications.consentNone,
      file: undefined,
    },
  ]
  return (
    <Section title={words.applications.payload}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, 220px) 1fr' }, columnGap: 2, rowGap: 1 }}
      >
        {facts.map(({ label, value, file }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several lines may have the same label, and none moves
          <Box key={at} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {file ? (
                <TextLink
                  href={addressOf(applicationCalls.file, { params: { key: file.key } })}
                  download
                  sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}
                >
                  <AttachFile sx={{ fontSize: 18 }} />
                  {fileType(file.type)} · {readableSize(file.size, lang)}
                </TextLink>
              ) : (
                value
              )}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
        {words.applications.retention(dates.day(kept_until))}
      </Typography>
    </Section>
  )
}
