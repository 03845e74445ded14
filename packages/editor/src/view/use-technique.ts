import { techniqueIdOf, useEditor } from './editor-store.ts'
import type { Colour, EditorTechnique } from './host.ts'
import { useHost } from './host-context.ts'

/** That of the place that is worked on. */
export function useTechnique(): EditorTechnique | undefined {
  const id = useEditor(techniqueIdOf)
  return useHost().techniques.find((one) => one.id === id)
}

const everyColour: readonly Colour[] = []

/** The colours that the technique has; empty where it makes every one. */
export const usePalette = (): readonly Colour[] => useTechnique()?.colours ?? everyColour
