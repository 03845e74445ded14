import { httpTransport } from '@estampa/contract/http-transport'
import { staffClient } from '@estampa/contract/staff-client'
import { readConfig } from '@estampa/server/config'
import type { Roles } from '@estampa/server/db/migrate'
import { openServices } from '@estampa/server/start/open-services'
import type { TestShops } from '@estampa/server/test/test-shops'
import { pino } from 'pino'

/** The people of the tests, at a server that runs elsewhere. */
export async function openBench(origin: string, roles: Roles, shop: number): Promise<Omit<TestShops, 'app'>> {
  const open: (() => Promise<void>)[] = []
  const config = readConfig({ DEMO: 'true', SECRET_KEY: 'a secret of the measurements, long enough' })
  const services = await openServices(config, roles, pino({ level: 'error' }), open)
  const api = (name: string, token?: string) =>
    staffClient(httpTransport({ origin, shop: name, ...(token && { token: () => token }) }))
  return {
    services,
    origin,
    ownerUrl: roles.owner,
    pampa: shop,
    andina: shop,
    api,
    guest: async (name) => api(name, (await api(name).customers.getAccess({})).accessToken),
    async close() {
      for (const close of open.reverse()) await close()
    },
  }
}
