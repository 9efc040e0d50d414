import '@fontsource-variable/onest'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHashRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './routes.tsx'
import { numberTypedAddresses } from './shell/typed-addresses.ts'
import { WithStyles } from './theme/with-styles.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the screens.')
numberTypedAddresses()
createRoot(root).render(
  <StrictMode>
    <WithStyles>
      <RouterProvider router={createHashRouter(routes)} />
    </WithStyles>
  </StrictMode>,
)
