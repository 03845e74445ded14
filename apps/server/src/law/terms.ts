import { sentenceOf } from '@estampa/contract/refusals'
import { countries, localeOf } from '@estampa/domain/countries'
import { defaultTerms } from '@estampa/domain/law'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { sha256 } from '../http/idempotency-key.ts'
import type { Shop } from '../http/shop.ts'
import { addConsent, saveTerms } from './consents.store.ts'

export type Terms = { hash: string; text: string; required: boolean }

/** The terms of a shop as they are now. Those that it wrote itself must be accepted to order by any client. */
export function termsOf({ config, rules, settings }: Shop): Terms {
  const own = settings.terms?.trim()
  const text =
    own ||
    defaultTerms(config.environment, {
      shop: config.name,
      legalName: rules.legalName ?? null,
      taxId: rules.taxId ? taxIdText(config.environment, rules.taxId) : null,
      email: settings.supportEmail ?? config.presentation?.email ?? null,
      address: config.presentation?.address ?? null,
    })
  return { hash: sha256(text), text, required: Boolean(own) }
}

/** As people write it. */
function taxIdText(environment: Shop['config']['environment'], taxId: string): string {
  const read = countries[environment].taxId(taxId)
  return isRefusal(read) ? taxId : read.pretty
}

/**
 * The accepted terms are the ones in force. A client of the specification does not know of terms: without ones of
 * the shop's own it may leave them out.
 */
export function checkAcceptedTerms(shop: Shop, accepted: string | undefined): Refusal | null {
  const { hash, required } = termsOf(shop)
  if (accepted === undefined) return required ? termsNotAccepted(shop) : null
  return accepted === hash ? null : atTheField(shop, 'terms_changed')
}

export const termsNotAccepted = (shop: Shop): Refusal => atTheField(shop, 'terms_not_accepted')

function atTheField({ config }: Shop, code: 'terms_not_accepted' | 'terms_changed'): Refusal {
  const message = sentenceOf(refuse(code), localeOf(config.environment))
  return refuse(code, { validationErrors: [{ message, members: ['acceptedTerms'] }] })
}

type AcceptanceToSave = { customerId: number; orderId: string; hash: string }

/** Stores the acceptance: the person, the text, the time and the order; with the order, or not at all. */
export async function saveAcceptance(
  tx: Tx,
  shop: Shop,
  accepted: AcceptanceToSave,
  now: Date,
): Promise<void> {
  const { hash, text } = termsOf(shop)
  if (accepted.hash !== hash) throw new Error('other terms than those in force were accepted')
  const { customerId, orderId } = accepted
  await saveTerms(tx, { hash, text }, now)
  await addConsent(
    tx,
    { customerId },
    { kind: 'terms', given: true, version: hash, screen: 'checkout', orderId },
    now,
  )
}
