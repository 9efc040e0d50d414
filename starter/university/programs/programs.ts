import { bachelorArtsAndLaw } from './bachelor-arts-and-law.ts'
import { bachelorDigital } from './bachelor-digital.ts'
import { bachelorEconomics } from './bachelor-economics.ts'
import { doctoral } from './doctoral.ts'
import { master } from './master.ts'

export const programs = [...bachelorEconomics, ...bachelorDigital, ...bachelorArtsAndLaw, ...master, ...doctoral]
