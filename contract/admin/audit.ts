import * as v from 'valibot'
import type { Labels } from '../locales.ts'

/** How long an audit line about an application outlives it, and how long any other line is kept. */
export const auditRetentionDays = 3 * 365

/** Audited actions on accounts, and their labels. */
export const accountActions = {
  first_administrator: { kz: 'Алғашқы әкімші тіркелді', ru: 'Создан первый администратор', en: 'First administrator created' },
  account_created: { kz: 'Тіркелгі ашылды', ru: 'Учётная запись создана', en: 'Account created' },
  account_changed: { kz: 'Тіркелгі өзгертілді', ru: 'Учётная запись изменена', en: 'Account changed' },
  account_disabled: { kz: 'Тіркелгі өшірілді', ru: 'Учётная запись отключена', en: 'Account disabled' },
  account_enabled: { kz: 'Тіркелгі қосылды', ru: 'Учётная запись включена', en: 'Account enabled' },
  link_made: { kz: 'Бір реттік сілтеме берілді', ru: 'Выдана одноразовая ссылка', en: 'One-time link made' },
  reset_requested: { kz: 'Құпиясөзді жаңарту сұралды', ru: 'Запрошен сброс пароля', en: 'Password reset requested' },
  signed_in: { kz: 'Жүйеге кірді', ru: 'Вход в систему', en: 'Signed in' },
  password_set: { kz: 'Құпиясөз орнатылды', ru: 'Пароль установлен', en: 'Password set' },
  password_changed: { kz: 'Құпиясөз өзгертілді', ru: 'Пароль изменён', en: 'Password changed' },
  email_change_requested: {
    kz: 'Поштаны ауыстыру сұралды',
    ru: 'Запрошена смена почты',
    en: 'Change of email requested',
  },
  email_changed: { kz: 'Пошта ауыстырылды', ru: 'Почта изменена', en: 'Email changed' },
  second_factor_on: { kz: 'Екінші фактор қосылды', ru: 'Второй фактор включён', en: 'Second factor switched on' },
  second_factor_off: { kz: 'Екінші фактор өшірілді', ru: 'Второй фактор выключен', en: 'Second factor switched off' },
  backup_codes_renewed: {
    kz: 'Сақтық кодтары жаңартылды',
    ru: 'Запасные коды выпущены заново',
    en: 'Backup codes renewed',
  },
  second_factor_locked: { kz: 'Екінші фактор бұғатталды', ru: 'Второй фактор заблокирован', en: 'Second factor locked' },
  second_factor_reset: { kz: 'Екінші фактор алып тасталды', ru: 'Второй фактор снят', en: 'Second factor reset' },
} as const satisfies Record<string, Labels>

/** Audited actions on applications, and their labels. */
export const applicationActions = {
  application_viewed: { kz: 'Өтінім қаралды', ru: 'Заявка просмотрена', en: 'Application viewed' },
  file_downloaded: { kz: 'Өтінім файлы жүктеп алынды', ru: 'Скачан файл заявки', en: 'File of an application downloaded' },
  applications_listed: { kz: 'Өтінімдер тізімі қаралды', ru: 'Просмотрен список заявок', en: 'List of applications viewed' },
  applications_exported: { kz: 'Өтінімдер жүктеп алынды', ru: 'Заявки выгружены', en: 'Applications exported' },
  application_answered: { kz: 'Өтінімге жауап берілді', ru: 'На заявку дан ответ', en: 'Application answered' },
  status_changed: { kz: 'Өтінімнің күйі өзгертілді', ru: 'Изменён статус заявки', en: 'Status of an application changed' },
  application_assigned: { kz: 'Өтінімнің жауаптысы өзгертілді', ru: 'Изменён ответственный за заявку', en: 'Application assigned' },
  due_date_changed: { kz: 'Өтінімнің мерзімі өзгертілді', ru: 'Изменён срок заявки', en: 'Due date of an application changed' },
  note_added: { kz: 'Өтінімге ішкі жазба қосылды', ru: 'К заявке добавлена заметка', en: 'Note added to an application' },
  mails_retried: { kz: 'Өтінім хаттары қайта жіберілді', ru: 'Письма заявки отправлены повторно', en: 'Emails of an application retried' },
  application_erased: { kz: 'Өтінім жойылды', ru: 'Заявка удалена', en: 'Application erased' },
  backup_made: { kz: 'Сақтық көшірме жасалды', ru: 'Создана резервная копия', en: 'Backup made' },
} as const satisfies Record<string, Labels>

/** All audited actions, and their labels. */
export const auditActions = { ...accountActions, ...applicationActions }

/** Something that is logged of an account. */
export type AccountAction = keyof typeof accountActions

/** Something that is logged of an application. */
export type ApplicationAction = keyof typeof applicationActions

/** An audited action. */
export type AuditAction = keyof typeof auditActions

/** How it was done; only at the screens is it known by whom. */
export const auditChannels = {
  screens: { kz: 'Басқару панелі', ru: 'Панель управления', en: 'Administration' },
  command: { kz: 'Пәрмен жолы', ru: 'Командная строка', en: 'Command line' },
  link: { kz: 'Бір реттік сілтеме арқылы', ru: 'По одноразовой ссылке', en: 'By a one-time link' },
  mail: { kz: 'Поштадағы сілтеме арқылы', ru: 'По ссылке из письма', en: 'By a link from an email' },
  retention: { kz: 'Сақтау мерзімі бітті', ru: 'Истёк срок хранения', en: 'Retention period over' },
} as const satisfies Record<string, Labels>

/** How something was done. */
export type AuditChannel = keyof typeof auditChannels

/** The kinds of subject by the name used in requests, `users` and `applications`. */
export const auditKinds = { users: 'account', applications: 'application' } as const

/** The kind of subject of an audit line. */
export type AuditKind = (typeof auditKinds)[keyof typeof auditKinds]

/** The kind of subject with one of these names. */
export const auditKindAsked = (name: string): AuditKind | undefined =>
  Object.hasOwn(auditKinds, name) ? auditKinds[name as keyof typeof auditKinds] : undefined

/** Details of an audit line besides who, when and which. They contain no personal data of applicants and no secrets. */
export const auditDetailsSchema = v.object({
  /** What changed, by the name of the field. */
  changes: v.optional(v.record(v.string(), v.object({ before: v.nullable(v.string()), after: v.nullable(v.string()) }))),
  /** An export: rows, format and filters; the search query is left out, it may be a name. */
  exported: v.optional(v.object({ rows: v.number(), format: v.string(), filters: v.record(v.string(), v.string()) })),
  /** Rows of lists returned within the hour. */
  listed: v.optional(v.object({ rows: v.number() })),
  /** How many sessions ended with it. */
  sessions_ended: v.optional(v.number()),
})

/** Details of an audit line besides who, when and which. */
export type AuditDetails = v.InferOutput<typeof auditDetailsSchema>
