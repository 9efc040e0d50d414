import { starter } from '../starter.ts'
import { earlierPublications } from './publications-earlier.ts'
import { recentPublications } from './publications-recent.ts'

export const publications = starter('publication', [...recentPublications, ...earlierPublications])
