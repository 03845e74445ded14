import { maxInstructions } from '@estampa/domain/customization'
import type { ImageElement } from '@estampa/domain/customization/design'
import type { EditorArea } from '@estampa/editor/kernel'
import { Field } from '@estampa/ui/field'
import { Icon } from '@estampa/ui/icon'
import { IconButton } from '@estampa/ui/icon-button'
import { TextArea } from '@estampa/ui/text-input'
import { useMessages } from '@estampa/web/messages'
import { customizeMessages } from '../../messages/customize.ts'
import { centerPicture, MIN_PICTURE_MM, scalePicture, turnPicture } from '../picture-position.ts'

type PositionStepProps = {
  picture: ImageElement
  area: EditorArea
  instructions: string
  onPicture: (picture: ImageElement) => void
  onInstructions: (text: string) => void
}

export function PositionStep(props: PositionStepProps) {
  const { picture, area, instructions, onPicture, onInstructions } = props
  const t = useMessages(customizeMessages)
  const size = t.size(picture.width / 10, picture.height / 10)
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-soft">{t.position_text}</p>
      <div className="flex items-center justify-between gap-3 rounded-base bg-wash px-4 py-2">
        <span className="tabular font-semibold" aria-live="polite">
          {size}
        </span>
        <span className="-mr-2 flex">
          <IconButton label={t.smaller} onClick={() => onPicture(scalePicture(picture, 1 / 1.1, area))}>
            <Icon name="zoom-out" size={20} />
          </IconButton>
          <IconButton label={t.larger} onClick={() => onPicture(scalePicture(picture, 1.1, area))}>
            <Icon name="zoom-in" size={20} />
          </IconButton>
          <IconButton label={t.turn} onClick={() => onPicture(turnPicture(picture, 90, area))}>
            <Icon name="rotate-cw" size={20} />
          </IconButton>
          <IconButton label={t.centre} onClick={() => onPicture(centerPicture(picture, area))}>
            <Icon name="crosshair" size={20} />
          </IconButton>
        </span>
      </div>
      <input
        type="range"
        aria-label={t.width}
        aria-valuetext={size}
        min={MIN_PICTURE_MM}
        max={scalePicture(picture, 1_000, area).width}
        step={1}
        value={picture.width}
        onChange={(event) =>
          onPicture(scalePicture(picture, Number(event.target.value) / picture.width, area))
        }
        className="h-6 w-full accent-(--brand-ink)"
      />
      <Field label={t.instructions} optional={t.optional} hint={t.instructions_hint}>
        {(aria) => (
          <TextArea
            {...aria}
            rows={2}
            maxLength={maxInstructions}
            value={instructions}
            onChange={(event) => onInstructions(event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}
