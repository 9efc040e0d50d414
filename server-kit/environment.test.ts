import { describe, expect, test } from 'vitest'
import { EnvironmentError, readEnvironment, variableNames, variablesFor } from './environment.ts'

const key = 'k'.repeat(24)
const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hidden-secret' }

test('no variables give the defaults', () => {
  expect(readEnvironment({})).toEqual({
    port: 3000,
    contentPort: 4000,
    contentHost: '127.0.0.1',
    ownContentUrl: 'http://127.0.0.1:4000',
    contentUrl: undefined,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    service: undefined,
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    dataDir: './data',
    siteUrl: 'http://localhost:3000',
    adminUrl: 'http://localhost:4000',
    adminSecret: undefined,
    s3: undefined,
    smtpUrl: undefined,
    confirmationsPerHour: 500,
    formGuard: true,
    trustProxy: [],
    siteProcesses: 1,
    securityContact: undefined,
    logLevel: 'info',
  })
})

test('every variable is read', () => {
  const settings = readEnvironment({
    PORT: '80',
    CONTENT_PORT: '81',
    CONTENT_HOST: '10.0.2.11',
    METRICS_PORT: '82',
    METRICS_HOST: '::',
    CONTENT_URL: 'http://content:4000/',
    SERVICE_EMAIL: 'site@localhost',
    SERVICE_KEY: key,
    DATABASE_URL: 'postgresql://user:word@db/site',
    DATABASE_READ_URL: 'postgresql://user:word@replica/site',
    DATA_DIR: '/var/lib/site',
    SITE_URL: 'https://Example.kz/',
    ADMIN_URL: 'https://Content.example.kz/',
    ADMIN_SECRET: 's'.repeat(32),
    ...s3,
    S3_ENDPOINT: 'http://minio:9000',
    SMTP_URL: 'smtps://user:word@mail:465',
    CONFIRMATIONS_PER_HOUR: '2000',
    FORM_GUARD: 'off',
    TRUST_PROXY: '10.0.0.0/8, ::1,,fd00::/8',
    SITE_PROCESSES: 'auto',
    SECURITY_CONTACT: 'security@example.kz',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  })
  expect(settings).toEqual({
    port: 80,
    contentPort: 81,
    contentHost: '10.0.2.11',
    ownContentUrl: 'http://10.0.2.11:81',
    metricsPort: 82,
    metricsHost: '::',
    contentUrl: 'http://content:4000',
    service: { email: 'site@localhost', key },
    databaseUrl: 'postgresql://user:word@db/site',
    databaseReadUrl: 'postgresql://user:word@replica/site',
    dataDir: '/var/lib/site',
    siteUrl: 'https://example.kz',
    adminUrl: 'https://content.example.kz',
    adminSecret: 's'.repeat(32),
    s3: { endpoint: 'http://minio:9000', region: 'us-east-1', bucket: 'files', accessKeyId: 'id', secretAccessKey: 'hidden-secret' },
    smtpUrl: 'smtps://user:word@mail:465',
    confirmationsPerHour: 2000,
    formGuard: false,
    trustProxy: ['10.0.0.0/8', '::1', 'fd00::/8'],
    siteProcesses: 'auto',
    securityContact: 'mailto:security@example.kz',
    logLevel: 'warn',
  })
})

test('an empty variable counts as absent', () => {
  expect(readEnvironment({ PORT: '', DATA_DIR: '', SERVICE_KEY: '', S3_BUCKET: '', SITE_URL: '' })).toEqual(readEnvironment({}))
})

