import { adminBase } from '@narkhoz/contract/admin/call.ts'
import type { PreviewLinks, Working } from '@narkhoz/contract/admin/entries.ts'
import type { UnknownRecord } from '@narkhoz/contract/unknown-record.ts'
import type { startSystem } from './site.ts'

/** An editor during visitors' requests: makes the calls of the editors' screens. */
export const editorAt = async ({ contentUrl, firstAdministrator }: Awaited<ReturnType<typeof startSystem>>) => {
  let cookie = ''
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${contentUrl}${adminBase}/${path}`, {
      method,
      headers: { origin: contentUrl, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return ((await response.json()) as { data: T }).data
  }
  const [, token = ''] = /token=([^&]+)/.exec(await firstAdministrator) ?? []
  await ask('POST', 'auth/accept', {
    token,
    password: 'тау басында бұлт көшіп жүр',
    email: 'editor@university.example',
    name: 'Айгүл Редактор',
  })

  const read = (plural: string, id: number) => ask<Working>('GET', `entries/${plural}/${id}`)
  return {
    read,
    /** Changes the newest version; visitors do not see it yet. */
    change: async (plural: string, id: number, attributes: UnknownRecord, more: UnknownRecord = {}) => {
      const now = await read(plural, id)
      return ask<Working>('PUT', `entries/${plural}/${id}`, {
        version: now.version,
        attributes: { ...now.attributes, ...attributes },
        ...more,
      })
    },
    create: (plural: string, attributes: UnknownRecord, more: UnknownRecord = {}) =>
      ask<Working>('POST', `entries/${plural}`, { attributes, ...more }),
    publish: async (plural: string, id: number) => {
      const { version } = await read(plural, id)
      return ask<Working>('POST', `entries/${plural}/${id}/publish`, { version })
    },
    preview: (plural: string, id: number) => ask<PreviewLinks>('POST', `entries/${plural}/${id}/preview`, {}),
    redirect: (from: string, to: string) => ask<UnknownRecord>('POST', 'redirects', { from, to }),
  }
}
