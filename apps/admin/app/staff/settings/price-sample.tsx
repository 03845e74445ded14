import { languages } from '@estampa/domain/countries/languages'
import { decimalsOf, fromWire, type Minor, product, stepOf, toWire } from '@estampa/domain/money'
import { depositOf } from '@estampa/domain/orders'
import { type PriceRules, priceWithTaxes, salePrice } from '@estampa/domain/shops'
import { fitsSellingField, type SellingField, type SellingRules } from '@estampa/domain/shops/selling-rules'
import { Field } from '@estampa/ui/field'
import { priceText } from '@estampa/ui/price-figure'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { parseAmount } from '@estampa/web/money'
import { useState } from 'react'
import { settingsMessages } from '../../messages/settings.ts'
import { useShop } from '../../session/account.ts'
import { useAmountText } from '../../session/use-amount-text.ts'

type PriceSampleProps = { rules: SellingRules; stored: SellingRules }

const quantities = [50, 100, 500] as const
const usualCost = { ARS: '2500', CLP: '1990' } as const
const priced: readonly SellingField[] = ['profitMultiplier', 'taxMultiplier', 'roundPrice', 'depositPercent']

/** What the rules make of a cost, beside them: as they are typed, and as they are today where that differs. */
export function PriceSample({ rules, stored }: PriceSampleProps) {
  const t = useMessages(settingsMessages)
  const { currency } = languages[useShop().environment]
  const [typed, setTyped] = useState<string>(usualCost[currency])
  const amount = parseAmount(typed)
  const doFit = priced.every((field) => fitsSellingField(field, rules[field]))
  const isLoss = doFit && Number(rules.profitMultiplier) < 1
  return (
    <section aria-label={t.sample_title} className="price-sample">
      <h3 className="mb-3 font-semibold">{t.sample_title}</h3>
      <Field label={t.sample_cost}>
        {(aria) => (
          <TextInput
            {...aria}
            className="max-w-35 text-right tabular"
            inputMode="decimal"
            maxLength={14}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {amount !== undefined && doFit ? (
        <SampleTable cost={fromWire(amount)} rules={rules} stored={stored} />
      ) : (
        <p className="mt-3 text-13 text-ink-soft">{t.sample_missing}</p>
      )}
      {isLoss && <p className="mt-3 rounded-base bg-warning-wash px-2 py-1 text-13">{t.sample_loss}</p>}
      <p className="mt-3 text-12 text-ink-faint">{t.sample_note}</p>
    </section>
  )
}

function SampleTable({ cost, rules, stored }: PriceSampleProps & { cost: Minor }) {
  const t = useMessages(settingsMessages)
  const { currency } = languages[useShop().environment]
  const [typed, today] = [rules, stored].map((one) =>
    quantities.map((quantity) => sampleOf(cost, quantity, toPriceRules(one, currency), one)),
  )
  const rows = [
    ['unit', rules.withTaxes ? t.sample_unit_price_taxed : t.sample_unit_price],
    ['total', t.sample_total],
    ['deposit', t.sample_deposit],
    ['profit', t.sample_profit],
  ] as const
  return (
    <table className="sample-table">
      <thead>
        <tr>
          <td />
          {quantities.map((quantity) => (
            <th key={quantity} scope="col">
              {t.sample_units(quantity)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([row, name]) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {quantities.map((quantity, at) => (
              <SampleCell
                key={quantity}
                amount={typed?.[at]?.[row] ?? 0}
                today={today?.[at]?.[row] ?? 0}
                isUnit={row === 'unit'}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Sums are told without cents, so that three of them stand side by side on a phone. */
function SampleCell({ amount, today, isUnit }: { amount: Minor; today: Minor; isUnit: boolean }) {
  const t = useMessages(settingsMessages)
  const exact = useAmountText()
  const money = isUnit ? exact : (sum: number) => priceText(sum, 0)
  return (
    <td>
      {money(toWire(amount))}
      {today !== amount && <small>{t.sample_before(money(toWire(today)))}</small>}
    </td>
  )
}

function toPriceRules(rules: SellingRules, currency: PriceRules['currency']): PriceRules {
  const { profitMultiplier, taxMultiplier, roundPrice, usePriceWithoutMinimun } = rules
  const decimals = Math.min(roundPrice, decimalsOf[currency])
  return { profitMultiplier, taxMultiplier, roundPrice: decimals, currency, usePriceWithoutMinimun }
}

/** A line without decoration, as the shop prices it. */
function sampleOf(
  cost: Minor,
  quantity: number,
  rules: PriceRules,
  { withTaxes, depositPercent }: SellingRules,
) {
  const unit = salePrice(cost, rules)
  const goods = product(unit, quantity)
  const total = priceWithTaxes(goods, rules)
  return {
    unit: withTaxes ? priceWithTaxes(unit, rules) : unit,
    total,
    deposit: depositOf(total, depositPercent, stepOf(rules.roundPrice, rules.currency)),
    profit: goods - product(cost, quantity),
  }
}
