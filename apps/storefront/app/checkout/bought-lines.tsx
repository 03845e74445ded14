import type { CartProduct } from '@estampa/domain/cart'
import { Badge } from '@estampa/ui/badge'
import { useMessages } from '@estampa/web/messages'
import { LinePicture, OtherPrintAreas } from '../cart/line-picture.tsx'
import { type LineView, toLineView } from '../cart/line-view.ts'
import { type CartPriceEntry, findEntry } from '../cart/price-entries.ts'
import { Decorations, UnitPrice } from '../cart/unit-price.tsx'
import { MadeToOrder } from '../law/withdrawal-note.tsx'
import { cartMessages } from '../messages/cart.ts'
import { checkoutMessages } from '../messages/checkout.ts'
import { Price } from '../money/price.tsx'
import type { CheckoutItems } from './checkout-items.ts'
import { useCheckout } from './checkout-provider.tsx'

type BoughtLinesProps = {
  lines: readonly CartProduct[]
  short?: ReadonlyMap<string, number>
  /** `review`: the last check before the order, with every decorated print area. */
  variant?: 'list' | 'compact' | 'review'
}

/** The products of the order that is being made; `short` says what is left of those without enough stock. */
export function BoughtLines({ lines, short, variant = 'list' }: BoughtLinesProps) {
  const { prices, freeRows } = useCheckout().items
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.shoppingCartUUID} className="flex gap-3 py-3">
          <LinePicture line={line} className={`${pictureSizes[variant]} self-start`} />
          <BoughtLine
            line={line}
            variant={variant}
            entry={findEntry(prices, line.shoppingCartUUID)}
            left={short?.get(line.shoppingCartUUID)}
          />
        </li>
      ))}
      {freeRows.map((row) => (
        <li key={row.shoppingCartUUID} className="py-3">
          <FreeLine row={row} isCompact={variant === 'compact'} />
        </li>
      ))}
    </ul>
  )
}

function FreeLine({ row, isCompact }: { row: CheckoutItems['freeRows'][number]; isCompact: boolean }) {
  const t = useMessages(cartMessages)
  const { productName, quantity, subTotal, total } = row
  return (
    <div className="flex flex-col justify-between gap-x-4 gap-y-1 sm:flex-row">
      <div className="min-w-0">
        <p className="text-14 leading-snug font-semibold break-words">{productName}</p>
        <p className="mt-0.5 text-14 text-ink-soft">{t.units(quantity)}</p>
      </div>
      {subTotal !== null && total !== null && (
        <span className="grid shrink-0 content-start sm:justify-items-end">
          <Price bare size={isCompact ? 'small' : 'base'} amount={subTotal} withTaxes={total} />
        </span>
      )}
    </div>
  )
}

const pictureSizes = { list: 'w-17.25', compact: 'w-14', review: 'w-24 sm:w-32' }

type BoughtLineProps = {
  line: CartProduct
  variant: keyof typeof pictureSizes
  entry: CartPriceEntry | undefined
  /** Units that are left where the stock does not cover it. */
  left: number | undefined
}

function BoughtLine({ line, variant, entry, left }: BoughtLineProps) {
  const t = useMessages(checkoutMessages)
  const view = toLineView(line)
  const isCompact = variant === 'compact'
  return (
    <div className="flex min-w-0 flex-1 flex-col justify-between gap-x-4 gap-y-1 sm:flex-row">
      <div className="min-w-0">
        <p className="text-14 leading-snug font-semibold">{view.name}</p>
        <p className="mt-0.5 text-14 text-ink-soft">
          <Bought view={view} />
        </p>
        <Decorations entry={entry} />
        {variant === 'review' && <OtherPrintAreas line={line} />}
        {view.isCustomized && !isCompact && <MadeToOrder />}
        {left !== undefined && (
          <Badge theme="error">
            {t.short_of_stock}: {t.left_in_stock(left)}
          </Badge>
        )}
      </div>
      {entry && (
        <span className="grid shrink-0 content-start gap-0.5 sm:justify-items-end">
          <Price
            bare
            size={isCompact ? 'small' : 'base'}
            amount={entry.prices.subTotal}
            withTaxes={entry.prices.total}
          />
          <UnitPrice units={entry.units} isDecorated={view.isCustomized} className="text-12 text-ink-soft" />
        </span>
      )}
    </div>
  )
}

function Bought({ view }: { view: LineView }) {
  const t = useMessages(cartMessages)
  const what = view.isCurve
    ? view.rows.map((row) => `${row.color} ${row.size} ${t.units(row.quantity)}`)
    : [...view.details, t.units(view.quantity)]
  return <>{what.join(' · ')}</>
}
