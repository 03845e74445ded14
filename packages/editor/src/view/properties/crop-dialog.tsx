import { type Crop, type ImageElement, roundToHundredth } from '@estampa/domain/customization/design'
import { Button } from '@estampa/ui/button'
import { Popup } from '@estampa/ui/popup'
import { type PointerEvent, useRef, useState } from 'react'
import { LengthField } from '../controls/length-field.tsx'
import { useEditorStore } from '../editor-store.ts'
import type { EditorLogo } from '../host.ts'
import { useEditorMessages } from '../messages.ts'

type CropDialogProps = { element: ImageElement; logo: EditorLogo; onClose: () => void }

/** Parts of the picture that are cut off on each side, 0…1. */
type Cut = { left: number; right: number; top: number; bottom: number }
type Side = keyof Cut
const sides = ['left', 'right', 'top', 'bottom'] as const

const opposite: Record<Side, Side> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }
/** So much of the picture stays at least. */
const min = 0.05

const cutOf = (crop: Crop | null): Cut =>
  crop
    ? { left: crop.x, top: crop.y, right: 1 - crop.x - crop.width, bottom: 1 - crop.y - crop.height }
    : { left: 0, right: 0, top: 0, bottom: 0 }

function cropOf(cut: Cut): Crop | null {
  const [x, y] = [exactlyPart(cut.left), exactlyPart(cut.top)]
  const width = exactlyPart(1 - cut.right) - x
  const height = exactlyPart(1 - cut.bottom) - y
  return x === 0 && y === 0 && width === 1 && height === 1 ? null : { x, y, width, height }
}

/** Ten-thousandths of the picture's side. */
const exactlyPart = (part: number) => roundToHundredth(part * 100) / 100

export function CropDialog({ element, logo, onClose }: CropDialogProps) {
  const t = useEditorMessages()
  const store = useEditorStore()
  const [cut, setCut] = useState(() => cutOf(element.crop))
  const change = (side: Side, part: number) =>
    setCut((now) => ({ ...now, [side]: Math.min(Math.max(part, 0), 1 - now[opposite[side]] - min) }))
  const apply = () => {
    const crop = cropOf(cut)
    // what stays keeps its scale: the box shrinks with the picture
    const before = element.crop ?? { width: 1, height: 1 }
    const now = crop ?? { width: 1, height: 1 }
    const measured = {
      width: (element.width * now.width) / before.width,
      height: (element.height * now.height) / before.height,
    }
    store.send({ type: 'change', id: element.id, look: { crop }, measured })
    onClose()
  }
  return (
    <Popup
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.crop}
      close={t.close}
      footer={
        <>
          <Button variant="quiet" onClick={() => setCut(cutOf(null))}>
            {t.crop_whole}
          </Button>
          <Button onClick={apply}>{t.apply}</Button>
        </>
      }
    >
      <p className="mb-3 text-14 text-ink-soft">{t.crop_text}</p>
      <CropFrame logo={logo} cut={cut} onCut={change} />
      <div className="mt-4 grid grid-cols-4 gap-2 max-sm:grid-cols-2">
        {sides.map((side) => (
          <LengthField
            key={side}
            label={t[`crop_${side}`]}
            value={cut[side] * 100}
            step={1}
            places={1}
            onChange={(part) => change(side, part / 100)}
          />
        ))}
      </div>
    </Popup>
  )
}

type CropFrameProps = { logo: EditorLogo; cut: Cut; onCut: (side: Side, part: number) => void }

const handles: Record<Side, string> = {
  left: 'inset-y-0 left-0 w-6 -translate-x-1/2 cursor-ew-resize before:inset-y-3/10 before:left-1/2 before:w-1.5 before:-translate-x-1/2',
  right:
    'inset-y-0 right-0 w-6 translate-x-1/2 cursor-ew-resize before:inset-y-3/10 before:left-1/2 before:w-1.5 before:-translate-x-1/2',
  top: 'inset-x-0 top-0 h-6 -translate-y-1/2 cursor-ns-resize before:inset-x-3/10 before:top-1/2 before:h-1.5 before:-translate-y-1/2',
  bottom:
    'inset-x-0 bottom-0 h-6 translate-y-1/2 cursor-ns-resize before:inset-x-3/10 before:top-1/2 before:h-1.5 before:-translate-y-1/2',
}

/** The whole picture; what is cut off lies in the shade. The fields below say the same to a keyboard. */
function CropFrame({ logo, cut, onCut }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const dragged = useRef<Side | null>(null)
  const grab = (side: Side) => (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = side
  }
  const drag = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    const side = dragged.current
    if (!box || !side) return
    const x = (event.clientX - box.left) / box.width
    const y = (event.clientY - box.top) / box.height
    onCut(side, { left: x, right: 1 - x, top: y, bottom: 1 - y }[side])
  }
  const percent = (part: number) => `${part * 100}%`
  return (
    <div
      ref={frame}
      className="checkered relative mx-auto max-h-view-45 touch-none select-none"
      style={{ aspectRatio: logo.width / logo.height, maxWidth: `calc(46dvh * ${logo.width / logo.height})` }}
    >
      <img src={logo.url} alt="" draggable={false} className="size-full" />
      <div
        className="absolute border-2 border-ink shadow-veil"
        style={{
          left: percent(cut.left),
          right: percent(cut.right),
          top: percent(cut.top),
          bottom: percent(cut.bottom),
        }}
      >
        {sides.map((side) => (
          <span
            key={side}
            aria-hidden="true"
            onPointerDown={grab(side)}
            onPointerMove={drag}
            onPointerUp={() => {
              dragged.current = null
            }}
            className={`absolute before:absolute before:rounded-full before:bg-ink before:ring-2 before:ring-white ${handles[side]}`}
          />
        ))}
      </div>
    </div>
  )
}
