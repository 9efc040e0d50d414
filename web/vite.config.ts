import { constants } from '@narkhoz/contract/constants.ts'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    assetsDir: constants.assets.replaceAll('/', ''),
    // Inlined files would need `data:` in the Content-Security-Policy and repeat on every page.
    assetsInlineLimit: 0,
    // One stylesheet, kept by the browser for every page, instead of half a dozen that each hold up the first paint.
    cssCodeSplit: false,
  },
})
