import { type countries, placeLine } from '@estampa/domain/countries'
import { quoteNumber } from '@estampa/domain/quotes'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { listAddresses, type SavedAddress } from '../checkout/addresses.store.ts'
import { listNotes } from '../customers/notes.store.ts'
import type { Tx } from '../db/database.ts'
import { signer } from '../files/signed-addresses.ts'
import type { Context } from '../http/context.ts'
import { findCustomerThings, findPersonOfEmail, type PersonOfEmail } from './customers.store.ts'
import { listMergedEmails } from './merged-customers.store.ts'

type ViewContext = Pick<Context, 'shop' | 'services' | 'now'>

/** A customer as the people of the shop see it. */
export async function toCustomerView(tx: Tx, id: number, { shop, services, now }: ViewContext) {
  const person = await findPersonOfEmail(tx, id)
  if (!person) return refuse('not_found') as Refusal
  const { ids, accountId, ...customer } = person
  const { quotes, designs, logos, colleagues } = await findCustomerThings(tx, person)
  const addressOf = signer(services.config, now)
  return {
    ...customer,
    addresses: await addressesOf(tx, person, shop.config.environment),
    quotes: quotes.map(({ number, ...quote }) => ({ ...quote, number: quoteNumber(number) })),
    designs: designs.map(({ key, at, ...design }) => ({
      ...design,
      picture: key === null ? null : addressOf(key),
      savedAt: at,
    })),
    logos: logos.flatMap(({ key, at, ...logo }) =>
      key === null ? [] : [{ ...logo, picture: addressOf(key), createdAt: at }],
    ),
    notes: await listNotes(tx, ids),
    mergedEmails: await listMergedEmails(tx, ids),
    colleagues,
  }
}

/** What an account keeps of where things go. */
export async function addressesOf(
  tx: Tx,
  { accountId }: Pick<PersonOfEmail, 'accountId'>,
  environment: keyof typeof countries,
) {
  if (accountId === null) return []
  const saved = await listAddresses(tx, environment, accountId)
  return saved.map((address) => ({
    label: address.label,
    name: `${address.name} ${address.lastName}`.trim(),
    phone: address.phone,
    text: lineOf(address),
  }))
}

function lineOf({
  street,
  streetNumber,
  apartment,
  locality,
  city,
  province,
  zipCode,
}: SavedAddress): string {
  const door = [`${street} ${streetNumber}`.trim(), apartment].filter(Boolean)
  return [...door, placeLine(zipCode, [locality, city, province])].join(', ')
}
