import type { ImageElement } from '@estampa/domain/customization/design'
import { useAsyncValue } from '@estampa/web/state'
import type { Logo } from './draft.ts'

/** The address of the logo in the colors of its picture, drawn as in the editor; in its own while that is under way. */
export function useRecoloredPicture(logo: Logo, picture: ImageElement): string {
  const { id, url, drawing_url } = logo
  const isRecolored = drawing_url !== null && picture.recolours.length > 0
  const key = isRecolored ? JSON.stringify([id, picture.recolours]) : null
  const { value } = useAsyncValue(key, async (signal) => {
    const [answer, { drawView, plainDrawing }] = await Promise.all([
      fetch(drawing_url ?? '', { signal }),
      import('@estampa/artwork/drawing'),
    ])
    const drawing = await answer.text()
    if (!answer.ok || !plainDrawing(drawing)) return url
    const { width, height } = logo
    const whole = { ...picture, x: width / 2, y: height / 2, width, height, angle: 0 }
    const font = () => {
      throw new Error('a picture has no letters')
    }
    const drawn = drawView(
      { printing_area_id: 0, technique_id: null, instructions: '', elements: [whole] },
      { width, height },
      { font, picture: () => ({ href: url, drawing, width, height }) },
    )
    return `data:image/svg+xml,${encodeURIComponent(drawn)}`
  })
  return value ?? url
}
