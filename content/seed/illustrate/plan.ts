import type { LocalizedText } from '@narkhoz/contract/attributes/localized.ts'
import type { Draft } from '../../content/entry.ts'
import { entityOf } from '../../content/kinds.ts'
import type { PictureOptions } from '../../pictures/picture.ts'
import { sceneWords } from '../../pictures/words.ts'
import { type Choice, chosen, optionsOf, sceneKey } from './chosen.ts'
import { People } from './people.ts'
import { type Slot, slotsOf } from './slots.ts'
import { isListed, listedOn, sectionOf } from './surroundings.ts'
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

/** The scene beside the form that ends most pages: on those it is never shown a second time. */
const besideForm = 'news open-doors'

/** Scenes of the main page's opening; no list that stands below it takes them. */
const openings = ['landscape yurts', 'landscape forest']

class Planner {
  readonly #people: People
  readonly #drafts: readonly Draft[]
  readonly #rows = new Map<string, Choice[]>()
  readonly #sections = new Map<string, Map<string, number>>()
  /** Scenes of listed entries, in the order of their lists. */
  readonly #listed = new Map<string, string[]>()
  readonly #planned = new Map<Draft, Illustration[]>()

  constructor(drafts: readonly Draft[]) {
    this.#drafts = inListOrder(drafts)
    this.#people = new People(drafts)
  }

  #add(slot: Slot, settled: Settled) {
    const before = this.#planned.get(slot.entry) ?? []
    this.#planned.set(slot.entry, [...before, { entry: slot.entry, path: slot.path, ...settled }])
  }

  #keep({ row }: Open, choice: Choice, section: Map<string, number>, onPage: Set<string>) {
    this.#rows.set(row, [...(this.#rows.get(row) ?? []), choice])
    section.set(sceneKey(choice), (section.get(sceneKey(choice)) ?? 0) + 1)
    onPage.add(sceneKey(choice))
  }

  /** Chooses for wishes that stand or fall together: nothing is kept unless each of them gets a picture. */
  #settle(wishes: readonly (readonly [Slot, Open])[], inSection: Map<string, number>, onPage: Set<string>) {
    const trial = new Set(onPage)
    const rows: Choice[] = []
    for (const [, wish] of wishes) {
      const choice = chosen(wish, [...(this.#rows.get(wish.row) ?? []), ...rows], { onPage: trial, inSection })
      if (!choice) return
      trial.add(sceneKey(choice))
      rows.push(choice)
    }
    wishes.forEach(([slot, wish], at) => {
      const choice = rows[at]
      if (!choice) return
      this.#keep(wish, choice, inSection, onPage)
      const drawing = optionsOf(wish, choice)
      this.#add(slot, { drawing, alt: saidOf(drawing) })
    })
  }

  /** Pictures of these slots of an entry, none of them a scene that the page shows already. */
  #illustrate(slots: readonly Slot[], section: string, onPage: Set<string>) {
    const inSection = this.#sections.get(section) ?? new Map<string, number>()
    this.#sections.set(section, inSection)
    const together = new Map<string, [Slot, Open][]>()
    for (const slot of slots) {
      const wish = wishOf(this.#people, slot)
      if (!wish) continue
      if (!('row' in wish)) this.#add(slot, wish)
      else {
        const key = wish.fitting === 'all' ? wish.row : slot.path.join('.')
        together.set(key, [...(together.get(key) ?? []), [slot, wish]])
      }
    }
    for (const wishes of together.values()) this.#settle(wishes, inSection, onPage)
  }

  /** What a page shows besides its own banner and blocks. */
  #around(entry: Draft) {
    const listed = listedOn(entry).flatMap(({ kind, count }) => (this.#listed.get(kind) ?? []).slice(0, count))
    return new Set([besideForm, ...listed])
  }

  plan(): Illustration[] {
    const own = (slot: Slot) => slot.path.length === 1
    const slots = new Map(this.#drafts.map((entry) => [entry, slotsOf(entry)]))
    for (const entry of this.#drafts) {
      this.#illustrate((slots.get(entry) ?? []).filter(own), `list ${entry.kind}`, new Set(isListed(entry.kind) ? openings : []))
      const scenes = (this.#planned.get(entry) ?? []).map(({ drawing }) => sceneKey(drawing))
      if (isListed(entry.kind)) this.#listed.set(entry.kind, [...(this.#listed.get(entry.kind) ?? []), ...scenes])
    }
    for (const entry of this.#drafts)
      this.#illustrate(
        (slots.get(entry) ?? []).filter((slot) => !own(slot)),
        sectionOf(entry),
        entry.kind === 'general-settings' ? new Set() : this.#around(entry),
      )
    return this.#drafts.flatMap((entry) => this.#planned.get(entry) ?? [])
  }
}

/** Which picture stands where, for every place of these entries that has none: always the same for the same entries. */
export const plan = (drafts: readonly Draft[]): Illustration[] => new Planner(drafts).plan()
