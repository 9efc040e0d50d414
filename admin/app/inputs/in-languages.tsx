import Check from '@mui/icons-material/Check'
import { Box, IconButton, Tooltip } from '@mui/material'
import { type TextState, translationStateLabels } from '@narkhoz/contract/admin/entries.ts'
import { defaultLocale, type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useLang, useWords } from '../i18n/words.ts'
import { type Tone, tones } from '../kit/state-chip.tsx'
import { colours } from '../theme/theme.ts'
import { useShownLanguages } from './shown-languages.tsx'
import { useTranslationStates } from './translation-states.tsx'

const tonesOf: Readonly<Record<TextState, Tone>> = { written: 'ok', outdated: 'warn', missing: 'bad' }

const textAt = (value: unknown) => (typeof value === 'string' ? value : '')

/** The state of a language's text: Kazakh, the source, is only present or missing. */
const useState = (path: string, lang: Locale) => {
  const words = useWords()
  const screens = useLang()
  const { stateOf, confirm } = useTranslationStates()
  const [kazakhValue, value] = useWatch({ name: [`${path}.${defaultLocale}`, `${path}.${lang}`] })
  const [kazakh, text] = [textAt(kazakhValue), textAt(value)]
  if (lang === defaultLocale) {
    const state: TextState = kazakh.trim() === '' ? 'missing' : 'written'
    return { state, said: state === 'written' ? words.translation.source : words.translation.sourceMissing }
  }
  const state = stateOf(lang, kazakh, text)
  const said = translationStateLabels[state][screens]
  return { state, said, ...(state === 'outdated' && confirm && { confirm: () => confirm(lang, kazakh, text) }) }
}

const Column = ({ path, lang, isQuiet, children }: { path: string; lang: Locale; isQuiet: boolean; children: ReactNode }) => {
  const words = useWords()
  const { state, said, confirm } = useState(path, lang)
  const tone = isQuiet && state === 'missing' ? tones.plain : tones[tonesOf[state]]
  return (
    <Box data-field={`${path}.${lang}`} lang={languageTags[lang]} sx={{ minWidth: 0 }}>
      <Box lang={languageTags[useLang()]} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 24, mb: 0.25 }}>
        <Box component="span" sx={{ fontSize: '0.6875rem', fontWeight: 700, letterSpacing: '0.05em', color: colours.inkSoft }}>
          {words.tags[lang]}
        </Box>
        <Box
          component="span"
          sx={{ fontSize: '0.75rem', px: 0.75, borderRadius: 0.75, backgroundColor: tone.ground, color: tone.letters, fontWeight: 550 }}
        >
          {said}
        </Box>
        {confirm && (
          <Tooltip title={words.translation.stillRightHint}>
            <IconButton size="small" aria-label={words.translation.stillRight} onClick={confirm} sx={{ p: 0.25 }}>
              <Check sx={{ fontSize: 16 }} />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {children}
    </Box>
  )
}

/** The same thing in the languages that are shown, side by side while there is room, each with its state. */
export const InLanguages = ({
  path,
  isQuiet = false,
  children,
}: {
  path: string
  isQuiet?: boolean
  children: (lang: Locale) => ReactNode
}) => {
  const shown = useShownLanguages()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))' }}>
      {shown.map((lang) => (
        <Column key={lang} path={path} lang={lang} isQuiet={isQuiet}>
          {children(lang)}
        </Column>
      ))}
    </Box>
  )
}
