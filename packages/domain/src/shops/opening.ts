/**
 * What a shop needs before it opens. Each step is done by what the shop has, never by a mark that somebody sets; a shop
 * may open with steps that are not done, and is told which.
 */
import type { PartnerPaymentMethod } from '../shops.ts'

export const openingSteps = [
  'look',
  'goods',
  'techniques',
  'deliveries',
  'measures',
  'payments',
  'firm',
  'test_order',
] as const
export type OpeningStep = (typeof openingSteps)[number]

export type OpeningFacts = {
  readonly logo: string | null
  readonly products: number
  /** Products in the shop that cannot be sent, because a measure of theirs is not known. */
  readonly unmeasured: number
  readonly techniques: number
  /** The table of deliveries, as far as it counts here. */
  readonly rateTable: {
    readonly services: readonly { readonly rates: readonly { readonly bands: readonly unknown[] }[] }[]
    readonly pickup: { readonly points: readonly unknown[] } | null
  }
  readonly paymentMethods: readonly PartnerPaymentMethod[]
  readonly legalName: string
  readonly taxId: string
  readonly orders: number
}

const isDone: Readonly<Record<OpeningStep, (facts: OpeningFacts) => boolean>> = {
  look: ({ logo }) => logo !== null,
  goods: ({ products }) => products > 0,
  techniques: ({ techniques }) => techniques > 0,
  deliveries: ({ rateTable }) => isSending(rateTable) || (rateTable.pickup?.points.length ?? 0) > 0,
  // whoever only hands over at the counter needs no weights
  measures: ({ products, unmeasured, rateTable }) =>
    products > 0 && (unmeasured === 0 || (!isSending(rateTable) && rateTable.pickup !== null)),
  payments: ({ paymentMethods }) => paymentMethods.some(canBePaid),
  firm: ({ legalName, taxId }) => legalName !== '' && taxId !== '',
  test_order: ({ orders }) => orders > 0,
}

function isSending({ services }: OpeningFacts['rateTable']): boolean {
  return services.some(({ rates }) => rates.some(({ bands }) => bands.length > 0))
}

/** Whether a buyer would know whom to pay, and where. */
function canBePaid({ code, holder, CBU, alias, account }: PartnerPaymentMethod): boolean {
  if (code === 'MP') return true
  if (code === 'CHQ') return Boolean(holder)
  return Boolean(holder) && Boolean(CBU || alias || account)
}

export function listOpeningSteps(facts: OpeningFacts): { step: OpeningStep; isDone: boolean }[] {
  return openingSteps.map((step) => ({ step, isDone: isDone[step](facts) }))
}
