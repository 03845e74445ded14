import type { CartProduct } from '@estampa/domain/cart'
import { buttonClass } from '@estampa/ui/button'
import { ColorDot } from '@estampa/ui/color-dot'
import { Icon } from '@estampa/ui/icon'
import { Skeleton } from '@estampa/ui/skeleton'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { cartMessages } from '../messages/cart.ts'
import { cartPageMessages } from '../messages/cart-page.ts'
import { useMoneyInText } from '../money/amount.tsx'
import { Price } from '../money/price.tsx'
import { useShopConfig, useShopPath } from '../shop/shop-data.ts'
import { useTemplate } from '../theme/use-template.ts'
import { useCart } from './cart-context.ts'
import { editPath, needsBuilder } from './edit-path.ts'
import { LinePicture } from './line-picture.tsx'
import { type LineView, type RowView, toLineView } from './line-view.ts'
import { LineBreakdown } from './price-breakdown.tsx'
import { type CartPriceEntry, findEntry } from './price-entries.ts'
import { QuantityField } from './quantity-field.tsx'
import { Decorations, UnitPrice } from './unit-price.tsx'
import { useRemoval } from './use-removal.ts'

/** One product of the cart, with everything that can be done to it. */
export function EditableCartLine({ line, fault }: { line: CartProduct; fault: string | undefined }) {
  const { prices, isUpdatingPrices, arePricesStale } = useCart()
  const view = toLineView(line)
  const entry = findEntry(prices, view.uuid)
  const isStale = arePricesStale || isUpdatingPrices
  return (
    <article aria-label={view.name} className="cart-line flex gap-4 sm:gap-6">
      <LinePicture line={line} className="w-21 self-start sm:w-33 md:w-42" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <LineHead view={view} line={line} entry={entry} />
          <LineTotal entry={entry} isStale={isStale} />
        </div>
        {fault && (
          <p className="mt-2 flex gap-1.5 text-14 text-error">
            <Icon name="circle-exclamation-point" size={16} className="mt-0.5" />
            {fault}
          </p>
        )}
        <div className="mt-3 grid gap-2">
          {view.rows.map((row) => (
            <LineRow key={row.uuid ?? row.sku} row={row} view={view} entry={entry} />
          ))}
        </div>
        <NextBreak entry={entry} />
        <LineActions view={view} line={line} />
        <LineBreakdown entry={entry} />
      </div>
    </article>
  )
}

type LineHeadProps = { view: LineView; line: CartProduct; entry: CartPriceEntry | undefined }

function LineHead({ view, line, entry }: LineHeadProps) {
  const t = useMessages(cartPageMessages)
  const { list } = useTemplate()
  return (
    <div className="min-w-0 grow basis-45">
      <h2 className="text-16 leading-snug font-semibold sm:text-18">{view.name}</h2>
      <p className="mt-0.5 text-14 text-ink-soft">
        {list === 'rows' && <span className="cart-line-code">{line.generic.external_id}</span>}
        {view.isCurve ? t.units_total(view.quantity) : view.details.join(' · ')}
      </p>
      <Decorations entry={entry} />
      {line.quoteInfo && (
        <p className="mt-0.5 text-14 text-ink-soft">{t.from_quote(line.quoteInfo.number)}</p>
      )}
    </div>
  )
}

function LineTotal({ entry, isStale }: { entry: CartPriceEntry | undefined; isStale: boolean }) {
  const t = useMessages(cartMessages)
  const { pricesInShop } = useShopConfig()
  const { priceFailure } = useCart()
  if (!pricesInShop) return null
  if (!entry && priceFailure) return <p className="min-h-7 text-14 text-ink-faint">{t.without_price}</p>
  if (!entry) return <Skeleton className="h-7 w-32" />
  return (
    <p className={clsx('sums-right min-h-7 sm:text-right', isStale && '[&_.font-semibold]:opacity-65')}>
      <Price amount={entry.prices.subTotal} withTaxes={entry.prices.total} />
    </p>
  )
}

/** A quantity with what one unit costs. Rows of a curve name their color and size and can go alone. */
function LineRow({ row, view, entry }: { row: RowView; view: LineView; entry: CartPriceEntry | undefined }) {
  const t = useMessages(cartMessages)
  const { setLineQuantity } = useCart()
  const { removeRow } = useRemoval()
  const what = row.uuid ? `${view.name}, ${row.color} ${row.size}` : view.name
  const unit = entry?.units.find(({ sku }) => sku === row.sku)
  const { uuid: rowUUID } = row
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      {rowUUID && (
        <span className="flex w-36 items-center gap-2 text-14">
          <ColorDot color={row.primaryColor} name={row.color} size={16} />
          <span className="min-w-0 truncate">
            {row.color} · <strong>{row.size}</strong>
          </span>
        </span>
      )}
      {view.isForPersons ? (
        <span className="tabular text-14">{t.units(row.quantity)}</span>
      ) : (
        <QuantityField
          quantity={row.quantity}
          what={what}
          onChange={(quantity) => setLineQuantity(view.uuid, quantity, row.uuid)}
        />
      )}
      {rowUUID && view.rows.length > 1 && !view.isForPersons && (
        <button
          type="button"
          aria-label={t.remove(what)}
          className="thumb grid size-8 place-items-center rounded-full text-ink-faint hover:bg-wash hover:text-ink"
          onClick={() => removeRow(view.uuid, rowUUID, what)}
        >
          <Icon name="x" size={16} />
        </button>
      )}
      {unit && <UnitPrice units={[unit]} isDecorated={view.isCustomized} className="text-14 text-ink-soft" />}
    </div>
  )
}

/** The saving of the next price break, for those who buy by the tier. */
function NextBreak({ entry }: { entry: CartPriceEntry | undefined }) {
  const t = useMessages(cartPageMessages)
  const money = useMoneyInText()
  const { withTaxes } = useShopConfig()
  const { list } = useTemplate()
  const next = entry?.next
  if (list !== 'rows' || !next) return null
  return (
    <p className="mt-2 text-14 text-success">
      {t.next_break(next.quantity, money(withTaxes ? next.lessWithTaxes : next.less))}
    </p>
  )
}

const actionClass = 'inline-flex min-h-9 items-center gap-1.5 underline-offset-4 hover:underline'

function LineActions({ view, line }: { view: LineView; line: CartProduct }) {
  const t = useMessages(cartPageMessages)
  const cart_t = useMessages(cartMessages)
  const path = useShopPath()
  const { removeLine } = useRemoval()
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-14 text-ink-soft">
      {view.isCustomizable && (
        <Link
          to={path(editPath(line))}
          className={view.isCustomized ? actionClass : buttonClass('second', 'small')}
        >
          <Icon name={view.isCustomized ? 'pencil' : 'plus'} size={15} />
          {view.isForPersons
            ? t.edit_roster
            : needsBuilder(line)
              ? cart_t.edit_design
              : view.isCustomized
                ? t.edit_customization
                : t.add_logo}
        </Link>
      )}
      <button
        type="button"
        className={actionClass}
        aria-label={`${t.remove} ${view.name}`}
        onClick={() => removeLine(view.uuid, view.name)}
      >
        <Icon name="trash" size={15} />
        {t.remove}
      </button>
    </p>
  )
}
