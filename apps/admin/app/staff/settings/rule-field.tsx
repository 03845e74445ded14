import type { ClosedDays } from '@estampa/domain/shops/closed-days'
import { type SellingField, sellingFieldOf } from '@estampa/domain/shops/selling-rules'
import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { Field, type FieldAria } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { type ReactNode, useId } from 'react'
import { settingFieldMessages } from '../../messages/setting-fields.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { ClosedDaysField, closedDaysText } from './closed-days-field.tsx'
import { type TypedRule, typedRule } from './typed-rule.ts'
import type { SettingsForm } from './use-settings-form.ts'

type RuleFieldProps = {
  field: SellingField
  form: SettingsForm<TypedRule>
  stored: unknown
  /** The switch that keeps this one from doing anything. */
  overruledBy: SellingField | undefined
}

/** One rule with what it does, and whether it is changed here, without effect, or saved by somebody else meanwhile. */
export function RuleField({ field, form, stored, overruledBy }: RuleFieldProps) {
  const t = useMessages(settingsMessages)
  const { fields } = useMessages(settingFieldMessages)
  const { label, help } = fields[field]
  const { kind } = sellingFieldOf(field)
  return (
    <div className="setting" data-changed={form.isChanged(field) || undefined}>
      {kind === 'days' && (
        <ClosedDaysField
          label={label}
          help={help}
          days={form.typedOf(field) as readonly ClosedDays[]}
          error={form.errors[field]}
          onChange={(days) => form.change(field, days)}
        />
      )}
      {kind === 'switch' && (
        <SwitchField
          label={label}
          help={help}
          isOn={form.typedOf(field) === true}
          onChange={(isOn) => form.change(field, isOn)}
        />
      )}
      {(kind === 'whole' || kind === 'multiplier') && (
        <Field label={label} hint={help} error={form.errors[field]}>
          {(aria) => <NumberControl field={field} form={form} aria={aria} />}
        </Field>
      )}
      <div className="setting-notes">
        {form.isChanged(field) && <span className="setting-changed">{t.changed}</span>}
        {overruledBy && <Note>{t.overruled(fields[overruledBy].label)}</Note>}
        <TheirValue field={field} form={form} stored={stored} />
      </div>
    </div>
  )
}

function SwitchField(props: {
  label: string
  help: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <>
      <Checkbox
        label={<span className="font-semibold">{props.label}</span>}
        aria-describedby={id}
        checked={props.isOn}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      <p id={id} className="ml-7 max-w-reading text-13 text-ink-soft">
        {props.help}
      </p>
    </>
  )
}

type NumberControlProps = Pick<RuleFieldProps, 'field' | 'form'> & { aria: FieldAria }

function NumberControl({ field, form, aria }: NumberControlProps) {
  const { fields, choices } = useMessages(settingFieldMessages)
  const value = String(form.typedOf(field))
  const names = choices[field]
  if (names) {
    const options = names.map((label, at) => ({ value: String(at), label }))
    return (
      <Select
        {...aria}
        className="max-w-65"
        options={options}
        value={value}
        onChange={({ target }) => form.change(field, target.value)}
      />
    )
  }
  return (
    <span className="flex items-center gap-2.5">
      <TextInput
        {...aria}
        className="max-w-30 text-right tabular"
        inputMode={sellingFieldOf(field).kind === 'whole' ? 'numeric' : 'decimal'}
        maxLength={12}
        autoComplete="off"
        value={value}
        onChange={({ target }) => form.change(field, target.value)}
      />
      <span className="text-13 text-ink-faint">{fields[field].unit}</span>
    </span>
  )
}

/** What somebody else saved while this was typed, with the way to leave it so. */
function TheirValue({ field, form, stored }: Pick<RuleFieldProps, 'field' | 'form' | 'stored'>) {
  const t = useMessages(settingsMessages)
  if (!form.theirs?.fields.includes(field) || !form.isChanged(field)) return null
  const theirs = typedRule(stored)
  const value = ruleText(theirs, t)
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
      <Note>{t.meanwhile(form.theirs.who, value)}</Note>
      <Button variant="second" size="small" onClick={() => form.change(field, theirs)}>
        {t.take_theirs(value)}
      </Button>
    </div>
  )
}

function ruleText(rule: TypedRule, t: (typeof settingsMessages)['cl']): string {
  if (typeof rule === 'boolean') return rule ? t.on : t.off
  return typeof rule === 'string' ? rule : closedDaysText(rule, t.no_days)
}

function Note({ children }: { children: ReactNode }) {
  return <p className="rounded-base bg-warning-wash px-2 py-1 text-13">{children}</p>
}
