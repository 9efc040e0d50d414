import { starter } from '../../starter-entry.ts'
import { entryGrants } from './entry.ts'
import { meritAndMobilityGrants } from './merit-and-mobility.ts'

export const grants = starter('grant', [...entryGrants, ...meritAndMobilityGrants])
