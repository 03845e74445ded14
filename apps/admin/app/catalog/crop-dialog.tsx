import { Select } from '@estampa/ui/select'
import { FormPopup } from '@estampa/web/forms'
import { useMessages } from '@estampa/web/messages'
import { type FormEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { productPictureMessages } from '../messages/product-pictures.ts'
import { type CropBox, type CropCorner, middleBox, movedBox, resizedBox } from './crop-box.ts'
import type { PictureActs, StaffPicture } from './use-picture-acts.ts'

type PictureCropDialogProps = { picture: StaffPicture; acts: PictureActs; onClose: () => void }
type Shape = 'square' | 'free'
const MIN_SIDE = 100
/** What a press of an arrow moves, in parts of the picture. */
const STEP = 0.02

/** Chooses what stays of a picture, with the pointer or the keys. */
export function PictureCropDialog({ picture, acts, onClose }: PictureCropDialogProps) {
  const t = useMessages(productPictureMessages)
  const ofSquare = picture.width / picture.height
  const [shape, setShape] = useState<Shape>('square')
  const [box, setBox] = useState(() => middleBox(ofSquare))
  const ratio = shape === 'square' ? ofSquare : undefined
  const width = Math.round(box.width * picture.width)
  const height = Math.round(box.height * picture.height)
  const isSmall = Math.min(width, height) < MIN_SIDE
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isSmall && (await acts.crop(picture.url, box))) onClose()
  }
  return (
    <FormPopup
      wide
      title={t.crop_title}
      submit={t.crop}
      back={t.cancel}
      form={{ onSubmit: submit }}
      isWorking={acts.isBusy}
      onClose={onClose}
    >
      <p className="text-13 text-ink-soft">{t.crop_text}</p>
      <CropStage picture={picture} box={box} ratio={ratio} onChange={setBox} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Select
          aria-label={t.shape}
          className="w-40"
          value={shape}
          options={[
            { value: 'square', label: t.square },
            { value: 'free', label: t.free },
          ]}
          onChange={({ currentTarget }) => {
            const next: Shape = currentTarget.value === 'square' ? 'square' : 'free'
            setShape(next)
            if (next === 'square') setBox(middleBox(ofSquare))
          }}
        />
        <p role="status" className={isSmall ? 'text-error' : 'text-13 text-ink-soft tabular'}>
          {isSmall ? t.too_small : t.crop_size(width, height)}
        </p>
      </div>
    </FormPopup>
  )
}

type CropStageProps = {
  picture: StaffPicture
  box: CropBox
  ratio: number | undefined
  onChange: (box: CropBox) => void
}
type Grip = { corner: CropCorner | null; x: number; y: number; box: CropBox }

const corners = ['nw', 'ne', 'sw', 'se'] as const

function CropStage({ picture, box, ratio, onChange }: CropStageProps) {
  const t = useMessages(productPictureMessages)
  const stage = useRef<HTMLDivElement>(null)
  const grip = useRef<Grip | null>(null)
  const press = (event: PointerEvent, corner: CropCorner | null) => {
    event.preventDefault()
    event.stopPropagation()
    stage.current?.setPointerCapture(event.pointerId)
    grip.current = { corner, x: event.clientX, y: event.clientY, box }
  }
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const held = grip.current
    const size = stage.current?.getBoundingClientRect()
    if (!held || !size) return
    const right = (clientX - held.x) / size.width
    const down = (clientY - held.y) / size.height
    onChange(
      held.corner ? resizedBox(held.box, held.corner, right, down, ratio) : movedBox(held.box, right, down),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const right = event.key === 'ArrowRight' ? STEP : event.key === 'ArrowLeft' ? -STEP : 0
    const down = event.key === 'ArrowDown' ? STEP : event.key === 'ArrowUp' ? -STEP : 0
    if (right === 0 && down === 0) return
    event.preventDefault()
    const grown = ratio === undefined ? [right, down] : [right + down, (right + down) * ratio]
    onChange(
      event.shiftKey
        ? resizedBox(box, 'se', grown[0] ?? 0, grown[1] ?? 0, ratio)
        : movedBox(box, right, down),
    )
  }
  return (
    <div
      ref={stage}
      className="crop-stage"
      style={{
        aspectRatio: `${picture.width} / ${picture.height}`,
        maxWidth: `calc(52dvh * ${picture.width / picture.height})`,
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = null
      }}
    >
      <img src={picture.url} alt="" draggable={false} className="size-full" />
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move it
        tabIndex={0}
        aria-label={t.crop_box}
        className="crop-box"
        style={{
          left: `${box.x * 100}%`,
          top: `${box.y * 100}%`,
          width: `${box.width * 100}%`,
          height: `${box.height * 100}%`,
        }}
        onPointerDown={(event) => press(event, null)}
        onKeyDown={onKeyDown}
      >
        {corners.map((corner) => (
          <span
            key={corner}
            className="crop-corner"
            data-corner={corner}
            onPointerDown={(event) => press(event, corner)}
          />
        ))}
      </div>
    </div>
  )
}
