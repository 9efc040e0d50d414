import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { localeOf } from './i18n/address.ts'
import { loadWords } from './i18n/words.ts'
import { loadStyles } from './navigation/load-styles.ts'
import { restScreens } from './navigation/resting-screen.tsx'

restScreens()
await Promise.all([loadWords(localeOf(location.pathname)), loadStyles()])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
