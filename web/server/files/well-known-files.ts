import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EncodedResponse } from '../http/encoded-response.ts'

const pictures = join(import.meta.dirname, '../../app/shell/pictures')

/** Pages are open to all crawlers; the router's data requests would duplicate them. */
const robots = (siteUrl: string) => `User-agent: *\nDisallow: /*.data$\n\nSitemap: ${siteUrl}/sitemap.xml\n`

/** A favicon in ICO format, for clients that request it unlinked: a container around a PNG. */
const favicon = (png: Buffer, size: number) => {
  const frame = Buffer.alloc(22)
  frame.writeUInt16LE(1, 2)
  frame.writeUInt16LE(1, 4)
  frame.writeUInt8(size, 6)
  frame.writeUInt8(size, 7)
  frame.writeUInt16LE(1, 10)
  frame.writeUInt16LE(32, 12)
  frame.writeUInt32LE(png.length, 14)
  frame.writeUInt32LE(frame.length, 18)
  return Buffer.concat([frame, png])
}

const hour = 'public, max-age=3600'
const day = 'public, max-age=86400'

/** Files at well-known paths. */
export const wellKnownFiles = (siteUrl: string, always: Readonly<Record<string, string>>): ReadonlyMap<string, EncodedResponse> => {
  const answer = (type: string, body: Buffer | string, caching: string) =>
    new EncodedResponse({ headers: { ...always, 'Content-Type': type, 'Cache-Control': caching }, body: Buffer.from(body) })
  return new Map([
    ['/robots.txt', answer('text/plain; charset=utf-8', robots(siteUrl), hour)],
    ['/favicon.ico', answer('image/x-icon', favicon(readFileSync(join(pictures, 'icon-192.png')), 192), day)],
    ['/apple-touch-icon.png', answer('image/png', readFileSync(join(pictures, 'touch-icon.png')), day)],
  ])
}
