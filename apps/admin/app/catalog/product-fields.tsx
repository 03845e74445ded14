import { Checkbox } from '@estampa/ui/checkbox'
import { Combobox } from '@estampa/ui/combobox'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextArea, TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { PageSection } from '../controls/page-section.tsx'
import { productPageMessages } from '../messages/product.ts'
import { useFaultText } from './fault-text.ts'
import { type TextField, textOfProduct, withFamilies, withText } from './product-draft.ts'
import { useProductCounts } from './use-product.ts'
import type { ProductEditing } from './use-save-product.ts'

type Editing = { editing: ProductEditing }
type ProductTextProps = Editing & {
  field: TextField
  label: string
  hint?: string
  isOptional?: boolean
  /** Lines of a field for longer texts. */
  rows?: number
  maxLength: number
  isNumber?: boolean
}

/** A text of the product; one that was changed is marked at its side. */
function ProductText(props: ProductTextProps) {
  const { editing, field, label, hint, isOptional, rows, maxLength, isNumber } = props
  const t = useMessages(productPageMessages)
  const faultText = useFaultText(editing.faults)
  const { draft, seen, change } = editing
  const text = draft.texts[field]
  const common = {
    value: text ?? textOfProduct(seen, field),
    maxLength,
    className: clsx(text !== undefined && 'changed-field', isNumber && 'tabular'),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const { value } = currentTarget
      change((before) => withText(before, seen, field, value))
    },
  }
  return (
    <Field label={label} hint={hint} error={faultText(field)} {...(isOptional && { optional: t.optional })}>
      {(aria) =>
        rows ? (
          <TextArea {...aria} {...common} rows={rows} />
        ) : (
          <TextInput {...aria} {...common} inputMode={isNumber ? 'numeric' : undefined} autoComplete="off" />
        )
      }
    </Field>
  )
}

export function TextFields({ editing }: Editing) {
  const t = useMessages(productPageMessages)
  return (
    <PageSection title={t.texts}>
      <div className="grid gap-5">
        <ProductText editing={editing} field="name" label={t.name} maxLength={200} />
        <ProductText
          editing={editing}
          field="description"
          label={t.description}
          hint={t.description_hint}
          rows={8}
          maxLength={20_000}
        />
        <ProductText
          editing={editing}
          field="moreInformation"
          label={t.more_information}
          isOptional
          rows={4}
          maxLength={20_000}
        />
      </div>
    </PageSection>
  )
}

/** By what it is found and how it is sold. */
export function FindingFields({ editing }: Editing) {
  const t = useMessages(productPageMessages)
  const { draft, seen, change } = editing
  const isFeatured = draft.isFeatured ?? seen.isFeatured
  return (
    <PageSection title={t.placing}>
      <div className="grid gap-5">
        <FamilyField editing={editing} />
        <ProductText editing={editing} field="brand" label={t.brand} isOptional maxLength={100} />
        <ProductText
          editing={editing}
          field="materials"
          label={t.materials}
          hint={t.materials_hint}
          isOptional
          maxLength={500}
        />
        <ProductText
          editing={editing}
          field="tag"
          label={t.tag}
          hint={t.tag_hint}
          isOptional
          maxLength={40}
        />
        <ProductText editing={editing} field="videoUrl" label={t.video} isOptional maxLength={500} />
        <div className="grid grid-cols-2 items-end gap-3">
          <ProductText
            editing={editing}
            field="minimumOrderQuantity"
            label={t.minimum}
            maxLength={9}
            isNumber
          />
          <ProductText
            editing={editing}
            field="productionDays"
            label={t.production_days}
            maxLength={3}
            isNumber
          />
        </div>
        <Checkbox
          label={t.featured}
          checked={isFeatured}
          onChange={({ currentTarget: { checked } }) =>
            change((before) => ({ ...before, isFeatured: checked === seen.isFeatured ? undefined : checked }))
          }
        />
      </div>
    </PageSection>
  )
}

/** What parcels are made of. */
export function MeasureFields({ editing }: Editing) {
  const t = useMessages(productPageMessages)
  const fields = ['unitWeight', 'unitsPerBox', 'height', 'length', 'width'] as const
  return (
    <PageSection title={t.measures}>
      <div className="grid grid-cols-2 items-end gap-3">
        {fields.map((field) => (
          <ProductText
            key={field}
            editing={editing}
            field={field}
            label={t.measure[field]}
            maxLength={9}
            isNumber
          />
        ))}
      </div>
    </PageSection>
  )
}

function FamilyField({ editing }: Editing) {
  const t = useMessages(productPageMessages)
  const { data } = useProductCounts()
  const faultText = useFaultText(editing.faults)
  const { draft, seen, change } = editing
  const known = new Map([...(data?.families ?? []), ...seen.families].map(({ id, title }) => [id, title]))
  const chosen = draft.families ?? seen.families.map(({ id }) => id)
  const choose = (ids: readonly number[]) => change((before) => withFamilies(before, seen, ids))
  const others = (data?.families ?? []).filter(({ id }) => !chosen.includes(id))
  return (
    <div>
      <p className="mb-1.5 text-14 font-semibold">{t.families}</p>
      <ul
        className={clsx('mb-2 divide-y divide-line', draft.families && 'changed-field')}
        aria-label={t.families}
      >
        {chosen.map((id, at) => {
          const title = known.get(id) ?? String(id)
          return (
            <li key={id} className="flex min-h-9 items-center gap-2">
              <span className="min-w-0 flex-1 truncate">{title}</span>
              {at === 0 ? (
                <span className="text-13 text-ink-faint">{t.main_family}</span>
              ) : (
                <IconButton
                  label={t.make_main(title)}
                  onClick={() => choose([id, ...chosen.filter((one) => one !== id)])}
                >
                  <Icon name="chevron-down" size={18} className="rotate-180" />
                </IconButton>
              )}
              <IconButton
                label={t.remove_family(title)}
                onClick={() => choose(chosen.filter((one) => one !== id))}
              >
                <Icon name="x" size={18} />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <Field label={t.add_family} hideLabel hint={t.families_hint} error={faultText('families')}>
        {(aria) => (
          <Combobox
            {...aria}
            key={chosen.join()}
            placeholder={t.add_family}
            options={others.map(({ id, title }) => ({ value: String(id), label: title }))}
            value=""
            nothingFound={t.no_such_family}
            onChoose={(value) => value !== '' && choose([...chosen, Number(value)])}
          />
        )}
      </Field>
    </div>
  )
}
