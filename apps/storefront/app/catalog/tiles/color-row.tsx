import { ColorDot } from '@estampa/ui/color-dot'
import { useMessages } from '@estampa/web/messages'
import { catalogMessages } from '../../messages/catalog.ts'
import type { CardProduct } from './card-product.ts'

const MAX_DOTS = 4

/** The colors of a product as dots, and how many more there are. */
export function ColorRow({ product }: { product: Pick<CardProduct, 'colors'> }) {
  const t = useMessages(catalogMessages)
  const rest = product.colors.length - MAX_DOTS
  return (
    <ul aria-label={t.colours} className="color-row">
      {product.colors.slice(0, MAX_DOTS).map(({ color, primary_color }) => (
        <li key={color}>
          <ColorDot name={color} color={primary_color} />
        </li>
      ))}
      {rest > 0 && <li className="color-row-rest">{t.more_colours(rest)}</li>}
    </ul>
  )
}
