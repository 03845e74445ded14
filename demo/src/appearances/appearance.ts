import type { ColorName } from '../palette.ts'

/** The appearance of a product: which scene draws it, in which colors, and where its sample logo goes. */
export type MarkName = 'orbit' | 'peak' | 'leaf' | 'grid' | 'wave' | 'knot'
/** The part of the shorter side of its area that a mark fills, where its appearance says nothing else. */
export const MARK_SHARE = 0.92
export type DecorationKind = 'print' | 'engraving' | 'embroidery'
export type SurfaceName = 'sand' | 'stone' | 'linen' | 'mist' | 'leaf' | 'blush'
export type SceneOptions = Readonly<Record<string, number | string | boolean>>

export type ProductAppearance = {
  readonly slug: string
  /** A model of the studio or, for cloth, a cut of the tailor. */
  readonly scene: string
  readonly cloth: boolean
  readonly options: SceneOptions
  readonly colours: readonly ColorName[]
  readonly ground: SurfaceName
  /** The color that does not change with the variant. */
  readonly second: string
  /** True when the variant's color is the second one and the main one stays. */
  readonly turnsSecond: boolean
  readonly main: string
  readonly logo: {
    readonly area: string
    readonly mark: MarkName
    readonly method: DecorationKind
    readonly colour?: string
    readonly on?: ColorName
    /** It lies on a part whose color does not go with the variant, or on which it is always seen. */
    readonly isSteady?: true
    /** With the name of its firm. */
    readonly isNamed?: boolean
    /** In all of its inks, where the product's color lets them be seen. */
    readonly isFullColor?: true
    readonly scale?: number
  }
  /** Also pictured from behind. */
  readonly hasBack: boolean
  /** Every color is also pictured from where the print around it is seen. */
  readonly isSeenAround: boolean
}

type More = Partial<Omit<ProductAppearance, 'slug' | 'scene' | 'colours' | 'options'>>

function defineAppearance(
  slug: string,
  scene: string,
  colors: string,
  options: SceneOptions,
  more: More,
  cloth: boolean,
): ProductAppearance {
  return {
    slug,
    scene,
    cloth,
    options,
    colours: colors.split(' ') as ColorName[],
    ground: 'sand',
    second: '#2a2c30',
    main: '#f3f1ed',
    turnsSecond: false,
    hasBack: false,
    isSeenAround: false,
    logo: { area: 'frente', mark: 'peak', method: 'print' },
    ...more,
  }
}

export function object(
  slug: string,
  scene: string,
  colors: string,
  options: SceneOptions = {},
  more: More = {},
): ProductAppearance {
  return defineAppearance(slug, scene, colors, options, more, false)
}

export function cloth(
  slug: string,
  cut: string,
  colors: string,
  options: SceneOptions = {},
  more: More = {},
): ProductAppearance {
  return defineAppearance(slug, cut, colors, options, { ground: 'linen', ...more }, true)
}

export function logo(
  area: string,
  mark: MarkName,
  method: DecorationKind = 'print',
  color?: string,
  on?: ColorName,
): ProductAppearance['logo'] {
  return { area, mark, method, ...(color ? { colour: color } : {}), ...(on ? { on } : {}) }
}

/** The same logo with its firm's name, in all of its inks where the product's color lets them be seen. */
export function inFullColor(sample: ProductAppearance['logo']): ProductAppearance['logo'] {
  return { ...sample, isNamed: true, isFullColor: true }
}
