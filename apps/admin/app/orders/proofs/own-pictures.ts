import type { StaffOrder } from '../order-types.ts'

/** A proof shows no more of them. */
const MAX_SHOWN = 9

export type OwnPictures = {
  /** They are copied some moments after the order was placed; an order without decoration has none. */
  state: 'ready' | 'preparing' | 'none'
  pictures: readonly { key: string; name: string; url: string }[]
}

/** The mock-ups that were kept with the order, as a proof without a file shows them. */
export function ownPicturesOf(artwork: StaffOrder['order']['artwork']): OwnPictures {
  const pictures = artwork.files.slice(0, MAX_SHOWN).map((file) => ({
    key: `${file.shoppingCartUUID} ${file.printing_area_id}`,
    name: file.name,
    url: file.preview_url,
  }))
  if (!artwork.ready) return { state: 'preparing', pictures: [] }
  return { state: pictures.length > 0 ? 'ready' : 'none', pictures }
}
