/**
 * What an installation sells and what waits for somebody, for Prometheus. The numbers are of the database and so the same
 * on every node; no label names a shop or a person, and each has a few values alone.
 */
import { type Currency, currencies, toWire } from '@estampa/domain/money'
import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../http/services.ts'
import { listExceptions } from '../orders/exceptions.store.ts'
import { listStoredShops } from '../shops/shops.store.ts'
import { findLastBackup } from './backups.store.ts'
import { type BusinessFigures, type PlacedOrders, readBusinessFigures } from './business-figures.store.ts'
import { diskOf } from './installation-health.ts'

/** Numbers of so long ago are good enough for whoever asks again. */
const FRESH_MS = 30_000

type Business = Pick<BusinessFigures, 'mails' | 'imports' | 'reported'> & {
  orders: ReadonlyMap<Currency, Omit<PlacedOrders, 'currency'>>
  flagged: number
  lastBackup: Date | undefined
}

export function watchBusiness(services: Services, registers: Registry[]): void {
  const read = keepFresh(services)
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    set: (gauge: Gauge<Label>, business: Business) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const business = await read()
        // a number that is not known is none
        this.reset()
        if (business) set(this as Gauge<Label>, business)
        else if (labelNames.length === 0) this.set(Number.NaN)
      },
    })
  gauge('orders_placed', 'Orders of the last hour and day', ['currency', 'period'], (found, { orders }) => {
    for (const [currency, { hour, day }] of orders) {
      found.set({ currency, period: 'hour' }, hour)
      found.set({ currency, period: 'day' }, day)
    }
  })
  const amounts = 'What they add up to, in pesos'
  gauge('orders_placed_amount', amounts, ['currency', 'period'], (found, { orders }) => {
    for (const [currency, { hourAmount, dayAmount }] of orders) {
      found.set({ currency, period: 'hour' }, toWire(hourAmount))
      found.set({ currency, period: 'day' }, toWire(dayAmount))
    }
  })
  gauge('mails', 'Mails that wait, and that failed for good within a day', ['state'], (found, { mails }) => {
    found.set({ state: 'waiting' }, mails.waiting)
    found.set({ state: 'failed' }, mails.failed)
  })
  gauge('mails_oldest_waiting_seconds', 'How long the oldest mail has waited', [], (found, { mails }) =>
    found.set(mails.waitingS),
  )
  gauge(
    'payments_to_look_at',
    'Payments that buyers have told of, and money that no rule can settle',
    ['kind'],
    (found, { reported, flagged }) => {
      found.set({ kind: 'reported' }, reported)
      found.set({ kind: 'flagged' }, flagged)
    },
  )
  gauge('catalog_imports', 'Imports at work, and failed within a day', ['state'], (found, { imports }) => {
    found.set({ state: 'working' }, imports.working)
    found.set({ state: 'failed' }, imports.failed)
  })
  gauge(
    'catalog_imports_oldest_working_seconds',
    'How long the oldest import is at work',
    [],
    (found, { imports }) => found.set(imports.workingS),
  )
  gauge('last_backup_timestamp_seconds', 'When the last backup was made; 0: never', [], (found, business) =>
    found.set((business.lastBackup?.getTime() ?? 0) / 1_000),
  )
  watchDisk(services, registers)
}

function watchDisk({ config }: Services, registers: Registry[]): void {
  if (config.files.driver !== 'disk') return
  new Gauge({
    name: 'files_disk_free_ratio',
    help: 'Room that is left on the disk of the files, of 1',
    registers,
    async collect() {
      const disk = await diskOf(config)
      this.set(disk ? disk.freeBytes / disk.bytes : Number.NaN)
    },
  })
}

/** All gauges of a question share one look at the database, and so do those of the next who asks soon. */
function keepFresh(services: Services): () => Promise<Business | undefined> {
  let kept: { at: number; business: Promise<Business | undefined> } | undefined
  return () => {
    const at = performance.now()
    if (kept && at - kept.at < FRESH_MS) return kept.business
    const business = readBusiness(services).catch((error: unknown) => {
      services.log.warn(error, 'the figures of the business could not be read')
      return undefined
    })
    kept = { at, business }
    return business
  }
}

/** Each shop's numbers are read in that shop alone. */
async function readBusiness({ database, now }: Services): Promise<Business> {
  const moment = now()
  const nothing = { hour: 0, hourAmount: 0, day: 0, dayAmount: 0 }
  const orders = new Map<Currency, Omit<PlacedOrders, 'currency'>>(
    currencies.map((currency) => [currency, nothing]),
  )
  const mails = { waiting: 0, failed: 0, waitingS: 0 }
  const imports = { working: 0, failed: 0, workingS: 0 }
  const sums = { reported: 0, flagged: 0 }
  for (const { id } of await database.outside(listStoredShops)) {
    const { found, flags } = await database.readInShop(id, async (tx) => ({
      found: await readBusinessFigures(tx, moment),
      flags: await listExceptions(tx, { orderId: null, kind: null, skip: 0, take: 0 }),
    }))
    for (const { currency, ...placed } of found.orders) {
      const before = orders.get(currency) ?? nothing
      orders.set(currency, {
        hour: before.hour + placed.hour,
        hourAmount: before.hourAmount + placed.hourAmount,
        day: before.day + placed.day,
        dayAmount: before.dayAmount + placed.dayAmount,
      })
    }
    mails.waiting += found.mails.waiting
    mails.failed += found.mails.failed
    mails.waitingS = Math.max(mails.waitingS, found.mails.waitingS)
    imports.working += found.imports.working
    imports.failed += found.imports.failed
    imports.workingS = Math.max(imports.workingS, found.imports.workingS)
    sums.reported += found.reported
    sums.flagged += flags.totalCount
  }
  return { orders, mails, imports, ...sums, lastBackup: await database.outside(findLastBackup) }
}
