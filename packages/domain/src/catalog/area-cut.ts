/**
 * How a print area is cut, printed and lit, beside its size and its place on a picture. Whatever is absent is as areas have
 * always been: a rectangle without bleed, on the product's own color, in the light of its photograph.
 */
export const areaShapes = ['rectangle', 'rounded', 'ellipse'] as const
export type AreaShape = (typeof areaShapes)[number]

/** The color on which the art of an area really lies where the product has this color: the metal below the paint. */
export type AreaGround = {
  /** As the variant names it. */
  readonly color: string
  /** Hex, '#rrggbb'. */
  readonly hex: string
}

/** Corrections of the light that the mock-up reads from the photograph; 1 is what it reads. */
export type AreaLight = {
  /** How strongly light and shadow of the photograph fall on the art. */
  readonly strength: number
  /** How much of what the surface mirrors lies over the art. */
  readonly gloss: number
  /** How much of the weave or grain is seen in the art. */
  readonly texture: number
  /** From where edges of what is engraved, pressed or raised are lit: degrees clockwise from the top. */
  readonly direction: number
}
/** Edges have always been lit from the upper left. */
export const plainLight: AreaLight = { strength: 1, gloss: 1, texture: 1, direction: 315 }
export const lightRange = { min: 0, max: 2 } as const

export type AreaCut = {
  readonly shape?: AreaShape | undefined
  /** Radius of the corners of what is rounded. */
  readonly corner_millimeters?: number | undefined
  /** How far beyond the area is printed to be cut away. */
  readonly bleed_millimeters?: number | undefined
  /** Distance from the edge that art should keep. */
  readonly safe_millimeters?: number | undefined
  readonly grounds?: readonly AreaGround[] | undefined
  readonly light?: AreaLight | undefined
}

export const MAX_BLEED_MM = 10
export const usualSafeMm = 2
const hexColor = /^#[0-9a-f]{6}$/

export const areaCutFaults = [
  'corner_range',
  'bleed_range',
  'safe_range',
  'color_unreadable',
  'light_range',
] as const
type AreaCutFault = { readonly field: string; readonly fault: (typeof areaCutFaults)[number] }

/** What is wrong with the cut of an area of this size, millimeters. */
export function areaCutFaultsOf(
  cut: AreaCut,
  { width, height }: { readonly width: number; readonly height: number },
): AreaCutFault[] {
  const { shape, corner_millimeters: corner = 0, bleed_millimeters: bleed = 0, grounds, light } = cut
  const half = Math.min(width, height) / 2
  const { safe_millimeters: safe = 0 } = cut
  const faults: AreaCutFault[] = []
  if (shape === 'rounded' && !(corner > 0 && corner <= half)) {
    faults.push({ field: 'cornerMillimeters', fault: 'corner_range' })
  }
  if (!(bleed >= 0 && bleed <= MAX_BLEED_MM)) faults.push({ field: 'bleedMillimeters', fault: 'bleed_range' })
  if (!(safe >= 0 && safe < half)) faults.push({ field: 'safeMillimeters', fault: 'safe_range' })
  if (grounds?.some(({ hex }) => !hexColor.test(hex))) {
    faults.push({ field: 'grounds', fault: 'color_unreadable' })
  }
  if (light && !isLight(light)) faults.push({ field: 'light', fault: 'light_range' })
  return faults
}

function isLight({ strength, gloss, texture, direction }: AreaLight): boolean {
  const { min, max } = lightRange
  return (
    [strength, gloss, texture].every((part) => part >= min && part <= max) &&
    direction >= 0 &&
    direction < 360
  )
}

/** Only what differs from an area as it has always been, so that such areas are stored and sent as before. */
export function ownCut(cut: AreaCut): AreaCut {
  const { shape = 'rectangle', corner_millimeters, bleed_millimeters, safe_millimeters, grounds, light } = cut
  return {
    ...(shape !== 'rectangle' && { shape }),
    ...(shape === 'rounded' && { corner_millimeters }),
    ...(bleed_millimeters && { bleed_millimeters }),
    ...(safe_millimeters !== undefined && safe_millimeters !== usualSafeMm && { safe_millimeters }),
    ...(grounds && grounds.length > 0 && { grounds }),
    ...(light && !isPlain(light) && { light }),
  }
}

const isPlain = (light: AreaLight) =>
  (Object.keys(plainLight) as (keyof AreaLight)[]).every((key) => light[key] === plainLight[key])

type ColoredVariant = { readonly color: string; readonly primary_color: string | null }

/** The color on which art lies on a variant where it is not the variant's own; null: it is. */
export function ownGroundOn({ grounds }: AreaCut, variant: ColoredVariant | undefined): string | null {
  return grounds?.find(({ color }) => color === variant?.color)?.hex ?? null
}

/** The color on which art lies on a variant; null: not known. */
export function groundOn(cut: AreaCut, variant: ColoredVariant | undefined): string | null {
  return ownGroundOn(cut, variant) ?? variant?.primary_color ?? null
}

/** The corners of a box that shows an area, as CSS has them; undefined: square. All in one unit of length. */
export function outlineRadius(
  shape: AreaShape | undefined,
  corner: number | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): string | undefined {
  if (shape === 'ellipse') return '50%'
  return shape === 'rounded' && corner
    ? `${(corner / width) * 100}% / ${(corner / height) * 100}%`
    : undefined
}
