import { priceRoundings } from '@estampa/domain/catalog/product-act'
import { Checkbox } from '@estampa/ui/checkbox'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { parseAmount } from '@estampa/web/money'
import { productPageMessages } from '../messages/product.ts'
import { productRunMessages } from '../messages/product-runs.ts'
import { areDays } from './new-product-draft.ts'
import { type RunActDraft, readPercent, runActs, runMeasures } from './run-act.ts'
import { useProductCounts } from './use-product.ts'
import { VariantOfferFields } from './variant-offer-fields.tsx'

type RunActFieldsProps = { draft: RunActDraft; onChange: (change: Partial<RunActDraft>) => void }

/** The fields of an act over many products. */
export function RunActFields({ draft, onChange }: RunActFieldsProps) {
  const r = useMessages(productRunMessages)
  const { data } = useProductCounts()
  const { kind, percent, rounding, family, offer } = draft
  const isWrong = percent !== '' && percent !== '-' && readPercent(percent) === undefined
  return (
    <>
      <Field label={r.what}>
        {(aria) => (
          <Select
            {...aria}
            value={kind}
            options={runActs.map((name) => ({ value: name, label: r.acts[name] }))}
            onChange={({ currentTarget }) =>
              onChange({ kind: runActs.find((name) => name === currentTarget.value) ?? kind })
            }
          />
        )}
      </Field>
      {kind === 'price' && (
        <div className="grid grid-cols-2 items-start gap-3">
          <Field label={r.percent} hint={r.percent_hint} error={isWrong ? r.percent_wrong : undefined}>
            {(aria) => (
              <TextInput
                {...aria}
                className="tabular"
                autoComplete="off"
                maxLength={8}
                value={percent}
                onChange={({ currentTarget }) => onChange({ percent: currentTarget.value })}
              />
            )}
          </Field>
          <Field label={r.rounding}>
            {(aria) => (
              <Select
                {...aria}
                value={rounding}
                options={priceRoundings.map((name) => ({ value: name, label: r.roundings[name] }))}
                onChange={({ currentTarget }) =>
                  onChange({
                    rounding: priceRoundings.find((name) => name === currentTarget.value) ?? rounding,
                  })
                }
              />
            )}
          </Field>
        </div>
      )}
      {kind === 'family' && (
        <Field label={r.family}>
          {(aria) => (
            <Select
              {...aria}
              value={family}
              placeholder={r.choose_family}
              options={(data?.families ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
              onChange={({ currentTarget }) => onChange({ family: currentTarget.value })}
            />
          )}
        </Field>
      )}
      {kind === 'availability' && (
        <VariantOfferFields
          offer={offer}
          onChange={(changed) => onChange({ offer: changed })}
          error={areDays(offer) ? undefined : r.days_wrong}
        />
      )}
      {kind === 'measures' && <RunMeasureFields draft={draft} onChange={onChange} />}
    </>
  )
}

function RunMeasureFields({ draft: { measures, isOnlyMissing }, onChange }: RunActFieldsProps) {
  const r = useMessages(productRunMessages)
  const t = useMessages(productPageMessages)
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        {runMeasures.map((field) => {
          const typed = measures[field]
          const isWrong = typed !== '' && parseAmount(typed) === undefined
          return (
            <Field key={field} label={t.measure[field]} error={isWrong ? r.measure_wrong : undefined}>
              {(aria) => (
                <TextInput
                  {...aria}
                  className="tabular"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={9}
                  value={typed}
                  onChange={({ currentTarget: { value } }) =>
                    onChange({ measures: { ...measures, [field]: value } })
                  }
                />
              )}
            </Field>
          )
        })}
      </div>
      <p className="text-13 text-ink-soft">{r.measures_hint}</p>
      <Checkbox
        label={r.only_missing}
        checked={isOnlyMissing}
        onChange={({ currentTarget }) => onChange({ isOnlyMissing: currentTarget.checked })}
      />
    </>
  )
}
