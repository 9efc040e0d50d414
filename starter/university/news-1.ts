import { starter } from '../starter-entry.ts'
import { news11 } from './news-1-1.ts'
import { news12 } from './news-1-2.ts'
import { news13 } from './news-1-3.ts'
import { news14 } from './news-1-4.ts'

export const news1 = starter('news', [...news11, ...news12, ...news13, ...news14])
