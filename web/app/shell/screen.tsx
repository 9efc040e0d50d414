import type { ReactNode } from 'react'
import { Banner, type BannerPage } from '../blocks/banner/banner.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import type { Step } from './frame.ts'

type ScreenProps = { page: BannerPage; above?: readonly Step[]; children?: ReactNode }

/** What every screen but the home page begins with: the banner with the way to the page on it. */
export const Screen = ({ page, above = [], children }: ScreenProps) => (
  <main id="main">
    <Banner page={page} above={<Breadcrumb page={page} above={above} />} />
    {children}
  </main>
)
