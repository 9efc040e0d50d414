import type { NewMedia } from '@narkhoz/contract/media.ts'
import sharp from 'sharp'
import { logo, logoSize } from '../pictures/marks/logo.ts'
import type { LogoFile } from './logo-files.ts'

/** Wide enough for print in a newspaper column. */
const pngWidth = 2000

/** Draws a file of the logo; a PNG is transparent. */
export const drawLogo = async ({ name, ending, text, ground }: LogoFile): Promise<NewMedia> => {
  const svg = Buffer.from(logo(text, ground))
  const { width, height } = logoSize(text)
  if (ending === 'svg') return { ending, name, bytes: svg, width, height }
  // Otherwise the drawing is rendered in its own size and enlarged.
  const density = Math.ceil((72 * pngWidth) / width)
  const { data, info } = await sharp(svg, { density }).resize({ width: pngWidth }).png().toBuffer({ resolveWithObject: true })
  return { ending, name, bytes: data, width: info.width, height: info.height }
}
