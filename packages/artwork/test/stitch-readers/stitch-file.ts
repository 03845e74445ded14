/**
 * What the readers of embroidery files give. They are written from the published descriptions of the formats (KDE's
 * Liberty wiki, the EduTechWiki, the wiki of libpes, Melco's own text) by somebody who has not seen the writers, so that
 * a misunderstanding of a format is found and not repeated. A reader throws where a file contradicts its description.
 *
 * All is in tenths of a millimeter, x to the right and y upwards, from the middle of the design.
 */
export type NeedlePoint = { readonly x: number; readonly y: number }

export type StitchFile = {
  /** Where the needle goes through the cloth, thread by thread. */
  readonly colors: readonly (readonly NeedlePoint[])[]
  /** Length of the longest stitch, from one point to the next with the thread uncut and no move between them. */
  readonly longest: number
  /** Cuts of the thread inside of a color; a change of the thread cuts it anyway. */
  readonly trims: number
  /** Where the frame stands at last. */
  readonly end: NeedlePoint
  /** Whether the file says that it ends, in the formats that can. */
  readonly ended: boolean
}

/** Follows the frame as a machine does, and notes what it sews. */
export class Frame {
  readonly #colors: NeedlePoint[][] = [[]]
  #at: NeedlePoint
  /** The point from which the next stitch would be drawn. */
  #thread: NeedlePoint | undefined
  #longest = 0
  #trims = 0

  constructor(start: NeedlePoint = { x: 0, y: 0 }) {
    this.#at = start
  }

  get at(): NeedlePoint {
    return this.#at
  }

  get hasSewn(): boolean {
    return this.#colors.at(-1)?.length !== 0
  }

  stitch(dx: number, dy: number): void {
    this.#at = { x: this.#at.x + dx, y: this.#at.y + dy }
    if (this.#thread) {
      const length = Math.hypot(this.#at.x - this.#thread.x, this.#at.y - this.#thread.y)
      this.#longest = Math.max(this.#longest, length)
    }
    this.#thread = this.#at
    this.#colors.at(-1)?.push(this.#at)
  }

  move(dx: number, dy: number): void {
    this.#at = { x: this.#at.x + dx, y: this.#at.y + dy }
    this.#thread = undefined
  }

  place(at: NeedlePoint): void {
    this.#at = at
    this.#thread = undefined
  }

  trim(): void {
    this.#trims += 1
    this.#thread = undefined
  }

  changeThread(): void {
    this.#colors.push([])
    this.#thread = undefined
  }

  finish(ended: boolean): StitchFile {
    return { colors: this.#colors, longest: this.#longest, trims: this.#trims, end: this.#at, ended }
  }
}

/** Reads numbers and texts one after the other. */
export class Bytes {
  readonly #view: DataView
  readonly #isLittle: boolean
  at = 0

  constructor(file: Uint8Array, order: 'little' | 'big') {
    this.#view = new DataView(file.buffer, file.byteOffset, file.byteLength)
    this.#isLittle = order === 'little'
  }

  get length(): number {
    return this.#view.byteLength
  }

  u8(): number {
    return this.#view.getUint8(this.#step(1))
  }

  i8(): number {
    return this.#view.getInt8(this.#step(1))
  }

  u16(): number {
    return this.#view.getUint16(this.#step(2), this.#isLittle)
  }

  i16(): number {
    return this.#view.getInt16(this.#step(2), this.#isLittle)
  }

  u32(): number {
    return this.#view.getUint32(this.#step(4), this.#isLittle)
  }

  i32(): number {
    return this.#view.getInt32(this.#step(4), this.#isLittle)
  }

  f32(): number {
    return this.#view.getFloat32(this.#step(4), this.#isLittle)
  }

  raw(length: number): Uint8Array {
    const from = this.#step(length)
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + from, length)
  }

  text(length: number, encoding = 'utf-8'): string {
    return new TextDecoder(encoding).decode(this.raw(length))
  }

  rgb(): string {
    return `#${[...this.raw(3)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  }

  /** Throws where what comes next is not what the format says. */
  expect(...bytes: readonly number[]): void {
    const [from, found] = [this.at, [...this.raw(bytes.length)]]
    if (bytes.some((byte, n) => byte !== found[n])) {
      throw new Error(`${found} stands at ${from} instead of ${bytes}`)
    }
  }

  #step(length: number): number {
    const from = this.at
    this.at += length
    return from
  }
}
