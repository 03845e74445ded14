import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Id, Text, TextLine } from '../wire.ts'
import { importStates } from './import-record.ts'

export const feedKinds = ['file', 'zecat'] as const
export const feedHours = [24, 12, 6, 3, 1] as const

const ImportFeed = z.object({
  id: z.int(),
  version: z.int(),
  supplier: z.string(),
  kind: z.enum(feedKinds),
  address: z.string(),
  /** A key is kept; it is never shown. */
  hasKey: z.boolean(),
  hour: z.int(),
  everyHours: z.int(),
  isOn: z.boolean(),
  /** How it is read was decided with its first import. */
  isDecided: z.boolean(),
  nextAt: z.iso.datetime(),
  last: z
    .object({
      id: z.int(),
      state: z.enum(importStates),
      at: z.iso.datetime(),
      problem: z.string().nullable(),
    })
    .nullable(),
})

const exampleFeed: z.input<typeof ImportFeed> = {
  id: 2,
  version: 1,
  supplier: 'Nevera Sur',
  kind: 'file',
  address: 'https://nevera.example/lista.csv',
  hasKey: false,
  hour: 4,
  everyHours: 24,
  isOn: true,
  isDecided: true,
  nextAt: '2026-11-27T07:00:00.000Z',
  last: { id: 4, state: 'done', at: '2026-11-26T07:00:00.000Z', problem: null },
}
const takes = { Id: 2 }

/** Catalogs that are fetched by themselves, with a brake. */
export const staffImportFeeds = {
  getImportFeeds: get('/api/services/app/Staff/GetImportFeeds', {
    summary: 'Los catálogos de proveedores que se traen solos, con su última vez',
    who: 'staff',
    permission: 'products.edit',
    takes: Empty,
    gives: z.object({ items: z.array(ImportFeed) }),
    example: { takes: {}, gives: { items: [exampleFeed] } },
  }),
  saveImportFeed: post('/api/services/app/Staff/SaveImportFeed', {
    summary:
      'Agrega o cambia un catálogo que se trae solo: de dónde, con qué clave, a qué hora y cada cuánto. La clave se guarda sellada y no se muestra',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({
      /** Without it a new one is added. */
      Id: Id.optional(),
      supplier: TextLine(60).min(1),
      kind: z.enum(feedKinds).default('file'),
      address: Text(2_000).min(1),
      /** An empty text takes the key away; without it, it stays. */
      key: Text(2_000).optional(),
      hour: z.int().min(0).max(23).default(4),
      everyHours: z.literal([...feedHours]).default(24),
      isOn: z.boolean().default(true),
    }),
    gives: ImportFeed,
    isVersioned: true,
    refuses: [
      'bad_token',
      'not_found',
      'import_address_wrong',
      'import_feed_changed',
      'too_many_feeds',
      'version_unreadable',
    ],
    example: {
      takes: { supplier: 'Nevera Sur', address: 'https://nevera.example/lista.csv', hour: 4 },
      gives: exampleFeed,
    },
  }),
  runImportFeed: post('/api/services/app/Staff/RunImportFeed', {
    summary: 'Trae el catálogo ahora. La primera vez espera a que alguien decida cómo se lee',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id }),
    gives: z.object({ import: z.int() }),
    refuses: ['bad_token', 'not_found', 'import_feed_busy'],
    example: { takes, gives: { import: 5 } },
  }),
  removeImportFeed: post('/api/services/app/Staff/RemoveImportFeed', {
    summary: 'Deja de traer un catálogo. Sus productos y sus importaciones quedan',
    who: 'staff',
    permission: 'products.edit',
    takes: z.object({ Id }),
    gives: Empty,
    refuses: ['bad_token', 'not_found'],
    example: { takes, gives: {} },
  }),
}
