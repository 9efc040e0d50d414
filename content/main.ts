import './storage/quick-imports.ts'

await import('./start.ts')
