/** Techniques of a print area, and the largest art that each makes in it. */
import type { Dimensions } from '@estampa/domain/customization/design'
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
export function maxArtSizeIn({ most }: Pick<EditorTechnique, 'most'>, area: Dimensions): Dimensions | null {
  const width = Math.min(most.width ?? area.width, area.width)
  const height = Math.min(most.height ?? area.height, area.height)
  return width < area.width || height < area.height ? { width, height } : null
}

export function setTechniqueAction(technique: EditorTechnique, area: EditorArea): Action {
  return { type: 'set_technique', technique: technique.id, most: maxArtSizeIn(technique, area) }
}
