import type { LocalizedText } from '@narkhoz/contract/attributes/localized.ts'
import type { Draft } from '@narkhoz/contract/entities/draft.ts'
import { entityOf } from '@narkhoz/contract/entities/entity-of.ts'
import type { PictureOptions } from '../pictures/picture.ts'
import { sceneWords } from '../pictures/words.ts'
import { type Choice, chosen, optionsOf, sceneKey } from './chosen.ts'
import { People } from './people.ts'
import { type Slot, slotsOf } from './slots.ts'
import { byTurn, isListed, sectionOf, type View, viewsOf } from './surroundings.ts'
import type { Drawing, Open, PictureChoice } from './wish.ts'
import { wishOf } from './wishes.ts'

/** A picture at a path of an entry. */
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

/** The scene next to the form at the end of most pages: on those it is not repeated. */
const besideForm = 'news open-doors'

/** Scenes at the top of the home page; no list below it uses them. */
const openings = ['landscape yurts', 'landscape forest']

/** Whether a picture is the entry's own, which is seen in lists, and none of its banner and blocks. */
const isOwn = ({ path }: Pick<Slot, 'path'>) => path.length === 1

class Planner {
  readonly #people: People
  readonly #drafts: readonly Draft[]
  readonly #rows = new Map<string, Choice[]>()
  readonly #sections = new Map<string, Map<string, number>>()
  readonly #views: readonly View[]
  readonly #planned = new Map<Draft, Illustration[]>()

  constructor(drafts: readonly Draft[]) {
    this.#drafts = inListOrder(drafts)
    this.#people = new People(drafts)
    this.#views = viewsOf(this.#drafts)
  }

  #add(slot: Slot, settled: PictureChoice) {
    const before = this.#planned.get(slot.entry) ?? []
    this.#planned.set(slot.entry, [...before, { entry: slot.entry, path: slot.path, ...settled }])
  }

  #keep({ row }: Open, choice: Choice, section: Map<string, number>, onPage: Set<string>) {
    this.#rows.set(row, [...(this.#rows.get(row) ?? []), choice])
    section.set(sceneKey(choice), (section.get(sceneKey(choice)) ?? 0) + 1)
    onPage.add(sceneKey(choice))
  }

  /** Chooses for all wishes or none: nothing is kept unless each of them gets a picture. */
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

  /** Scenes of entries that a page lists, as far as they are chosen. */
  #scenesIn({ listed }: View) {
    return [...listed].flatMap((entry) => (this.#planned.get(entry) ?? []).filter(isOwn).map(({ drawing }) => sceneKey(drawing)))
  }

  /** An article opens with its own picture. */
  #opening(page: Draft) {
    return page.kind === 'news' ? this.#scenesIn({ page, listed: new Set([page]) }) : []
  }

  /**
   * Scenes in all lists with the entry. On a page of its own kind it is compared with the newest only: an article of any year would
   * have to differ from them, so the site leaves out one that looks alike.
   */
  #around(entry: Draft) {
    const around = this.#views.filter(({ page, listed }) => page.kind !== entry.kind && listed.has(entry))
    return new Set([...openings, besideForm, ...around.flatMap((view) => this.#scenesIn(view))])
  }

  plan(): Illustration[] {
    const slots = new Map(this.#drafts.map((entry) => [entry, slotsOf(entry)]))
    for (const entry of byTurn(this.#drafts)) {
      const around = isListed(entry.kind) ? this.#around(entry) : new Set<string>()
      this.#illustrate((slots.get(entry) ?? []).filter(isOwn), `list ${entry.kind}`, around)
    }
    for (const view of this.#views) {
      const { page } = view
      const around = page.kind === 'general-settings' ? [] : [besideForm, ...this.#scenesIn(view), ...this.#opening(page)]
      this.#illustrate(
        (slots.get(page) ?? []).filter((slot) => !isOwn(slot)),
        sectionOf(page),
        new Set(around),
      )
    }
    return this.#drafts.flatMap((entry) => this.#planned.get(entry) ?? [])
  }
}

/** Assigns a picture to every empty path of these entries; deterministic. */
export const plan = (drafts: readonly Draft[]): Illustration[] => new Planner(drafts).plan()
