import { Popover } from '@estampa/ui/popover'
import { Spinner } from '@estampa/ui/spinner'
import { clsx } from 'clsx'
import { ChevronDown, CircleAlert } from 'lucide-react'
import type { Technique } from '../../catalog/load-product.ts'
import { builderMessages } from '../../messages/builder.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Price } from '../../money/price.tsx'
import { useShopConfig } from '../../shell/shop-data.ts'
import { CustomisedPrice } from '../customised-price.tsx'
import type { BuilderPrice } from './use-builder-line.ts'
import type { Measuring } from './use-measured.ts'

type PriceProps = {
  price: BuilderPrice
  techniques: readonly Technique[]
  measuring: Measuring
  isJudging: boolean
}

/** The total; what it is made of opens below. */
export function PriceTag(props: PriceProps) {
  const t = useMessages(builderMessages)
  const { pricesInShop, withTaxes } = useShopConfig()
  const { price, measuring } = props
  if (!pricesInShop) return null
  const isUpdating = price.isUpdating || measuring.isUpdating
  return (
    <Popover
      label={t.price_open}
      align="end"
      trigger={
        <button
          type="button"
          aria-busy={isUpdating}
          className="flex min-h-11 items-center gap-1.5 rounded-base px-2 text-right whitespace-nowrap max-md:px-1.5 leading-tight hover:bg-wash"
        >
          <span className="sr-only">{t.price_open}: </span>
          {price.entry ? (
            <span className={clsx('max-md:text-14', isUpdating && 'opacity-80')}>
              <span className="block text-12 text-ink-soft">{withTaxes ? t.total : t.plus_taxes}</span>
              <Price bare amount={price.entry.prices.subTotal} withTaxes={price.entry.prices.total} />
            </span>
          ) : (
            <span className="grid min-w-16 place-items-center text-22 text-ink-faint">
              {isUpdating ? <Spinner size={18} /> : '—'}
            </span>
          )}
          <ChevronDown size={16} className="text-ink-faint max-md:hidden" aria-hidden="true" />
        </button>
      }
    >
      <div className="w-[min(340px,calc(100vw-56px))]">
        <Breakdown {...props} />
      </div>
    </Popover>
  )
}

export function Breakdown({ price, techniques, measuring, isJudging }: PriceProps) {
  if (measuring.trouble !== null) {
    return (
      <p role="alert" className="flex gap-2 text-14 text-error">
        <CircleAlert size={18} className="mt-px" aria-hidden="true" />
        {measuring.trouble}
      </p>
    )
  }
  return <CustomisedPrice {...{ price, techniques, isJudging }} units={price.units} />
}
