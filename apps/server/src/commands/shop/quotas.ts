/** How much shops may have. */
import { GIGABYTE, type QuotaKind, type Quotas, quotaKinds, quotaText } from '@estampa/domain/shops'
import { settleDefaultQuotas } from '../../shops/cell-directory.ts'
import { findDefaultQuotas, listQuotas, saveQuotasAsOwner } from '../../shops/quotas.store.ts'
import { findStoredShop } from '../../shops/shops.store.ts'
import { unknownShop } from '../open-shop.ts'
import type { CommandHandler } from '../run-command.ts'
import { InvalidArguments } from '../staff/read-arguments.ts'
import { table } from '../staff/table.ts'
import { getCellOwner } from './save-change.ts'

const names: Readonly<Record<QuotaKind, string>> = {
  products: 'productos que muestra',
  uploads: 'archivos (GB)',
  people: 'personas',
  mails: 'correos por día',
}

export const quotasCommand: CommandHandler = async (backend, words) => {
  const { services, ownerUrl } = backend
  const { database, now } = services
  const [first] = words.positionals
  const isDefault = first === undefined || first.includes('=')
  const assignments = isDefault ? words.positionals : words.positionals.slice(1)
  const changes = assignments.map(readQuota)
  const isRehearsal = words.values['dry-run'] === true
  const row = isDefault ? undefined : await database.outside((tx) => findStoredShop(tx, first))
  if (!isDefault && !row) throw await unknownShop(services, first)
  if (changes.length > 0 && !isRehearsal) {
    const quotas = Object.fromEntries(changes)
    if (row) await saveQuotasAsOwner((await getCellOwner(backend, row.name)).ownerUrl, row.id, quotas)
    else {
      await saveQuotasAsOwner(ownerUrl, 'default', quotas)
      await settleDefaultQuotas(database)
    }
  }
  if (!row) {
    const quotas = await database.outside(findDefaultQuotas)
    const rows = quotaKinds.map((kind) => [kind, names[kind], limitText(kind, quotas[kind])])
    return { text: table(['', 'cada tienda', 'máximo'], rows), data: quotas }
  }
  const uses = await database.readInShop(row.id, (tx) => listQuotas(tx, now()))
  const rows = uses.map(({ kind, used, most, own }) => [
    kind,
    names[kind],
    quotaText(kind, used),
    limitText(kind, most),
    own === null ? 'de la instalación' : 'propio',
  ])
  return { text: table(['', row.name, 'usa', 'máximo', ''], rows), data: uses }
}

function limitText(kind: QuotaKind, most: number | null): string {
  return most === null ? 'sin límite' : quotaText(kind, most)
}

/** `products=500`, `uploads=2.5` in gigabytes; `products=` says nothing any more. */
function readQuota(typed: string): [keyof Quotas, number | null] {
  const [name = '', value = ''] = typed.split('=', 2)
  const kind = quotaKinds.find((one) => one === name)
  if (!kind || !typed.includes('='))
    throw new InvalidArguments(
      `Va ${quotaKinds.map((one) => `${one}=…`).join(', ')}: «${typed}» no se entiende.`,
    )
  if (value === '') return [kind, null]
  const most = Number(value.replace(',', '.')) * (kind === 'uploads' ? GIGABYTE : 1)
  if (!Number.isInteger(most) || most < 0 || most > (kind === 'uploads' ? 100_000 * GIGABYTE : 2_000_000_000))
    throw new InvalidArguments(
      `${kind} va con un número, como ${kind}=${kind === 'uploads' ? '2.5' : '500'}.`,
    )
  return [kind, most]
}
