import type { Locale } from '@narkhoz/contract/locales.ts'
import { Children, Fragment, isValidElement, type ReactNode } from 'react'
import type { Dictionary } from '../i18n/dictionary.ts'
import type { PagePart, PartsOf } from '../kit/page-part.ts'

/** Banner and footer of a page on a phone, in screens. */
const around = 2

/** From how many screens on a page begins with links to its parts. */
const long = 6

/** One entry of a list, in screens. */
const entry = 0.25

type Props = Readonly<Record<string, unknown>>

const declaresParts = (type: unknown): type is { parts: PartsOf<Props> } => typeof type === 'function' && 'parts' in type

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : undefined)

/** The number of list entries in a section. */
const entriesIn = (node: ReactNode): number =>
  Children.toArray(node).reduce<number>((sum, child) => {
    if (!isValidElement<Props>(child)) return sum
    return sum + Math.max(0, ...Object.values(child.props).map((value) => (value === child.props.children ? 0 : (lengthOf(value) ?? 0))))
  }, 0)

const sectionPart = ({ block, id = block, title, titleLang, items, people, children }: Props): PagePart[] => {
  if (typeof block !== 'string' || typeof id !== 'string') return []
  const count = lengthOf(items) ?? lengthOf(people)
  // Sliders show nothing at all where they have nothing to show.
  if (count === 0) return []
  // A section may contain any node; its props are typed by the component.
  const screens = Math.max(0.9, entry * entriesIn(children as ReactNode))
  return [
    {
      id,
      title: typeof title === 'string' ? title : '',
      titleLang: typeof titleLang === 'string' ? titleLang : undefined,
      count,
      screens,
    },
  ]
}

/** The parts of a page, read from its elements before they are rendered: sections as they are, and what components say of theirs. */
export const partsIn = (page: ReactNode, words: Dictionary, locale: Locale): PagePart[] =>
  Children.toArray(page).flatMap((child) => {
    if (!isValidElement<Props>(child)) return []
    if (child.type === Fragment) return partsIn(child.props.children as ReactNode, words, locale)
    return declaresParts(child.type) ? child.type.parts(child.props, words, locale) : sectionPart(child.props)
  })

/** The parts that a long page links to at its beginning; none of a page that is looked through at a glance. */
export const partsToLink = (parts: readonly PagePart[]): readonly PagePart[] => {
  const screens = parts.reduce((sum, part) => sum + part.screens, around)
  const headed = parts.filter(({ title }) => title)
  return screens > long && headed.length > 2 ? headed : []
}
