import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { IconButton } from './button.tsx'
import { Section, type SectionProps } from './section.tsx'
import styles from './slider-section.module.css'

/** The scroll position of the list; `whole` if nothing overflows. */
type At = 'start' | 'middle' | 'end' | 'whole'

const placeIn = ({ scrollLeft, scrollWidth, clientWidth }: Element): At => {
  const left = scrollWidth - clientWidth
  if (left <= 1) return 'whole'
  return scrollLeft <= 1 ? 'start' : scrollLeft >= left - 1 ? 'end' : 'middle'
}

const useSlider = () => {
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<At>('start')
  useEffect(() => {
    const element = list.current
    if (!element) return
    const look = () => setAt(placeIn(element))
    const resized = new ResizeObserver(look)
    resized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  // Less than a screen width, so that the last visible item stays visible.
  const move = (direction: -1 | 1) => list.current?.scrollBy({ left: direction * 0.8 * list.current.clientWidth })
  return { list, at, move }
}

type SliderProps = Omit<SectionProps, 'aside' | 'wide' | 'children'> & {
  /** The name of the list if the section has no heading. */
  label?: string
  /** The width of an item: a card, a person, or a picture with its own ratio. */
  items: 'cards' | 'people' | 'pictures'
  /** One `<ul>`, or several that move together. */
  children: ReactNode
}

/**
 * A carousel, moved by hand, by keyboard or with the buttons. It scrolls natively, so without a script only the buttons are missing.
 */
export const SliderSection = ({ items, label, children, ...section }: SliderProps) => {
  const words = useWords().kit
  const { list, at, move } = useSlider()
  return (
    <Section
      {...section}
      aside={
        <div className={styles.buttons} hidden={at === 'whole'}>
          <IconButton icon="back" label={words.back} aria-disabled={at === 'start'} onClick={() => move(-1)} />
          <IconButton icon="arrow" label={words.forward} aria-disabled={at === 'end'} onClick={() => move(1)} />
        </div>
      }
      wide={
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        // biome-ignore lint/a11y/useSemanticElements: nothing here is filled in
        <div className={`${styles.slider} ${styles[items] ?? ''}`} ref={list} role="group" aria-label={section.title ?? label} tabIndex={0}>
          {children}
        </div>
      }
    />
  )
}
