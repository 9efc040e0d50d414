import type { Art } from '../hand/canvas.ts'
import { fit, fitted } from '../hand/lines.ts'
import { rect } from '../hand/shapes.ts'
import type { Cover } from './cover.ts'
import { blocks, initial, waves } from './graphic-covers.ts'
import { bands, label, medallion } from './ornament-covers.ts'
import { ridges, sun, window } from './scenic-covers.ts'

const covers = { ridges, label, sun, medallion, blocks, window, bands, waves, initial } as const satisfies Record<
  string,
  (art: Art, title: string) => Cover
>

type BookScene = keyof typeof covers

/** Designs of a cover, in turn. */
export const bookScenes = [
  'ridges',
  'label',
  'sun',
  'medallion',
  'blocks',
  'window',
  'bands',
  'waves',
  'initial',
] as const satisfies readonly BookScene[]

// For a book without a title.
const subjects = ['Экономика', 'Құқық', 'Статистика', 'Тарих', 'Әлеуметтану', 'Қаржы', 'Деректер', 'Этика', 'Аудит', 'Логика'] as const

const most = 58

/** A title short enough for a cover: without its subtitle, and then without its last words. */
export const coverTitle = (title: string) => {
  const [main = title] = title.length > most ? title.split(/[:.;(]\s*/u) : [title]
  const words = main.trim().split(/\s+/u)
  while (words.length > 1 && words.join(' ').length > most) words.pop()
  return words.join(' ').replace(/[,;:]$/u, '')
}

/** A cover made from a title; a second line of the text is the author. */
export const book = (art: Art, scene: BookScene, text?: string) => {
  const { r, w, h, c } = art
  const [title = '', author = ''] = (text ?? r.pick(subjects)).split('\n')
  const { body, ink, box, middle } = covers[scene](art, title)
  const weight = r.pick([12, 14, 17])
  const words = fit(coverTitle(title), { w: box.w, h: box.h - (author ? h * 0.075 : 0), largest: w * 0.12 })
  const x = middle ? box.x + box.w / 2 : box.x
  const name =
    author &&
    fitted(fit(author, { w: box.w, h: h * 0.05, most: 1, largest: w * 0.04 }), x, box.y + words.height + h * 0.042, 11, ink, middle)
  return (
    body +
    fitted(words, x, box.y, weight, ink, middle) +
    name +
    rect(0, 0, w * 0.035, h, c.deep, 'opacity=".16"') +
    rect(w * 0.035, 0, w * 0.006, h, c.wall[0], 'opacity=".25"')
  )
}
