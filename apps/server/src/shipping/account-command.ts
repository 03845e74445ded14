/**
 * The command `npm run carrier -- <shop> < account.json`: keeps the shop's account at Zippin and writes the
 * address that Zippin is to notify. Secrets come by standard input, never by the command line. `off` after the
 * shop's name stops asking Zippin for quotes and notices.
 */
import { text } from 'node:stream/consumers'
import { loadConfig } from '../config.ts'
import { type OpenShop, openShop } from '../import/open-shop.ts'
import { readAccount } from './account-input.ts'

const usage = 'Uso: npm run carrier -- <tienda> < cuenta.json, o npm run carrier -- <tienda> off'

process.exitCode = await run(process.argv.slice(2))

async function run([name, word]: readonly string[]): Promise<number> {
  if (!name || (word !== undefined && word !== 'off')) return fail(usage)
  const open = await openShop(loadConfig(), name).catch((error: Error) => error)
  if (open instanceof Error) return fail(open.message)
  try {
    process.stdout.write(`${word === 'off' ? await switchOff(open) : await save(open)}\n`)
    return 0
  } catch (error) {
    return fail((error as Error).message)
  } finally {
    await open.close()
  }
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`)
  return 1
}

async function save({ services, shop }: OpenShop): Promise<string> {
  const account = readAccount(await text(process.stdin), shop.config.environment)
  const path = await services.carriers.saveAccount(shop, account)
  const origin = shop.host ? `https://${shop.host}` : services.config.publicUrl
  return `Zippin quedó activado en ${shop.name}. Dirección para el webhook «status», que no se vuelve a mostrar:\n${origin}${path}`
}

async function switchOff({ services, shop }: OpenShop): Promise<string> {
  await services.carriers.switchOff(shop)
  return `Zippin quedó desactivado en ${shop.name}.`
}
