import type { Working } from '@narkhoz/contract/admin/entries.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import type { Browser, Colleague } from './staff-client.ts'
import { colleagueAt, firstAdministratorAt } from './staff-client.ts'
import { startService } from './test-service.ts'

/** A piece of news that can be published, with what differs. */
export const newsOf = (more: UnknownRecord = {}): UnknownRecord => ({
  title: { kz: 'Ашық есік күні', ru: 'День открытых дверей', en: 'Open day' },
  date: '2026-09-01T10:00:00+05:00',
  lead: { kz: 'Қыркүйекте күтеміз.', ru: 'Ждём в сентябре.', en: 'See you in September.' },
  body: { kz: '<p>Бағдарламалар туралы айтамыз.</p>', ru: '<p>Расскажем о программах.</p>', en: '<p>We will tell of our programs.</p>' },
  ...more,
})

/** An editor's actions on entries of one kind, by the calls of their screens. */
export const deskOf = (browser: Browser, plural: string) => {
  const at = `entries/${plural}`
  const dataOf = async <T>(response: Promise<{ status: number; body: { data: T } }>): Promise<T> => {
    const { status, body } = await response
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return body.data
  }
  return {
    at,
    read: (id: number) => dataOf(browser.get<Working>(`${at}/${id}`)),
    create: (attributes: UnknownRecord, more: UnknownRecord = {}) => dataOf(browser.post<Working>(at, { attributes, ...more })),
    /** Changes some attributes of the newest version. */
    change: async (id: number, attributes: UnknownRecord, more: UnknownRecord = {}) => {
      const now = await dataOf(browser.get<Working>(`${at}/${id}`))
      return dataOf(
        browser.put<Working>(`${at}/${id}`, { version: now.version, attributes: { ...now.attributes, ...attributes }, ...more }),
      )
    },
    publish: async (id: number) => {
      const { version } = await dataOf(browser.get<Working>(`${at}/${id}`))
      return dataOf(browser.post<Working>(`${at}/${id}/publish`, { version }))
    },
    /** Does something else to an entry: `withdraw`, `discard`. */
    do: (id: number, what: string, body: UnknownRecord = {}) => dataOf(browser.post<Working>(`${at}/${id}/${what}`, body)),
    /** A new entry that visitors see. */
    published: async (attributes: UnknownRecord, more: UnknownRecord = {}) => {
      const { id } = await dataOf(browser.post<Working>(at, { attributes, ...more }))
      return dataOf(browser.post<Working>(`${at}/${id}/publish`, { version: 1 }))
    },
  }
}

/** A service with two editors at work. */
export const startNewsroom = async (filled: 'seeded' | 'empty' = 'empty', more: Record<string, string> = {}) => {
  const service = await startService(filled, more)
  const administrator = await firstAdministratorAt(service)
  const [editor, other]: [Colleague, Colleague] = [
    await colleagueAt(service, administrator, { role: 'editor', name: 'Айгүл Редактор' }),
    await colleagueAt(service, administrator, { role: 'editor', name: 'Болат Редактор' }),
  ]
  return { service, administrator, editor, other, news: deskOf(editor, 'news'), stop: () => service.stop() }
}

/** A service with two editors at work. */
export type Newsroom = Awaited<ReturnType<typeof startNewsroom>>
