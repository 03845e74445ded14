import type { CallResult } from '@estampa/contract/client'
import type { staffTechniques } from '@estampa/contract/staff'
import { decimal } from '@estampa/domain/messages/numbers'
import { Checkbox } from '@estampa/ui/checkbox'
import { Field } from '@estampa/ui/field'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '../controls/use-settled.ts'
import { techniqueMessages } from '../messages/technique.ts'
import { useShop, useStaffApi } from '../session/account.ts'
import { useAmountText } from '../session/use-amount-text.ts'
import type { TechniqueEditing } from './use-save-technique.ts'
import type { TechniqueFields } from './use-technique.ts'

type Steps = NonNullable<CallResult<(typeof staffTechniques)['tryTechnique']>['steps']>
type TrialDraft = Record<'units' | 'colors' | 'width' | 'height' | 'stitches', string>

const TYPING_MS = 300
const usual: TrialDraft = { units: '300', colors: '2', width: '8', height: '5', stitches: '' }

/** «300 units, 2 colors, 8 × 5 cm»: what that costs by what is written, every step of it, as the server prices a cart. */
export function TechniqueTester({ editing }: { editing: TechniqueEditing }) {
  const t = useMessages(techniqueMessages)
  const [trial, setTrial] = useState<TrialDraft>(() => {
    const { maxColors } = editing.fields
    return maxColors === 1 ? { ...usual, colors: '1' } : usual
  })
  const [isRepeat, setIsRepeat] = useState(false)
  const { pricing } = editing.fields
  const fields = [
    { name: 'units', label: t.tester_units },
    { name: 'colors', label: t.tester_colors },
    { name: 'width', label: t.tester_width },
    { name: 'height', label: t.tester_height },
    ...(pricing === 'stitches' ? [{ name: 'stitches', label: t.tester_stitches } as const] : []),
  ] as const
  return (
    <section aria-label={t.tester} className="price-sample">
      <h2 className="mb-3 font-semibold">{t.tester}</h2>
      <div className="grid grid-cols-2 gap-3">
        {fields.map(({ name, label }) => (
          <Field key={name} label={label} {...(name === 'stitches' && { hint: t.tester_stitches_hint })}>
            {(aria) => (
              <TextInput
                {...aria}
                className="text-right tabular"
                inputMode="decimal"
                autoComplete="off"
                maxLength={7}
                value={trial[name]}
                onChange={({ currentTarget: { value } }) =>
                  setTrial((before) => ({ ...before, [name]: value }))
                }
              />
            )}
          </Field>
        ))}
      </div>
      <Checkbox
        className="mt-3"
        label={t.tester_repeat}
        checked={isRepeat}
        onChange={({ currentTarget: { checked } }) => setIsRepeat(checked)}
      />
      <div role="status">
        <TriedPrice editing={editing} trial={trial} isRepeat={isRepeat} />
      </div>
      <p className="mt-3 text-12 text-ink-faint">{t.tester_note}</p>
    </section>
  )
}

type TriedPriceProps = { editing: TechniqueEditing; trial: TrialDraft; isRepeat: boolean }

function TriedPrice({ editing, trial, isRepeat }: TriedPriceProps) {
  const t = useMessages(techniqueMessages)
  const { shop } = useShop()
  const api = useStaffApi()
  const input = useSettled(
    { technique: withName(editing.fields), trial: readTrial(trial, isRepeat, editing.fields) },
    TYPING_MS,
  )
  const { technique, trial: asked } = input
  const { data, error } = useQuery({
    queryKey: [shop, 'technique-trial', technique, asked],
    queryFn: ({ signal }) =>
      api.tryTechnique({ technique, trial: asked as NonNullable<typeof asked> }, { signal, isQuiet: true }),
    enabled: asked !== null && editing.isReadable,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!editing.isReadable) return <TrialNote text={t.tester_broken} />
  if (asked === null) return <TrialNote text={t.tester_missing} />
  if (error) return <TrialNote text={t.tester_failed} />
  if (!data) return <TrialNote text={'\u00a0'} />
  if (!data.steps) return <TrialNote text={data.why ?? t.tester_broken} />
  return <StepTable steps={data.steps} units={asked.units} technique={technique} />
}

/** A name that is not there yet is no reason to show no price. */
const withName = (fields: TechniqueFields) => (fields.name === '' ? { ...fields, name: '…' } : fields)

const TrialNote = ({ text }: { text: string }) => <p className="mt-4 text-13 text-ink-soft">{text}</p>

type StepTableProps = { steps: Steps; units: number; technique: TechniqueFields }

function StepTable({ steps, units, technique }: StepTableProps) {
  const t = useMessages(techniqueMessages)
  const money = useAmountText()
  const { pricing, setUp } = technique
  const { measure, band, scale, more } = steps
  const bandText = t.band_text(String(band.from), String(band.to ?? ''), pricing)
  const isByColor = pricing === 'colour'
  const rows: { text: string; amount?: string; isSum?: boolean }[] = [
    { text: t.step_measure(decimal(measure), pricing) },
    { text: t.step_band(bandText, scale.minimumQuantity), amount: money(scale.price) },
    ...(more > 0 && scale.nextPrice > 0
      ? [{ text: t.step_more(more, pricing, money(scale.nextPrice)), amount: money(scale.nextPrice * more) }]
      : []),
    { text: t.step_unit, amount: money(steps.unitPrice), isSum: true },
    { text: t.step_application(units), amount: money(steps.application) },
    ...(setUp
      ? [{ text: isByColor ? t.step_set_up_colors(measure) : t.step_set_up, amount: money(steps.setUp) }]
      : []),
    ...(steps.extra > 0 ? [{ text: t.step_extra, amount: money(steps.extra) }] : []),
    { text: t.step_cost, amount: money(steps.cost), isSum: true },
    { text: t.step_price(decimal(Number(steps.profitMultiplier))), amount: money(steps.price) },
    { text: t.step_each, amount: money(steps.pricePerUnit), isSum: true },
    { text: t.step_each_taxed, amount: money(steps.pricePerUnitWithTaxes) },
  ]
  return (
    <table className="price-steps">
      <tbody>
        {rows.map(({ text, amount, isSum }) => (
          <tr key={text} data-sum={isSum || undefined}>
            <th scope="row">{text}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** null: a number is missing. Whoever leaves the stitches out gets those of the size. */
function readTrial(trial: TrialDraft, isRepeat: boolean, { pricing }: TechniqueFields) {
  const number = (text: string) => Number(text.trim().replace(',', '.'))
  const [units, colors] = [number(trial.units), number(trial.colors)]
  const [width, height] = [number(trial.width), number(trial.height)]
  if (![units, colors].every((one) => Number.isInteger(one) && one > 0)) return null
  if (![width, height].every((one) => one > 0 && one <= 1000)) return null
  const stitches = number(trial.stitches)
  const thousandStitches = stitches > 0 ? stitches : 0.1
  return {
    units,
    colors: Math.min(colors, 99),
    widthCentimeters: width,
    heightCentimeters: height,
    thousandStitches: pricing === 'stitches' ? thousandStitches : null,
    isRepeat,
  }
}
