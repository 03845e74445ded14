import {
  flatSurface,
  leaningSurface,
  roundSurface,
  type SurfaceKind,
  surfaceKind,
  surfaceKinds,
} from '@estampa/domain/catalog/area-surface'
import { Button } from '@estampa/ui/button'
import { Checkbox } from '@estampa/ui/checkbox'
import { Field, FieldError } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { Select } from '@estampa/ui/select'
import { TextInput } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { useState } from 'react'
import { PageSection } from '../../controls/page-section.tsx'
import { printAreaMessages } from '../../messages/print-areas.ts'
import { CutFields } from './cut-fields.tsx'
import { DecimalField } from './decimal-field.tsx'
import { GroundFields } from './ground-fields.tsx'
import { LightFields } from './light-fields.tsx'
import type { AreaDraft, AreaEditing } from './use-print-areas.ts'

type AreaProps = { editing: AreaEditing; area: AreaDraft }

/** What is typed of the chosen area: its name, size in millimeters, how it lies and what it takes. */
export function AreaFields({ editing, area }: AreaProps) {
  const t = useMessages(printAreaMessages)
  const { stored, change, remove } = editing
  const faultOf = useAreaFaults(editing, area)
  const fields = [
    { name: 'width', label: t.width, fault: 'widthMillimeters' },
    { name: 'height', label: t.height, fault: 'heightMillimeters' },
  ] as const
  return (
    <PageSection
      title={area.name || t.no_name}
      action={
        <Button variant="quiet" size="small" onClick={() => remove(area.key)}>
          <Icon name="trash" size={16} />
          {t.remove}
        </Button>
      }
    >
      <div className="grid gap-5">
        <Field label={t.name} error={faultOf('name')}>
          {(aria) => (
            <TextInput
              {...aria}
              maxLength={60}
              value={area.name}
              onChange={({ currentTarget }) => change(area.key, { name: currentTarget.value })}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 items-start gap-3">
          {fields.map(({ name, label, fault }) => (
            <DecimalField
              key={name}
              label={label}
              error={faultOf(fault)}
              value={area[name]}
              most={7}
              onType={(value) => change(area.key, { [name]: value })}
            />
          ))}
        </div>
        <CutFields editing={editing} area={area} faultOf={faultOf} />
        <Field label={t.picture} error={faultOf('picture')}>
          {(aria) => (
            <Select
              {...aria}
              value={area.placement.image_url}
              options={stored.pictures.map(({ url, name }, at) => ({
                value: url,
                label: t.picture_of(at + 1, name),
              }))}
              onChange={({ currentTarget }) =>
                change(area.key, { placement: { ...area.placement, image_url: currentTarget.value } })
              }
            />
          )}
        </Field>
        <SurfaceFields key={area.key} editing={editing} area={area} />
        <TechniqueChoice editing={editing} area={area} />
        <GroundFields editing={editing} area={area} fault={faultOf('grounds')} />
        <LightFields editing={editing} area={area} fault={faultOf('light')} />
      </div>
    </PageSection>
  )
}

function useAreaFaults({ faults, drafts }: AreaEditing, area: AreaDraft) {
  const t = useMessages(printAreaMessages)
  const at = drafts.indexOf(area)
  return (field: string) => {
    const found = faults.find((one) => one.area === at && one.field === field)
    return found && t.faults[found.fault]
  }
}

/** Flat, leaning or round; of what is flat its place in percent too, for whoever types it. */
function SurfaceFields({ editing: { change }, area }: AreaProps) {
  const t = useMessages(printAreaMessages)
  const [wrap, setWrap] = useState(() => usualWrap(area))
  const { image_url, ...surface } = area.placement
  const kind = surfaceKind(surface)
  const place = (next: typeof surface) => change(area.key, { placement: { image_url, ...next } })
  const toKind = (next: SurfaceKind) => {
    if (next === 'flat') place(flatSurface(surface))
    else if (next === 'leaning') place(leaningSurface(surface))
    else place(roundSurface(flatSurface(surface), Number(wrap) || 120, 0.06))
  }
  const boxFields = ['x', 'y', 'width', 'height'] as const
  return (
    <>
      <Field label={t.lies} hint={t.lies_hints[kind]}>
        {(aria) => (
          <Select
            {...aria}
            value={kind}
            options={surfaceKinds.map((value) => ({ value, label: t.kinds[value] }))}
            onChange={({ currentTarget }) => toKind(currentTarget.value as SurfaceKind)}
          />
        )}
      </Field>
      {kind === 'round' && (
        <Field label={t.wrap} hint={t.wrap_hint}>
          {(aria) => (
            <TextInput
              {...aria}
              inputMode="numeric"
              maxLength={3}
              value={wrap}
              onChange={({ currentTarget: { value } }) => {
                setWrap(value)
                const degrees = Number(value)
                if (degrees >= 20 && degrees <= 360) place(roundSurface(flatSurface(surface), degrees, 0.06))
              }}
            />
          )}
        </Field>
      )}
      {kind === 'flat' && (
        <div className="grid grid-cols-4 gap-2">
          {boxFields.map((name) => (
            <DecimalField
              key={name}
              label={t.box[name]}
              value={String(Math.round(surface[name] * 1000) / 10).replace('.', ',')}
              most={5}
              onType={(value) => {
                const share = Number(value.replace(',', '.')) / 100
                if (Number.isFinite(share)) place(flatSurface({ ...surface, [name]: share }))
              }}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** An area that goes behind says how far it goes: what is seen of it is known. */
function usualWrap({ placement: { mesh } }: AreaDraft): string {
  const seen = (mesh?.to ?? 1) - (mesh?.from ?? 0)
  return String(seen < 1 ? Math.min(360, Math.round(150 / seen)) : 120)
}

function TechniqueChoice({ editing, area }: AreaProps) {
  const t = useMessages(printAreaMessages)
  const faultOf = useAreaFaults(editing, area)
  const fault = faultOf('techniques')
  const { stored, change } = editing
  const toggle = (id: number, isOn: boolean) => {
    const others = area.techniques.filter((one) => one !== id)
    change(area.key, { techniques: isOn ? [...others, id] : others })
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-semibold">{t.techniques}</legend>
      <div className="grid gap-1 sm:grid-cols-2">
        {stored.techniques.map(({ id, name, isOffered }) => (
          <Checkbox
            key={id}
            label={isOffered ? name : t.off_technique(name)}
            checked={area.techniques.includes(id)}
            onChange={({ currentTarget: { checked } }) => toggle(id, checked)}
          />
        ))}
      </div>
      {fault && <FieldError id="area-techniques">{fault}</FieldError>}
    </fieldset>
  )
}
