import { ColorDot } from '@estampa/ui/color-dot'
import { useMessages } from '@estampa/web/messages'
import { catalogMessages } from '../../messages/catalog.ts'
import type { CardProduct } from './card-product.ts'

const MAX_DOTS = 5

/** The colors of a product as dots, and how many more there are. */
export function ColorRow({ product }: { product: Pick<CardProduct, 'colors'> }) {
  const t = useMessages(catalogMessages)
  const rest = product.colors.length - MAX_DOTS
  return (
    <ul aria-label={t.colours} className="flex h-4 items-center gap-1.5">
      {product.colors.slice(0, MAX_DOTS).map(({ color, primary_color }) => (
        <li key={color} className="leading-none">
          <ColorDot name={color} color={primary_color} size={14} />
        </li>
      ))}
      {rest > 0 && <li className="tabular text-12 text-ink-faint">{t.more_colours(rest)}</li>}
    </ul>
  )
}
