import { createContext } from 'react'

/** Whether the visitor wants pictures; otherwise their alternative texts are shown. */
export const PicturesShown = createContext(true)
