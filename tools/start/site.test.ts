import { join, resolve } from 'node:path'
import { readEnvironment } from '@narkhoz/server-kit/environment.ts'
import { StartError } from '@narkhoz/server-kit/start-error.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findFreePort } from './ports.ts'
import { startSite } from './site.ts'

const fixture = [join(import.meta.dirname, 'fixture', 'child.ts')]
const credential = { email: 'site@localhost', key: 'k'.repeat(24) }

async function start(more: Record<string, string> = {}, onFirstAdministrator = vi.fn<(url: string) => void>()) {
  const variables = { ...process.env, PORT: String(await findFreePort()), CONTENT_PORT: String(await findFreePort()), ...more }
  const environment = readEnvironment(variables)
  const scripts = { content: fixture, web: fixture }
  const site = startSite({ environment, variables, scripts, credential, log: vi.fn(), onFirstAdministrator })
  onTestFinished(() => site.stop())
  return { site, environment }
}

test('the content service and the site get the same credential, and the site learns where the service is', async () => {
  const { site, environment } = await start({ DATA_DIR: './somewhere' })
  await site.answering
  const shared = { DATA_DIR: resolve('somewhere'), SERVICE_EMAIL: credential.email, SERVICE_KEY: credential.key }
  const content = `http://127.0.0.1:${environment.contentPort}`
  expect(await (await fetch(content)).json()).toEqual({ pid: expect.any(Number), ...shared })
  expect(await (await fetch(`http://127.0.0.1:${environment.port}`)).json()).toEqual({
    pid: expect.any(Number),
    CONTENT_URL: content,
    ...shared,
  })
})

test('no process gets a secret that it does not read', async () => {
  const secrets = {
    DATABASE_URL: 'postgres://site:hidden@db/site',
    ADMIN_SECRET: 'a'.repeat(32),
    SMTP_URL: 'smtp://user:hidden@mail',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hidden',
    PGPASSWORD: 'hidden',
  }
  const { site, environment } = await start({ ...secrets, METRICS_PORT: String(await findFreePort()) })
  await site.answering
  const namesAt = async (port: number) => (await (await fetch(`http://127.0.0.1:${port}/variables`)).json()) as string[]
  const [ofContent, ofSite] = [await namesAt(environment.contentPort), await namesAt(environment.port)]
  expect(ofContent).toEqual(expect.arrayContaining([...Object.keys(secrets), 'PATH']))
  expect(ofContent).not.toContain('METRICS_PORT')
  expect(ofSite).toEqual(expect.arrayContaining(['METRICS_PORT', 'SERVICE_KEY', 'PATH']))
  expect(ofSite.filter((name) => name in secrets)).toEqual([])
})

test('with CONTENT_URL only the site is started', async () => {
  const { site, environment } = await start({ CONTENT_URL: 'http://content.example' })
  await site.answering
  expect(await (await fetch(`http://127.0.0.1:${environment.port}`)).json()).toMatchObject({ CONTENT_URL: 'http://content.example' })
  await expect(fetch(`http://127.0.0.1:${environment.contentPort}`)).rejects.toThrow()
})

test('a wrong configuration ends the start', async () => {
  const { site } = await start({ FIXTURE: 'misconfigured' })
  await expect(site.answering).rejects.toThrow(StartError)
})

test('the link that makes the first administrator is passed on, where there is one', async () => {
  const told = vi.fn<(url: string) => void>()
  const { site } = await start({ FIXTURE: 'new' }, told)
  await site.answering
  await vi.waitFor(() => expect(told.mock.calls).toEqual([['http://localhost/admin/#/welcome?token=x']]), 60_000)
  const silent = vi.fn<(url: string) => void>()
  await (await start({}, silent)).site.answering
  expect(silent).not.toHaveBeenCalled()
})
