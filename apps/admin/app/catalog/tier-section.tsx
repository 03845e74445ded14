import { pricesAt } from '@estampa/domain/catalog/product-edit'
import { fromWire, toWire } from '@estampa/domain/money'
import { salePrice } from '@estampa/domain/shops'
import { Button } from '@estampa/ui/button'
import { FieldError } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { parseAmount } from '@estampa/web/money'
import { newUuid } from '@estampa/web/state'
import { clsx } from 'clsx'
import { useId } from 'react'
import { PageSection } from '../controls/page-section.tsx'
import { productPageMessages } from '../messages/product.ts'
import { useMay } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import { useFaultText } from './fault-text.ts'
import {
  faultKey,
  type TierDraft,
  type TierGroup,
  tierDrafts,
  tierGroups,
  withTiers,
} from './product-draft.ts'
import type { StaffProduct } from './use-product.ts'
import type { ProductEditing } from './use-save-product.ts'

/** Costs by quantity beside what a buyer pays, once for all variants that cost the same. */
export function TierSection({ editing }: { editing: ProductEditing }) {
  const t = useMessages(productPageMessages)
  const groups = tierGroups(editing.seen)
  return (
    <PageSection title={t.prices} note={t.prices_note}>
      <div className="grid gap-7">
        {groups.map((group) => (
          <TierTable key={group.sku} editing={editing} group={group} isOnly={groups.length === 1} />
        ))}
      </div>
    </PageSection>
  )
}

const MOST_NAMES = 4

type TierTableProps = { editing: ProductEditing; group: TierGroup; isOnly: boolean }

function TierTable({ editing, group, isOnly }: TierTableProps) {
  const t = useMessages(productPageMessages)
  const may = useMay()
  const faultText = useFaultText(editing.faults)
  const errorId = useId()
  const { seen, draft, change } = editing
  const typed = draft.tiers[group.sku]
  const tiers = typed ?? tierDrafts(group)
  const isEditable = may('products.edit') && seen.rules !== undefined
  const set = (next: readonly TierDraft[]) => change((before) => withTiers(before, group, next))
  const names = group.variants.map(({ name, sku }) => name || sku)
  const fault = group.variants.map(({ sku }) => faultText(faultKey(sku, 'tiers'))).find(Boolean)
  const title = isOnly
    ? t.all_variants
    : t.some_variants(names.slice(0, MOST_NAMES), names.length - MOST_NAMES)
  return (
    <section aria-label={title} className={clsx(typed && 'changed-field')}>
      <h3 className="mb-1 text-13 font-semibold">{title}</h3>
      {tiers.length === 0 && <p className="text-13 text-ink-faint">{t.no_tiers}</p>}
      {tiers.length > 0 && (
        <table className="tier-table" aria-describedby={fault ? errorId : undefined}>
          <thead>
            <tr>
              <th scope="col">{t.from}</th>
              {seen.rules && <th scope="col">{t.cost}</th>}
              <th scope="col" className="number">
                {t.price}
              </th>
              {isEditable && <td />}
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier, at) => (
              <TierLine
                key={tier.id}
                tier={tier}
                number={at + 1}
                product={seen}
                price={typed ? undefined : group.variants[0]?.tiers[at]?.price}
                onChange={isEditable ? (changed) => set(tiers.with(at, changed)) : undefined}
                onRemove={() => set(tiers.toSpliced(at, 1))}
              />
            ))}
          </tbody>
        </table>
      )}
      {fault && <FieldError id={errorId}>{fault}</FieldError>}
      {isEditable && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1"
          onClick={() => set([...tiers, { id: newUuid(), from: tiers.length === 0 ? '1' : '', cost: '' }])}
        >
          <Icon name="plus" size={16} />
          {t.add_tier}
        </Button>
      )}
      <BuyerPrices product={seen} group={group} typed={typed} />
    </section>
  )
}

type TierLineProps = {
  tier: TierDraft
  number: number
  product: StaffProduct
  /** As it is saved; a tier that is being written has the price of what is typed. */
  price: number | undefined
  onChange: ((tier: TierDraft) => void) | undefined
  onRemove: () => void
}

function TierLine({ tier, number, product, price, onChange, onRemove }: TierLineProps) {
  const t = useMessages(productPageMessages)
  const money = useAmountText()
  const cost = parseAmount(tier.cost)
  const rules = rulesOf(product)
  const shown = price ?? (rules && cost !== undefined ? toWire(salePrice(fromWire(cost), rules)) : undefined)
  const fields = [
    { name: 'from', label: t.from_of(number) },
    ...(product.rules ? [{ name: 'cost', label: t.cost_of(number) } as const] : []),
  ] as const
  return (
    <tr>
      {fields.map(({ name, label }) => (
        <td key={name}>
          {onChange ? (
            <TextInput
              aria-label={label}
              inputMode={name === 'from' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={16}
              className="tabular"
              value={tier[name]}
              onChange={({ currentTarget }) => onChange({ ...tier, [name]: currentTarget.value })}
            />
          ) : (
            <span className="tabular">
              {name === 'cost' ? (cost === undefined ? '' : money(cost)) : tier.from}
            </span>
          )}
        </td>
      ))}
      <td className="number">{shown === undefined ? '–' : money(shown)}</td>
      {onChange && (
        <td className="w-10">
          <IconButton label={t.remove_tier(number)} onClick={onRemove}>
            <Icon name="trash" size={18} />
          </IconButton>
        </td>
      )}
    </tr>
  )
}

type BuyerPricesProps = { product: StaffProduct; group: TierGroup; typed: readonly TierDraft[] | undefined }

/** What is paid for a unit by whoever buys fifty, a hundred or five hundred. */
function BuyerPrices({ product, group, typed }: BuyerPricesProps) {
  const t = useMessages(productPageMessages)
  const money = useAmountText()
  const prices = typed ? pricesOfDraft(product, group.sku, typed) : (group.variants[0]?.prices ?? [])
  return (
    <dl className="buyer-prices">
      <dt>{t.buyer_sees}</dt>
      {product.priceQuantities.map((quantity, at) => {
        const price = prices[at] ?? null
        return (
          <dd key={quantity}>
            <span className="text-ink-faint">{t.at(quantity)}</span>{' '}
            <span className="font-medium">{price === null ? t.not_sold : money(price)}</span>
          </dd>
        )
      })}
    </dl>
  )
}

function pricesOfDraft(product: StaffProduct, sku: string, typed: readonly TierDraft[]): (number | null)[] {
  const rules = rulesOf(product)
  const tiers = typed.flatMap(({ from, cost }) => {
    const amount = parseAmount(cost)
    const min_quantity = Number(from)
    return amount !== undefined && min_quantity > 0 ? [{ min_quantity, cost: fromWire(amount) }] : []
  })
  if (!rules) return []
  return pricesAt({ sku, tiers }, product.priceQuantities, rules).map((price) =>
    price === null ? null : toWire(price),
  )
}

/** The rules of the shop as prices are made by them. */
function rulesOf({ rules }: StaffProduct) {
  if (!rules) return undefined
  const { profitMultiplier, taxMultiplier, ...others } = rules
  return {
    ...others,
    profitMultiplier: String(profitMultiplier),
    taxMultiplier: String(taxMultiplier),
    usePriceWithoutMinimun: false,
  }
}
