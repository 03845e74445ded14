import { type FormEvent, useState } from 'react'
import { useReceiptMessages } from '../messages/receipts.ts'
import { type SentReceipt, sentReceipt, useReceipts } from '../payments/use-receipts.ts'
import { useApi, useSession } from '../session/session-provider.tsx'
import { useCheckout, useRefusedField } from './checkout-provider.tsx'
import type { PurchaseOrderFile } from './checkout-state.ts'

/** A file that waits for its buyer to become a guest, by the key of its checkout, as long as the page is open. */
type WaitingFile = { file: File; sent: { guest: string; id: string } | null }
const waiting = new Map<string, WaitingFile>()

/** The page was opened again, and with it the file that waited here is gone. */
export class PurchaseOrderFileLost extends Error {}

const refusalsOfFile = ['purchase_order_file_not_found', 'file_too_large', 'picture_too_big', 'no_file']
export function isFileRefusal(refusal: string | null): boolean {
  return refusal !== null && (refusalsOfFile.includes(refusal) || refusal.startsWith('receipt_'))
}

/** The file of the purchase order beside the other fields of the step, which waits for it before it is finished. */
export function usePurchaseOrderFile(finishFrom: (form: HTMLFormElement) => void) {
  const { state, change, items, refused, setRefused } = useCheckout()
  const { user } = useSession()
  const t = useReceiptMessages('purchase_order')
  const refusedFile = useRefusedField('Billing')('purchaseOrderFile')
  const [isTried, setIsTried] = useState(false)
  const [start] = useState(() => initialReceipts(state.purchaseOrderFile ?? null, state.idempotencyKey))
  const isSentLater = user === null && !items.quote
  const receipts = useReceipts({ purpose: 'purchase_order', max: 1, start, isSentLater })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setIsTried(true)
    const [one] = await receipts.settled()
    if (one?.failure) return
    if (refusedFile) setRefused(refused.filter(({ name }) => name !== 'purchaseOrderFile'))
    storeWaiting(state.idempotencyKey, one)
    change((before) => ({ ...before, purchaseOrderFile: toStoredFile(one) }))
    finishFrom(form)
  }
  const isWrong = isTried && receipts.sent.some(({ failure }) => failure)
  return {
    receipts,
    error: isWrong ? t.not_sent : refusedFile,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  }
}

function toStoredFile(one: SentReceipt | undefined): PurchaseOrderFile | null {
  return one ? { id: one.receipt?.id ?? null, name: one.name, bytes: one.bytes } : null
}

function storeWaiting(key: string, one: SentReceipt | undefined): void {
  if (!one?.file || one.receipt) waiting.delete(key)
  else if (waiting.get(key)?.file !== one.file) waiting.set(key, { file: one.file, sent: null })
}

function initialReceipts(stored: PurchaseOrderFile | null, key: string): SentReceipt[] {
  const file = waiting.get(key)?.file ?? null
  // what waited here and is gone has to be chosen again
  if (!stored || (stored.id === null && !file)) return []
  const { id, name, bytes } = stored
  const receipt = id === null ? null : { id, name, bytes, kind: 'pdf' as const, url: '', preview_url: null }
  return [sentReceipt({ name, bytes, file, part: 1, receipt })]
}

/** Sends the file that waited for its buyer to become a guest, once for each guest. Gives the id that the shop has it under. */
export function useSendPurchaseOrderFile(): (guest: string) => Promise<string | undefined> {
  const api = useApi()
  const { state } = useCheckout()
  return async (guest) => {
    const stored = state.purchaseOrderFile
    if (!stored) return undefined
    if (stored.id !== null) return stored.id
    const one = waiting.get(state.idempotencyKey)
    if (!one) throw new PurchaseOrderFileLost()
    if (one.sent?.guest === guest) return one.sent.id
    const { id } = await api.payments.uploadReceipt({ purpose: 'purchase_order' }, { files: [one.file] })
    waiting.set(state.idempotencyKey, { ...one, sent: { guest, id } })
    return id
  }
}
