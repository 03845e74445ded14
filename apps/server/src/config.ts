/**
 * Every setting of the server, and the only reader of process.env. A wrong setting stops the start, and all
 * faults are told at once.
 *
 * Demo mode is what a fresh clone gets: it is on unless DATABASE_URL or DEMO says otherwise. It makes its own
 * secret, listens on loopback and keeps mail in a mailbox page; outside it these settings have no default.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { artworkProgramSettings, artworkProgramsOf } from './config/artwork-programs.ts'
import { backupOf, backupSettings } from './config/backup-settings.ts'
import { areCellUrls, readCellUrls } from './config/cell-urls.ts'
import { missingOfProviders, providerSettings, providersOf } from './config/external-providers.ts'
import { areDnsServers, isTrust, trustOf } from './config/network-settings.ts'
import { areRoles, rolesOf } from './config/process-roles.ts'
import { tracingOf, tracingSettings } from './config/tracing-settings.ts'
import { availableMemory, MEGABYTE, MIN_MEMORY_MB } from './memory/process-memory.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))

const whole = (most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n <= most, `must be ${most} at most`)
const address = (protocol: RegExp, like: string) =>
  z.url({ protocol, error: `must be an address like ${like}` })
const web = () => address(/^https?$/, 'https://shop.example').transform((url) => url.replace(/\/$/, ''))
const oneOf = <const T extends [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const settings = z.object({
  PORT: whole(65_535).prefault('3000').describe('Port of the storefront and the API'),
  HOST: z.string().optional().describe('Address to listen on: 127.0.0.1 in demo mode, otherwise 0.0.0.0'),
  PUBLIC_URL: web()
    .optional()
    .describe('Address that people see, for links in mails; in demo mode http://localhost:PORT'),
  ROLES: z
    .string()
    .refine(areRoles, 'must be web, jobs, or both with a comma')
    .default('web,jobs')
    .describe('What this process does: web answers people, jobs does what they leave behind'),
  MIGRATE: oneOf('true', 'false')
    .default('true')
    .describe('Brings the tables up to date at the start; false where npm run migrate does it before'),
  ADMIN_PORT: whole(65_535).optional().describe('Port of the back office; PORT + 1 if not set'),
  ADMIN_URL: web()
    .optional()
    .describe(
      'Address of the back office, an origin that serves no shop; in demo mode http://localhost:ADMIN_PORT',
    ),
  DEMO: oneOf('true', 'false').optional().describe('Demo shops and people; true unless DATABASE_URL is set'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://owner:password@host/database')
    .optional()
    .describe('Owner of the tables, with CREATEROLE; without it an embedded PostgreSQL in DATA_DIR'),
  DATABASE_READ_URL: address(/^postgres(ql)?$/, 'postgres://standby/database')
    .optional()
    .describe(
      'A streaming standby of DATABASE_URL that takes reads of anybody; without it all is read there',
    ),
  CELLS: z
    .string()
    .refine(areCellUrls, 'must be names with addresses: south=postgres://owner:password@host/database')
    .optional()
    .describe('Further databases in which shops may live, by name, with commas; a command moves them there'),
  DATABASE_CONNECTIONS: whole(1_000)
    .prefault('10')
    .describe('Most connections of the application to the database, to each cell'),
  MEMORY_MB: whole(1_000_000)
    .refine((megabytes) => megabytes >= MIN_MEMORY_MB, `must be ${MIN_MEMORY_MB} at least`)
    .optional()
    .describe(
      'Memory for the server without the database; the limit of its container, or half of the machine',
    ),
  ANSWER_CACHE_MB: whole(10_000)
    .prefault('32')
    .describe('Memory for answers that are the same for everybody, in the server; 0 keeps none'),
  DATA_DIR: z
    .string()
    .default('var')
    .describe('Folder of the embedded database, the files and the secret of demo mode'),
  SECRET_KEY: z
    .string()
    .min(32, 'must have 32 characters at least')
    .optional()
    .describe('Signs tokens and links: 32 characters at least; demo mode makes its own'),
  STOREFRONT: oneOf('build', 'sources')
    .default('build')
    .describe('What serves the pages: build, or sources with hot reload, which npm run dev sets'),
  API_URL: web().optional().describe('Makes this process the storefront alone, on the API at this address'),
  FILES_DRIVER: oneOf('disk', 's3')
    .default('disk')
    .describe('Where uploads and pictures are kept: disk or s3'),
  FILES_DIR: z.string().optional().describe('Folder of the disk driver; DATA_DIR/files if not set'),
  S3_BUCKET: z.string().optional().describe('Bucket of the s3 driver'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket'),
  S3_ENDPOINT: web().optional().describe('Address of an S3-compatible service that is not Amazon'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key of the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Its secret'),
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example')
    .optional()
    .describe('Mail server; without it demo mode shows its mails on a mailbox page'),
  MAIL_FROM: z
    .string()
    .default('Estampa <no-reply@estampa.example>')
    .describe('Sender of the mails; the shop stands in its name'),
  TRUST_PROXY: z
    .string()
    .refine(isTrust, 'must be false, true, a number of hops, or addresses and networks with commas')
    .default('false')
    .describe('Whose X-Forwarded headers count: false, a number of hops, or addresses with commas'),
  RATE_LIMIT_PER_MINUTE: whole(1_000_000)
    .prefault('600')
    .describe('Most calls per minute and address, and as many pages; 0 for no limit'),
  SHED_LOAD: oneOf('true', 'false')
    .default('true')
    .describe(
      'Turns calls away while the process is late with its work; false where something before it does',
    ),
  LOGIN_TRIES: whole(1_000_000)
    .prefault('10')
    .describe('Most failed sign-ins in 15 minutes per account and address; 0 for no limit'),
  ...providerSettings,
  ...backupSettings,
  ...tracingSettings,
  ...artworkProgramSettings,
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')
    .default('info')
    .describe('Least serious message that is logged'),
  API_DOCS: oneOf('true', 'false')
    .optional()
    .describe('Shows the document of the API and a page to try it at /api/docs; true in demo mode'),
  FETCH_LOOPBACK: oneOf('true', 'false')
    .prefault('false')
    .describe('Lets catalogs and pictures be fetched from this machine too: for tests and trials only'),
  DNS_SERVERS: z
    .string()
    .refine(areDnsServers, 'must be IP addresses with commas, each with its port where that is not 53')
    .optional()
    .describe('DNS servers that are asked whose a domain is, with commas; those of the system if not set'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have 16 characters at least')
    .optional()
    .describe('Bearer token that /metrics asks for; without it only this machine is answered'),
})

type Settings = z.infer<typeof settings>
export type EnvironmentVariables = Record<string, string | undefined>
export type Config = ReturnType<typeof configOf>

/** Reads `.env` (what is set already wins) and the environment; makes the secret of demo mode. */
export function loadConfig(): Config {
  const file = join(repository, '.env')
  if (existsSync(file)) loadEnvFile(file)
  const config = readConfig(process.env)
  return config.demo && !config.secretKey ? { ...config, secretKey: demoSecret(config.dataDir) } : config
}

