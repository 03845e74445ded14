import { visibleOf } from '@estampa/domain/customization/boxes'
import type { DesignView } from '@estampa/domain/customization/design'
import type { InspectedPicture } from '@estampa/domain/customization/preflight'
import type { Upload } from './uploads.store.ts'

/** The known facts of each logo of a print area, by the id of its element. */
export function picturesForPreflight(
  view: Pick<DesignView, 'elements'>,
  logos: ReadonlyMap<string, Upload>,
): ReadonlyMap<string, InspectedPicture> {
  const pictures = new Map<string, InspectedPicture>()
  for (const element of visibleOf(view)) {
    const logo = element.type === 'image' ? logos.get(element.logo_id) : undefined
    if (logo) pictures.set(element.id, pictureForPreflight(logo))
  }
  return pictures
}

function pictureForPreflight({ width, height, is_vector, facts }: Upload): InspectedPicture {
  return { width, height, isVector: is_vector, facts }
}
