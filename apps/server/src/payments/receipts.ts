/**
 * Keeps the receipt of a transfer or a cheque, or the purchase order that a buyer sends: a picture is read and written
 * anew, a PDF is looked at and kept as it came, only ever to be downloaded. It is the buyer's until a notice or an order
 * names it.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ReceiptPurpose } from '@estampa/contract/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { displayName, readSentFile, type SentFile } from '../files/read-sent-file.ts'
import { storeOrRemove } from '../files/store-or-remove.ts'
import type { UploadedFile } from '../http/context.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { dropLooseReceipts, insertReceipt, type StoredReceipt } from '../orders/receipts.store.ts'

export const MAX_RECEIPT_MB = 8
const MAX_BYTES = MAX_RECEIPT_MB * 1024 * 1024
/** Sent, and named by no notice or order: somebody is still filling in the form, or went away. */
const MAX_LOOSE = 6

type ReceiptContext = {
  services: Services
  shop: Shop
  customerId: number
  purpose: ReceiptPurpose
  now: Date
}
const folders: Record<ReceiptPurpose, string> = {
  payment: 'receipts',
  purchase_order: 'purchase-orders',
}

const usualNames: Record<ReceiptPurpose, string> = {
  payment: 'comprobante',
  purchase_order: 'orden de compra',
}

export async function storeReceipt(
  bringing: ReceiptContext,
  file: UploadedFile,
): Promise<StoredReceipt | Refusal> {
  const name = displayName(file.name, usualNames[bringing.purpose])
  if (file.length > MAX_BYTES) return refuse('file_too_large', { name, most: MAX_RECEIPT_MB })
  const read = await readSentFile(await readFile(file.path))
  return isRefusal(read) ? { ...read, name } : store(bringing, name, read)
}

async function store(
  { services, shop, customerId, purpose, now }: ReceiptContext,
  name: string,
  { kind, bytes, type, ending, preview }: SentFile,
): Promise<StoredReceipt> {
  const id = randomUUID()
  const place = `shops/${shop.id}/${folders[purpose]}/${id}`
  const receipt: StoredReceipt = {
    id,
    name,
    kind,
    bytes: bytes.length,
    file_key: `${place}.${ending}`,
    preview_key: preview ? `${place}-preview.webp` : null,
  }
  const keys = [receipt.file_key, `${place}-preview.webp`]
  const dropped = await storeOrRemove(services.files, keys, async () => {
    await services.files.put(receipt.file_key, bytes, type)
    if (preview) await services.files.put(`${place}-preview.webp`, preview, 'image/webp')
    return services.database.inShop(shop.id, async (tx) => {
      await insertReceipt(tx, receipt, { customerId, purpose, now })
      return dropLooseReceipts(tx, customerId, MAX_LOOSE)
    })
  })
  // rows go first: a file without a row is only waste
  for (const key of dropped) await services.files.delete(key)
  return receipt
}
