/**
 * The facts of one product, the same in both countries. `{words}` in names and texts are said as each country
 * says them. Costs are the shop's own in ARS at one unit; Chile's follow from them.
 */
export type RangeItem = {
  readonly slug: string
  readonly name: string
  readonly cost: number
  readonly weightG: number
  /** Height × length × width of the packed unit, centimeters. */
  readonly box: readonly [number, number, number]
  readonly material: string
  /** Letters of the techniques that its areas take, or of one area: 'frente:SB manga:B'. */
  readonly takes: string
  readonly text: string
}

export function item(
  slug: string,
  name: string,
  cost: number,
  weightG: number,
  box: readonly [number, number, number],
  material: string,
  takes: string,
  text: string,
): RangeItem {
  return { slug, name, cost, weightG, box, material, takes, text }
}
