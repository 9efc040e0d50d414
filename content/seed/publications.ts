import { earlierPublications } from './publications-earlier.ts'
import { recentPublications } from './publications-recent.ts'
import { starter } from './starter.ts'

export const publications = starter('publication', [...recentPublications, ...earlierPublications])
