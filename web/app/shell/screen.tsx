import type { ReactNode } from 'react'
import { useLocale } from '../i18n/locale.ts'
import { useWords } from '../i18n/words.ts'
import { Banner, type BannerPage } from '../sections/banner/banner.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Contents } from './contents.tsx'
import { partsIn, partsToLink } from './page-parts.ts'
import type { Step } from './root-data.ts'

type ScreenProps = { page: BannerPage; above?: readonly Step[]; kind?: string; slim?: boolean; children?: ReactNode }

/** What every screen but the home page begins with: the banner with the way to the page on it, and of a long one its contents. */
export const Screen = ({ page, above = [], kind, slim, children }: ScreenProps) => {
  const parts = partsToLink(partsIn(children, useWords(), useLocale()))
  return (
    <main id="main">
      <Banner page={page} kind={kind} slim={slim} above={<Breadcrumb page={page} above={above} />} />
      {parts.length > 0 && <Contents parts={parts} />}
      {children}
    </main>
  )
}
