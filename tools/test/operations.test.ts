import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createMetrics } from '@narkhoz/content/http/metrics.ts'
import { constants } from '@narkhoz/contract/constants.ts'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { forms } from '@narkhoz/contract/forms/registry.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { loggablePath } from '@narkhoz/contract/loggable.ts'
import { readEnvironment, variableNames, variablesFor } from '@narkhoz/server-kit/environment.ts'
import { expect, test } from 'vitest'
import { filledIn, nginxFile } from '../scale/nginx.ts'
import { contentArguments, memoryVariables, webArguments } from '../start/arguments.ts'
import { root } from '../steps/command.ts'

const folder = join(root, 'docs', 'operations')
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')
const operations = read('docs', 'operations.md')
const files = Object.fromEntries(readdirSync(folder).map((name) => [name, read('docs', 'operations', name)]))

type Panel = { title: string; type: string; id: number; targets?: { expr: string }[] }
const dashboard = JSON.parse(files['grafana-dashboard.json'] ?? '') as { title: string; schemaVersion: number; panels: Panel[] }
const alerts = files['alerts.yml'] ?? ''

/** Every metric of the content service and of Node, with the series names of histograms. */
const ofContent = async () => {
  const metrics = await createMetrics().registry.getMetricsAsJSON()
  return metrics.flatMap(({ name, type }) => [
    name,
    ...(String(type) === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : []),
  ])
}

/** The site's metrics, read from its source, which tools do not import. */
const ofSite = [...read('web', 'server', 'metrics.ts').matchAll(/name: '(site_\w+)'/g)].flatMap(([, name = '']) =>
  ['', '_bucket', '_count', '_sum'].map((end) => name + end),
)

test('every metric of the dashboard and of the alerts is counted', async () => {
  const expressions = [
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...[...alerts.matchAll(/expr: (.+)$/gm)].map(([, expr = '']) => expr),
  ]
  expect(expressions.length).toBeGreaterThan(30)
  const known = new Set([...(await ofContent()), ...ofSite, 'up'])
  const metrics = expressions.flatMap((expr) =>
    [...expr.replaceAll(/\{[^}]*\}/g, '').matchAll(/\b(?:up|(?:content|site|nodejs|process)_\w+)\b/g)].map(([name]) => name),
  )
  expect(metrics.length).toBeGreaterThanOrEqual(expressions.length)
  expect(metrics.filter((name) => !known.has(name))).toEqual([])
  // Conversely, every metric of the service has a panel.
  const shown = JSON.stringify(dashboard)
  const own = (await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name).filter((name) => name.startsWith('content_'))
  expect(own.filter((name) => !shown.includes(name))).toEqual([])
})

test('the dashboard can be imported: titles, unique ids, expressions', () => {
  expect([dashboard.title, dashboard.schemaVersion]).toEqual([expect.stringMatching(/\w/), expect.any(Number)])
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  for (const { type, title, targets } of dashboard.panels) {
    expect(title).toMatch(/\w/)
    if (type !== 'row') expect(targets?.length).toBeGreaterThan(0)
  }
})

test('every alert is named where it is said what to do', () => {
  const names = [...alerts.matchAll(/alert: (\w+)$/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !operations.includes(`\`${name}\``))).toEqual([])
})

