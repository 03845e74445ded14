/** The kind of a file that is no catalog, by its first bytes: nobody should see it as text on a terminal. */

const signatures: readonly (readonly [hex: string, at: number, name: string])[] = [
  ['ffd8ff', 0, 'una imagen JPEG'],
  ['89504e47', 0, 'una imagen PNG'],
  ['47494638', 0, 'una imagen GIF'],
  ['57454250', 8, 'una imagen WebP'],
  ['66747970', 4, 'una imagen o un video'],
  ['25504446', 0, 'un PDF'],
  ['52617221', 0, 'un archivo RAR'],
  ['1f8b', 0, 'un archivo comprimido (gzip)'],
  ['377abcaf', 0, 'un archivo 7z'],
]
/** The share of control characters in the first bytes; a text has hardly any. */
const mostControls = 0.01

/** Undefined where it can be a text. */
export function binaryKind(head: Buffer): string | undefined {
  const known = signatures.find(([hex, at]) => head.subarray(at, at + hex.length / 2).toString('hex') === hex)
  if (known) return known[2]
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  if (isWide) return undefined
  const controls = head.reduce((count, byte) => count + (isControl(byte) ? 1 : 0), 0)
  return head.includes(0) || controls > head.length * mostControls ? 'un archivo binario' : undefined
}

// a tab, a line break and an escape may stand in a text
function isControl(byte: number): boolean {
  return byte < 32 && ![9, 10, 12, 13, 27].includes(byte)
}
