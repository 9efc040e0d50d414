import { page } from './page.ts'

/** Every address of the site by section, for those who build and check it. */
export const devSitemap = page({ name: 'dev-sitemap', address: '/devSitemap', section: 'main', builtIn: true, hidden: true })
