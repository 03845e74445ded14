/** New elements: in the middle of the print area, as large as looks well. The kernel makes them fit. */
import {
  type ClipArtElement,
  type Dimensions,
  type ImageElement,
  MAX_ELEMENT_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  type TextElement,
} from '@estampa/domain/customization/design'
import type { EditorArea } from '../kernel/state.ts'
import type { ClipArt, EditorLogo } from './host.ts'

/** Share of the print area that a new picture fills at most. */
const share = 0.7

/** Random, without punctuation: browsers offer randomUUID on secure origins only. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const base = (area: EditorArea, name: string) => ({
  id: newId(),
  name: name.slice(0, MAX_ELEMENT_NAME_LENGTH),
  x: area.width / 2,
  y: area.height / 2,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
})

/** Not so near the edge that it could be cut, where the print area is large enough for that. */
const margin = 2.2
const roomIn = (length: number) => Math.max(length * 0.4, Math.min(length * share, length - 2 * margin))

function fitted({ width, height }: Dimensions, area: EditorArea): Dimensions {
  const room = { width: area.most?.width ?? area.width, height: area.most?.height ?? area.height }
  const scale = Math.min(roomIn(room.width) / width, roomIn(room.height) / height)
  return { width: width * scale, height: height * scale }
}

export function newImage(logo: EditorLogo, area: EditorArea): ImageElement {
  const name = logo.name.replace(/\.[a-z0-9]{2,5}$/i, '')
  return {
    ...base(area, name),
    ...fitted(logo, area),
    type: 'image',
    logo_id: logo.id,
    crop: null,
    recolours: [],
  }
}

export function newClipArt({ title, source }: ClipArt, size: Dimensions, area: EditorArea): ClipArtElement {
  return { ...base(area, title), ...fitted(size, area), type: 'clip_art', source, recolours: [] }
}

export function newText(text: string, font: string, color: string, area: EditorArea): TextElement {
  // a line of eight letters fills two thirds of the place
  const room = Math.min(area.height * 0.35, (area.width * share) / (text.length * 0.55))
  // half millimeters: a size of 14.32 looks like a mistake
  const size = Math.max(2, Math.floor(room * 2) / 2)
  return {
    ...base(area, text),
    width: size,
    height: size,
    type: 'text',
    text: text.slice(0, MAX_TEXT_LENGTH),
    font,
    size,
    letterSpacing: 0,
    lineHeight: 1.2,
    align: 'center',
    colour: color,
    outline: null,
    curve: null,
  }
}
