import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Id, QueryId, Text } from '../wire.ts'
import { ExportFile, exportFormats } from './exports.ts'
import { CatalogImport, ImportChoices, importStates } from './import-record.ts'
import { exampleImport, exampleLook } from './imports-example.ts'

/** So large is a file at most that is taken in. */
export const MAX_IMPORT_MB = 100

const ImportRow = z.object({
  /** Null: it was run at the console. */
  id: z.int().nullable(),
  run: z.int().nullable(),
  state: z.enum(importStates),
  at: z.iso.datetime(),
  who: z.string(),
  source: z.string(),
  supplier: z.string().nullable(),
  created: z.int(),
  changed: z.int(),
  undoes: z.int().nullable(),
  undoneBy: z.int().nullable(),
})

const gone = ['bad_token', 'not_found', 'import_changed', 'version_unreadable'] as const
const takes = { Id: exampleImport.id }

/** Catalogs that are taken in: a file is sent, looked at, rehearsed, run and taken back. */
export const staffImports = {
  getImports: get('/api/services/app/Staff/GetImports', {
    summary: 'Las últimas cien importaciones de catálogos, también las de la consola, la más nueva primero',
    who: 'staff',
    permission: 'products.edit',
    takes: Empty,
    gives: z.object({ items: z.array(ImportRow) }),
    example: {
      takes: {},
      gives: {
        items: [
          {
            id: 4,
            run: 12,
            state: 'done',
            at: '2026-11-26T15:00:00.000Z',
            who: 'Ana Ventas',
            source: 'lista-noviembre.xlsx',
            supplier: 'Nevera Sur',
            created: 300,
            changed: 0,
            undoes: null,
            undoneBy: null,
          },
        ],
      },
    },
  }),
  getImport: get('/api/services/app/Staff/GetImport', {
    summary: 'Una importación: qué es el archivo, qué cambiaría o qué cambió, y qué filas están mal',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id: QueryId }),
    gives: CatalogImport,
    isVersioned: true,
    isUnattended: true,
    refuses: ['not_found'],
    example: { takes, gives: exampleImport },
  }),
  uploadImport: post('/api/services/app/Staff/UploadImport', {
    summary:
      'Envía un catálogo (CSV, XLSX, JSON o XML), un ZIP de imágenes con nombres de códigos, o los dos. No cambia ningún producto',
    who: 'staff',
    permission: 'products.edit',
    takes: Empty,
    gives: CatalogImport,
    refuses: ['bad_token', 'too_many_files', 'import_file_missing', 'busy'],
    opens: 'none',
    multipart: true,
    maxFileMb: MAX_IMPORT_MB,
    example: { takes: {}, gives: { ...exampleImport, state: 'looking', look: null, digest: null } },
  }),
  fetchImport: post('/api/services/app/Staff/FetchImport', {
    summary: 'Trae un catálogo de una dirección pública, hasta 100 MB. No cambia ningún producto',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ address: Text(2_000).min(1) }),
    gives: CatalogImport,
    refuses: ['bad_token', 'import_address_wrong'],
    example: {
      takes: { address: 'https://proveedor.example/lista.csv' },
      gives: { ...exampleImport, state: 'fetching', look: null, digest: null },
    },
  }),
  chooseImportSheet: post('/api/services/app/Staff/ChooseImportSheet', {
    summary: 'Lee otra hoja de la planilla, u otra lista del JSON',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id, sheet: Text(300).min(1) }),
    gives: CatalogImport,
    isVersioned: true,
    refuses: gone,
    example: { takes: { ...takes, sheet: 'Hoja2' }, gives: { ...exampleImport, state: 'looking' } },
  }),
  checkImport: post('/api/services/app/Staff/CheckImport', {
    summary:
      'Ensaya la importación con lo que se decide: qué cambiaría y qué filas están mal. No guarda nada',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id, choices: ImportChoices }),
    gives: CatalogImport,
    isVersioned: true,
    refuses: [...gone, 'import_prices_unknown', 'import_columns_unclear', 'import_supplier_missing'],
    example: {
      takes: { ...takes, choices: { supplier: 'Nevera Sur', priceKind: 'cost' } },
      gives: { ...exampleImport, state: 'checking', look: exampleLook },
    },
  }),
  startImport: post('/api/services/app/Staff/StartImport', {
    summary: 'Hace lo que el ensayo dijo: importa, o deshace',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id }),
    gives: CatalogImport,
    isVersioned: true,
    refuses: gone,
    example: { takes, gives: { ...exampleImport, state: 'running' } },
  }),
  dropImport: post('/api/services/app/Staff/DropImport', {
    summary: 'Borra una importación que no se hizo, con su archivo',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id }),
    gives: Empty,
    refuses: ['bad_token', 'not_found', 'import_changed'],
    example: { takes, gives: {} },
  }),
  undoImport: post('/api/services/app/Staff/UndoImport', {
    summary:
      'Prepara deshacer una importación por su número: ensaya qué vuelve a como estaba y qué cambió después y queda. Se hace con StartImport',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ run: Id }),
    gives: CatalogImport,
    refuses: ['bad_token', 'not_found', 'import_undone', 'import_is_undo'],
    example: { takes: { run: 12 }, gives: { ...exampleImport, kind: 'undo', state: 'checking', undoes: 12 } },
  }),
  exportImport: post('/api/services/app/Staff/ExportImport', {
    summary:
      'El informe de una importación, como CSV o XLSX: cada producto que cambia y cada fila con su falta',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id, format: z.enum(exportFormats).default('xlsx') }),
    gives: ExportFile,
    refuses: ['not_found', 'busy'],
    opens: 'none',
    example: {
      takes: { ...takes, format: 'xlsx' },
      gives: {
        url: '/files/t4w1o0/Zm9v/shops/1/desk-files/5f0d/importacion-4.xlsx',
        name: 'importacion-4.xlsx',
        rows: 312,
      },
    },
  }),
}