test('every variable that is named exists', () => {
  const named = [operations, ...Object.values(files)].flatMap((text) => [
    ...[...text.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)[`=]/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/^Environment=(.+)$/gm)].flatMap(([, given = '']) => given.split(' ').map((one) => one.split('=')[0] ?? '')),
  ])
  expect(named).toContain('DATABASE_READ_URL')
  // Of Node itself and of the system's library.
  const known = [...variableNames, 'NODE_ENV', ...Object.keys(memoryVariables)]
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

test.each(['web', 'content'] as const)('the variables of %s are those that it reads, and name the proxy in front', (name) => {
  const text = files[`${name}.env`] ?? ''
  const given = Object.fromEntries([...text.matchAll(/^#?([A-Z]\w+)=(.*)$/gm)].map(([, variable = '', value = '']) => [variable, value]))
  expect(Object.keys(variablesFor(name, given))).toEqual(Object.keys(given))
  // The example secrets are public, so a process must refuse them.
  expect(() => readEnvironment(given)).toThrow('must be at least')
  const own = { SERVICE_KEY: 'k'.repeat(24), ...(given.ADMIN_SECRET && { ADMIN_SECRET: 's'.repeat(32) }) }
  expect(readEnvironment({ ...given, ...own })).toMatchObject({ trustProxy: ['127.0.0.1'], siteUrl: 'https://example.kz', service: {} })
  expect(files[`narkhoz-${name}.service`]).toContain(`EnvironmentFile=/etc/narkhoz/${name}.env`)
})

test('every file that is linked is there', () => {
  const links = [...operations.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([])
  for (const name of Object.keys(files)) if (!name.endsWith('.timer')) expect(links).toContain(`operations/${name}`)
})

test('units start the processes as they are started everywhere', () => {
  const startedBy = (name: string) => /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(files[name] ?? '')?.[1]
  const named = (arg: string) => (arg.startsWith('file:') ? `./${relative(root, fileURLToPath(arg))}` : relative(root, arg))
  const here = (args: readonly string[]) => args.map((arg) => (arg.startsWith('-') ? arg : named(arg))).join(' ')
  expect(startedBy('narkhoz-content.service')).toBe(`tools/run.mjs ${here(contentArguments)}`)
  expect(startedBy('narkhoz-web.service')).toBe(`tools/run.mjs ${here(webArguments)}`)
  const memory = Object.entries(memoryVariables).map(([name, value]) => `${name}=${value}`)
  for (const name of ['narkhoz-content.service', 'narkhoz-web.service']) expect(files[name]).toContain(` ${memory.join(' ')}\n`)
  const [, backup = ''] = startedBy('narkhoz-backup.service')?.split('tools/run.mjs ') ?? []
  expect(read('package.json')).toContain(`tools/run.mjs ${backup}"`)
})

test('nginx lets in the form with the most files, and ends idle connections before the nodes do', () => {
  const text = read(relative(root, nginxFile))
  const most = Math.max(
    ...(Object.values(forms) as Form[]).map(({ fields }) => fields.filter(({ field }) => field.control === 'file').length),
  )
  const [, site = ''] = /client_max_body_size (\d+)m/.exec(text) ?? []
  expect(Number(site) * 1024 * 1024).toBeGreaterThan(most * constants.upload.bytes)
  const [, kept = ''] = /export const keepAliveTimeout = ([\d_]+)/.exec(read('web', 'server', 'http', 'raw-response.ts')) ?? []
  for (const [, seconds] of text.matchAll(/keepalive_timeout (\d+)s/g))
    expect(Number(seconds) * 1000).toBeLessThan(Number(kept.replace('_', '')))
})

test('nginx writes paths down as the processes do', () => {
  const map = /map \$request_uri \$path_only \{([\s\S]+?)\n {2}\}/.exec(read(relative(root, nginxFile)))?.[1] ?? ''
  // The first that fits counts.
  const rules = [...map.matchAll(/"~(\*?)(.+?)" "?\$\{?(\w+)\}?(…?)"?;/g)].map(([, isLoose, pattern = '', name = '', more = '']) => ({
    pattern: new RegExp(pattern, isLoose ? 'i' : ''),
    written: (groups: Record<string, string> = {}) => (groups[name] ?? '') + more,
  }))
  expect(rules).toHaveLength(2)
  const written = (address: string) => {
    for (const { pattern, written: as } of rules) {
      const found = pattern.exec(address)
      if (found) return as(found.groups)
    }
    return undefined
  }
  for (const address of [
    '/',
    '/news?query=a',
    '/request',
    '/request/?a',
    '/request/ABCD-2345',
    '/ru/request/abcd2345?a=1',
    '/Request/ABCD-2345',
  ])
    expect(written(address)).toBe(loggablePath(address))
})

test('nginx limits form posts and searches, in every language, and nothing else', () => {
  const text = read(relative(root, nginxFile))
  const [, entries = ''] = /map "\$by_words\$uri" \$searcher \{([^}]*(?:\}[^}]*)*?)\n {2}\}/.exec(text) ?? []
  const patterns = [...entries.matchAll(/"~([^"]+)" \$network;/g)].map(([, pattern = '']) => new RegExp(pattern))
  const isCounted = (path: string, search = '') => patterns.some((pattern) => pattern.test(`${search ? 1 : 0}${path}`))
  for (const lang of ['', ...locales.map((locale) => `/${locale}`)])
    for (const name of ['search', 'suggestions', 'search.data', 'search/'])
      expect(isCounted(`${lang}/${name}`), `${lang}/${name}`).toBe(true)
  for (const call of ['index', 'suggest']) expect(isCounted(`/api/v1/search/${call}`), call).toBe(true)
  expect([isCounted('/news-catalog', 'words'), isCounted('/api/v1/news', 'words')]).toEqual([true, true])
  for (const path of [
    '/',
    '/ru',
    '/news-catalog',
    '/research',
    '/searching',
    '/ru/news/search',
    '/dist/search.js',
    '/api/v1/news',
    '/request',
  ])
    expect(isCounted(path), path).toBe(false)
  expect(text).toContain('map $request_method $sender { default ""; POST $network; }')
  // Each network once, however many addresses it has.
  const [, network = ''] = /map \$remote_addr \$network \{ default \$remote_addr; "~([^"]+)" \$prefix; \}/.exec(text) ?? []
  const networkOf = (address: string) => new RegExp(network).exec(address)?.groups?.prefix ?? address
  expect([networkOf('203.0.113.7'), networkOf('203.0.113.8')]).toEqual(['203.0.113.7', '203.0.113.8'])
  expect(networkOf('2001:db8:1:2:a::1')).toBe(networkOf('2001:db8:1:2:b:c:d:e'))
  expect(networkOf('2001:db8:1:2:a::1')).not.toBe(networkOf('2001:db8:1:3:a::1'))
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8::a:2'))
  // Requests to the site and to the screens are limited; the site's own calls are not.
  const servers = text.split(/^ {2}server \{$/m).slice(1)
  const zones = servers.map((server) => [...server.matchAll(/^ {4}limit_req zone=(\w+) /gm)].map(([, zone]) => zone))
  expect(zones).toEqual([['sent', 'searched'], ['searched'], []])
  expect(text).toContain('limit_req_status 429;')
  for (const server of servers.slice(0, 2)) expect(server).toMatch(/error_page 429 @later;[\s\S]*location @later \{[\s\S]*Retry-After/)
  // A location with its own error_page inherits none.
  expect(servers[0]).toMatch(/location \/ \{\n *error_page 418 = @sent;\n *error_page 429 @later;/)
  expect(servers[0]).toContain('recursive_error_pages on;')
})

test('the values that differ by machine are filled in, and nothing else', () => {
  const nodes = { web: ['127.0.0.1:1', '127.0.0.1:2', '127.0.0.1:3'], content: ['127.0.0.1:4'] }
  const lines = {
    main: ['daemon off;'],
    files: [],
    limits: [],
    plain: [],
    site: ['listen 1;'],
    admin: ['listen 2;'],
    inside: ['listen 3;'],
  }
  const text = filledIn(read(relative(root, nginxFile)), { nodes, lines })
  expect([...text.matchAll(/^ +server (\S+) max_fails/gm)].map(([, address]) => address)).toEqual([...nodes.web, ...nodes.content])
  expect(text).not.toMatch(/# @\w|10\.0\.|example\.kz|ssl/)
  expect(() => filledIn('listen 1; # @other', { nodes, lines })).toThrow('@other')
  expect(() => filledIn('', { nodes, lines })).toThrow('@web')
})
