/** Techniques of a print area, and the largest art that each makes in it. */
import type { Dimensions } from '@estampa/domain/customization/design'
import { bleedOf, surfaceFor } from '@estampa/domain/customization/outline'
import type { Action, EditorArea } from '../kernel/state.ts'
import type { EditorTechnique, Host } from './host.ts'

export function editorTechniquesFor(
  { places, techniques }: Pick<Host, 'places' | 'techniques'>,
  areaId: number,
): readonly EditorTechnique[] {
  const place = places.find((one) => one.id === areaId)
  return techniques.filter((one) => place?.techniques.includes(one.id))
}

/** null: the whole print area. */
function maxArtSizeIn({ most }: Pick<EditorTechnique, 'most'>, area: Dimensions): Dimensions | null {
  const width = Math.min(most.width ?? area.width, area.width)
  const height = Math.min(most.height ?? area.height, area.height)
  return width < area.width || height < area.height ? { width, height } : null
}

/** `place`: the area with all of its bleed, whatever the technique before printed of it. */
export function setTechniqueAction(technique: EditorTechnique, place: EditorArea): Action {
  const bleedMm = bleedOf(surfaceFor(place, technique))
  return { type: 'set_technique', technique: technique.id, most: maxArtSizeIn(technique, place), bleedMm }
}

/** An area as the technique of its view makes it. */
export function areaWith(place: EditorArea, technique: EditorTechnique | undefined): EditorArea {
  const { id, name, width, height, shape, cornerMm, safeMm } = place
  const { bleedMm } = surfaceFor(place, technique)
  const most = technique ? maxArtSizeIn(technique, place) : null
  return { id, name, width, height, shape, cornerMm, safeMm, bleedMm, most }
}
