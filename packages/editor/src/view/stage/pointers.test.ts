import type { ClipArtElement } from '@estampa/domain/customization/design'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openEditor } from '../../kernel/open-editor.ts'
import { reduce } from '../../kernel/reduce.ts'
import { activeView, movable } from '../../kernel/selectors.ts'
import { Pointers } from './pointers.ts'
import { frameHandlesOf, frameOf, frameOutline, isPointWithin, touch } from './selection-frame.ts'
import type { StageApi } from './stage-api.ts'
import type { Viewpoint } from './viewpoint.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shape = (id: string, x: number, more: Partial<ClipArtElement> = {}): ClipArtElement => ({
  id,
  name: id,
  type: 'clip_art',
  source: 'star.svg',
  recolours: [],
  x,
  y: 50,
  width: 20,
  height: 20,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
  ...more,
})

/** A stage of 400 × 400 pixels over an area of 100 × 100 mm: four pixels are a millimeter. */
function open(elements: readonly ClipArtElement[], kind: 'mouse' | 'touch' = 'mouse') {
  const area = { id: 1, name: 'Frente', width: 100, height: 100, most: null }
  const view = { printing_area_id: 1, technique_id: null, elements, instructions: '' }
  let state = openEditor({ version: 1, views: [view] }, [area], 1)
  let viewpoint: Viewpoint = { scale: 4, x: 0, y: 0 }
  const edited: string[] = []
  const send: StageApi['send'] = (action) => {
    state = reduce(state, action)
  }
  const stageApi = (): StageApi => {
    const free = movable(state)
    const frame = frameOf(free)
    const stage = { width: 400, height: 400 }
    const picture = { left: 0, top: 0, right: 100, bottom: 100 }
    const scene = { width: 100, height: 100, pixelMm: 0.1, picture }
    const all = activeView(state).elements
    return {
      state,
      stage,
      frame,
      send,
      sendSoon: send,
      view: viewpoint,
      scene,
      elements: all,
      handles: (coarse) =>
        frame &&
        frameHandlesOf(frame, coarse ? touch.coarse : touch.fine, {
          view: viewpoint,
          stage,
          stretches: free.length === 1,
        }),
      hit: (at) => all.findLast((one) => !one.hidden && isPointWithin(frameOutline(one, viewpoint), at)),
      setViewpoint: (next) => {
        viewpoint = next
      },
      showMarquee: () => undefined,
      showGesture: () => undefined,
      edit: (element) => edited.push(element.id),
    }
  }
  const pointers = new Pointers(stageApi)
  const event = (held: Partial<PointerEvent> = {}) =>
    ({
      pointerId: 1,
      pointerType: kind,
      button: 0,
      shiftKey: false,
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      ...held,
    }) as PointerEvent
  const draw = {
    press: (x: number, y: number, held?: Partial<PointerEvent>) => {
      pointers.down(event(held), { x, y })
      return draw
    },
    drag: (x: number, y: number, held?: Partial<PointerEvent>) => {
      pointers.move(event(held), { x, y })
      return draw
    },
    release: (held?: Partial<PointerEvent>) => {
      pointers.up(event(held))
      return draw
    },
    click: (x: number, y: number, held?: Partial<PointerEvent>) => draw.press(x, y, held).release(held),
  }
  const one = (id: string) => activeView(state).elements.find((element) => element.id === id)
  return {
    draw,
    pointers,
    one,
    edited,
    chosen: () => state.selection,
    viewpoint: () => viewpoint,
    past: () => state.past.length,
  }
}

