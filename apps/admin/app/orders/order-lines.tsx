import { useMessages } from '@estampa/web/messages'
import { sumOf } from '@estampa/web/money'
import { Link } from 'react-router'
import { PageSection } from '../controls/page-section.tsx'
import { orderMessages } from '../messages/order.ts'
import { orderChangeMessages } from '../messages/order-change.ts'
import { useMay, useShop } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { StaffOrder } from './order-types.ts'

type Order = StaffOrder['order']
type Line = Order['lines'][number]

/** The goods of an order: each row with its pictures and decoration, then the sums. */
export function LineSection({ order: { order, isChangeable } }: { order: StaffOrder }) {
  const t = useMessages(orderMessages)
  const c = useMessages(orderChangeMessages)
  const may = useMay()
  const { shop } = useShop()
  const canChange = isChangeable && may('orders.change')
  return (
    <PageSection
      title={t.lines}
      action={
        canChange && (
          <Link
            to={`/${shop}/orders/${order.number}/change`}
            className="text-13 underline underline-offset-4"
          >
            {c.act}
          </Link>
        )
      }
    >
      <ul className="divide-y divide-line border-b border-line">
        {order.lines.map((line) => (
          <OrderLine key={`${line.shoppingCartUUID} ${line.sku}`} line={line} order={order} />
        ))}
      </ul>
      <OrderSums order={order} />
    </PageSection>
  )
}

function OrderLine({ line, order }: { line: Line; order: Order }) {
  const t = useMessages(orderMessages)
  const money = useAmountText()
  const pictures = order.artwork.files.filter(
    ({ shoppingCartUUID }) => shoppingCartUUID === line.shoppingCartUUID,
  )
  const shown = pictures[0]?.preview_url ?? line.image
  return (
    <li className="flex gap-3 py-3 first:pt-0">
      <LinePicture src={shown} name={line.productName} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{line.productName}</p>
        <p className="text-13 text-ink-soft">
          {[line.variantName, line.sku, t.units(line.quantity)].filter(Boolean).join(' · ')}
        </p>
        {line.decorations.map((decoration) => (
          <p key={decoration} className="text-13 text-brand-ink">
            {decoration}
          </p>
        ))}
        {pictures.length > 1 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {pictures.slice(1).map(({ printing_area_id, name, url, preview_url }) => (
              <li key={printing_area_id}>
                <a href={url} target="_blank" rel="noreferrer">
                  <img
                    src={preview_url}
                    alt={name}
                    loading="lazy"
                    className="size-12 rounded-base bg-wash object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="shrink-0 text-right tabular">
        {money(sumOf(line.priceBase, line.priceAplication))}
        <span className="block text-12 text-ink-faint">{money(line.decoratedUnitPrice)} c/u</span>
      </p>
    </li>
  )
}

function LinePicture({ src, name }: { src: string | null; name: string }) {
  return (
    <span className="size-16 shrink-0 overflow-hidden rounded-base bg-wash">
      {src && <img src={src} alt={name} loading="lazy" className="size-full object-cover" />}
    </span>
  )
}

function OrderSums({ order }: { order: Order }) {
  const t = useMessages(orderMessages)
  const money = useAmountText()
  const rows = [
    [t.subtotal, money(order.totals.subTotal)],
    [t.taxes, money(order.totals.taxes)],
    ...(order.discount > 0 ? [[t.discount, money(-order.discount)]] : []),
    [t.shipping, order.shippingCost === 0 ? t.free : money(order.shippingCost)],
  ]
  return (
    <dl className="mt-3 ml-auto grid w-full max-w-72 gap-1 text-13 tabular">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-1.5 text-16 font-semibold">
        <dt>{t.total}</dt>
        <dd>{money(order.total)}</dd>
      </div>
    </dl>
  )
}
