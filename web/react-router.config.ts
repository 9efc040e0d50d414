import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  buildDirectory: 'build',
  // One hashed file with all routes instead of a route-lookup endpoint that anyone may ask anything.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
