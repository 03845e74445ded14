import type { ClipArtElement } from '@estampa/domain/customization/design'
import { useAssetCache } from '../host-context.ts'
import { useAssetVersion } from '../use-asset-version.ts'
import { RecolorFields } from './recolor-fields.tsx'

/** The colors of a shape that is a drawing. */
export function ShapeProperties({ element }: { element: ClipArtElement }) {
  const assetCache = useAssetCache()
  useAssetVersion()
  const colors = assetCache.coloursOf(element.source)
  if (colors.length === 0) return null
  return (
    <div className="mb-4">
      <RecolorFields element={element} colours={colors} />
    </div>
  )
}
