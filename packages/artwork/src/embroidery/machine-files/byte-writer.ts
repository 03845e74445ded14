/** Bytes of a file, one after the other, in either order of bytes; a number of two's complement where it is negative. */
export class ByteWriter {
  readonly #bytes: number[] = []

  get length(): number {
    return this.#bytes.length
  }

  bytes(...values: readonly number[]): void {
    for (const value of values) this.#bytes.push(value & 0xff)
  }

  repeat(value: number, times: number): void {
    for (let n = 0; n < times; n += 1) this.#bytes.push(value)
  }

  /** Of any length, unlike the arguments of a call. */
  append(values: Iterable<number>): void {
    for (const value of values) this.#bytes.push(value)
  }

  text(text: string): void {
    this.append(utf8(text))
  }

  /** The lowest byte first. */
  little(value: number, bytes: number): void {
    for (let byte = 0; byte < bytes; byte += 1) this.#bytes.push((value >> (8 * byte)) & 0xff)
  }

  /** The highest byte first. */
  big(value: number, bytes: number): void {
    for (let byte = bytes - 1; byte >= 0; byte -= 1) this.#bytes.push((value >> (8 * byte)) & 0xff)
  }

  /** Writes over bytes that were left free for a number that is known only now. */
  patch(at: number, write: (writer: ByteWriter) => void): void {
    const patch = new ByteWriter()
    write(patch)
    patch.#bytes.forEach((byte, n) => {
      this.#bytes[at + n] = byte
    })
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
