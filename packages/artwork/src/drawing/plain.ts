import { applySheets } from './style-sheets.ts'
import { drawnTags, knownAttributes, presentationAttributes, textTags } from './svg-names.ts'
import { mapNodes, nodesIn, readNodes, type SvgNode } from './svg-nodes.ts'

const remembered = new Map<string, SvgNode | null>()
const MAX_REMEMBERED = 16

/**
 * A cleaned drawing in which every look is an attribute of its own shape: no style sheets, classes or words.
 * Undefined where it is none, or is written in letters that only a font of some machine could draw.
 */
export function plainDrawing(text: string): SvgNode | undefined {
  const before = remembered.get(text)
  if (before !== undefined) return before ?? undefined
  const plain = makePlain(text)
  if (remembered.size >= MAX_REMEMBERED) {
    for (const oldest of [...remembered.keys()].slice(0, 1)) remembered.delete(oldest)
  }
  remembered.set(text, plain ?? null)
  return plain
}

function makePlain(text: string): SvgNode | undefined {
  const root = readNodes(text)
  if (root?.name !== 'svg') return undefined
  for (const { name } of nodesIn(root)) if (textTags.has(name)) return undefined
  const styled = applySheets(root)
  return withColorOf(mapNodes(styled, keepKnown), '#000000')
}

function keepKnown(mark: SvgNode): SvgNode {
  const attributes = new Map<string, string>()
  for (const [name, value] of mark.attributes) {
    const key = name === 'xlink:href' ? 'href' : name
    if ((knownAttributes.has(key) || presentationAttributes.has(key)) && isHarmless(mark.name, key, value))
      attributes.set(key, inPixels(key, value))
  }
  const children = mark.children.filter(
    ({ name, attributes: own }) => drawnTags.has(name) && own.get('display') !== 'none',
  )
  // of a switch only the first that can be drawn is
  const isSwitch = mark.name === 'switch'
  return {
    name: isSwitch ? 'g' : mark.name,
    attributes,
    children: isSwitch ? children.slice(0, 1) : children,
    words: '',
  }
}

const pixels: Readonly<Record<string, number>> = {
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  em: 16,
  rem: 16,
  ex: 8,
}

/** Renderers do not agree on how many pixels a centimeter has. */
function inPixels(name: string, value: string): string {
  if (name === 'id' || name === 'href' || name === 'd' || !/\d(?:p[xtc]|in|[cm]m|r?em|ex)\b/i.test(value))
    return value
  return value.replace(
    /(^|[\s,])([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(px|pt|pc|in|cm|mm|rem|em|ex)(?=$|[\s,])/gi,
    (_all, before: string, number: string, unit: string) =>
      `${before}${Number((Number(number) * (pixels[unit.toLowerCase()] ?? 1)).toFixed(4))}`,
  )
}

function isHarmless(element: string, name: string, value: string): boolean {
  if (name === 'href') {
    return /^\s*#[\w:.-]+\s*$/.test(value)
      ? element !== 'image'
      : element === 'image' && /^data:image\/(?:png|jpe?g);base64,[\w+/=\s]+$/.test(value)
  }
  const elsewhere = value.replace(/url\(\s*(['"]?)#[\w:.-]+\1\s*\)/gi, '')
  return !/[\\@<>]|\/\*|\(\s*['"]|url\s*\(|image|src\s*\(|script|expression|:\/\//i.test(elsewhere)
}

/** `currentColor` is what the nearest shape around says. */
function withColorOf(mark: SvgNode, around: string): SvgNode {
  const own = mark.attributes.get('color')
  const color = own === undefined || /^(currentcolor|inherit)$/i.test(own) ? around : own
  const attributes = new Map(mark.attributes)
  attributes.delete('color')
  for (const [name, value] of mark.attributes) {
    if (/^currentcolor$/i.test(value) && name !== 'color') attributes.set(name, color)
  }
  return { ...mark, attributes, children: mark.children.map((child) => withColorOf(child, color)) }
}
