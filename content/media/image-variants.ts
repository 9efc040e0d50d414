import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { mediaFormats, mediaWidths } from '@narkhoz/contract/media.ts'
import { Limiter } from '@narkhoz/server-kit/limiter.ts'

/** Maximum width of stored pictures: no screen shows more. */
const widest = 2400

/** A name that says its width has at least two digits; nothing smaller is of use to a visitor. */
const narrowest = 16

const quality = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 } } as const

const tooSmall: Labels = {
  kz: `Сурет тым кішкентай: ені кемінде ${narrowest} пиксель болуы керек.`,
  ru: `Изображение слишком мало: нужно не меньше ${narrowest} пикселей в ширину.`,
  en: `The picture is too small: it must be at least ${narrowest} pixels wide.`,
}

// sharp uses all cores for one picture; several at once would delay visitors.
const limiter = new Limiter({ concurrency: 1 })

/** A picture in one of the sizes and formats that visitors are sent. */
export type ImageVariant = { ending: (typeof mediaFormats)[number]; width: number; height: number; bytes: Uint8Array }

/** An editor's picture as it is stored, with its dimensions, and the copies that visitors load. */
export const imageVariants = (
  bytes: Uint8Array,
): Promise<{ width: number; height: number; bytes: Uint8Array; makeCopies: () => Promise<ImageVariant[]> }> =>
  limiter.run(async () => {
    const { default: sharp } = await import('sharp')
    const { width = 0 } = await sharp(bytes).metadata()
    if (width < narrowest) throw new ServiceError('invalid', { fields: { file: tooSmall } })
    const kept =
      width > widest
        ? await sharp(bytes).resize({ width: widest }).toBuffer({ resolveWithObject: true })
        : { data: bytes, info: await sharp(bytes).metadata() }
    const own = { width: kept.info.width ?? 0, height: kept.info.height ?? 0, bytes: kept.data }
    const makeCopies = () =>
      limiter.run(async () => {
        const copies: ImageVariant[] = []
        for (const size of [...mediaWidths.filter((one) => one < own.width), own.width])
          for (const ending of mediaFormats) {
            const { data, info } = await sharp(own.bytes)
              .resize({ width: size })
              .toFormat(ending, quality[ending])
              .toBuffer({ resolveWithObject: true })
            copies.push({ ending, width: size, height: info.height, bytes: data })
          }
        return copies
      })
    return { ...own, makeCopies }
  })
