import type { ClipArtElement, ImageElement, Recolour } from '@estampa/domain/customization/design'
import { useState } from 'react'
import { ColourChoice } from '../controls/colour-choice.tsx'
import { useLook } from '../use-look.ts'
import { usePalette } from '../use-technique.ts'
import { useWords } from '../words.ts'

type RecoloursProps = {
  element: ImageElement | ClipArtElement
  /** Those of the picture as it came. */
  colours: readonly string[]
}

const most = 12

/** Each flat colour of a picture with what it became; one at a time is changed. */
export function Recolours({ element, colours }: RecoloursProps) {
  const t = useWords()
  const change = useLook(element)
  const palette = usePalette()
  const [open, setOpen] = useState<string | null>(null)
  const shown = colours.slice(0, most).map((hex) => hex.toLowerCase())
  const nowOf = (from: string) => element.recolours.find((one) => one.from === from)?.to ?? from
  const become = (from: string, to: string) => {
    const others = element.recolours.filter((one) => one.from !== from)
    const recolours: readonly Recolour[] = from === to ? others : [...others, { from, to }]
    change({ recolours })
  }
  if (shown.length === 0) return null
  return (
    <fieldset disabled={element.locked} className="grid gap-2">
      <legend className="mb-1 text-12 text-ink-soft">{t.recolour}</legend>
      <div className="flex flex-wrap gap-1">
        {shown.map((from) => (
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
        <ColourChoice
          label={t.recolour_of(open)}
          value={nowOf(open)}
          colours={palette}
          onChange={(to) => become(open, to)}
        />
      )}
    </fieldset>
  )
}
