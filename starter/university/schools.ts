import { starter } from '../starter-entry.ts'
import { digitalArtsAndLaw } from './schools-digital-arts-law.ts'
import { economicsAndBusiness } from './schools-economics-business.ts'

export const schools = starter('school', [...economicsAndBusiness, ...digitalArtsAndLaw])