/** Throws with one line per fault. An empty value counts as not set. */
export function readConfig(environment: EnvironmentVariables): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  const faults = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  faults.push(...missing(given), ...missingOfProviders(given))
  const config = parsed.success ? configOf(parsed.data) : undefined
  if (config) faults.push(...adminFaults(config))
  if (!config || faults.length > 0) {
    throw new Error(`The configuration has faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  }
  return config
}

/** Scripts of shops' pages may not share an origin with the back office, and its cookie travels over https. */
function adminFaults({ adminUrl, publicUrl, adminPort, port, demo, apiUrl }: Config): string[] {
  if (apiUrl) return []
  const url = new URL(adminUrl)
  return [
    ...(url.origin === new URL(publicUrl).origin ? ['ADMIN_URL must be another origin than PUBLIC_URL'] : []),
    ...(adminUrl !== url.origin ? ['ADMIN_URL must be an origin without a path'] : []),
    ...(!demo && url.protocol !== 'https:' ? ['ADMIN_URL must begin with https outside demo mode'] : []),
    ...(adminPort > 65_535 || (adminPort === port && port !== 0)
      ? ['ADMIN_PORT must be another port than PORT, 65535 at most']
      : []),
  ]
}

function missing(given: EnvironmentVariables): string[] {
  const needs = (why: string, ...names: (keyof Settings)[]) =>
    names.filter((name) => given[name] === undefined).map((name) => `${name} is needed ${why}`)
  const isServer = !isDemo(given) && !given.API_URL
  return [
    ...(isServer
      ? needs('outside demo mode', 'SECRET_KEY', 'PUBLIC_URL', 'ADMIN_URL', 'SMTP_URL', 'MAIL_FROM')
      : []),
    ...(given.DATABASE_READ_URL && !given.API_URL ? needs('with DATABASE_READ_URL', 'DATABASE_URL') : []),
    ...(given.CELLS && !given.API_URL ? needs('with CELLS', 'DATABASE_URL') : []),
    ...(given.CELLS && given.DATABASE_READ_URL
      ? ['DATABASE_READ_URL is of one cell: it cannot be with CELLS']
      : []),
    ...(given.FILES_DRIVER === 's3'
      ? needs('when FILES_DRIVER is s3', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
      : []),
  ]
}

function isDemo(given: { DEMO?: string; DATABASE_URL?: string }): boolean {
  return given.DEMO === undefined ? given.DATABASE_URL === undefined : given.DEMO === 'true'
}

function configOf(given: Settings) {
  const demo = isDemo(given)
  const dataDir = resolve(repository, given.DATA_DIR)
  const adminPort = given.ADMIN_PORT ?? (given.PORT === 0 ? 0 : given.PORT + 1)
  return {
    port: given.PORT,
    host: given.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    adminPort,
    adminUrl: given.ADMIN_URL ?? `http://localhost:${adminPort}`,
    demo,
    roles: rolesOf(given.ROLES),
    migrates: given.MIGRATE === 'true',
    databaseUrl: given.DATABASE_URL,
    databaseReadUrl: given.DATABASE_READ_URL,
    cellUrls: readCellUrls(given.CELLS),
    databaseConnections: given.DATABASE_CONNECTIONS,
    memoryBytes: given.MEMORY_MB === undefined ? availableMemory() : given.MEMORY_MB * MEGABYTE,
    answerCacheBytes: given.ANSWER_CACHE_MB * MEGABYTE,
    dataDir,
    secretKey: given.SECRET_KEY ?? '',
    storefront: given.STOREFRONT,
    apiUrl: given.API_URL,
    files: filesOf(given, dataDir),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    trustProxy: trustOf(given.TRUST_PROXY),
    rateLimitPerMinute: given.RATE_LIMIT_PER_MINUTE,
    shedLoad: given.SHED_LOAD === 'true',
    loginTries: given.LOGIN_TRIES,
    externalProviders: providersOf(given),
    backup: backupOf(given),
    tracing: tracingOf(given),
    artworkPrograms: artworkProgramsOf(given),
    logLevel: given.LOG_LEVEL,
    apiDocs: given.API_DOCS === undefined ? demo : given.API_DOCS === 'true',
    dnsServers: given.DNS_SERVERS?.split(',').map((server) => server.trim()) ?? [],
    metricsToken: given.METRICS_TOKEN,
    fetchesLoopback: given.FETCH_LOOPBACK === 'true',
  }
}

function filesOf(given: Settings, dataDir: string) {
  if (given.FILES_DRIVER === 'disk') {
    return { driver: 'disk' as const, folder: resolve(repository, given.FILES_DIR ?? join(dataDir, 'files')) }
  }
  return {
    driver: 's3' as const,
    bucket: given.S3_BUCKET ?? '',
    region: given.S3_REGION,
    endpoint: given.S3_ENDPOINT,
    accessKeyId: given.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: given.S3_SECRET_ACCESS_KEY ?? '',
  }
}

function demoSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}

/**
 * One row per setting; no default means not set.
 * @internal tests hold `.env.example` and the README to it
 */
export function listSettings(): { name: string; about: string; fallback?: string }[] {
  return Object.entries(settings.shape).map(([name, schema]) => {
    const fallback = schema.safeParse(undefined).data
    return {
      name,
      about: schema.description ?? '',
      fallback: fallback === undefined ? undefined : String(fallback),
    }
  })
}
