import type { ClipArtElement } from '@estampa/domain/customization/design'
import { useAssetCache } from '../host-context.ts'
import { useAssetVersion } from '../use-asset-version.ts'
import { Recolours } from './recolours.tsx'

/** The colours of a shape that is a drawing. */
export function ShapeProperties({ element }: { element: ClipArtElement }) {
  const assetCache = useAssetCache()
  useAssetVersion()
  const colours = assetCache.coloursOf(element.source)
  if (colours.length === 0) return null
  return (
    <div className="mb-4">
      <Recolours element={element} colours={colours} />
    </div>
  )
}
