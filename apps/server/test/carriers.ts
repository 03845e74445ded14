import { sql } from 'kysely'
import type { CarrierAccountToSave } from '../src/shipping/carriers.ts'
import { insertShipment } from '../src/shipping/shipments.store.ts'
import type { TestShops } from './test-shops.ts'
import { type ZippinServer, zippinUser } from './zippin-server.ts'

/** Gives a shop of the cast its account at this Zippin, and the path that Zippin is to notify. */
export async function openAccount(
  { services }: Pick<TestShops, 'services'>,
  name: string,
  { origin }: Pick<ZippinServer, 'origin'>,
  changes: Partial<CarrierAccountToSave> = {},
): Promise<string> {
  const shop = await services.shops.byName(name)
  if (!shop) throw new Error(`no shop ${name}`)
  const account = { ...zippinUser, origin, accountId: '2', originId: '25' }
  const rules = { isInsured: false, freeFrom: null, isOn: true }
  const path = await services.carriers.saveAccount(shop, { ...account, ...rules, ...changes })
  // every process hears of it within milliseconds
  for (let tries = 0; (await services.shops.byName(name)) === shop && tries < 100; tries++) {
    await new Promise((later) => setTimeout(later, 20))
  }
  return path
}

/** A company carries this order of pampa, under this id of its own. */
export async function bookFor(
  { services, pampa }: Pick<TestShops, 'services' | 'pampa'>,
  orderId: string,
  shipmentId: string,
): Promise<void> {
  await services.database.inShop(pampa, async (tx) => {
    await insertShipment(tx, orderId, { company: 'zippin', packages: [] })
    await sql`update shipments set shipment_id = ${shipmentId}, status = 'new' where order_id = ${orderId}`.execute(
      tx,
    )
  })
}
