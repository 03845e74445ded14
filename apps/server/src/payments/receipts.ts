/**
 * Keeps the receipt of a transfer or a cheque, or the purchase order that a buyer sends: a picture is read and written
 * anew, a PDF is looked at and kept as it came, only ever to be downloaded. It is the buyer's until a notice or an order
 * names it.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ReceiptPurpose } from '@estampa/contract/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { PdfVerdict } from '../files/inspect-pdf.ts'
import { kindOf, readPicture } from '../files/read-picture.ts'
import { storeOrRemove } from '../files/store-or-remove.ts'
import { runOnWorker } from '../files/worker-pool.ts'
import { inspectPdfTask } from '../files/worker-tasks.ts'
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
type ReadReceipt = {
  kind: StoredReceipt['kind']
  bytes: Buffer
  type: string
  ending: string
  preview?: Buffer
}

const folders: Record<ReceiptPurpose, string> = {
  payment: 'receipts',
  purchase_order: 'purchase-orders',
}

const pictures = ['png', 'jpeg', 'webp'] as const
const pdfRefusals = {
  unreadable: 'receipt_unreadable',
  locked: 'receipt_locked',
  runs: 'receipt_runs',
} as const satisfies Record<Exclude<PdfVerdict, 'fine'>, string>

export async function storeReceipt(
  bringing: ReceiptContext,
  file: UploadedFile,
): Promise<StoredReceipt | Refusal> {
  const name = displayName(file.name, bringing.purpose)
  if (file.length > MAX_BYTES) return refuse('file_too_large', { name, most: MAX_RECEIPT_MB })
  const read = await readReceipt(await readFile(file.path))
  return isRefusal(read) ? { ...read, name } : store(bringing, name, read)
}

async function readReceipt(bytes: Buffer): Promise<ReadReceipt | Refusal> {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return readPdf(bytes)
  if (isHeic(bytes)) return refuse('receipt_heic')
  const kind = kindOf(bytes)
  if (!pictures.some((one) => one === kind)) return refuse('receipt_unreadable')
  const read = await readPicture(bytes)
  if (isRefusal(read)) return read.refusal === 'unreadable_picture' ? refuse('receipt_unreadable') : read
  const { bytes: anew, type, preview } = read
  return { kind: 'picture', bytes: anew, type, preview, ending: type === 'image/png' ? 'png' : 'jpg' }
}

async function readPdf(bytes: Buffer): Promise<ReadReceipt | Refusal> {
  const seen = await runOnWorker(inspectPdfTask, new Uint8Array(bytes))
  if (isRefusal(seen)) return seen.refusal === 'busy' ? seen : refuse('receipt_unreadable')
  if (seen !== 'fine') return refuse(pdfRefusals[seen])
  return { kind: 'pdf', bytes, type: 'application/pdf', ending: 'pdf' }
}

/** True for the pictures that iPhones take by themselves: boxes of «ftyp» with one of these brands. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))
}

async function store(
  { services, shop, customerId, purpose, now }: ReceiptContext,
  name: string,
  { kind, bytes, type, ending, preview }: ReadReceipt,
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

/** For people's eyes only: the name never becomes part of a path. */
function displayName(name: string, purpose: ReceiptPurpose): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}<>"]/gu, '').trim()
  return plain.slice(0, 120) || (purpose === 'payment' ? 'comprobante' : 'orden de compra')
}
