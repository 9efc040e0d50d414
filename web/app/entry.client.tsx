import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { localeOf } from './i18n/address.ts'
import { LocaleProvider } from './i18n/locale.ts'
import { loadWords } from './i18n/words.ts'
import { loadStyles } from './navigation/load-styles.ts'
import { restScreens } from './navigation/resting-screen.tsx'

restScreens()
const locale = localeOf(location.pathname)
await Promise.all([loadWords(locale), loadStyles()])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleProvider value={locale}>
        <HydratedRouter />
      </LocaleProvider>
    </StrictMode>,
  )
})
