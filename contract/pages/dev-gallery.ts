import { page } from './page.ts'

/** Every block with its sample and every part of the kit, for those who build the site. */
export const devGallery = page({
  name: 'dev-gallery',
  screen: 'gallery',
  address: '/devGallery',
  section: 'main',
  query: ['modal', 'page'],
  builtIn: true,
  hidden: true,
})
