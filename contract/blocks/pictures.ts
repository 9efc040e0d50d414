import type { AttributeOptions } from '../attributes/attribute.ts'
import { picture } from '../attributes/media.ts'
import { list } from '../attributes/nested.ts'
import { text } from '../attributes/text.ts'

/** Pictures in order, each with its caption. */
export const pictures = <const O extends AttributeOptions>(options: O) =>
  list(
    {
      picture: picture({ required: true }),
      caption: text({ label: { kz: 'Суретке түсініктеме', ru: 'Подпись', en: 'Caption' } }),
    },
    options,
  )
