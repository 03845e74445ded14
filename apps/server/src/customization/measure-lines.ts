import { type Customization, type CustomizationView, isDesigned } from '@estampa/domain/customization'
import { checkRosterGiven } from '@estampa/domain/customization/roster'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Context } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import type { DesignedLine } from './designed-line.ts'
import { findOwnDesigns } from './designs.store.ts'
import { type MeasuredPrintAreas, measureDesigns } from './measure-designs.ts'
import { measuredView } from './measured-art.ts'
import { type Owner, ownerOf } from './owner.ts'
import { whyRefused } from './preflight-art.ts'
import { whyLogosRefused } from './preflight-logos.ts'

type MeasureLinesContext = Pick<Context, 'services' | 'shop' | 'person' | 'now'>

/** Whether anything has to be measured before these lines can be priced. */
export function hasDesigns(lines: readonly Pick<DesignedLine, 'customization'>[]): boolean {
  return lines.some(({ customization }) => customization?.views.some(isDesigned))
}

/**
 * The decorations of designed lines by their lines' uuids, with what was measured instead of what was claimed.
 * Opens the database itself. `toMake`: what cannot be produced is refused, else it is only priced.
 */
export async function measureLines(
  asking: MeasureLinesContext,
  lines: readonly DesignedLine[],
  { toMake }: { toMake: boolean },
): Promise<ReadonlyMap<string, Customization> | Refusal> {
  const designed = lines.filter((line) => hasDesigns([line]))
  const owner = ownerOf(asking.person)
  const refused = toMake && owner ? await whyLogosRefused({ ...asking, owner }, lines) : null
  if (refused) return named(refused, lines)
  if (designed.length === 0) return new Map()
  if (!owner) return refuse('not_allowed')
  const toMeasure = designed.map((line) => ({
    generic_id: line.generic_id,
    views: viewsOf(line).filter(isDesigned),
    roster: line.customization?.roster,
    variants: [...(line.rows ?? []).map(({ sku }) => sku), ...(line.variantIds ?? [])],
  }))
  const measured = await measureDesigns({ ...asking, owner }, toMeasure)
  if (isRefusal(measured)) return inLine(measured, designed)
  const designs = await ownDesignsOf({ ...asking, owner }, designed)
  const decorated = new Map<string, Customization>()
  for (const [index, line] of designed.entries()) {
    const design = measured[index]
    const refusal = design && whyNot(design, line, asking.shop, toMake)
    if (refusal) return inLine({ ...refusal, design: index }, designed)
    if (design) decorated.set(line.shoppingCartUUID, withMeasures(line, design, designs))
  }
  return decorated
}

/** The same, in the lines themselves. */
export async function measuredLines<Line extends DesignedLine>(
  asking: MeasureLinesContext,
  lines: readonly Line[],
  how: { toMake: boolean },
): Promise<readonly Line[] | Refusal> {
  const decorated = await measureLines(asking, lines, how)
  if (isRefusal(decorated)) return decorated
  return lines.map((line) => ({
    ...line,
    customization: decorated.get(line.shoppingCartUUID) ?? line.customization,
  }))
}

const viewsOf = (line: DesignedLine): readonly CustomizationView[] => line.customization?.views ?? []

function whyNot(
  design: MeasuredPrintAreas,
  { customization }: DesignedLine,
  shop: Shop,
  toMake: boolean,
): Refusal | null {
  const empty = design.views.findIndex(({ art }) => art === null)
  if (empty >= 0) return refuse('design_empty', { view: empty })
  if (!toMake) return null
  return (
    (customization && checkRosterGiven(customization)) ?? whyPersonRefused(design) ?? whyRefused(design, shop)
  )
}

/** The first person of the list whose text cannot be made. */
function whyPersonRefused({ views }: MeasuredPrintAreas): Refusal | null {
  for (const [view, { personFaults, technique }] of views.entries()) {
    const [worst] = personFaults
    if (!worst) continue
    const { fault, person, text, letters } = worst
    return fault === 'letters_missing'
      ? refuse('roster_letters_missing', { view, person, text, letters })
      : refuse('roster_text_too_long', { view, person, text, technique: technique?.name ?? '' })
  }
  return null
}

/** The saved designs of this person; another's, or one that is gone, names nothing. */
function ownDesignsOf(
  { services, shop, owner }: MeasureLinesContext & { owner: Owner },
  designed: readonly DesignedLine[],
): Promise<ReadonlySet<string>> {
  const ids = designed.flatMap(viewsOf).flatMap((view) => view.design_id ?? [])
  return services.database.readInShop(shop.id, (tx) => findOwnDesigns(tx, [...new Set(ids)], owner))
}

/** The line's places in their order; those without a design stay as they are. */
function withMeasures(
  line: DesignedLine,
  { views, applicationDays }: MeasuredPrintAreas,
  designs: ReadonlySet<string>,
): Customization {
  const looked = [...views]
  const roster = line.customization?.roster
  const measured = viewsOf(line).map((view) => {
    if (!isDesigned(view)) return view
    const own = looked.shift()
    const { art, technique } = own ?? {}
    if (!own || !art || !technique)
      throw new Error(`a place of line ${line.shoppingCartUUID} was not measured`)
    const design_id = designs.has(view.design_id ?? '') ? view.design_id : null
    return { ...measuredView(own, art, technique), design_id }
  })
  const isWhole = measured.every(isDesigned)
  return {
    views: measured,
    ...(roster && { roster }),
    applicationDays: isWhole ? applicationDays : (line.customization?.applicationDays ?? -1),
  }
}

/** A refusal of a logo that names its line. */
function named({ line: index, ...refusal }: Refusal, lines: readonly DesignedLine[]): Refusal {
  const { shoppingCartUUID } = lines[Number(index)] as DesignedLine
  const own = { ...refusal, shoppingCartUUID } as Refusal
  return { ...own, data: { shoppingCartUUID, view: own.view, element: own.element, lines: [own] } }
}

/** A refusal that names its line, and the view by its place in the line. */
function inLine({ design, ...refusal }: Refusal, designed: readonly DesignedLine[]): Refusal {
  const line = designed[typeof design === 'number' ? design : -1]
  if (!line) return refusal as Refusal
  const places = viewsOf(line).flatMap((view, index) => (isDesigned(view) ? index : []))
  const view = typeof refusal.view === 'number' ? { view: places[refusal.view] } : {}
  const named = { ...refusal, ...view, shoppingCartUUID: line.shoppingCartUUID } as Refusal
  return {
    ...named,
    data: { shoppingCartUUID: line.shoppingCartUUID, ...view, element: named.element, lines: [named] },
  }
}
