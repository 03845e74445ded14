import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Text, Uuid } from '../wire.ts'
import { exampleShop, OperatedShop } from './shops.ts'

/** A copy of a whole shop: its rows and its files in one ZIP. */
const ShopExport = z.object({
  id: Uuid,
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  rows: z.int(),
  files: z.int(),
  /** Of the ZIP, once it is there; null before. */
  bytes: z.int().nullable(),
  sha256: z.string().nullable(),
  /** Where it lies in the store of files; null: not yet. */
  path: z.string().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** Null: until somebody deletes it. */
  keptUntil: z.iso.datetime().nullable(),
})

const ShopDeletion = z.object({
  shop: z.string(),
  state: z.enum(['planned', 'running', 'done']),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** What is deleted already. */
  rows: z.int(),
  files: z.int(),
  finishedAt: z.iso.datetime().nullable(),
  /** The copy that was made before; null: somebody has deleted it since. */
  copy: ShopExport.nullable(),
})

const OperatedShopPage = z.object({
  shop: OperatedShop,
  /** The last first. */
  exports: z.array(ShopExport),
  deletion: ShopDeletion.nullable(),
})

const exampleExport: z.input<typeof ShopExport> = {
  id: '0b9f7d2e-6c1a-4f9b-9d57-2f6a4b7b8c11',
  state: 'done',
  askedBy: 'Olga Paz',
  askedAt: '2026-11-20T12:00:00.000Z',
  rows: 48_210,
  files: 912,
  bytes: 310_400_512,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  path: 'exports/5d0c8f6e-8a0e-4a39-8f43-0a5b1c9f7b11/pampa-2026-11-20.zip',
  finishedAt: '2026-11-20T12:02:10.000Z',
  keptUntil: null,
}
const exampleDeletion: z.input<typeof ShopDeletion> = {
  shop: 'pampa',
  state: 'planned',
  askedBy: 'Olga Paz',
  askedAt: '2026-11-20T12:00:00.000Z',
  dueAt: '2026-11-27T12:00:00.000Z',
  rows: 0,
  files: 0,
  finishedAt: null,
  copy: exampleExport,
}
const examplePage: z.input<typeof OperatedShopPage> = {
  shop: { ...exampleShop, state: 'suspended', deleteAt: '2026-11-27T12:00:00.000Z' },
  exports: [exampleExport],
  deletion: exampleDeletion,
}
const AboutShop = z.object({ shop: Text(60) })

export const offboardingCalls = {
  getOperatedShop: get('/api/services/app/Operator/GetOperatedShop', {
    summary: 'Una tienda de la instalación: cuánto usa, sus copias y si se va a borrar',
    who: 'operator',
    takes: AboutShop,
    gives: OperatedShopPage,
    refuses: ['shop_not_found'],
    opens: 'none',
    example: { takes: { shop: 'pampa' }, gives: examplePage },
  }),
  exportShop: post('/api/services/app/Operator/ExportShop', {
    summary: 'Pide una copia de toda la tienda, que se hace aparte: filas y archivos en un ZIP, sin claves',
    who: 'operator',
    takes: AboutShop,
    gives: OperatedShopPage,
    refuses: ['shop_not_found', 'export_running'],
    opens: 'none',
    example: { takes: { shop: 'pampa' }, gives: { ...examplePage, deletion: null } },
  }),
  getExportLink: post('/api/services/app/Operator/GetExportLink', {
    summary: 'El enlace con que se baja una copia; sirve quince minutos, a quien lo pide',
    who: 'operator',
    takes: z.object({ id: Uuid }),
    gives: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    refuses: ['proof_needed', 'export_over'],
    needsProof: true,
    opens: 'none',
    example: {
      takes: { id: exampleExport.id },
      gives: {
        url: '/api/operator/exports/t5k2f0/c2lnbmF0dXJl/0b9f7d2e-6c1a-4f9b-9d57-2f6a4b7b8c11',
        expiresAt: '2026-11-20T12:15:00.000Z',
      },
    },
  }),
  deleteExport: post('/api/services/app/Operator/DeleteExport', {
    summary: 'Borra una copia; la de una tienda por borrar se queda hasta que se borre',
    who: 'operator',
    takes: z.object({ id: Uuid }),
    gives: Empty,
    refuses: ['proof_needed', 'export_over', 'export_running', 'shop_leaving'],
    needsProof: true,
    opens: 'none',
    example: { takes: { id: exampleExport.id }, gives: {} },
  }),
  deleteShop: post('/api/services/app/Operator/DeleteShop', {
    summary: 'Pone fecha de borrado a una tienda suspendida, y antes hace una copia de todo',
    who: 'operator',
    takes: z.object({ shop: Text(60), typed: Text(60) }),
    gives: OperatedShopPage,
    refuses: [
      'proof_needed',
      'shop_not_found',
      'shop_leaving',
      'shop_to_suspend_first',
      'shop_name_differs',
      'conflict',
    ],
    needsProof: true,
    opens: 'none',
    example: { takes: { shop: 'pampa', typed: 'pampa' }, gives: examplePage },
  }),
  keepShop: post('/api/services/app/Operator/KeepShop', {
    summary: 'Anula el borrado de una tienda, que sigue suspendida',
    who: 'operator',
    takes: AboutShop,
    gives: OperatedShopPage,
    refuses: ['shop_not_found', 'shop_not_leaving'],
    opens: 'none',
    example: { takes: { shop: 'pampa' }, gives: { ...examplePage, deletion: null } },
  }),
  listDeletions: get('/api/services/app/Operator/ListDeletions', {
    summary: 'Las tiendas que se borraron y las que se van a borrar, con cuánto había y su copia',
    who: 'operator',
    takes: Empty,
    gives: z.object({ items: z.array(ShopDeletion) }),
    opens: 'none',
    example: { takes: {}, gives: { items: [exampleDeletion] } },
  }),
}
