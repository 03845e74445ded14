import type { ProductAppearance, SceneOptions } from '../../src/appearances/appearance.ts'
import { apron } from './aprons.ts'
import type { Sewn } from './cloth.ts'
import { tote } from './totes.ts'
import { trousers } from './trousers.ts'
import { upperGarment } from './upper-garment.ts'

/** What can be sewn, by the name that the list of pictures uses. */
const cuts: Readonly<Record<string, (options: SceneOptions, isBack: boolean) => Sewn>> = {
  top: upperGarment,
  trousers,
  apron,
  tote,
}

export const isCut = (scene: string): boolean => Object.hasOwn(cuts, scene)

export function sew({ scene, options }: Pick<ProductAppearance, 'scene' | 'options'>, isBack: boolean): Sewn {
  const cut = cuts[scene]
  if (!cut) throw new Error(`There is no pattern of ${scene}`)
  return cut(options, isBack)
}
