import { Box, Tooltip } from '@mui/material'
import { type TranslationState, translatedLocales, translationStateLabels } from '@narkhoz/contract/admin/entries.ts'
import type { defaultLocale, Locale } from '@narkhoz/contract/locales.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { type Tone, tones } from './state-chip.tsx'

const signs: Readonly<Record<TranslationState, { tone: Tone; sign: string }>> = {
  written: { tone: 'ok', sign: '✓' },
  partly: { tone: 'warn', sign: '◐' },
  outdated: { tone: 'warn', sign: '↻' },
  missing: { tone: 'bad', sign: '–' },
}

const Mark = ({ lang, state }: { lang: Locale; state: TranslationState }) => {
  const words = useWords()
  const said = `${words.languages[lang]}: ${translationStateLabels[state][useLang()]}`
  const { tone, sign } = signs[state]
  return (
    <Tooltip title={said}>
      <Box
        component="span"
        role="img"
        aria-label={said}
        sx={{
          display: 'inline-flex',
          gap: 0.5,
          px: 0.75,
          py: 0.125,
          borderRadius: 0.75,
          fontSize: '0.75rem',
          fontWeight: 600,
          backgroundColor: tones[tone].ground,
          color: tones[tone].letters,
          whiteSpace: 'nowrap',
        }}
      >
        {words.tags[lang]} {sign}
      </Box>
    </Tooltip>
  )
}

/** The state of an entry's translations. */
export const LanguageMarks = ({
  translations,
}: {
  translations: Readonly<Record<Exclude<Locale, typeof defaultLocale>, TranslationState>>
}) => (
  <Box sx={{ display: 'inline-flex', gap: 0.5 }}>
    {translatedLocales.map((lang) => (
      <Mark key={lang} lang={lang} state={translations[lang]} />
    ))}
  </Box>
)
