import type { CartProduct } from '@estampa/domain/cart'
import { DeliveryBox } from './delivery-box.tsx'
import { useDelivery } from './use-delivery.ts'

type LineDeliveryProps = {
  lines: readonly CartProduct[]
  subTotal: number | undefined
  className?: string
}

/** The box of the delivery where nothing else shows its answer. */
export function LineDelivery({ lines, subTotal, className }: LineDeliveryProps) {
  const delivery = useDelivery(lines)
  return <DeliveryBox delivery={delivery} lines={lines} subTotal={subTotal} className={className} />
}
