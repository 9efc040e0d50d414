import { starter } from '../starter-entry.ts'
import { earlierPublications } from './publications-earlier.ts'
import { recentPublications } from './publications-recent.ts'

export const publications = starter('publication', [...recentPublications, ...earlierPublications])
