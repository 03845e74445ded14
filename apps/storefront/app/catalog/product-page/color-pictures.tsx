import { ColorDot } from '@estampa/ui/color-dot'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { productMessages } from '../../messages/product.ts'
import type { SizeRow } from '../size-grid/grid-kernel.ts'

type ColorPicturesProps = { rows: readonly SizeRow[]; chosen: string }

/** Chooses the color that the pictures show; quantities are entered in the grid. */
export function ColorPictures({ rows, chosen }: ColorPicturesProps) {
  const t = useMessages(productMessages)
  if (rows.length < 2) return null
  return (
    <div>
      <p className="mb-1 text-14">
        <span className="font-semibold">{t.colour}:</span> {chosen}
      </p>
      <ul className="-m-1 flex flex-wrap">
        {rows.map(({ color, primary_color, secondary_color, cells }) => (
          <li key={color}>
            <Link
              to={`?sku=${encodeURIComponent(cells.find((cell) => cell)?.sku ?? '')}`}
              replace
              preventScrollReset
              aria-label={color}
              title={color}
              aria-current={color === chosen ? 'true' : undefined}
              className="relative grid size-11 place-items-center rounded-full before:absolute before:inset-1 before:rounded-full before:border-2 before:border-transparent before:transition-colors hover:before:border-line-strong aria-[current=true]:before:border-ink"
            >
              <span aria-hidden="true" className="grid">
                <ColorDot name={color} color={primary_color} second={secondary_color} size={26} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
