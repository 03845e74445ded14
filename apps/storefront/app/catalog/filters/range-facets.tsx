import { priceText } from '@estampa/ui/price-figure'
import { useMessages } from '@estampa/web/messages'
import { useEffect, useState } from 'react'
import { productsListMessages } from '../../messages/list.ts'
import { useShopConfig } from '../../shop/shop-data.ts'
import type { ListingState } from '../listing-state.ts'
import { Facet } from './facet.tsx'

type AmountRange = { from: number; to: number }

/** Between which amounts; the ends of what there is stand as examples in the fields. */
export function PriceFacet({ listing, range }: { listing: ListingState; range: AmountRange | null }) {
  const t = useMessages(productsListMessages)
  const { pricesInShop } = useShopConfig()
  if (!pricesInShop || (!range && listing.priceFrom === null && listing.priceTo === null)) return null
  const example = (amount: number | null) => (amount === null ? '' : priceText(amount, 0))
  return (
    <Facet title={t.price}>
      <div className="grid grid-cols-2 gap-2">
        <AmountField
          name="price[from]"
          label={t.price_from}
          example={example(range && Math.floor(range.from))}
          amount={listing.priceFrom}
        />
        <AmountField
          name="price[to]"
          label={t.price_to}
          example={example(range && Math.ceil(range.to))}
          amount={listing.priceTo}
        />
      </div>
    </Facet>
  )
}

export function StockFacet({ listing }: { listing: ListingState }) {
  const t = useMessages(productsListMessages)
  return (
    <Facet title={t.stock}>
      <AmountField name="stock" label={t.stock_label} example={t.stock_label} amount={listing.stock} />
      <p className="mt-1.5 text-12 text-ink-faint">{t.stock_hint}</p>
    </Facet>
  )
}

type AmountFieldProps = { name: string; label: string; example: string; amount: number | null }

/** Typed freely; the form takes it over with Enter or when the field is left. */
function AmountField({ name, label, example, amount }: AmountFieldProps) {
  const amountText = amount === null ? '' : String(amount).replace('.', ',')
  const [text, setText] = useState(amountText)
  useEffect(() => setText(amountText), [amountText])
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      name={name}
      aria-label={label}
      placeholder={example}
      value={text}
      onChange={(event) => setText(event.target.value.replace(/[^\d.,]/g, ''))}
      onBlur={(event) => text !== amountText && event.currentTarget.form?.requestSubmit()}
      className="text-input tabular px-3! text-14!"
    />
  )
}
