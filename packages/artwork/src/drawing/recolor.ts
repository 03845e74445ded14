import type { Recolor } from '@estampa/domain/customization/design'
import { readColor } from './colors.ts'
import { mapNodes, type SvgNode } from './svg-nodes.ts'

const painted = ['fill', 'stroke', 'stop-color'] as const

/** Its flat colors, as `recoloured` knows them, in the order in which they come. */
export function flatColorsOf(mark: SvgNode): string[] {
  const found = new Set<string>()
  collect(mark, false, found)
  return [...found]
}

const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'polyline', 'polygon'])

function collect({ name, attributes, children }: SvgNode, isFilled: boolean, found: Set<string>): void {
  const hasFill = isFilled || attributes.has('fill')
  for (const key of painted) {
    const color = readColor(attributes.get(key) ?? '')
    if (color && color.alpha > 0) found.add(color.hex)
  }
  const isBlack = shapes.has(name) ? !hasFill : name === 'stop' && !attributes.has('stop-color')
  if (isBlack) found.add('#000000')
  for (const child of children) collect(child, hasFill, found)
}

/** The drawing with other colors. What says no color is black, in SVG. */
export function recolored(mark: SvgNode, recolors: readonly Recolor[]): SvgNode {
  if (recolors.length === 0) return mark
  const replacements = new Map(recolors.map(({ from, to }) => [from.toLowerCase(), to.toLowerCase()]))
  const black = replacements.get('#000000')
  const changed = mapNodes(mark, (one) => {
    const attributes = new Map(one.attributes)
    for (const name of painted) {
      const to = replacements.get(readColor(attributes.get(name) ?? '')?.hex ?? '')
      if (to) attributes.set(name, to)
    }
    if (black && one.name === 'stop' && !attributes.has('stop-color')) attributes.set('stop-color', black)
    return { ...one, attributes }
  })
  if (!black || changed.attributes.has('fill')) return changed
  return { ...changed, attributes: new Map(changed.attributes).set('fill', black) }
}
