import type { staffShopSettings } from '@estampa/contract/staff'
import { isRefusal } from '@estampa/domain/refusal'
import { listProvinces } from '../countries/countries.store.ts'
import type { Handler } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { listTableFaults, rateLines, toZonedTable, toZoneList } from '../shipping/rate-table.ts'
import { refuseFaults, sellingRulesOf, toShopChanges } from '../shops/change-settings.ts'
import { accountText, methodsByCode, writeMethods } from '../shops/payment-settings.ts'
import { findStoredShop } from '../shops/shops.store.ts'
import { saveSettings, settingsOf } from './save-settings.ts'

type Calls = typeof staffShopSettings

/** What a shop decides about selling. It is read anew for each call: a copy in memory could be older than a save. */
export const shopSettingsHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getShopSettings: async ({ tx, shop }) => {
    const row = await findStoredShop(tx, shop.id)
    if (!row) throw new Error('the shop of this request is not there')
    return settingsOf(tx, row)
  },
  saveSellingRules: (context) => {
    const { fields, seen } = context.input
    return saveSettings(context, {
      wanted: fields,
      seen,
      valuesOf: sellingRulesOf,
      decide: () => toShopChanges(fields),
      wordsOf: ruleWords,
    })
  },
  savePaymentMethods: (context) => {
    const { fields, seen } = context.input
    return saveSettings(context, {
      wanted: withCodes(fields),
      seen,
      valuesOf: methodsOf,
      decide: ({ config: { environment, partnerPaymentMethods } }) => {
        const written = writeMethods(environment, partnerPaymentMethods, fields)
        return isRefusal(written) ? written : { config: { partnerPaymentMethods: written }, rules: {} }
      },
      wordsOf: (shop) => eachOf(methodsOf(shop), (_, method) => accountText(method)),
    })
  },
  saveShippingTable: (context) => {
    const { tx, input } = context
    const table = toZonedTable(input.fields.shipping)
    return saveSettings(context, {
      wanted: input.fields,
      seen: input.seen,
      valuesOf: ({ rules }) => ({ shipping: toZoneList(rules.rateTable) }),
      decide: async ({ config }) => {
        const faults = listTableFaults(table, await listProvinces(tx, config.environment))
        return refuseFaults(faults) ?? { config: {}, rules: { rateTable: table } }
      },
      wordsOf: ({ rules }) => rateLines(rules.rateTable),
    })
  },
}

/** Days as text: a list of them is not told apart from another of the same. */
function ruleWords(shop: Shop): Readonly<Record<string, unknown>> {
  const { closedDays, ...rules } = sellingRulesOf(shop)
  const ranges = closedDays.map(({ from, until }) => (from === until ? from : `${from} a ${until}`))
  return { ...rules, closedDays: ranges.join(', ') }
}

const methodsOf = ({ config }: Shop) => methodsByCode(config.partnerPaymentMethods)

/** A written method in the form of a stored one. */
const withCodes = (fields: Readonly<Record<string, object | null>>) =>
  eachOf(fields, (code, method) => method && { code, ...method })

function eachOf<One, Made>(values: Readonly<Record<string, One>>, make: (name: string, one: One) => Made) {
  return Object.fromEntries(Object.entries(values).map(([name, one]) => [name, make(name, one)]))
}
