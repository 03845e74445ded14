import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, client } from '@estampa/contract/client'
import { httpTransport } from '@estampa/contract/http-transport'
import { pino } from 'pino'
import { type App, createApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import type { Services } from '../src/services.ts'
import type { ShopRules } from '../src/shop-rules.ts'
import { type ShopToSave, saveShop } from '../src/shops/shops.store.ts'
import { openServices } from '../src/start/start-server.ts'
import { freshDatabase } from './database.ts'

export type Cast = {
  app: App
  services: Services
  /** Address of the running server, without a trailing slash. */
  origin: string
  ownerUrl: string
  /** Numbers of the two shops. */
  pampa: number
  andina: number
  /** The typed client over HTTP; without a token it is nobody's. */
  api(shop: string, token?: string): Client
  /** A guest's client, with a token of their own. */
  guest(shop: string): Promise<Client>
  close(): Promise<void>
}

const pampaRules: ShopRules = {
  profitMultiplier: '1.6',
  taxMultiplier: '1.21',
  depositPercent: 100,
  legalName: 'Pampa Promocional S.A.',
  taxId: '30500010912',
  rateTable: {
    zones: { near: ['02', '06'], far: ['94'] },
    services: [
      {
        carrier: { id: 7, name: 'Correo del Sur', logo: null },
        service_type: { id: 1, code: 'standard_delivery', name: 'Entrega a domicilio' },
        logistic_type: 'crossdock',
        freeFrom: null,
        rates: [
          {
            zone: 'near',
            delivery_time: { min: 2, max: 4 },
            bands: [{ fromG: 0, upToG: null, price: 450_000, extraPerKg: 90_000 }],
          },
          {
            zone: 'far',
            delivery_time: { min: 5, max: 9 },
            bands: [{ fromG: 0, upToG: null, price: 980_000, extraPerKg: 210_000 }],
          },
        ],
      },
    ],
    pickup: null,
  },
}

const transfer = {
  code: 'TRF' as const,
  name: 'Transferencia bancaria',
  bank: 'Banco de la Plaza',
  holder: 'Pampa Promocional S.A.',
}
const cheque = { code: 'CHQ' as const, name: 'Cheque', bank: null, holder: 'Pampa Promocional S.A.' }
const noAccount = { CBU: null, CUIT: null, alias: null, account: null, RUT: null }

export const pampaShop: ShopToSave = {
  name: 'pampa',
  config: {
    environment: 'ARG',
    name: 'Pampa',
    partnerPaymentMethods: [
      { ...noAccount, ...transfer, CBU: '0170099220000067797370', CUIT: '30500010912', alias: 'pampa.promo' },
      { ...noAccount, ...cheque, CUIT: '30500010912' },
    ],
  },
  rules: pampaRules,
}

export const andinaShop: ShopToSave = {
  name: 'andina',
  config: {
    environment: 'CL',
    name: 'Andina',
    roundPrice: 0,
    partnerPaymentMethods: [{ ...noAccount, ...transfer, account: '00-123-45678-09', RUT: '76086428-5' }],
  },
  rules: {
    ...pampaRules,
    taxMultiplier: '1.19',
    legalName: 'Andina Regalos SpA',
    taxId: '760864285',
    rateTable: { ...pampaRules.rateTable, zones: { near: ['13'], far: ['12'] } },
  },
}

/**
 * The known cast: shops pampa (Argentina) and andina (Chile) on a real server and a database of its own.
 * `settings` are environment settings that a test needs otherwise.
 */
export async function openCast(settings: Record<string, string> = {}): Promise<Cast> {
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
  const origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace(/\/$/, '')
  const api = (shop: string, token?: string) =>
    client(httpTransport({ origin, shop, ...(token && { token: () => token }) }))
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
    },
  }
}

function testConfig(settings: Record<string, string>): Config {
  return readConfig({
    DEMO: 'true',
    SECRET_KEY: 'a secret of the tests, long enough',
    RATE_LIMIT_PER_MINUTE: '0',
    FILES_DIR: join(tmpdir(), `estampa-test-files-${process.pid}`),
    ...settings,
  })
}
