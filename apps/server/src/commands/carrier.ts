/**
 * The command `npm run carrier -- <shop> < account.json`: keeps the shop's account at Zippin and writes the
 * address that Zippin is to notify. Secrets come by standard input, never by the command line. `off` after the
 * shop's name stops asking Zippin for quotes and notices.
 */
import { text } from 'node:stream/consumers'
import { readAccount } from '../shipping/account-input.ts'
import { shopOrigin } from '../shops/shop-address.ts'
import { cannot, inOneShop, isHelp } from './in-one-shop.ts'
import type { OpenShop } from './open-shop.ts'

const usage = `Uso: npm run carrier -- <tienda> < cuenta.json, o npm run carrier -- <tienda> off
La cuenta de Zippin va como JSON por la entrada estándar:
{"accountId": 3355, "originId": 9323, "key": "…", "secret": "…", "insured": false, "freeFrom": 250000}`

const [name, word] = process.argv.slice(2)

if (!isHelp(usage))
  process.exitCode =
    name && (word === undefined || word === 'off')
      ? await inOneShop(name, word === 'off' ? switchOff : save)
      : cannot(usage)

async function save({ services, shop }: OpenShop): Promise<string> {
  const account = readAccount(await text(process.stdin), shop.config.environment)
  const path = await services.carriers.saveAccount(shop, account)
  const origin = shopOrigin(shop, services.config.publicUrl)
  return `Zippin quedó activado en ${shop.name}. Dirección para el webhook «status», que no se vuelve a mostrar:\n${origin}${path}`
}

async function switchOff({ services, shop }: OpenShop): Promise<string> {
  await services.carriers.switchOff(shop)
  return `Zippin quedó desactivado en ${shop.name}.`
}
