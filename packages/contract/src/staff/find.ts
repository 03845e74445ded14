import { z } from 'zod'
import { get } from '../call.ts'
import { exampleQuoteId } from '../quotes/examples.ts'
import { Text, Uuid } from '../wire.ts'

/** What the words find of everything that has a page; of what somebody may not see, nothing. */
const Found = z.object({
  orders: z.array(z.object({ number: z.int(), buyer: z.string(), productName: z.string() })),
  quotes: z.array(z.object({ id: Uuid, number: z.int(), name: z.string(), company: z.string() })),
  customers: z.array(z.object({ id: z.int(), name: z.string(), email: z.string(), company: z.string() })),
  products: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
})

export const staffFinds = {
  find: get('/api/services/app/Staff/Find', {
    summary:
      'Pedidos, cotizaciones, clientes y productos por su número, su código o palabras del nombre, correo o empresa; hasta seis de cada uno, y solo de lo que la función de la persona ve',
    who: 'staff',
    permission: 'orders.view',
    takes: z.object({ Filtro: Text(100).min(1) }),
    gives: Found,
    example: {
      takes: { Filtro: 'paz' },
      gives: {
        orders: [{ number: 57, buyer: 'Paz Hermanos S.A.', productName: 'Taza de cerámica Aurora' }],
        quotes: [{ id: exampleQuoteId, number: 12, name: 'Lucía Paz', company: 'Paz Hermanos S.A.' }],
        customers: [
          { id: 41, name: 'Lucía Paz', email: 'lucia@empresa.example', company: 'Paz Hermanos S.A.' },
        ],
        products: [{ id: 812, code: 'MUG-11', name: 'Tazón de cerámica Aurora' }],
      },
    },
  }),
}
