import { ownGroundOn } from '@estampa/domain/catalog/area-cut'
import { outlinePath } from '@estampa/domain/customization/outline'
import { logError } from '@estampa/web/log'
import { useEffect, useState } from 'react'
import { testLogoShare } from './test-logo.ts'
import { type AreaDraft, type AreaEditing, surfaceOf } from './use-print-areas.ts'

type Picture = AreaEditing['stored']['pictures'][number]
export type AreaMockup = { readonly url: string | null; readonly isFailed: boolean }

/** The longer side at which the picture is painted: as large as it is looked at here. */
const LONGEST_SIDE = 900
/** A drag is painted where it rests for a moment. */
const REST_MS = 60

/** The picture with the test logo as the technique leaves it, by the code that draws every mock-up. */
export function useAreaMockup(
  picture: Picture | undefined,
  draft: AreaDraft | undefined,
  techniqueKey: string | null,
): AreaMockup {
  const [mockup, setMockup] = useState<AreaMockup>({ url: null, isFailed: false })
  const isShown = techniqueKey !== null && picture !== undefined && draft !== undefined
  const asked = isShown ? JSON.stringify([picture, draft, techniqueKey]) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says all of them
  useEffect(() => {
    if (!isShown) return setMockup({ url: null, isFailed: false })
    let isWanted = true
    const rest = setTimeout(async () => {
      try {
        const blob = await painted(picture, draft, techniqueKey)
        if (isWanted) setMockup({ url: URL.createObjectURL(blob), isFailed: false })
      } catch (error) {
        logError(error)
        if (isWanted) setMockup({ url: null, isFailed: true })
      }
    }, REST_MS)
    return () => {
      isWanted = false
      clearTimeout(rest)
    }
  }, [asked])
  const { url } = mockup
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return mockup
}

async function painted(picture: Picture, draft: AreaDraft, techniqueKey: string): Promise<Blob> {
  const { artPixels, mockupFinish, renderMockup } = await import('@estampa/artwork/mockup')
  const product = await pixelsOf(picture)
  const surface = surfaceOf(draft)
  const finish = mockupFinish(techniqueKey)
  const size = artPixels(draft.placement, product, surface, finish)
  const art = canvasOf(size.width, size.height)
  art.context.scale(size.width / surface.width, size.height / surface.height)
  art.context.clip(new Path2D(outlinePath(surface)))
  drawTestLogo(art.context, surface, draft)
  const known = { ground: ownGroundOn(draft.cut, variantOf(picture)), light: draft.cut.light }
  const { data } = renderMockup(product, readPixels(art), draft.placement, finish, known)
  const { canvas, context } = canvasOf(product.width, product.height)
  context.putImageData(new ImageData(new Uint8ClampedArray(data), product.width, product.height), 0, 0)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.92 })
}

const variantOf = ({ color }: Picture) => (color === null ? undefined : { color, primary_color: null })

/** The same ring, check and line as on the drawing, in two inks. */
function drawTestLogo(
  context: OffscreenCanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  { placement: { mesh } }: AreaDraft,
): void {
  const [from, to] = [mesh?.from ?? 0, mesh?.to ?? 1]
  const side = testLogoShare * Math.min(width * (to - from), height)
  context.translate((width * (from + to)) / 2, height / 2)
  context.lineWidth = side / 14
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.strokeStyle = '#1f3a8a'
  context.stroke(new Path2D(`M${side / 2} 0A${side / 2} ${side / 2} 0 1 1 ${side / 2} -0.001Z`))
  context.strokeStyle = '#d9480f'
  context.stroke(
    new Path2D(`M${-0.24 * side} ${0.02 * side}L${-0.06 * side} ${0.2 * side}L${0.26 * side} ${-0.2 * side}`),
  )
}

function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws on no canvas')
  return { canvas, context }
}

const readPixels = ({ canvas, context }: ReturnType<typeof canvasOf>) =>
  context.getImageData(0, 0, canvas.width, canvas.height)

const loaded = new Map<string, Promise<ImageData>>()
const MOST_LOADED = 6

/** A picture's pixels, of which the last few are kept. */
function pixelsOf({ url }: Picture): Promise<ImageData> {
  const known = loaded.get(url)
  if (known) return known
  for (const first of [...loaded.keys()].slice(0, Math.max(0, loaded.size - MOST_LOADED + 1)))
    loaded.delete(first)
  const pixels = loadPixels(url)
  loaded.set(url, pixels)
  pixels.catch(() => loaded.delete(url))
  return pixels
}

async function loadPixels(url: string): Promise<ImageData> {
  const image = new Image()
  image.src = url
  await image.decode()
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.naturalWidth, image.naturalHeight))
  const drawn = canvasOf(Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale))
  drawn.context.drawImage(image, 0, 0, drawn.canvas.width, drawn.canvas.height)
  return readPixels(drawn)
}
