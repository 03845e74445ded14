import { languages } from '@estampa/domain/countries/languages'
import { decimalsOf, fromWire, stepOf, toWire } from '@estampa/domain/money'
import { isRefusal } from '@estampa/domain/refusal'
import { optionId, quoteFromTable, type ShippingOption } from '@estampa/domain/shipping'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { parseAmount } from '@estampa/web/money'
import { useState } from 'react'
import { shippingTableMessages } from '../../messages/setting-shipping.ts'
import { useShop } from '../../session/account.ts'
import { useAmountText } from '../../session/use-amount-text.ts'
import { type RateDraft, readRates, toRateTable } from './rate-draft.ts'
import type { ShopSettings } from './use-settings.ts'

type ShippingTesterProps = { draft: RateDraft; settings: ShopSettings }

/** A place, a weight and a subtotal, and what a buyer would pay by the table as it is typed, by the shop's calculation. */
export function ShippingTester({ draft, settings }: ShippingTesterProps) {
  const t = useMessages(shippingTableMessages)
  const [province, setProvince] = useState('')
  const [weight, setWeight] = useState('5')
  const [goods, setGoods] = useState('')
  const places = settings.provinces.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <section aria-label={t.tester} className="price-sample">
      <h3 className="mb-3 font-semibold">{t.tester}</h3>
      <div className="grid gap-3">
        <Field label={t.tester_province}>
          {(aria) => (
            <Select
              {...aria}
              options={places}
              placeholder={t.choose}
              value={province}
              onChange={({ target }) => setProvince(target.value)}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label={t.tester_weight}>
            {(aria) => (
              <TextInput
                {...aria}
                className="text-right tabular"
                inputMode="decimal"
                maxLength={8}
                value={weight}
                onChange={({ target }) => setWeight(target.value)}
              />
            )}
          </Field>
          <Field label={t.tester_goods}>
            {(aria) => (
              <TextInput
                {...aria}
                className="text-right tabular"
                inputMode="decimal"
                maxLength={14}
                value={goods}
                onChange={({ target }) => setGoods(target.value)}
              />
            )}
          </Field>
        </div>
      </div>
      <div role="status" className="mt-3">
        <TestedOptions
          draft={draft}
          settings={settings}
          province={province}
          weightG={Math.round((parseAmount(weight) ?? 0) * 1000)}
          goods={parseAmount(goods) ?? 0}
        />
      </div>
      <p className="mt-3 text-12 text-ink-faint">{t.tester_note}</p>
    </section>
  )
}

type TestedOptionsProps = ShippingTesterProps & { province: string; weightG: number; goods: number }

function TestedOptions({ draft, settings, province, weightG, goods }: TestedOptionsProps) {
  const t = useMessages(shippingTableMessages)
  const { currency } = languages[useShop().environment]
  const read = readRates(draft)
  if (!('table' in read) || province === '' || weightG <= 0)
    return <p className="text-13 text-ink-soft">{t.tester_missing}</p>
  const { roundPrice, taxMultiplier } = settings.rules
  const options = quoteFromTable(toRateTable(read.table), {
    provinceId: province,
    // so small that its weight counts, not its volume
    parcels: [{ quantity: 1, unit_weight: weightG, height: 1, length: 1, width: 1 }],
    subTotal: fromWire(goods),
    taxMultiplier,
    step: stepOf(Math.min(roundPrice, decimalsOf[currency]), currency),
  })
  if (isRefusal(options)) return <p className="rounded-base bg-warning-wash px-2 py-1 text-13">{t.no_rate}</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {options.map((option) => (
        <OptionRow key={optionId(option)} option={option} />
      ))}
    </ul>
  )
}

function OptionRow({ option }: { option: ShippingOption }) {
  const t = useMessages(shippingTableMessages)
  const money = useAmountText()
  const { carrier, delivery_time: days, amounts } = option
  const isFree = amounts.price_incl_tax === 0
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <span className="min-w-0">
        {carrier.name}
        <small className="block text-12 text-ink-faint">{t.takes(days.min, days.max)}</small>
      </span>
      <span className="text-right font-semibold tabular">
        {isFree ? t.free : money(toWire(amounts.price_incl_tax))}
        {!isFree && <small className="block text-12 font-normal text-ink-faint">{t.with_taxes}</small>}
      </span>
    </li>
  )
}
