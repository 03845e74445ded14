import { pointOn } from '@estampa/domain/catalog'
import { useAsyncValue } from '@estampa/web/state'
import type { PrintArea } from '../catalog/product.ts'
import { productSource } from '../catalog/tiles/picture-source.ts'

type Placement = PrintArea['placement']

/** The color of the product where the area lies, as its picture shows it; null: not known yet, or not to be read. */
export function useSurfaceColor(imageUrl: string, placement: Placement): string | null {
  const { src, webp } = productSource({ image_url: imageUrl }, [160, 160])
  const address = webp?.split(' ')[0] ?? src
  // a picture of another origin is not to be read
  const read = () => readColor(address, placement).catch(() => null)
  return useAsyncValue(address, read).value ?? null
}

const SHARES = [0.1, 0.3, 0.5, 0.7, 0.9]

async function readColor(address: string, placement: Placement): Promise<string | null> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(image, 0, 0)
  const pixels = SHARES.flatMap((u) =>
    SHARES.flatMap((v) => {
      const { x, y } = pointOn(placement, u, v)
      const [left, top] = [Math.floor(x * canvas.width), Math.floor(y * canvas.height)]
      const [red = 0, green = 0, blue = 0, alpha = 0] = context?.getImageData(left, top, 1, 1).data ?? []
      return alpha > 200 ? [[red, green, blue]] : []
    }),
  )
  if (pixels.length < (SHARES.length * SHARES.length) / 2) return null
  const mean = [0, 1, 2].map((channel) => {
    const sum = pixels.reduce((total, pixel) => total + (pixel[channel] ?? 0), 0)
    return Math.round(sum / pixels.length)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${mean.join('')}`
}
