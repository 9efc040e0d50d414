import { defineConfig } from 'drizzle-kit'

export default defineConfig({ dialect: 'postgresql', schema: 'content/storage/schema.ts', out: 'content/storage/migrations' })
