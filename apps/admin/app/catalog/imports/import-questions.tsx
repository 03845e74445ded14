import { countries } from '@estampa/domain/countries'
import { Checkbox } from '@estampa/ui/checkbox'
import { Field } from '@estampa/ui/field'
import { RadioCards } from '@estampa/ui/radio-cards'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { importMessages } from '../../messages/imports.ts'
import { useShop } from '../../session/account.ts'
import { type ImportDraft, listQuestions, readDays } from './import-draft.ts'
import type { CatalogImport, ImportLook } from './use-import.ts'

type ImportQuestionsProps = {
  look: ImportLook
  draft: ImportDraft
  suppliers: CatalogImport['suppliers']
  onChange: (part: Partial<ImportDraft>) => void
}

const priceKinds = ['cost', 'sale', 'sale_with_taxes'] as const
const availabilities = ['', 'on_order', 'stock', 'none'] as const

/** Whose the products are, what the prices are, and what else is asked. */
export function ImportQuestions({ look, draft, suppliers, onChange }: ImportQuestionsProps) {
  const t = useMessages(importMessages)
  const asked = listQuestions(look, draft)
  return (
    <div className="grid gap-y-5">
      <SupplierFields draft={draft} suppliers={suppliers} onChange={onChange} />
      {asked.prices && (
        <fieldset>
          <legend className="mb-1.5 text-14 font-semibold">{t.prices}</legend>
          <RadioCards
            label={t.prices}
            columns={3}
            value={draft.priceKind}
            options={priceKinds.map((value) => ({ value, ...t.price_kinds[value] }))}
            onChange={(value) => onChange({ priceKind: priceKinds.find((kind) => kind === value) })}
          />
        </fieldset>
      )}
      {asked.availability && <AvailabilityFields draft={draft} onChange={onChange} />}
      {asked.products && <OptionBoxes draft={draft} asked={asked} onChange={onChange} />}
    </div>
  )
}

type DraftProps = Pick<ImportQuestionsProps, 'draft' | 'onChange'>
const OTHER = '\u0000other'

function SupplierFields({
  draft,
  suppliers,
  onChange,
}: DraftProps & Pick<ImportQuestionsProps, 'suppliers'>) {
  const t = useMessages(importMessages)
  const known = suppliers.filter(({ name }) => name !== '')
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Field label={t.supplier} hint={t.supplier_hint}>
        {(aria) => (
          <Select
            {...aria}
            value={draft.isOtherSupplier ? OTHER : draft.supplier}
            options={[
              { value: '', label: t.own },
              ...known.map(({ name, prefix }) => ({ value: name, label: `${name} (${prefix})` })),
              { value: OTHER, label: t.other_supplier },
            ]}
            onChange={({ currentTarget: { value } }) =>
              onChange({
                isOtherSupplier: value === OTHER,
                supplier: value === OTHER ? '' : value,
                prefix: '',
              })
            }
          />
        )}
      </Field>
      {draft.isOtherSupplier && (
        <>
          <Field label={t.supplier_name}>
            {(aria) => (
              <TextInput
                {...aria}
                required
                maxLength={60}
                value={draft.supplier}
                onChange={({ currentTarget }) => onChange({ supplier: currentTarget.value })}
              />
            )}
          </Field>
          <Field label={t.prefix} optional={t.optional} hint={t.prefix_hint}>
            {(aria) => (
              <TextInput
                {...aria}
                maxLength={10}
                value={draft.prefix}
                onChange={({ currentTarget }) => onChange({ prefix: currentTarget.value })}
              />
            )}
          </Field>
        </>
      )}
    </div>
  )
}

function AvailabilityFields({ draft, onChange }: DraftProps) {
  const t = useMessages(importMessages)
  const { availability, onOrderDays } = draft
  const isWrong = onOrderDays.trim() !== '' && readDays(onOrderDays) === undefined
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={t.availability}>
        {(aria) => (
          <Select
            {...aria}
            value={availability}
            options={availabilities.map((value) => ({ value, label: t.availabilities[value] }))}
            onChange={({ currentTarget: { value } }) =>
              onChange({ availability: availabilities.find((one) => one === value) ?? '' })
            }
          />
        )}
      </Field>
      {(availability === '' || availability === 'on_order') && (
        <Field label={t.on_order_days} optional={t.optional} error={isWrong ? t.days_wrong : undefined}>
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="numeric"
              className="max-w-32"
              value={onOrderDays}
              onChange={({ currentTarget }) => onChange({ onOrderDays: currentTarget.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}

function OptionBoxes({ draft, asked, onChange }: DraftProps & { asked: ReturnType<typeof listQuestions> }) {
  const t = useMessages(importMessages)
  const { environment } = useShop()
  const currency = t.currencies[countries[environment].currency]
  const boxes = [
    { name: 'pictures', label: t.pictures, isAsked: asked.pictures },
    { name: 'retires', label: t.retires, isAsked: true },
    { name: 'hidesMissing', label: t.hidesMissing, isAsked: draft.supplier !== '' },
    { name: 'renames', label: t.renames, isAsked: true },
    { name: 'ignoresCurrency', label: t.currency(currency), isAsked: asked.prices },
  ] as const
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-semibold">{t.options}</legend>
      <div className="grid gap-1">
        {boxes.map(
          ({ name, label, isAsked }) =>
            isAsked && (
              <Checkbox
                key={name}
                label={label}
                checked={draft[name]}
                onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
              />
            ),
        )}
      </div>
    </fieldset>
  )
}
