import type { GenericImage, PrintingArea } from '@estampa/domain/catalog'
import type { GenericDraft } from '../../catalog/generics.store.ts'
import type { ImportedArea } from '../product.ts'

/**
 * Where an area lies on the picture no feed says: an area keeps the place that the shop gave it while its
 * picture stays, and starts in the middle of the main picture otherwise.
 */
export function areasOf(
  imported: readonly ImportedArea[] | undefined,
  old: Pick<GenericDraft, 'printing_areas' | 'printing_types' | 'images'>,
  images: readonly GenericImage[],
  printing_types: readonly number[],
): readonly PrintingArea[] {
  const main = images.find((image) => image.main) ?? images[0]
  const known = new Map(old.printing_areas.map((area) => [area.id, area]))
  const added = printing_types.filter((id) => !old.printing_types.includes(id))
  return (imported ?? old.printing_areas).map(({ id, name, width_centimeters, height_centimeters }) => {
    const before = known.get(id)
    const hasPicture = images.some((image) => image.image_url === before?.placement.image_url)
    const isPlaced = before && (images === old.images || hasPicture)
    // an area keeps the techniques that the shop gave it, and takes those that are new on the product
    const kept = before?.printing_types.filter((one) => printing_types.includes(one)) ?? printing_types
    const techniques = before ? [...kept, ...added.filter((one) => !kept.includes(one))] : printing_types
    const area = { id, name, width_centimeters, height_centimeters, printing_types: techniques }
    return { ...before, ...area, placement: isPlaced ? before.placement : inTheMiddle(area, main) }
  })
}

const shareOfPicture = 0.4

function inTheMiddle(
  area: { width_centimeters: number; height_centimeters: number },
  picture: GenericImage | undefined,
) {
  const [w, h] = [
    area.width_centimeters * (picture?.height ?? 1),
    area.height_centimeters * (picture?.width ?? 1),
  ]
  const [width, height] =
    w >= h ? [shareOfPicture, (shareOfPicture * h) / w] : [(shareOfPicture * w) / h, shareOfPicture]
  const round = (share: number) => Math.round(share * 10_000) / 10_000
  return {
    image_url: picture?.image_url ?? '',
    x: round((1 - width) / 2),
    y: round((1 - height) / 2),
    width: round(width),
    height: round(height),
  }
}
