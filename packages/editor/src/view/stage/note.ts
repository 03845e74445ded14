import { centimetres, decimal } from '../words/decimal.ts'
import type { Doing } from './desk.ts'
import type { Frame } from './frame.ts'

/** What stands beside the frame while a gesture goes on: the number that it changes. */
export function noteOf(doing: Doing | null, frame: Frame | null): string | null {
  if (!frame || !doing || doing === 'move') return null
  const size = `${centimetres(frame.width)} × ${centimetres(frame.height)} cm`
  const angle = `${decimal(frame.angle)}°`
  if (doing === 'turn') return angle
  return doing === 'pinch' ? `${size} · ${angle}` : size
}
