import type { LocalizedText } from '@narkhoz/contract/attributes/localized.ts'
import type { Draft } from '../../content/entry.ts'
import { entityOf } from '../../content/kinds.ts'
import type { PictureOptions } from '../../pictures/picture.ts'
import { sceneWords } from '../../pictures/words.ts'
import { chosen, optionsOf } from './chosen.ts'
import { People } from './people.ts'
import { type Slot, slotsOf } from './slots.ts'
import type { Drawing, Open, Settled } from './wish.ts'
import { wishOf } from './wishes.ts'

/** A picture that stands at a place of an entry. */
export type Illustration = Pick<Slot, 'entry' | 'path'> & { drawing: Drawing; alt: LocalizedText }

/** Entries of a kind in the order of their list: pictures side by side must differ. */
const inListOrder = (drafts: readonly Draft[]) =>
  [...Map.groupBy(drafts, ({ kind }) => kind)].flatMap(([kind, list]) => {
    const { order } = entityOf(kind)
    if (!order) return list
    const rankOf = ({ attributes }: Draft) => {
      const value = attributes[order.attribute]
      return typeof value === 'number' ? value : Date.parse(String(value))
    }
    return list.toSorted((one, other) => (rankOf(one) - rankOf(other)) * (order.descending ? -1 : 1))
  })

const saidOf = ({ kind, scene }: PictureOptions): LocalizedText => {
  const words: Readonly<Record<string, LocalizedText>> | undefined = kind in sceneWords ? sceneWords[kind as keyof typeof sceneWords] : {}
  const said = words[scene ?? '']
  if (!said) throw new Error(`No words tell a picture of kind ${kind} with scene ${scene}`)
  return said
}

/** Which picture stands where, for every place of these entries that has none: always the same for the same entries. */
export const plan = (drafts: readonly Draft[]): Illustration[] => {
  const people = new People(drafts)
  const rows = new Map<string, ReturnType<typeof chosen>[]>()
  const settle = (wish: Open): Settled => {
    const before = rows.get(wish.row) ?? []
    const choice = chosen(wish, before)
    rows.set(wish.row, [...before, choice])
    const drawing = optionsOf(wish, choice)
    return { drawing, alt: saidOf(drawing) }
  }
  return inListOrder(drafts).flatMap((entry) =>
    slotsOf(entry).flatMap((slot) => {
      const wish = wishOf(people, slot)
      if (!wish) return []
      return [{ entry: slot.entry, path: slot.path, ...('row' in wish ? settle(wish) : wish) }]
    }),
  )
}
