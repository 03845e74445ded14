/** Where the white base lies: below all inks but white ones, a little smaller, so that no white is seen beside them. */
import { readNodes } from '@estampa/artwork/drawing/svg-nodes'
import { vectorize } from '@estampa/artwork/pixels'
import { isWhiteInk } from '@estampa/domain/customization/white-base'
import { isRefusal } from '@estampa/domain/refusal'
import sharp from 'sharp'
import type { PrintArt } from './art.ts'
import type { LoadedPictures } from './loaded-pictures.ts'
import { movedItems } from './paint-items.ts'
import { growRegion, intersect, joinRegions, type Region, regionArea, regionOf, subtract } from './regions.ts'
import { multiplyMatrices } from './scene/matrix.ts'
import { type Item, sceneOf } from './scene.ts'
import type { Film } from './trapping.ts'

export const CHOKE_MM = 0.25
/** The choke of lines that would otherwise lose all of their base. */
const FINE_CHOKE_MM = 0.08
/** Longer side of a picture whose outline is traced: finer than the choke at the sizes of such prints. */
const TRACED_SIDE = 1600
const OPAQUE = 128

export function baseBelowInks(films: readonly Film[]): Region {
  return choked(joinRegions(films.flatMap(({ ink, region }) => (isWhiteInk(ink.hex) ? [] : [region]))))
}

/** A printer of full color has no white but the base: it lies below all that is drawn. */
export async function baseBelowArt(art: PrintArt): Promise<Region> {
  return choked(await coveredRegion(art))
}

/** All that is painted, pictures by their opaque part. */
export async function coveredRegion({ elements, atHand }: PrintArt): Promise<Region> {
  const regions: Region[] = []
  for (const item of elements.flatMap(({ items }) => items)) {
    if (item.kind === 'picture') regions.push(...(await outlineOf(item, atHand)).map(regionOf))
    else regions.push(regionOf(item))
  }
  return joinRegions(regions)
}

function choked(region: Region): Region {
  const base = growRegion(region, -CHOKE_MM)
  const fine = subtract(region, growRegion(base, CHOKE_MM + 0.01))
  if (regionArea(fine) < 0.01) return base
  return joinRegions([base, intersect(growRegion(region, -FINE_CHOKE_MM), growRegion(fine, FINE_CHOKE_MM))])
}

type Picture = Extract<Item, { kind: 'picture' }>

/** The opaque part of a picture; its frame where all of it is opaque. */
async function outlineOf(item: Picture, atHand: LoadedPictures): Promise<Item[]> {
  const image = sharp(atHand.bytesOf(item.href))
  if (!(await image.metadata()).hasAlpha) return [item]
  const { data, info } = await image
    .resize({ width: TRACED_SIDE, height: TRACED_SIDE, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const shape = new Uint8ClampedArray(data.length)
  for (let at = 3; at < data.length; at += 4) shape[at] = (data[at] ?? 0) >= OPAQUE ? 255 : 0
  const picture = { data: shape, width: info.width, height: info.height }
  const traced = vectorize(picture, { colours: 1, palette: ['#000000'] })
  const mark = isRefusal(traced) ? undefined : readNodes(traced.svg)
  if (!mark) return []
  const toFrame = [item.width / info.width, 0, 0, item.height / info.height, 0, 0] as const
  return movedItems(sceneOf(mark), multiplyMatrices(item.matrix, toFrame), item.clips)
}
