/**
 * Makes a stranger's SVG harmless: what is not known to draw is left out, so no script, no outside address,
 * no entity and no animation comes through. A drawing that unfolds into more than people draw (nested uses,
 * deep nests) is refused before any renderer sees it. The result is written anew, never copied.
 */
import { escapeXml } from '@estampa/domain/markup'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { keepAttribute, keepStyleSheet, referencesOf } from './clean-svg/attributes.ts'
import { type Token, tokensOf } from './clean-svg/tokens.ts'

export type CleanSvg = {
  svg: string
  /** Pixel pictures inside it, whose sizes must be looked at too. */
  embedded: Buffer[]
}

const MAX_ELEMENTS = 30_000
const MAX_UNFOLDED = 60_000
const DEEPEST = 120

const drawn = new Set(
  `svg g a defs symbol use path rect circle ellipse line polyline polygon text tspan textPath linearGradient
  radialGradient stop clipPath mask pattern marker style title desc image switch`.split(/\s+/),
)

type SvgElement = { name: string; weight: number; refers: string[]; children: SvgElement[] }

export function cleanSvg(text: string): CleanSvg | Refusal {
  const tokens = tokensOf(text)
  if (!tokens) return refuse('unreadable_picture')
  const writer = new Writer()
  for (const token of tokens) {
    if (!writer.take(token)) return refuse('unreadable_picture')
  }
  return writer.finish() ?? refuse('unreadable_picture')
}

class Writer {
  readonly #out: string[] = []
  readonly #embedded: Buffer[] = []
  readonly #open: SvgElement[] = []
  readonly #byId = new Map<string, SvgElement>()
  #root: SvgElement | undefined
  #elements = 0
  /** How deep we are inside something that is left out. */
  #skipping = 0
  #isDone = false

  take(token: Token): boolean {
    if (token.kind === 'text') return this.#text(token.text)
    if (token.kind === 'close') return this.#close(token.name)
    return this.#opening(token)
  }

  #text(text: string): boolean {
    const inside = this.#open.at(-1)
    if (!inside || this.#isDone) return text.trim() === ''
    if (this.#skipping > 0) return true
    if (inside.name === 'style') this.#out.push(escapeXml(keepStyleSheet(text)))
    else if (['text', 'tspan', 'textPath', 'title', 'desc', 'a'].includes(inside.name))
      this.#out.push(escapeXml(text))
    return true
  }

  #opening(token: Extract<Token, { kind: 'open' }>): boolean {
    this.#elements += 1
    if (this.#isDone || this.#elements > MAX_ELEMENTS) return false
    if (!this.#root && token.name !== 'svg') return false
    if (this.#skipping > 0 || !drawn.has(token.name)) {
      if (!token.isEmpty) this.#skipping += 1
      return this.#skipping <= DEEPEST
    }
    this.#write(token)
    return this.#open.length <= DEEPEST
  }

  #write(token: Extract<Token, { kind: 'open' }>): void {
    const element: SvgElement = { name: token.name, weight: -1, refers: [], children: [] }
    // a link draws nothing of its own
    const name = token.name === 'a' ? 'g' : token.name
    this.#out.push(`<${name}`)
    if (!this.#root)
      this.#out.push(' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"')
    for (const [attribute, value] of token.attributes) {
      if (!keepAttribute(token.name, attribute, value, this.#embedded)) continue
      this.#out.push(` ${attribute}="${escapeXml(value)}"`)
      if (attribute === 'id') this.#byId.set(value, element)
      element.refers.push(...referencesOf(attribute, value))
    }
    this.#out.push(token.isEmpty ? '/>' : '>')
    this.#open.at(-1)?.children.push(element)
    this.#root ??= element
    if (!token.isEmpty) this.#open.push(element)
    else if (this.#open.length === 0) this.#isDone = true
  }

  #close(name: string): boolean {
    if (this.#skipping > 0) {
      this.#skipping -= 1
      return true
    }
    const element = this.#open.pop()
    if (element?.name !== name) return false
    this.#out.push(`</${name === 'a' ? 'g' : name}>`)
    if (this.#open.length === 0) this.#isDone = true
    return true
  }

  finish(): CleanSvg | undefined {
    if (!this.#root || this.#open.length > 0 || this.#skipping > 0) return undefined
    if (this.#unfolded(this.#root, new Set()) > MAX_UNFOLDED) return undefined
    return { svg: this.#out.join(''), embedded: this.#embedded }
  }

  /** How many elements are drawn once every reference is followed; endless for one that contains itself. */
  #unfolded(element: SvgElement, path: Set<SvgElement>): number {
    if (element.weight >= 0) return element.weight
    if (path.has(element) || path.size > 4 * DEEPEST) return Number.POSITIVE_INFINITY
    path.add(element)
    let weight = 1
    for (const child of element.children) weight += this.#unfolded(child, path)
    for (const id of element.refers) {
      const target = this.#byId.get(id)
      if (target) weight += this.#unfolded(target, path)
    }
    path.delete(element)
    element.weight = weight
    return weight
  }
}
