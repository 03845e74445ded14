import { sentenceOf } from '@estampa/contract/refusals'
import type { staffOpening } from '@estampa/contract/staff'
import { countries, localeOf } from '@estampa/domain/countries'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { methodsOffered } from '@estampa/domain/shops'
import { listOpeningSteps } from '@estampa/domain/shops/opening'
import type { Tx } from '../db/database.ts'
import type { Handler } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { namedAddress } from '../shops/shop-address.ts'
import { changeStoredShop, findStoredShop, lockStoredShop, openPreparedShop } from '../shops/shops.store.ts'
import { completeShop } from '../shops/stored-shop.ts'
import { addShopEntryLink } from './shop-entries.store.ts'
import { countForOpening } from './shop-usage.store.ts'

type Calls = typeof staffOpening

const LINK_MS = 60_000

/** Looking at a shop before it is open, and opening it. */
export const shopOpeningHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  enterShop: async ({ tx, shop, person, services, now, record }) => {
    if (person.kind !== 'staff' || person.officeSession === undefined) return refuse('not_allowed')
    const expiresAt = new Date(now.getTime() + LINK_MS)
    const link = await addShopEntryLink(tx, {
      staffId: Number(person.staffId),
      sessionId: person.officeSession,
      now,
      expiresAt,
    })
    await record(tx, { subject: subjectOf(shop), before: {}, after: { shopEntry: 'made' } })
    const url = `${namedAddress(shop, services.config.publicUrl)}/enter?link=${link}`
    return { url, expiresAt: expiresAt.toISOString() }
  },
  openShop: async ({ tx, shop, record }) => {
    if (!(await openPreparedShop(tx))) return refuse('shop_open_already')
    await record(tx, {
      subject: subjectOf(shop),
      before: { state: 'preparing' },
      after: { state: 'open' },
    })
    return openingOf(tx, shop)
  },
  getOpening: ({ tx, shop }) => openingOf(tx, shop),
  saveFirm: async ({ tx, shop, input, record }) => {
    const { legalName, seen } = input
    const { environment } = shop.config
    const taxId = countries[environment].taxId(input.taxId)
    if (isRefusal(taxId)) {
      const message = sentenceOf(taxId, localeOf(environment))
      return refuse('invalid_input', { validationErrors: [{ message, members: ['taxId'] }] })
    }
    const before = firmOf(completeShop(await lockStoredShop(tx)))
    if (before.legalName !== seen.legalName || before.taxId !== seen.taxId) return refuse('conflict')
    await changeStoredShop(tx, { config: {}, rules: { legalName, taxId: taxId.value } })
    const after = { legalName, taxId: taxId.pretty }
    await record(tx, { subject: subjectOf(shop), ...differenceOf(before, after) })
    return openingOf(tx, shop)
  },
}

/** It is read anew for each call: a copy in memory could be older than a save. */
async function openingOf(tx: Tx, { id }: Pick<Shop, 'id'>) {
  const row = await findStoredShop(tx, id)
  if (!row) throw new Error('the shop of this request is not there')
  const { state, config, rules } = completeShop(row)
  const counts = await countForOpening(tx)
  const steps = listOpeningSteps({
    ...counts,
    logo: config.logo,
    rateTable: rules.rateTable,
    paymentMethods: methodsOffered(config.partnerPaymentMethods, row.offers_mercado_pago),
    legalName: rules.legalName,
    taxId: rules.taxId,
  })
  return { state, steps, firm: firmOf({ config, rules }) }
}

function firmOf({ config, rules }: Pick<Shop, 'config' | 'rules'>) {
  const read = countries[config.environment].taxId(rules.taxId)
  return { legalName: rules.legalName, taxId: isRefusal(read) ? rules.taxId : read.pretty }
}

type Firm = ReturnType<typeof firmOf>

/** What was saved as it was is no change of its own. */
function differenceOf(before: Firm, after: Firm): { before: Partial<Firm>; after: Partial<Firm> } {
  const names = (['legalName', 'taxId'] as const).filter((name) => before[name] !== after[name])
  const only = (firm: Firm) => Object.fromEntries(names.map((name) => [name, firm[name]]))
  return { before: only(before), after: only(after) }
}

const subjectOf = ({ id, config }: { id: number; config: { name: string } }) => ({
  kind: 'shop',
  id: String(id),
  name: config.name,
})
