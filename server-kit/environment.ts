import * as v from 'valibot'

/** An environment variable that the operator must correct. The message is one sentence and never contains a secret. */
export class EnvironmentError extends Error {
  readonly variable: string

  constructor(variable: string, reason: string) {
    super(`${variable} ${reason}.`)
    this.variable = variable
  }
}

/** The exit code by which a supervisor knows not to retry: the configuration is wrong (sysexits EX_CONFIG). */
export const configurationExit = 78

/** Log levels, as pino names them. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

// Shows the value, so only for variables that never hold a password.
const showing = (reason: string) => (issue: v.BaseIssue<unknown>) => `${reason}, not ${issue.received}`

const notAPort = showing('must be a whole number from 1 to 65535')
const port = v.pipe(v.string(), v.regex(/^\d+$/, notAPort), v.transform(Number), v.minValue(1, notAPort), v.maxValue(65_535, notAPort))

const address = (schemes: RegExp, reason: string) => v.pipe(v.string(), v.regex(schemes, reason), v.url(reason))

// fetch() rejects a URL with a user name, but only when the first page is requested.
const withoutUser = v.check<string, string>((url) => {
  const { username, password } = new URL(url)
  return username === '' && password === ''
}, 'must not carry a user name or a password')

const ipv4 = v.pipe(v.string(), v.ipv4())
const ipv6 = v.pipe(v.string(), v.ipv6())

const networks = (list: string) => list.split(',').flatMap((item) => item.trim() || [])

function isNetwork(text: string) {
  const [ip, bits, ...rest] = text.split('/')
  const longest = v.is(ipv4, ip) ? 32 : v.is(ipv6, ip) ? 128 : -1
  return longest > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
}

// Services with secrets or metrics listen on loopback unless configured otherwise.
const loopback = '127.0.0.1'

const host = v.pipe(
  v.string(),
  v.check(
    (given) => given === 'localhost' || v.is(v.union([ipv4, ipv6]), given),
    showing('must be an IP address of this machine, 0.0.0.0 or :: for all of them'),
  ),
)

/** The local address of a server: one that listens on all interfaces is reached on loopback. */
const reachedAt = (given: string, at: number) => {
  // Normalized first: IPv6 has many spellings of the wildcard address.
  const { hostname } = new URL(`http://${given.includes(':') ? `[${given}]` : given}`)
  return `http://${hostname === '0.0.0.0' || hostname === '[::]' ? loopback : hostname}:${at}`
}

