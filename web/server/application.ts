import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readAssets } from './files/assets.ts'
import type { EncodedResponse } from './http/encoded-response.ts'
import type { SiteBuild } from './render/page-renderer.ts'

/** Answers a request itself or passes it on. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The application and its files, wherever they come from. */
export type Application = {
  build: () => SiteBuild | Promise<SiteBuild>
  assets: ReadonlyMap<string, EncodedResponse>
  /** The stylesheets among them, by their path. */
  sheets: ReadonlyMap<string, string>
  /** Runs before everything else. */
  middleware?: Middleware
  close: () => Promise<void>
}

const root = join(import.meta.dirname, '..')

/** What `react-router build` made; its files carry the headers that every answer carries. */
export const builtApplication = async (always: Readonly<Record<string, string>>): Promise<Application> => {
  const built = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as SiteBuild
  const folder = join(root, 'build/client')
  const assets = await readAssets(folder, always)
  const paths = [...assets.keys()].filter((path) => path.endsWith('.css'))
  const sheets = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const)))
  return { build: () => built, assets, sheets, close: async () => {} }
}

/** Built by Vite on request; changes reach the browser over the same port. */
export const developedApplication = async (server: Server): Promise<Application> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    build: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild,
    assets: new Map(),
    sheets: new Map(),
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}
