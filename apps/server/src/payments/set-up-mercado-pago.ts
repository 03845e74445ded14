/**
 * Reads how a shop is known at Mercado Pago, as JSON from the standard input, so that no secret stands in a command
 * line, and keeps it sealed: `npm run mercado-pago -- pampa < account.json`.
 */
import { z } from 'zod'
import type { Shop } from '../http/shop.ts'
import type { MercadoPago } from './mercado-pago.ts'
import { MERCADO_PAGO_ORIGIN } from './mercado-pago.ts'

const Account = z.strictObject({
  accessToken: z.string().min(20).max(300),
  webhookSecret: z.string().min(16).max(300),
  collectorId: z.string().regex(/^\d{1,18}$/),
  isOn: z.boolean().default(true),
})

/** Throws with the names of what is wrong, and never with what was given. */
export async function setUpMercadoPago(mercadoPago: MercadoPago, shop: Shop, given: string): Promise<string> {
  const read = Account.safeParse(parsed(given))
  if (!read.success) {
    const names = read.error.issues.map(({ path, code }) => path.join('.') || code)
    throw new Error(
      `La cuenta lleva accessToken, webhookSecret y collectorId. Para revisar: ${names.join(', ')}`,
    )
  }
  await mercadoPago.saveAccount(shop, { ...read.data, origin: MERCADO_PAGO_ORIGIN })
  return `Mercado Pago quedó ${read.data.isOn ? 'activado' : 'desactivado'} en ${shop.name}.`
}

function parsed(given: string): unknown {
  try {
    return JSON.parse(given)
  } catch {
    return undefined
  }
}
