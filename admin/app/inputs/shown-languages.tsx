import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { defaultLocale, type Locale, locales } from '@narkhoz/contract/locales.ts'
import { useWords } from '../i18n/words.ts'
import { useStore } from '../kit/use-store.ts'

/** The languages whose texts stand side by side; somebody who writes one only may hide the others. */
export const useShownLanguages = (): readonly Locale[] => {
  const [shown] = useStore<Locale[]>('entry.languages', [...locales])
  return locales.filter((lang) => shown.includes(lang))
}

/** Chooses which languages stand side by side; one always does. */
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
