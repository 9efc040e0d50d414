import type { Labels, Locale } from '@narkhoz/contract/locales.ts'
import type { StarterEntry } from '../starter-entry.ts'
import { employees } from '../university/employees.ts'
import { handbooks } from '../university/handbooks.ts'
import type { Table } from './paper-text.ts'

type Texts = { [lang in Locale]?: string | undefined }

const group = handbooks.find(({ slug }) => slug === 'council-member')?.id

const labels = ({ kz = '', ru = kz, en = kz }: Texts): Labels => ({ kz, ru, en })

/** The members whom the site names, with their posts. */
export const councilMembers: Table = {
  columns: [
    { kz: 'Аты-жөні', ru: 'Имя', en: 'Name' },
    { kz: 'Лауазымы', ru: 'Должность', en: 'Post' },
  ],
  rows: employees
    // Typed by the contract where they are written; an entry ready to be saved no longer is.
    .map(({ attributes }) => attributes as StarterEntry<'employee'>['attributes'])
    .filter(({ groups }) => groups?.some((id) => id === group))
    .map(({ name, post }) => [labels(name), labels(post ?? {})]),
}
