/** The command `npm run mercado-pago`: see payments/set-up-mercado-pago.ts. */
import { text } from 'node:stream/consumers'
import { loadConfig } from '../config.ts'
import { openShop } from '../import/open-shop.ts'
import { setUpMercadoPago } from '../payments/set-up-mercado-pago.ts'

const open = await openShop(loadConfig(), process.argv[2] ?? '')
try {
  const said = await setUpMercadoPago(open.services.mercadoPago, open.shop, await text(process.stdin))
  process.stdout.write(`${said}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await open.close()
}
