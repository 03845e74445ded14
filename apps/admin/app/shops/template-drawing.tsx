import type { TemplateId } from '@estampa/domain/shops'
import { surfaces } from '@estampa/domain/shops/surfaces'
import { templateTokens } from '@estampa/domain/shops/template-tokens'
import { type Theme, themeOf } from '@estampa/domain/shops/theme'
import type { ReactNode } from 'react'

type Plan = {
  head: 'rows' | 'centered' | 'row'
  isHeadDark?: boolean
  isHeadBrand?: boolean
  banner: 'slider' | 'split' | 'strip' | 'tiles' | 'bleed' | 'blocks'
  hasSidebar?: boolean
  products: 'grid' | 'rows' | 'showcase' | 'mosaic'
  /** Of a corner. */
  round: number
}

/** What is told apart of each template at the size of a stamp. */
const plans: Record<TemplateId, Plan> = {
  1: { head: 'rows', banner: 'slider', products: 'grid', round: 2 },
  2: { head: 'centered', banner: 'split', products: 'showcase', round: 0 },
  3: { head: 'rows', banner: 'strip', products: 'rows', round: 1 },
  4: { head: 'rows', isHeadDark: true, banner: 'split', hasSidebar: true, products: 'mosaic', round: 0 },
  5: { head: 'row', banner: 'tiles', hasSidebar: true, products: 'rows', round: 0 },
  6: { head: 'centered', banner: 'bleed', products: 'grid', round: 0 },
  7: { head: 'row', banner: 'split', hasSidebar: true, products: 'grid', round: 2 },
  8: { head: 'row', banner: 'tiles', products: 'grid', round: 5 },
  9: { head: 'row', isHeadBrand: true, banner: 'blocks', products: 'mosaic', round: 6 },
  10: { head: 'centered', banner: 'bleed', products: 'showcase', round: 0 },
}

const W = 160
const H = 108

type TemplateDrawingProps = { id: TemplateId; color: string; logo: string | null }

/** A page of the template in a few shapes, on its ground, in the shop's color and with its logo. */
export function TemplateDrawing({ id, color, logo }: TemplateDrawingProps) {
  const plan = plans[id]
  const surface = surfaces[templateTokens[id].surface]
  const theme = themeOf(color, surface)
  const ink = surface.inkFaint
  const left = plan.hasSidebar ? 38 : 8
  const headFill = plan.isHeadDark ? '#17181b' : plan.isHeadBrand ? theme.brand : surface.paper
  return (
    <svg viewBox={`0 0 ${W} ${H}`} aria-hidden className="block w-full" style={{ background: surface.paper }}>
      <rect width={W} height={plan.head === 'rows' ? 18 : 12} fill={headFill} />
      <Head
        plan={plan}
        brand={theme.brand}
        ink={plan.isHeadDark || plan.isHeadBrand ? '#ffffff' : ink}
        logo={logo}
      />
      {plan.hasSidebar &&
        [0, 1, 2, 3, 4, 5].map((row) => (
          <rect
            key={row}
            x={8}
            y={26 + row * 9}
            width={20 - (row % 3) * 3}
            height={2.5}
            fill={ink}
            opacity={0.5}
          />
        ))}
      <Banner plan={plan} left={left} theme={theme} ink={surface.ink} />
      <Products plan={plan} left={left} wash={surface.wash} line={surface.line} ink={ink} />
    </svg>
  )
}

type HeadProps = { plan: Plan; brand: string; ink: string; logo: string | null }

function Head({ plan, brand, ink, logo }: HeadProps) {
  const mark = plan.isHeadBrand ? ink : brand
  const logoX = plan.head === 'centered' ? 68 : 8
  return (
    <>
      {logo ? (
        <image
          href={logo}
          x={logoX}
          y={2}
          width={26}
          height={8}
          preserveAspectRatio={plan.head === 'centered' ? 'xMidYMid' : 'xMinYMid'}
        />
      ) : (
        <rect x={logoX} y={4} width={24} height={5} rx={1} fill={mark} />
      )}
      {plan.head === 'rows' && <rect x={50} y={4} width={60} height={5} rx={2.5} fill={ink} opacity={0.25} />}
      {[0, 1, 2].map((at) => (
        <rect key={at} x={126 + at * 10} y={5} width={6} height={3} fill={ink} opacity={0.6} />
      ))}
      {plan.head === 'rows' &&
        [0, 1, 2, 3].map((at) => (
          <rect key={at} x={8 + at * 18} y={13} width={12} height={2} fill={ink} opacity={0.5} />
        ))}
    </>
  )
}

