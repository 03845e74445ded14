import { countryCodes } from '@estampa/domain/countries'
import { shopStates } from '@estampa/domain/shops'
import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Text } from '../wire.ts'

/** A shop as whoever runs the installation sees it: how much it uses, nothing of what it sells to whom. */
export const OperatedShop = z.object({
  shop: z.string(),
  /** Null: its configuration has faults, and it is not served. */
  name: z.string().nullable(),
  country: z.enum(countryCodes).nullable(),
  state: z.enum(shopStates),
  /** When it is to be deleted; null: nobody wants that. */
  deleteAt: z.iso.datetime().nullable(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  /** Products that it shows. */
  products: z.int(),
  /** Of the last thirty days. */
  orders: z.int(),
  mails: z.int(),
  /** Of these mails, those that the mail server did not take. */
  failedMails: z.int(),
  people: z.int(),
})

const ShopList = z.object({ items: z.array(OperatedShop) })

export const exampleShop: z.input<typeof OperatedShop> = {
  shop: 'pampa',
  name: 'Pampa',
  country: 'ARG',
  state: 'open',
  deleteAt: null,
  address: 'https://regalos.example/pampa',
  createdAt: '2026-11-01T12:00:00.000Z',
  products: 180,
  orders: 42,
  mails: 310,
  failedMails: 2,
  people: 5,
}

const exampleShops: z.input<typeof ShopList> = { items: [exampleShop] }

const Health = z.object({
  /** Those that wait, and those that were tried as often as they are. */
  jobs: z.object({
    waiting: z.int(),
    failed: z.int(),
    /** Since when the oldest of those that are due waits; null: none does. */
    dueSince: z.iso.datetime().nullable(),
    byTask: z.array(
      z.object({
        task: z.string(),
        waiting: z.int(),
        failed: z.int(),
        dueSince: z.iso.datetime().nullable(),
      }),
    ),
  }),
  /** Those of all shops that no mail server has taken yet. */
  mails: z.object({ waiting: z.int(), waitingSince: z.iso.datetime().nullable(), isSetUp: z.boolean() }),
  databaseBytes: z.int(),
  /** Where files lie; null: not on a disk of this machine. */
  disk: z.object({ freeBytes: z.int(), bytes: z.int() }).nullable(),
  /** Null: nobody said that there is one. */
  lastBackup: z.iso.datetime().nullable(),
})

export const operatedShopCalls = {
  getHealth: get('/api/services/app/Operator/GetHealth', {
    summary: 'Cómo está la instalación: trabajos que esperan o fallaron, la base y el disco de los archivos',
    who: 'operator',
    takes: Empty,
    gives: Health,
    opens: 'none',
    example: {
      takes: {},
      gives: {
        jobs: {
          waiting: 3,
          failed: 0,
          dueSince: '2026-11-20T11:59:58.000Z',
          byTask: [{ task: 'send_mail', waiting: 3, failed: 0, dueSince: '2026-11-20T11:59:58.000Z' }],
        },
        mails: { waiting: 3, waitingSince: '2026-11-20T11:59:58.000Z', isSetUp: true },
        databaseBytes: 84_000_000,
        disk: { freeBytes: 40_000_000_000, bytes: 80_000_000_000 },
        lastBackup: '2026-11-20T04:10:00.000Z',
      },
    },
  }),
  listShops: get('/api/services/app/Operator/ListShops', {
    summary: 'Las tiendas de la instalación, en qué estado están y cuánto usan',
    who: 'operator',
    takes: Empty,
    gives: ShopList,
    opens: 'none',
    example: { takes: {}, gives: exampleShops },
  }),
  suspendShop: post('/api/services/app/Operator/SuspendShop', {
    summary: 'Suspende una tienda: nadie la ve y nada se pierde',
    who: 'operator',
    takes: z.object({ shop: Text(60) }),
    gives: ShopList,
    refuses: ['proof_needed', 'shop_not_found', 'shop_not_open', 'conflict'],
    needsProof: true,
    opens: 'none',
    example: { takes: { shop: 'pampa' }, gives: exampleShops },
  }),
  reopenShop: post('/api/services/app/Operator/ReopenShop', {
    summary: 'Abre de nuevo una tienda suspendida',
    who: 'operator',
    takes: z.object({ shop: Text(60) }),
    gives: ShopList,
    refuses: ['shop_not_found', 'shop_not_suspended', 'shop_leaving', 'conflict'],
    opens: 'none',
    example: { takes: { shop: 'pampa' }, gives: exampleShops },
  }),
}
