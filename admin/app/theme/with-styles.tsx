import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { styleNonceMeta } from '@narkhoz/contract/admin/style-nonce.ts'
import type { ReactNode } from 'react'

/** The nonce for styles from the page's policy. */
const nonce = document.querySelector<HTMLMetaElement>(`meta[name="${styleNonceMeta}"]`)?.content

const cache = createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) })

/** Lets the library write its styles into the page. */
export const WithStyles = ({ children }: { children: ReactNode }) => <CacheProvider value={cache}>{children}</CacheProvider>
