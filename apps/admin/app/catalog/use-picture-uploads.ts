import { skuOfFileName } from '@estampa/domain/catalog/product-pictures'
import { isFailure } from '@estampa/web/failures'
import { useMessages } from '@estampa/web/messages'
import { fetchWithProgress } from '@estampa/web/uploads'
import { useRef, useState } from 'react'
import { productPictureMessages } from '../messages/product-pictures.ts'
import { useStaffApi } from '../session/account.ts'
import { preparedPicture } from './picture-files.ts'
import { useChangedProduct } from './use-product.ts'
import type { ProductEditing } from './use-save-product.ts'

export type PictureUpload = {
  id: string
  name: string
  /** 0…1. */
  progress: number
  /** Why it was not taken, in words. */
  fault?: string
}
type WaitingFile = { id: string; file: File; sku: string | null }

/** Files one after the other, in the order of their names, each with its progress; what is refused says why and stays. */
export function usePictureUploads({ seen, setSeen }: ProductEditing) {
  const t = useMessages(productPictureMessages)
  const api = useStaffApi()
  const changed = useChangedProduct(seen.id)
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([])
  const queue = useRef<WaitingFile[]>([])
  const isRunning = useRef(false)
  const put = (id: string, change: Partial<PictureUpload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const dismiss = (id: string) => setUploads((before) => before.filter((one) => one.id !== id))
  const send = async ({ id, file, sku }: WaitingFile) => {
    try {
      const picture = await preparedPicture(file)
      if (picture === 'not_picture') return put(id, { fault: t.not_picture })
      const answer = await api.addProductPicture(
        { Id: seen.id, sku: sku ?? '' },
        { files: [picture], send: fetchWithProgress((progress) => put(id, { progress })) },
      )
      dismiss(id)
      setSeen(answer)
      changed.show(answer)
    } catch (error) {
      put(id, { fault: isFailure(error) ? error.message : t.failed })
    }
  }
  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await send(next)
    isRunning.current = false
  }
  /** `sku`: whose color they are, where they were dropped on it; else their names say it. */
  const add = (files: Iterable<File>, sku?: string) => {
    const sorted = [...files].toSorted((a, b) => a.name.localeCompare(b.name, 'es', { numeric: true }))
    const waiting = sorted.map((file) => ({
      id: crypto.randomUUID(),
      file,
      sku: sku ?? skuOfFileName(file.name, seen.variants),
    }))
    queue.current.push(...waiting)
    setUploads((before) => [
      ...before,
      ...waiting.map(({ id, file }): PictureUpload => ({ id, name: file.name, progress: 0 })),
    ])
    void run()
  }
  return { uploads, add, dismiss }
}
