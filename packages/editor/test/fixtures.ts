/** A mug with a wide front and a small back, and what people put on it. */
import type {
  ClipArtElement,
  Design,
  DesignElement,
  ImageElement,
  TextElement,
} from '@estampa/domain/customization/design'
import { openEditor } from '../src/kernel/open-editor.ts'
import { reduce } from '../src/kernel/reduce.ts'
import { activeView } from '../src/kernel/selectors.ts'
import type { Action, EditorArea, EditorState } from '../src/kernel/state.ts'

export const front: EditorArea = { id: 11, name: 'Frente', width: 80, height: 60, most: null }
export const back: EditorArea = { id: 12, name: 'Dorso', width: 30, height: 40, most: null }

const placed = {
  x: 40,
  y: 30,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
}

export function logo(id: string, numbers: Partial<ImageElement> = {}): ImageElement {
  return {
    ...placed,
    type: 'image',
    id,
    name: `logo ${id}`,
    width: 20,
    height: 10,
    logo_id: '6b1f7a52-3f3c-4a57-9d0e-1f2a3b4c5d6e',
    crop: null,
    recolours: [],
    ...numbers,
  }
}

export function shape(id: string, numbers: Partial<ClipArtElement> = {}): ClipArtElement {
  return {
    ...placed,
    type: 'clip_art',
    id,
    name: `forma ${id}`,
    width: 10,
    height: 10,
    source: '/designs/ola.svg',
    recolours: [],
    ...numbers,
  }
}

export function words(id: string, numbers: Partial<TextElement> = {}): TextElement {
  return {
    ...placed,
    type: 'text',
    id,
    name: `texto ${id}`,
    width: 30,
    height: 6,
    text: 'Bodega',
    font: 'lato',
    size: 6,
    letterSpacing: 0,
    lineHeight: 1.2,
    align: 'center',
    colour: '#7a1a2c',
    outline: null,
    curve: null,
    ...numbers,
  }
}

export function designOf(...elements: DesignElement[]): Design {
  return { version: 1, views: [{ printing_area_id: 11, technique_id: null, elements, instructions: '' }] }
}

export function editorWith(...elements: DesignElement[]): EditorState {
  return openEditor(designOf(...elements), [front, back], front.id)
}

export function after(state: EditorState, ...actions: Action[]): EditorState {
  return actions.reduce(reduce, state)
}

export function find<Element extends DesignElement = DesignElement>(state: EditorState, id: string): Element {
  const element = activeView(state).elements.find((one) => one.id === id)
  if (!element) throw new Error(`no element ${id}`)
  return element as Element
}

/** Selects elements, moves them and ends the gesture. */
export function drag(state: EditorState, ids: string[], ...ways: [x: number, y: number][]): EditorState {
  const moves = ways.map(([x, y]): Action => ({ type: 'move', by: { x, y } }))
  return after(state, { type: 'select', ids }, ...moves, { type: 'settle' })
}
