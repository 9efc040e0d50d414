import type { Page } from '@narkhoz/contract/pages/page.ts'
import { addressesOf, pages } from '@narkhoz/contract/pages/registry.ts'
import { index, type RouteConfig, route } from '@react-router/dev/routes'

const screenOf = ({ screen }: Page) => `pages/${screen}.tsx`

/** A family with one slug is that address, so that it goes before the family it is taken from. */
const pathOf = (page: Page) => {
  const [only, ...others] = page.slugs ? addressesOf(page) : []
  return (only && others.length === 0 ? only : page.address).replace('{slug}', ':slug')
}

export default [
  ...pages.map((page) => (page.address === '/' ? index(screenOf(page)) : route(pathOf(page), screenOf(page), { id: page.name }))),
  route('suggestions', 'pages/suggestions.ts'),
  route('vision', 'pages/vision.ts'),
  route('manifest.webmanifest', 'pages/manifest.ts'),
] satisfies RouteConfig
