import { useMessages } from '@estampa/web/messages'
import { notify, showError } from '@estampa/web/notices'
import { useState } from 'react'
import { productPictureMessages } from '../messages/product-pictures.ts'
import { useStaffApi } from '../session/account.ts'
import type { CropBox } from './crop-box.ts'
import { type StaffProduct, useChangedProduct } from './use-product.ts'
import type { ProductEditing } from './use-save-product.ts'

export type StaffPicture = StaffProduct['pictures'][number]

/** What is done to the pictures of a product; each is saved at once. */
export function usePictureActs({ seen, setSeen }: ProductEditing) {
  const t = useMessages(productPictureMessages)
  const api = useStaffApi()
  const changed = useChangedProduct(seen.id)
  const [isBusy, setIsBusy] = useState(false)
  const carryOut = async (call: () => Promise<StaffProduct>): Promise<StaffProduct | undefined> => {
    setIsBusy(true)
    try {
      const answer = await call()
      setSeen(answer)
      changed.show(answer)
      return answer
    } catch (error) {
      showError(error)
      await changed.reload()
      return undefined
    } finally {
      setIsBusy(false)
    }
  }
  const arrange = ({ id: Id, version }: StaffProduct, pictures: readonly StaffPicture[]) =>
    carryOut(() =>
      api.arrangeProductPictures(
        { Id, pictures: pictures.map(({ url, sku, alt }) => ({ url, sku, alt })) },
        { version },
      ),
    )
  const { pictures } = seen
  return {
    isBusy,
    /** The picture at another place; the others close up. */
    move: (url: string, to: number) => {
      const moved = pictures.find((one) => one.url === url)
      const others = pictures.filter((one) => one.url !== url)
      if (moved && pictures.indexOf(moved) !== to) void arrange(seen, others.toSpliced(to, 0, moved))
    },
    change: (url: string, part: Partial<Pick<StaffPicture, 'sku' | 'alt'>>) =>
      arrange(
        seen,
        pictures.map((one) => (one.url === url ? { ...one, ...part } : one)),
      ),
    remove: async (url: string) => {
      const answer = await arrange(
        seen,
        pictures.filter((one) => one.url !== url),
      )
      if (answer) notify(t.removed, { label: t.undo, run: () => void arrange(answer, pictures) })
    },
    crop: async (url: string, crop: CropBox) => {
      const answer = await carryOut(() =>
        api.cropProductPicture({ Id: seen.id, url, crop }, { version: seen.version }),
      )
      if (answer) notify(t.cropped, { label: t.undo, run: () => void arrange(answer, pictures) })
      return answer !== undefined
    },
  }
}

export type PictureActs = ReturnType<typeof usePictureActs>
