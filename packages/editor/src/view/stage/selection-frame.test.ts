import { describe, expect, test } from 'vitest'
import { cursorOf, frameHandlesOf, frameOf, handleAt, isPointWithin, touch } from './selection-frame.ts'

const stage = { width: 390, height: 700 }
const view = { scale: 4, x: 20, y: 60 }
const seen = { view, stage, stretches: false }
const small = { x: 40, y: 40, width: 3, height: 2, angle: 0 }

describe('the frame around what is chosen', () => {
  test('a finger can move what is smaller than a finger: its handles stand around it', () => {
    const grips = frameHandlesOf(small, touch.coarse, seen)
    expect(handleAt(grips, { x: 180, y: 220 }, touch.coarse)).toBe(null)
    expect(isPointWithin(grips.outline, { x: 180, y: 220 })).toBe(true)
    expect(handleAt(grips, { x: 180 + 34, y: 220 + 34 }, touch.coarse)).toBe('se')
  })

  test('targets of a finger are 44 pixels wide', () => {
    const grips = frameHandlesOf({ ...small, width: 40, height: 30 }, touch.coarse, seen)
    const corner = grips.handles.find(({ handle }) => handle === 'nw')
    expect(handleAt(grips, { x: (corner?.x ?? 0) - 21, y: corner?.y ?? 0 }, touch.coarse)).toBe('nw')
    expect(handleAt(grips, { x: (corner?.x ?? 0) - 23, y: corner?.y ?? 0 }, touch.coarse)).toBe(null)
  })

  test('the turning handle stands below where above is off the stage', () => {
    const high = { x: 40, y: -10, width: 20, height: 10, angle: 0 }
    const turn = (frame: typeof high) =>
      frameHandlesOf(frame, touch.fine, seen).handles.find(({ handle }) => handle === 'turn')
    expect(turn(high)?.y).toBeGreaterThan(60 - 10 * 4)
    expect(turn({ ...high, y: 40 })?.y).toBeLessThan(60 + 40 * 4)
  })

  test('several are framed upright, one as it is turned', () => {
    const element = {
      id: 'a',
      name: 'a',
      type: 'clip_art' as const,
      source: 's',
      recolours: [],
      x: 10,
      y: 10,
      width: 20,
      height: 10,
      angle: 90,
      flipX: false,
      flipY: false,
      locked: false,
      hidden: false,
      group: null,
    }
    expect(frameOf([element])?.angle).toBe(90)
    expect(frameOf([element, { ...element, id: 'b', x: 40 }])).toEqual({
      x: 25,
      y: 10,
      width: 40,
      height: 20,
      angle: 0,
    })
    expect(frameOf([])).toBe(null)
  })

  test('cursors point along the way of their handle', () => {
    expect(cursorOf('se', 0)).toBe('nwse-resize')
    expect(cursorOf('e', 90)).toBe('ns-resize')
    expect(cursorOf('nw', 45)).toBe('ns-resize')
    expect(cursorOf('turn', 12)).toBe('grab')
  })
})