test('the site address follows PORT', () => {
  expect(readEnvironment({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
})

test('the printed address of the content service may be copied into CONTENT_URL', () => {
  expect(readEnvironment({ CONTENT_URL: 'http://localhost:4000/api/v1/' }).contentUrl).toBe('http://localhost:4000')
})

test('both ports may be the same when no content service is started', () => {
  expect(readEnvironment({ PORT: '4000', CONTENT_URL: 'http://content' }).port).toBe(4000)
})

test.each([
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::', 'http://127.0.0.1:4000'],
  ['0:0::0', 'http://127.0.0.1:4000'],
  ['::1', 'http://[::1]:4000'],
  ['fd00::5', 'http://[fd00::5]:4000'],
  ['localhost', 'http://localhost:4000'],
])('a service that listens on %s is reached on its own machine at %s', (host, url) => {
  expect(readEnvironment({ CONTENT_HOST: host }).ownContentUrl).toBe(url)
})

describe('each process starts with the variables that it reads', () => {
  const everything = Object.fromEntries([...variableNames, 'PATH', 'PGPASSWORD', 'AWS_SECRET_ACCESS_KEY'].map((name) => [name, 'x']))
  const without = (process: 'web' | 'content') => Object.keys(everything).filter((name) => !(name in variablesFor(process, everything)))

  test('the site has no secret of the service', () => {
    expect(without('web')).toEqual([
      ...['DATABASE_URL', 'DATABASE_READ_URL', 'ADMIN_URL', 'ADMIN_SECRET'],
      ...['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'SMTP_URL', 'CONFIRMATIONS_PER_HOUR'],
      ...['PGPASSWORD', 'AWS_SECRET_ACCESS_KEY'],
    ])
  })

  test('the service has none of the site’s variables', () => {
    expect(without('content')).toEqual(['METRICS_PORT', 'METRICS_HOST', 'CONTENT_URL', 'FORM_GUARD', 'SITE_PROCESSES', 'SECURITY_CONTACT'])
  })
})

describe('a wrong variable is named with its reason', () => {
  test.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, not 0.'],
    [{ SECURITY_CONTACT: 'a@b c' }, 'SECURITY_CONTACT must be an email address, or begin with mailto:, https:// or tel:, not "a@b c".'],
    [{ CONTENT_PORT: '65536' }, 'CONTENT_PORT must be a whole number from 1 to 65535, not 65536.'],
    [{ CONTENT_PORT: '3000' }, 'CONTENT_PORT must differ from PORT.'],
    [{ CONTENT_HOST: 'content' }, 'CONTENT_HOST must be an IP address of this machine, 0.0.0.0 or :: for all of them, not "content".'],
    [{ METRICS_HOST: '1.2.3' }, 'METRICS_HOST must be an IP address of this machine, 0.0.0.0 or :: for all of them, not "1.2.3".'],
    [{ CONTENT_URL: 'content:4000' }, 'CONTENT_URL must be an http:// or https:// address.'],
    [{ CONTENT_URL: 'http://a:hidden-secret@b' }, 'CONTENT_URL must not carry a user name or a password.'],
    [{ SERVICE_EMAIL: 'site' }, 'SERVICE_EMAIL must be an email address.'],
    [{ SERVICE_EMAIL: 'site@localhost' }, 'SERVICE_KEY is needed when SERVICE_EMAIL is set.'],
    [{ SERVICE_KEY: key }, 'SERVICE_EMAIL is needed when SERVICE_KEY is set.'],
    [{ SERVICE_EMAIL: 'site@localhost', SERVICE_KEY: 'hidden-secret' }, 'SERVICE_KEY must be at least 24 characters long.'],
    [{ DATABASE_URL: 'mysql://user:hidden-secret@db/x' }, 'DATABASE_URL must be a postgres:// or postgresql:// address.'],
    [{ DATABASE_URL: 'postgres://user:hidden-secret@db:port/x' }, 'DATABASE_URL must be a postgres:// or postgresql:// address.'],
    [{ DATABASE_READ_URL: 'postgres://user:hidden-secret@db/x' }, 'DATABASE_URL is needed when DATABASE_READ_URL is set.'],
    [{ DATABASE_READ_URL: 'db:hidden-secret' }, 'DATABASE_READ_URL must be a postgres:// or postgresql:// address.'],
    [{ SITE_URL: 'https://example.kz/site' }, 'SITE_URL must be an http:// or https:// origin without a path, such as https://example.kz.'],
    [{ S3_REGION: 'eu-central-1' }, 'S3_BUCKET is needed as soon as another S3_ variable is set.'],
    [{ ...s3, S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID is needed as soon as another S3_ variable is set.'],
    [{ ...s3, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY is needed as soon as another S3_ variable is set.'],
    [{ ...s3, S3_ENDPOINT: 'minio' }, 'S3_ENDPOINT must be an http:// or https:// address.'],
    [{ SMTP_URL: 'mail://user:hidden-secret@mail' }, 'SMTP_URL must be an smtp:// or smtps:// address.'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be an smtp:// or smtps:// address.'],
    [{ CONFIRMATIONS_PER_HOUR: '0' }, 'CONFIRMATIONS_PER_HOUR must be a whole number from 1 to 999999, not "0".'],
    [{ FORM_GUARD: 'no' }, 'FORM_GUARD must be on or off, not "no".'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be a comma separated list of IP addresses or CIDR ranges, not "10.0.0.0/33".'],
    [{ TRUST_PROXY: 'loopback' }, 'TRUST_PROXY must be a comma separated list of IP addresses or CIDR ranges, not "loopback".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".'],
  ])('%j', (given, sentence) => {
    expect(() => readEnvironment(given)).toThrow(new EnvironmentError(sentence.split(' ')[0] ?? '', sentence.replace(/^\S+ |\.$/g, '')))
    expect(() => readEnvironment(given)).toThrow(EnvironmentError)
    expect(() => readEnvironment(given)).not.toThrow(/hidden-secret/)
  })
})
