import { filterKeys } from '@estampa/domain/catalog/facets'
import { chipClass } from '@estampa/ui/chip'
import { Icon } from '@estampa/ui/icon'
import { priceText } from '@estampa/ui/price-figure'
import { useMessages } from '@estampa/web/messages'
import { Link } from 'react-router'
import { productsListMessages } from '../../messages/list.ts'
import { useShopConfig } from '../../shop/shop-data.ts'
import type { ListFacets } from '../list-tables.ts'
import { countFilters, type ListingState, withChange, withoutFilters, withToggled } from '../listing-state.ts'
import { useListing } from '../use-listing.ts'

/** The active filters of the list, each with a link that removes it. */
export function ActiveFilters({ facets }: { facets: ListFacets }) {
  const t = useMessages(productsListMessages)
  const { roundPrice } = useShopConfig()
  const { listing, hrefOf } = useListing()
  if (countFilters(listing) === 0) return null
  const money = (amount: number) => priceText(amount, roundPrice)
  const chips: { text: string; without: ListingState }[] = filterKeys.flatMap((key) =>
    listing[key].map((value) => ({
      text: labelOf(facets[key], value),
      without: withToggled(listing, key, value),
    })),
  )
  const { priceFrom, priceTo, stock } = listing
  if (priceFrom !== null) {
    chips.push({
      text: t.chip_price_from(money(priceFrom)),
      without: withChange(listing, { priceFrom: null }),
    })
  }
  if (priceTo !== null) {
    chips.push({ text: t.chip_price_to(money(priceTo)), without: withChange(listing, { priceTo: null }) })
  }
  if (stock !== null) chips.push({ text: t.chip_stock(stock), without: withChange(listing, { stock: null }) })
  return (
    <ul className="mb-5 flex flex-wrap items-center gap-2">
      {chips.map(({ text, without }) => (
        <li key={text}>
          <Link
            to={hrefOf(without)}
            preventScrollReset
            aria-label={t.without_filter(text)}
            className={chipClass}
          >
            {text}
            <Icon name="x" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={hrefOf(withoutFilters(listing))}
          preventScrollReset
          className="inline-flex min-h-9 items-center px-2 text-14 font-semibold text-brand-ink underline-offset-4 hover:underline"
        >
          {t.clear_filters}
        </Link>
      </li>
    </ul>
  )
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}
