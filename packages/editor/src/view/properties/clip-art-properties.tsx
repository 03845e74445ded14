import type { ClipArtElement } from '@estampa/domain/customization/design'
import { useShelf } from '../host-context.ts'
import { useShelfVersion } from '../use-shelf-version.ts'
import { Recolours } from './recolours.tsx'

export function ClipArtProperties({ element }: { element: ClipArtElement }) {
  const shelf = useShelf()
  useShelfVersion()
  const drawing = shelf.assets.picture(element)?.drawing
  return <Recolours element={element} colours={drawing ? coloursIn(drawing) : []} />
}

/** The colours that a drawing names, in hex; one that names none is black. */
export function coloursIn(drawing: string): readonly string[] {
  const named = [
    ...drawing.matchAll(/(?:fill|stroke|stop-color)\s*[=:]\s*["']?\s*(#[0-9a-f]{3}(?:[0-9a-f]{3})?)\b/gi),
  ]
  const found = new Set(named.map(([, hex = '']) => longHex(hex.toLowerCase())))
  return found.size > 0 ? [...found] : ['#000000']
}

const longHex = (hex: string) =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex
