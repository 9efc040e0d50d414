import { starter } from '../starter-entry.ts'
import { firstGrants } from './grants-1-5.ts'
import { moreGrants } from './grants-6-11.ts'

export const grants = starter('grant', [...firstGrants, ...moreGrants])