const variables = v.object({
  PORT: v.optional(port, '3000'),
  CONTENT_PORT: v.optional(port, '4000'),
  CONTENT_HOST: v.optional(host, loopback),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(host, loopback),
  CONTENT_URL: v.optional(
    v.pipe(
      address(/^https?:\/\//i, 'must be an http:// or https:// address'),
      withoutUser,
      // `npm start` prints the address with /api/v1, so that is what people copy.
      v.transform((url) => url.replace(/\/+$/, '').replace(/\/api\/v1$/, '')),
    ),
  ),
  // Loose on purpose: "site@localhost" names a credential as well as any other address.
  SERVICE_EMAIL: v.optional(v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/, 'must be an email address'))),
  SERVICE_KEY: v.optional(v.pipe(v.string(), v.minLength(24, 'must be at least 24 characters long'))),
  DATABASE_URL: v.optional(address(/^postgres(ql)?:\/\//i, 'must be a postgres:// or postgresql:// address')),
  DATABASE_READ_URL: v.optional(address(/^postgres(ql)?:\/\//i, 'must be a postgres:// or postgresql:// address')),
  DATA_DIR: v.optional(v.string(), './data'),
  SITE_URL: v.optional(
    v.pipe(
      address(/^https?:\/\/[^/?#]+\/?$/i, 'must be an http:// or https:// origin without a path, such as https://example.kz'),
      withoutUser,
      v.transform((url) => new URL(url).origin),
    ),
  ),
  ADMIN_URL: v.optional(
    v.pipe(
      address(/^https?:\/\/[^/?#]+\/?$/i, 'must be an http:// or https:// origin without a path, such as https://content.example.kz'),
      withoutUser,
      v.transform((url) => new URL(url).origin),
    ),
  ),
  ADMIN_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must be at least 32 characters long'))),
  S3_ENDPOINT: v.optional(address(/^https?:\/\//i, 'must be an http:// or https:// address')),
  S3_REGION: v.optional(v.string()),
  S3_BUCKET: v.optional(v.string()),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  SMTP_URL: v.optional(address(/^smtps?:\/\/[^/?#]/i, 'must be an smtp:// or smtps:// address')),
  CONFIRMATIONS_PER_HOUR: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, showing('must be a whole number from 1 to 999999')), v.transform(Number)),
    '500',
  ),
  FORM_GUARD: v.optional(v.picklist(['on', 'off'], showing('must be on or off')), 'on'),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.check((list) => networks(list).every(isNetwork), showing('must be a comma separated list of IP addresses or CIDR ranges')),
      v.transform(networks),
    ),
    '',
  ),
  SITE_PROCESSES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:auto|[1-9]|[1-5]\d|6[0-4])$/, showing('must be a whole number from 1 to 64, or auto')),
      v.transform((given) => (given === 'auto' ? ('auto' as const) : Number(given))),
    ),
    '1',
  ),
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:https:\/\/\S+|tel:\+?[\d-]+|(?:mailto:)?[^\s@:]+@[^\s@]+)$/,
        showing('must be an email address, or begin with mailto:, https:// or tel:'),
      ),
      v.transform((contact) => (/^(?:https|tel|mailto):/.test(contact) ? contact : `mailto:${contact}`)),
    ),
  ),
  LOG_LEVEL: v.optional(v.picklist(logLevels, showing(`must be one of ${logLevels.join(', ')}`)), 'info'),
})

/** The names of all variables, for a process that starts another and must not pass them on. */
export const variableNames = Object.keys(variables.entries)

type Variables = v.InferOutput<typeof variables>

/** A process of the running system, named after its room. */
export type ProcessName = 'web' | 'content'

const both = ['web', 'content'] as const

/** Which process reads which variable. A process gets only its own: a secret that it does not have cannot leak from it. */
const readBy = {
  // The service's too: SITE_URL follows from it.
  PORT: both,
  CONTENT_PORT: both,
  CONTENT_HOST: both,
  METRICS_PORT: ['web'],
  METRICS_HOST: ['web'],
  CONTENT_URL: ['web'],
  SERVICE_EMAIL: both,
  SERVICE_KEY: both,
  DATABASE_URL: ['content'],
  DATABASE_READ_URL: ['content'],
  // No secret: both processes log whose data they serve.
  DATA_DIR: both,
  SITE_URL: both,
  ADMIN_URL: ['content'],
  ADMIN_SECRET: ['content'],
  S3_ENDPOINT: ['content'],
  S3_REGION: ['content'],
  S3_BUCKET: ['content'],
  S3_ACCESS_KEY_ID: ['content'],
  S3_SECRET_ACCESS_KEY: ['content'],
  SMTP_URL: ['content'],
  CONFIRMATIONS_PER_HOUR: ['content'],
  FORM_GUARD: ['web'],
  TRUST_PROXY: both,
  SITE_PROCESSES: ['web'],
  SECURITY_CONTACT: ['web'],
  LOG_LEVEL: both,
} as const satisfies Record<keyof Variables, readonly ProcessName[]>

// Read by libraries of the service: PGPASSWORD may hold the database password.
const libraries = /^(?:PG[A-Z]+|AWS_\w+)$/

const mayRead = (name: string, variable: string) =>
  Object.hasOwn(readBy, variable)
    ? readBy[variable as keyof Variables].some((reader) => reader === name)
    : name === 'content' || !libraries.test(variable)

/** The environment of a child process: the variables that it reads, and all that are not ours. */
export const variablesFor = (name: ProcessName, given: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(given).filter(([variable]) => mayRead(name, variable)))

const needed = <Name extends keyof Variables>(name: Name, together: readonly (keyof Variables)[], reason: string) =>
  v.forward(
    v.check<Variables, string>((given) => given[name] !== undefined || together.every((other) => given[other] === undefined), reason),
    [name],
  )

