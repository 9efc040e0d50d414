import sharp from 'sharp'
import { kinds } from '../kinds.ts'
import { type PictureKind, type PictureOptions, picture } from '../picture.ts'

/** Every kind of picture. */
export const everyKind = Object.keys(kinds).filter((name): name is PictureKind => name in kinds)

const words = ['Жыл', 'Құқық', 'Экономика', 'Теория', 'Деректер', 'Алатау', 'Өзен', 'Ғылым', 'Әдіс', 'Тарих'] as const

/** Entries of a list as the seed would draw them; `all` cycles through the scenes. */
export const samples = (kind: PictureKind, count: number, all = false): PictureOptions[] => {
  const { scenes } = kinds[kind]
  return Array.from({ length: count }, (_, at): PictureOptions => {
    const text = kind === 'book' || kind === 'wordmark' ? `${words[at % 10]} ${words[Math.floor(at / 10) % 10]}` : undefined
    return { kind, seed: `${kind}-${at + 1}`, text, ...(all && { scene: scenes[at % scenes.length] }) }
  })
}

/** A picture as pixels, small. */
export const rendered = async (options: PictureOptions, width: number, height: number) => {
  const { data, info } = await sharp(Buffer.from(picture(options)))
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = new Set<number>()
  for (let at = 0; at + 2 < data.length; at += 3) colours.add(data.readUIntBE(at, 3))
  return { data, width: info.width, height: info.height, colours: colours.size }
}
