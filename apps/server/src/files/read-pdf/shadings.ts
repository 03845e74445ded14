/** Gradients and patterns of a page as SVG. */
import { boxPath, type PageMatrix, written, writtenMatrix } from './geometry.ts'
import type { PageCanvas, ShadingParts } from './graphics-state.ts'
import { paintMesh } from './meshes.ts'
import type { PageArt } from './page-art.ts'

type Stop = readonly [offset: number, color: string]

/** Fills what the clip leaves. */
export function paintShading(canvas: PageCanvas, id: string): void {
  const { art, state } = canvas
  const { clip, matrix, fillOpacity } = state
  const parts = canvas.objects.shading(id) ?? []
  if (parts[0] === 'Mesh') {
    paintMesh(canvas, parts, matrix, clip)
    return
  }
  const css = defineGradient(art, parts, matrix)
  if (!css || !clip.box || !canvas.isVisible) return
  const opacity = fillOpacity < 1 ? ` fill-opacity="${written(fillOpacity)}"` : ''
  art.paint(`<path d="${boxPath(clip.box)}" fill="${css}"${opacity}/>`, clip.box, state, state.blend)
}

/** The reference to a gradient; undefined where SVG has none like it. `matrix` leads from its space to the page's. */
export function defineGradient(art: PageArt, parts: ShadingParts, matrix: PageMatrix): string | undefined {
  const [kind, form, , stops, from, to, fromRadius, toRadius] = parts
  if (kind !== 'RadialAxial') {
    art.fail('pdf_effects')
    return undefined
  }
  const [x1 = 0, y1 = 0] = from as number[]
  const [x2 = 0, y2 = 0] = to as number[]
  const id = art.newId('g')
  const shared = `id="${id}" gradientUnits="userSpaceOnUse" gradientTransform="${writtenMatrix(matrix)}"`
  const inside = (stops as Stop[]).map(stopOf).join('')
  if (form === 'axial') {
    art.define(
      `<linearGradient ${shared} x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inside}</linearGradient>`,
    )
    return `url(#${id})`
  }
  const radial = radialOf([x1, y1, Number(fromRadius)], [x2, y2, Number(toRadius)], stops as Stop[])
  if (!radial) {
    art.fail('pdf_cone')
    return undefined
  }
  art.define(
    `<radialGradient ${shared} ${radial.circles}>${radial.stops.map(stopOf).join('')}</radialGradient>`,
  )
  return `url(#${id})`
}

type Circle = readonly [x: number, y: number, radius: number]

/** SVG's first circle lies within the second; a gradient that goes inward is turned around. */
function radialOf(
  one: Circle,
  other: Circle,
  stops: readonly Stop[],
): { circles: string; stops: readonly Stop[] } | undefined {
  const isInward = one[2] > other[2]
  const [inner, outer] = isInward ? [other, one] : [one, other]
  const distance = Math.hypot(inner[0] - outer[0], inner[1] - outer[1])
  // circles beside each other make a cone
  if (distance + inner[2] > outer[2] * 1.0001) return undefined
  const circles = `cx="${outer[0]}" cy="${outer[1]}" r="${outer[2]}" fx="${inner[0]}" fy="${inner[1]}" fr="${inner[2]}"`
  return { circles, stops: isInward ? stops.map(([at, color]): Stop => [1 - at, color]).reverse() : stops }
}

function stopOf([offset, color]: Stop): string {
  const hex = /^#([\da-f]{6})([\da-f]{2})?$/i.exec(color)
  const opacity = hex ? Number.parseInt(hex[2] ?? 'ff', 16) / 255 : 0
  const transparent = opacity < 1 ? ` stop-opacity="${Math.round(opacity * 1000) / 1000}"` : ''
  return `<stop offset="${Math.round(offset * 100_000) / 100_000}" stop-color="#${hex?.[1] ?? '000000'}"${transparent}/>`
}
