import type { ClipArtElement, ImageElement, Recolor } from '@estampa/domain/customization/design'
import { useState } from 'react'
import { ColorPicker } from '../controls/color-picker.tsx'
import { useEditorMessages } from '../messages.ts'
import { useElementProperties } from '../use-element-properties.ts'
import { usePalette } from '../use-technique.ts'

type RecolorFieldsProps = {
  element: ImageElement | ClipArtElement
  /** Those of the picture as it came. */
  colours: readonly string[]
}

const max = 12

/** Each flat color of a picture with what it became; one at a time is changed. */
export function RecolorFields({ element, colours }: RecolorFieldsProps) {
  const t = useEditorMessages()
  const change = useElementProperties(element)
  const palette = usePalette()
  const [open, setOpen] = useState<string | null>(null)
  const visibleColors = colours.slice(0, max).map((hex) => hex.toLowerCase())
  const nowOf = (from: string) => element.recolours.find((one) => one.from === from)?.to ?? from
  const become = (from: string, to: string) => {
    const others = element.recolours.filter((one) => one.from !== from)
    const recolors: readonly Recolor[] = from === to ? others : [...others, { from, to }]
    change({ recolours: recolors })
  }
  if (visibleColors.length === 0) return null
  return (
    <fieldset disabled={element.locked} className="grid gap-2">
      <legend className="mb-1 text-12 text-ink-soft">{t.recolour}</legend>
      <div className="flex flex-wrap gap-1">
        {visibleColors.map((from) => (
          <button
            key={from}
            type="button"
            aria-label={t.recolour_of(from)}
            aria-expanded={open === from}
            onClick={() => setOpen(open === from ? null : from)}
            className="size-9 rounded-base border border-line-strong aria-expanded:outline-2 aria-expanded:outline-offset-1 aria-expanded:outline-ink max-md:size-11"
            style={{ backgroundColor: nowOf(from) }}
          />
        ))}
      </div>
      {open !== null && (
        <ColorPicker
          label={t.recolour_of(open)}
          value={nowOf(open)}
          colours={palette}
          onChange={(to) => become(open, to)}
        />
      )}
    </fieldset>
  )
}
