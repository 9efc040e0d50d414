import { and, eq, isNull } from 'drizzle-orm'
import { makeLink } from '../accounts/one-time-links.ts'
import { users } from '../storage/schema.ts'
import type { Database } from '../storage/storage.ts'
import { composed } from './compose.ts'
import { givenAddress, needed } from './letter.ts'
import type { Queued } from './outbox.ts'
import type { Letter } from './post.ts'
import { mailSettingsFor } from './settings.ts'
import { words } from './words.ts'

/** No form's: what is said about mail in general. */
const noForm = ''

/**
 * The mail with a link to choose a password. The link is made only now: what waits in the outbox opens nothing, and its time
 * begins when it can be read.
 */
export const accountLetter = async (
  db: Database,
  { id, userId }: Queued,
  receiver: 'invited' | 'forgetful',
  adminUrl: string,
): Promise<Letter | undefined> => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId ?? ''), isNull(users.disabledAt)))
  if (!user) return undefined
  const { university, sender } = await mailSettingsFor(db, noForm)
  const from = { name: university[user.lang], address: needed(sender, 'no sender') }
  const to = givenAddress(user.email)
  const said = words[receiver]
  const { url } = await makeLink(db, adminUrl, receiver === 'invited' ? 'invitation' : 'reset', user.id)
  const notes = ['stranger' in said ? said.stranger[user.lang] : '', said.link[user.lang]].filter(Boolean)
  const body = { intro: said.intro[user.lang], notes, link: url, sign: university[user.lang] }
  return { id, from, to, replyTo: undefined, ...composed(said.subject[user.lang], body, user.lang) }
}
