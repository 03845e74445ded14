/** What the examples of the calls about imports show. */
import type { z } from 'zod'
import type { CatalogImport, ImportLook } from './import-record.ts'

export const exampleLook: z.input<typeof ImportLook> = {
  kind: 'table',
  sheets: ['Lista', 'Notas'],
  sheet: 'Lista',
  columns: [
    { heading: 'Código', use: 'external_id', samples: ['N-1', 'N-2', 'N-3'] },
    { heading: 'Detalle', use: 'name', samples: ['Nevera Brisa', 'Nevera Siesta', 'Nevera Alta'] },
    { heading: 'Lista', use: 'price', samples: ['$ 15.200', '$ 18.000', '$ 21.400'] },
  ],
  hasStock: false,
  hasPrices: true,
  pictures: 0,
}

export const exampleImport: z.input<typeof CatalogImport> = {
  id: 4,
  version: 3,
  kind: 'file',
  state: 'checked',
  at: '2026-11-26T15:00:00.000Z',
  who: 'Ana Ventas',
  source: 'lista-noviembre.xlsx',
  supplier: 'Nevera Sur',
  look: exampleLook,
  choices: { supplier: 'Nevera Sur', priceKind: 'cost' },
  progress: null,
  digest: {
    counts: { created: 1, changed: 1, same: 0, bad: 1, withdrawn: 0 },
    created: [{ code: 'NEV-N-2', name: 'Nevera Siesta', text: '1 variante, costo $ 18.000' }],
    changed: [{ code: 'NEV-N-1', name: 'Nevera Brisa', lines: ['NEV-N-1: precio $ 14.800 → $ 15.200'] }],
    faults: [{ text: 'precio «consultar» ilegible', count: 1, places: ['fila 4 (NEV-N-3)'] }],
    notices: [
      { code: 'technique_unknown', text: 'técnica que no conocemos', count: 1, examples: ['Repujado'] },
    ],
    kept: [],
  },
  problem: null,
  run: null,
  undoes: null,
  undoneBy: null,
  suppliers: [{ name: 'Nevera Sur', prefix: 'NEV', columns: null }],
}
