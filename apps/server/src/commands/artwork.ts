/**
 * The command `npm run artwork -- <shop> <order number> [folder]`: writes an order's print files, as one ZIP,
 * into a folder. What was copied when the order was placed is written; where that is still to be done, it is
 * done now.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isRefusal } from '@estampa/domain/refusal'
import {
  type ArtworkFile,
  findArtwork,
  findOrderId,
  findOrderToCopy,
  saveArtwork,
} from '../orders/artwork.store.ts'
import { copyArtwork } from '../orders/copy-artwork.ts'
import { cannot, inOneShop, isHelp } from './in-one-shop.ts'
import type { OpenShop } from './open-shop.ts'

const usage = 'Uso: npm run artwork -- <tienda> <número de pedido> [carpeta]'

const [name, number, folder = '.'] = process.argv.slice(2)

if (!isHelp(usage))
  process.exitCode =
    name && number && /^\d{1,9}$/.test(number)
      ? await inOneShop(name, (open) => write(open, Number(number), resolve(folder)))
      : cannot(usage)

async function write(open: OpenShop, number: number, folder: string): Promise<string> {
  const archive = (await artworkOf(open, number)).find(({ kind }) => kind === 'archive')
  const bytes = archive && (await open.services.files.get(archive.key))
  if (!archive || !bytes) throw new Error(`El pedido ${number} no lleva nada que decorar.`)
  await mkdir(folder, { recursive: true })
  const path = join(folder, archive.name)
  await writeFile(path, bytes)
  return path
}

async function artworkOf({ services, shop }: OpenShop, number: number): Promise<readonly ArtworkFile[]> {
  const { database } = services
  const found = await database.readInShop(shop.id, async (tx) => {
    const id = await findOrderId(tx, number)
    return id && { order: await findOrderToCopy(tx, id), artwork: await findArtwork(tx, id) }
  })
  if (!found) throw new Error(`La tienda no tiene el pedido ${number}.`)
  const { order, artwork } = found
  if (artwork?.ready_at) return artwork.files
  if (!order) throw new Error(`El pedido ${number} ya no guarda diseños.`)
  const files = await copyArtwork({ services, shop, order })
  if (isRefusal(files)) throw new Error(`No se pudieron hacer los archivos: ${files.refusal}.`)
  await database.inShop(shop.id, (tx) => saveArtwork(tx, order, files, services.now()))
  return files
}
