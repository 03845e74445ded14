import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, StaffClient } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { staffClient } from '@estampa/contract/staff-client'
import { pino } from 'pino'
import { createApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
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
 * `settings` are environment settings that a test needs otherwise.
 */
export async function openTestShops(settings: Record<string, string> = {}): Promise<TestShops> {
  const roles = await freshDatabase()
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
      for (const close of open.reverse()) await close()
      if (answers.faults.length > 0) throw new Error(`off the API's document:\n${answers.faults.join('\n')}`)
    },
  }
}

/** One more server on the database of these shops. */
export async function openAnotherServer(
  { services: { database }, ownerUrl }: TestShops,
  settings: Record<string, string>,
): Promise<Pick<TestShops, 'app' | 'services' | 'origin' | 'close'>> {
  const open: (() => Promise<void>)[] = []
  const roles = { owner: ownerUrl, app: database.pool.options.connectionString ?? '' }
  const services = await openServices(testConfig(settings), roles, pino({ level: 'error' }), open)
  const app = await createApp(services)
  const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '')
  return {
    app,
    services,
    origin,
    async close() {
      await app.close()
      for (const close of open.reverse()) await close()
    },
  }
}

function testConfig(settings: Record<string, string>): Config {
  return readConfig({
    DEMO: 'true',
    SECRET_KEY: 'a secret of the tests, long enough',
    RATE_LIMIT_PER_MINUTE: '0',
    // a machine that is busy with other tests is no crowd
    SHED_LOAD: 'false',
    // an announcement takes a moment: tests read what they have just written
    ANSWER_CACHE_MB: '0',
    FILES_DIR: join(tmpdir(), `estampa-test-files-${process.pid}`),
    ...settings,
  })
}
