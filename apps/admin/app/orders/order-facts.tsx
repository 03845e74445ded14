import { Icon } from '@estampa/ui/icon'
import { daysText, displayDocument, displayPhone, invoiceKindMessages } from '@estampa/web/countries'
import { useMessages } from '@estampa/web/messages'
import { Facts } from '../controls/facts.tsx'
import { PageSection } from '../controls/page-section.tsx'
import { CustomerLink, linkClass, MailLink, PhoneLink } from '../controls/person-links.tsx'
import { orderMessages } from '../messages/order.ts'
import { useShop } from '../session/account.ts'
import type { StaffOrder } from './order-types.ts'
import { PrintMenu } from './print-menu.tsx'

type Order = StaffOrder['order']

export function BuyerSection({ order: { customer, order } }: { order: StaffOrder }) {
  const t = useMessages(orderMessages)
  const { id, name, company, email, phone, isClosed } = customer
  return (
    <PageSection title={t.buyer}>
      <Facts
        facts={[
          { label: t.name, value: isClosed ? t.closed : <CustomerLink id={id} name={name || email} /> },
          { label: t.company, value: company },
          { label: t.email, value: email && <MailLink email={email} /> },
          { label: t.phone, value: phone && <PhoneLink phone={phone} /> },
          { label: t.comment, value: order.comment },
        ]}
      />
    </PageSection>
  )
}

export function DeliverySection({ order: { order } }: { order: StaffOrder }) {
  const t = useMessages(orderMessages)
  const { environment } = useShop()
  const { shipping, address, tracking } = order
  const isPickup = shipping.deliveryMethod === 'pickup'
  const street = [address.street, address.streetNumber, address.apartment].filter(Boolean).join(' ')
  const town = [address.zipCode, address.locality, address.city, address.province]
  return (
    <PageSection title={t.delivery}>
      <Facts
        facts={[
          { label: t.method, value: isPickup ? t.pickup : t.to_address },
          { label: t.carrier, value: [shipping.carrier, shipping.service].filter(Boolean).join(', ') },
          { label: t.receives, value: [address.name, address.lastName].filter(Boolean).join(' ') },
          {
            label: t.address,
            value: !isPickup && [street, ...new Set(town)].filter(Boolean).join(', '),
          },
          { label: t.phone, value: address.phone && displayPhone(address.phone, environment) },
          { label: t.comment, value: shipping.deliveryComment },
          {
            label: t.promised,
            value:
              shipping.promised && daysText(shipping.promised.from, shipping.promised.until, environment),
          },
          { label: t.tracking, value: tracking && <Tracking tracking={tracking} /> },
        ]}
      />
    </PageSection>
  )
}

function Tracking({ tracking }: { tracking: NonNullable<Order['tracking']> }) {
  const t = useMessages(orderMessages)
  const text = [tracking.carrier, tracking.number, tracking.name].filter(Boolean).join(' · ')
  return (
    <>
      {text}
      {tracking.url && (
        <a href={tracking.url} target="_blank" rel="noreferrer" className={`block ${linkClass}`}>
          {t.follow}
        </a>
      )}
    </>
  )
}

export function InvoiceSection({ order }: { order: Order }) {
  const t = useMessages(orderMessages)
  const kinds = useMessages(invoiceKindMessages)
  const { environment } = useShop()
  const { name, lastName, document, direction, extra } = order.orderInvoiceFK
  return (
    <PageSection title={t.invoice}>
      <Facts
        facts={[
          { label: t.name, value: extra.businessName || [name, lastName].filter(Boolean).join(' ') },
          { label: t.document, value: document && displayDocument(document, environment) },
          {
            label: t.invoice_kind,
            value: extra.invoiceKind && (kinds[extra.invoiceKind] ?? extra.invoiceKind),
          },
          { label: t.address, value: direction },
          { label: t.purchase_order, value: order.purchaseOrder.number },
        ]}
      />
    </PageSection>
  )
}

export function DocumentSection({ order: { order, parcels, artworkUrl } }: { order: StaffOrder }) {
  const t = useMessages(orderMessages)
  const { file } = order.purchaseOrder
  // what the shop sends by itself is followed too
  const isBooked = order.tracking !== null && parcels.length === 0
  const documents = [
    ...(artworkUrl ? [{ name: t.artwork_zip, url: artworkUrl }] : []),
    ...(file ? [{ name: `${t.purchase_order}: ${file.name}`, url: file.url }] : []),
    ...order.payments.flatMap(({ notice }) =>
      (notice?.receipts ?? []).map(({ name, url }) => ({ name: t.receipt(name), url })),
    ),
  ]
  return (
    <PageSection
      title={t.documents}
      action={<PrintMenu orders={[order.id]} mayHaveLabels={isBooked} isQuiet />}
    >
      {documents.length === 0 && <p className="text-13 text-ink-soft">{t.no_documents}</p>}
      <ul className="grid gap-1 text-13">
        {documents.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" className={`inline-flex gap-2 ${linkClass}`}>
              <Icon name="file-down" size={16} className="mt-0.5" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
