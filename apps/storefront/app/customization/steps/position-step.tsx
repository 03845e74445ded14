import { Field } from '@estampa/ui/field'
import { IconButton } from '@estampa/ui/icon-button'
import { TextArea } from '@estampa/ui/text-input'
import { Crosshair, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { customiseMessages } from '../../messages/customise.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type Art, centred, type Room, scaled, smallestCm, turned, withWidth } from '../art-position.ts'
import type { Place } from '../draft.ts'

type PositionStepProps = {
  place: Place
  room: Room
  onArt: (art: Art) => void
  onInstructions: (text: string) => void
}

const mostLetters = 300

export function PositionStep({ place, room, onArt, onInstructions }: PositionStepProps) {
  const t = useMessages(customiseMessages)
  const { art, logo } = place
  if (!art || !logo) return null
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-soft">{t.position_text}</p>
      <div className="flex items-center justify-between gap-3 rounded-base bg-wash px-4 py-2">
        <span className="tabular font-semibold" aria-live="polite">
          {t.size(art.width, art.height)}
        </span>
        <span className="-mr-2 flex">
          <IconButton label={t.smaller} onClick={() => onArt(scaled(art, 1 / 1.1, room))}>
            <ZoomOut size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t.larger} onClick={() => onArt(scaled(art, 1.1, room))}>
            <ZoomIn size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t.turn} onClick={() => onArt(turned(art, 90, room))}>
            <RotateCw size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t.centre} onClick={() => onArt(centred(art, room))}>
            <Crosshair size={20} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <input
        type="range"
        aria-label={t.width}
        aria-valuetext={t.size(art.width, art.height)}
        min={smallestCm}
        max={scaled(art, 1_000, room).width}
        step={0.1}
        value={art.width}
        onChange={(event) => onArt(withWidth(art, Number(event.target.value), room))}
        className="h-6 w-full accent-(--brand-ink)"
      />
      <Field label={t.instructions} optional={t.optional} hint={t.instructions_hint}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={2}
            maxLength={mostLetters}
            value={place.instructions}
            onChange={(event) => onInstructions(event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}
