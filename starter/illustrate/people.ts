import type { LocalizedText } from '@narkhoz/contract/attributes/localized.ts'
import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import { type PaletteName, paletteNames } from '../pictures/hand/palettes.ts'
import type { PictureOptions, SceneOf } from '../pictures/picture.ts'
import { ageOf, yearsOf } from './age.ts'
import { told } from './names.ts'
import type { PictureChoice } from './wish.ts'

type Figure = NonNullable<PictureOptions['figure']>
type Walk = SceneOf<'portrait'>

/** A person in the content, as far as they are described. */
type Person = { name: LocalizedText; figure?: Figure; post?: string; years: number }

/** Given names of women who are only quoted and whose family name is ambiguous. */
const women = new Set(
  (
    'Айсұлу Айгерім Ақерке Аружан Аяулым Әмина Әсел Бекзада Гүлназ Дана Диана Дина Жансая Зеренгүл Инкар Камила Құралай ' +
    'Лена Анна Мадина Майра Мейрамгүл Мерей Мөлдір Назерке Рахима Сабина Салтанат Томирис Үміт'
  ).split(' '),
)

const partsOf = ({ kz }: LocalizedText) => kz.split(' ')

/** A person is identified by given and family name, with or without a patronymic. */
const keyOf = (name: LocalizedText) => `${partsOf(name)[0]} ${partsOf(name).at(-1)}`

const figureOf = (name: LocalizedText): Figure => {
  const [given = '', ...family] = partsOf(name)
  if (family.some((part) => /(?:[оеё]ва|ина|ская|қызы)$/.test(part))) return 'woman'
  if (family.some((part) => /(?:[оеё]в|ин|ский|ұлы)$/.test(part))) return 'man'
  return women.has(given) ? 'woman' : 'man'
}

// Current students and recent graduates, by the caption of a quote.
const studying = /\byear\b|\bstudent\b|\bgraduate of 202\d\b|\bteam\b|\bsummer school\b|\bvolunteer\b|\bmentor\b|\bdegree graduate\b/i
const working = /\bheads?\b|\bdirector\b|\bjudge\b|\bmanager\b|\bofficer\b|\bowner\b|\bpsychologist\b|\bengineer\b/i

const walkOf = (post: string): Walk => (studying.test(post) && !working.test(post) ? 'student' : 'staff')

const walks: Readonly<Record<string, Walk>> = { volunteer: 'student' }

/** The alternative text of a portrait. */
const portrait = { kz: 'Портрет', ru: 'Портрет', en: 'Portrait' }

/** Whether words name a person: each starts with a capital. */
export const isPerson = (name: LocalizedText) => partsOf(name).length > 1 && partsOf(name).every((part) => /^\p{Lu}/u.test(part))

/** Portraits by person: the same person has the same face everywhere. */
export class People {
  readonly #known = new Map<string, PictureChoice>()
  readonly #rows = new Map<string, PaletteName[]>()
  /** The least age of each person, by all that is said of them anywhere. */
  readonly #years = new Map<string, number>()

  constructor(drafts: readonly Draft[]) {
    const kinds = [
      ...Map.groupBy(
        drafts.filter(({ kind }) => 'photo' in entityOf(kind).attributes),
        ({ kind }) => kind,
      ),
    ]
    for (const [, list] of kinds)
      for (const { attributes } of list) {
        const { name, years } = namedIn(attributes)
        this.#years.set(keyOf(name), Math.max(years, this.#years.get(keyOf(name)) ?? 0))
      }
    // Short lists first: a person in two of them has more neighbours there.
    for (const [kind, list] of kinds.sort(([, one], [, other]) => one.length - other.length))
      for (const { id, attributes } of list)
        this.#portray({ ...namedIn(attributes), seed: `${kind}-${id}`, walk: walks[kind] ?? 'staff', row: kind })
  }

  /** The portrait of a person by name; a new one gets the look of their position. */
  portraitOf(who: Person, seed: string): PictureChoice {
    return this.#portray({ ...who, seed, walk: walkOf(who.post ?? ''), row: 'quoted' })
  }

  #portray({ name, figure, years, seed, walk, row }: Person & { seed: string; walk: Walk; row: string }): PictureChoice {
    const key = keyOf(name)
    const before = this.#rows.get(row) ?? []
    const { drawing } = this.#known.get(key) ?? {
      drawing: {
        kind: 'portrait' as const,
        seed,
        scene: walk,
        palette: leastSeen(before),
        figure: figure ?? figureOf(name),
        ...(walk === 'staff' ? { age: ageOf(this.#years.get(key) ?? years, key) } : {}),
      },
    }
    const portrayed = { drawing, alt: told(portrait, name) }
    this.#known.set(key, portrayed)
    if ('palette' in drawing && drawing.palette) this.#rows.set(row, [...before, drawing.palette])
    return portrayed
  }
}

/** Colours go round, so that people side by side differ. */
const leastSeen = (before: readonly PaletteName[]) =>
  paletteNames.reduce((least, name) => (before.lastIndexOf(name) < before.lastIndexOf(least) ? name : least))

/** The person in an entry or block. */
export const namedIn = (values: Readonly<UnknownRecord>): Person => ({
  name: values.name as LocalizedText,
  ...(values.figure ? { figure: values.figure as Figure } : {}),
  ...(values.post ? { post: (values.post as LocalizedText).en ?? '' } : {}),
  years: yearsOf(values),
})
