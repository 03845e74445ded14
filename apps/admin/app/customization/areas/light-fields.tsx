import { type AreaLight, lightRange, plainLight } from '@estampa/domain/catalog/area-cut'
import { Button } from '@estampa/ui/button'
import { FieldError } from '@estampa/ui/field'
import { useMessages } from '@estampa/web/messages'
import { useId } from 'react'
import { areaCutMessages } from '../../messages/area-cut.ts'
import type { AreaDraft, AreaEditing } from './use-print-areas.ts'

type LightFieldsProps = { editing: AreaEditing; area: AreaDraft; fault: string | undefined }

/** Corrects what the mock-up reads of the photograph's light. */
export function LightFields({ editing: { change }, area, fault }: LightFieldsProps) {
  const t = useMessages(areaCutMessages)
  const { light = plainLight } = area.cut
  const put = (next: AreaLight | undefined) => change(area.key, { cut: { ...area.cut, light: next } })
  const isPlain = area.cut.light === undefined
  return (
    <details className="area-fold">
      <summary>{isPlain ? t.light : t.light_set}</summary>
      <p className="mb-3 text-13 text-ink-soft">{t.light_text}</p>
      <div className="grid gap-3">
        {(['strength', 'gloss', 'texture'] as const).map((name) => (
          <Slider
            key={name}
            label={t.lights[name]}
            value={light[name]}
            {...lightRange}
            step={0.05}
            text={`${Math.round(light[name] * 100)} %`}
            onChange={(value) => put({ ...light, [name]: value })}
          />
        ))}
        <Slider
          label={t.lights.direction}
          value={light.direction}
          min={0}
          max={355}
          step={5}
          text={`${light.direction}°`}
          onChange={(direction) => put({ ...light, direction })}
        />
      </div>
      {!isPlain && (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => put(undefined)}>
          {t.light_plain}
        </Button>
      )}
      {fault && <FieldError id="area-light">{fault}</FieldError>}
    </details>
  )
}

type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  text: string
  onChange: (value: number) => void
}

function Slider({ label, value, min, max, step, text, onChange }: SliderProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-14">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="tabular text-13 text-ink-soft">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="area-slider"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  )
}
