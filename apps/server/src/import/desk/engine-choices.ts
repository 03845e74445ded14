/** What was decided in the office, as the engine takes it. */
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { EngineChoices } from '../choices.ts'
import type { ColumnField, Mapping } from '../table/columns.ts'
import type { Choices, FileLook } from './imports.store.ts'

/** Why the engine cannot begin with these. */
export function whyNotChecked(look: FileLook, choices: Choices): Refusal<string> | undefined {
  const columns = columnsOf(look, choices)
  const isTable = look.kind === 'table' || look.kind === 'json'
  if (isTable && !columns.some(({ use }) => use === 'external_id' || use === 'sku'))
    return refuse('import_columns_unclear')
  const hasPrices = isTable ? columns.some(({ use }) => use.startsWith('price')) : look.kind !== 'pictures'
  if (hasPrices && choices.priceKind === undefined) return refuse('import_prices_unknown')
  if (choices.hidesMissing && choices.supplier === undefined) return refuse('import_supplier_missing')
  return undefined
}

const columnsOf = (look: FileLook, { columns }: Choices) => columns ?? look.columns

export function toEngineChoices(look: FileLook, choices: Choices): EngineChoices {
  const { columns: _, ...rest } = choices
  return {
    ...rest,
    mapping: mappingOf(look, choices),
    supplier: choices.supplier === '' ? undefined : choices.supplier,
    prefix: choices.prefix === '' ? undefined : choices.prefix,
    priceKind: choices.priceKind,
    availability: choices.availability,
    onOrderDays: choices.onOrderDays,
    fetchesAgain: false,
  }
}

/** A table that was recognized and left so is read as the command would read it. */
function mappingOf(look: FileLook, choices: Choices): Mapping | undefined {
  const sheet = look.sheet === null ? {} : { sheet: look.sheet }
  if (look.kind !== 'table' && look.kind !== 'json') return look.sheet === null ? undefined : sheet
  const columns = columnsOf(look, choices)
  const isAsRecognized =
    look.kind === 'table' &&
    look.columns.every(({ heading, use }, at) => columns[at]?.heading === heading && columns[at]?.use === use)
  if (isAsRecognized) return sheet
  const fields: Partial<Record<ColumnField, string[]>> = {}
  const prices: Record<string, string> = {}
  for (const { heading, use } of columns) {
    const [, quantity] = /^price:(\d+)$/.exec(use) ?? []
    if (quantity !== undefined) prices[quantity] = heading
    else if (use !== '') {
      const field = use as ColumnField
      fields[field] = [...(fields[field] ?? []), heading]
    }
  }
  return { ...sheet, columns: fields, ...(Object.keys(prices).length > 0 && { prices }) }
}
