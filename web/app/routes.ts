import { builtInPages } from '@narkhoz/contract/pages/built-in-pages.ts'
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('pages/home.tsx'),
  route('404', 'pages/not-found.tsx'),
  route('devSitemap', 'pages/dev-sitemap.tsx'),
  route('devGallery', 'pages/gallery.tsx'),
  route('vision', 'pages/vision.ts'),
  route('manifest.webmanifest', 'pages/manifest.ts'),
  ...builtInPages.map(({ name, address, screen }) => route(address, `pages/${screen}.tsx`, { id: name })),
  route('*', 'pages/static.tsx'),
] satisfies RouteConfig
