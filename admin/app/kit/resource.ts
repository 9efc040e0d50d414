import { createContext, useContext } from 'react'

/** The section of a screen. */
export const ResourceContext = createContext<string | undefined>(undefined)

/** The section of this screen; undefined for screens such as the profile. */
export const useResourceContext = () => useContext(ResourceContext)