const s3 = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const neededForS3 = 'is needed as soon as another S3_ variable is set'

const environment = v.pipe(
  variables,
  needed('SERVICE_EMAIL', ['SERVICE_KEY'], 'is needed when SERVICE_KEY is set'),
  needed('SERVICE_KEY', ['SERVICE_EMAIL'], 'is needed when SERVICE_EMAIL is set'),
  needed('DATABASE_URL', ['DATABASE_READ_URL'], 'is needed when DATABASE_READ_URL is set'),
  needed('S3_BUCKET', s3, neededForS3),
  needed('S3_ACCESS_KEY_ID', s3, neededForS3),
  needed('S3_SECRET_ACCESS_KEY', s3, neededForS3),
  v.forward(
    v.check((given) => given.CONTENT_URL !== undefined || given.PORT !== given.CONTENT_PORT, 'must differ from PORT'),
    ['CONTENT_PORT'],
  ),
  v.forward(
    v.check(
      ({ METRICS_PORT, PORT, CONTENT_PORT, CONTENT_URL }) =>
        METRICS_PORT !== PORT && (CONTENT_URL !== undefined || METRICS_PORT !== CONTENT_PORT),
      'must differ from PORT and CONTENT_PORT',
    ),
    ['METRICS_PORT'],
  ),
  v.transform((given) => ({
    port: given.PORT,
    contentPort: given.CONTENT_PORT,
    /** Where the content service listens. */
    contentHost: given.CONTENT_HOST,
    /** The local address of a content service with this environment. */
    ownContentUrl: reachedAt(given.CONTENT_HOST, given.CONTENT_PORT),
    contentUrl: given.CONTENT_URL,
    /** Port of the site's metrics; without it they are not served. */
    metricsPort: given.METRICS_PORT,
    metricsHost: given.METRICS_HOST,
    service: given.SERVICE_EMAIL && given.SERVICE_KEY ? { email: given.SERVICE_EMAIL, key: given.SERVICE_KEY } : undefined,
    databaseUrl: given.DATABASE_URL,
    /** A streaming replica of that database, for visitors' reads. */
    databaseReadUrl: given.DATABASE_READ_URL,
    dataDir: given.DATA_DIR,
    siteUrl: given.SITE_URL ?? `http://localhost:${given.PORT}`,
    /** Public origin of the editors' and staff's screens; links in their mails lead there. */
    adminUrl: given.ADMIN_URL ?? `http://localhost:${given.CONTENT_PORT}`,
    /**
     * Signs sessions and previews; all nodes of one database need the same. Without it one is generated and stored in `DATA_DIR`.
     */
    adminSecret: given.ADMIN_SECRET,
    s3:
      given.S3_BUCKET && given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: given.S3_ENDPOINT,
            // Stores without regions (MinIO, Ceph) accept it; AWS elsewhere needs S3_REGION.
            region: given.S3_REGION ?? 'us-east-1',
            bucket: given.S3_BUCKET,
            accessKeyId: given.S3_ACCESS_KEY_ID,
            secretAccessKey: given.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    smtpUrl: given.SMTP_URL,
    /** Limit of confirmations that the installation sends per hour; the rest are delayed. */
    confirmationsPerHour: given.CONFIRMATIONS_PER_HOUR,
    formGuard: given.FORM_GUARD === 'on',
    trustProxy: given.TRUST_PROXY,
    /** Number of processes that share the site's port; `auto` is one per core. */
    siteProcesses: given.SITE_PROCESSES,
    /** Contact for security reports, as a URI; the default is the university's mailbox. */
    securityContact: given.SECURITY_CONTACT,
    logLevel: given.LOG_LEVEL,
  })),
)

/** All settings of the running system, read from the environment once. */
export type Environment = v.InferOutput<typeof environment>

/** Reads the variables into settings, or throws an EnvironmentError; an empty variable counts as absent. */
export function readEnvironment(given: Record<string, string | undefined>): Environment {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))
  const result = v.safeParse(environment, present, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  throw new EnvironmentError(String(issue.path?.[0]?.key), issue.message)
}
