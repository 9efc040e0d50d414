import { type RefObject, useEffect } from 'react'

/** Smaller moves are a finger that rests, or a browser bar that folds. */
const least = 8

/**
 * Sets the scroll direction on an element, so that CSS can bring it back when scrolling up. Nothing is set before the first scroll,
 * and nothing at the top: there it is in place.
 */
export const useScrollDirection = (ref: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    let last = scrollY
    const look = () => {
      const element = ref.current
      const moved = scrollY - last
      if (!element || Math.abs(moved) < least) return
      last = scrollY
      if (scrollY <= 0) delete element.dataset.scrolled
      else if (moved < 0 && scrollY > element.offsetHeight) element.dataset.scrolled = 'up'
      // Only what came into view can leave it: from the top the element scrolls away with the page.
      else if (moved > 0 && element.dataset.scrolled) element.dataset.scrolled = 'down'
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [ref])
}
