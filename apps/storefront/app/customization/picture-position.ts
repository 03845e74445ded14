/**
 * The one picture of a print area, placed by the geometry of the editor's kernel, in millimeters. Whatever a person
 * does, the picture stays inside: a move slides along the edge, a size that does not fit is the largest that does.
 */
import { PICTURE_ID } from '@estampa/domain/customization/art'
import { maxArtSize } from '@estampa/domain/customization/check-design'
import {
  type DesignElement,
  type Dimensions,
  type ImageElement,
  MAX_ELEMENT_NAME_LENGTH,
  type Point,
} from '@estampa/domain/customization/design'
import { areaSize, surfaceFor } from '@estampa/domain/customization/outline'
import type { EditorArea } from '@estampa/editor/kernel'
import { fitted, movedInside, resized, revised, roomFor, rounded, turned } from '@estampa/editor/kernel'
import type { Technique } from '../catalog/load-product.ts'
import type { PrintArea } from '../catalog/product.ts'

/** The longer side of a picture is at least this long. */
export const MIN_PICTURE_MM = 5
/** The share of the largest size that a new picture has. */
const FIRST_SHARE = 0.8

type NamedPicture = Dimensions & { readonly id: string; readonly name: string }

/** Stands in for a logo that has not come yet: twice as wide as high. */
export const anyLogo: NamedPicture = { id: '', name: '', width: 1_000, height: 500 }

/** The print area with the largest size that the technique makes. */
export function toEditorArea(area: PrintArea, technique: Technique | undefined): EditorArea {
  const { id, name } = area
  const surface = surfaceFor(areaSize(area), technique)
  return { id, name, ...surface, most: technique ? maxArtSize(technique) : null }
}

/** In an ellipse what fills its box would be cut at its corners. */
function firstShare({ shape }: EditorArea): number {
  return shape === 'ellipse' ? FIRST_SHARE * Math.SQRT1_2 : FIRST_SHARE
}

/** A new picture lies in the middle and leaves some air around. */
export function firstPicture(logo: NamedPicture, area: EditorArea): ImageElement {
  const { most } = roomFor(area, [])
  const aspect = logo.width / logo.height
  const room = { width: Math.min(most.width, area.width), height: Math.min(most.height, area.height) }
  const width = firstShare(area) * Math.min(room.width, room.height * aspect)
  const picture: ImageElement = {
    type: 'image',
    id: PICTURE_ID,
    name: logo.name.slice(0, MAX_ELEMENT_NAME_LENGTH),
    logo_id: logo.id,
    crop: null,
    recolours: [],
    x: area.width / 2,
    y: area.height / 2,
    width,
    height: width / aspect,
    angle: 0,
    flipX: false,
    flipY: false,
    locked: false,
    hidden: false,
    group: null,
  }
  return pictureOr(picture, fitted(rounded(picture), roomFor(area, [])))
}

export function movePicture(picture: ImageElement, by: Point, area: EditorArea): ImageElement {
  return pictureOr(picture, movedInside([picture], by, roomFor(area, []))?.[0])
}

/** Larger or smaller around its center, with its proportions. */
export function scalePicture(picture: ImageElement, factor: number, area: EditorArea): ImageElement {
  const smallest = MIN_PICTURE_MM / Math.max(picture.width, picture.height)
  const size = Math.max(factor, smallest)
  return pictureOr(picture, fitted(resized(picture, { x: size, y: size }), roomFor(area, [])))
}

/** Turned by so many degrees; smaller where it no longer fits. */
export function turnPicture(picture: ImageElement, degrees: number, area: EditorArea): ImageElement {
  return pictureOr(picture, fitted(turned(picture, degrees, picture), roomFor(area, [])))
}

export function centerPicture(picture: ImageElement, area: EditorArea): ImageElement {
  return pictureOr(picture, rounded(revised(picture, { x: area.width / 2, y: area.height / 2 })))
}

/** Another version of the picture in the same frame, as large as fits into it. */
export function exchangePicture(picture: ImageElement, logo: NamedPicture, area: EditorArea): ImageElement {
  const aspect = logo.width / logo.height
  const width = Math.min(picture.width, picture.height * aspect)
  const next: ImageElement = {
    ...picture,
    name: logo.name.slice(0, MAX_ELEMENT_NAME_LENGTH),
    logo_id: logo.id,
    recolours: [],
    width,
    height: width / aspect,
  }
  return pictureOr(next, fitted(rounded(next), roomFor(area, [])))
}

const pictureOr = (before: ImageElement, element: DesignElement | null | undefined): ImageElement =>
  element?.type === 'image' ? element : before
