import { type FormName, forms } from '../forms/registry.ts'
import type { Labels } from '../locales.ts'

/** Roles; each account has one. */
export const roles = ['administrator', 'editor', 'staff'] as const

/** The role of an account. */
export type Role = (typeof roles)[number]

/** What roles are called. */
export const roleLabels: Readonly<Record<Role, Labels>> = {
  administrator: { kz: 'Әкімші', ru: 'Администратор', en: 'Administrator' },
  editor: { kz: 'Редактор', ru: 'Редактор', en: 'Editor' },
  staff: { kz: 'Қызметкер', ru: 'Сотрудник', en: 'Staff' },
}

/** The names of all forms, in the order they are declared. */
export const formNames = Object.keys(forms) as readonly FormName[]

/** The forms whose applications an account may see: all for administrators, chosen ones for staff, none for editors. */
export const formsOf = ({ role, forms: chosen }: { role: Role; forms: readonly FormName[] }): readonly FormName[] =>
  role === 'administrator' ? formNames : role === 'staff' ? formNames.filter((name) => chosen.includes(name)) : []
