import { decimal } from '@estampa/domain/messages/numbers'
import { centimeters } from '../messages/decimal.ts'
import type { SelectionFrame } from './selection-frame.ts'
import type { ActiveGesture } from './stage-api.ts'

/** The label beside the frame during a gesture: the number that it changes. */
export function gestureNote(gesture: ActiveGesture | null, frame: SelectionFrame | null): string | null {
  if (!frame || !gesture || gesture === 'move') return null
  const size = `${centimeters(frame.width)} × ${centimeters(frame.height)} cm`
  const angle = `${decimal(frame.angle)}°`
  if (gesture === 'turn') return angle
  return gesture === 'pinch' ? `${size} · ${angle}` : size
}
