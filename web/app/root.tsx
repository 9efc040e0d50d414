import { type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import type { ReactNode } from 'react'
import { type HeadersArgs, Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { contentContext, visitContext } from './.server/visit.ts'
import { useLocale } from './i18n/locale.ts'
import cyrillicExt from './kit/fonts/onest-cyrillic-ext-wght-normal.woff2'
import cyrillic from './kit/fonts/onest-cyrillic-wght-normal.woff2'
import latin from './kit/fonts/onest-latin-wght-normal.woff2'
import './kit/ground.css'
import icon from './kit/pictures/icon.svg'
import { Sprite } from './kit/sprite.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { Footer } from './shell/footer.tsx'
import type { Frame } from './shell/frame.ts'
import { Header } from './shell/header.tsx'
import { SkipLink } from './shell/skip-link.tsx'

/** What each language's first line is set in; Ұ and ұ lie in the cyrillic file, the other Kazakh letters in the extension. */
const fonts = { kz: [cyrillic, cyrillicExt], ru: [cyrillic], en: [latin] } as const satisfies Record<Locale, readonly string[]>

const settled = <T,>(outcome: PromiseSettledResult<T>) => (outcome.status === 'fulfilled' ? outcome.value : null)

/** Loads the shell and never fails: the screen's own loader decides what a missing part means, and the client has logged it. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<Frame> => {
  const content = context.get(contentContext)
  const [settings, header, footer] = await Promise.allSettled([content.settings(), content.menu('header'), content.menu('footer')])
  return {
    siteUrl: context.get(visitContext).siteUrl,
    year: new Date().getFullYear(),
    settings: settled(settings),
    header: settled(header),
    footer: settled(footer),
  }
}

/** What a thrown answer says (`Retry-After`) reaches the visitor only through here. */
export const headers = ({ errorHeaders, loaderHeaders }: HeadersArgs) => errorHeaders ?? loaderHeaders

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  return (
    <html lang={languageTags[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fonts[locale].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="icon" type="image/svg+xml" href={icon} />
        <Meta />
        <Links />
      </head>
      <body>
        <Sprite />
        <SkipLink />
        <Header />
        {children}
        <Footer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />
}
