import { starter } from '../starter-entry.ts'
import { leadership } from './employees-leadership.ts'
import { offices } from './employees-offices.ts'
import { teaching } from './employees-teaching.ts'

export const employees = starter('employee', [...leadership, ...offices, ...teaching])
