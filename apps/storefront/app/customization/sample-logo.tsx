import { groundOn } from '@estampa/domain/catalog/area-cut'
import { contrast } from '@estampa/domain/shops/theme'
import { useMessages } from '@estampa/web/messages'
import type { Technique } from '../catalog/load-product.ts'
import type { PrintArea, Variant } from '../catalog/product.ts'
import { customizeMessages } from '../messages/customize.ts'
import { anyLogo, firstPicture, toEditorArea } from './picture-position.ts'

const DARK = '#1d1d1b'
const LIGHT = '#ffffff'
const isDarkBetter = (ground: string) => contrast(DARK, ground) >= contrast(LIGHT, ground)

type SampleLogoProps = {
  area: PrintArea
  technique: Technique | undefined
  variant: Variant | undefined
}

/** The words «your logo» where a logo will lie and as large, so that a person sees what the place is for. */
export function SampleLogo({ area, technique, variant }: SampleLogoProps) {
  const t = useMessages(customizeMessages)
  const editorArea = toEditorArea(area, technique)
  const { x, y, width, height } = firstPicture(anyLogo, editorArea)
  const ground = groundOn(area, variant)
  const [ink, edge] = ground === null || isDarkBetter(ground) ? [DARK, LIGHT] : [LIGHT, DARK]
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible opacity-60"
      viewBox={`0 0 ${editorArea.width} ${editorArea.height}`}
      preserveAspectRatio="none"
      fill={ink}
      // what is colored of a product may be another part of it: the words are seen on both
      stroke={edge}
      strokeWidth={height * 0.05}
      paintOrder="stroke"
    >
      <text
        x={x}
        y={y}
        dy="0.36em"
        fontSize={height * 0.5}
        fontWeight={800}
        textAnchor="middle"
        textLength={width * 0.96}
        lengthAdjust="spacingAndGlyphs"
      >
        {t.sample_logo}
      </text>
    </svg>
  )
}
