import { countColors } from '@estampa/artwork/pixels'
import { proposeBrandColors } from '@estampa/domain/shops/brand-colors'

/** The logo of a shop that is not there yet, with the colors that it proposes, the most used first. */
export type NewLogo = {
  /** A PNG, as `data:`. */
  readonly url: string
  readonly colors: readonly string[]
}

/** Enough for every head of a page, and little enough that the browser keeps it with the rest of the draft. */
const SIDE = 800

/** Draws the file in this browser; undefined for what is no picture. The server reads it again as a stranger's. */
export async function readLogo(file: Blob): Promise<NewLogo | undefined> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    // a drawing without a size of its own fills any
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = image
    const longest = Math.max(width, height)
    const scale = longest === 0 ? 1 : Math.min(1, SIDE / longest)
    const canvas = document.createElement('canvas')
    canvas.width = longest === 0 ? SIDE : Math.max(1, Math.round(width * scale))
    canvas.height = longest === 0 ? SIDE : Math.max(1, Math.round(height * scale))
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const { colours } = countColors(context.getImageData(0, 0, canvas.width, canvas.height))
    return { url: canvas.toDataURL('image/png'), colors: proposeBrandColors(colours) }
  } catch {
    // what a browser cannot draw is no picture of a page
    return undefined
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The drawn logo as a file to send. */
export async function fileOfLogo({ url }: NewLogo): Promise<File> {
  const [, base64 = ''] = url.split(',')
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  return new File([bytes], 'logo.png', { type: 'image/png' })
}
