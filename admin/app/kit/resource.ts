import { createContext, useContext } from 'react'

/** The section that a screen stands in. */
export const ResourceContext = createContext<string | undefined>(undefined)

/** The section of this screen; screens such as the profile stand in none. */
export const useResourceContext = () => useContext(ResourceContext)
