import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { defaultLocale, type Locale, locales } from '@narkhoz/contract/locales.ts'
import { useWords } from '../i18n/words.ts'
import { useStore } from '../kit/use-store.ts'

/** The visible languages of texts; users may hide others. */
export const useShownLanguages = (): readonly Locale[] => {
  const [shown] = useStore<Locale[]>('entry.languages', [...locales])
  return locales.filter((lang) => shown.includes(lang))
}

/** Selects the visible languages; at least one. */
export const ShownLanguages = () => {
  const words = useWords()
  const shown = useShownLanguages()
  const [, setShown] = useStore<Locale[]>('entry.languages', [...locales])
  return (
    <ToggleButtonGroup
      size="small"
      value={shown}
      aria-label={words.entry.shown}
      onChange={(_, chosen: Locale[]) => setShown(chosen.length > 0 ? chosen : [defaultLocale])}
    >
      {locales.map((lang) => (
        <ToggleButton
          key={lang}
          value={lang}
          aria-label={`${words.tags[lang]}: ${words.languages[lang]}`}
          title={words.languages[lang]}
          sx={{ px: 1.25, py: 0.5 }}
        >
          {words.tags[lang]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
