import { Checkbox } from '@estampa/ui/checkbox'
import { Field } from '@estampa/ui/field'
import { TextArea, TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { PageSection } from '../controls/page-section.tsx'
import { techniqueMessages } from '../messages/technique.ts'
import {
  type TechniqueFlag,
  type TechniqueTextField,
  textOfTechnique,
  withFlag,
  withTechniqueText,
} from './technique-draft.ts'
import { useTechniqueFaultText } from './technique-fault-text.ts'
import type { TechniqueEditing } from './use-save-technique.ts'

type Editing = { editing: TechniqueEditing }
type TechniqueTextProps = Editing & {
  field: TechniqueTextField
  label: string
  hint?: string
  isOptional?: boolean
  rows?: number
  maxLength: number
  isNumber?: boolean
}

/** A text of the technique; one that was changed is marked at its side. */
function TechniqueText(props: TechniqueTextProps) {
  const { editing, field, label, hint, isOptional, rows, maxLength, isNumber } = props
  const t = useMessages(techniqueMessages)
  const faultText = useTechniqueFaultText(editing.faults)
  const { draft, technique, change } = editing
  const text = draft.texts[field]
  const common = {
    value: text ?? textOfTechnique(technique, field),
    maxLength,
    className: clsx(text !== undefined && 'changed-field', isNumber && 'tabular'),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change((before) => withTechniqueText(before, technique, field, value)),
  }
  return (
    <Field label={label} hint={hint} error={faultText(field)} {...(isOptional && { optional: t.optional })}>
      {(aria) =>
        rows ? (
          <TextArea {...aria} {...common} rows={rows} />
        ) : (
          <TextInput {...aria} {...common} inputMode={isNumber ? 'decimal' : undefined} autoComplete="off" />
        )
      }
    </Field>
  )
}

export function ChargeFields({ editing }: Editing) {
  const t = useMessages(techniqueMessages)
  const isByColor = editing.fields.pricing === 'colour'
  return (
    <PageSection title={t.charges}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TechniqueText
          editing={editing}
          field="setUp"
          label={isByColor ? t.set_up_color : t.set_up}
          hint={t.set_up_hint}
          maxLength={16}
          isNumber
        />
        <TechniqueText
          editing={editing}
          field="setUpRepeat"
          label={t.set_up_repeat}
          hint={t.set_up_repeat_hint}
          isOptional
          maxLength={16}
          isNumber
        />
        <TechniqueText
          editing={editing}
          field="personFee"
          label={t.person_fee}
          hint={t.person_fee_hint}
          maxLength={16}
          isNumber
        />
        <TechniqueText
          editing={editing}
          field="minimumUnits"
          label={t.minimum}
          hint={t.minimum_hint}
          maxLength={6}
          isNumber
        />
        <TechniqueText
          editing={editing}
          field="underMinimumExtra"
          label={t.extra}
          hint={t.extra_hint}
          isOptional
          maxLength={16}
          isNumber
        />
      </div>
    </PageSection>
  )
}

export function WordFields({ editing }: Editing) {
  const t = useMessages(techniqueMessages)
  return (
    <PageSection title={t.texts}>
      <div className="grid gap-5">
        <TechniqueText editing={editing} field="name" label={t.name} maxLength={80} />
        <TechniqueText
          editing={editing}
          field="description"
          label={t.description}
          isOptional
          rows={3}
          maxLength={2000}
        />
        <TechniqueText
          editing={editing}
          field="aliases"
          label={t.aliases}
          hint={t.aliases_hint}
          isOptional
          maxLength={1000}
        />
      </div>
    </PageSection>
  )
}

export function LimitFields({ editing }: Editing) {
  const t = useMessages(techniqueMessages)
  const isByColor = editing.fields.pricing === 'colour'
  return (
    <PageSection title={t.limits}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TechniqueText
          editing={editing}
          field="maxColors"
          label={t.max_colors}
          hint={t.max_colors_hint}
          isOptional
          maxLength={2}
          isNumber
        />
        <TechniqueText editing={editing} field="productionDays" label={t.days} maxLength={3} isNumber />
        <TechniqueText
          editing={editing}
          field="maxWidthCentimeters"
          label={t.max_width}
          isOptional
          maxLength={7}
          isNumber
        />
        <TechniqueText
          editing={editing}
          field="maxHeightCentimeters"
          label={t.max_height}
          isOptional
          maxLength={7}
          isNumber
        />
        <TechniqueText
          editing={editing}
          field="minimumDpi"
          label={t.minimum_dpi}
          hint={t.minimum_dpi_hint}
          isOptional
          maxLength={4}
          isNumber
        />
        <TechniqueCheckbox
          editing={editing}
          flag="isVectorOnly"
          label={t.vector_only}
          hint={t.vector_only_hint}
        />
        <TechniqueCheckbox
          editing={editing}
          flag="hasWhiteBase"
          label={t.white_base}
          hint={isByColor ? t.white_base_hint_color : t.white_base_hint}
        />
      </div>
    </PageSection>
  )
}

type TechniqueCheckboxProps = Editing & { flag: TechniqueFlag; label: string; hint: string }

function TechniqueCheckbox({ editing, flag, label, hint }: TechniqueCheckboxProps) {
  const { draft, technique, change } = editing
  return (
    <div className={clsx('sm:pt-7', draft.flags[flag] !== undefined && 'changed-field')}>
      <Checkbox
        label={label}
        checked={draft.flags[flag] ?? technique[flag]}
        onChange={({ currentTarget: { checked } }) =>
          change((before) => withFlag(before, technique, flag, checked))
        }
      />
      <p className="mt-1 text-14 text-ink-faint">{hint}</p>
    </div>
  )
}
