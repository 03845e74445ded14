/** Path data as lines and cubic curves in absolute coordinates: what PDF can draw. */

export type PathSegment =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy
const FLAG = /[\s,]*([01])/y

/** As far as it can be read: what follows an error is not drawn, as SVG wants. */
export function readPath(text: string): PathSegment[] {
  const pen = new Pen()
  let [at, command] = [0, '']
  while (at < text.length) {
    const letter = /^[\s,]*([a-zA-Z])/.exec(text.slice(at, at + 40))
    if (letter) {
      command = letter[1] as string
      at += letter[0].length
    } else if (!command || /^z$/i.test(command) || text.slice(at).trim() === '') break
    const values: number[] = []
    const count = counts[command.toUpperCase()]
    if (count === undefined) break
    while (values.length < count) {
      const isFlag = /^a$/i.test(command) && (values.length === 3 || values.length === 4)
      const reader = isFlag ? FLAG : NUMBER
      reader.lastIndex = at
      const found = reader.exec(text)
      if (!found) return pen.drawn
      values.push(Number(found[1]))
      at = reader.lastIndex
    }
    if (!pen.draw(command, values)) break
    if (command === 'M') command = 'L'
    if (command === 'm') command = 'l'
  }
  return pen.drawn
}

class Pen {
  readonly drawn: PathSegment[] = []
  #x = 0
  #y = 0
  #startX = 0
  #startY = 0
  /** Where a smooth curve that follows is bent from. */
  #bend: { kind: 'C' | 'Q'; x: number; y: number } | null = null

  draw(command: string, values: number[]): boolean {
    const kind = command.toUpperCase()
    if (this.drawn.length === 0 && kind !== 'M') return false
    const isRelative = command !== kind
    if (kind === 'H') return this.#line((isRelative ? this.#x : 0) + (values[0] ?? 0), this.#y)
    if (kind === 'V') return this.#line(this.#x, (isRelative ? this.#y : 0) + (values[0] ?? 0))
    if (kind === 'Z') return this.#close()
    const [dx, dy] = isRelative ? [this.#x, this.#y] : [0, 0]
    const start = kind === 'A' ? 5 : 0
    const points = values.map((value, index) =>
      index < start ? value : value + ((index - start) % 2 === 0 ? dx : dy),
    )
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = points
    if (kind === 'M') return this.#move(a, b)
    if (kind === 'L') return this.#line(a, b)
    if (kind === 'C') return this.#curve(a, b, c, d, e, f, 'C')
    if (kind === 'S') return this.#curve(...this.#mirrored('C'), a, b, c, d, 'C')
    if (kind === 'Q') return this.#quadratic(a, b, c, d)
    if (kind === 'T') return this.#quadratic(...this.#mirrored('Q'), a, b)
    return this.#arc(a, b, c, d !== 0, e !== 0, f, g)
  }

  #move(x: number, y: number): boolean {
    this.drawn.push(['M', x, y])
    return this.#reach(x, y, null, true)
  }

  #line(x: number, y: number): boolean {
    this.#reopen()
    this.drawn.push(['L', x, y])
    return this.#reach(x, y, null)
  }

  #close(): boolean {
    this.drawn.push(['Z'])
    return this.#reach(this.#startX, this.#startY, null)
  }

  #curve(a: number, b: number, c: number, d: number, x: number, y: number, kind: 'C' | 'A'): boolean {
    this.#reopen()
    this.drawn.push(['C', a, b, c, d, x, y])
    return this.#reach(x, y, kind === 'C' ? { kind, x: c, y: d } : null)
  }

  #quadratic(bx: number, by: number, x: number, y: number): boolean {
    const third = (from: number, bend: number) => from + (2 / 3) * (bend - from)
    const [fromX, fromY] = [this.#x, this.#y]
    this.#curve(third(fromX, bx), third(fromY, by), third(x, bx), third(y, by), x, y, 'A')
    this.#bend = { kind: 'Q', x: bx, y: by }
    return true
  }

  /** After a close the next line begins a new part where the last one began. */
  #reopen(): void {
    if (this.drawn.at(-1)?.[0] === 'Z') this.drawn.push(['M', this.#x, this.#y])
  }

  #mirrored(kind: 'C' | 'Q'): [number, number] {
    const bend = this.#bend?.kind === kind ? this.#bend : { x: this.#x, y: this.#y }
    return [2 * this.#x - bend.x, 2 * this.#y - bend.y]
  }

  #reach(
    x: number,
    y: number,
    bend: { kind: 'C' | 'Q'; x: number; y: number } | null,
    starts = false,
  ): boolean {
    this.#x = x
    this.#y = y
    this.#bend = bend
    if (starts) {
      this.#startX = x
      this.#startY = y
    }
    return Number.isFinite(x + y)
  }

  /** The elliptical arc of SVG 1.1, appendix F.6, in pieces of a quarter turn. */
  #arc(
    rx: number,
    ry: number,
    degrees: number,
    isLarge: boolean,
    isSweep: boolean,
    x: number,
    y: number,
  ): boolean {
    const [width, height] = [Math.abs(rx), Math.abs(ry)]
    if (width === 0 || height === 0) return this.#line(x, y)
    const [fromX, fromY] = [this.#x, this.#y]
    if (fromX === x && fromY === y) return true
    const turn = (degrees * Math.PI) / 180
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const [dx, dy] = [(fromX - x) / 2, (fromY - y) / 2]
    const [u, v] = [cos * dx + sin * dy, -sin * dx + cos * dy]
    const grown = Math.max(1, Math.sqrt((u / width) ** 2 + (v / height) ** 2))
    const [a, b] = [width * grown, height * grown]
    const rest = (a * b) ** 2 - (a * v) ** 2 - (b * u) ** 2
    const far = Math.sqrt(Math.max(0, rest / ((a * v) ** 2 + (b * u) ** 2))) * (isLarge === isSweep ? -1 : 1)
    const [cu, cv] = [(far * a * v) / b, (-far * b * u) / a]
    const middle = [cos * cu - sin * cv + (fromX + x) / 2, sin * cu + cos * cv + (fromY + y) / 2] as const
    const first = Math.atan2((v - cv) / b, (u - cu) / a)
    let sweep = Math.atan2((-v - cv) / b, (-u - cu) / a) - first
    if (isSweep && sweep < 0) sweep += 2 * Math.PI
    if (!isSweep && sweep > 0) sweep -= 2 * Math.PI
    const place = (p: number, q: number): [number, number] => [
      cos * a * p - sin * b * q + middle[0],
      sin * a * p + cos * b * q + middle[1],
    ]
    this.#pieces(first, sweep, place)
    return this.#reach(x, y, null)
  }

  #pieces(first: number, sweep: number, place: (p: number, q: number) => [number, number]): void {
    const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
    const step = sweep / pieces
    const reach = (4 / 3) * Math.tan(step / 4)
    for (let piece = 0; piece < pieces; piece++) {
      const [from, to] = [first + piece * step, first + (piece + 1) * step]
      const start = place(Math.cos(from) - reach * Math.sin(from), Math.sin(from) + reach * Math.cos(from))
      const end = place(Math.cos(to) + reach * Math.sin(to), Math.sin(to) - reach * Math.cos(to))
      this.#curve(...start, ...end, ...place(Math.cos(to), Math.sin(to)), 'A')
    }
  }
}
