import type { DesignElement, DesignView } from '@estampa/domain/customization/design'
import type { FabricFacts } from '@estampa/domain/customization/fabric'
import type { SpotInk } from '@estampa/domain/customization/ink-chart'
import type { RosterPerson } from '@estampa/domain/customization/roster'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { findFabricFacts, findPriceTables, type PriceTables } from './customization.store.ts'
import { findInkChart } from './ink-chart.store.ts'
import type { Owner } from './owner.ts'
import { findUploads, type Upload } from './uploads.store.ts'

/** A line's places, or a design's: what is to be measured on which product. */
export type DesignToMeasure = {
  generic_id: number
  views: readonly DesignView[]
  /** Skus or ids of the variants that it is made on; empty: not chosen yet. */
  variants: readonly (string | number)[]
  /** The persons for whom it is made. */
  roster?: readonly RosterPerson[] | undefined
}

/** The inputs of a measurement beside the document. */
export type DesignFacts = PriceTables & {
  /** The person's own, by id. */
  logos: ReadonlyMap<string, Upload>
  /** Addresses of the shop's clip art. */
  clipArt: ReadonlySet<string>
  /** Products of which anything is embroidered have theirs. */
  fabricFacts: ReadonlyMap<number, FabricFacts>
  /** The shop's, where any ink of the designs has a name. */
  inkChart: readonly SpotInk[]
}

/** `known` are products that the caller has read already, by id. */
export async function readDesignFacts(
  tx: Tx,
  shop: Shop,
  owner: Owner,
  designs: readonly DesignToMeasure[],
  known: PriceTables['generics'],
): Promise<DesignFacts> {
  const ids = [...new Set(designs.map((one) => one.generic_id))].filter((id) => !known.has(id))
  const { generics, techniques } = await findPriceTables(tx, { ids, isDecorated: true })
  const tables = { generics: new Map([...known, ...generics]), techniques }
  const logos = await findUploads(tx, logosOf(designs.flatMap(({ views }) => views)), owner)
  const isSewn = ({ views }: DesignToMeasure) =>
    views.some(({ technique_id }) => tables.techniques.get(technique_id ?? 0)?.pricing === 'stitches')
  const sewn = designs.filter(isSewn).map((one) => one.generic_id)
  const fabricFacts = sewn.length > 0 ? await findFabricFacts(tx, sewn) : new Map()
  const isNamed = designs.some(({ views }) => views.some(({ inkNames = [] }) => inkNames.length > 0))
  const inkChart = isNamed ? (await findInkChart(tx)).inks : []
  return { ...tables, logos, clipArt: clipArtOf(shop), fabricFacts, inkChart }
}

function clipArtOf({ config }: Shop): ReadonlySet<string> {
  return new Set(
    config.productBuilder.categories.flatMap(({ designs }) => designs.map(({ source }) => source)),
  )
}

/** Ids of the logos that are drawn or hidden in these places. */
export function logosOf(views: readonly { elements: readonly DesignElement[] }[]): string[] {
  const elements = views.flatMap((view) => view.elements)
  return [...new Set(elements.flatMap((element) => (element.type === 'image' ? element.logo_id : [])))]
}
