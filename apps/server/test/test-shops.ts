import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, StaffClient } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { staffClient } from '@estampa/contract/staff-client'
import { pino } from 'pino'
import { createApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import type { Roles } from '../src/db/migrate.ts'
import { closeWorkerPools } from '../src/files/worker-pool.ts'
import type { App } from '../src/http/app.ts'
import type { ServerServices } from '../src/services.ts'
import { saveShop } from '../src/shops/shops.store.ts'
import { openServices } from '../src/start/open-services.ts'
import { freshDatabase } from './database.ts'
import { watchAnswers } from './documented-answers.ts'
import { andinaShop, pampaShop } from './shops.ts'

export type TestShops = {
  app: App
  services: ServerServices
  /** Address of the running server, without a trailing slash. */
  origin: string
  ownerUrl: string
  /** Numbers of the two shops. */
  pampa: number
  andina: number
  /** The typed client over HTTP; without a token it is nobody's. */
  api(shop: string, token?: string): StaffClient
  /** A guest's client, with its own token. */
  guest(shop: string): Promise<Client>
  close(): Promise<void>
}

/**
 * The two test shops: pampa (Argentina) and andina (Chile) on a real server with a database of its own.
 * `settings` are environment settings that a test needs otherwise; `migrated` is a database of its own.
 */
export async function openTestShops(
  settings: Record<string, string> = {},
  migrated?: Roles,
): Promise<TestShops> {
  const roles = migrated ?? (await freshDatabase())
  const open: (() => Promise<void>)[] = []
  const services = await openServices(
    testConfig(settings),
    roles,
    pino({ level: settings.LOG_LEVEL ?? 'error' }),
    open,
  )
  const pampa = await saveShop(roles.owner, pampaShop)
  const andina = await saveShop(roles.owner, andinaShop)
  const app = await createApp(services)
  const answers = watchAnswers(app)
  const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '')
  const api = (shop: string, token?: string) =>
    staffClient(httpTransport({ origin, shop, ...(token && { token: () => token }) }))
  return {
    app,
    services,
    origin,
    ownerUrl: roles.owner,
    pampa,
    andina,
    api,
    guest: async (shop) => api(shop, (await api(shop).customers.getAccess({})).accessToken),
    async close() {
      await app.close()
      // threads that have loaded what they work with serve the next file, and end when nothing comes
      for (const close of open.reverse()) if (close !== closeWorkerPools) await close()
      if (answers.faults.length > 0) throw new Error(`off the API's document:\n${answers.faults.join('\n')}`)
    },
  }
}

export type ServerProcess = {
  origin: string
  answerStats(): Promise<{ asked: number; made: number }>
  close(): Promise<void>
}

/** One more server on the database of these shops, in a process of its own. */
export async function openServerProcess(
  { services: { database }, ownerUrl }: TestShops,
  settings: Record<string, string>,
  cells: Readonly<Record<string, Roles>> = {},
): Promise<ServerProcess> {
  const roles = { owner: ownerUrl, app: database.pool.options.connectionString, cells }
  const child = fork(join(import.meta.dirname, 'server-process.ts'), {
    execArgv: [],
    env: {
      ...process.env,
      TEST_ROLES: JSON.stringify(roles),
      TEST_SETTINGS: JSON.stringify({ ...testSettings, ...settings }),
    },
  })
  const answer = async () => (await once(child, 'message'))[0]
  const { origin } = await answer()
  return {
    origin,
    answerStats: () => {
      const stats = answer()
      child.send('stats')
      return stats
    },
    async close() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

const testSettings = {
  DEMO: 'true',
  SECRET_KEY: 'a secret of the tests, long enough',
  RATE_LIMIT_PER_MINUTE: '0',
  // a machine that is busy with other tests is no crowd
  SHED_LOAD: 'false',
  // an announcement takes a moment: tests read what they have just written
  ANSWER_CACHE_MB: '0',
  FILES_DIR: join(tmpdir(), `estampa-test-files-${process.pid}`),
}

function testConfig(settings: Record<string, string>): Config {
  return readConfig({ ...testSettings, ...settings })
}
