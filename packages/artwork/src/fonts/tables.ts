/** Where the tables of a TrueType file lie, and how its numbers are read. */
export class Table {
  readonly #view: DataView
  readonly #start: number

  constructor(view: DataView, start = 0) {
    this.#view = view
    this.#start = start
  }

  u8 = (at: number): number => this.#view.getUint8(this.#start + at)
  i8 = (at: number): number => this.#view.getInt8(this.#start + at)
  u16 = (at: number): number => this.#view.getUint16(this.#start + at)
  i16 = (at: number): number => this.#view.getInt16(this.#start + at)
  u32 = (at: number): number => this.#view.getUint32(this.#start + at)
  tag = (at: number): string =>
    String.fromCharCode(this.u8(at), this.u8(at + 1), this.u8(at + 2), this.u8(at + 3))
  from = (at: number): Table => new Table(this.#view, this.#start + at)
}

export function tablesOf(bytes: Uint8Array): ReadonlyMap<string, Table> {
  const file = new Table(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (bytes.length < 12 || file.u32(0) !== 0x00010000) throw new Error('This is no TrueType font')
  const tables = new Map<string, Table>()
  for (let index = 0; index < file.u16(4); index++) {
    const row = 12 + 16 * index
    tables.set(file.tag(row), file.from(file.u32(row + 8)))
  }
  return tables
}
