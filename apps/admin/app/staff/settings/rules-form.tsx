import { languages } from '@estampa/domain/countries/languages'
import { decimalsOf } from '@estampa/domain/money'
import {
  fitsSellingField,
  isSellingField,
  listOverruled,
  type SellingField,
  type SellingRules,
  sellingFieldNames,
  sellingFieldOf,
} from '@estampa/domain/shops/selling-rules'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { settingsMessages } from '../../messages/settings.ts'
import { useMay, useShop, useStaffApi } from '../../session/account.ts'
import { PriceSample } from './price-sample.tsx'
import { RuleField } from './rule-field.tsx'
import { SaveBar } from './save-bar.tsx'
import type { SettingsSection } from './settings-sections.ts'
import { ruleOf, type TypedRule, typedRule } from './typed-rule.ts'
import type { ShopSettings } from './use-settings.ts'
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts'

const rulesOf = ({ rules }: ShopSettings) => rules

/** A page of rules, made of the table of fields: what each takes, how it is called and what it does. */
export function RulesForm({ section, settings }: { section: SettingsSection; settings: ShopSettings }) {
  const t = useMessages(settingsMessages)
  const api = useStaffApi()
  const may = useMay()
  const decimals = decimalsOf[languages[useShop().environment].currency]
  const form = useSettingsForm<TypedRule>({
    name: section.name,
    settings,
    storedOf: rulesOf,
    toTyped: (_, stored) => typedRule(stored),
    read: (field, typed) => readRule(field, typed, t),
    send: (change, options) => api.saveSellingRules(change, options),
  })
  const rules = typedRules(settings, form)
  const overruled = listOverruled(rules)
  // without decimals there is nothing to round to
  const isOfCurrency = (field: SellingField) => field !== 'roundPrice' || decimals > 0
  const hasSample = section.name === 'prices'
  return (
    <form ref={form.form} onSubmit={form.save} noValidate>
      <div className={clsx(hasSample && 'settings-with-sample')}>
        <fieldset disabled={!may('shop.edit')} className="min-w-0 divide-y divide-line border-y border-line">
          {section.fields.filter(isOfCurrency).map((field) => (
            <RuleField
              key={field}
              field={field}
              form={form}
              stored={settings.rules[field]}
              overruledBy={overruled.find((one) => one.field === field)?.by}
            />
          ))}
        </fieldset>
        {hasSample && <PriceSample rules={rules} stored={settings.rules} />}
      </div>
      <SaveBar
        changes={form.changes}
        isWorking={form.isWorking}
        onDiscard={form.reset}
        isConflict={form.theirs !== undefined}
      />
    </form>
  )
}

function readRule(field: string, typed: TypedRule, t: (typeof settingsMessages)['cl']) {
  const row = isSellingField(field) ? sellingFieldOf(field) : undefined
  if (!row || !isSellingField(field)) return { faults: {} }
  const value = ruleOf(field, typed)
  if (fitsSellingField(field, value) || row.kind === 'switch') return { value }
  if (row.kind === 'days') return { faults: { [field]: t.days_wrong } }
  const [least, most] = [row.least, row.most].map((bound) => String(bound).replace('.', ','))
  return { faults: { [field]: t.number_missing(least ?? '', most ?? '') } }
}

/** The rules as they would be if what is typed was saved; whether it fits is not asked. */
function typedRules({ rules }: ShopSettings, form: SettingsForm<TypedRule>): SellingRules {
  const entries = sellingFieldNames.map((field) => [
    field,
    form.isChanged(field) ? ruleOf(field, form.typedOf(field)) : rules[field],
  ])
  return Object.fromEntries(entries) as SellingRules
}
