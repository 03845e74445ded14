import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaled } from '../../kernel/geometry.ts'
import type { Action } from '../../kernel/state.ts'
import { type DragKeys, handleDragToAction, moveDragToAction, pinchOf } from './drag-to-action.ts'
import { type Corner, frameOf, handlePositions, pointOf } from './selection-frame.ts'

const plain: DragKeys = { shift: false, alt: false, free: false, snapMm: 1 }
const logo = {
  id: 'a',
  name: 'Logo',
  type: 'image' as const,
  logo_id: 'b',
  crop: null,
  recolours: [],
  x: 40,
  y: 30,
  width: 20,
  height: 10,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
}
const corner = fc.constantFrom<Corner>('nw', 'ne', 'se', 'sw')
const angle = fc.integer({ min: 0, max: 359 })

function scaleOf(action: Action) {
  if (action.type !== 'scale') throw new Error(`${action.type} is no scale`)
  return action
}

describe('pulling at a handle', () => {
  test('a pulled corner follows the pointer and the opposite one stays [BLD-03]', () => {
    fc.assert(
      fc.property(corner, angle, fc.double({ min: 0.2, max: 4, noNaN: true }), (name, turn, factor) => {
        const frame = { ...logo, angle: turn }
        const place = handlePositions[name]
        const [from, far] = [pointOf(frame, place), pointOf(frame, { x: -place.x, y: -place.y })]
        const to = { x: far.x + (from.x - far.x) * factor, y: far.y + (from.y - far.y) * factor }
        const { factor: by, anchor } = scaleOf(handleDragToAction(frame, name, from)(to, plain))
        const [grown] = scaled([frame], by, anchor)
        const after = frameOf(grown ? [grown] : [])
        expect(after && pointOf(after, place).x).toBeCloseTo(to.x, 1)
        expect(after && pointOf(after, place).y).toBeCloseTo(to.y, 1)
        expect(after && pointOf(after, { x: -place.x, y: -place.y }).x).toBeCloseTo(far.x, 1)
      }),
    )
  })

  test('with alt the middle stays', () => {
    const follow = handleDragToAction(logo, 'se', { x: 50, y: 35 })
    expect(follow({ x: 60, y: 40 }, { ...plain, alt: true })).toEqual({
      type: 'scale',
      factor: { x: 2, y: 2 },
      anchor: { x: 40, y: 30 },
    })
  })

  test('a side stretches along its own axis only, also where the element is turned', () => {
    const frame = { ...logo, angle: 90 }
    // the east side of something turned by 90° looks down
    const { factor, anchor } = scaleOf(
      handleDragToAction(frame, 'e', { x: 40, y: 40 })({ x: 43, y: 50 }, plain),
    )
    expect(factor.x).toBeCloseTo(1.5)
    expect(factor.y).toBe(1)
    expect(anchor.x).toBeCloseTo(40)
    expect(anchor.y).toBeCloseTo(20)
  })

  test('a corner pulled through the opposite one makes it small, not mirrored', () => {
    const { factor } = scaleOf(handleDragToAction(logo, 'se', { x: 50, y: 35 })({ x: 0, y: 0 }, plain))
    expect(factor.x).toBeGreaterThan(0)
    expect(factor.x).toBeLessThan(0.05)
  })

  test('the turning handle turns by what the pointer goes around, the short way', () => {
    const follow = handleDragToAction(logo, 'turn', { x: 39, y: 10 })
    expect(follow({ x: 60, y: 29 }, plain)).toMatchObject({ type: 'rotate', around: { x: 40, y: 30 } })
    const action = handleDragToAction({ ...logo, x: 0, y: 0 }, 'turn', { x: -10, y: 1 })(
      { x: -10, y: -1 },
      plain,
    )
    expect(action.type === 'rotate' && action.by).toBeCloseTo(11.42, 1)
  })

  test('shift keeps a movement to the axis that went farther; ctrl lets nothing snap', () => {
    const follow = moveDragToAction({ x: 0, y: 0 })
    expect(follow({ x: 5, y: -9 }, { ...plain, shift: true })).toEqual({
      type: 'move',
      by: { x: 0, y: -9 },
      snap: 1,
    })
    expect(follow({ x: 5, y: -9 }, { ...plain, free: true })).toEqual({ type: 'move', by: { x: 5, y: -9 } })
  })

  test('two fingers tell how far they went apart, around and along', () => {
    const before = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ] as const
    const { factor, turn, shift } = pinchOf(before, [
      { x: 5, y: -10 },
      { x: 5, y: 10 },
    ])
    expect([factor, turn, shift]).toEqual([2, 90, { x: 0, y: 0 }])
  })
})
