/** Ways to pay, the table of deliveries, the techniques and the people of a shop. */
import { fromWire, toWire } from '@estampa/domain/money'
import type { RateTable } from '@estampa/domain/shipping'
import { newPaymentMethod, offlineMethodCodes, type PartnerPaymentMethod } from '@estampa/domain/shops'
import { listProvinces } from '../../countries/countries.store.ts'
import { listTableFaults } from '../../shipping/rate-table.ts'
import { faultsOf } from '../../shops/config-faults.ts'
import {
  isPaymentFieldName,
  type PaymentFields,
  paymentFieldNames,
  readPaymentFields,
} from '../../shops/payment-fields.ts'
import { RateTableSchema } from '../../shops/shop-rules.ts'
import type { ShopToSave } from '../../shops/shops.store.ts'
import {
  type CommandArguments,
  type CommandHandler,
  type CommandOutput,
  InvalidFields,
  readJson,
} from '../run-command.ts'
import { InvalidArguments, readOne } from '../staff/read-arguments.ts'
import { table } from '../staff/table.ts'
import { saveShopChange, shopNamed } from './save-change.ts'

export const paymentCommand: CommandHandler = async (backend, words) => {
  const before = await shopNamed(backend, words)
  const methods = before.config.partnerPaymentMethods ?? []
  const [, typed, ...assignments] = words.positionals
  if (typed === undefined && !words.values.json) return listed(methods)
  if (typed === undefined) return listed(methods)
  if (typed === 'MP')
    throw new InvalidArguments(`Mercado Pago va aparte: npm run mercado-pago -- ${before.name} < cuenta.json`)
  const code = readOne(typed, offlineMethodCodes, 'El medio de pago')
  const others = methods.filter((one) => one.code !== code)
  const old = methods.find((one) => one.code === code)
  const changed =
    assignments[0] === 'off' ? [] : [methodOf(before, old ?? newPaymentMethod(code), assignments)]
  const config = { ...before.config, partnerPaymentMethods: [...others, ...changed] }
  return saveShopChange(backend, words, { before, after: { ...before, config } })
}

function methodOf({ config }: ShopToSave, method: PartnerPaymentMethod, assignments: readonly string[]) {
  const typed: PaymentFields = {}
  for (const assignment of assignments) {
    const [, field = '', value = ''] = /^(\w+)=(.*)$/s.exec(assignment) ?? []
    if (!isPaymentFieldName(field)) {
      throw new InvalidArguments(
        `«${assignment}» no es un dato de un medio de pago. Los que hay: ${paymentFieldNames.join(', ')}.`,
      )
    }
    typed[field] = value
  }
  const { fields, faults } = readPaymentFields(config.environment, typed)
  if (faults.length > 0) throw new InvalidFields(faults)
  return { ...method, ...fields } as PartnerPaymentMethod
}

function listed(methods: readonly PartnerPaymentMethod[]): CommandOutput {
  const rows = methods.map(({ code, name, holder, bank, CBU, account, alias: short }) => {
    return [code, name, holder ?? '', bank ?? '', CBU ?? account ?? '', short ?? '']
  })
  return { text: table(['código', 'nombre', 'titular', 'banco', 'cuenta', 'alias'], rows), data: methods }
}

/** The table of deliveries: shown, or replaced by the JSON of the standard input. Amounts are in pesos, not in cents. */
export const shippingCommand: CommandHandler = async (backend, words) => {
  const before = await shopNamed(backend, words)
  if (words.positionals[1] !== 'set') {
    const { rateTable } = before.rules
    return { text: JSON.stringify(inPesos(rateTable), null, 2), data: inPesos(rateTable) }
  }
  const rateTable = inCents(await readJson(words))
  const faults = faultsOf(RateTableSchema, rateTable)
  if (faults.length > 0) throw new InvalidFields(faults)
  const table = rateTable as RateTable
  const { environment } = before.config
  const provinces = await backend.services.database.outside((tx) => listProvinces(tx, environment))
  const wrong = listTableFaults(table, provinces)
  if (wrong.length > 0) throw new InvalidFields(wrong)
  return saveShopChange(backend, words, {
    before,
    after: { ...before, rules: { ...before.rules, rateTable: table } },
  })
}

const amounts = new Set(['price', 'extraPerKg', 'freeFrom'])
const inPesos = (value: unknown) => eachAmount(value, toWire)
const inCents = (value: unknown) => eachAmount(value, fromWire)

function eachAmount(value: unknown, change: (amount: number) => number): unknown {
  if (Array.isArray(value)) return value.map((one) => eachAmount(one, change))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    amounts.has(key) && typeof one === 'number' && Number.isFinite(one)
      ? change(one)
      : eachAmount(one, change),
  ])
  return Object.fromEntries(entries)
}

/** `people <shop> …` is what `npm run staff -- <shop> …` does with people. */
export const shopPeopleCommand: CommandHandler = async (backend, words) => {
  const [{ runStaffCommand }, { services }] = [await import('../staff/run.ts'), backend]
  const { name } = await shopNamed(backend, words)
  const shop = await services.shops.byName(name)
  if (!shop) throw new Error(`No existe la tienda «${name}».`)
  const [, what = 'people', ...rest] = words.positionals
  const command = readOne(what, ['people', 'add', 'disable'] as const, 'Con las personas')
  const isRehearsal = words.values['dry-run'] === true
  const said = await runStaffCommand(
    { services, shop, password: words.input, confirm: async () => true },
    { positionals: [command, ...rest], values: { name: nameOf(words), 'dry-run': isRehearsal } },
  )
  return { text: said, data: { shop: name, said, saved: command !== 'people' && !isRehearsal } }
}

function nameOf(words: CommandArguments): string | undefined {
  const { name } = words.values
  return typeof name === 'string' ? name : undefined
}
