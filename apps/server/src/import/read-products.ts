/** The products of a file one by one, whatever its kind. */
import type { EngineChoices } from './choices.ts'
import { fault } from './faults.ts'
import type { ExportSystem } from './kinds/export-kind.ts'
import type { ImportPriceRules } from './normalize/numbers.ts'
import type { RecordResult } from './product.ts'
import { readRecords } from './read/json.ts'
import { parseJson, rowsOfList } from './read/json-table.ts'
import { CannotImport, type ImportSource } from './read/source.ts'
import { readXmlRows } from './read/xml.ts'
import type { ImportReport } from './report.ts'
import { findColumns } from './table/columns.ts'
import { readTable } from './table/read-table.ts'
import { readRows, type SheetReader, type TableRow } from './table/rows.ts'
import { readZecat } from './zecat/read-zecat.ts'

export type ReadOptions = {
  readonly source: ImportSource
  readonly choices: Pick<EngineChoices, 'mapping' | 'priceKind'>
  readonly rules: ImportPriceRules
  readonly report: Pick<ImportReport, 'took' | 'note'>
  readonly readSheets?: SheetReader | undefined
}

export const systemNames: Record<ExportSystem, string> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  google: 'Google Merchant',
}

export async function* readProducts(options: ReadOptions): AsyncGenerator<RecordResult> {
  const { source, choices, rules, report } = options
  const { mapping, priceKind } = choices
  if (isZecat(source, mapping?.sheet)) {
    for await (const { where, value, isUnreadable } of readRecords(source, report.took)) {
      if (isUnreadable) yield { bad: [{ where, fault: fault('record_unreadable') }], notices: [] }
      else yield readZecat(value, where, rules)
    }
    return
  }
  yield* readTable(tableRows(options), mapping, {
    ...rules,
    onExport: ({ system }) => {
      // what another shop exports is what it sells for, and nobody else knows whether with taxes
      if (priceKind === undefined)
        throw new CannotImport(
          `Es una exportación de ${systemNames[system]}: hay que decir qué son sus precios, con --prices sale (sin impuestos), sale-with-taxes (con impuestos) o cost.`,
        )
    },
  })
}

/** A JSON without a list that is named has the shape of Zecat. */
function isZecat({ format }: ImportSource, list: string | undefined): boolean {
  return format === 'lines' || (format === 'json' && list === undefined)
}

async function* tableRows({
  source,
  choices: { mapping },
  report,
  readSheets,
}: ReadOptions): AsyncGenerator<TableRow> {
  if (source.format === 'xml') yield* readXmlRows(source, report.took)
  else if (source.format === 'json') yield* rowsOfList(await parseJson(source), mapping?.sheet ?? '')
  else
    yield* readRows(
      source,
      {
        delimiter: mapping?.delimiter,
        sheet: mapping?.sheet,
        readSheets,
        isList: (cells) => findColumns(cells, mapping) !== undefined,
        onSheets: (chosen, all) =>
          report.note([{ notice: 'sheet_chosen', about: `${chosen} (de ${all.join(', ')})` }]),
      },
      report.took,
    )
}
