/** The command `npm run mercado-pago`: see payments/set-up-mercado-pago.ts. */
import { text } from 'node:stream/consumers'
import { inOneShop } from '../import/in-one-shop.ts'
import { setUpMercadoPago } from '../payments/set-up-mercado-pago.ts'

process.exitCode = await inOneShop(process.argv[2] ?? '', async ({ services, shop }) =>
  setUpMercadoPago(services.mercadoPago, shop, await text(process.stdin)),
)
