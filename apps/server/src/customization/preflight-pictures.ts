import type { DesignView } from '@estampa/domain/customization/design'
import type { InspectedPicture } from '@estampa/domain/customization/preflight'
import type { Upload } from './uploads.store.ts'

/** The known facts of each picture of a print area, by the id of its element; `clipArt` by the element's index. */
export function picturesForPreflight(
  view: Pick<DesignView, 'elements'>,
  logos: ReadonlyMap<string, Upload>,
  clipArt: readonly (InspectedPicture | null)[] = [],
): ReadonlyMap<string, InspectedPicture> {
  const pictures = new Map<string, InspectedPicture>()
  for (const [index, element] of view.elements.entries()) {
    if (element.hidden || element.type === 'text') continue
    const logo = element.type === 'image' ? logos.get(element.logo_id) : undefined
    const picture = logo ? pictureForPreflight(logo) : clipArt[index]
    if (picture) pictures.set(element.id, picture)
  }
  return pictures
}

function pictureForPreflight({ width, height, is_vector, facts, colours }: Upload): InspectedPicture {
  return { width, height, isVector: is_vector, facts, colours }
}
