import { Icon } from '@estampa/ui/icon'
import { Popover } from '@estampa/ui/popover'
import { Spinner } from '@estampa/ui/spinner'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import type { Technique } from '../../catalog/load-product.ts'
import type { MeasurementState } from '../../customization/use-design-measurement.ts'
import { builderMessages } from '../../messages/builder.ts'
import { Price } from '../../money/price.tsx'
import { useShopConfig } from '../../shop/shop-data.ts'
import { CustomizedPrice } from '../customized-price.tsx'
import type { DesignPrice } from '../editing/use-designed-line.ts'

type PriceTagProps = {
  price: DesignPrice
  techniques: readonly Technique[]
  measurement: MeasurementState
  isMeasuring: boolean
}

/** The total; what it is made of opens below. */
export function PriceTag(props: PriceTagProps) {
  const t = useMessages(builderMessages)
  const { pricesInShop, withTaxes } = useShopConfig()
  const { price, measurement } = props
  if (!pricesInShop) return null
  const isUpdating = price.isUpdating || measurement.isUpdating
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
          <Icon name="chevron-down" size={16} className="text-ink-faint max-md:hidden" />
        </button>
      }
    >
      <div className="w-85 max-w-popover">
        <BuilderBreakdown {...props} />
      </div>
    </Popover>
  )
}

export function BuilderBreakdown({ price, techniques, measurement, isMeasuring }: PriceTagProps) {
  if (measurement.failure !== null) {
    return (
      <p role="alert" className="flex gap-2 text-14 text-error">
        <Icon name="circle-exclamation-point" size={18} className="mt-px" />
        {measurement.failure}
      </p>
    )
  }
  return <CustomizedPrice price={price} techniques={techniques} isJudging={isMeasuring} units={price.units} />
}
