import type { ReactNode } from 'react'
import { Banner, type BannerPage } from '../blocks/banner/banner.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

/** What every screen but the home page begins with: the banner with the way to the page on it. */
export const Screen = ({ page, children }: { page: BannerPage; children?: ReactNode }) => (
  <main id="main">
    <Banner page={page} above={<Breadcrumb page={page} />} />
    {children}
  </main>
)
