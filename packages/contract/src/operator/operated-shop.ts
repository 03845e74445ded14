import { z } from 'zod'
import { QuotaUse } from '../shops/quotas.ts'
import { Uuid } from '../wire.ts'
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

export const OperatedDeletion = z.object({
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

export const OperatedShopPage = z.object({
  shop: OperatedShop,
  /** The last first. */
  exports: z.array(ShopExport),
  deletion: OperatedDeletion.nullable(),
  quotas: z.array(QuotaUse),
})

export const exampleExport: z.input<typeof ShopExport> = {
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
export const exampleDeletion: z.input<typeof OperatedDeletion> = {
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
export const examplePage: z.input<typeof OperatedShopPage> = {
  shop: { ...exampleShop, state: 'suspended', deleteAt: '2026-11-27T12:00:00.000Z' },
  exports: [exampleExport],
  deletion: exampleDeletion,
  quotas: [{ kind: 'products', used: 180, most: 500, own: null }],
}
