import { laserInkOn } from '@estampa/artwork/mockup/laser-mark'
import { groundOn, ownGroundOn } from '@estampa/domain/catalog/area-cut'
import { rendersColor } from '@estampa/domain/customization/preflight'
import { contrast } from '@estampa/domain/shops/theme'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import type { Technique } from '../catalog/load-product.ts'
import type { PrintArea, ProductImage, Variant } from '../catalog/product.ts'
import { customizeMessages } from '../messages/customize.ts'
import { percentBox } from './area-box.ts'
import { toEditorArea } from './picture-position.ts'
import { useSurfaceColor } from './surface-color.ts'

/** How the words are laid on the product: dark inks and hollows take from its light, others cover it. */
type SampleInk = { fill: string; isMultiplied: boolean }

const DARK: SampleInk = { fill: '#262624', isMultiplied: true }
const LIGHT: SampleInk = { fill: '#ffffff', isMultiplied: false }
/** A pressed mark is a hollow; on dark goods its lit side is seen. */
const PRESSED: SampleInk = { fill: '#b4b2ae', isMultiplied: true }
const PRESSED_DARK: SampleInk = { fill: '#c3c4c6', isMultiplied: false }

/** `bare` is what the laser bares, `ground` what is seen of the product. */
function inkFor(technique: Technique | undefined, bare: string | null, ground: string | null): SampleInk {
  if (ground === null) return DARK
  const isDark = contrast(DARK.fill, ground) < contrast(LIGHT.fill, ground)
  if (!technique || rendersColor(technique.key)) return isDark ? LIGHT : DARK
  if (technique.key !== 'laser') return isDark ? PRESSED_DARK : PRESSED
  return bare === null ? lasered(ground) : { fill: bare, isMultiplied: false }
}

function lasered(ground: string): SampleInk {
  const { bares, ink } = laserInkOn(ground)
  return { fill: ink, isMultiplied: !bares }
}

type SampleLogoProps = {
  area: PrintArea
  technique: Technique | undefined
  variant: Variant | undefined
  /** The picture below it. */
  image: ProductImage | undefined
}

/** Most of the frame's width and height that the words take. */
const WIDTH_SHARE = 0.65
const HEIGHT_SHARE = 0.96
/** How wide one capital letter is by its size. */
const EM_OF_LETTER = 0.68

/** The words «your logo» where a logo will lie, as large as its frame lets them be, so that a person sees what it is for. */
export function SampleLogo({ area, technique, variant, image }: SampleLogoProps) {
  const t = useMessages(customizeMessages)
  const { width, height } = toEditorArea(area, technique)
  // what is colored of a product may be another part of it
  const surface = useSurfaceColor(image?.image_url ?? area.placement.image_url, area.placement)
  const { fill, isMultiplied } = inkFor(
    technique,
    ownGroundOn(area, variant),
    surface ?? groundOn(area, variant),
  )
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
      className={clsx(
        'pointer-events-none absolute overflow-visible opacity-90',
        isMultiplied && 'mix-blend-multiply',
      )}
      style={percentBox(area.placement, image)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill={fill}
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
