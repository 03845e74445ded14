import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { smallPicture } from '../controls/small-picture.ts'
import { lookMessages } from '../messages/look.ts'
import type { LookBanner } from './use-look.ts'

type Focus = NonNullable<LookBanner['focus']>
type FocusFieldProps = { url: string; focus: Focus | null; onChange: (focus: Focus | null) => void }

const STEP = 5
const middle: Focus = { x: 50, y: 50 }
const steps: Record<string, Focus> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** The point of a picture that stays in sight wherever it is cut. */
export function FocusField({ url, focus, onChange }: FocusFieldProps) {
  const t = useMessages(lookMessages)
  const id = useId()
  const point = focus ?? middle
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) })
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onChange({ x: within(point.x + step.x), y: within(point.y + step.y) })
  }
  return (
    <div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={t.focus}
        aria-describedby={id}
        aria-valuenow={point.x}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={focus ? t.focus_at(focus.x, focus.y) : t.focus_clear}
        className="focus-field"
        onClick={press}
        onKeyDown={move}
      >
        <img src={smallPicture(url, 640)} alt="" draggable={false} />
        {focus && <span className="focus-point" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />}
      </div>
      <p id={id} className="mt-1.5 text-13 text-ink-faint">
        {t.focus_hint}
      </p>
      {focus && (
        <Button variant="quiet" size="small" onClick={() => onChange(null)}>
          {t.focus_clear}
        </Button>
      )}
    </div>
  )
}

const percent = (part: number) => within(Math.round(part * 100))
const within = (value: number) => Math.min(100, Math.max(0, value))
