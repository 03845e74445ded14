import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { productMessages } from '../../messages/product.ts'
import type { Product } from '../product.ts'

/** When it is ready. */
export function ProductNotes({ product }: { product: Product }) {
  const t = useMessages(productMessages)
  return (
    <ul className="grid gap-2.5 text-14">
      <li className="flex gap-3">
        <Icon name="calendar-check" size={20} className="text-ink-faint" />
        <span>
          {t.ready_in(product.production_days + productionDaysOf(product))}
          {product.printing_types.length > 0 && (
            <span className="block text-ink-faint">{t.ready_with_art}</span>
          )}
        </span>
      </li>
    </ul>
  )
}

/** Business days until what is made of it can be there, where none of it is counted. */
function productionDaysOf({ products }: Product): number {
  const onOrder = products.filter((variant) => variant.availability === 'on_order')
  return onOrder.length < products.length ? 0 : Math.max(0, ...onOrder.map((one) => one.on_order_days ?? 0))
}

/** The phone's own sheet where there is one; else the address goes to the clipboard. */
export function ShareButton({ name }: { name: string }) {
  const t = useMessages(productMessages)
  const share = async () => {
    const url = window.location.href
    try {
      if (navigator.share) await navigator.share({ title: name, url })
      else {
        await navigator.clipboard.writeText(url)
        notify(t.copied)
      }
    } catch (error) {
      // Closing the phone's sheet is no fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) notify(t.share_failed)
    }
  }
  return (
    <Button variant="quiet" onClick={share}>
      <Icon name="share-2" size={18} />
      {t.share}
    </Button>
  )
}
