import { techniqueIdOf, useEditor } from './editor-store.ts'
import type { EditorTechnique, NamedColor } from './host.ts'
import { useHost } from './host-context.ts'

/** The technique of the open print area. */
export function useTechnique(): EditorTechnique | undefined {
  const id = useEditor(techniqueIdOf)
  return useHost().techniques.find((one) => one.id === id)
}

const allColors: readonly NamedColor[] = []

/** The colors that the technique has; empty where it makes every one. */
export const usePalette = (): readonly NamedColor[] => useTechnique()?.colours ?? allColors
