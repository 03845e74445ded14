import { areaShapes } from '@estampa/domain/catalog/area-cut'
import { Field } from '@estampa/ui/field'
import { Select } from '@estampa/ui/select'
import { useMessages } from '@estampa/web/messages'
import { areaCutMessages } from '../../messages/area-cut.ts'
import { DecimalField } from './decimal-field.tsx'
import type { AreaDraft, AreaEditing } from './use-print-areas.ts'

type CutFieldsProps = {
  editing: AreaEditing
  area: AreaDraft
  faultOf: (field: string) => string | undefined
}

/** The shape of the area, what is printed around it to be cut away, and how far from its edge art should stay. */
export function CutFields({ editing: { change }, area, faultOf }: CutFieldsProps) {
  const t = useMessages(areaCutMessages)
  const { shape = 'rectangle' } = area.cut
  const lengths = [
    { name: 'bleed', label: t.bleed, hint: t.bleed_hint, fault: 'bleedMillimeters' },
    { name: 'safe', label: t.safe, hint: t.safe_hint, fault: 'safeMillimeters' },
  ] as const
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label={t.shape} className={shape === 'rounded' ? undefined : 'col-span-2'}>
          {(aria) => (
            <Select
              {...aria}
              value={shape}
              options={areaShapes.map((value) => ({ value, label: t.shapes[value] }))}
              onChange={({ currentTarget }) =>
                change(area.key, {
                  cut: { ...area.cut, shape: areaShapes.find((one) => one === currentTarget.value) },
                })
              }
            />
          )}
        </Field>
        {shape === 'rounded' && (
          <DecimalField
            label={t.corner}
            error={faultOf('cornerMillimeters')}
            value={area.corner}
            most={6}
            onType={(corner) => change(area.key, { corner })}
          />
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        {lengths.map(({ name, label, hint, fault }) => (
          <DecimalField
            key={name}
            label={label}
            hint={hint}
            error={faultOf(fault)}
            value={area[name]}
            most={5}
            onType={(value) => change(area.key, { [name]: value })}
          />
        ))}
      </div>
    </>
  )
}
