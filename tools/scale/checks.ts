import { readFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { pdf } from '@narkhoz/content/testing/sample-files.ts'
import { acceptedAt } from '@narkhoz/content/testing/staff-client.ts'
import { apiBase } from '@narkhoz/contract/api.ts'
import { type Check, count, until } from './finding.ts'
import type { Fleet } from './fleet.ts'
import type { Node } from './node.ts'
import { nodeLossChecks } from './node-loss.ts'
import { ask } from './visitors.ts'

const requestsAt =
  ({ url }: Node) =>
  (path: string, init?: RequestInit) =>
    fetch(url + path, init)

const nodesOf = (fleet: Fleet) => {
  const [one, other] = fleet.contents
  if (!one || !other) throw new Error('Two content nodes are needed')
  return { one, other }
}

/** An editor who signs in at the first content node, and then uses any node. */
const editorAt = async (fleet: Fleet) => {
  let at = nodesOf(fleet).one
  const request = (path: string, init?: RequestInit) => requestsAt(at)(path, init)
  const account = { email: 'scale@university.example', name: 'Scale', lang: 'en' }
  const browser = await acceptedAt({ request }, await fleet.firstAdministrator, account)
  return {
    ...browser,
    goTo: (node: Node) => {
      at = node
    },
  }
}

type Editor = Awaited<ReturnType<typeof editorAt>>

const editors = new WeakMap<Fleet, Promise<Editor>>()

/** The link makes one administrator, once. */
const editorOf = (fleet: Fleet) => {
  const editor = editors.get(fleet) ?? editorAt(fleet)
  editors.set(fleet, editor)
  return editor
}

const sessions: Check = {
  what: 'a session begun at one content node holds at the others',
  find: async (fleet) => {
    const editor = await editorOf(fleet)
    let refused = 0
    for (const node of fleet.contents) {
      editor.goTo(node)
      if ((await editor.get('me')).status !== 200) refused++
    }
    return [count('content nodes that refuse a session of another', refused, 0)]
  },
}

const publish = async (editor: Editor, title: string) => {
  const texts = { kz: title, ru: title, en: title }
  const attributes = { title: texts, lead: texts, body: { kz: `<p>${title}</p>` }, date: new Date().toISOString() }
  const made = await editor.post<{ id: number; version: number }>('entries/news', { attributes })
  const { id, version } = made.body.data ?? {}
  const { status, body } = await editor.post(`entries/news/${id}/publish`, { version })
  if (status !== 200) throw new Error(`Publishing was answered with ${status}: ${JSON.stringify(body)}`)
}

/** How often something is published at each content node, behind the first time: nodes that have just started are slow. */
const rounds = 3

const publishing: Check = {
  what: 'a change published at one content node reaches the pages of all web nodes',
  find: async (fleet) => {
    const editor = await editorOf(fleet)
    const agent = new Agent({ keepAlive: true })
    const shows = (title: string) =>
      fleet.webs.map(({ port }) => until(async () => (await ask(agent, { port, path: '/news' })).text.includes(title)))
    const longest: number[] = []
    let missed = 0
    for (let round = 0; round <= rounds * fleet.contents.length; round++) {
      // Warms the page cache, as visitors do.
      for (const { port } of fleet.webs) await ask(agent, { port, path: '/news' })
      const title = `Scale ${round} ${Date.now()}`
      editor.goTo(fleet.contents[round % fleet.contents.length] as Node)
      await publish(editor, title)
      const shown = await Promise.all(shows(title))
      longest.push(Math.max(...shown.map(({ milliseconds }) => milliseconds)))
      missed += shown.filter(({ isSo }) => !isSo).length
    }
    agent.destroy()
    const [first = 0, ...others] = longest
    return [
      count('pages that never showed a change', missed, 0),
      { what: 'the first change after the start is on the pages of all web nodes after', unit: 'ms', value: first },
      { what: `the slowest of ${others.length} further changes`, unit: 'ms', value: Math.max(...others), limit: 1000 },
    ]
  },
}

const uploads: Check = {
  what: 'an upload stored at one content node is readable at the others',
  find: async (fleet) => {
    const { one } = nodesOf(fleet)
    const post = async (path: string, body: BodyInit, headers: Record<string, string>) => {
      const answer = await requestsAt(one)(`${apiBase}/${path}`, { method: 'POST', body, headers })
      return ((await answer.json()) as { data: Record<string, string> }).data
    }
    const { SERVICE_EMAIL: email, SERVICE_KEY: key } = one.env
    const { access_token: token } = await post('auth/login', JSON.stringify({ email, key }), { 'content-type': 'application/json' })
    const form = new FormData()
    form.append('file', new File([new Uint8Array(await pdf())], 'scan.pdf'))
    const { url = '' } = await post('file/store', form, { authorization: `Bearer ${token}` })
    const readAt = async (node: Node) => {
      const authorization = `Bearer ${(await readFile(join(node.dataDir, 'operator-key'), 'utf8')).trim()}`
      const answer = await requestsAt(node)(url, { headers: { authorization } })
      if (!answer.ok) throw new Error(`${node.url}${url} answers ${answer.status}`)
      return Buffer.from(await answer.arrayBuffer())
    }
    // The service rewrites a PDF, so the upload differs from the stored file.
    const stored = await readAt(one)
    const read = await Promise.allSettled(fleet.contents.map(readAt))
    const missing = read.filter((node) => node.status === 'rejected' || !node.value.equals(stored)).length
    return [count('content nodes that cannot read an upload of another', missing, 0)]
  },
}

const following: Check = {
  what: 'a visit can be followed by its id through nginx, site and service',
  find: async (fleet) => {
    // A new search, which no cache holds.
    const answer = await fetch(`${fleet.site}/search?query=${Date.now()}`)
    await answer.text()
    const id = answer.headers.get('x-request-id') ?? 'none'
    const isIn = async (files: readonly string[]) =>
      (await Promise.all(files.map((file) => readFile(file, 'utf8')))).some((text) => text.includes(id))
    const logs = [[fleet.visits], fleet.webs.map(({ logFile }) => logFile), fleet.contents.map(({ logFile }) => logFile)]
    const found = await Promise.all(logs.map((files) => until(() => isIn(files))))
    return [count('logs that do not know the id of a visit', found.filter(({ isSo }) => !isSo).length, 0)]
  },
}

/** What several nodes have to hold to, in the order it is looked at. */
export const checks: readonly Check[] = [
  sessions,
  publishing,
  uploads,
  following,
  nodeLossChecks('web', ({ webs }) => webs),
  nodeLossChecks('content', ({ contents }) => contents),
]
