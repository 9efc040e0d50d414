import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { styleNonceMeta } from '@narkhoz/contract/admin/style-nonce.ts'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Env, Service } from './service.ts'

/** Build output of the screens. */
const adminBuild = fileURLToPath(new URL('../../admin/build', import.meta.url))

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Names of files and folders, none of them hidden: nothing that leads out of the build can be spelled so. */
const filePath = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/

const fileIn = (folder: string, path: string) =>
  readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(error.code ?? '')) return undefined
    throw error
  })

/** The page's policy: nothing from another origin, except the site in preview frames. */
const policy = (siteUrl: string, nonce?: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])].join(' '),
    // Pictures that are about to be uploaded are shown from memory.
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${siteUrl}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
})

const notBuilt = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not built</title></head>
<body>
<h1>The screens of editors and staff are not built</h1>
<p lang="kk">Бұл бет әлі жиналмаған. Қызметті <code>npm start</code> арқылы іске қосыңыз: ол бетті өзі жинайды.</p>
<p lang="ru">Эта страница ещё не собрана. Запустите сервис командой <code>npm start</code>: она соберёт её сама.</p>
<p>This page has not been built yet. Start the service with <code>npm start</code>, which builds it.</p>
</body>
</html>`

/** The screens of editors and staff below `/admin/`: files of their build, and its one page for every other address. */
export const adminPages = ({ siteUrl }: Pick<Service, 'siteUrl'>, folder = adminBuild) => {
  const app = new Hono<Env>()
  app.get('/admin', (c) => c.redirect('/admin/', 308))
  app.use('/admin/*', compress())
  app.get('/admin/*', async (c) => {
    c.env.seen.route = 'admin'
    const path = c.req.path.slice('/admin/'.length)
    const isFile = path !== 'index.html' && filePath.test(path)
    const file = isFile ? await fileIn(folder, path) : undefined
    if (file) {
      const isHashed = path.startsWith('assets/')
      return c.body(new Uint8Array(file), 200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
    }
    // A missing file of an older build must not be answered with the page: a browser would cache it as a script.
    if (path.startsWith('assets/')) throw new ServiceError('not_found')
    const page = await fileIn(folder, 'index.html')
    if (!page) return c.html(notBuilt, 503, { ...policy(siteUrl), 'cache-control': 'no-store' })
    const nonce = randomBytes(16).toString('base64')
    const html = page.toString('utf8').replace('<head>', () => `<head><meta name="${styleNonceMeta}" content="${nonce}">`)
    return c.html(html, 200, { ...policy(siteUrl, nonce), 'cache-control': 'no-store' })
  })
  return app
}
