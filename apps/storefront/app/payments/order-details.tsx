import { type CountryCode, placeLine } from '@estampa/domain/countries'
import { displayDocument, displayPhone, invoiceKindMessages } from '@estampa/web/countries'
import { DocumentButton } from '@estampa/web/downloads'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { ordersMessages } from '../messages/orders.ts'
import type { Order } from '../orders/timeline.ts'
import { useApi } from '../session/session-provider.tsx'
import { useShopConfig } from '../shop/shop-data.ts'
import { PurchaseOrder } from './purchase-order.tsx'

/** Delivery and invoice of an order. */
export function OrderDetails({ order, onChanged }: { order: Order; onChanged: (order: Order) => void }) {
  const t = useMessages(ordersMessages)
  const kinds = useMessages(invoiceKindMessages)
  const { environment } = useShopConfig()
  const api = useApi()
  const { orderInvoiceFK: invoice } = order
  const { businessName, invoiceKind = '', giro } = invoice.extra
  return (
    <div className="grid gap-8 max-md:order-1 sm:grid-cols-2 md:grid-cols-1">
      <DetailsSection title={t.delivery} lines={deliveryLines(order, t, environment)} />
      <DetailsSection
        title={t.invoice}
        lines={[
          businessName || `${invoice.name} ${invoice.lastName}`,
          [displayDocument(invoice.document, environment), kinds[invoiceKind]].filter(Boolean).join(' · '),
          ...(giro ? [giro] : []),
          invoice.email,
          displayPhone(invoice.phone, environment),
        ]}
      />
      <PurchaseOrder order={order} onChanged={onChanged} />
      {order.comment && <DetailsSection title={t.comment} lines={[order.comment]} />}
      <div className="sm:col-span-2 md:col-span-1">
        <DocumentButton load={() => api.papers.getOrderPaper({ Id: order.id })} />
      </div>
    </div>
  )
}

type OrdersMessages = (typeof ordersMessages)['cl']

function deliveryLines({ shipping, address }: Order, t: OrdersMessages, environment: CountryCode): string[] {
  const recipient = `${address.name} ${address.lastName} · ${displayPhone(address.phone, environment)}`
  const how = `${shipping.carrier} · ${t.days(shipping.MinDeliveryDays, shipping.MaxDeliveryDays)}`
  if (shipping.deliveryMethod === 'pickup') return [`${t.pickup}: ${shipping.service}`, recipient, how]
  return [
    recipient,
    `${address.street} ${address.streetNumber} ${address.apartment}`.trim(),
    placeLine(address.zipCode, [address.locality, address.city, address.province]),
    how,
  ]
}

function DetailsSection({ title, lines }: { title: string; lines: readonly ReactNode[] }) {
  return (
    <section>
      <h2 className="text-18 font-semibold">{title}</h2>
      <div className="mt-2 grid gap-0.5 text-14 text-ink-soft">
        {lines.map((line) => (
          <p key={String(line)} className="min-w-0 break-words">
            {line}
          </p>
        ))}
      </div>
    </section>
  )
}
