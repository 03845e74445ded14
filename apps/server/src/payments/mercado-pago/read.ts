import type { Minor } from '@estampa/domain/money'
import { type MercadoPagoStatus, mercadoPagoStatuses } from '@estampa/domain/payments/mercado-pago'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { z } from 'zod'

export type Preference = { id: string; initPoint: string }
/** A payment as Mercado Pago tells it. What it does not say, or says otherwise than in whole cents, fits nothing. */
export type ReportedPayment = {
  id: string
  status: MercadoPagoStatus
  amount: Minor
  refunded: Minor
  currency: string
  collectorId: string
  /** `external_reference`: a payment of ours. */
  reference: string
  /** The shop that the preference was made for. */
  shop: number
  updatedAt: Date
}

const Number_ = z.union([z.number(), z.string().max(20)]).transform(String)
const Said = z.object({
  id: Number_,
  status: z.enum(mercadoPagoStatuses),
  transaction_amount: z.number(),
  transaction_amount_refunded: z.number().nullish(),
  currency_id: z.string().max(10),
  collector_id: Number_.nullish(),
  collector: z.object({ id: Number_ }).nullish(),
  external_reference: z.string().max(256).nullish(),
  metadata: z.object({ shop_id: z.number().nullish() }).nullish(),
  date_last_updated: z.iso.datetime({ offset: true }),
})
const Made = z.object({
  id: z.string().min(1).max(100),
  init_point: z.url({ protocol: /^https?$/ }).max(2_000),
})

export function readPayment(body: unknown): ReportedPayment | Refusal {
  const parsed = Said.safeParse(body)
  if (!parsed.success) return refuse('payment_company_down', { why: 'unreadable' })
  const { data } = parsed
  return {
    id: data.id,
    status: data.status,
    amount: minorOf(data.transaction_amount),
    refunded: minorOf(data.transaction_amount_refunded ?? 0),
    currency: data.currency_id,
    collectorId: data.collector_id ?? data.collector?.id ?? '',
    reference: data.external_reference ?? '',
    shop: data.metadata?.shop_id ?? 0,
    updatedAt: new Date(data.date_last_updated),
  }
}

export function readPreference(body: unknown): Preference | Refusal {
  const made = Made.safeParse(body)
  if (!made.success) return refuse('payment_company_down', { why: 'unreadable' })
  return { id: made.data.id, initPoint: made.data.init_point }
}

export type MercadoPagoUser = { id: string; nickname: string; site: string }

const Known = z.object({ id: Number_, nickname: z.string().max(200), site_id: z.string().max(10) })

/** Whose the token is. */
export function readUser(body: unknown): MercadoPagoUser | Refusal {
  const known = Known.safeParse(body)
  if (!known.success) return refuse('payment_company_down', { why: 'unreadable' })
  const { id, nickname, site_id: site } = known.data
  return { id, nickname, site }
}

/** −1, which no payment is of, where there is more than two decimals. */
function minorOf(major: number): Minor {
  const minor = Math.round(major * 100)
  return minor / 100 === major && Number.isSafeInteger(minor) ? minor : -1
}
