import type { Labels } from '../locales.ts'
import type { Role } from './roles.ts'

/** Everything that an account may be allowed to do, and what that is called. */
export const permissions = {
  'content.read': { kz: 'Мазмұнды көру', ru: 'Просмотр содержимого', en: 'See content' },
  'content.write': { kz: 'Мазмұнды өңдеу', ru: 'Правка содержимого', en: 'Edit content' },
  'content.publish': { kz: 'Мазмұнды жариялау', ru: 'Публикация содержимого', en: 'Publish content' },
  'content.delete': { kz: 'Мазмұнды жою', ru: 'Удаление содержимого', en: 'Delete content' },
  'media.write': { kz: 'Медиафайлдарды басқару', ru: 'Управление медиафайлами', en: 'Manage media' },
  'redirects.write': { kz: 'Бағыттауларды басқару', ru: 'Управление перенаправлениями', en: 'Manage redirects' },
  'log.read': { kz: 'Өзгерістер журналын көру', ru: 'Просмотр журнала изменений', en: 'See the log of changes' },
  'audit.read': {
    kz: 'Тіркелгілер мен өтінімдер журналын көру',
    ru: 'Просмотр журнала учётных записей и заявок',
    en: 'See the log of accounts and applications',
  },
  'applications.read': { kz: 'Өтінімдерді көру', ru: 'Просмотр заявок', en: 'See applications' },
  'applications.answer': { kz: 'Өтінімдерге жауап беру', ru: 'Ответы на заявки', en: 'Answer applications' },
  'applications.export': { kz: 'Өтінімдерді экспорттау', ru: 'Выгрузка заявок', en: 'Export applications' },
  'applications.erase': { kz: 'Өтінімдерді жою', ru: 'Удаление заявок', en: 'Erase applications' },
  'users.write': { kz: 'Пайдаланушыларды басқару', ru: 'Управление пользователями', en: 'Manage users' },
  'synonyms.write': { kz: 'Синонимдерді басқару', ru: 'Управление синонимами', en: 'Manage synonyms' },
  'settings.write': { kz: 'Баптауларды басқару', ru: 'Управление настройками', en: 'Manage settings' },
} as const satisfies Record<string, Labels>

/** Something that an account may be allowed to do. */
export type Permission = keyof typeof permissions

const all = Object.keys(permissions) as readonly Permission[]

const given: Readonly<Record<Role, readonly Permission[]>> = {
  administrator: all,
  editor: [
    'content.read',
    'content.write',
    'content.publish',
    'content.delete',
    'media.write',
    'redirects.write',
    'log.read',
    'synonyms.write',
  ],
  // Of the forms that were chosen for them, and of no others.
  staff: ['applications.read', 'applications.answer', 'applications.export', 'applications.erase'],
}

/** Permissions of a role; a role of another version of the software has none. */
export const permissionsOf = (role: Role): readonly Permission[] => (Object.hasOwn(given, role) ? given[role] : [])

/** Whether an account may do something. */
export const may = ({ role }: { role: Role }, permission: Permission): boolean => permissionsOf(role).includes(permission)
