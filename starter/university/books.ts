import { starter } from '../starter-entry.ts'
import { businessBooks } from './books-business.ts'
import { humanitiesBooks } from './books-humanities.ts'
import { lawAndTechnologyBooks } from './books-law-technology.ts'

export const books = starter('book', [...businessBooks, ...lawAndTechnologyBooks, ...humanitiesBooks])
