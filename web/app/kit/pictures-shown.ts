import { createContext } from 'react'

/** Whether the visitor wants pictures; where not, what they show is told in words. */
export const PicturesShown = createContext(true)
