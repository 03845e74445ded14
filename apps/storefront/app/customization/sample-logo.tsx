import { groundOn } from '@estampa/domain/catalog/area-cut'
import { contrast } from '@estampa/domain/shops/theme'
import { useMessages } from '@estampa/web/messages'
import type { Technique } from '../catalog/load-product.ts'
import type { PrintArea, Variant } from '../catalog/product.ts'
import { customizeMessages } from '../messages/customize.ts'
import { toEditorArea } from './picture-position.ts'

const DARK = '#1d1d1b'
const LIGHT = '#ffffff'
const isDarkBetter = (ground: string) => contrast(DARK, ground) >= contrast(LIGHT, ground)

type SampleLogoProps = {
  area: PrintArea
  technique: Technique | undefined
  variant: Variant | undefined
}

/** Most of the frame's width and height that the words take. */
const WIDTH_SHARE = 0.7
const HEIGHT_SHARE = 0.96
/** How wide one capital letter is by its size. */
const EM_OF_LETTER = 0.68

/** The words «your logo» where a logo will lie, as large as its frame lets them be, so that a person sees what it is for. */
export function SampleLogo({ area, technique, variant }: SampleLogoProps) {
  const t = useMessages(customizeMessages)
  const { width, height } = toEditorArea(area, technique)
  const ground = groundOn(area, variant)
  const [ink, edge] = ground === null || isDarkBetter(ground) ? [DARK, LIGHT] : [LIGHT, DARK]
  // a frame that is higher than wide has its words below each other, where they are larger
  const lines = height > width ? t.sample_logo.split(' ') : [t.sample_logo]
  const letters = Math.max(...lines.map((line) => line.length))
  const size = Math.min(
    (width * WIDTH_SHARE) / (letters * EM_OF_LETTER),
    (height * HEIGHT_SHARE) / lines.length,
  )
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible opacity-90"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill={ink}
      // what is colored of a product may be another part of it: the words are seen on both
      stroke={edge}
      strokeWidth={size * 0.1}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {lines.map((line, at) => (
        <text
          key={line}
          x={width / 2}
          y={height / 2 + (at - (lines.length - 1) / 2) * size}
          dy="0.36em"
          fontSize={size}
          fontWeight={800}
          textAnchor="middle"
          textLength={line.length === letters ? width * WIDTH_SHARE : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {line}
        </text>
      ))}
    </svg>
  )
}
