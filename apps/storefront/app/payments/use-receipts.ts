import type { Client } from '@estampa/contract/client'
import type { ReceiptPurpose } from '@estampa/contract/orders'
import { useFailureView } from '@estampa/web/failures'
import { newUuid } from '@estampa/web/state'
import { fetchWithProgress } from '@estampa/web/uploads'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type receiptMessages, useReceiptMessages } from '../messages/receipts.ts'
import { useApi } from '../session/session-provider.tsx'

type UploadedReceipt = Awaited<ReturnType<Client['payments']['uploadReceipt']>>

/** A file that is being uploaded, has been uploaded, or could not be uploaded. */
export type SentReceipt = {
  key: string
  name: string
  bytes: number
  /** Null of what was sent before this page was opened. */
  file: File | null
  /** 0…1 */
  part: number
  receipt: UploadedReceipt | null
  failure: string | null
  /** The file is right: what failed was the way. */
  mayRetry: boolean
}

type ReceiptsOptions = {
  purpose?: ReceiptPurpose
  max?: number
  /** Receipts that the shop already has. */
  start?: readonly SentReceipt[]
  /** Files are checked and held in the browser, because a person without an account cannot upload any yet. */
  isSentLater?: boolean
}
const MAX_BYTES = 8 * 1024 * 1024
export const receiptTypes = 'application/pdf,image/png,image/jpeg,image/webp'

/** Receipts while a form is filled in. A file whose sending failed stays and can be sent again. */
export function useReceipts(options: ReceiptsOptions = {}) {
  const { purpose = 'payment', max = 3, start = [], isSentLater = false } = options
  const [sent, setSent] = useState<readonly SentReceipt[]>(start)
  const newest = useRef(sent)
  newest.current = sent
  const send = useSending(setSent, { purpose, isSentLater })

  const add = (files: readonly File[], instead?: string) => {
    const before = sent.filter(({ key }) => key !== instead)
    const room = max - before.length
    const added = files
      .slice(0, room)
      .map((file) => sentReceipt({ name: file.name, bytes: file.size, file, part: 0 }))
    setSent([...before, ...added])
    for (const one of added) void send(one)
  }
  return {
    sent,
    purpose,
    most: max,
    isSentLater,
    isFull: sent.length >= max,
    add,
    retry: (one: SentReceipt) => void send(one),
    remove: (key: string) => setSent((now) => now.filter((one) => one.key !== key)),
    /** The ids of the uploaded receipts, once no upload is running. */
    async settled(): Promise<readonly SentReceipt[]> {
      while (!isSentLater && newest.current.some(isUploading))
        await new Promise((soon) => setTimeout(soon, 100))
      return newest.current
    },
  }
}
export type Receipts = ReturnType<typeof useReceipts>

export const isUploading = ({ receipt, failure }: SentReceipt) => receipt === null && failure === null

export function sentReceipt(
  patch: Pick<SentReceipt, 'name' | 'bytes' | 'file' | 'part'> & Partial<Pick<SentReceipt, 'receipt'>>,
): SentReceipt {
  return { key: newUuid(), receipt: null, failure: null, mayRetry: false, ...patch }
}

function useSending(
  setSent: (change: (now: readonly SentReceipt[]) => readonly SentReceipt[]) => void,
  { purpose, isSentLater }: { purpose: ReceiptPurpose; isSentLater: boolean },
) {
  const api = useApi()
  const t = useReceiptMessages(purpose)
  const failureView = useFailureView()
  const open = useRef(new AbortController())
  useEffect(() => {
    const own = new AbortController()
    open.current = own
    return () => own.abort()
  }, [])
  return useCallback(
    async ({ key, file }: SentReceipt) => {
      const change = (patch: Partial<SentReceipt>) =>
        setSent((now) => now.map((one) => (one.key === key ? { ...one, ...patch } : one)))
      if (!file) return
      const wrong = findFileFault(file, t)
      if (wrong) return change({ failure: wrong, mayRetry: false })
      if (isSentLater) return
      change({ part: 0, failure: null, mayRetry: false, receipt: null })
      try {
        const send = fetchWithProgress((part) => change({ part }))
        const files = [file]
        change({
          receipt: await api.payments.uploadReceipt(
            { purpose },
            { files, send, signal: open.current.signal },
          ),
        })
      } catch (error) {
        const { message, status } = failureView(error)
        change({ failure: message, mayRetry: status !== 422 && status !== 413 })
      }
    },
    [api, t, failureView, setSent, purpose, isSentLater],
  )
}

/** A fault of a file that is known without uploading it. */
function findFileFault(file: File, t: (typeof receiptMessages)['cl']): string | null {
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return t.heic
  if (file.size > MAX_BYTES) return t.too_large
  const isKnown = file.type === '' || receiptTypes.split(',').includes(file.type)
  return isKnown ? null : t.other_type
}
