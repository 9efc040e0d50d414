import { grounds } from '@narkhoz/contract/brand.ts'
import { languageTags } from '@narkhoz/contract/locales.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../.server/request-context.ts'
import { basenames } from '../i18n/address.ts'
import { wordsIn } from '../i18n/words.ts'
import small from '../shell/pictures/icon-192.png'
import large from '../shell/pictures/icon-512.png'
import maskable from '../shell/pictures/icon-maskable-512.png'

const day = 86_400

/** The web app manifest, in the page's language. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const { lang } = context.get(requestContext)
  const { name } = wordsIn(lang)
  const icon = (src: string, size: number, purpose: string) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose })
  const manifest = {
    id: basenames[lang],
    name: name.full,
    short_name: name.first,
    lang: languageTags[lang],
    dir: 'ltr',
    start_url: basenames[lang],
    scope: '/',
    display: 'minimal-ui',
    background_color: grounds.light,
    theme_color: grounds.light,
    icons: [icon(small, 192, 'any'), icon(large, 512, 'any'), icon(maskable, 512, 'maskable')],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': `public, max-age=${day}` },
  })
}
