import { Field } from '@estampa/ui/field'
import { IconButton } from '@estampa/ui/icon-button'
import { TextArea } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { Crosshair, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { customizeMessages } from '../../messages/customize.ts'
import {
  type ArtBounds,
  centerArt,
  MIN_CM,
  type PlacedArt,
  rotateArt,
  scaleArt,
  withWidth,
} from '../art-position.ts'
import type { AreaDraft } from '../draft.ts'

type PositionStepProps = {
  areaDraft: AreaDraft
  bounds: ArtBounds
  onArt: (art: PlacedArt) => void
  onInstructions: (text: string) => void
}

const MAX_LETTERS = 300

export function PositionStep({ areaDraft, bounds, onArt, onInstructions }: PositionStepProps) {
  const t = useMessages(customizeMessages)
  const { art, logo } = areaDraft
  if (!art || !logo) return null
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-soft">{t.position_text}</p>
      <div className="flex items-center justify-between gap-3 rounded-base bg-wash px-4 py-2">
        <span className="tabular font-semibold" aria-live="polite">
          {t.size(art.width, art.height)}
        </span>
        <span className="-mr-2 flex">
          <IconButton label={t.smaller} onClick={() => onArt(scaleArt(art, 1 / 1.1, bounds))}>
            <ZoomOut size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t.larger} onClick={() => onArt(scaleArt(art, 1.1, bounds))}>
            <ZoomIn size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t.turn} onClick={() => onArt(rotateArt(art, 90, bounds))}>
            <RotateCw size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label={t.centre} onClick={() => onArt(centerArt(art, bounds))}>
            <Crosshair size={20} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <input
        type="range"
        aria-label={t.width}
        aria-valuetext={t.size(art.width, art.height)}
        min={MIN_CM}
        max={scaleArt(art, 1_000, bounds).width}
        step={0.1}
        value={art.width}
        onChange={(event) => onArt(withWidth(art, Number(event.target.value), bounds))}
        className="h-6 w-full accent-(--brand-ink)"
      />
      <Field label={t.instructions} optional={t.optional} hint={t.instructions_hint}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={2}
            maxLength={MAX_LETTERS}
            value={areaDraft.instructions}
            onChange={(event) => onInstructions(event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}
