import sharp from 'sharp'

/**
 * The fine structure of a picture: how much its light changes from a pixel to the next one (0…255, root mean square), and
 * how much more it does so in one direction than in the other, whichever direction that is.
 */
export async function structureOf(picture: Buffer): Promise<{ ridges: number; direction: number }> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const at = (x: number, y: number) => data[(y * width + x) * channels] ?? 0
  let [xx, xy, yy] = [0, 0, 0]
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) {
      const right = (at(x + 1, y) - at(x - 1, y)) / 2
      const down = (at(x, y + 1) - at(x, y - 1)) / 2
      xx += right * right
      xy += right * down
      yy += down * down
    }
  }
  const [middle, spread] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)]
  const count = Math.max(1, (width - 2) * (height - 2))
  return {
    ridges: Math.sqrt((xx + yy) / count),
    direction: (middle + spread) / Math.max(1e-9, middle - spread),
  }
}
