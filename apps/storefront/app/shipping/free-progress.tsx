import { useMessages } from '@estampa/web/messages'
import { sumOf } from '@estampa/web/money'
import { Link } from 'react-router'
import { shippingMessages } from '../messages/shipping.ts'
import { useMoney } from '../money/amount.tsx'
import { useShopPath } from '../shop/shop-data.ts'

type FreeProgressProps = {
  /** The subtotal from which delivery is free; null if it never is, or is already. */
  from: number | null
  subTotal: number | undefined
}

/** The amount that is missing until delivery is free. */
export function FreeProgress({ from, subTotal }: FreeProgressProps) {
  const t = useMessages(shippingMessages)
  const money = useMoney()
  const path = useShopPath()
  if (from === null || subTotal === undefined || subTotal >= from) return null
  return (
    <div className="rounded-base bg-wash px-4 py-3 text-14">
      <p>
        {t.free_missing(money(sumOf(from, -subTotal)))}{' '}
        <Link to={path('/products-list/all')} className="font-semibold underline underline-offset-4">
          {t.free_more}
        </Link>
      </p>
      <progress
        aria-hidden="true"
        max={from}
        value={subTotal}
        className="mt-2 block h-1.5 w-full accent-(--success)"
      />
    </div>
  )
}
