import { describe, expect, test } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

const key = 'k'.repeat(24)
const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hidden-secret' }

test('nothing set gives the defaults', () => {
  expect(readEnvironment({})).toEqual({
    port: 3000,
    contentPort: 4000,
    contentUrl: undefined,
    metricsPort: undefined,
    service: undefined,
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    dataDir: './data',
    siteUrl: 'http://localhost:3000',
    adminUrl: 'http://localhost:4000',
    adminSecret: undefined,
    s3: undefined,
    smtpUrl: undefined,
    formGuard: true,
    trustProxy: [],
    siteProcesses: 1,
    securityContact: undefined,
    logLevel: 'info',
  })
})

test('everything set is read', () => {
  const settings = readEnvironment({
    PORT: '80',
    CONTENT_PORT: '81',
    METRICS_PORT: '82',
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
    metricsPort: 82,
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

describe('a wrong variable is named with its reason', () => {
  test.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, not 0.'],
    [{ SECURITY_CONTACT: 'a@b c' }, 'SECURITY_CONTACT must be an email address, or begin with mailto:, https:// or tel:, not "a@b c".'],
    [{ CONTENT_PORT: '65536' }, 'CONTENT_PORT must be a whole number from 1 to 65535, not 65536.'],
    [{ CONTENT_PORT: '3000' }, 'CONTENT_PORT must differ from PORT.'],
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
