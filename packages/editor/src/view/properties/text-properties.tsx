import {
  curveRadii,
  letterSpacings,
  lineHeights,
  MAX_ELEMENT_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  outlineWidths,
  type TextElement,
  textSizes,
} from '@estampa/domain/customization/design'
import { Field } from '@estampa/ui/field'
import { TextArea } from '@estampa/ui/text-input'
import { useState } from 'react'
import { ColorPicker } from '../controls/color-picker.tsx'
import { FontList } from '../controls/font-list.tsx'
import { LengthField } from '../controls/length-field.tsx'
import { SegmentedControl } from '../controls/segmented-control.tsx'
import { useEditorStore } from '../editor-store.ts'
import { AlignCenter, AlignLeft, AlignRight } from '../icons.ts'
import { useEditorMessages } from '../messages.ts'
import { useElementProperties } from '../use-element-properties.ts'
import { usePalette } from '../use-technique.ts'

type TextProps = { element: TextElement }

/** Everything there is to say about a text. */
export function TextProperties({ element }: TextProps) {
  const t = useEditorMessages()
  const store = useEditorStore()
  const change = useElementProperties(element)
  const palette = usePalette()
  return (
    <fieldset disabled={element.locked} className="grid gap-4">
      <Field label={element.field ? t.text_sample : t.text} hint={element.field && t.field_hint}>
        {(aria) => (
          <TextArea
            {...aria}
            data-text-field=""
            rows={2}
            maxLength={MAX_TEXT_LENGTH}
            className="text-16!"
            value={element.text}
            onChange={({ target }) =>
              change({ text: target.value, name: nameOf(target.value, element) }, true)
            }
            onBlur={() => store.send({ type: 'settle' })}
          />
        )}
      </Field>
      <RosterFieldControl element={element} />
      <ColorPicker
        label={t.colour}
        value={element.colour}
        colours={palette}
        onChange={(color) => change({ colour: color })}
      />
      <FontList label={t.font} value={element.font} onChoose={(font) => change({ font })} />
      <SizeFields element={element} />
      <AlignField element={element} />
      <OutlineField element={element} />
      <CurveField element={element} />
    </fieldset>
  )
}

/** A layer is called as its text until somebody gives it another name. */
function nameOf(text: string, element: TextElement): string {
  const isOwn = element.name !== element.text.slice(0, MAX_ELEMENT_NAME_LENGTH)
  return isOwn ? element.name : text.trim().slice(0, MAX_ELEMENT_NAME_LENGTH) || element.name
}

/** Whether the text is another one for each person of a list. */
function RosterFieldControl({ element }: TextProps) {
  const t = useEditorMessages()
  const change = useElementProperties(element)
  return (
    <SegmentedControl
      label={t.field}
      value={element.field ?? 'none'}
      segments={[
        { value: 'none', label: t.field_none },
        { value: 'name', label: t.field_name },
        { value: 'number', label: t.field_number },
      ]}
      onChange={(field) => change({ field: field === 'none' ? null : field })}
    />
  )
}

const mmOfPoint = 25.4 / 72

function SizeFields({ element }: TextProps) {
  const t = useEditorMessages()
  const change = useElementProperties(element)
  const [unit, setUnit] = useState<'mm' | 'pt'>('mm')
  const factor = unit === 'mm' ? 1 : mmOfPoint
  return (
    <div className="grid grid-cols-2 items-end gap-2">
      <LengthField
        label={t.text_size}
        value={element.size / factor}
        step={unit === 'mm' ? 0.5 : 1}
        min={textSizes.min / factor}
        max={textSizes.max / factor}
        onChange={(size) => change({ size: size * factor })}
      />
      <SegmentedControl
        label={t.unit}
        value={unit}
        segments={[
          { value: 'mm', label: t.unit_mm },
          { value: 'pt', label: t.unit_pt },
        ]}
        onChange={setUnit}
      />
      <LengthField
        label={t.letter_spacing}
        value={element.letterSpacing}
        places={0}
        step={10}
        min={letterSpacings.min}
        max={letterSpacings.max}
        onChange={(letterSpacing) => change({ letterSpacing })}
      />
      <LengthField
        label={t.line_height}
        value={element.lineHeight}
        step={0.1}
        min={lineHeights.min}
        max={lineHeights.max}
        onChange={(lineHeight) => change({ lineHeight })}
      />
    </div>
  )
}

function AlignField({ element }: TextProps) {
  const t = useEditorMessages()
  const change = useElementProperties(element)
  // a field is aligned by the side that stays where it is, whoever's name it holds
  if (!element.field && !element.text.includes('\n')) return null
  return (
    <SegmentedControl
      label={t.text_align}
      value={element.align}
      segments={[
        { value: 'left', label: t.text_left, icon: <AlignLeft size={18} aria-hidden="true" /> },
        { value: 'center', label: t.text_centre, icon: <AlignCenter size={18} aria-hidden="true" /> },
        { value: 'right', label: t.text_right, icon: <AlignRight size={18} aria-hidden="true" /> },
      ]}
      onChange={(align) => change({ align })}
    />
  )
}

function OutlineField({ element }: TextProps) {
  const t = useEditorMessages()
  const change = useElementProperties(element)
  const palette = usePalette()
  const { outline } = element
  return (
    <div className="grid gap-2">
      <SegmentedControl
        label={t.outline}
        value={outline ? 'with' : 'none'}
        segments={[
          { value: 'none', label: t.outline_none },
          { value: 'with', label: t.outline },
        ]}
        onChange={(value) =>
          change({ outline: value === 'none' ? null : { width: 0.5, colour: palette[1]?.hex ?? '#ffffff' } })
        }
      />
      {outline && (
        <>
          <LengthField
            label={t.outline_width}
            value={outline.width}
            min={outlineWidths.min}
            max={outlineWidths.max}
            onChange={(width) => change({ outline: { ...outline, width } })}
          />
          <ColorPicker
            label={t.outline_colour}
            value={outline.colour}
            colours={palette}
            onChange={(color) => change({ outline: { ...outline, colour: color } })}
          />
        </>
      )}
    </div>
  )
}

function CurveField({ element }: TextProps) {
  const t = useEditorMessages()
  const change = useElementProperties(element)
  const { curve } = element
  const radius = curve?.radius ?? Math.max(element.width * 0.7, element.size)
  return (
    <div className="grid gap-2">
      <SegmentedControl
        label={t.curve}
        value={curve?.direction ?? 'none'}
        segments={[
          { value: 'none', label: t.curve_none },
          { value: 'up', label: t.curve_up },
          { value: 'down', label: t.curve_down },
        ]}
        onChange={(value) => change({ curve: value === 'none' ? null : { radius, direction: value } })}
      />
      {curve && (
        <LengthField
          label={t.curve_radius}
          value={curve.radius / 10}
          step={0.1}
          min={curveRadii.min / 10}
          max={curveRadii.max / 10}
          onChange={(next) => change({ curve: { ...curve, radius: next * 10 } })}
        />
      )}
    </div>
  )
}
