/** A point of an outline, in the font's units, y upwards. Between two that are not `on` lies the middle one. */
export type OutlinePoint = { readonly x: number; readonly y: number; readonly on: boolean }
export type Contour = readonly OutlinePoint[]

export type Font = {
  /** Units in the height of the em. */
  readonly unitsPerEm: number
  /** 400 is regular, 700 bold. */
  readonly weight: number
  /** Height of the capital H. */
  readonly capHeight: number
  /** 0 where the font does not have this character. */
  glyphOf(codePoint: number): number
  advanceOf(glyph: number): number
  outlineOf(glyph: number): readonly Contour[]
  /** The kerning between these two letters, font units. */
  kerningOf(left: number, right: number): number
}
