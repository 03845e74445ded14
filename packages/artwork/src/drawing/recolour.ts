import type { Recolour } from '@estampa/domain/customization/design'
import { readColour } from './colours.ts'
import { type Mark, mapMarks } from './marks.ts'

const painted = ['fill', 'stroke', 'stop-color'] as const

/** Its flat colours, as `recoloured` knows them, in the order in which they come. */
export function coloursOf(mark: Mark): string[] {
  const found = new Set<string>()
  collect(mark, false, found)
  return [...found]
}

const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'polyline', 'polygon'])

function collect({ name, attributes, children }: Mark, isFilled: boolean, found: Set<string>): void {
  const hasFill = isFilled || attributes.has('fill')
  for (const key of painted) {
    const colour = readColour(attributes.get(key) ?? '')
    if (colour && colour.alpha > 0) found.add(colour.hex)
  }
  const isBlack = shapes.has(name) ? !hasFill : name === 'stop' && !attributes.has('stop-color')
  if (isBlack) found.add('#000000')
  for (const child of children) collect(child, hasFill, found)
}

/** The drawing with other colours. What says no colour is black, in SVG. */
export function recoloured(mark: Mark, recolours: readonly Recolour[]): Mark {
  if (recolours.length === 0) return mark
  const wanted = new Map(recolours.map(({ from, to }) => [from.toLowerCase(), to.toLowerCase()]))
  const black = wanted.get('#000000')
  const changed = mapMarks(mark, (one) => {
    const attributes = new Map(one.attributes)
    for (const name of painted) {
      const to = wanted.get(readColour(attributes.get(name) ?? '')?.hex ?? '')
      if (to) attributes.set(name, to)
    }
    if (black && one.name === 'stop' && !attributes.has('stop-color')) attributes.set('stop-color', black)
    return { ...one, attributes }
  })
  if (!black || changed.attributes.has('fill')) return changed
  return { ...changed, attributes: new Map(changed.attributes).set('fill', black) }
}
