import type { DesignElement } from '@estampa/domain/customization/design'
import { isDarkGround } from '@estampa/domain/customization/white-base'

/** Techniques that leave no color: what is seen is the material below, or a pressed edge. */
const withoutInk: readonly string[] = ['laser', 'debossing']

/**
 * The filter under which a technique without ink is seen on the stage, as CSS: one tone that stands out against
 * `ground`, whatever color was drawn. Where there are several colors, which such a technique cannot make, the darker
 * ones stand out, so that what has to be mended stays visible. Undefined for techniques with ink.
 */
export function engravingFilter(
  technique: string | undefined,
  ground: string | null,
  colors: ReadonlySet<string> | null,
): string | undefined {
  if (technique === undefined || !withoutInk.includes(technique)) return undefined
  const isDark = ground !== null && isDarkGround(ground)
  if (colors?.size === 1) return `brightness(0) invert(${isDark ? 0.82 : 0.3})`
  return isDark ? 'grayscale(1) invert(1)' : 'grayscale(1)'
}

/** The colors that are drawn; null where a picture has others than flat ones or has not come. */
export function drawnColors(
  elements: readonly DesignElement[],
  pictureColors: (element: Exclude<DesignElement, { type: 'text' }>) => readonly string[],
): ReadonlySet<string> | null {
  const colors = new Set<string>()
  for (const element of elements) {
    if (element.hidden) continue
    if (element.type === 'text') {
      colors.add(element.colour)
      if (element.outline) colors.add(element.outline.colour)
      continue
    }
    const own = pictureColors(element)
    if (own.length === 0) return null
    for (const color of own) colors.add(element.recolours.find(({ from }) => from === color)?.to ?? color)
  }
  return colors
}
