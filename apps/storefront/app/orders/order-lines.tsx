import { useMessages } from '@estampa/web/messages'
import { sumOf } from '@estampa/web/money'
import { MockupPicture } from '../cart/line-picture.tsx'
import { savedDesignId, useDesignPictures } from '../cart/line-pictures.ts'
import { cartUnitMessages } from '../messages/cart.ts'
import { ordersMessages } from '../messages/orders.ts'
import { Amount } from '../money/amount.tsx'
import { groupOrderedLines } from './ordered-lines.ts'
import type { Order } from './timeline.ts'

/** The ordered lines, with sizes and colors of one line below each other. */
export function OrderLines({ order }: { order: Order }) {
  const pictures = ({ shoppingCartUUID }: OrderLine) =>
    order.artwork.files.filter((file) => file.shoppingCartUUID === shoppingCartUUID)
  return (
    <ul className="divide-y divide-line border-y border-line">
      {groupOrderedLines(order.lines).map((rows) => {
        const [first] = rows
        if (!first) return null
        const places = pictures(first)
        return (
          <li key={first.shoppingCartUUID} className="flex gap-4 py-4">
            <OrderedPicture line={first} render={places[0]?.preview_url ?? null} />
            <div className="flex min-w-0 flex-1 flex-col justify-between gap-x-4 gap-y-1 sm:flex-row">
              <div className="min-w-0">
                <OrderedLineRow rows={rows} line={first} />
                <OtherPrintAreas pictures={places.slice(1)} />
              </div>
              <OrderedAmount rows={rows} line={first} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type OrderLine = Order['lines'][number]
type OrderedLineProps = { rows: readonly OrderLine[]; line: OrderLine }

function OrderedLineRow({ rows, line }: OrderedLineProps) {
  const t = useMessages(ordersMessages)
  const { customization, decorations } = line
  return (
    <>
      <p className="leading-snug font-semibold">{line.productName}</p>
      <ul className="mt-0.5 text-14 text-ink-soft">
        {rows.map(({ sku, variantName, quantity }) => (
          <li key={sku}>{[variantName, t.units(quantity)].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
      {decorations.map((decoration) => (
        <p key={decoration} className="mt-0.5 text-14 text-brand-ink">
          {decoration}
        </p>
      ))}
      {customization && decorations.length === 0 && (
        <p className="mt-0.5 text-14 text-brand-ink">
          {t.customised}: {t.places(customization.views.length)}
        </p>
      )}
    </>
  )
}

/** Before taxes, like the subtotal below, and so is the price of one unit. */
function OrderedAmount({ rows, line }: OrderedLineProps) {
  const t = useMessages(cartUnitMessages)
  const amount = sumOf(...rows.flatMap(({ priceBase, priceAplication }) => [priceBase, priceAplication]))
  return (
    <p className="shrink-0 sums-right sm:text-right">
      <Amount value={amount} className="font-semibold" />
      <span className="block text-12 text-ink-soft">
        <Amount value={line.decoratedUnitPrice} /> {line.hasProductBuilding ? t.each_with_logo : t.each}
        {/* large sizes may cost more, and an order keeps one amount for all of them */}
        {rows.length > 1 && `, ${t.on_average}`}
        {`, ${t.before_taxes}`}
      </span>
    </p>
  )
}

/** The picture of the first print area stands beside the line. */
function OtherPrintAreas({ pictures }: { pictures: Order['artwork']['files'] }) {
  if (pictures.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {pictures.map(({ printing_area_id, name, preview_url }) => (
        <li key={printing_area_id}>
          <img
            src={preview_url}
            alt={name}
            title={name}
            loading="lazy"
            className="size-14 rounded-base bg-wash object-cover"
          />
        </li>
      ))}
    </ul>
  )
}

/** The picture frozen with the order; until it exists, that of the design which was ordered. */
function OrderedPicture({ line, render }: { line: OrderLine; render: string | null }) {
  const [drawn] = useDesignPictures(render === null ? savedDesignId(line.customization?.views ?? []) : null)
  return (
    <MockupPicture
      picture={render ?? drawn?.preview_url ?? line.image}
      name={line.productName}
      isCustomized={line.hasProductBuilding}
      className="w-18 self-start sm:w-24"
    />
  )
}

export function OrderSums({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const rows = [
    { label: t.subtotal, amount: order.totals.subTotal },
    { label: t.taxes, amount: order.totals.taxes },
    ...(order.discount > 0 ? [{ label: t.discount, amount: -order.discount }] : []),
    { label: t.shipping, amount: order.shippingCost, none: t.shipping_free },
  ]
  return (
    <dl className="ml-auto w-full max-w-85 pt-4 text-14">
      {rows.map(({ label, amount, none }) => (
        <div key={label} className="flex justify-between gap-4 py-1">
          <dt className="text-ink-soft">{label}</dt>
          <dd>{amount === 0 && none ? none : <Amount value={amount} />}</dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-16 font-semibold">{t.total}</dt>
        <dd>
          <Amount value={order.total} className="text-22 font-semibold" />
        </dd>
      </div>
    </dl>
  )
}
