import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { localeOf } from './i18n/address.ts'
import { LocaleProvider } from './i18n/locale.ts'
import { loadWords } from './i18n/words.ts'
import { delayHydration } from './navigation/lazy-hydration.tsx'
import { loadStyles } from './navigation/load-styles.ts'

delayHydration()
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
