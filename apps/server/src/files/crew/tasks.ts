import type { ArtToDraw } from '../../customization/draw-art.ts'
import type { ArtToSee } from '../../customization/see-art.ts'

/**
 * What the crew can do, by name: one line each. A task loads its code when it is first asked for, takes and
 * gives plain data, and reaches neither the database nor the files.
 */
export const tasks = {
  flatColours: async (picture: { pixels: Uint8Array; width: number; height: number }) =>
    (await import('../flat-colours.ts')).flatColours(picture.pixels, picture.width, picture.height),
  drawArt: async (art: ArtToDraw) => (await import('../../customization/draw-art.ts')).drawArt(art),
  seeArt: async (art: ArtToSee) => (await import('../../customization/see-art.ts')).seeArt(art),
}
