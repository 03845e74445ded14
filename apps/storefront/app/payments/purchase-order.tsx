import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { onDemand, usePreload } from '@estampa/web/loading'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { purchaseOrderMessages } from '../messages/purchase-order.ts'
import type { Order } from '../orders/timeline.ts'

const PurchaseOrderForm = onDemand(async () => (await import('./purchase-order-form.tsx')).PurchaseOrderForm)

type PurchaseOrderProps = { order: Order; onChanged: (order: Order) => void }

/** The company's own number and file for an order; its buyer adds or replaces them until the order is handed over. */
export function PurchaseOrder({ order, onChanged }: PurchaseOrderProps) {
  const t = useMessages(purchaseOrderMessages)
  const [isOpen, setIsOpen] = useState(false)
  usePreload(PurchaseOrderForm)
  const { number, file } = order.purchaseOrder
  const { changePurchaseOrder } = order.actions
  const isEmpty = number === '' && file === null
  // people who buy for themselves are not asked for one
  const isOffered = changePurchaseOrder && Boolean(order.orderInvoiceFK.extra.businessName)
  if (isEmpty && !isOffered) return null
  return (
    <section>
      <h2 className="text-18 font-semibold">{t.title}</h2>
      <div className="mt-2 grid justify-items-start gap-1 text-14 text-ink-soft">
        {isEmpty ? <p>{t.none}</p> : <p className="min-w-0 break-words">{number || t.no_number}</p>}
        {file && (
          <a
            href={file.url}
            target="_blank"
            rel="noreferrer"
            aria-label={file.kind === 'pdf' ? t.download(file.name) : t.see(file.name)}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 underline underline-offset-4"
          >
            <Icon name="file-text" size={16} className="shrink-0" />
            <span className="truncate">{file.name}</span>
          </a>
        )}
        {changePurchaseOrder && (
          <Button
            variant="second"
            size="small"
            className="mt-1"
            aria-label={isEmpty ? t.add : t.change_what}
            onClick={() => setIsOpen(true)}
          >
            {isEmpty ? t.add : t.change}
          </Button>
        )}
      </div>
      {isOpen && <PurchaseOrderForm order={order} onChanged={onChanged} onClose={() => setIsOpen(false)} />}
    </section>
  )
}
