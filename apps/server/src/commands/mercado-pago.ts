/** The command `npm run mercado-pago`: see payments/set-up-mercado-pago.ts. */
import { text } from 'node:stream/consumers'
import { setUpMercadoPago } from '../payments/set-up-mercado-pago.ts'
import { cannot, inOneShop, isHelp } from './in-one-shop.ts'

const usage = `Uso: npm run mercado-pago -- <tienda> < cuenta.json
La cuenta de Checkout Pro va como JSON por la entrada estándar; «"isOn": false» deja de ofrecerla:
{"accessToken": "APP_USR-…", "webhookSecret": "…", "collectorId": "202809963"}`

const [name] = process.argv.slice(2)
if (!isHelp(usage)) {
  process.exitCode = name
    ? await inOneShop(name, async ({ services, shop }) =>
        setUpMercadoPago(services.mercadoPago, shop, await text(process.stdin)),
      )
    : cannot(usage)
}
