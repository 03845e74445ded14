import { z } from 'zod'
import { Empty, get, post } from '../call.ts'
import { Text } from '../wire.ts'
import { examplePage, OperatedShopPage } from './operated-shop.ts'

const Most = z.int().min(0).max(2_000_000_000).nullable()
/** Null: as the installation has it, or, for the installation, as much as a shop wants. */
const Quotas = z.object({
  products: Most,
  /** Bytes. */
  uploads: z.int().min(0).max(100_000_000_000_000).nullable(),
  people: Most,
  mails: Most,
})

const exampleQuotas: z.input<typeof Quotas> = {
  products: 500,
  uploads: 5_000_000_000,
  people: 10,
  mails: 1_000,
}

export const quotaCalls = {
  setShopQuotas: post('/api/services/app/Operator/SetShopQuotas', {
    summary:
      'Cuánto puede tener una tienda: productos que muestra, bytes de archivos, personas y correos por día',
    who: 'operator',
    takes: z.object({ shop: Text(60), quotas: Quotas }),
    gives: OperatedShopPage,
    refuses: ['shop_not_found'],
    opens: 'none',
    example: { takes: { shop: 'pampa', quotas: exampleQuotas }, gives: examplePage },
  }),
  getDefaultQuotas: get('/api/services/app/Operator/GetDefaultQuotas', {
    summary: 'Cuánto puede tener una tienda de la que no se dijo otra cosa',
    who: 'operator',
    takes: Empty,
    gives: Quotas,
    opens: 'none',
    example: { takes: {}, gives: exampleQuotas },
  }),
  setDefaultQuotas: post('/api/services/app/Operator/SetDefaultQuotas', {
    summary: 'Cambia cuánto puede tener una tienda de la que no se dijo otra cosa',
    who: 'operator',
    takes: Quotas,
    gives: Quotas,
    opens: 'none',
    example: { takes: exampleQuotas, gives: exampleQuotas },
  }),
}
