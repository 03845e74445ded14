/**
 * The art of a page while it is drawn: what is painted, as SVG, with the clips, masks, gradients and pictures that it refers
 * to, and the box of what can be seen of it.
 */
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { boxPath, contains, intersection, type PageBox, union, written } from './geometry.ts'

/** What limits drawing: a box, and an outline where it is more than boxes. */
export type PageClip = {
  /** Around everything that is left. */
  readonly box: PageBox | null
  /** Of the clips that are upright rectangles. */
  readonly rectangle: PageBox
  /** The id of the others, one within the other. */
  readonly outlineId: string | null
}
/** What is painted stands in this. */
type Surroundings = { readonly clip: PageClip; readonly maskId: string | null }
export type PagePixels = {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}
export type GroupEffects = { readonly opacity: number; readonly blend: string }

type Painted = {
  readonly key: string
  readonly opening: string
  readonly closing: string
  readonly element: string
}
type Group = { readonly painted: Painted[]; hasBlends: boolean }

/** Elements and characters of a drawing that people make; more is refused. */
const MAX_ELEMENTS = 20_000
const MAX_CHARACTERS = 4_500_000

export class PageArt {
  readonly page: PageBox
  readonly pictures: PagePixels[] = []
  readonly #definitions: string[] = []
  readonly #groups: Group[] = [{ painted: [], hasBlends: false }]
  #ids = 0
  #elements = 0
  #characters = 0
  /** Not everything that is painted is seen: masks and patterns are not. */
  #hidden = 0
  #inked: PageBox | null = null
  #fault: Refusal | undefined

  constructor(page: PageBox) {
    this.page = page
  }

  get inked(): PageBox | null {
    return this.#inked
  }

  /** Why the page cannot be drawn as it is; the first reason. */
  get fault(): Refusal | undefined {
    return this.#fault
  }

  fail(refusal: string, params: Record<string, unknown> = {}): void {
    this.#fault ??= refuse(refusal, params)
  }

  newId(kind: string): string {
    this.#ids += 1
    return `${kind}${this.#ids}`
  }

  define(definition: string): void {
    this.#count(definition)
    this.#definitions.push(definition)
  }

  /** `box` is around the element without its clip. */
  paint(element: string, box: PageBox | null, { clip, maskId }: Surroundings, blend = 'normal'): void {
    const seen = box && clip.box && intersection(box, clip.box)
    if (!seen || !box) return
    if (this.#hidden === 0) this.#inked = union(this.#inked, seen)
    this.#count(element)
    if (blend !== 'normal') for (const group of this.#groups) group.hasBlends = true
    const around = this.#around(box, clip, maskId)
    const key = around.join(' ')
    this.#groups.at(-1)?.painted.push({
      key,
      opening: around.map((attribute) => `<g ${attribute}>`).join(''),
      closing: '</g>'.repeat(around.length),
      element: blend === 'normal' ? element : `<g style="mix-blend-mode:${blend}">${element}</g>`,
    })
  }

  /** Only the clips that take something away from it. */
  #around(box: PageBox, { rectangle, outlineId }: PageClip, maskId: string | null): string[] {
    const around: string[] = []
    if (maskId) around.push(`mask="url(#${maskId})"`)
    if (!contains(rectangle, box)) around.push(`clip-path="url(#${this.#rectangleClip(rectangle)})"`)
    if (outlineId) around.push(`clip-path="url(#${outlineId})"`)
    return around
  }

  readonly #rectangles = new Map<string, string>()

  #rectangleClip(rectangle: PageBox): string {
    const d = boxPath(rectangle)
    const known = this.#rectangles.get(d)
    if (known) return known
    const id = this.newId('c')
    this.define(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    this.#rectangles.set(d, id)
    return id
  }

  clipTo(
    { clip }: Surroundings,
    d: string,
    box: PageBox | null,
    isRectangle: boolean,
    rule: string,
  ): PageClip {
    const left = box && clip.box && intersection(clip.box, box)
    if (!left || !box) return { ...clip, box: null }
    if (isRectangle) {
      return { ...clip, box: left, rectangle: intersection(clip.rectangle, box) ?? left }
    }
    const id = this.newId('c')
    const within = clip.outlineId ? ` clip-path="url(#${clip.outlineId})"` : ''
    const evenOdd = rule === 'evenodd' ? ' clip-rule="evenodd"' : ''
    this.define(`<clipPath id="${id}"${within}><path d="${d}"${evenOdd}/></clipPath>`)
    return { box: left, rectangle: clip.rectangle, outlineId: id }
  }

  openGroup(isHidden = false): void {
    this.#groups.push({ painted: [], hasBlends: false })
    if (isHidden) this.#hidden += 1
  }

  /** What was painted since `openGroup`, as SVG. */
  closeGroup(isHidden = false): { content: string; hasBlends: boolean } {
    if (isHidden) this.#hidden -= 1
    const group = this.#groups.length > 1 ? this.#groups.pop() : undefined
    return { content: group ? joined(group.painted) : '', hasBlends: group?.hasBlends ?? false }
  }

  /** Closes a group and paints it as one thing. */
  paintGroup({ opacity, blend }: GroupEffects, surroundings: Surroundings, isIsolated: boolean): void {
    const { content, hasBlends } = this.closeGroup()
    if (content === '') return
    const styles = [
      blend === 'normal' ? '' : `mix-blend-mode:${blend}`,
      isIsolated && hasBlends ? 'isolation:isolate' : '',
    ]
    const style = styles.filter(Boolean).join(';')
    const attributes = [
      opacity < 1 ? ` opacity="${written(opacity)}"` : '',
      style && ` style="${style}"`,
    ].join('')
    if (blend !== 'normal') for (const group of this.#groups) group.hasBlends = true
    const around = surroundings.maskId ? [`mask="url(#${surroundings.maskId})"`] : []
    this.#groups.at(-1)?.painted.push({
      key: around.join(' '),
      opening: around.map((attribute) => `<g ${attribute}>`).join(''),
      closing: '</g>'.repeat(around.length),
      element: attributes ? `<g${attributes}>${content}</g>` : content,
    })
  }

  addPicture(pixels: PagePixels): number {
    this.pictures.push(pixels)
    return this.pictures.length - 1
  }

  #count(text: string): void {
    this.#elements += 1
    this.#characters += text.length
    if (this.#elements > MAX_ELEMENTS || this.#characters > MAX_CHARACTERS) this.fail('pdf_too_complex')
  }

  /** The drawing, cut to what is inked. `hrefs` are the pictures as data. */
  write(hrefs: readonly string[]): string {
    const box = this.#inked
    const group = this.#groups[0]
    if (!box || !group) return ''
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const viewBox = [box.left, box.top, width, height].map(written).join(' ')
    const drawn = `<defs>${this.#definitions.join('')}</defs>${joined(group.painted)}`
    const style = group.hasBlends ? ' style="isolation:isolate"' : ''
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${written(width)}" height="${written(height)}" viewBox="${viewBox}"${style}>${drawn}</svg>`.replace(
      /xlink:href="picture:(\d+)"/g,
      (_, index: string) => `xlink:href="${hrefs[Number(index)] ?? ''}"`,
    )
  }
}

/** Neighbors that stand in the same clips and masks share their groups. */
function joined(painted: readonly Painted[]): string {
  const out: string[] = []
  let open: Painted | undefined
  for (const one of painted) {
    if (open?.key !== one.key) out.push(open?.closing ?? '', one.opening)
    out.push(one.element)
    open = one
  }
  return out.join('') + (open?.closing ?? '')
}
