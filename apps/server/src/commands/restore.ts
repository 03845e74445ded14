/**
 * The command `npm run restore -- <folder>`: see backup/restore-backup.ts, and with `--shop` backup/restore-shop.ts. The tables
 * are those of this version then.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../backup/restore-backup.ts'
import { type RestoredShop, restoreShop } from '../backup/restore-shop.ts'
import { loadConfig } from '../config.ts'
import type { ShopSums } from '../moving/shop-rows.store.ts'
import { migrateCells } from '../start/migrate-database.ts'
import { cannot, isHelp, say } from './in-one-shop.ts'
import { openBackend } from './open-shop.ts'

const usage = `Uso: npm run restore -- <carpeta de una copia> [--shop <tienda> [--replace]]
Vuelve a una base de datos vacía (DATABASE_URL, o DATA_DIR para la incluida; las demás células, a las de CELLS) y a un
lugar de archivos vacío. Una copia
cifrada se abre con BACKUP_KEY o BACKUP_KEY_FILE.
Con --shop vuelve una sola tienda a la instalación, que sigue en marcha, y las demás quedan como están; --replace la
pone en lugar de la que haya con ese nombre.`

if (!isHelp(usage)) process.exitCode = await run()

async function run(): Promise<number> {
  const words = readWords()
  if (!words) return cannot(usage)
  const { folder, shop, replaces } = words
  try {
    return await (shop === undefined ? restore(folder) : restoreOne(folder, shop, replaces))
  } catch (error) {
    return cannot((error as Error).message)
  }
}

function readWords() {
  try {
    const { positionals, values } = parseArgs({
      options: { shop: { type: 'string' }, replace: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [folder, ...others] = positionals
    const isWhole = values.shop === undefined && values.replace === true
    if (!folder || others.length > 0 || isWhole) return undefined
    return { folder: resolve(folder), shop: values.shop, replaces: values.replace === true }
  } catch {
    return undefined
  }
}

async function restore(folder: string): Promise<number> {
  const config = loadConfig()
  const { madeAt, files } = await restoreBackup(config, { folder, say })
  // also makes the application's role and gives it its rights; the embedded database does so at its next start
  if (config.databaseUrl !== undefined) await migrateCells(config, config.databaseUrl)
  say(`La copia del ${madeAt} está de vuelta${files ? ` con ${files.count} archivos` : ', sin archivos'}.`)
  return 0
}

async function restoreOne(folder: string, shop: string, replaces: boolean): Promise<number> {
  const config = loadConfig()
  const backend = await openBackend(config)
  try {
    const { files } = backend.services
    const installation = { config, roles: backend.roles, files }
    const restored = await restoreShop(installation, { folder, shop, replaces, say })
    say(sentencesOf(shop, restored))
    return 0
  } finally {
    await backend.close()
  }
}

const count = (n: number) => n.toLocaleString('es-CL')
const held = ({ orders, lastOrder, quotes, payments }: ShopSums) =>
  `${count(orders)} pedidos (el último, ${lastOrder ?? 'ninguno'}), ${count(quotes)} cotizaciones, ${count(payments)} pagos`

function sentencesOf(shop: string, { madeAt, cell, rows, files, before, sums, lostHosts }: RestoredShop) {
  const lines = [
    `${shop} está de vuelta como era el ${madeAt}, en la célula «${cell}»: ${count(rows)} filas, cada valor igual al de la copia, y ${count(files)} archivos que faltaban.`,
    `Tiene ${held(sums)}.`,
  ]
  if (before) lines.push(`Antes tenía ${held(before)}.`)
  if (lostHosts.length > 0) lines.push(`Sin ${lostHosts.join(', ')}, que ahora es de otra tienda.`)
  return lines.join('\n')
}