function Banner({ plan, left, theme, ink }: { plan: Plan; left: number; theme: Theme; ink: string }) {
  const y = plan.head === 'rows' ? 22 : 15
  const width = W - left - 8
  const words = (x: number, at: number, fill: string): ReactNode => (
    <>
      <rect x={x} y={at} width={34} height={4} fill={fill} />
      <rect x={x} y={at + 7} width={24} height={2} fill={fill} opacity={0.5} />
      <rect x={x} y={at + 13} width={18} height={6} rx={plan.round / 2} fill={theme.brand} />
    </>
  )
  switch (plan.banner) {
    case 'bleed':
      return (
        <>
          <rect y={y - 3} width={W} height={40} fill="#3a3d44" />
          <circle cx={122} cy={y + 18} r={14} fill="#6b7079" />
          {words(8, y + 10, '#ffffff')}
        </>
      )
    case 'blocks':
      return (
        <>
          <rect y={y - 3} width={W} height={38} fill={theme.brand} />
          <rect x={8} y={y + 5} width={56} height={8} fill={theme.onBrand} />
          <rect x={8} y={y + 17} width={38} height={6} fill={theme.onBrand} />
          <circle cx={124} cy={y + 15} r={14} fill={theme.onBrand} opacity={0.85} />
        </>
      )
    case 'strip':
      return [0, 1, 2].map((at) => (
        <rect
          key={at}
          x={left + at * ((width + 4) / 3)}
          y={y}
          width={(width - 8) / 3}
          height={24}
          rx={plan.round}
          fill={theme.brandWash}
          stroke={theme.brand}
          strokeOpacity={0.3}
        />
      ))
    case 'tiles':
      return (
        <>
          <rect x={left} y={y} width={width * 0.6} height={34} rx={plan.round} fill={theme.brandWash} />
          {words(left + 6, y + 8, ink)}
          {[0, 1].map((at) => (
            <rect
              key={at}
              x={left + width * 0.6 + 4}
              y={y + at * 18}
              width={width * 0.4 - 4}
              height={16}
              rx={plan.round}
              fill={theme.brandWash}
            />
          ))}
        </>
      )
    default:
      return (
        <>
          <rect
            x={plan.banner === 'split' ? left : 0}
            y={y}
            width={plan.banner === 'split' ? width : W}
            height={36}
            fill={theme.brandWash}
          />
          {words(left + 6, y + 8, ink)}
          <rect
            x={left + width * 0.55}
            y={y + (plan.banner === 'split' ? 0 : 5)}
            width={width * 0.45}
            height={plan.banner === 'split' ? 36 : 26}
            rx={plan.banner === 'split' ? 0 : plan.round}
            fill={theme.brand}
            opacity={0.35}
          />
        </>
      )
  }
}

type ProductsProps = { plan: Plan; left: number; wash: string; line: string; ink: string }

function Products({ plan, left, wash, line, ink }: ProductsProps) {
  const width = W - left - 8
  const y = 62
  if (plan.products === 'rows') {
    return [0, 1, 2, 3].map((at) => {
      const x = left + (at % 2) * (width / 2 + 2)
      const top = y + Math.floor(at / 2) * 21
      return (
        <g key={at}>
          <rect x={x} y={top} width={16} height={16} rx={plan.round} fill={wash} stroke={line} />
          <rect x={x + 20} y={top + 3} width={22} height={2.5} fill={ink} />
          <rect x={x + 20} y={top + 9} width={14} height={2.5} fill={ink} opacity={0.5} />
        </g>
      )
    })
  }
  const isLarge = plan.products !== 'grid'
  const cell = (width - 12) / 4
  const cells = isLarge
    ? [
        { x: left, y, side: 2 * cell + 4, tall: 40 },
        ...[0, 1, 2, 3].map((at) => ({
          x: left + (2 + (at % 2)) * (cell + 4),
          y: y + Math.floor(at / 2) * 21,
          side: cell,
          tall: 18,
        })),
      ]
    : [0, 1, 2, 3].map((at) => ({ x: left + at * (cell + 4), y, side: cell, tall: 28 }))
  return cells.map(({ x, y: top, side, tall }) => (
    <g key={`${x} ${top}`}>
      <rect x={x} y={top} width={side} height={tall} rx={plan.round} fill={wash} stroke={line} />
      {!isLarge && <rect x={x} y={top + tall + 3} width={side * 0.7} height={2.5} fill={ink} />}
      {!isLarge && <rect x={x} y={top + tall + 8} width={side * 0.4} height={2.5} fill={ink} opacity={0.5} />}
    </g>
  ))
}
