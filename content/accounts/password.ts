import { randomUUID } from 'node:crypto'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { credentials, sessions } from '../storage/schema.ts'
import type { Database, Transaction } from '../storage/storage.ts'
import { dropChallenges } from './challenges.ts'

const tooEasy: Labels = {
  kz: 'Бұл құпиясөзді болжау оңай. Басқасын таңдаңыз.',
  ru: 'Этот пароль легко угадать. Выберите другой.',
  en: 'This password is easy to guess. Choose another one.',
}

const fewestCharacters = 6

/** What everybody tries first, in three languages and on both keyboards; digits and signs around them do not help. */
const common = [
  ...['password', 'passwort', 'parol', 'пароль', 'құпиясөз', 'qwerty', 'qwertyuiop', 'йцукен', 'йцукенгшщз', 'asdfgh', 'asdfghjkl'],
  ...['zxcvbn', 'zxcvbnm', 'admin', 'administrator', 'админ', 'әкімші', 'welcome', 'letmein', 'iloveyou', 'changeme', 'secret', 'master'],
  ...['university', 'университет', 'narkhoz', 'narxoz', 'нархоз', 'almaty', 'алматы', 'kazakhstan', 'қазақстан', 'казахстан', 'football'],
]
const commonOnly = new RegExp(`^(?:${common.join('|')})*$`)

/** Rejects common passwords, those derived from the address, numbers, and one repeated character. */
export const refuseEasy = (password: string, email: string) => {
  const said = password.toLowerCase()
  const name = email.split('@')[0] ?? ''
  const isEasy =
    new Set(said).size < fewestCharacters ||
    commonOnly.test(said.replaceAll(/[^\p{L}]/gu, '')) ||
    said.includes(email) ||
    (name.length > 3 && said.replaceAll(name, '').length < 8)
  if (isEasy) throw new ServiceError('invalid', { fields: { password: tooEasy } })
}

/** Whether the user has set a password. */
export const hasChosenPassword = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(credentials, and(eq(credentials.userId, userId), isNotNull(credentials.password)))) > 0

/** Sets a password by its hash, and ends all sessions and pending sign-ins: the holder of the old one is out. */
export const setPassword = async (tx: Transaction, userId: string, hash: string) => {
  await tx.delete(credentials).where(eq(credentials.userId, userId))
  await tx.insert(credentials).values({ id: randomUUID(), userId, accountId: userId, providerId: 'credential', password: hash })
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await dropChallenges(tx, userId)
}
