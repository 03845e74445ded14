import type { ProductAppearance, SceneOptions } from '../../src/appearances/appearance.ts'
import type { Cloth, ClothArea } from './cloth.ts'
import { upperGarment } from './upper-garment.ts'

/** What was sewn of cloth, as it is laid down: the layer that is seen, what is seen of the one below, and where it is printed. */
export type Sewn = {
  readonly upper: Cloth
  readonly lower?: Cloth
  readonly areas: Readonly<Record<string, ClothArea>>
}

const cuts: Readonly<Record<string, (options: SceneOptions, isBack: boolean) => Sewn>> = {
  top: upperGarment,
}

export function sew({ scene, options }: Pick<ProductAppearance, 'scene' | 'options'>, isBack: boolean): Sewn {
  const cut = cuts[scene]
  if (!cut) throw new Error(`There is no pattern of ${scene}`)
  return cut(options, isBack)
}
