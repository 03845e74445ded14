import type { ClipArtElement } from '@estampa/domain/customization/design'
import { useShelf } from '../host-context.ts'
import { useShelfVersion } from '../use-shelf-version.ts'
import { Recolours } from './recolours.tsx'

/** The colours of a shape that is a drawing. */
export function ShapeProperties({ element }: { element: ClipArtElement }) {
  const shelf = useShelf()
  useShelfVersion()
  const colours = shelf.coloursOf(element.source)
  if (colours.length === 0) return null
  return (
    <div className="mb-4">
      <Recolours element={element} colours={colours} />
    </div>
  )
}
