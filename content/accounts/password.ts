import { randomUUID } from 'node:crypto'
import { ServiceError } from '@narkhoz/contract/errors.ts'
import type { Labels } from '@narkhoz/contract/locales.ts'
import { eq } from 'drizzle-orm'
import { credentials, sessions } from '../storage/schema.ts'
import type { Transaction } from '../storage/storage.ts'

const tooEasy: Labels = {
  kz: 'Бұл құпиясөзді табу оңай. Басқасын таңдаңыз.',
  ru: 'Этот пароль легко угадать. Выберите другой.',
  en: 'This password is easy to guess. Choose another one.',
}

const fewestCharacters = 6

/** Refuses a password that whoever knows the address would try first, or that is one sign over and over. */
export const refuseEasy = (password: string, email: string) => {
  const said = password.toLowerCase()
  const name = email.split('@')[0] ?? ''
  const isEasy = new Set(said).size < fewestCharacters || said.includes(email) || (name.length > 3 && said.replaceAll(name, '').length < 8)
  if (isEasy) throw new ServiceError('invalid', { fields: { password: tooEasy } })
}

/** Gives somebody a password, by its hash, and ends all their sessions: whoever had the old one is out. */
export const setPassword = async (tx: Transaction, userId: string, hash: string) => {
  await tx.delete(credentials).where(eq(credentials.userId, userId))
  await tx.insert(credentials).values({ id: randomUUID(), userId, accountId: userId, providerId: 'credential', password: hash })
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}
