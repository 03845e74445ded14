import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRefusal } from '@estampa/domain/refusal'
import { checkShopName } from '@estampa/domain/shops'
import type { Logger } from 'pino'
import { createAdminApp } from '../admin/admin-app.ts'
import { offerFirstStart } from '../admin/first-start.ts'
import { createApp, createJobsApp } from '../app.ts'
import { type Config, loadConfig } from '../config.ts'
import { type CellRoles, openCells } from '../db/cells.ts'
import type { Database } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { waitForDatabase } from '../db/wait-for-database.ts'
import type { App } from '../http/app.ts'
import { JOBS_AT_ONCE } from '../jobs/lanes.ts'
import type { ServerServices } from '../services.ts'
import { listStoredShops } from '../shops/shops.store.ts'
import { startWorkers } from '../worker.ts'
import { openLog } from './log.ts'
import { openMigrated } from './migrate-database.ts'
import { openServices } from './open-services.ts'
import { openStorefront } from './open-storefront.ts'
import { stopServing } from './stop-serving.ts'

export const repository = fileURLToPath(new URL('../../../../', import.meta.url))

export type RunningServer = {
  config: Config
  log: Logger
  /** Undefined where this process is the storefront alone. */
  services: ServerServices | undefined
  address: string
  /** Where the back office listens; undefined where this process is the storefront alone. */
  adminAddress: string | undefined
  /** Remarks for the operator, one sentence each. */
  notes: string[]
  /** Makes the first person of an installation that has none. Nothing but the console says it. */
  firstStart?: string | undefined
  stop(): Promise<void>
}

const JOB_STATEMENT_MS = 60_000

/** Says what is being done, for somebody who waits. */
export function writeProgress(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`)
}

export type StartOptions = {
  /** Settles when the storefront's build is there; none where it is. */
  storefrontBuilt?: Promise<unknown>
  /** As that of the storefront; shops open without it. */
  officeBuilt?: Promise<unknown> | undefined
}
type Opening = StartOptions & { open: (() => Promise<void>)[]; stop: () => Promise<void> }

/** Brings the whole server up, in order; what was opened before a failure is closed again. */
export async function startServer(builds: StartOptions): Promise<RunningServer> {
  const config = loadConfig()
  const open: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of open.splice(0).reverse()) await close()
  }
  try {
    return await bringUp(config, { ...builds, open, stop })
  } catch (error) {
    await stop()
    throw error
  }
}

async function bringUp(
  config: Config,
  { storefrontBuilt, officeBuilt, open, stop }: Opening,
): Promise<RunningServer> {
  const log = openLog(config)
  const notes: string[] = []
  if (config.tracing) {
    // its packages are loaded by nobody else
    const { openTracing } = await import('../tracing/open-tracing.ts')
    open.push(openTracing(config.tracing))
  }
  const build = join(repository, 'apps/storefront/build')
  if (config.apiUrl) {
    // no other start should load what passes calls on
    const { openStorefrontAlone } = await import('./start-storefront.ts')
    await storefrontBuilt
    const app = await openStorefrontAlone(config.apiUrl, config, log, build)
    open.push(() => stopServing(app))
    const address = await listen(app, config, config.port)
    return { config, log, services: undefined, address, adminAddress: undefined, notes, stop }
  }
  const roles = await bringUpDatabase(config, log, open, notes)
  const services = await openServices(config, roles, log, open)
  const patient = { ...services, database: await openJobDatabase(roles, log, open) }
  if (config.demo) notes.push(...(await seedDemo(roles, services)))
  if (config.roles.has('jobs')) {
    for (const worker of await startWorkers(roles, patient)) open.push(() => worker.stop())
  }
  if (!config.roles.has('web')) {
    const app = await createJobsApp(services)
    open.push(() => stopServing(app))
    const address = await listen(app, config, config.port)
    return { config, log, services, address, adminAddress: undefined, notes, stop }
  }
  const app = await createApp(services)
  open.push(() => stopServing(app))
  await storefrontBuilt
  await openStorefront(app, services, build)
  const office = await createAdminApp(services, {
    build: { folder: join(repository, 'apps/admin/build'), finished: officeBuilt },
    load: app.load,
  })
  open.push(() => stopServing(office))
  await refuseSharedHosts(services)
  notes.push(...(await listReservedNames(services)))
  const address = await listen(app, config, config.port)
  const adminAddress = await listen(office, config, config.adminPort)
  const firstStart = await offerFirstStart(services)
  return { config, log, services, address, adminAddress, notes, firstStart, stop }
}

/** A shop's host may load whatever scripts the shop wants: the back office may not be there too. */
async function refuseSharedHosts({ shops, config }: ServerServices): Promise<void> {
  const hosted = await shops.nameAt(new URL(config.adminUrl).host)
  if (hosted)
    throw new Error(`ADMIN_URL is a host of the shop «${hosted.shop}»: choose another for one of them.`)
}

/** A name that was free when the shop was made may be that of a page since: at the shop's own host the two are one. */
async function listReservedNames({ database }: ServerServices): Promise<string[]> {
  const shops = await database.outside(listStoredShops)
  return shops
    .filter(({ name }) => isRefusal(checkShopName(name)))
    .map(
      ({ name }) => `The shop «${name}» has the name of a page: give it no host of its own, or make it anew.`,
    )
}

/** Jobs may take longer than a person waits, and take no connection away from people. */
async function openJobDatabase(
  roles: CellRoles,
  log: Logger,
  open: (() => Promise<void>)[],
): Promise<Database> {
  const options = { connections: JOBS_AT_ONCE, statementMs: JOB_STATEMENT_MS }
  const database = await openCells(roles, options, log)
  open.push(() => database.close())
  return database
}

async function bringUpDatabase(
  config: Config,
  log: Logger,
  open: (() => Promise<void>)[],
  notes: string[],
): Promise<CellRoles> {
  let url = config.databaseUrl
  if (url !== undefined) await waitForDatabase(url, writeProgress)
  else {
    writeProgress('Starting PostgreSQL')
    const warn = (sentence: string) => log.warn(sentence)
    const embedded = await startEmbedded(join(config.dataDir, 'postgres'), { warn })
    open.push(() => embedded.stop())
    if (embedded.note) notes.push(embedded.note)
    url = embedded.url
  }
  if (config.migrates) writeProgress('Bringing the database up to date')
  return openMigrated(config, url)
}

/** Fills an empty database with the demo's shops and gives the sentences that say who can sign in. */
export type SeedDemo = (
  ownerUrl: string,
  services: ServerServices,
  say: typeof writeProgress,
) => Promise<string[]>

/** The demo stands above the server and is known to it by its place alone. A crash amid it is mended by the next start. */
async function seedDemo(roles: CellRoles, services: ServerServices): Promise<string[]> {
  const demo = new URL('../../../../demo/src/seed.ts', import.meta.url)
  const { seed } = (await import(demo.href)) as { seed: SeedDemo }
  const options = { connections: 2, statementMs: JOB_STATEMENT_MS, commitsSoon: true }
  const database = await openCells(roles, options, services.log)
  return seed(roles.owner, { ...services, database }, writeProgress).finally(() => database.close())
}

async function listen(app: App, config: Config, port: number): Promise<string> {
  try {
    return await app.listen({ port, host: config.host })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is in use. Stop what listens there or choose another: PORT=3010 npm start`)
  }
}
