import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { packAssets } from './server/files/assets.ts'

export default {
  ssr: true,
  buildDirectory: 'build',
  // One hashed file with all routes instead of a route-lookup endpoint that anyone may ask anything.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => packAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
