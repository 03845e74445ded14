import { z } from 'zod'
import { Empty, get } from '../call.ts'
import { QuotaUse } from '../shops/quotas.ts'

/** How much a shop uses of what the installation lets it have. */
export const staffUsage = {
  getUsage: get('/api/services/app/Staff/GetUsage', {
    summary: 'Cuánto usa la tienda de lo que puede tener: productos, archivos, personas y correos de hoy',
    who: 'staff',
    permission: 'shop.view',
    takes: Empty,
    gives: z.object({ quotas: z.array(QuotaUse) }),
    example: {
      takes: {},
      gives: {
        quotas: [
          { kind: 'products', used: 180, most: 500, own: null },
          { kind: 'people', used: 5, most: null, own: null },
        ],
      },
    },
  }),
}
