import type { CartProduct } from '@estampa/domain/cart'
import { Badge } from '@estampa/ui/badge'
import { ColorDot } from '@estampa/ui/color-dot'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { cartMessages } from '../messages/cart.ts'
import { Amount } from '../money/amount.tsx'
import { useShopPath } from '../shop/shop-data.ts'
import { useCart } from './cart-context.ts'
import { editPath, needsBuilder } from './edit-path.ts'
import { LinePicture } from './line-picture.tsx'
import { type LineView, toLineView } from './line-view.ts'
import { findEntry } from './price-entries.ts'
import { Decorations, UnitPrice } from './unit-price.tsx'

/** One product: a simple one with up to three descriptions, a curve with its colors and sizes. */
export function DrawerLine({ line, mayRemove }: { line: CartProduct; mayRemove: boolean }) {
  const t = useMessages(cartMessages)
  const path = useShopPath()
  const { prices, removeFromCart } = useCart()
  const view = toLineView(line)
  const entry = findEntry(prices, view.uuid)
  return (
    <article className="flex gap-4">
      <LinePicture line={line} className="w-15 self-start sm:w-17.25" />
      <div className="min-w-0 flex-1">
        <h3 className="text-16 leading-snug font-semibold">{view.name}</h3>
        {view.isCurve ? <CurveRows view={view} /> : <SimpleRow view={view} />}
        <Decorations entry={entry} />
        <p className="mt-2 flex flex-wrap items-center gap-2">
          {entry && <Amount value={entry.prices.total} className="font-semibold" />}
          {entry && (
            <UnitPrice
              withTaxes
              units={entry.units}
              isDecorated={view.isCustomized}
              className="text-14 text-ink-soft"
            />
          )}
          {view.isCustomized && <Badge theme="brand">{t.customised}</Badge>}
          {mayRemove && needsBuilder(line) && (
            <Link to={path(editPath(line))} className="thumb text-14 underline underline-offset-4">
              {t.edit_design}
            </Link>
          )}
        </p>
      </div>
      {mayRemove && (
        <IconButton
          label={t.remove(view.name)}
          className="-mr-2 text-ink-faint hover:text-ink"
          onClick={() => removeFromCart(view.uuid)}
        >
          <Icon name="trash" size={20} />
        </IconButton>
      )}
    </article>
  )
}

function SimpleRow({ view }: { view: LineView }) {
  const t = useMessages(cartMessages)
  return (
    <p className="mt-1 text-14 text-ink-soft">
      {view.details.map((detail) => (
        <span key={detail} className="after:mx-1.5 after:content-['·']">
          {detail}
        </span>
      ))}
      <span className="tabular whitespace-nowrap">{t.units(view.quantity)}</span>
    </p>
  )
}

function CurveRows({ view }: { view: LineView }) {
  const t = useMessages(cartMessages)
  return (
    <ul className="mt-1.5 grid gap-1 text-14 text-ink-soft">
      {view.rows.map((row) => (
        <li key={row.uuid} className="flex items-center gap-2">
          <ColorDot color={row.primaryColor} name={row.color} size={14} />
          <span className="min-w-0 flex-1 truncate">
            {row.color} · {row.size}
          </span>
          <span className="tabular whitespace-nowrap">{t.units(row.quantity)}</span>
        </li>
      ))}
    </ul>
  )
}
