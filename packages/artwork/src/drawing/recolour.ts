import type { Recolour } from '@estampa/domain/customization/design'
import { readColour } from './colours.ts'
import { type Mark, mapMarks } from './marks.ts'

const painted = ['fill', 'stroke', 'stop-color'] as const

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
