/** The report of an import as a table: each product that changes and each cause of a row that is left out. */
import type { staffImports } from '@estampa/contract/staff'
import { refuse } from '@estampa/domain/refusal'
import type { SpreadsheetColumn, SpreadsheetRow } from '../../files/spreadsheet/cells.ts'
import type { Handler } from '../../http/context.ts'
import { writeExport } from '../../staff/write-export.ts'
import type { Digest } from './digest.ts'
import { findImport } from './imports.store.ts'

const columns: readonly SpreadsheetColumn[] = [
  { title: 'Qué', kind: 'text' },
  { title: 'Código o lugar', kind: 'text' },
  { title: 'Producto', kind: 'text' },
  { title: 'Detalle', kind: 'text' },
]

export const exportImport: Handler<(typeof staffImports)['exportImport']> = async (context) => {
  const { services, shop, input } = context
  const found = await services.database.readInShop(shop.id, (tx) => findImport(tx, input.Id))
  if (!found?.digest) return refuse('not_found')
  const rows = rowsOf(found.digest)
  return writeExport(context, {
    kind: 'import',
    name: `importacion-${found.id}`,
    title: 'Importación',
    format: input.format,
    filter: {},
    columns,
    chunks: async function* () {
      yield rows
    },
  })
}

function rowsOf({ faults, created, changed, kept, notices }: Digest): SpreadsheetRow[] {
  return [
    ...faults.flatMap(({ text, count, places }) => [
      ...places.map(
        (place): SpreadsheetRow => ['Fila con error', placeOf(place), '', sentenceOf(place, text)],
      ),
      ...(count > places.length
        ? [['Fila con error', '', '', `${text} (y ${count - places.length} más)`]]
        : []),
    ]),
    ...kept.map(({ code, name, text }): SpreadsheetRow => ['Cambió después y queda', code, name, text]),
    ...changed.flatMap(({ code, name, lines }) =>
      lines.map((line): SpreadsheetRow => ['Cambia', code, name, line]),
    ),
    ...created.map(({ code, name, text }): SpreadsheetRow => ['Nuevo', code, name, text]),
    ...notices.flatMap(({ text, examples }) =>
      examples.map((example): SpreadsheetRow => ['Aviso', example, '', text]),
    ),
  ]
}

const placeOf = (place: string) => place.split(': ')[0] ?? place
const sentenceOf = (place: string, shared: string) => place.split(': ').slice(1).join(': ') || shared
