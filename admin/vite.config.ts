import { defineConfig } from 'vite'

const vendor = (name: string, packages: string) => ({
  name,
  test: new RegExp(`[\\\\/]node_modules[\\\\/](?:${packages})[\\\\/]`),
  priority: 1,
})

export default defineConfig({
  // The content service serves it below this path.
  base: '/admin/',
  build: {
    outDir: 'build',
    emptyOutDir: true,
    // Inlined files would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // Hundreds of the library's files say "use client", which means nothing without a server that renders them.
      onLog: (level, log, print) => log.code === 'MODULE_LEVEL_DIRECTIVE' || print(level, log),
      output: {
        codeSplitting: {
          // Chunks of libraries change with their version only, and stay in browser caches over many deployments.
          groups: [
            vendor('react', 'react|react-dom|scheduler|react-router'),
            vendor('look', '@mui|@emotion|stylis|react-transition-group|@popperjs'),
            vendor('text', '@tiptap|prosemirror-[a-z-]+|orderedmap|rope-sequence|w3c-keyname|linkifyjs'),
          ],
        },
      },
    },
  },
})
