import type { ColourName } from '../palette.ts'

/** What a product looks like: which scene draws it, in which colours, and where its sample logo goes. */
export type MarkName = 'orbit' | 'peak' | 'leaf' | 'grid' | 'wave' | 'knot'
export type DecorationKind = 'print' | 'engraving' | 'embroidery'
export type GroundName = 'sand' | 'stone' | 'linen' | 'mist' | 'leaf' | 'blush'
export type SceneOptions = Readonly<Record<string, number | string | boolean>>

export type Look = {
  readonly slug: string
  /** A model of the studio or, for cloth, a cut of the tailor. */
  readonly scene: string
  readonly cloth: boolean
  readonly options: SceneOptions
  readonly colours: readonly ColourName[]
  readonly ground: GroundName
  /** The colour that does not change with the variant. */
  readonly second: string
  /** True when the variant's colour is the second one and the main one stays. */
  readonly turnsSecond: boolean
  readonly main: string
  readonly logo: {
    readonly area: string
    readonly mark: MarkName
    readonly method: DecorationKind
    readonly colour?: string
    readonly on?: ColourName
    readonly scale?: number
  }
  /** Also pictured from behind. */
  readonly hasBack: boolean
  /** Every colour is also pictured from where the print around it is seen. */
  readonly isSeenAround: boolean
}

type More = Partial<Omit<Look, 'slug' | 'scene' | 'colours' | 'options'>>

function look(
  slug: string,
  scene: string,
  colours: string,
  options: SceneOptions,
  more: More,
  cloth: boolean,
): Look {
  return {
    slug,
    scene,
    cloth,
    options,
    colours: colours.split(' ') as ColourName[],
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
  colours: string,
  options: SceneOptions = {},
  more: More = {},
): Look {
  return look(slug, scene, colours, options, more, false)
}

export function cloth(
  slug: string,
  cut: string,
  colours: string,
  options: SceneOptions = {},
  more: More = {},
): Look {
  return look(slug, cut, colours, options, { ground: 'linen', ...more }, true)
}

export function logo(
  area: string,
  mark: MarkName,
  method: DecorationKind = 'print',
  colour?: string,
  on?: ColourName,
): Look['logo'] {
  return { area, mark, method, ...(colour ? { colour } : {}), ...(on ? { on } : {}) }
}
