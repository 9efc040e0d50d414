import { languageTags } from '@narkhoz/contract/locales.ts'
import { timeZone } from '@narkhoz/contract/time-zone.ts'
import { type ReactNode, Suspense } from 'react'
import { type HeadersArgs, Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { contentContext, requestContext } from './.server/request-context.ts'
import { momentIn } from './format/moment.ts'
import { OutcomeProvider, useAnswer } from './forms/use-outcome.ts'
import { decodedPath } from './i18n/address.ts'
import { useLocale } from './i18n/locale.ts'
import font from './kit/fonts/onest.woff2'
import './kit/base.css'
import { fallbackLang } from './format/fallback-lang.ts'
import { PicturesShown } from './kit/pictures-shown.ts'
import { Sprite } from './kit/sprite.tsx'
import { LazyHydration } from './navigation/lazy-hydration.tsx'
import { NavigationEffects } from './navigation/navigation-effects.tsx'
import { breadcrumbTo } from './shell/breadcrumb.server.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { Footer } from './shell/footer.tsx'
import { HeadMarks } from './shell/head-marks.tsx'
import { Header } from './shell/header.tsx'
import { readVision, visionAttributes } from './shell/low-vision.ts'
import { PreviewRibbon } from './shell/preview-ribbon.tsx'
import { PrintHeader } from './shell/print-header.tsx'
import { type RootData, useRootData } from './shell/root-data.ts'
import { SkipLink } from './shell/skip-link.tsx'

const settled = <T,>(outcome: PromiseSettledResult<T>) => (outcome.status === 'fulfilled' ? outcome.value : null)

const thisYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone })

/** Loads the shell and never fails: the screen's own loader decides what a missing part means, and the client has logged it. */
export const loader = async ({ context, request, url }: LoaderFunctionArgs): Promise<RootData> => {
  const content = context.get(contentContext)
  const shared = await Promise.allSettled([content.settings(), content.menu('header'), content.menu('footer')])
  const header = settled(shared[1])
  // A title that cannot be had leaves a gap in the breadcrumb; the client has logged why.
  const titleOf = (path: string) =>
    content.page(path.slice(1)).then(
      (page) => ({ title: page.title, lang: fallbackLang(page, 'title') }),
      () => undefined,
    )
  const { siteUrl, version, outcome, preview, lang } = context.get(requestContext)
  const previewed = preview === 'over' ? undefined : preview
  return {
    siteUrl,
    version,
    year: Number(thisYear.format(new Date())),
    // The same entry in another language is looked at with the same link.
    search: previewed ? `?preview=${previewed.token}` : url.search,
    previewUntil: previewed && { at: previewed.until, text: momentIn(lang, previewed.until) },
    vision: readVision(request.headers.get('Cookie')),
    outcome,
    settings: settled(shared[0]),
    header,
    footer: settled(shared[2]),
    way: await breadcrumbTo(decodedPath(url.pathname), header, titleOf),
  }
}

/** Headers of a thrown response (`Retry-After`) are forwarded only here. */
export const headers = ({ errorHeaders, loaderHeaders }: HeadersArgs) => errorHeaders ?? loaderHeaders

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const vision = useRootData()?.vision
  return (
    <html lang={languageTags[locale]} {...visionAttributes(vision)} data-top="" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        <HeadMarks vision={vision} />
        <Meta />
        <Links />
      </head>
      <body>
        <Sprite />
        <PrintHeader />
        <SkipLink />
        <PreviewRibbon />
        <NavigationEffects />
        <PicturesShown value={vision?.pictures !== 'off'}>
          <Header />
          {children}
          <Footer />
        </PicturesShown>
        <ScrollRestoration />
        {/* Rendered in the browser too, it would preload the code of a screen that rests. */}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  const outcome = useRootData()?.outcome
  const Answer = useAnswer()
  if (Answer && outcome?.is === 'sent') return <Answer outcome={outcome} />
  // A suspended boundary keeps the server's markup: a screen is dormant until its code is needed (navigation/lazy-hydration.tsx).
  return (
    <OutcomeProvider value={outcome}>
      <Suspense fallback={<LazyHydration />}>
        <Outlet />
      </Suspense>
    </OutcomeProvider>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const outcome = useRootData()?.outcome
  const Answer = useAnswer()
  // The sender of a form gets the receipt, or the input back, even if the page fails.
  if (Answer && outcome) return <Answer outcome={outcome} />
  return <ErrorScreen error={error} />
}