describe('a mouse', () => {
  test('a drag chooses and moves at once, is one step of the history and stays inside [BLD-03, BLD-07]', () => {
    const { draw, one, chosen, past } = open([shape('a', 50)])
    draw.press(200, 200).drag(240, 200).drag(900, 210, { ctrlKey: true }).release()
    expect(chosen()).toEqual(['a'])
    expect(one('a')?.x).toBe(90)
    expect(past()).toBe(1)
  })

  test('a click that trembles moves nothing', () => {
    const { draw, one, past } = open([shape('a', 50)])
    draw.press(200, 200).drag(202, 201).release()
    expect([one('a')?.x, past()]).toEqual([50, 0])
  })

  test('the selection moves also where something else lies over it; a click selects what lies over it', () => {
    const { draw, one, chosen } = open([shape('a', 50), shape('b', 55)])
    draw.click(165, 200)
    expect(chosen()).toEqual(['a'])
    draw.press(225, 200).drag(225, 300, { ctrlKey: true }).release()
    expect([one('a')?.y, one('b')?.y]).toEqual([75, 50])
    draw.click(225, 200)
    expect(chosen()).toEqual(['b'])
  })

  test('a marquee selects what it touches except locked elements; shift adds and removes', () => {
    const { draw, chosen } = open([shape('a', 20), shape('b', 50, { locked: true }), shape('c', 80)])
    draw.press(5, 100).drag(395, 205).release()
    expect(chosen()).toEqual(['a', 'c'])
    draw.click(80, 200, { shiftKey: true })
    expect(chosen()).toEqual(['c'])
    draw.click(5, 5)
    expect(chosen()).toEqual([])
  })

  test('a click chooses what is locked, and nothing moves it', () => {
    const { draw, one, chosen } = open([shape('a', 50, { locked: true })])
    draw.click(200, 200)
    expect(chosen()).toEqual(['a'])
    draw.press(200, 200).drag(300, 200).release()
    expect(one('a')?.x).toBe(50)
  })

  test('corners scale, the handle above turns, Escape takes a drag back [BLD-04]', () => {
    const { draw, one, pointers } = open([shape('a', 50)])
    draw.click(200, 200).press(240, 240).drag(280, 280).release()
    expect(one('a')).toMatchObject({ x: 55, y: 55, width: 30, height: 30 })
    draw.press(220, 130).drag(320, 220, { shiftKey: true }).release()
    expect(one('a')?.angle).toBe(90)
    draw.press(220, 220).drag(150, 150)
    pointers.cancel()
    expect(one('a')).toMatchObject({ x: 55, y: 55 })
  })

  test('two clicks on the same open it, the middle button moves the view', () => {
    const { draw, edited, viewpoint, one } = open([shape('a', 50), shape('b', 80)])
    draw.click(200, 200).click(320, 200).click(200, 200)
    expect(edited).toEqual([])
    draw.click(200, 200)
    expect(edited).toEqual(['a'])
    draw.press(200, 200, { button: 1 }).drag(230, 190, { button: 1 }).release()
    expect(viewpoint()).toMatchObject({ x: 30, y: -10 })
    expect(one('a')?.x).toBe(50)
  })
})

describe('fingers', () => {
  test('one moves an element, on the ground it moves the view', () => {
    const { draw, one, viewpoint } = open([shape('a', 50)], 'touch')
    draw.press(200, 200).drag(200, 300).release()
    expect(one('a')?.y).toBe(75)
    draw.press(30, 30).drag(60, 30).release()
    expect(viewpoint().x).toBe(30)
  })

  test('two around what is chosen, or with one on it, scale and turn it [BLD-07]', () => {
    const { draw, one, past } = open([shape('a', 50)], 'touch')
    draw.click(200, 200)
    draw.press(100, 200).press(300, 200, { pointerId: 2 })
    draw.drag(200, 100).drag(200, 300, { pointerId: 2 }).release().release({ pointerId: 2 })
    expect(one('a')?.angle).toBe(90)
    expect(past()).toBe(1)
  })

  test('two fingers beside the selection zoom in and leave it as it is [BLD-07]', () => {
    const { draw, one, viewpoint, past } = open([shape('a', 50)], 'touch')
    draw.click(200, 200)
    draw.press(40, 350).press(80, 350, { pointerId: 2 })
    draw.drag(20, 350).drag(100, 350, { pointerId: 2 }).release().release({ pointerId: 2 })
    expect(viewpoint().scale).toBeCloseTo(8)
    expect([one('a')?.width, past()]).toEqual([20, 0])
  })

  test('two fingers zoom in where nothing is selected, and select nothing', () => {
    const { draw, chosen, viewpoint, past } = open([shape('a', 50)], 'touch')
    draw.press(180, 200).press(220, 200, { pointerId: 2 })
    draw.drag(160, 200).drag(240, 200, { pointerId: 2 }).release().release({ pointerId: 2 })
    expect(viewpoint().scale).toBeCloseTo(8)
    expect([chosen(), past()]).toEqual([[], 0])
  })

  test('one that rests chooses more', () => {
    const { draw, chosen } = open([shape('a', 20), shape('b', 80)], 'touch')
    draw.click(80, 200).press(320, 200)
    vi.advanceTimersByTime(500)
    draw.release()
    expect(chosen()).toEqual(['a', 'b'])
  })

  test('the second finger of a drag ends it where it is', () => {
    const { draw, one, past } = open([shape('a', 50)], 'touch')
    draw.press(200, 200).drag(200, 300).press(300, 300, { pointerId: 2 })
    draw.release({ pointerId: 2 }).drag(200, 100).release()
    expect([one('a')?.y, past()]).toEqual([75, 1])
  })
})
