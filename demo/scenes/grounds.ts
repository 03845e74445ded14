import type { SurfaceName } from '../src/appearances/appearance.ts'

/** The grounds that products stand on: light where the lamp looks, deeper at the rim. */
export const grounds: Record<SurfaceName, { light: string; deep: string }> = {
  sand: { light: '#f3eee6', deep: '#ddd3c5' },
  stone: { light: '#eff0f0', deep: '#d5d8da' },
  linen: { light: '#f0ede8', deep: '#d9d4cb' },
  mist: { light: '#ecf0f3', deep: '#ced7de' },
  leaf: { light: '#eff1e8', deep: '#d4dac8' },
  blush: { light: '#f5ece8', deep: '#e2d1ca' },
}
